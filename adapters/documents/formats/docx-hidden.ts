import { Parser } from 'htmlparser2'
import { decodeText } from '../decode-text.ts'
import { parseXml, type XmlNode } from '../xml.ts'
import { looksLike } from './pdf-areas.ts'

/** How letters look; what is undefined is left to what stands around. */
interface Letters {
  vanish?: boolean
  color?: number
  /** `unknown`: a picture, a pattern or the design of a table. */
  ground?: number | 'unknown'
  /** In half points. */
  size?: number
}

/** The looks of a Word file's styles by their ids. */
export type WordStyles = ReadonlyMap<string, Letters>

interface Open extends Letters {
  name: string
  hidden: boolean
}

const PAPER = 0xffffff
const LEAST_SIZE = 3
const DEEPEST_STYLE = 20
const HIGHLIGHTS: Readonly<Record<string, number>> = {
  black: 0,
  white: PAPER,
  yellow: 0xffff00,
  darkBlue: 0x000080,
  blue: 0x0000ff,
}

const isOn = (value: string | undefined): boolean => !/^(?:0|false|off|none)$/.test(value ?? '')
const hexColor = (value: string | undefined): number | undefined =>
  /^[\da-f]{6}$/i.test(value ?? '') ? Number.parseInt(value!, 16) : undefined

/** What a property says of the letters. */
function lettersOf(name: string, attributes: Readonly<Record<string, string>>): Letters {
  const value = attributes['w:val']
  switch (name) {
    case 'vanish':
    case 'specVanish':
      return { vanish: isOn(value) }
    case 'color': {
      const color = hexColor(value)
      return color === undefined ? {} : { color }
    }
    case 'sz':
      return Number(value) > 0 ? { size: Number(value) } : {}
    case 'shd': {
      const fill = attributes['w:fill']
      if (value !== undefined && !/^(?:clear|nil)$/.test(value))
        return { ground: value === 'solid' ? (hexColor(attributes['w:color']) ?? 'unknown') : 'unknown' }
      const ground = hexColor(fill)
      return ground === undefined ? {} : { ground }
    }
    case 'highlight':
      return value === undefined || value === 'none' ? {} : { ground: HIGHLIGHTS[value] ?? 'unknown' }
    default:
      return {}
  }
}

/** A style takes over what the one it is based on says. */
export function readWordStyles(styles: Uint8Array | undefined): WordStyles {
  const looks = new Map<string, Letters>()
  if (!styles) return looks
  const nodes = new Map(
    parseXml(styles)
      .children.filter(({ name }) => name === 'style')
      .map((node) => [node.attributes['w:styleId'] ?? '', node]),
  )
  const own = ({ children }: XmlNode): Letters =>
    Object.assign(
      {},
      ...children
        .filter(({ name }) => name === 'rPr' || name === 'pPr')
        .flatMap(({ children: properties }) => properties.map(({ name, attributes }) => lettersOf(name, attributes))),
    ) as Letters
  const whole = (id: string, depth: number): Letters => {
    const node = nodes.get(id)
    if (!node || depth > DEEPEST_STYLE) return {}
    const base = node.children.find(({ name }) => name === 'basedOn')?.attributes['w:val']
    return { ...(base === undefined ? {} : whole(base, depth + 1)), ...own(node) }
  }
  for (const id of nodes.keys()) looks.set(id, whole(id, 0))
  return looks
}

/**
 * A part of a Word file without the letters that no reader sees; the same bytes where there are none. What vanishes
 * only in the layout for the web stays: on paper it is seen.
 */
export function withoutHiddenWords(part: Uint8Array, styles: WordStyles): { part: Uint8Array; hidden: boolean } {
  const xml = decodeText(part).text
  const cuts: [from: number, to: number][] = []
  const open: Open[] = []
  let hidden = false
  const nearest = (names: RegExp) => open.findLast(({ name }) => names.test(name))
  const parser: Parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = tag.slice(tag.indexOf(':') + 1)
        const outer = open.at(-1)
        // Letters begin anew in each paragraph; its ground is that of the cell around it.
        const entry: Open =
          name === 'p' || name === 'txbxContent'
            ? {
                name,
                hidden: outer?.hidden ?? false,
                ...(name === 'p' && outer?.ground !== undefined && { ground: outer.ground }),
              }
            : { ...outer, name, hidden: outer?.hidden ?? false }
        if (name === 'txbxContent') entry.ground = 'unknown'
        if (name === 'tblStyle') Object.assign(nearest(/^tbl$/) ?? {}, { ground: 'unknown' })
        if (name === 'docPr' && isOn(attributes['hidden'] ?? '0'))
          Object.assign(nearest(/^(?:anchor|inline)$/) ?? {}, { hidden: true })
        if (/visibility\s*:\s*hidden/i.test(attributes['style'] ?? '')) entry.hidden = true
        const target =
          name === 'pStyle' || open.at(-1)?.name === 'pPr'
            ? nearest(/^p$/)
            : open.at(-1)?.name === 'rPr' && open.at(-2)?.name === 'r'
              ? open.at(-2)
              : open.at(-1)?.name === 'tcPr'
                ? nearest(/^tc$/)
                : undefined
        if (target && name !== 'rPr')
          Object.assign(
            target,
            /^[pr]Style$/.test(name) ? styles.get(attributes['w:val'] ?? '') : lettersOf(name, attributes),
          )
        open.push(entry)
      },
      ontext(text) {
        const { name, ...letters } = open.at(-1) ?? { name: '', hidden: false }
        if (name !== 't' || isSeen(letters)) return
        hidden ||= /[\p{L}\p{N}]/u.test(text)
        cuts.push([parser.startIndex, parser.endIndex + 1])
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true, decodeEntities: false },
  )
  parser.write(xml)
  parser.end()
  if (cuts.length === 0) return { part, hidden }
  let kept = ''
  let from = 0
  for (const [start, end] of cuts) {
    kept += xml.slice(from, start)
    from = end
  }
  const text = (kept + xml.slice(from)).replace(/^(<\?xml[^>]*encoding=["'])[\w-]+/, '$1UTF-8')
  return { part: new TextEncoder().encode(text), hidden }
}

function isSeen({ hidden, vanish, color, ground = PAPER, size = LEAST_SIZE }: Omit<Open, 'name'>): boolean {
  if (hidden || vanish || size < LEAST_SIZE) return false
  return color === undefined || ground === 'unknown' || !looksLike(color, ground)
}
