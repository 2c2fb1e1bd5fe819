import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { isRectangle, type Area, type Color } from './pdf-areas.ts'
import { boundsOf, common, type Bounds, type Matrix } from './pdf-matrix.ts'
import type { Run } from './pdf-glyph.ts'
import { PdfPen } from './pdf-pen.ts'
import { lookAt, lookAtPictures, type PictureLook } from './pdf-pictures.ts'

/** What a page draws, in order. */
export interface Drawing {
  runs: Run[]
  areas: Area[]
  /** Where a picture may be painted, for a document that was opened without them. */
  places: Bounds[]
}

/** The layers of a document that a reader shows. */
export interface Layers {
  isVisible(group: unknown): boolean
}

const SQUARE: Bounds = [0, 0, 1, 1]
const LEAST_PICTURE = 5
const POINTS_PER_INCH = 72
const FILLING = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'] as const

type Arguments = readonly unknown[]

/** Follows the operators of a page as a reader does that draws it. */
export async function followDrawing(page: PDFPageProxy, layers: Layers): Promise<Drawing> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 })
  const looks = await lookAtPictures(
    page,
    argsArray.flatMap((args, index) => (fnArray[index] === OPS.paintImageXObject ? [String(args[0])] : [])),
  )
  const drawing: Drawing = { runs: [], areas: [], places: [] }
  const pen = new PdfPen(page.view as Bounds, (name) =>
    page.commonObjs.has(name) ? (page.commonObjs.get(name) as object) : undefined,
  )
  const shown: boolean[] = []
  let at = 0
  // Content of a mask is never seen as such, whatever is drawn in it.
  let masks = 0
  let clips = false
  const isShown = () => masks === 0 && !shown.includes(false)
  const paint = (area: Omit<Area, 'at' | 'bounds' | 'alpha'>, within: Bounds) => {
    const { fillAlpha: alpha, groupAlpha, blends, masked, clip } = pen.state
    const plain = !blends && !masked
    const bounds = common(clip, within)
    if (!isShown() || alpha * groupAlpha === 0 || bounds[0] >= bounds[2] || bounds[1] >= bounds[3]) return
    const whole = alpha * groupAlpha
    drawing.areas.push({
      ...area,
      at,
      bounds,
      alpha: whole,
      color: plain ? area.color : undefined,
      covers: area.covers && plain && whole >= 0.98,
    })
  }
  const picture = (look: PictureLook | undefined) => {
    if (!look) return
    const { matrix } = pen.state
    const across = (look.width * POINTS_PER_INCH) / Math.hypot(matrix[0], matrix[1])
    const down = (look.height * POINTS_PER_INCH) / Math.hypot(matrix[2], matrix[3])
    const density = look.blank ? 0 : Math.min(across, down)
    paint({ color: look.color, covers: look.opaque, density }, boundsOf(matrix, SQUARE))
  }
  const stencil = (args: Arguments) => {
    const { width = 0, height = 0 } = (args[0] ?? {}) as { width?: number; height?: number }
    picture({ width, height, opaque: false, blank: false, color: undefined })
  }
  const place = () => {
    const bounds = boundsOf(pen.state.matrix, SQUARE)
    const isLarge = bounds[2] - bounds[0] >= LEAST_PICTURE && bounds[3] - bounds[1] >= LEAST_PICTURE
    if (isLarge && isShown()) drawing.places.push(bounds)
  }
  const fill = (operator: number, data: ArrayLike<number>, outer: Bounds) =>
    paint(
      {
        color: pen.state.fill as Color,
        covers: true,
        density: 0,
        outline: isRectangle(data, pen.state.matrix)
          ? undefined
          : {
              data,
              matrix: pen.state.matrix,
              evenOdd: operator === OPS.eoFill || operator === OPS.eoFillStroke || operator === OPS.closeEOFillStroke,
            },
      },
      outer,
    )
  const filling = new Set<number>(FILLING.map((name) => OPS[name]))
  const show = (args: Arguments) => {
    const run = pen.write(args[0] as unknown[], at, isShown())
    if (masks === 0) drawing.runs.push(run)
  }
  const enter = (args: Arguments) => {
    pen.save()
    if (Array.isArray(args[0])) pen.transform(args[0] as Matrix)
    if (args[1]) pen.clipTo(boundsOf(pen.state.matrix, [...(args[1] as Iterable<number>)] as Bounds))
  }
  const follow: Record<number, (args: Arguments) => void> = {
    [OPS.save]: () => pen.save(),
    [OPS.restore]: () => pen.restore(),
    [OPS.transform]: (args) => {
      pen.transform(args as unknown as Matrix)
      place()
    },
    [OPS.setGState]: (args) => pen.setAll(args[0] as [string, unknown][]),
    [OPS.clip]: () => (clips = true),
    [OPS.eoClip]: () => (clips = true),
    [OPS.constructPath]: ([operator, data, extent]) => {
      const points = (data as ArrayLike<number>[])[0]
      const outer = extent ? boundsOf(pen.state.matrix, [...(extent as Iterable<number>)] as Bounds) : undefined
      if (points && outer && filling.has(operator as number)) fill(operator as number, points, outer)
      if (clips && outer) pen.clipTo(outer)
      clips = false
    },
    [OPS.shadingFill]: () => paint({ color: undefined, covers: false, density: 0 }, pen.state.clip),
    [OPS.paintFormXObjectBegin]: enter,
    [OPS.paintFormXObjectEnd]: () => pen.restore(),
    [OPS.beginGroup]: ([group]) => {
      if (masks > 0 || (group as { smask?: unknown }).smask) masks += 1
      pen.save()
      pen.beginGroup()
    },
    [OPS.endGroup]: () => {
      masks = Math.max(0, masks - 1)
      pen.restore()
    },
    [OPS.beginMarkedContent]: () => shown.push(true),
    [OPS.beginMarkedContentProps]: ([tag, group]) => shown.push(tag !== 'OC' || layers.isVisible(group)),
    [OPS.endMarkedContent]: () => shown.pop(),
    [OPS.paintImageXObject]: ([name]) => picture(looks.get(name as string)),
    [OPS.paintInlineImageXObject]: ([image]) => picture(lookAt(image)),
    [OPS.paintImageMaskXObject]: stencil,
    [OPS.paintSolidColorImageMask]: () =>
      paint({ color: pen.state.fill as Color, covers: true, density: 0 }, boundsOf(pen.state.matrix, SQUARE)),
    [OPS.showText]: show,
    ...pen.handlers(OPS),
  }
  for (; at < fnArray.length; at += 1) follow[fnArray[at]!]?.((argsArray[at] ?? []) as Arguments)
  return drawing
}
