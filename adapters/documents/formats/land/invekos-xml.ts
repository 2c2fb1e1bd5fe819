import { FORMATS } from '../../../../core/farm/index.ts'
import { oneLine, type ReadDocument, type TableRow } from '../../../../core/extraction/index.ts'
import type { ReadLimits } from '../../limits.ts'
import { ReadFailed } from '../../read-failed.ts'
import { makeReadBoundary } from './parcel-boundary.ts'
import { parseXml, type XmlNode } from '../../xml.ts'

/**
 * What parts a parcel. What a part says goes before what the parcel says, but by its names it is called itself, so they
 * bear its word in front.
 */
const PARTS: readonly [word: string, name: RegExp][] = [
  ['Teilschlag', /^teilschlag$/i],
  ['Nutzung', /^nutzung$/i],
]
const CALLED = /^(?:bezeichnung|bez|kennung|name|nr|nummer|schlag.*)$/i
/** What a parcel may lie in. */
const AROUND = /^(?:gesamt)?(?:schlag|feldst(?:ue|ü)ck|parzelle|fl(?:ae|ä)che)$/i
/** What parcels lie in that are none of them: only its field block is theirs too. */
const BLOCK = /^(?:feldblock|referenz(?:parzelle|fl(?:ae|ä)che)?)$/i
/** Elements that are a parcel without a field block of their own, where they have an area. */
const PARCEL = /^(?:t?schlag(?:fnn|nutzung|daten)?|parzelle|feldst(?:ue|ü)ck|parcel|plot)$/i
const AREA = /fl(?:ae|ä)che|gr(?:oe|ö)(?:ss|ß)e|area/i
/** Landscape elements have areas and codes of their own. */
const LANDSCAPE_ELEMENT = /^le$|^le_|^landschaftselement|_le$|^flek/i
const LONGEST_VALUE = 300

/**
 * Reads the application for area payments as the states' programs give it out (ANDI in Lower Saxony, FIONA in
 * Baden-Württemberg, iBALIS in Bavaria), and other XML of their kind, as a table with a line for each parcel or part of
 * one. What bears a FLIK is a parcel; its attributes and the elements in it are the columns.
 */
export async function readInvekosXml(bytes: Uint8Array, limits: ReadLimits): Promise<ReadDocument> {
  const root = parseXml(bytes)
  const found = parcelsIn(root, new Map())
  const parcels = found.map(({ values }) => values)
  const boundaryOf = await makeReadBoundary(root)
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
    const geometry = whole === undefined && found[index]!.node ? boundaryOf(found[index]!.node) : undefined
    return {
      line: index + 1,
      start,
      end,
      cells: whole === undefined ? columns.map((column) => parcel.get(column) ?? '') : [],
      ...(geometry && { geometry }),
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

interface FoundParcel {
  values: Parcel
  /** What holds its boundary; null where that is one of several parcels. */
  node: XmlNode | null
}

function parcelsIn(node: XmlNode, around: Parcel): FoundParcel[] {
  if (LANDSCAPE_ELEMENT.test(node.name)) return []
  const own = valuesOf(node, '')
  const passedOn = AROUND.test(node.name) ? new Map([...around, ...own]) : BLOCK.test(node.name) ? blockOf(own) : around
  const inside = node.children.flatMap((child) => parcelsIn(child, passedOn))
  const isParcel =
    hasFlik(own) || (PARCEL.test(node.name) && hasFlik(around) && (hasArea(own) || isDividedByArea(node)))
  if (inside.length > 0 || !isParcel) return inside
  const parcel = new Map([...around, ...own])
  for (const [word, name] of PARTS) {
    const elements = within(node, name)
    const parts = elements.map((part) => valuesOf(part, word))
    // Several uses of a parcel that do not say how much of it they take cannot be told apart.
    if (
      parts.length === 1 ||
      (parts.length > 1 &&
        parts.every((part) => [...part.keys()].some((key) => /fl(?:ae|ä)che|gr(?:oe|ö)(?:ss|ß)e/i.test(key))))
    )
      return parts.map((part, index) => ({
        values: new Map([...parcel, ...part]),
        node: parts.length === 1 ? node : elements[index]!,
      }))
  }
  return [{ values: parcel, node }]
}

const hasArea = (values: Parcel): boolean => [...values.keys()].some((key) => AREA.test(key))

/** Its parts say how large they are, where it does not itself. */
const isDividedByArea = (node: XmlNode): boolean =>
  PARTS.some(([word, name]) => within(node, name).some((part) => hasArea(valuesOf(part, word))))

const hasFlik = (values: Parcel): boolean => [...values.values()].some(isFlik)

const blockOf = (values: Parcel): Parcel => new Map([...values].filter(([, value]) => isFlik(value)))

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
      .filter((child) => child.children.length === 0 && child.text !== '' && !LANDSCAPE_ELEMENT.test(child.name))
      .flatMap((child): [string, string][] => [
        [child.name, [child.text, unitOf(child)].filter(Boolean).join(' ')],
        ...codeOf(child),
      ]),
    ...children
      .filter((child) => isGroup(child, children))
      .flatMap(({ name, children: inner }) =>
        inner.map((leaf): [string, string] => [
          `${name} ${leaf.name}`,
          [leaf.text, unitOf(leaf)].filter(Boolean).join(' '),
        ]),
      ),
  ]
  const values = new Map<string, string>()
  for (const [name, value] of named) {
    const [column, cell] = [oneLine(withUnitApart(CALLED.test(name) ? `${word} ${name}` : name)), oneLine(value)]
    if (
      cell !== '' &&
      !/^(?:SRID=\d+;)?(?:MULTI)?POLYGON\b/i.test(cell) &&
      Math.max(column.length, cell.length) <= LONGEST_VALUE &&
      !values.has(column)
    )
      values.set(column, cell)
  }
  return values
}

/** An element that only holds together what is said of one thing, such as `schlag` around number and name. */
const isGroup = ({ name, children }: XmlNode, siblings: readonly XmlNode[]): boolean =>
  children.length > 0 &&
  children.every((leaf) => leaf.children.length === 0 && leaf.text !== '') &&
  siblings.filter((one) => one.name === name).length === 1 &&
  !LANDSCAPE_ELEMENT.test(name) &&
  !PARTS.some(([, part]) => part.test(name)) &&
  !GEOMETRY.test(name) &&
  !children.some((leaf) => AREA.test(leaf.name) || GEOMETRY.test(leaf.name))

const GEOMETRY = /geom|polygon|coordinates|poslist/i

/** „FlaecheQm“ is an area in square metres. */
const withUnitApart = (name: string): string =>
  AREA.test(name) ? name.replace(/(?<=[a-zß])_?(Ha|HA|Qm|QM|M2)$/, ' [$1]') : name

/** The code that stands beside the name of a crop or a use. */
const codeOf = ({ name, attributes }: XmlNode): [string, string][] =>
  Object.entries(attributes)
    .filter(([key, value]) => /^(?:.*:)?(?:code|schluessel|nc)$/i.test(key) && value !== '')
    .map(([, value]) => [`${name} Code`, value])

function unitOf({ attributes }: XmlNode): string | undefined {
  const unit = Object.entries(attributes).find(([name]) => /^(?:.*:)?(?:einheit|unit|uom)$/i.test(name))?.[1]
  return unit !== undefined && /^a$/i.test(unit.trim()) ? 'ar' : unit
}

const within = (node: XmlNode, name: RegExp): XmlNode[] =>
  node.children.flatMap((child) => [...(name.test(child.name) ? [child] : []), ...within(child, name)])

/** The year that the application is for, where it names one only. */
function yearOf(root: XmlNode): string | undefined {
  const years = new Set<string>()
  const look = ({ name, attributes, children, text }: XmlNode): void => {
    for (const [key, value] of [[name, text], ...Object.entries(attributes)])
      if (/^(?:.*[:_])?(?:antrags|wirtschafts|nutzungs|ernte)?jahr$/i.test(key!) && /^20\d{2}$/.test(value!))
        years.add(value!)
    children.forEach(look)
  }
  look(root)
  return years.size === 1 ? [...years][0] : undefined
}
