import type { NamespaceId } from '../../shared/ids.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Proposal } from '../ports/proposal-store.ts'
import type { RowName } from '../ports/provenance-store.ts'
import { described, type Row, type RowId } from '../rows/row.ts'
import { brokenReferences } from '../references/keep-references.ts'
import { checkValues, type Fault } from '../schema/check-values.ts'
import { changedByPerson, confirmed, released } from './events.ts'
import type { HistoryChange, RowHistory } from './history.ts'
import { addHistories, saveHistories, type ProvenanceDependencies } from './keep-histories.ts'

/** What a person corrects of a proposal, by field. */
export type Corrections = Readonly<Record<string, unknown>>

/**
 * Confirms what is proposed, as a row or of one, with what a person corrects of it. The row that came of it; undefined
 * where the row that it contradicts is gone.
 */
export async function acceptProposal(
  deps: ProvenanceDependencies,
  namespace: NamespaceId,
  proposal: Proposal,
  corrections: Corrections,
  now: number,
): Promise<Result<RowName | undefined, Fault[]>> {
  const [about] =
    proposal.about === null
      ? []
      : await deps.provenance.load(namespace, { rows: [{ kind: proposal.kind, id: proposal.about }] })
  const contradicts = proposal.differences.length > 0
  if (contradicts && !about) return Ok(undefined)
  const wanted = checkedAs(proposal, { ...(contradicts && about?.row.values), ...proposal.values, ...corrections }, now)
  if (wanted.err) return wanted
  const broken = await brokenReferences(deps.references, namespace, proposal.kind, picked(wanted.val, corrections))
  if (broken.length > 0) return Err(broken)
  const correct = (history: RowHistory): RowHistory =>
    withCorrections(history, Object.keys(corrections), wanted.val, now)
  if (about && contradicts)
    return saveDecided(
      deps,
      namespace,
      { before: about, after: correct(released(about, proposal.documentId, now)) },
      now,
    )

  // What was read wrong may not check; then the statement is what the person made of it.
  const asRead = checkedAs(proposal, proposal.values, now)
  const statement = { ...proposal, values: asRead.ok ? asRead.val : wanted.val }
  const confirm = (before: RowHistory, isNamed: boolean): RowHistory =>
    correct(confirmed(before, statement, { makes: !isNamed, instead: isNamed }, now))
  if (about) return saveDecided(deps, namespace, { before: about, after: confirm(about, true) }, now)
  const { row, ...made } = confirm(newRow(deps, namespace, { ...proposal, values: statement.values }, now), false)
  const { kind, id, key } = row
  if ((await addHistories(deps, namespace, [{ ...made, row }], now)).size > 0) return Ok({ kind, id })
  const [before] = await deps.provenance.load(namespace, { keys: [{ kind, key: key! }] })
  return saveDecided(deps, namespace, { before: before!, after: confirm(before!, false) }, now)
}

async function saveDecided(
  deps: ProvenanceDependencies,
  namespace: NamespaceId,
  change: HistoryChange,
  now: number,
): Promise<Result<RowName, Fault[]>> {
  const { kind, id } = change.after.row
  return (await saveHistories(deps, namespace, [change], now)) === 'saved'
    ? Ok({ kind, id })
    : Err([{ path: [], fault: { code: 'given_twice' } }])
}

function checkedAs(
  { kind: slug }: Proposal,
  values: Corrections,
  now: number,
): Result<Record<string, unknown>, Fault[]> {
  const kind = kindOf(slug)
  const checked = checkValues(kind.fields, values)
  if (!checked.ok) return Err(checked.faults)
  const faults = kind.rules(checked.values as never, dayOf(now))
  return faults.length > 0 ? Err(faults) : Ok(checked.values as Record<string, unknown>)
}

const picked = (values: Record<string, unknown>, corrections: Corrections): Record<string, unknown> =>
  Object.fromEntries(Object.keys(corrections).map((field) => [field, values[field]]))

function newRow(
  { ids }: Pick<ProvenanceDependencies, 'ids'>,
  namespaceId: NamespaceId,
  { kind, key, values, documentId }: Proposal,
  now: number,
): RowHistory {
  const of = described(kindOf(kind), values)
  const row: Row = {
    ...of,
    // What its document names by itself is none of the rows that would share its key.
    key: key.startsWith(`${documentId} `) ? key : (of.key ?? key),
    namespaceId,
    kind,
    id: ids.next<RowId>(),
    origin: 'source',
    edited: true,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
  return { row, own: null, kept: {}, held: {}, statements: [] }
}

function withCorrections(
  history: RowHistory,
  fields: readonly string[],
  values: Record<string, unknown>,
  now: number,
): RowHistory {
  const { row } = history
  if (fields.length === 0) return history
  const corrected = { ...row.values, ...Object.fromEntries(fields.map((field) => [field, values[field]])) }
  return changedByPerson(history, described(kindOf(row.kind), corrected), now)
}
