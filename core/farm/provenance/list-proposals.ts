import type { Actor } from '../../access/index.ts'
import type { Proposal, ProposalStore } from '../ports/proposal-store.ts'

/** Oldest first; `total`: how many there are in all pages, where it was asked for. */
export type ListProposals = (
  actor: Actor,
  page: { limit: number; offset: number; count?: boolean },
) => Promise<{ proposals: Proposal[]; hasMore: boolean; total: number | undefined }>

export const makeListProposals =
  ({ proposals }: { proposals: ProposalStore }): ListProposals =>
  async ({ namespaceId }, { limit, offset, count }) => {
    const [found, total] = await Promise.all([
      proposals.waiting(namespaceId, { limit: limit + 1, offset }),
      count ? proposals.countWaiting(namespaceId) : undefined,
    ])
    return { proposals: found.slice(0, limit), hasMore: found.length > limit, total }
  }
