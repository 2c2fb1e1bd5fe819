import type { AccountStore, Actor } from '../access/index.ts'
import { SHARED_NAMESPACE, type NamespaceId } from '../shared/ids.ts'
import type { GraphCounts, PassageStore } from './ports/passage-store.ts'

/** Nodes of each graph that a person reaches; 0 where there is none. */
export interface MemoryStats {
  knowledge: number
  personal: number
  team: number
}

export type ReadMemoryStats = (actor: Actor) => Promise<MemoryStats>

/** A graph that cannot be counted now counts 0: the figure is for looking at, and the interface wants it so. */
export const makeReadMemoryStats =
  ({ passages, accounts }: { passages: PassageStore; accounts: AccountStore }): ReadMemoryStats =>
  async (actor) => {
    const count = (namespace: NamespaceId) => passages.count(namespace).then(nodes, () => 0)
    const teams = (await accounts.namespacesOf(actor.userId)).filter((namespace) => namespace !== actor.namespaceId)
    const [knowledge, personal, ...others] = await Promise.all(
      [SHARED_NAMESPACE, actor.namespaceId, ...teams].map(count),
    )
    return { knowledge: knowledge ?? 0, personal: personal ?? 0, team: others.reduce((sum, ofTeam) => sum + ofTeam, 0) }
  }

const nodes = ({ documents, passages, entities }: GraphCounts): number => documents + passages + entities
