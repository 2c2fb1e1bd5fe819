import { FORMATS } from '../../farm/index.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { dayAbove, foundTables } from './find-columns.ts'
import { countsLactations } from './milk-heads.ts'
import { findMilkRecording, MILK_PARAMETERS, type MilkParameter } from './milk-recording-columns.ts'
import { hasTooMany, keepIfValid, readRecords, type TableRecord } from './read-records.ts'
import { milkResult } from './milk-result.ts'
import { SkippedLines } from './skipped-lines.ts'

interface Recording {
  table: Table
  /** The parameters that have a column, by the name of it. */
  results: [column: string, parameter: MilkParameter][]
  /** The day that the title names, where no column has one. */
  titleDay: string | undefined
  heads: Partial<Record<string, { label: string }>>
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
    const results = Object.entries(MILK_PARAMETERS).filter(
      ([column]) =>
        found.columns[column] !== undefined &&
        !(column === 'amount' && found.columns['milk'] !== undefined) &&
        !(column === 'lactose' && countsLactations(table, found)),
    )
    if (hasTooMany(table, found.header, results.length, skipped)) return []
    const titleDay = found.columns['day'] === undefined ? dayAbove(table, found) : undefined
    const recording: Recording = { table, results, titleDay, heads: found.columns, today, seen, skipped }
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
  const tag = FORMATS.ear_tag.canonical(written)
  const stall = record.text('cow')
  if (tag === undefined && (written !== '' || stall === ''))
    return skip(written === '' ? 'Die Ohrmarke fehlt.' : `${quotedValue(written)} ist keine Ohrmarke.`)
  const earTag = tag ?? stall
  const day = record.day('day') ?? (titleDay === undefined ? undefined : { value: titleDay })
  if (day === undefined) return skip('Der Tag der Prüfung fehlt.')
  if ('fault' in day) return skip(day.fault)
  const name = `${earTag} ${day.value}`
  if (seen.has(name)) return skip(`${quotedValue(written || stall)} steht für diesen Tag schon weiter oben.`)
  seen.add(name)
  return recording.results.flatMap(
    ([column, parameter]) =>
      readResult(recording, record, column, parameter, { earTag, isTag: tag !== undefined, day: day.value }) ?? [],
  )
}

function readResult(
  recording: Recording,
  record: TableRecord<string>,
  column: string,
  parameter: MilkParameter,
  { earTag, isTag, day }: { earTag: string; isTag: boolean; day: string },
): Assertion | undefined {
  const { table, today, skipped } = recording
  const skip = (reason: string): undefined => skipped.add(table, record.line, reason)
  if (DRY.test(record.text(column))) return undefined
  const number = record.number(column)
  if (number === undefined) return undefined
  if ('fault' in number) return skip(number.fault)
  const label = recording.heads[column]?.label ?? ''
  const result = milkResult(parameter, { ...number.value, label, perMl: false })
  if ('fault' in result) return skip(`${parameter.name} ${quotedValue(record.text(column))}: ${result.fault}`)
  const called = isTag ? FORMATS.ear_tag.display!(earTag) : ''
  const measurement: Assertion = {
    kind: 'measurements',
    name: `${earTag} ${day} ${column}`,
    refers: { animal_id: [earTag] },
    // A number of the stall may be that of another cow by now.
    confidence: result.sure && isTag ? SURE : TO_CONFIRM,
    page: record.page,
    quote: record.quote(column),
    values: {
      type: 'milk_recording',
      parameter: parameter.name,
      value: result.value,
      unit: result.unit,
      date: day,
      subject: [called, record.text('cow')].filter(Boolean).join(', ').slice(0, 200),
    },
  }
  return keepIfValid(measurement, today, table, record.line, skipped)
}

/** A cow that stands dry has no results. */
const DRY = /^(?:trocken(?:gestellt)?|tr\.?|ts|krank|abgang|n\.? ?u\.?|nicht geprüft|fehlt)$/i
