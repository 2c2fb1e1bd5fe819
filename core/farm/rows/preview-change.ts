import type { Actor } from '../../access/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { kindOf, type KindSlug } from '../kinds/kinds.ts'
import type { References } from '../ports/references.ts'
import type { RowStore } from '../ports/row-store.ts'
import { checkRow } from './check-row.ts'
import type { Given, RowNotFound, RowRefused } from './keep-rows.ts'
import { described, keyWordsOf, type Row, type RowId } from './row.ts'

/** A row to be made, fields to be changed, where a null empties one, or a row to be deleted. */
export type RowChange =
  | { what: 'create'; kind: KindSlug; values: Given }
  | { what: 'change'; kind: KindSlug; id: RowId; values: Given }
  | { what: 'delete'; kind: KindSlug; id: RowId }

/** What a row says at one version of it. */
export type RowState = Pick<Row, 'version' | 'label' | 'values'>

/** A row before and after a change; null: there is none then. */
export interface ChangePreview {
  before: RowState | null
  after: RowState | null
}

/** What a change would come to now, by every rule that would hold for it; changes nothing. */
export type PreviewChange = (
  actor: Actor,
  change: RowChange,
) => Promise<Result<ChangePreview, RowNotFound | RowRefused>>

interface Dependencies {
  rows: RowStore
  references: References
  clock: Clock
}

export const makePreviewChange =
  (deps: Dependencies): PreviewChange =>
  async ({ namespaceId }, change) => {
    if (change.what === 'create') return previewed(deps, namespaceId, change.kind, undefined, change.values)
    const row = await deps.rows.byId(namespaceId, change.kind, change.id)
    if (!row) return Err({ kind: 'row_not_found' })
    return change.what === 'delete'
      ? Ok({ before: stateOf(row), after: null })
      : previewed(deps, namespaceId, change.kind, row, change.values)
  }

const stateOf = ({ version, label, values }: Row): RowState => ({ version, label, values })

async function previewed(
  deps: Dependencies,
  namespaceId: NamespaceId,
  kind: KindSlug,
  row: Row | undefined,
  given: Given,
): Promise<Result<ChangePreview, RowRefused>> {
  const checked = await checkRow(deps, namespaceId, kind, { ...row?.values, ...given }, Object.keys(given))
  if (checked.err) return checked
  const { values, label, key } = described(kindOf(kind), checked.val)
  const [taken] = key === null ? [] : await deps.rows.byKeys(namespaceId, kind, [key])
  if (taken && taken.id !== row?.id) return Err({ kind: 'key_taken', called: keyWordsOf(kindOf(kind), values) })
  return Ok({ before: row ? stateOf(row) : null, after: { version: (row?.version ?? 0) + 1, label, values } })
}
