import { boxAround, type Point } from '../page-area.ts'
import { looksLike } from './pdf-areas.ts'
import type { Layers } from './pdf-drawing.ts'
import type { Fragment } from './pdf-layout.ts'
import { multiply, type View } from './pdf-matrix.ts'
import { LEAST_SIZE } from './pdf-visible-text.ts'

const FORM_TEXT_SIZE = 10
const LEAST_SIDE = 2
/** ISO 32000-1, table 165: hidden, not on the screen. */
const UNSEEN_FLAGS = 0x02 | 0x20
const PAPER = 0xffffff

/**
 * What a person filled into a form stands beside the text layer: words of text fields and choices, a cross for a ticked
 * box.
 */
export function formText(
  { subtype, fieldType, fieldValue, checkBox, rect }: Record<string, unknown>,
  view: View,
): Fragment[] {
  if (subtype !== 'Widget' || !Array.isArray(rect)) return []
  const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue
  const text =
    fieldType === 'Btn'
      ? checkBox && value && value !== 'Off'
        ? '[x]'
        : ''
      : fieldType === 'Tx' || fieldType === 'Ch'
        ? value
        : ''
  if (typeof text !== 'string' || text.trim() === '') return []
  const corners = [0, 2].map((at) => onPage(view, Number(rect[at]), Number(rect[at + 1])))
  const x = Math.min(...corners.map(([across]) => across))
  const y = Math.max(...corners.map(([, down]) => down))
  return text.split(/\r\n?|\n/).map((line, index, all) => ({
    text: line,
    x,
    y: y - (all.length - 1 - index) * FORM_TEXT_SIZE * 1.2 - 2,
    width: (line.length * FORM_TEXT_SIZE) / 2,
    size: FORM_TEXT_SIZE,
    turned: false,
    box: boxAround(corners, view),
  }))
}

/** Whether a form field stands where its words can be read, in letters that can be. */
export function isFieldSeen(field: Record<string, unknown>, layers: Layers): boolean {
  const { hidden, annotationFlags, password, rect, defaultAppearanceData, backgroundColor, oc } = field
  if (hidden || password || Number(annotationFlags) & UNSEEN_FLAGS || (oc && !layers.isVisible(oc))) return false
  const [left, bottom, right, top] = (rect as number[] | undefined) ?? [0, 0, 0, 0]
  if (Math.min(right! - left!, top! - bottom!) < LEAST_SIDE) return false
  const { fontSize, fontColor } = (defaultAppearanceData ?? {}) as { fontSize?: number; fontColor?: ArrayLike<number> }
  if (fontSize !== undefined && fontSize > 0 && fontSize < LEAST_SIZE) return false
  if (!fontColor) return true
  return !looksLike(colorOf(fontColor), backgroundColor ? colorOf(backgroundColor as ArrayLike<number>) : PAPER)
}

const colorOf = (parts: ArrayLike<number>): number => (parts[0]! << 16) | (parts[1]! << 8) | parts[2]!

function onPage({ transform }: View, x: number, y: number): Point {
  const [, , , , across, down] = multiply(transform, [1, 0, 0, 1, x, y])
  return [across, down]
}
