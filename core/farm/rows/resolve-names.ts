import type { NamespaceId } from '../../shared/ids.ts'
import type { Kind } from '../kinds/kind.ts'
import { isKindSlug, type KindSlug } from '../kinds/kinds.ts'
import type { RowNames } from '../ports/row-names.ts'
import type { Fault, FaultCode } from '../schema/check-values.ts'
import type { PlannedRow } from './plan-import.ts'
import type { RowId } from './row.ts'

/** The lines whose names are known, with ids for them, and what is wrong with the names of the others. */
export interface ResolvedLines {
  rows: PlannedRow[]
  faults: { planned: PlannedRow; text: string; fault: Fault }[]
}

/** Puts in the id of the one row that a line calls by name; of none or several, the line says what may be meant. */
export async function resolveNames(
  rowNames: Pick<RowNames, 'called'>,
  namespace: NamespaceId,
  { fields }: Kind,
  batch: readonly PlannedRow[],
): Promise<ResolvedLines> {
  const kindOfField = (field: string): KindSlug | undefined => {
    const shape = fields[field]?.shape
    return shape?.type === 'reference' && isKindSlug(shape.kind) ? shape.kind : undefined
  }
  const wanted = new Map<KindSlug, Set<string>>()
  for (const { names = {} } of batch)
    for (const [field, name] of Object.entries(names)) {
      const kind = kindOfField(field)
      if (kind) wanted.set(kind, (wanted.get(kind) ?? new Set()).add(name))
    }
  const bearers = new Map<string, Set<RowId>>()
  for (const [kind, names] of wanted)
    for (const { name, id } of await rowNames.called(namespace, kind, [...names]))
      bearers.set(`${kind} ${name}`, (bearers.get(`${kind} ${name}`) ?? new Set()).add(id))
  const resolved: ResolvedLines = { rows: [], faults: [] }
  for (const planned of batch) {
    if (!planned.names) {
      resolved.rows.push(planned)
      continue
    }
    const values = { ...planned.values }
    const before = resolved.faults.length
    for (const [field, name] of Object.entries(planned.names)) {
      const ids = [...(bearers.get(`${kindOfField(field)} ${name}`) ?? [])]
      if (ids.length === 1) values[field] = ids[0]
      else resolved.faults.push({ planned, text: name, fault: { path: [field], fault: faultOf(ids) } })
    }
    if (resolved.faults.length === before) resolved.rows.push({ ...planned, values })
  }
  return resolved
}

const MOST_NAMED = 5

const faultOf = (ids: readonly RowId[]): FaultCode =>
  ids.length === 0
    ? { code: 'nothing_called_so' }
    : { code: 'several_called_so', ids: ids.toSorted().slice(0, MOST_NAMED), count: ids.length }
