import type { Box } from '../../core/knowledge/index.ts'

/** Width and height of a page as it is shown, in the unit of the points on it. */
export interface PageSize {
  width: number
  height: number
}

/** A point from the upper left corner of a page. */
export type Point = readonly [x: number, y: number]

/** The smallest box on the page that holds the points, undefined where none of it lies on the page. */
export function boxAround(points: readonly Point[], { width, height }: PageSize): Box | undefined {
  const across = span(points.map(([x]) => x / width))
  const down = span(points.map(([, y]) => y / height))
  return across && down && { x: across.from, width: across.size, y: down.from, height: down.size }
}

/** What of the shares lies between 0 and 1; nothing where they are no numbers. */
function span(shares: number[]): { from: number; size: number } | undefined {
  const [least, most] = [Math.min(...shares), Math.max(...shares)]
  if (!(most > 0 && least < 1)) return undefined
  const from = Math.max(0, least)
  return { from, size: Math.min(1, most) - from }
}

/** The smallest box that holds them; a box that is undefined is passed over. */
export function hullOf(boxes: readonly (Box | undefined)[]): Box | undefined {
  let hull: Box | undefined
  for (const box of boxes) {
    if (!box || !hull) hull ??= box
    else {
      const [x, y] = [Math.min(hull.x, box.x), Math.min(hull.y, box.y)]
      const right = Math.max(hull.x + hull.width, box.x + box.width)
      const bottom = Math.max(hull.y + hull.height, box.y + box.height)
      hull = { x, y, width: right - x, height: bottom - y }
    }
  }
  return hull
}
