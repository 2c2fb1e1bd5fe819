import type { Actor } from '../../access/index.ts'
import type { Proposal, ProposalStore } from '../ports/proposal-store.ts'

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
