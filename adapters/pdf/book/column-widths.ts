/**
 * How wide columns become: by what they want, but none narrower than it needs as long as there is room for all. Where
 * there is not, each gives way by the same share.
 */
export function columnWidths(wanted: readonly number[], needed: readonly number[], width: number): number[] {
  const sumNeeded = sum(needed)
  if (sumNeeded >= width) return needed.map((need) => (need * width) / sumNeeded)
  const held = new Set<number>()
  for (;;) {
    const isFree = (_: number, index: number) => !held.has(index)
    const left = width - sum(needed.filter((_, index) => held.has(index)))
    const shares = sum(wanted.filter(isFree))
    const widths = needed.map((need, index) => (held.has(index) ? need : (left * wanted[index]!) / shares))
    const short = needed.findIndex((need, index) => isFree(need, index) && widths[index]! < need)
    if (short === -1) return widths
    held.add(short)
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
