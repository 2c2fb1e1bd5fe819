import { FORMATS } from '../../farm/index.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { findAnimals, isSexKey, readSexKey, type AnimalColumn } from './animal-columns.ts'
import { speciesOf, speciesOfEarTag, speciesOfList, type ListSpecies } from './animal-species.ts'
import { joinStays, stayKey } from './animal-stays.ts'
import { dayAbove, foundTables } from './find-columns.ts'
import { matchWord } from './match-word.ts'
import { keepIfValid, readRecords, type Cell, type TableRecord } from './read-records.ts'
import { SkippedLines } from './skipped-lines.ts'
import { readSex } from '../../terms/index.ts'

interface AnimalList extends ListSpecies {
  table: Table
  /** The head of the sexes says that they are keys of HIT. */
  sexIsKey: boolean
  /** The day that its title names. */
  asOf: string | undefined
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
    const sexIsKey = isSexKey(found.columns.sex?.label)
    const list: AnimalList = { table, sexIsKey, ...species, asOf: dayAbove(table, found), today, seen, skipped }
    return records.flatMap((record) => readAnimal(list, record) ?? [])
  })
  return { rows: joinStays(rows), warnings: skipped.warnings() }
}

function readAnimal(list: AnimalList, record: TableRecord<AnimalColumn>): Assertion | undefined {
  const { table, seen, skipped } = list
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const days = daysOf(record)
  for (const day of Object.values(days)) if (day && 'fault' in day) return skip(day.fault)
  const written = record.text('ear_tag')
  const earTag = FORMATS.ear_tag.canonical(written)
  if (earTag === undefined)
    return skip(written === '' ? 'Die Ohrmarke fehlt.' : `${quotedValue(written)} ist keine Ohrmarke.`)
  const [arrived, left] = [dayOf(days.arrived_on), dayOf(days.left_on)]
  const stay = stayKey({ arrived_on: arrived, left_on: left })
  const before = seen.get(`${earTag} ${stay}`) ?? ((arrived ?? left) ? undefined : seen.get(earTag))
  if (before !== undefined) return skip(`Die Ohrmarke ${quotedValue(written)} steht schon in Zeile ${before}.`)
  const species = speciesOf(record.text('species'), earTag, list)
  if (species === undefined)
    return skip(`Zur Ohrmarke ${quotedValue(written)} ist nicht zu erkennen, was für ein Tier es ist.`)
  const sex = readSex(record.text('sex')) ?? readSexKey(record.text('sex'), list.sexIsKey)
  if (record.text('sex') !== '' && sex === undefined)
    skipped.add(
      table,
      record.line,
      `Geschlecht ${quotedValue(record.text('sex'))} ist hier nicht bekannt und bleibt offen.`,
    )
  const animal = animalOf(list, record, { earTag, species, sex: sex ?? null, days })
  const kept = keepIfValid(animal, list.today, table, record.line, skipped)
  if (kept) for (const key of [earTag, `${earTag} ${stay}`]) seen.set(key, record.line)
  return kept
}

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
  /** Canonical. */
  earTag: string
  species: string
  sex: ReturnType<typeof readSex> | null
  days: ReturnType<typeof daysOf>
}

function animalOf(
  { titled, asOf }: AnimalList,
  record: TableRecord<AnimalColumn>,
  { earTag, species, sex, days }: ReadAnimal,
): Assertion {
  const mayBeGoat = speciesOfEarTag(earTag) === 'sheep' && titled === undefined && record.text('species') === ''
  return {
    kind: 'animals',
    name: earTag,
    page: record.page,
    quote: record.quote('ear_tag'),
    asOf,
    confidence: mayBeGoat ? TO_CONFIRM : SURE,
    ...(record.text('herd') !== '' && { refers: { herd_id: [record.text('herd')] } }),
    values: {
      ear_tag: earTag,
      species,
      sex,
      name: record.text('name') || null,
      breed: record.text('breed') || null,
      mother_ear_tag: record.text('mother_ear_tag').replace(/^0+$/, '') || null,
      born_on: dayOf(days.born_on),
      arrived_on: dayOf(days.arrived_on),
      arrived_from: record.text('arrived_from') || null,
      left_on: dayOf(days.left_on),
      left_to: record.text('left_to') || null,
      left_by: record.text('left_on') === '' ? null : (matchWord(LEAVINGS, record.text('left_by')) ?? null),
      last_calved_on: dayOf(days.last_calved_on),
      pregnant_until: dayOf(days.pregnant_until),
      birth_reported_on: dayOf(days.birth_reported_on),
      arrival_reported_on: dayOf(days.arrival_reported_on),
      leaving_reported_on: dayOf(days.leaving_reported_on),
      status: days.left_on ? 'gone' : 'present',
    },
  }
}

const dayOf = (day: Cell<string>): string | null => (day && 'value' in day ? day.value : null)

const LEAVINGS = {
  slaughtered: /schlacht/i,
  died: /^tod|^tot|verend|gestorben|euthan|getötet/i,
  exported: /export|ausfuhr/i,
  sold: /verk|^vk$/i,
  other: /^(?!abgang$|a$)\S/i,
}
