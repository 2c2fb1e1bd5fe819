import type { Structure, TableRow } from '../../../core/extraction/index.ts'

/** Of an entity (`DN880033`): each item's number, length and decimals (ISO 11787, class A). */
interface Item {
  number: string
  length: number
  decimals: number
}

/**
 * Items of the data dictionary (ADED, ISO 11788, and its German part), as tables of milk recording head them. Those of
 * results are as vit describes its entity 880006 (results of the milk recording of an animal).
 */
const HEADS: Readonly<Record<string, string>> = {
  '900070': 'Stallnummer',
  '900054': 'Prüfdatum',
  '800044': 'Tagesmilch kg',
  '900042': 'Gemelk kg',
  '900028': 'Kalbedatum',
  '900080': 'Ohrmarke',
  '900032': 'Prüfdatum',
  '900077': 'Fett %',
  '800046': 'Eiweiß %',
  '800047': 'Laktose %',
  '900047': 'Zellzahl',
  '900026': 'Harnstoff',
  '800001': 'Schlüsselart Betrieb',
  '800004': 'Betriebsnummer',
  '800051': 'Prüfkennzeichen',
  '800066': 'Leistungsmindernde Ursache',
  '800136': 'Prüfmethode',
  '800138': 'Prüfschema',
  '800139': 'Prüfintervall',
  '800140': 'Melkfrequenz',
}

const DEFINITION = /^D[NH](\d{6})((?:\d{8}\d{2}\d)+)$/
const VALUES = /^V[NH](\d{6})(.*)$/
/** „CN 00800044 Milchmenge“: a comment that says what an item is. */
const COMMENT = /^C[A-Z]\s*0*(\d{6})\s*[:=;,]?\s+(\p{L}.{1,60})$/u
const MOST_UNKNOWN = 10

/** Whether a text is an ADIS file: definitions of entities, and values of them. */
export function isAdis(text: string): boolean {
  const lines = text
    .slice(0, 20_000)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
  return lines.some((line) => DEFINITION.test(line)) && lines.some((line) => VALUES.test(line))
}

/** A table for each entity that has lines of values; items that no one has named keep their number as their head. */
export function readAdis(text: string): { structures: Structure[]; warnings: string[] } {
  const named = new Map(Object.entries(HEADS))
  const entities = new Map<string, { items: Item[]; rows: TableRow[] }>()
  let at = 0
  let line = 0
  const malformed: number[] = []
  for (const whole of text.split('\n')) {
    line += 1
    const start = at
    at += whole.length + 1
    const written = whole.trimEnd()
    const [, item, name] = COMMENT.exec(written) ?? []
    if (item !== undefined && name !== undefined) named.set(item, name.trim())
    const [, entity, defined] = DEFINITION.exec(written) ?? []
    if (entity !== undefined && defined !== undefined)
      entities.set(entity, { items: itemsOf(defined), rows: entities.get(entity)?.rows ?? [] })
    const [, of = '', values = ''] = VALUES.exec(written) ?? []
    const known = entities.get(of)
    if (!known) continue
    const length = known.items.reduce((sum, { length: one }) => sum + one, 0)
    // Blanks at the end of a line are easily lost, more than the last field is not.
    if (values.length > length || values.length <= length - (known.items.at(-1)?.length ?? 0) - 1) malformed.push(line)
    else known.rows.push({ line, start, end: start + written.length, cells: cellsOf(known.items, values) })
  }
  const filled = [...entities].filter(([, { rows }]) => rows.length > 0)
  const tables = filled.map(([entity, { items, rows }]): Structure => {
    items.forEach(({ number }, index) => {
      if (!named.has(number) && areTags(rows, index)) named.set(number, 'Ohrmarke')
    })
    const cells = items.map(({ number }) => named.get(number) ?? number)
    const first = rows[0]!
    return {
      type: 'table',
      table: {
        page: 1,
        name: `ADIS ${entity}`,
        rows: [{ line: 1, start: first.start, end: first.start, cells }, ...rows],
      },
    }
  })
  return { structures: tables, warnings: [...unknownItems(filled, named), ...malformedLines(malformed)] }
}

const itemsOf = (defined: string): Item[] =>
  [...defined.matchAll(/00(\d{6})(\d{2})(\d)|(\d{8})(\d{2})(\d)/g)].map(
    ([, number, length, decimals, whole, wholeLength, wholeDecimals]) => ({
      number: number ?? whole!,
      length: Number(length ?? wholeLength),
      decimals: Number(decimals ?? wholeDecimals),
    }),
  )

/** „?“ fills what is not known, „|“ what is empty. */
function cellsOf(items: readonly Item[], values: string): string[] {
  let at = 0
  return items.map(({ length, decimals }) => {
    const field = values.slice(at, at + length).trim()
    at += length
    if (/^[?|]*$/.test(field)) return ''
    if (length === 8 && decimals === 0 && /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])\d{2}$/.test(field))
      return `${field.slice(6)}.${field.slice(4, 6)}.${field.slice(0, 4)}`
    return decimals > 0 && /^-?\d+$/.test(field) ? withDecimals(field, decimals) : field
  })
}

function withDecimals(field: string, decimals: number): string {
  const digits = field.replace('-', '').padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals).replace(/^0+(?=\d)/, '')
  return `${field.startsWith('-') ? '-' : ''}${whole},${digits.slice(-decimals)}`
}

/** Whether a column holds the numbers that only animals have. */
const areTags = (rows: readonly TableRow[], index: number): boolean =>
  rows.every(({ cells }) => /^27600(?:0[1-9]|1[0-6])\d{8}$/.test(cells[index] ?? ''))

function unknownItems(
  entities: readonly (readonly [string, { items: readonly Item[] }])[],
  named: ReadonlyMap<string, string>,
): string[] {
  const unknown = [...new Set(entities.flatMap(([, { items }]) => items.map(({ number }) => number)))].filter(
    (number) => !named.has(number),
  )
  const shown = unknown.slice(0, MOST_UNKNOWN).join(', ') + (unknown.length > MOST_UNKNOWN ? ' und weitere' : '')
  return unknown.length === 0
    ? []
    : [
        `Das ist eine ADIS-Datei (ISO 11787). Ihre Merkmale ${shown} sind hier nicht bekannt; aus ihnen entstehen keine Zeilen.`,
      ]
}

const MOST_LINES = 8

function malformedLines(lines: readonly number[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length > MOST_LINES ? ` und ${lines.length - MOST_LINES} weitere` : ''
  const named = `${lines.length === 1 ? 'Zeile' : 'Zeilen'} ${lines.slice(0, MOST_LINES).join(', ')}${more}`
  return [`${named}: Die Länge passt nicht zur Definition, also ist nichts davon gelesen.`]
}
