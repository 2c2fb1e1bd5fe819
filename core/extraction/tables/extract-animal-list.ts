import { FORMATS, isHoldingMark } from '../../farm/index.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { findAnimals, isSexKey, readSexKey, type AnimalColumn } from './animal-columns.ts'
import { speciesOf, speciesOfEarTag, speciesOfList, type ListSpecies } from './animal-species.ts'
import { leavingOf, ONLY_THAT } from './animal-leaving.ts'
import { joinStays, stayKey } from './animal-stays.ts'
import { dayAbove, foundTables } from './find-columns.ts'
import { keepIfValid, readRecords, type Cell, type TableRecord } from './read-records.ts'
import { HERD_LABEL, labelAbove } from './label-above.ts'
import { noted } from './noted.ts'
import { SkippedLines } from './skipped-lines.ts'
import { bearsEarTag, readSex, readTagState } from '../../terms/index.ts'

interface AnimalList extends ListSpecies {
  table: Table
  /** The head of the sexes says that they are keys of HIT. */
  sexIsKey: boolean
  /** The day that its title names. */
  asOf: string | undefined
  /** The herd that the lines above name; empty where they name none. */
  herd: string
  today: string
  /** The line of each ear tag and stay, over all the lists of a document. */
  seen: Map<string, number>
  skipped: SkippedLines
}

/** Holding registers (ViehVerkV § 27) and extracts of HIT: an animal for each line. */
export const extractAnimalList: Extractor = ({ document, filename, today }) => {
  const tables = foundTables(document, findAnimals)
  if (tables.length === 0) return undefined
  const skipped = new SkippedLines()
  const seen = new Map<string, number>()
  const rows = tables.flatMap(({ table, found }) => {
    const records = readRecords(document, table, found, skipped)
    const species = speciesOfList(filename, table, records)
    const herd = labelAbove(table, found.header, HERD_LABEL) ?? ''
    const sexIsKey = isSexKey(found.columns.sex?.label)
    const list: AnimalList = { table, sexIsKey, ...species, asOf: dayAbove(table, found), herd, today, seen, skipped }
    return records.flatMap((record) => readAnimal(list, record) ?? [])
  })
  const joined = joinStays(rows, today)
  return { rows: joined.rows, warnings: [...skipped.warnings(), ...joined.warnings] }
}

function readAnimal(list: AnimalList, record: TableRecord<AnimalColumn>): Assertion | undefined {
  const { table, seen, skipped } = list
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const days = daysOf(record)
  for (const day of Object.values(days)) if (day && 'fault' in day) return skip(day.fault)
  const written = record.text('ear_tag')
  const tag = FORMATS.ear_tag.canonical(written) ?? null
  const isOfHolding = tag !== null && isHoldingMark(tag)
  const earTag = isOfHolding ? null : tag
  const [arrived, left] = [dayOf(days.arrived_on), dayOf(days.left_on)]
  const stay = stayKey({ arrived_on: arrived, left_on: left })
  const before =
    earTag === null ? undefined : (seen.get(`${earTag} ${stay}`) ?? ((arrived ?? left) ? undefined : seen.get(earTag)))
  if (before !== undefined) return skip(`Die Ohrmarke ${quotedValue(written)} steht schon in Zeile ${before}.`)
  const species = speciesOf(record.text('species'), tag ?? '', list)
  if (species === undefined)
    return skip(
      written === ''
        ? 'Die Ohrmarke fehlt, und es ist nicht zu erkennen, was für ein Tier es ist.'
        : `Zur Ohrmarke ${quotedValue(written)} ist nicht zu erkennen, was für ein Tier es ist.`,
    )
  const called = calledOf(list, record, { earTag, isOfHolding, species, born: days.born_on })
  if (called === undefined) return skip('Die Ohrmarke fehlt, und nichts sonst benennt das Tier.')
  const sex =
    readSex(record.text('sex')) ??
    readSexKey(record.text('sex'), list.sexIsKey) ??
    (record.text('sex') === '' ? readSex(record.text('species')) : undefined)
  if (record.text('sex') !== '' && sex === undefined)
    skipped.add(
      table,
      record.line,
      `Geschlecht ${quotedValue(record.text('sex'))} ist hier nicht bekannt und bleibt offen.`,
    )
  const animal = animalOf(list, record, { called, species, sex: sex ?? null, days })
  const kept = keepIfValid(animal, list.today, table, record.line, skipped)
  if (kept) for (const key of [kept.name, `${kept.name} ${stay}`]) seen.set(key, record.line)
  const why = isOfHolding
    ? `${quotedValue(written)} ist die Marke des Betriebs, und keine Nummer nennt das Tier. `
    : written !== ''
      ? `${quotedValue(written)} ist keine Ohrmarke. `
      : bearsEarTag(species)
        ? 'Die Ohrmarke fehlt. '
        : ''
  if (kept && earTag === null && !(isOfHolding && called.name === record.text('name')))
    skipped.add(table, record.line, `${why}Das Tier wartet, bis du es bestätigst.`)
  return kept
}

/** How an animal is known: by its tag, or by a working name and why it has none. */
type Called =
  | { ear_tag: string; name: string | null; tag_state: null; tag_as_read: null }
  | { ear_tag: null; name: string; tag_state: null; tag_as_read: null; holding_mark: string }
  | { ear_tag: null; name: string; tag_state: 'missing' | 'unreadable' | 'invalid' | null; tag_as_read: string | null }

const LONGEST_TAG = 60
const LONGEST_MARK = 40

/** Undefined where a line without a tag says nothing else that it can be called by. */
function calledOf(
  { seen }: AnimalList,
  record: TableRecord<AnimalColumn>,
  {
    earTag: ear_tag,
    isOfHolding,
    species,
    born,
  }: { earTag: string | null; isOfHolding: boolean; species: string; born: Cell<string> },
): Called | undefined {
  const written = record.text('ear_tag').slice(0, LONGEST_TAG)
  const given = record.text('name')
  if (ear_tag !== null) return { ear_tag, name: given || null, tag_state: null, tag_as_read: null }
  const day = dayOf(born)
  const birth = day === null ? undefined : `geboren ${germanDay(day)}`
  // The mark of a holding says less of an animal than its birth.
  const said = isOfHolding || readTagState(written) ? '' : written
  const name = given || said || birth || (isOfHolding ? written : undefined)
  if (name === undefined) return undefined
  // Two of one name and day are two animals.
  const apart = seen.has(untagged(name, day)) ? `${name} (Zeile ${record.line})` : name
  if (isOfHolding)
    return { ear_tag, name: apart, tag_state: null, tag_as_read: null, holding_mark: written.slice(0, LONGEST_MARK) }
  return {
    ear_tag,
    name: apart,
    tag_state: bearsEarTag(species) ? (written === '' ? 'missing' : (readTagState(written) ?? 'invalid')) : null,
    tag_as_read: written || null,
  }
}

const untagged = (name: string, born: string | null): string => [name, born].join(' ')

const BIRTH = /^(?:G|Geb\.?|Geburt)$/i

const daysOf = (record: TableRecord<AnimalColumn>) => ({
  born_on: record.day('born_on'),
  // Registers write „G“ for an animal that was born on the farm.
  arrived_on: [record.text('arrived_on'), record.text('arrived_by')].some((text) => BIRTH.test(text))
    ? undefined
    : record.day('arrived_on'),
  pregnant_until: record.day('pregnant_until'),
  left_on: record.day('left_on'),
  last_calved_on: record.day('last_calved_on'),
  birth_reported_on: record.day('birth_reported_on'),
  arrival_reported_on: record.day('arrival_reported_on'),
  leaving_reported_on: record.day('leaving_reported_on'),
})

interface ReadAnimal {
  called: Called
  species: string
  sex: ReturnType<typeof readSex> | null
  days: ReturnType<typeof daysOf>
}

function animalOf(
  { titled, asOf, herd }: AnimalList,
  record: TableRecord<AnimalColumn>,
  { called, species, sex, days }: ReadAnimal,
): Assertion {
  const mayBeGoat =
    speciesOfEarTag(called.ear_tag ?? '') === 'sheep' && titled === undefined && record.text('species') === ''
  const leaving = leavingOf(record, days.left_on !== undefined)
  // A pig is known by the number in its pen.
  const isKnown = called.ear_tag !== null || ('holding_mark' in called && called.name === record.text('name'))
  const group = record.text('herd') || herd
  return {
    kind: 'animals',
    name: called.ear_tag ?? untagged(called.name, dayOf(days.born_on)),
    page: record.page,
    quote: record.quote('ear_tag'),
    asOf,
    confidence: mayBeGoat || !isKnown || !leaving.sure ? TO_CONFIRM : SURE,
    ...(group !== '' && { refers: { herd_id: [group] } }),
    values: {
      ...called,
      species,
      sex,
      breed: record.text('breed') || null,
      mother_ear_tag: record.text('mother_ear_tag').replace(/^0+$/, '') || null,
      born_on: dayOf(days.born_on),
      arrived_on: dayOf(days.arrived_on),
      arrived_from: record.text('arrived_from') || null,
      left_on: dayOf(days.left_on),
      left_to: record.text('left_to') || null,
      left_by: leaving.left_by,
      last_calved_on: dayOf(days.last_calved_on),
      pregnant_until: dayOf(days.pregnant_until),
      birth_reported_on: dayOf(days.birth_reported_on),
      arrival_reported_on: dayOf(days.arrival_reported_on),
      leaving_reported_on: dayOf(days.leaving_reported_on),
      status: leaving.status,
      note: noted(leaving.note ?? '', ['Zugangsart', arrivalOf(record.text('arrived_by'))]),
    },
  }
}

const dayOf = (day: Cell<string>): string | null => (day && 'value' in day ? day.value : null)

const arrivalOf = (how: string): string => (BIRTH.test(how) || ONLY_THAT.test(how) ? '' : how)
