import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { Proposal, ProposalId, ProposalStore, RowName } from '../../../core/farm/index.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = Proposal & { namespaceId: NamespaceId; status: 'waiting' | 'accepted' | 'declined' }
const TABLE = 'row_proposals'

export class MemoryProposalStore implements ProposalStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async replace(namespaceId: NamespaceId, document: DocumentId, proposals: readonly Proposal[]): Promise<void> {
    await this.#database.write<Row, void>(namespaceId, TABLE, (rows) => {
      const own = () =>
        [...rows.values()].filter(
          (row) => row.namespaceId === namespaceId && row.documentId === document && row.differences.length === 0,
        )
      for (const row of own()) if (row.status === 'waiting') rows.delete(row.id)
      for (const proposal of proposals)
        if (!own().some(({ kind, key }) => kind === proposal.kind && key === proposal.key))
          rows.set(proposal.id, { ...proposal, namespaceId, status: 'waiting' })
    })
  }

  async replaceContradictions(
    namespaceId: NamespaceId,
    names: readonly RowName[],
    proposals: readonly Proposal[],
  ): Promise<void> {
    const about = ({ kind, about: id }: Pick<Proposal, 'kind' | 'about'>) => `${kind} ${id}`
    const named = new Set(names.map(({ kind, id }) => about({ kind, about: id })))
    await this.#database.write<Row, void>(namespaceId, TABLE, (rows) => {
      const before = [...rows.values()].filter(
        (row) => row.namespaceId === namespaceId && row.differences.length > 0 && named.has(about(row)),
      )
      for (const row of before) rows.delete(row.id)
      for (const proposal of proposals) {
        const same = before.find(
          (row) => row.status === 'waiting' && row.documentId === proposal.documentId && about(row) === about(proposal),
        )
        const id = same?.id ?? proposal.id
        const createdAt = same?.createdAt ?? proposal.createdAt
        rows.set(id, { ...proposal, id, createdAt, namespaceId, status: 'waiting' })
      }
    })
  }

  waiting(namespace: NamespaceId, { limit, offset }: { limit: number; offset: number }): Promise<Proposal[]> {
    return this.#database.read<Row, Proposal[]>(namespace, TABLE, (rows) =>
      [...rows.values()]
        .filter((row) => row.namespaceId === namespace && row.status === 'waiting')
        .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
        .slice(offset, offset + limit)
        .map(proposalOf),
    )
  }

  async countWaiting(namespace: NamespaceId): Promise<number> {
    return (await this.waiting(namespace, { limit: Infinity, offset: 0 })).length
  }

  countOf(namespace: NamespaceId, document: DocumentId): Promise<number> {
    return this.#database.read<Row, number>(
      namespace,
      TABLE,
      (rows) =>
        [...rows.values()].filter(
          (row) => row.namespaceId === namespace && row.documentId === document && row.status === 'waiting',
        ).length,
    )
  }

  take(namespace: NamespaceId, ids: readonly ProposalId[], as: 'accepted' | 'declined'): Promise<Proposal[]> {
    return this.#database.write<Row, Proposal[]>(namespace, TABLE, (rows) => {
      const taken = [...rows.values()].filter(
        (row) => row.namespaceId === namespace && row.status === 'waiting' && ids.includes(row.id),
      )
      for (const row of taken) rows.set(row.id, { ...row, status: as })
      return taken.map(proposalOf)
    })
  }

  async removeOf(namespace: NamespaceId, document: DocumentId): Promise<void> {
    await this.#database.write<Row, void>(namespace, TABLE, (rows) => {
      for (const [id, row] of rows) if (row.namespaceId === namespace && row.documentId === document) rows.delete(id)
    })
  }
}

const proposalOf = ({ namespaceId: _, status: __, ...proposal }: Row): Proposal => proposal
