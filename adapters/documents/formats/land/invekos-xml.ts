import { FORMATS } from '../../../../core/farm/index.ts'
import { oneLine, type ReadDocument, type TableRow } from '../../../../core/extraction/index.ts'
import type { ReadLimits } from '../../limits.ts'
import { ReadFailed } from '../../read-failed.ts'
import { parseXml, type XmlNode } from '../../xml.ts'

/**
 * What parts a parcel. What a part says goes before what the parcel says, but by its names it is called itself, so they
 * bear its word in front.
 */
const PARTS: readonly [word: string, name: RegExp][] = [
  ['Teilschlag', /^teilschlag$/i],
  ['Nutzung', /^nutzung$/i],
]
const CALLED = /^(?:bezeichnung|name|nr|nummer|schlag.*)$/i
/** What a parcel may lie in. */
const AROUND = /^(?:schlag|feldst(?:ue|ü)ck)$/i
const LONGEST_VALUE = 300

/**
 * Reads the application for area payments as the states' programs give it out (ANDI in Lower Saxony, FIONA in
 * Baden-Württemberg, iBALIS in Bavaria), and other XML of their kind, as a table with a line for each parcel or part of
 * one. What bears a FLIK is a parcel; its attributes and the elements in it are the columns.
 */
export function readInvekosXml(bytes: Uint8Array, limits: ReadLimits): ReadDocument {
  const root = parseXml(bytes)
  const parcels = parcelsIn(root, new Map())
  if (parcels.length === 0) throw new ReadFailed({ kind: 'unsupported_format', detected: 'application/xml' })
  const columns = [...new Set(parcels.flatMap((parcel) => [...parcel.keys()]))]
  const year = yearOf(root)
  const title = ['Flächenantrag', year].filter(Boolean).join(' ')
  const whole = /^aenderungsantrag$/i.test(root.name)
    ? 'Ein Änderungsantrag nennt nur, was sich ändert; aus ihm entstehen keine Zeilen. Lade den ganzen Antrag hoch.'
    : columns.length * parcels.length > limits.cells
      ? 'Der Antrag ist zu umfangreich, um aus ihm Zeilen zu machen; du kannst ihn durchsuchen.'
      : undefined
  let text = `${title}\n`
  const rows = parcels.map((parcel, index): TableRow => {
    const start = text.length
    text += `Element ${index + 1}: ${[...parcel].map(([name, value]) => `${name}: ${value}`).join(' | ')}`
    const end = text.length
    text += '\n'
    return {
      line: index + 1,
      start,
      end,
      cells: whole === undefined ? columns.map((column) => parcel.get(column) ?? '') : [],
    }
  })
  const above = [
    { line: 0, start: 0, end: title.length, cells: [title] },
    { line: 0, start: 0, end: 0, cells: columns },
  ]
  return {
    format: 'invekos_xml',
    contentType: 'application/xml',
    title,
    pages: [{ number: 1, text, headings: [{ start: 0, end: title.length, level: 1 }] }],
    ocr: false,
    ...(whole === undefined && {
      structures: [{ type: 'table', table: { page: 1, name: '', rows: [...above, ...rows], ofElements: true } }],
    }),
    warnings: whole === undefined ? [] : [whole],
  }
}

/** Its properties, by name. */
type Parcel = ReadonlyMap<string, string>

function parcelsIn(node: XmlNode, around: Parcel): Parcel[] {
  const own = valuesOf(node, '')
  const inside = node.children.flatMap((child) => parcelsIn(child, AROUND.test(node.name) ? own : around))
  if (inside.length > 0 || ![...own.values()].some(isFlik)) return inside
  const parcel = new Map([...around, ...own])
  for (const [word, name] of PARTS) {
    const parts = within(node, name).map((part) => valuesOf(part, word))
    // Several uses of a parcel that do not say how much of it they take cannot be told apart.
    if (
      parts.length === 1 ||
      (parts.length > 1 &&
        parts.every((part) => [...part.keys()].some((key) => /fl(?:ae|ä)che|gr(?:oe|ö)(?:ss|ß)e/i.test(key))))
    )
      return parts.map((part) => new Map([...parcel, ...part]))
  }
  return [parcel]
}

const isFlik = (value: string): boolean => /^DE..LI/.test(FORMATS.flik.canonical(value) ?? '')

/** The attributes of an element and the elements in it that hold text alone; a unit beside a value goes with it. */
function valuesOf({ name: whole, attributes, children, text }: XmlNode, word: string): Parcel {
  const named: [string, string][] = [
    ...(PARTS.some(([, name]) => name.test(whole)) && children.length === 0 && text !== ''
      ? [['Bezeichnung', text] as [string, string]]
      : []),
    ...Object.entries(attributes)
      .filter(([name]) => !/^xmlns|^xsi:/.test(name))
      .map(([name, value]): [string, string] => [name.slice(name.indexOf(':') + 1), value]),
    ...children
      .filter((child) => child.children.length === 0 && child.text !== '')
      .map((child): [string, string] => [child.name, [child.text, unitOf(child)].filter(Boolean).join(' ')]),
  ]
  const values = new Map<string, string>()
  for (const [name, value] of named) {
    const [column, cell] = [oneLine(CALLED.test(name) ? `${word} ${name}` : name), oneLine(value)]
    if (cell !== '' && Math.max(column.length, cell.length) <= LONGEST_VALUE && !values.has(column))
      values.set(column, cell)
  }
  return values
}

const unitOf = ({ attributes }: XmlNode): string | undefined =>
  Object.entries(attributes).find(([name]) => /^(?:.*:)?(?:einheit|unit|uom)$/i.test(name))?.[1]

const within = (node: XmlNode, name: RegExp): XmlNode[] =>
  node.children.flatMap((child) => [...(name.test(child.name) ? [child] : []), ...within(child, name)])

/** The year that the application is for, where it names one only. */
function yearOf(root: XmlNode): string | undefined {
  const years = new Set<string>()
  const look = ({ name, attributes, children, text }: XmlNode): void => {
    for (const [key, value] of [[name, text], ...Object.entries(attributes)])
      if (/^(?:.*:)?(?:antrags)?jahr$/i.test(key!) && /^20\d{2}$/.test(value!)) years.add(value!)
    children.forEach(look)
  }
  look(root)
  return years.size === 1 ? [...years][0] : undefined
}
