import type { DocumentId } from '../../shared/ids.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { RowName } from '../ports/provenance-store.ts'
import type { Referrer } from '../ports/references.ts'
import type { HeldValue, KeptValue, RowHistory, Statement } from '../provenance/history.ts'
import type { Values } from '../provenance/parts.ts'
import { restate } from '../provenance/restate.ts'
import { described, type RowId } from '../rows/row.ts'

/** Whose words led from a field of a row to another row. */
export interface ReferenceWords {
  /** The row was made with it. */
  own: boolean
  kept: KeptValue | null
  held: HeldValue | null
  statements: { documentId: DocumentId; values: boolean; confirmed: boolean }[]
}

/** A reference to a row that went. */
export interface EmptiedReference extends Pick<Referrer, 'kind' | 'id' | 'field'> {
  to: RowName
  words: ReferenceWords
}

/** Those of what was emptied that led to rows. */
export const ofRows = (emptied: readonly (Referrer & Pick<EmptiedReference, 'words'>)[]): EmptiedReference[] =>
  emptied.flatMap(({ kind, id, field, to, words }) =>
    to.kind === 'sources' ? [] : [{ kind, id, field, to: { kind: to.kind, id: to.id as RowId }, words }],
  )

/** The words by which a field of a row leads to `id`; a field that refers is a part of its own. */
export function wordsTo({ own, kept, held, statements }: RowHistory, field: string, id: string): ReferenceWords {
  const leads = (values: Values | null): boolean => values?.[field] === id
  return {
    own: leads(own),
    kept: kept[field]?.value === id ? kept[field] : null,
    held: held[field]?.value === id ? held[field] : null,
    statements: statements
      .map(({ documentId, values, confirmed }) => ({
        documentId,
        values: leads(values),
        confirmed: leads(confirmed),
      }))
      .filter(({ values, confirmed }) => values || confirmed),
  }
}

/**
 * What the row referred to is back. Its words lead there again, unless the field has another value or a person has
 * changed it since; those of a source that is gone stay gone.
 */
export function withReference(history: RowHistory, { field, to, words }: EmptiedReference, now: number): RowHistory {
  if (!isAsEmptied(history, field, words)) return history
  const { row, own, kept, held } = history
  const said = new Map(words.statements.map((one) => [one.documentId, one]))
  const filled = <V extends Values | null>(values: V, led: boolean | undefined): V =>
    led && values && (values[field] ?? null) === null ? { ...values, [field]: to.id } : values
  const statements = history.statements.map((statement): Statement => {
    const led = said.get(statement.documentId)
    return led
      ? {
          ...statement,
          values: filled(statement.values, led.values),
          confirmed: filled(statement.confirmed, led.confirmed),
        }
      : statement
  })
  if (own === null && statements.length === 0 && Object.keys(kept).length === 0)
    return withValue(history, field, to, words, now)
  const after = restate(
    {
      ...history,
      own: filled(own, words.own),
      kept: words.kept && !Object.hasOwn(kept, field) ? { ...kept, [field]: words.kept } : kept,
      held: words.held ? { ...held, [field]: words.held } : held,
      statements,
    },
    now,
  )
  return after.row === row ? history : after
}

function isAsEmptied({ row, held }: RowHistory, field: string, words: ReferenceWords): boolean {
  if ((row.values[field] ?? null) !== null) return false
  const now = held[field]
  return words.held === null ? now === undefined : now?.value === null && now.at === words.held.at
}

/** Of a row of which nothing is known but its values, as it was emptied. */
function withValue(history: RowHistory, field: string, to: RowName, words: ReferenceWords, now: number): RowHistory {
  const { row, held } = history
  const values = { ...row.values, [field]: to.id }
  return {
    ...history,
    held: words.held ? { ...held, [field]: words.held } : held,
    row: {
      ...row,
      values,
      label: described(kindOf(row.kind), values).label,
      version: row.version + 1,
      updatedAt: now,
    },
  }
}
