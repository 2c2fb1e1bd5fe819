import type { Canvas } from '@napi-rs/canvas'
import type { PageSize, Point } from './page-area.ts'

/** Upper left, upper right, lower right, lower left. */
type Corners = readonly [Point, Point, Point, Point]

/** A sheet as if it had been photographed from above. */
export interface Sheet {
  canvas: Canvas
  /** Where a place of the sheet stands in the picture, both in pixels. */
  toPicture(x: number, y: number): Point
}

/** To look for the sheet, not to read it. */
const SMALL = 480
/** Of the picture: what is less is no sheet, what is more leaves nothing around it. */
const LEAST_SHARE = 0.2
const MOST_SHARE = 0.97
/** How far the lighter area may differ from the area between its corners. */
const LIKENESS = 0.07
/** Of its side: by less than this a corner stands where that of an upright sheet would. */
const ASKEW = 0.012
/** Between the tones of the sheet and of what it lies on. */
const LEAST_CONTRAST = 40

/**
 * The sheet of a photo, turned and stretched until it is a rectangle; undefined where no single light sheet with four
 * corners lies on something darker, and where it already stands upright.
 */
export async function straightenSheet(picture: Canvas): Promise<Sheet | undefined> {
  const corners = await findSheet(picture)
  if (!corners || !isAskew(corners)) return undefined
  const [a, b, c, d] = corners
  const width = Math.round(Math.max(distance(a, b), distance(d, c)))
  const height = Math.round(Math.max(distance(a, d), distance(b, c)))
  const projection = projectionOf(corners, width, height)
  return { canvas: await warp(picture, width, height, projection), toPicture: (x, y) => project(projection, x, y) }
}

const project = ({ ax, bx, cx, ay, by, cy, g, h }: Projection, x: number, y: number): Point => {
  const depth = g * x + h * y + 1
  return [(ax * x + bx * y + cx) / depth, (ay * x + by * y + cy) / depth]
}

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y)

function isAskew([a, b, c, d]: Corners): boolean {
  const [width, height] = [distance(a, b), distance(a, d)]
  return (
    Math.max(Math.abs(a[1] - b[1]), Math.abs(d[1] - c[1])) > width * ASKEW ||
    Math.max(Math.abs(a[0] - d[0]), Math.abs(b[0] - c[0])) > height * ASKEW
  )
}

async function findSheet(picture: Canvas): Promise<Corners | undefined> {
  const { createCanvas } = await import('@napi-rs/canvas')
  const scale = Math.min(1, SMALL / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  if (width < 10 || height < 10) return undefined
  const small = createCanvas(width, height)
  const context = small.getContext('2d')
  context.drawImage(picture, 0, 0, width, height)
  const tones = tonesOf(context.getImageData(0, 0, width, height).data)
  const { threshold, contrast } = split(tones)
  if (contrast < LEAST_CONTRAST) return undefined
  const rows = largestLightArea(tones, width, threshold)
  const area = rows.reduce((sum, [from, to]) => sum + Math.max(0, to - from + 1), 0)
  if (area < width * height * LEAST_SHARE || area > width * height * MOST_SHARE) return undefined
  const corners = cornersOf(rows)
  if (Math.abs(areaOf(corners) / area - 1) > LIKENESS) return undefined
  return corners.map(([x, y]): Point => [x / scale, y / scale]) as unknown as Corners
}

function tonesOf(data: Uint8ClampedArray): Uint8Array {
  const tones = new Uint8Array(data.length / 4)
  for (let from = 0, to = 0; to < tones.length; from += 4, to += 1)
    tones[to] = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8
  return tones
}

/** The tone that parts light from dark best (Otsu, IEEE Trans. SMC 9 (1979) 62), and how far their means lie apart. */
function split(tones: Uint8Array): { threshold: number; contrast: number } {
  const counts = new Float64Array(256)
  for (const tone of tones) counts[tone]! += 1
  const all = counts.reduce((sum, count, tone) => sum + count * tone, 0)
  let [dark, darkSum] = [0, 0]
  let best = { threshold: 128, contrast: 0, variance: -1 }
  for (let tone = 0; tone < 255; tone += 1) {
    dark += counts[tone]!
    darkSum += counts[tone]! * tone
    const light = tones.length - dark
    if (dark === 0 || light === 0) continue
    const contrast = (all - darkSum) / light - darkSum / dark
    const variance = dark * light * contrast * contrast
    if (variance > best.variance) best = { threshold: tone, contrast, variance }
  }
  return best
}

/** Of each row, from where to where the largest connected light area reaches; what is written on it counts as light. */
function largestLightArea(tones: Uint8Array, width: number, threshold: number): [from: number, to: number][] {
  const seen = new Uint8Array(tones.length)
  const stack = new Int32Array(tones.length)
  let largest: { size: number; rows: [number, number][] } = { size: 0, rows: [] }
  const isNew = (at: number): boolean => seen[at] === 0 && tones[at]! > threshold
  for (let start = 0; start < tones.length; start += 1) {
    if (!isNew(start)) continue
    const rows: [number, number][] = Array.from({ length: tones.length / width }, () => [width, -1])
    let [size, depth] = [0, 1]
    stack[0] = start
    seen[start] = 1
    while (depth > 0) {
      const at = stack[(depth -= 1)]!
      const [x, y] = [at % width, Math.floor(at / width)]
      size += 1
      const row = rows[y]!
      row[0] = Math.min(row[0], x)
      row[1] = Math.max(row[1], x)
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= tones.length || !isNew(next)) continue
        seen[next] = 1
        stack[(depth += 1) - 1] = next
      }
    }
    if (size > largest.size) largest = { size, rows }
  }
  return largest.rows
}

/** What reaches furthest into each of the four corners. */
function cornersOf(rows: readonly [from: number, to: number][]): Corners {
  const ends = rows.flatMap(([from, to], y): Point[] =>
    to < from
      ? []
      : [
          [from, y],
          [to + 1, y + 1],
        ],
  )
  const furthest = (reach: (point: Point) => number): Point =>
    ends.reduce((best, point) => (reach(point) > reach(best) ? point : best))
  return [
    furthest(([x, y]) => -x - y),
    furthest(([x, y]) => x - y),
    furthest(([x, y]) => x + y),
    furthest(([x, y]) => y - x),
  ]
}

/** Gauss's formula. */
const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [u, v] = corners[(index + 1) % 4]!
      return sum + x * v - u * y
    }, 0),
  ) / 2

/** x = (ax·x + bx·y + cx) / (g·x + h·y + 1), and y likewise. */
interface Projection {
  ax: number
  bx: number
  cx: number
  ay: number
  by: number
  cy: number
  g: number
  h: number
}

/** The projection of a rectangle onto four corners (Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.1). */
function projectionOf([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners, width: number, height: number): Projection {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / whole
  const h = (dx1 * dy3 - dx3 * dy1) / whole
  return {
    ax: (x1 - x0 + g * x1) / width,
    bx: (x3 - x0 + h * x3) / height,
    cx: x0,
    ay: (y1 - y0 + g * y1) / width,
    by: (y3 - y0 + h * y3) / height,
    cy: y0,
    g: g / width,
    h: h / height,
  }
}

async function warp(picture: Canvas, width: number, height: number, projection: Projection): Promise<Canvas> {
  const { createCanvas, ImageData } = await import('@napi-rs/canvas')
  const tones = tonesOf(picture.getContext('2d').getImageData(0, 0, picture.width, picture.height).data)
  const pixels = new Uint8ClampedArray(width * height * 4)
  const { ax, bx, cx, ay, by, cy, g, h } = projection
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 4) {
      const depth = g * x + h * y + 1
      const tone = toneAt(tones, picture, (ax * x + bx * y + cx) / depth, (ay * x + by * y + cy) / depth)
      pixels[to] = pixels[to + 1] = pixels[to + 2] = tone
      pixels[to + 3] = 255
    }
  }
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas
}

/** Between four points, by how near each is. */
function toneAt(tones: Uint8Array, { width, height }: PageSize, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)))
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)))
  const across = Math.max(0, Math.min(1, x - left))
  const down = Math.max(0, Math.min(1, y - top))
  const at = top * width + left
  const upper = tones[at]! * (1 - across) + tones[at + 1]! * across
  const lower = tones[at + width]! * (1 - across) + tones[at + width + 1]! * across
  return upper * (1 - down) + lower * down
}
