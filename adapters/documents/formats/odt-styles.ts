import type { XmlNode } from '../xml.ts'
import { parseXml } from '../xml.ts'
import { readColor } from './colors.ts'
import { looksLike } from './pdf-areas.ts'

/** How letters look; what is undefined is left to what stands around. */
export interface OdtLook {
  hidden?: boolean
  color?: number
  ground?: number | 'unknown'
  /** In points. */
  size?: number
  collapsed?: boolean
}

/** Looks by family and name of the style, such as `text T1`. */
export type OdtStyles = ReadonlyMap<string, OdtLook>

const PAPER = 0xffffff
const LEAST_SIZE = 1.5
const DEEPEST_STYLE = 20

/** The styles of the parts of a text; a style takes over what its parent says. */
export function readOdtStyles(parts: readonly (Uint8Array | undefined)[]): OdtStyles {
  const nodes = new Map<string, XmlNode>()
  for (const part of parts) {
    if (!part) continue
    for (const { name, children } of parseXml(part).children) {
      if (name !== 'styles' && name !== 'automatic-styles') continue
      for (const style of children)
        if (style.name === 'style')
          nodes.set(`${style.attributes['style:family']} ${style.attributes['style:name']}`, style)
    }
  }
  const whole = (key: string, depth: number): OdtLook => {
    const node = nodes.get(key)
    if (!node || depth > DEEPEST_STYLE) return {}
    const parent = node.attributes['style:parent-style-name']
    return {
      ...(parent === undefined ? {} : whole(`${node.attributes['style:family']} ${parent}`, depth + 1)),
      ...(Object.assign({}, ...node.children.map(({ attributes }) => lookOf(attributes))) as OdtLook),
    }
  }
  return new Map([...nodes.keys()].map((key) => [key, whole(key, 0)]))
}

function lookOf(attributes: Readonly<Record<string, string>>): OdtLook {
  const color = readColor(attributes['fo:color'] ?? '')
  const ground = readColor(attributes['fo:background-color'] ?? '')
  const [, size, unit] = /^([\d.]+)(pt|cm|mm|in)$/.exec(attributes['fo:font-size'] ?? '') ?? []
  const points = { pt: 1, cm: 28.3, mm: 2.83, in: 72 }[unit ?? ''] ?? Number.NaN
  return {
    ...(attributes['text:display'] === undefined ? {} : { hidden: attributes['text:display'] === 'none' }),
    ...(typeof color === 'number' && { color }),
    ...(typeof ground === 'number' && { ground }),
    ...(Number(size) * points > 0 && { size: Number(size) * points }),
    ...(/^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '') && { collapsed: true }),
  }
}

const FAMILIES: Readonly<Record<string, string>> = {
  p: 'paragraph',
  h: 'paragraph',
  span: 'text',
  a: 'text',
  'table-cell': 'table-cell',
  'table-row': 'table-row',
  table: 'table',
}

/** How an element looks in what stands around it. */
export function odtLook(
  name: string,
  attributes: Readonly<Record<string, string>>,
  outer: OdtLook,
  styles: OdtStyles,
): OdtLook {
  // What stands in a frame has a ground of its own, which nobody knows here.
  if (name === 'text-box') return { hidden: outer.hidden ?? false, ground: 'unknown' }
  const family = FAMILIES[name]
  const style = attributes['text:style-name'] ?? attributes['table:style-name'] ?? ''
  const own = family === undefined ? {} : (styles.get(`${family} ${style}`) ?? {})
  const hidden = outer.hidden || own.hidden || attributes['text:display'] === 'none'
  return { ...outer, ...own, hidden: hidden || attributes['text:is-hidden'] === 'true' }
}

/** Whether people read letters of this look. */
export const isSeenInOdt = ({ hidden, collapsed, color, ground = PAPER, size = LEAST_SIZE }: OdtLook): boolean =>
  !hidden &&
  !collapsed &&
  size >= LEAST_SIZE &&
  (color === undefined || ground === 'unknown' || !looksLike(color, ground))
