import { parseXml, type XmlNode } from '../xml.ts'
import { looksLike } from './pdf-areas.ts'

/** Whether a cell of a style, counted as the attribute `s` does, shows its text to nobody. */
export type HiddenStyles = (style: number) => boolean

const PAPER = 0xffffff
/** The first of a design are its paper and its ink. */
const THEME: readonly number[] = [PAPER, 0]
const INDEXED: Readonly<Record<string, number>> = { 0: 0, 1: PAPER, 8: 0, 9: PAPER, 64: 0, 65: PAPER }

export function readHiddenStyles(styles: Uint8Array | undefined): HiddenStyles {
  if (!styles) return () => false
  const sheet = parseXml(styles)
  const under = (parent: string) => sheet.children.find(({ name }) => name === parent)?.children ?? []
  const empty = new Set(
    under('numFmts')
      .filter(({ attributes }) => /^\s*;\s*;\s*;\s*$/.test(attributes['formatCode'] ?? ''))
      .map(({ attributes }) => attributes['numFmtId']),
  )
  const fonts = under('fonts').map((font) => colorOf(find(font, 'color')))
  const grounds = under('fills').map(groundOf)
  const hidden = under('cellXfs').map(({ attributes }) => {
    if (empty.has(attributes['numFmtId'])) return true
    const color = fonts[Number(attributes['fontId'] ?? 0)]
    const ground = grounds[Number(attributes['fillId'] ?? 0)] ?? PAPER
    return color !== undefined && ground !== 'unknown' && looksLike(color, ground)
  })
  return (style) => hidden[style] ?? false
}

const find = ({ children }: XmlNode, wanted: string) => children.find(({ name }) => name === wanted)

function colorOf(node: XmlNode | undefined): number | undefined {
  const { rgb, theme, tint, indexed } = node?.attributes ?? {}
  if (rgb !== undefined) return /^[\da-f]{6,8}$/i.test(rgb) ? Number.parseInt(rgb.slice(-6), 16) : undefined
  if (theme !== undefined) return tint === undefined || Number(tint) === 0 ? THEME[Number(theme)] : undefined
  return indexed === undefined ? undefined : INDEXED[indexed]
}

function groundOf(fill: XmlNode): number | 'unknown' {
  const pattern = find(fill, 'patternFill')
  if (!pattern) return fill.children.length === 0 ? PAPER : 'unknown'
  const kind = pattern.attributes['patternType'] ?? 'none'
  if (kind === 'none') return PAPER
  return kind === 'solid' ? (colorOf(find(pattern, 'fgColor')) ?? 'unknown') : 'unknown'
}
