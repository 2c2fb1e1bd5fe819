import { FORMATS } from '../../farm/index.ts'
import { SURE } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { dayAbove, foundTables } from './find-columns.ts'
import { findMilkRecording, MILK_PARAMETERS, type MilkParameter } from './milk-recording-columns.ts'
import { hasTooMany, keepIfValid, readRecords, type TableRecord } from './read-records.ts'
import { SkippedLines } from './skipped-lines.ts'

interface Recording {
  table: Table
  /** The parameters that have a column, by the name of it. */
  results: [column: string, parameter: MilkParameter][]
  /** The day that the title names, where no column has one. */
  titleDay: string | undefined
  today: string
  /** Ear tags and days that were read, over all the tables of a document. */
  seen: Set<string>
  skipped: SkippedLines
}

/**
 * Results of the milk recording with a line for each cow: a measurement for each result, at the animal of that ear tag.
 */
export const extractMilkRecording: Extractor = ({ document, today }) => {
  const tables = foundTables(document, findMilkRecording)
  if (tables.length === 0) return undefined
  const skipped = new SkippedLines()
  const seen = new Set<string>()
  const rows = tables.flatMap(({ table, found }) => {
    const results = Object.entries(MILK_PARAMETERS).filter(([column]) => found.columns[column] !== undefined)
    if (hasTooMany(table, found.header, results.length, skipped)) return []
    const titleDay = found.columns['day'] === undefined ? dayAbove(table, found) : undefined
    const recording: Recording = { table, results, titleDay, today, seen, skipped }
    return readRecords(document, table, found, skipped).flatMap((record) => readCow(recording, record))
  })
  return { rows, warnings: skipped.warnings() }
}

function readCow(recording: Recording, record: TableRecord<string>): Assertion[] {
  const { table, titleDay, seen, skipped } = recording
  const skip = (reason: string): Assertion[] => {
    skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
    return []
  }
  const written = record.text('ear_tag')
  const earTag = FORMATS.ear_tag.canonical(written)
  if (earTag === undefined)
    return skip(written === '' ? 'Die Ohrmarke fehlt.' : `${quotedValue(written)} ist keine Ohrmarke.`)
  const day = record.day('day') ?? (titleDay === undefined ? undefined : { value: titleDay })
  if (day === undefined) return skip('Der Tag der Prüfung fehlt.')
  if ('fault' in day) return skip(day.fault)
  const name = `${earTag} ${day.value}`
  if (seen.has(name)) return skip(`${quotedValue(written)} steht für diesen Tag schon weiter oben.`)
  seen.add(name)
  return recording.results.flatMap(
    ([column, parameter]) => readResult(recording, record, column, parameter, { earTag, day: day.value }) ?? [],
  )
}

function readResult(
  { table, today, skipped }: Recording,
  record: TableRecord<string>,
  column: string,
  parameter: MilkParameter,
  { earTag, day }: { earTag: string; day: string },
): Assertion | undefined {
  const skip = (reason: string): undefined => skipped.add(table, record.line, reason)
  const number = record.number(column)
  if (number === undefined) return undefined
  if ('fault' in number) return skip(number.fault)
  const { amount, unit } = number.value
  if (unit !== '' && unit !== parameter.unit)
    return skip(`${parameter.name}: Die Einheit ${quotedValue(unit)} ist hier nicht bekannt.`)
  if (amount < parameter.min || amount > parameter.max)
    return skip(`${parameter.name} ${quotedValue(record.text(column))}: Der Wert kann nicht stimmen. Fehlt das Komma?`)
  const measurement: Assertion = {
    kind: 'measurements',
    name: `${earTag} ${day} ${column}`,
    refers: { animal_id: [earTag] },
    confidence: SURE,
    page: record.page,
    quote: record.quote(column),
    values: {
      type: 'milk_recording',
      parameter: parameter.name,
      value: amount,
      unit: parameter.unit,
      date: day,
      subject: [FORMATS.ear_tag.display!(earTag), record.text('cow')].filter(Boolean).join(', ').slice(0, 200),
    },
  }
  return keepIfValid(measurement, today, table, record.line, skipped)
}
