import type { Proposal, ProposalId, ProposalStore, RowId, RowName } from '../../../core/farm/index.ts'
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
  as_of: string | null
  created_at: Date
  differences: Proposal['differences'] | null
}

const COLUMNS = `id, document_id, kind, values, label, natural_key, row_id, confidence, page, quote, as_of::text,
  created_at, differences`

/** Puts the proposals of $2 in. */
const INSERT = `insert into row_proposals (namespace_id, document_id, id, kind, values, label, natural_key, row_id,
    confidence, page, quote, as_of, created_at, differences)
  select $1, "documentId", id, kind, values, label, key, about, confidence, page, quote, "asOf", "createdAt",
    differences
  from jsonb_to_recordset($2) as
    given("documentId" uuid, id uuid, kind text, values jsonb, label text, key text, about uuid,
      confidence double precision, page integer, quote text, "asOf" date, "createdAt" timestamptz, differences jsonb)
  on conflict (namespace_id, document_id, kind, natural_key)`

export class PostgresProposalStore implements ProposalStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async replace(namespace: NamespaceId, document: DocumentId, proposals: readonly Proposal[]): Promise<void> {
    await this.#database.query(
      namespace,
      `delete from row_proposals where namespace_id = $1 and document_id = $2 and status = 'waiting'
         and differences = '[]'`,
      [namespace, document],
    )
    if (proposals.length > 0)
      await this.#database.query(namespace, `${INSERT} do nothing`, [namespace, recordsOf(proposals)])
  }

  async replaceContradictions(
    namespace: NamespaceId,
    rows: readonly RowName[],
    proposals: readonly Proposal[],
  ): Promise<void> {
    if (rows.length === 0) return
    await this.#database.query(
      namespace,
      `delete from row_proposals where namespace_id = $1 and differences <> '[]'
         and (kind, row_id) in (select * from unnest($2::text[], $3::uuid[]))
         and (status <> 'waiting'
           or (document_id, kind, natural_key) not in (select * from unnest($4::uuid[], $5::text[], $6::text[])))`,
      [
        namespace,
        rows.map(({ kind }) => kind),
        rows.map(({ id }) => id),
        proposals.map(({ documentId }) => documentId),
        proposals.map(({ kind }) => kind),
        proposals.map(({ key }) => key),
      ],
    )
    if (proposals.length > 0)
      await this.#database.query(
        namespace,
        `${INSERT} do update set values = excluded.values, label = excluded.label, page = excluded.page,
           quote = excluded.quote, as_of = excluded.as_of, differences = excluded.differences`,
        [namespace, recordsOf(proposals)],
      )
  }

  async waiting(namespace: NamespaceId, { limit, offset }: { limit: number; offset: number }): Promise<Proposal[]> {
    const rows = await this.#database.query<StoredProposal>(
      namespace,
      `select ${COLUMNS} from row_proposals where namespace_id = $1 and status = 'waiting'
       order by created_at, id limit $2 offset $3`,
      [namespace, limit, offset],
    )
    return rows.map(proposalOf)
  }

  async countWaiting(namespace: NamespaceId): Promise<number> {
    const [row] = await this.#database.query<{ waiting: number }>(
      namespace,
      `select count(*)::int as waiting from row_proposals where namespace_id = $1 and status = 'waiting'`,
      [namespace],
    )
    return row!.waiting
  }

  async countOf(namespace: NamespaceId, document: DocumentId): Promise<number> {
    const [row] = await this.#database.query<{ waiting: number }>(
      namespace,
      `select count(*)::int as waiting from row_proposals
       where namespace_id = $1 and document_id = $2 and status = 'waiting'`,
      [namespace, document],
    )
    return row!.waiting
  }

  async take(namespace: NamespaceId, ids: readonly ProposalId[], as: 'accepted' | 'declined'): Promise<Proposal[]> {
    if (ids.length === 0) return []
    const rows = await this.#database.query<StoredProposal>(
      namespace,
      `update row_proposals set status = $3 where namespace_id = $1 and id = any($2) and status = 'waiting'
       returning ${COLUMNS}`,
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

const recordsOf = (proposals: readonly Proposal[]): string =>
  JSON.stringify(proposals.map((proposal) => ({ ...proposal, createdAt: new Date(proposal.createdAt) })))

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
  as_of,
  created_at,
  differences,
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
  asOf: as_of,
  createdAt: created_at.getTime(),
  differences: differences ?? [],
})
