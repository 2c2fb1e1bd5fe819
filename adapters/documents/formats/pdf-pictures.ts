import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { looksLike, type Color } from './pdf-areas.ts'

/** What a picture does to what lies below it. */
export interface PictureLook {
  width: number
  height: number
  opaque: boolean
  /** Of one tone, so that it holds no writing. */
  blank: boolean
  /** Where it is blank and opaque. */
  color: Color
}

const BITS = 1
const RGB = 2
const SAMPLES = 4_096
const MOST_CLEAR = 0.1

/** The pictures of a page by the names that its operators call them. */
export async function lookAtPictures(
  page: PDFPageProxy,
  names: readonly string[],
): Promise<ReadonlyMap<string, PictureLook>> {
  const looks = new Map<string, PictureLook>()
  for (const name of new Set(names)) {
    const objects = name.startsWith('g_') ? page.commonObjs : page.objs
    const look = lookAt(await new Promise<unknown>((resolve) => void objects.get(name, resolve)))
    if (look) looks.set(name, look)
  }
  return looks
}

/** Some points of it tell; undefined where it could not be decoded. */
export function lookAt(picture: unknown): PictureLook | undefined {
  const { width, height, data, kind } = (picture ?? {}) as Partial<Record<'width' | 'height' | 'kind', number>> & {
    data?: Uint8Array
  }
  if (!width || !height || !data) return undefined
  if (kind === BITS) {
    const blank = data.every((bits) => bits === data[0]) && (data[0] === 0 || data[0] === 255)
    return { width, height, opaque: true, blank, color: blank ? (data[0] === 0 ? 0 : 0xffffff) : undefined }
  }
  const size = kind === RGB ? 3 : 4
  const points = width * height
  const step = Math.max(1, Math.floor(points / SAMPLES))
  const colorAt = (at: number) => (data[at * size]! << 16) | (data[at * size + 1]! << 8) | data[at * size + 2]!
  let [clear, count, blank] = [0, 0, true]
  for (let at = 0; at < points; at += step) {
    count += 1
    blank &&= looksLike(colorAt(at), colorAt(0))
    if (size === 4 && data[at * size + 3]! < 250) clear += 1
  }
  const opaque = clear <= count * MOST_CLEAR
  return { width, height, opaque, blank, color: blank && opaque ? colorAt(0) : undefined }
}
