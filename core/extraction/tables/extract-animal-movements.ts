import { FORMATS, isHoldingMark } from '../../farm/index.ts'
import { readSex } from '../../terms/index.ts'
import { SURE } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { findMovements, readMovement, type Movement, type MovementColumn } from './animal-movements.ts'
import { speciesInTitle, speciesOf } from './animal-species.ts'
import { isSexKey, readSexKey } from './animal-columns.ts'
import { joinStays } from './animal-stays.ts'
import { foundTables } from './find-columns.ts'
import { keepIfValid, readRecords, type Cell, type TableRecord } from './read-records.ts'
import { noted } from './noted.ts'
import { SkippedLines } from './skipped-lines.ts'

type Line = TableRecord<MovementColumn>

interface Event {
  line: Line
  movement: Movement
  date: string
}

interface List {
  table: Table
  titled: string | undefined
  sexIsKey: boolean
  today: string
  skipped: SkippedLines
}

/** Lists with a line for each birth, arrival and departure: an animal for each ear tag, with all of its stays. */
export const extractAnimalMovements: Extractor = ({ document, filename, today }) => {
  const tables = foundTables(document, findMovements)
  const skipped = new SkippedLines()
  const lists = tables.flatMap(({ table, found }) => {
    const records = readRecords<MovementColumn>(document, table, found, skipped)
    // „Datum“ and „Art“ also head the lists of treatments.
    const named = records.filter((record) => readMovement(record.text('movement')) !== undefined)
    if (named.length * 2 < records.length || named.length === 0) return []
    return [
      {
        list: {
          table,
          titled: speciesInTitle(filename, table),
          sexIsKey: isSexKey(found.columns.sex?.label),
          today,
          skipped,
        },
        records,
      },
    ]
  })
  if (lists.length === 0) return undefined
  const rows = lists.flatMap(({ list, records }) => {
    const events = records.flatMap((record) => readEvent(list, record) ?? [])
    return [...Map.groupBy(events, nameOf).values()].flatMap((moved) => readAnimal(list, tagOf(moved[0]!), moved))
  })
  const joined = joinStays(rows, today)
  return { rows: joined.rows, warnings: [...skipped.warnings(), ...joined.warnings] }
}

const tagOf = ({ line }: Event): string => FORMATS.ear_tag.canonical(line.text('ear_tag'))!

/** Its tag; under the mark of a holding, what the animal is called besides. */
const nameOf = (event: Event): string =>
  isHoldingMark(tagOf(event)) ? `${tagOf(event)} ${event.line.text('name')}` : tagOf(event)

function readEvent({ table, skipped }: List, line: Line): Event | undefined {
  const skip = (reason: string): undefined => skipped.add(table, line.line, `${reason} Die Zeile ist ausgelassen.`)
  const written = line.text('ear_tag')
  if (FORMATS.ear_tag.canonical(written) === undefined)
    return skip(written === '' ? 'Die Ohrmarke fehlt.' : `${quotedValue(written)} ist keine Ohrmarke.`)
  if (isHoldingMark(FORMATS.ear_tag.canonical(written)!) && line.text('name') === '')
    return skip(`${quotedValue(written)} ist die Marke des Betriebs, und keine Nummer nennt das Tier.`)
  const movement = readMovement(line.text('movement'))
  if (!movement) return skip(`Die Bewegung ${quotedValue(line.text('movement'))} ist hier nicht bekannt.`)
  const date = line.day('date')
  if (!date) return skip('Der Tag der Bewegung fehlt.')
  if ('fault' in date) return skip(date.fault)
  return { line, movement, date: date.value }
}

const COMES: ReadonlySet<Movement> = new Set(['birth', 'arrival'])
const LEFT_BY: Partial<Record<Movement, string>> = { slaughter: 'slaughtered', death: 'died', export: 'exported' }

/** A row for each stay of one animal, by the day; what comes and goes on one day came first. */
function readAnimal(list: List, earTag: string, events: readonly Event[]): Assertion[] {
  const [{ line: first }] = events as [Event]
  const species = speciesOf(first.text('species'), earTag, { titled: list.titled, foreign: list.titled })
  if (species === undefined) {
    const reason = `Zur Ohrmarke ${quotedValue(first.text('ear_tag'))} ist nicht zu erkennen, was für ein Tier es ist.`
    return list.skipped.add(list.table, first.line, `${reason} Die Zeile ist ausgelassen.`) ?? []
  }
  const stays: { comes?: Event; goes?: Event }[] = []
  const seen = new Set<string>()
  const ordered = events.toSorted(
    (a, b) => a.date.localeCompare(b.date) || Number(COMES.has(b.movement)) - Number(COMES.has(a.movement)),
  )
  for (const event of ordered) {
    const comes = COMES.has(event.movement)
    const same = `${event.date} ${comes}`
    if (seen.has(same)) continue
    seen.add(same)
    const open = stays.at(-1)
    if (comes) stays.push({ comes: event })
    else if (open && !open.goes) open.goes = event
    else stays.push({ goes: event })
  }
  const animal = animalOf(events, earTag, species, list.sexIsKey)
  return stays.flatMap((stay) => {
    const row = rowOf(animal, stay, (stay.goes ?? stay.comes)!.line)
    return keepIfValid(row, list.today, list.table, (stay.goes ?? stay.comes)!.line.line, list.skipped) ?? []
  })
}

/** What the lines of an animal say of itself. */
function animalOf(events: readonly Event[], earTag: string, species: string, sexIsKey: boolean): Assertion['values'] {
  const said = (column: MovementColumn): string | null =>
    events.map(({ line }) => line.text(column)).find((text) => text !== '') ?? null
  const birth = events.find(({ movement }) => movement === 'birth')
  const born = events.map(({ line }) => dayOf(line.day('born_on'))).find((day) => day !== null)
  return {
    ear_tag: isHoldingMark(earTag) ? null : earTag,
    holding_mark: isHoldingMark(earTag) ? events[0]!.line.text('ear_tag').slice(0, 40) : null,
    species,
    name: said('name'),
    sex: readSex(said('sex') ?? '') ?? readSexKey(said('sex') ?? '', sexIsKey) ?? null,
    breed: said('breed'),
    note: noted(...new Set(events.map(({ line }) => line.text('note')))),
    mother_ear_tag: said('mother_ear_tag')?.replace(/^0+$/, '') || null,
    born_on: birth?.date ?? born ?? null,
    birth_reported_on: birth ? dayOf(birth.line.day('reported_on')) : null,
  }
}

function rowOf(animal: Assertion['values'], { comes, goes }: { comes?: Event; goes?: Event }, line: Line): Assertion {
  const arrival = comes?.movement === 'arrival' ? comes : undefined
  const partner = (event: Event | undefined, column: 'arrived_from' | 'left_to'): string | null =>
    event ? (event.line.text(column) || event.line.text('partner')).slice(0, 100) || null : null
  return {
    kind: 'animals',
    name: String(animal['ear_tag'] ?? [animal['holding_mark'], animal['name']].join(' ')),
    page: line.page,
    quote: line.quote('ear_tag'),
    asOf: (goes ?? comes)?.date,
    confidence: SURE,
    values: {
      ...animal,
      arrived_on: arrival?.date ?? null,
      arrived_from: partner(arrival, 'arrived_from'),
      arrival_reported_on: arrival ? dayOf(arrival.line.day('reported_on')) : null,
      left_on: goes?.date ?? null,
      left_to: partner(goes, 'left_to'),
      left_by:
        (goes && LEFT_BY[goes.movement]) ?? (goes && /^verk|^vk/i.test(goes.line.text('movement')) ? 'sold' : null),
      leaving_reported_on: goes ? dayOf(goes.line.day('reported_on')) : null,
      status: goes ? 'gone' : 'present',
    },
  }
}

const dayOf = (day: Cell<string>): string | null => (day && 'value' in day ? day.value : null)
