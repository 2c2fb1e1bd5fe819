import { readLayout, type Line } from '../documents/read-layout.ts'
import type { ReadDocument } from '../read-document.ts'
import { readNumber } from '../../shared/german/read-german.ts'
import { LINES_OF_PAGE, type Table, type TableRow } from '../structure.ts'
import { splitUnit, tablesOf } from './find-columns.ts'

const DEPTH_HEAD = /^(?:Boden|Entnahme|Proben)?-?(?:Tiefe|Schicht)(?:\s?[([]?cm[)\]]?)?$/i
const NITROGEN = /^(?:N-?min|NO3-?N|NH4-?N)(?!\p{L})/iu
const NMIN = /^N-?min/i
const UNIT = /^[([]?kg\s?(?:N\s?)?\/\s?ha[)\]]?$/i
const OF_FIELD = /(?<!\p{L})(?:Schlag|Feld|Feldstück|Fläche|Parzelle)/iu
/** What stands beside the first depth is the first that the head names. */
const CROP_FIRST = /(?:Frucht|Kultur).*(?:Schlag|Feld|Fläche|Parzelle)/iu
const DEPTH = /^(\d{1,2})\s?(?:[-–]|bis)\s?(\d{2,3})(?:\s?cm)?$/
const SUM = /^(?:Summe|Gesamt|insgesamt)(?!\p{L})/iu
const NUMBERED = /^(?:Probe\s+)?((?=\S*\d)[\w/.-]{1,20})\s+(\p{L}.*)$/u
/** A sum may be one of rounded values. */
const ROUNDED = 1.5

interface Head {
  names: string[]
  /** The last of its lines. */
  to: number
}

interface Profile {
  number: string
  field: string
  depths: { from: number; to: number; values: string[]; line: Line }[]
  sum?: { values: string[]; line: Line }
}

/**
 * The tables of a document. A printed list of samples with a line for each depth, which names its field beside the
 * first one alone, has blocks that stand too uneven for columns: its lines say what the columns would.
 */
export function tablesWithProfiles(document: ReadDocument): Table[] {
  const tables = tablesOf(document)
  if (!tables.some(({ printed }) => printed)) return tables
  const lines = readLayout(document)?.lines ?? []
  const at = lines.findIndex((_, index) => headAt(lines, index) !== undefined)
  const head = headAt(lines, at)
  if (!head) return tables
  const top = lines[at]!
  const body = lines.slice(head.to + 1).filter(({ page }) => page === top.page)
  const profiles = profilesOf(body, head)
  const text = document.pages.find(({ number }) => number === top.page)?.text ?? ''
  const rowOf: RowOf = ({ page, start, end }, cells) => ({
    line: page * LINES_OF_PAGE + text.slice(0, start).split('\n').length,
    page,
    start,
    end,
    cells,
  })
  const rows = profiles.flatMap((profile) => rowsOf(profile, rowOf))
  const end = rows.at(-1)?.end ?? 0
  const isUneven = (table: Table): boolean =>
    table.printed === true &&
    table.rows.some((row) => row.page === top.page && row.start >= top.start && row.end <= end)
  const broken = tables.filter(isUneven)
  const already = broken.flatMap((table) => table.rows.filter(({ cells }) => cells.some((cell) => DEPTH.test(cell))))
  if (profiles.length === 0 || already.length >= rows.length) return tables
  const heads = ['Proben-Nr.', 'Schlag', 'Tiefe', ...head.names]
  const whole: Table = {
    page: top.page,
    name: '',
    printed: true,
    rows: [rowOf({ ...top, end: lines[head.to]!.end }, heads), ...rows],
  }
  return [...tables.filter((table) => !broken.includes(table)), whole]
}

/** „Tiefe  NO3-N  NH4-N  Nmin“, with the word for the field in it or in the line of units below. */
function headAt(lines: readonly Line[], at: number): Head | undefined {
  const cells = lines[at]?.cells ?? []
  const depth = cells.findIndex((cell) => DEPTH_HEAD.test(cell))
  const names = cells.slice(depth + 1)
  if (depth < 0 || !names.every((name) => NITROGEN.test(name)) || !names.some((name) => NMIN.test(name)))
    return undefined
  const below = lines[at + 1]?.cells ?? []
  const units = below.slice(-names.length)
  const hasUnits = units.length === names.length && units.every((unit) => UNIT.test(unit))
  const said = [...cells.slice(0, depth), ...(hasUnits ? below.slice(0, -names.length) : [])].join(' ')
  if (!OF_FIELD.test(said) || CROP_FIRST.test(said)) return undefined
  const named = names.map((name) => (hasUnits && splitUnit(name).unit === '' ? `${name} [kg/ha]` : name))
  return { names: named, to: hasUnits ? at + 1 : at }
}

/** A first depth begins a sample, and each deeper one goes on where the one above ends. */
function profilesOf(lines: readonly Line[], { names }: Head): Profile[] {
  const profiles: Profile[] = []
  for (const line of lines) {
    const values = line.cells.slice(-names.length)
    if (line.cells.length <= names.length || !values.every((value) => readNumber(value) !== undefined)) continue
    const [name, place] = [line.cells.slice(0, -names.length - 1).join('  '), line.cells.at(-names.length - 1)!]
    const [, from, to] = DEPTH.exec(place.trim()) ?? []
    const profile = profiles.at(-1)
    if (from !== undefined && Number(from) === 0) {
      const [, number = '', field = name] = NUMBERED.exec(name) ?? []
      profiles.push({ number, field: field.split(/\s{2,}/)[0]!, depths: [{ from: 0, to: Number(to), values, line }] })
    } else if (from !== undefined && profile?.depths.at(-1)?.to === Number(from))
      profile.depths.push({ from: Number(from), to: Number(to), values, line })
    else if (profile && SUM.test(place) && name === '') profile.sum ??= { values, line }
  }
  return profiles.filter(({ field, depths }) => field !== '' && depths.length >= 2)
}

type RowOf = (at: Pick<Line, 'page' | 'start' | 'end'>, cells: string[]) => TableRow

/** Its depths, and its sum as that of all of them where it is. */
function rowsOf({ number, field, depths, sum }: Profile, rowOf: RowOf): TableRow[] {
  const deepest = depths.at(-1)!.to
  const isSum = sum?.values.every((value, column) => {
    const total = depths.reduce((all, { values }) => all + readNumber(values[column]!)!, 0)
    return Math.abs(readNumber(value)! - total) <= ROUNDED
  })
  return [
    ...depths.map(({ from, to, values, line }) => rowOf(line, [number, field, `${from}-${to}`, ...values])),
    ...(sum && isSum ? [rowOf(sum.line, [number, field, `0-${deepest}`, ...sum.values])] : []),
  ]
}
