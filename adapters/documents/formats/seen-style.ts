import { readColor } from './colors.ts'
import { looksLike } from './pdf-areas.ts'
import type { Declarations } from './style-sheet.ts'

/** What an element hands on to those in it. */
export interface Look {
  /** Nothing of it is drawn, whatever stands in it says. */
  gone: boolean
  visible: boolean
  /** In pixels. */
  size: number
  color: number | 'clear' | undefined
  /** Undefined: a picture, or a colour that is not known. */
  ground: number | undefined
}

export const PLAIN_LOOK: Look = { gone: false, visible: true, size: 16, color: 0, ground: 0xffffff }

const LEAST_PIXELS = 2
const FAR_OFF = -400
const LEAST_OPACITY = 0.05
const SIDES = ['left', 'top', 'right', 'bottom', 'margin-left', 'margin-top', 'text-indent']

/** How the element looks whose style this is; attributes of old HTML count as style. */
export function lookOf(style: Declarations, attributes: Readonly<Record<string, string>>, outer: Look): Look {
  const visibility = style['visibility']
  return {
    gone: outer.gone || isGone(style),
    visible: visibility === undefined ? outer.visible : !/^(?:hidden|collapse)$/.test(visibility),
    size: sizeOf(style, outer.size),
    color: colorOf(
      style['-webkit-text-fill-color'] ?? style['color'] ?? attributes['color'] ?? attributes['text'],
      outer,
    ),
    ground: groundOf(style, attributes, outer),
  }
}

/** Whether people read a text of this look. */
export const isSeen = ({ gone, visible, size, color, ground }: Look): boolean =>
  !gone &&
  visible &&
  size >= LEAST_PIXELS &&
  color !== 'clear' &&
  (color === undefined || ground === undefined || !looksLike(color, ground))

function isGone(style: Declarations): boolean {
  const has = (name: string, value: RegExp) => value.test(style[name] ?? '')
  if (has('display', /^none$/) || has('content-visibility', /^hidden$/) || has('mso-hide', /^all$/)) return true
  if (style['opacity'] !== undefined && Number.parseFloat(style['opacity']) < LEAST_OPACITY) return true
  if (has('filter', /opacity\(\s*0*\.?0*%?\s*\)/)) return true
  if (has('transform', /scale(?:3d|x|y)?\(\s*0*\.?0*\s*[,)]|translate[xy3d]*\([^)]*-\d{3,}/)) return true
  if (has('scale', /^0*\.?0*$/) && style['scale']) return true
  if (SIDES.some((side) => pixels(style[side]) < FAR_OFF)) return true
  if (has('clip', /rect\(\s*(?:[01](?:px)?[\s,]*){4}\)/)) return true
  if (has('clip-path', /inset\(\s*(?:[5-9]\d|100)%|circle\(\s*0|polygon\(\s*0(?:px|%)? 0(?:px|%)?\s*,\s*0(?:px|%)? 0/))
    return true
  const clips = ['overflow', 'overflow-x', 'overflow-y'].some((name) => has(name, /hidden|clip/))
  return clips && ['width', 'height', 'max-width', 'max-height'].some((side) => pixels(style[side]) <= 1)
}

const FACTORS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  em: 16,
  rem: 16,
  ex: 8,
  cm: 38,
  mm: 3.8,
  in: 96,
  vw: 10,
  vh: 8,
}

/** A length; NaN where it is none. */
function pixels(value: string | undefined): number {
  const [, number, unit = ''] = /^([-+]?(?:\d+\.?\d*|\.\d+))(px|pt|r?em|ex|cm|mm|in|vw|vh|%)?$/.exec(value ?? '') ?? []
  if (number === undefined) return Number.NaN
  return Number(number) * (unit === '%' ? 10 : (FACTORS[unit] ?? 1))
}

function sizeOf(style: Declarations, outer: number): number {
  const shorthand = /(?:^|\s)([\d.]+(?:px|pt|r?em|%))(?:\/\S+)?\s/.exec(style['font'] ?? '')?.[1]
  const value = style['font-size'] ?? shorthand
  if (value === undefined) return outer
  const [, number, unit] = /^([\d.]+)(em|%)$/.exec(value) ?? []
  if (number !== undefined) return (outer * Number(number)) / (unit === '%' ? 100 : 1)
  const size = pixels(value)
  return Number.isNaN(size) ? (/^(?:inherit|smaller|larger)$/.test(value) ? outer : 16) : size
}

function colorOf(value: string | undefined, { color }: Look): Look['color'] {
  if (value === undefined || /^(?:inherit|currentcolor|unset)$/.test(value)) return color
  return readColor(value)
}

function groundOf(style: Declarations, attributes: Readonly<Record<string, string>>, outer: Look): number | undefined {
  const value = style['background-color'] ?? style['background'] ?? attributes['bgcolor']
  const hasPicture = /url\(|gradient\(/.test(`${style['background'] ?? ''} ${style['background-image'] ?? ''}`)
  if (hasPicture || 'background' in attributes) return undefined
  if (value === undefined || /^(?:none|inherit|unset|initial)$/.test(value)) return outer.ground
  const colors = value.match(/#[\da-f]{3,8}|rgba?\([^)]*\)|[a-z]+/gi) ?? []
  const color = colors.map((name) => readColor(name)).find((known) => known !== undefined)
  return color === 'clear' ? outer.ground : color
}
