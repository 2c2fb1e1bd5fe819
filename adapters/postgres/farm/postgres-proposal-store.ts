import type { RowId, Proposal, ProposalId, ProposalStore } from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

interface StoredProposal {
  id: ProposalId
  document_id: DocumentId
  kind: Proposal['kind']
  values: Record<string, unknown>
  label: string
  natural_key: string
  row_id: RowId | null
  confidence: number
  page: number | null
  quote: string | null
  created_at: Date
}

export class PostgresProposalStore implements ProposalStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async replace(namespace: NamespaceId, document: DocumentId, proposals: readonly Proposal[]): Promise<void> {
    await this.#database.query(
      namespace,
      "delete from row_proposals where namespace_id = $1 and document_id = $2 and status = 'waiting'",
      [namespace, document],
    )
    if (proposals.length === 0) return
    await this.#database.query(
      namespace,
      `insert into row_proposals (namespace_id, document_id, id, kind, values, label, natural_key, row_id, confidence, page, quote, created_at)
       select $1, $2, id, kind, values, label, key, about, confidence, page, quote, created_at from jsonb_to_recordset($3) as
         given(id uuid, kind text, values jsonb, label text, key text, about uuid, confidence double precision, page integer, quote text, created_at timestamptz)
       on conflict (namespace_id, document_id, kind, natural_key) do nothing`,
      [
        namespace,
        document,
        JSON.stringify(
          proposals.map(({ createdAt, ...proposal }) => ({ ...proposal, created_at: new Date(createdAt) })),
        ),
      ],
    )
  }

  async waiting(namespace: NamespaceId, { limit, offset }: { limit: number; offset: number }): Promise<Proposal[]> {
    const rows = await this.#database.query<StoredProposal>(
      namespace,
      "select * from row_proposals where namespace_id = $1 and status = 'waiting' order by created_at, id limit $2 offset $3",
      [namespace, limit, offset],
    )
    return rows.map(proposalOf)
  }

  async take(namespace: NamespaceId, ids: readonly ProposalId[], as: 'accepted' | 'declined'): Promise<Proposal[]> {
    if (ids.length === 0) return []
    const rows = await this.#database.query<StoredProposal>(
      namespace,
      "update row_proposals set status = $3 where namespace_id = $1 and id = any($2) and status = 'waiting' returning *",
      [namespace, [...ids], as],
    )
    return rows.map(proposalOf)
  }

  async removeOf(namespace: NamespaceId, document: DocumentId): Promise<void> {
    await this.#database.query(namespace, 'delete from row_proposals where namespace_id = $1 and document_id = $2', [
      namespace,
      document,
    ])
  }
}

const proposalOf = ({
  id,
  document_id,
  kind,
  values,
  label,
  natural_key,
  row_id,
  confidence,
  page,
  quote,
  created_at,
}: StoredProposal): Proposal => ({
  id,
  documentId: document_id,
  kind,
  values,
  label,
  key: natural_key,
  about: row_id,
  confidence,
  page,
  quote,
  createdAt: created_at.getTime(),
})
