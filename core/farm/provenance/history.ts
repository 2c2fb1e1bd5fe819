import type { DocumentId } from '../../shared/ids.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { Row } from '../rows/row.ts'
import { partsOf, type Values } from './parts.ts'

/** What one source says of a row. Values are by field name; null is silence. */
export interface Statement {
  documentId: DocumentId
  /**
   * By what the document names the row it yields, or what a person confirmed of one that others make; null where it
   * only says something of such a row.
   */
  key: string | null
  page: number | null
  quote: string | null
  /** As it was read. */
  values: Values
  /** What a person has confirmed of what was not read surely; what is read surely goes before. */
  confirmed: Values | null
  /** The day that the document speaks for. */
  asOf: string | null
  /** When the source first said something of the row, in milliseconds. */
  statedAt: number
  /** When it came to say a value, by part; where it is not `statedAt`. */
  since: Readonly<Record<string, number>>
  /** Whether it yields the row. */
  makes: boolean
}

/** What a source that is deleted said, as old as it was. */
export interface KeptValue extends Pick<Statement, 'asOf' | 'statedAt'> {
  value: unknown
}

/** A value that is a person's; null where they emptied it. */
export interface HeldValue {
  value: unknown
  /** When they changed it, in milliseconds. */
  at: number
}

/** Everything that the values of a row follow from (ADR 10). */
export interface RowHistory {
  /** As it stands. */
  row: Row
  /** What it was made with, by field name; null where only sources have made it. */
  own: Values | null
  /** By part. */
  kept: Readonly<Record<string, KeptValue>>
  /** By part. */
  held: Readonly<Record<string, HeldValue>>
  /** One for each source. */
  statements: readonly Statement[]
}

/** A history as it is stored: nothing but the row where it is as it was made. */
export type StoredHistory = Pick<RowHistory, 'row' | 'own' | 'statements'> & {
  kept: RowHistory['kept'] | null
  held: RowHistory['held'] | null
}

/** A row without a history is as it was made, and each of its values a person's where a person made it. */
export function historyOf({ row, own, kept, held, statements }: StoredHistory): RowHistory {
  if (held !== null) return { row, own, kept: kept ?? {}, held, statements }
  return {
    row,
    own: row.values,
    kept: {},
    held: row.edited
      ? Object.fromEntries(
          [...partsOf(kindOf(row.kind), row.values)].map(([part, value]) => [part, { value, at: row.updatedAt }]),
        )
      : {},
    statements,
  }
}

/** What a document names so must not become a row again. */
export interface Tombstone {
  documentId: DocumentId
  kind: KindSlug
  key: string
}

/** By what documents name the row, so that they do not make it again once a person has deleted it. */
export const tombstonesOf = ({ row: { kind }, statements }: RowHistory): Tombstone[] =>
  statements.flatMap(({ documentId, key, makes }) => (makes && key !== null ? [{ documentId, kind, key }] : []))

/** A change of a history; `before` is null where the row is new. */
export interface HistoryChange {
  before: RowHistory | null
  after: RowHistory
}

/** What of a history a store has to write. */
export const changesIn = ({ before, after }: HistoryChange) => ({
  row:
    before?.row !== after.row || before.own !== after.own || before.kept !== after.kept || before.held !== after.held,
  stated: after.statements.filter((statement) => !before?.statements.includes(statement)),
  dropped: (before?.statements ?? [])
    .map(({ documentId }) => documentId)
    .filter((document) => !after.statements.some(({ documentId }) => documentId === document)),
})
