import type { Actor } from '../../access/index.ts'
import { kindOf } from '../kinds/kinds.ts'
import { described, type RowId } from '../rows/row.ts'
import { checkValues, type Fault } from '../schema/check-values.ts'
import type { Fields } from '../schema/fields.ts'
import { announceRows } from '../events.ts'
import type { Events } from '../../shared/events.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Ids } from '../../shared/ports/ids.ts'
import type { Transaction } from '../../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../../shared/result.ts'
import type { DerivedRows, StampedRow } from '../ports/derived-rows.ts'
import type { Proposal, ProposalId, ProposalStore } from '../ports/proposal-store.ts'

export type ListProposals = (
  actor: Actor,
  page: { limit: number; offset: number },
) => Promise<{ proposals: Proposal[]; hasMore: boolean }>

export const makeListProposals =
  ({ proposals }: { proposals: ProposalStore }): ListProposals =>
  async ({ namespaceId }, { limit, offset }) => {
    const found = await proposals.waiting(namespaceId, { limit: limit + 1, offset })
    return { proposals: found.slice(0, limit), hasMore: found.length > limit }
  }

/** What a person says to proposals: yes, with corrections where something was read wrong, or no. */
export interface Decision {
  accept: { id: ProposalId; corrections?: Readonly<Record<string, unknown>> | undefined }[]
  decline: ProposalId[]
}

export type DecideFailure = { kind: 'invalid_values'; index: number; faults: Fault[] }

/**
 * Makes rows of what is accepted; one that no longer waits is passed over. All or nothing where a correction does not
 * check.
 */
export type DecideProposals = (
  actor: Actor,
  decision: Decision,
) => Promise<Result<{ rows: Pick<StampedRow, 'kind' | 'id'>[]; declined: number }, DecideFailure>>

interface Dependencies {
  proposals: ProposalStore
  rows: DerivedRows
  events: Events
  transaction: Transaction
  ids: Ids
  clock: Clock
}

export const makeDecideProposals =
  (deps: Dependencies): DecideProposals =>
  ({ namespaceId }, { accept, decline }) =>
    deps.transaction.within<{ rows: Pick<StampedRow, 'kind' | 'id'>[]; declined: number }, DecideFailure>(
      namespaceId,
      async () => {
        const now = deps.clock.now()
        const accepted = await deps.proposals.take(
          namespaceId,
          accept.map(({ id }) => id),
          'accepted',
        )
        const made: Pick<StampedRow, 'kind' | 'id'>[] = []
        for (const [index, { id, corrections }] of accept.entries()) {
          const proposal = accepted.find((one) => one.id === id)
          if (!proposal) continue
          const kind = kindOf(proposal.kind)
          const checked = checkValues<Fields>(kind.fields, { ...proposal.values, ...corrections })
          const faults = checked.ok ? kind.rules(checked.values as never, dayOf(now)) : checked.faults
          if (!checked.ok || faults.length > 0) return Err({ kind: 'invalid_values', index, faults })
          const row = described(kind, checked.values)
          const said = { kind: proposal.kind, page: proposal.page, quote: proposal.quote, asOf: null }
          const [met] =
            proposal.about === null
              ? []
              : await deps.rows.remark(
                  namespaceId,
                  proposal.documentId,
                  [{ ...said, id: proposal.about, values: row.values }],
                  now,
                )
          const [rowId] = met
            ? [met]
            : await deps.rows.put(
                namespaceId,
                proposal.documentId,
                [{ ...said, ...row, id: deps.ids.next<RowId>(), key: row.key ?? proposal.key }],
                now,
              )
          made.push({ kind: proposal.kind, id: rowId! })
        }
        // What a person has confirmed is their word: no later reading changes it or takes it back.
        await deps.rows.adopt(namespaceId, made)
        await announceRows(deps.events, namespaceId, made)
        const declined = await deps.proposals.take(namespaceId, decline, 'declined')
        return Ok({ rows: made, declined: declined.length })
      },
    )
