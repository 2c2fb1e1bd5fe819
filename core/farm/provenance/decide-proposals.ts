import type { Actor } from '../../access/index.ts'
import type { Events } from '../../shared/events.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import { announceRows } from '../events.ts'
import type { Proposal, ProposalId } from '../ports/proposal-store.ts'
import type { RowName } from '../ports/provenance-store.ts'
import type { Fault } from '../schema/check-values.ts'
import { acceptProposal, type Corrections } from './accept-proposal.ts'
import { reaffirmed } from './events.ts'
import { saveHistories, type ProvenanceDependencies } from './keep-histories.ts'

/** What a person says to proposals: yes, with corrections where something was read wrong, or no. */
export interface Decision {
  accept: { id: ProposalId; corrections?: Corrections | undefined }[]
  decline: ProposalId[]
}

export type DecideFailure = { kind: 'invalid_values'; index: number; faults: Fault[] }

export interface Decided {
  rows: RowName[]
  declined: number
}

/**
 * Confirms what is accepted, as rows or of rows; a correction is the person's own. What contradicts a person takes the
 * place of theirs by a yes, and is not asked again by a no. One that no longer waits is passed over. All or nothing
 * where a correction does not check.
 */
export type DecideProposals = (actor: Actor, decision: Decision) => Promise<Result<Decided, DecideFailure>>

interface Dependencies extends ProvenanceDependencies {
  events: Events
  transaction: Transaction
  clock: Clock
}

export const makeDecideProposals =
  (deps: Dependencies): DecideProposals =>
  ({ namespaceId }, { accept, decline }) =>
    deps.transaction.within<Decided, DecideFailure>(namespaceId, async () => {
      const now = deps.clock.now()
      const accepted = await deps.proposals.take(
        namespaceId,
        accept.map(({ id }) => id),
        'accepted',
      )
      const rows: RowName[] = []
      for (const [index, { id, corrections = {} }] of accept.entries()) {
        const proposal = accepted.find((one) => one.id === id)
        if (!proposal) continue
        const taken = await acceptProposal(deps, namespaceId, proposal, corrections, now)
        if (taken.err) return Err({ kind: 'invalid_values', index, faults: taken.val })
        if (taken.val) rows.push({ kind: taken.val.kind, id: taken.val.id })
      }
      const declined = await deps.proposals.take(namespaceId, decline, 'declined')
      for (const proposal of declined) await reaffirm(deps, namespaceId, proposal, now)
      await announceRows(deps.events, namespaceId, rows)
      return Ok({ rows, declined: declined.length })
    })

async function reaffirm(
  deps: Dependencies,
  namespace: NamespaceId,
  { kind, about, documentId, differences }: Proposal,
  now: number,
): Promise<void> {
  if (differences.length === 0 || about === null) return
  const [before] = await deps.provenance.load(namespace, { rows: [{ kind, id: about }] })
  if (before) await saveHistories(deps, namespace, [{ before, after: reaffirmed(before, documentId, now) }], now)
}
