/** What a line of a page has at one height, from the left. */
interface Part {
  text: string
  x: number
  right: number
}
interface Row<P extends Part> {
  y: number
  size: number
  segments: P[]
}

const LONGEST_TITLE = 40
const LEAST_ROWS = 4
/** In font sizes: how far two titles stand apart at least, and what belongs to nothing above it. */
const APART = 3
const FAR = 6
/** So many of the rows of a side begin below its title, or further to the right. */
const MOST = 0.6

/**
 * Two tables side by side, each below its title: the rows of the left one, then those of the right one. That they are
 * two shows by rows of their own that each has between those of the other.
 */
export function orderTables<P extends Part, R extends Row<P>>(rows: readonly R[]): R[] {
  const ordered: R[] = []
  for (let index = 0; index < rows.length; index += 1) {
    const titles = titlesIn(rows[index]!)
    const band = titles && bandBelow(rows.slice(index), titles)
    if (band) {
      for (const side of [band.left, band.right]) ordered.push(...side)
      index += band.count - 1
    } else ordered.push(rows[index]!)
  }
  return ordered
}

/** Two titles that stand apart in one row. */
function titlesIn<P extends Part>({ segments, size }: Row<P>): [left: P, right: P] | undefined {
  const [left, right, more] = segments
  const areTitles = left && right && !more && isTitle(left) && isTitle(right)
  return areTitles && right.x - left.right >= size * APART ? [left, right] : undefined
}

function bandBelow<P extends Part, R extends Row<P>>(rows: readonly R[], [left, right]: [P, P]) {
  const [title] = rows
  const gutter = right.x - title!.size / 2
  const end = rows.findIndex(
    ({ segments, y, size }, index) =>
      segments.some((one) => one.x < gutter && one.right > gutter) ||
      (index > 0 && (y - rows[index - 1]!.y > size * FAR || y < rows[index - 1]!.y)),
  )
  const band = rows.slice(0, end < 0 ? rows.length : end)
  const halves = [sideOf(band, (x) => x < gutter), sideOf(band, (x) => x >= gutter)] as const
  const isTable = halves.every(
    (half, index) =>
      half.length > LEAST_ROWS &&
      half.length < band.length &&
      half.filter(({ segments: [first] }) => first!.x - [left, right][index]!.x < title!.size).length >=
        half.length * MOST,
  )
  return isTable ? { left: halves[0], right: halves[1], count: band.length } : undefined
}

const isTitle = ({ text }: Part): boolean =>
  text.length <= LONGEST_TITLE && /^\p{Lu}\p{L}/u.test(text) && !/[\d:,]/.test(text)

const sideOf = <P extends Part, R extends Row<P>>(band: readonly R[], isOfSide: (x: number) => boolean): R[] =>
  band.flatMap((row) => {
    const segments = row.segments.filter(({ x }) => isOfSide(x))
    return segments.length > 0 ? [{ ...row, segments }] : []
  })
