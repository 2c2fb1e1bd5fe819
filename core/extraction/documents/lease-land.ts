import { readNumber } from '../../shared/german/read-german.ts'
import { areaIn } from './lease-terms.ts'

/** A piece of land that a lease names. */
export interface LeasedLand {
  /** What it is called: its name, and its FLIK. */
  called: string[]
  /** Of it alone; null where only that of all land is said. */
  hectares: number | null
  /** EUR for a hectare and year of it alone; absent where only that of all land is said. */
  rent?: number
  /** Its parcels as they stand, where a table says them. */
  parcels?: string
}

/** A word with a colon is the next label, as in „Schlag: Kirchberg Pachtbeginn: …“. */
const WORD = String.raw`\p{Lu}[\p{L}'’-]+(?![\p{L}'’-]*:)`
const NAME = String.raw`${WORD}(?: (?:${WORD}|am|an|der|dem|den|im|in|auf|hinter|vor|beim|bei|unter|über|zum|zur|${String.raw`\d{1,2}`})){0,4}`
const OF_LAND = String.raw`(?:Schl[aä]ge?s?|Wiese|Acker|Weide|Fläche|Feldstück|Koppel|Flurname|Feldname|genannt|Bezeichnung|Lage|Pachtgegenstand|Pachtsache|Pachtobjekt|Ackerstück|Grünland|Grundstück|ha|m²|Hektar)`
const QUOTED = new RegExp(
  String.raw`${OF_LAND}(?:name|bezeichnung|s)?:?\s?(?:der |die |das |im |in )?(?:Wiese |Acker |Weide |Koppel |Schlag )?[„"»“]([^„"»«“”\n]{2,80})[“"«”]`,
  'gu',
)
const BARE = new RegExp(
  String.raw`(?<!\p{L})(?:Schlag(?:name|bezeichnung)?|Feldstück|Flurname|Feldname|Gewanne?)(?::\s?|\s)(?!FLIK|Feldblock|Nr|Nummer|Größe|Gemarkung|Flur|Kultur|Fläche|ha|Pacht)(${NAME})`,
  'gu',
)
/** „Pachtgegenstand: Großer Kamp, Gemarkung Elsdorf“: what is let is called by what stands up to the comma. */
const LET = new RegExp(
  String.raw`(?<!\p{L})Pacht(?:gegenstand|sache|objekt|grundstück|land|fläche):\s(?:Schlag |Acker |Wiese |Weide |Koppel )?(${NAME})(?=\s?[,;(]|\s[–-]\s|\s*\n)`,
  'gu',
)
const FLIK = /(?<![A-Z])DE[A-Z]{2}L[IE]\d{10}(?!\d)/g
const NOT_A_NAME =
  /^(?:Verpächter|Pächter|Vertrag|Pacht|Gemarkung|Flur|Flurstück|Acker|Grünland|Wiese)|^(?:Die|Der|Das|Ein|Eine|Folgende|Nachfolgende|Landwirtschaftliche|Alle|Verpachtet|Größe|Flächen?|Grundstücke?|Ländereien|Weide(?:land)?|Hofstelle)(?!\p{L})/u
const FURTHEST = 160

const OF_NAMES =
  /^(?:Schlag|Feld(?:stück)?|Flurname|Bezeichnung|Lage|Gewanne?|Fläche)(?:s?(?:name|bezeichnung))?(?:\s?[(/]\s?\p{L}+\)?)?$/iu
const OF_AREAS = /(?<!\p{L})ha(?!\p{L})|hektar/iu
const OF_PARCELS = /^(?:Flurst(?:ück|\.)|Fl(?:st)?\.?)-?\s?(?:Nr\.?|Nummer)?$/iu
/** „Pachtzins je ha und Jahr (€)“, „EUR/ha“ */
const OF_RENT = /(?:pacht|zins|preis|€|EUR).*(?:\/|je|pro)\s?(?:ha|Hektar)(?!\p{L})/iu
const OF_MONEY = /€|EUR|pacht|zins|preis/iu
const SUM = /^(?:Summe|gesamt|insgesamt|zusammen)/iu
const MOST_FIELDS = 100

/** The rows of a table that has a column of names and one of hectares; undefined where there is none. */
export function landInTable(rows: readonly (readonly string[])[]): LeasedLand[] | undefined {
  const isOfArea = (cell: string): boolean => OF_AREAS.test(cell) && !OF_MONEY.test(cell)
  const head = rows.findIndex((cells) => cells.some((cell) => OF_NAMES.test(cell)) && cells.some(isOfArea))
  if (head < 0) return undefined
  const cells = rows[head]!
  const [names, areas, parcels, rents] = [
    cells.findIndex((cell) => OF_NAMES.test(cell)),
    cells.findIndex(isOfArea),
    cells.findIndex((cell) => OF_PARCELS.test(cell)),
    cells.findIndex((cell) => OF_RENT.test(cell)),
  ]
  const land: LeasedLand[] = []
  for (const row of rows.slice(head + 1, head + 1 + MOST_FIELDS)) {
    const hectares = readNumber((row[areas] ?? '').replace(/\s?ha$/i, ''))
    if (
      row.length !== cells.length ||
      hectares === undefined ||
      row[names] === '' ||
      row.some((cell) => SUM.test(cell))
    )
      break
    const rent = readNumber((row[rents] ?? '').replace(/\s?(?:€|EUR)$/i, ''))
    land.push({
      called: [row[names]!, ...(row.join(' ').match(FLIK) ?? [])],
      hectares,
      ...(rent !== undefined && { rent }),
      ...(parcels >= 0 && /\d/.test(row[parcels]!) && { parcels: row[parcels]! }),
    })
  }
  return land.length === 0 ? undefined : land
}

/** The land by its names; of several, each with the area that follows its name. */
export function landIn(text: string): LeasedLand[] {
  const names = [...text.matchAll(QUOTED), ...text.matchAll(BARE), ...text.matchAll(LET)]
    .map((match) => ({
      name: match[1]!.trim(),
      index: match.index + match[0].lastIndexOf(match[1]!),
      end: match.index + match[0].length,
    }))
    .filter(({ name }) => !NOT_A_NAME.test(name))
    .toSorted((a, b) => a.index - b.index)
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
  const flik = [...new Set(text.match(FLIK) ?? [])]
  if (names.length < 2)
    return names.length + flik.length === 0
      ? []
      : [{ called: [...names.map(({ name }) => name), ...flik], hectares: null }]
  const each = names.map(({ name, end }, index) => ({
    called: [name],
    hectares: areaIn(
      text
        .slice(end, Math.min(end + FURTHEST, names[index + 1]?.index ?? text.length))
        .split(/\n|(?:zusammen|gesamt)/i)[0]!,
    ),
  }))
  return each.every(({ hectares }) => hectares !== null)
    ? each
    : [{ called: [...names.map(({ name }) => name), ...flik], hectares: null }]
}
