import type { Actor } from '../../access/index.ts'
import type { Events } from '../../shared/events.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { unguarded } from './formula-guard.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { announceRows } from '../events.ts'
import type { Kind } from '../kinds/kind.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { RowStore } from '../ports/row-store.ts'
import { changedByPerson } from '../provenance/events.ts'
import type { HistoryChange } from '../provenance/history.ts'
import { saveHistories, type ProvenanceDependencies } from '../provenance/keep-histories.ts'
import { described, type Row, type RowId } from './row.ts'
import { checkValues, type Fault } from '../schema/check-values.ts'
import { readText } from '../schema/read-text.ts'

/** A line of a table that cannot become a row. */
export interface LineFault {
  /** From 1, as a spreadsheet counts. */
  line: number
  /** The heading of the column; null: the line as a whole. */
  column: string | null
  text: string
  fault: Fault
}

/** A line of a table; empty ones may be left out. */
export interface TableLine {
  /** From 1, as a spreadsheet counts. */
  line: number
  cells: readonly string[]
}

export interface ImportPlan {
  /** Headings by the field they fill. */
  columns: Record<string, string>
  /** Headings that fill none. */
  unknownColumns: string[]
  rows: Record<string, unknown>[]
  faults: LineFault[]
}

/**
 * What a table with headings in its first line comes to as rows of a kind; a heading is a field's name or its German
 * label, in any case.
 */
export function planImport(kind: Kind, [first, ...lines]: readonly TableLine[], today: string): ImportPlan {
  const headings = first?.cells ?? []
  const fieldAt = headings.map((heading) => fieldFor(kind, heading))
  const columns = Object.fromEntries(
    fieldAt.flatMap((field, index) => (field === undefined ? [] : [[field, headings[index]!]])),
  )
  const plan: ImportPlan = {
    columns,
    unknownColumns: headings.filter(
      (heading, index) => fieldAt[index] === undefined && heading.trim() !== '' && !OURS.has(keyOf(heading)),
    ),
    rows: [],
    faults: [],
  }
  const seen = new Map<string, number>()
  for (const { line, cells } of lines) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const given = Object.fromEntries(
      fieldAt.flatMap((field, column) =>
        field === undefined ? [] : [[field, readText(kind.fields[field]!, unguarded(cells[column] ?? ''))]],
      ),
    )
    const checked = checkValues(kind.fields, given)
    const faults = checked.ok ? kind.rules(checked.values as never, today) : checked.faults
    const twice = checked.ok ? seen.get(kind.keyOf(checked.values as never) ?? `line ${line}`) : undefined
    for (const fault of [
      ...faults,
      ...(twice === undefined ? [] : [{ path: [], fault: { code: 'given_twice' as const } }]),
    ]) {
      const field = typeof fault.path[0] === 'string' ? fault.path[0] : undefined
      plan.faults.push({
        line,
        column: field === undefined ? null : (columns[field] ?? field),
        text: field === undefined ? '' : (cells[fieldAt.indexOf(field)] ?? '').slice(0, 100),
        fault,
      })
    }
    if (!checked.ok || faults.length > 0 || twice !== undefined) continue
    seen.set(kind.keyOf(checked.values as never) ?? `line ${line}`, line)
    plan.rows.push(checked.values as Record<string, unknown>)
  }
  return plan
}

const keyOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** What an export writes beside the fields. */
const OURS = new Set(['id', 'kennung'])

const fieldFor = (kind: Kind, heading: string): string | undefined =>
  Object.entries(kind.fields).find(([name, { label, unit }]) =>
    [name, label, `${label} ${unit ?? ''}`].some((known) => keyOf(known) === keyOf(heading)),
  )?.[0]

export interface ImportOutcome {
  created: number
  updated: number
}

export type ImportFailure = { kind: 'faulty_lines'; plan: ImportPlan } | { kind: 'changed_meanwhile' }

/** Takes a table in: rows whose key is there are changed, the others made; all or nothing. */
export type ImportRows = (
  actor: Actor,
  kind: KindSlug,
  table: readonly TableLine[],
) => Promise<Result<ImportOutcome, ImportFailure>>

interface Dependencies extends ProvenanceDependencies {
  rows: RowStore
  events: Events
  transaction: Transaction
  ids: Ids
  clock: Clock
}

export const makeImportRows =
  (deps: Dependencies): ImportRows =>
  ({ namespaceId }, slug, table) =>
    deps.transaction.within<ImportOutcome, ImportFailure>(namespaceId, async () => {
      const now = deps.clock.now()
      const kind = kindOf(slug)
      const plan = planImport(kind, table, dayOf(now))
      if (plan.faults.length > 0) return Err({ kind: 'faulty_lines', plan })
      const made = plan.rows.map((values): Row => ({
        namespaceId,
        kind: slug,
        id: deps.ids.next<RowId>(),
        ...described(kind, values),
        origin: 'person',
        edited: true,
        version: 1,
        createdAt: now,
        updatedAt: now,
      }))
      const fields = Object.keys(plan.columns)
      const known = new Map(
        (
          await deps.provenance.load(namespaceId, {
            keys: made.flatMap(({ key }) => (key === null ? [] : [{ kind: slug, key }])),
          })
        ).map((history) => [history.row.key, history]),
      )
      const changed = made.flatMap((row): HistoryChange[] => {
        const before = known.get(row.key)
        if (!before) return []
        // A column that the table does not have leaves what the row had.
        const given = Object.fromEntries(fields.map((field) => [field, row.values[field]]))
        const values = described(kind, { ...before.row.values, ...given })
        return [{ before, after: changedByPerson(before, values, now, fields) }]
      })
      if ((await saveHistories(deps, namespaceId, changed, now)) !== 'saved') return Err({ kind: 'changed_meanwhile' })
      const fresh = made.filter(({ key }) => !known.has(key))
      const added = await deps.rows.add(fresh)
      if (added.outcome === 'key_taken') return Err({ kind: 'changed_meanwhile' })
      await announceRows(deps.events, namespaceId, [...changed.map(({ after }) => after.row), ...fresh])
      return Ok({ created: fresh.length, updated: made.length - fresh.length })
    })
