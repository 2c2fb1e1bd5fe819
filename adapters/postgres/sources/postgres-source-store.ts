import { foldText } from '../../../core/shared/german/fold.ts'
import type { DocumentId, JobId, NamespaceId } from '../../../core/shared/ids.ts'
import type { Source, SourceChange, SourceFilter, SourceStore, SourceSummary } from '../../../core/sources/index.ts'
import type { Database } from '../database.ts'
import { sourceOf, type StoredSource } from './stored-source.ts'

/** A source with what bears its stamp now; of two columns of one name the later one counts. */
const SHOWN = `sources.*, coalesce((
  select json_object_agg(kind, rows) from (
    select kind, count(*) as rows from row_stamps m
    where m.namespace_id = sources.namespace_id and m.document_id = sources.id group by kind
  ) counted), '{}') as derived`

/** What a run may change, and how each value is written. */
const CHANGES: Record<keyof Required<SourceChange>, (parameter: string) => string> = {
  title: (value) => `title = ${value}`,
  contentType: (value) => `content_type = ${value}`,
  format: (value) => `format = ${value}`,
  // A person may have filed the source while the run was under way.
  category: (value) => `category = case filed_by when 'person' then category else ${value} end`,
  status: (value) => `status = ${value}`,
  progress: (value) => `progress = greatest(progress, ${value})`,
  error: (value) => `error = ${value}::jsonb`,
  pages: (value) => `pages = ${value}`,
  passages: (value) => `passages = ${value}`,
  derived: (value) => `derived = ${value}::jsonb`,
  warnings: (value) => `warnings = ${value}::jsonb`,
  hasPreview: (value) => `has_preview = ${value}`,
  sender: (value) => `sender = ${value}::jsonb ->> 0, sender_folded = ${value}::jsonb ->> 1`,
  dated: (value) => `dated = ${value}`,
  completedAt: (value) => `completed_at = ${value}`,
  updatedAt: (value) => `updated_at = ${value}`,
}

/** A list's condition, for the values that `filterValues` gives after the namespace. */
const PASSES = `namespace_id = $1 and ($2::text is null or category = $2)
  and ($3::text is null or strpos(lower(title), lower($3)) > 0 or strpos(lower(filename), lower($3)) > 0)
  and ($4::text is null or status = $4)
  and ($5::text is null or strpos(sender_folded, $5) > 0)
  and ($6::text is null or dated >= $6) and ($7::text is null or dated <= $7)`

const filterValues = ({ category, text, status, sender, datedFrom, datedUntil }: SourceFilter): unknown[] => [
  category ?? null,
  text ?? null,
  status ?? null,
  sender === undefined ? null : foldText(sender),
  datedFrom ?? null,
  datedUntil ?? null,
]

export class PostgresSourceStore implements SourceStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(source: Source): Promise<{ added: true } | { added: false; existing: Source }> {
    const inserted = await this.#database.query(
      source.namespaceId,
      `insert into sources (namespace_id, id, job_id, sha256, size_bytes, filename, title, content_type, format,
         category, filed_by, status, progress, error, pages, passages, derived, warnings, has_preview, created_by,
         created_at, updated_at, completed_at, sender, sender_folded, dated)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23,
         $24, $25, $26)
       on conflict (namespace_id, sha256) do nothing returning true`,
      [
        source.namespaceId,
        source.id,
        source.jobId,
        source.sha256,
        source.sizeBytes,
        source.filename,
        source.title,
        source.contentType,
        source.format,
        source.category,
        source.filedBy,
        source.status,
        source.progress,
        json(source.error),
        source.pages,
        source.passages,
        json(source.derived),
        json(source.warnings),
        source.hasPreview,
        source.createdBy,
        date(source.createdAt),
        date(source.updatedAt),
        date(source.completedAt),
        source.sender,
        folded(source.sender),
        source.dated,
      ],
    )
    if (inserted.length > 0) return { added: true }
    const existing = await this.#one(source.namespaceId, 'where namespace_id = $1 and sha256 = $2', [source.sha256])
    // The row that was in the way may have been deleted since.
    return existing ? { added: false, existing } : this.add(source)
  }

  byId(namespace: NamespaceId, id: DocumentId): Promise<Source | undefined> {
    return this.#one(namespace, 'where namespace_id = $1 and id = $2', [id])
  }

  shown(namespace: NamespaceId, id: DocumentId): Promise<Source | undefined> {
    return this.#one(namespace, 'where namespace_id = $1 and id = $2', [id], SHOWN)
  }

  async byIds(namespace: NamespaceId, ids: readonly DocumentId[]): Promise<Source[]> {
    const rows = await this.#database.query<StoredSource>(
      namespace,
      'select * from sources where namespace_id = $1 and id = any($2::uuid[]) order by array_position($2::uuid[], id)',
      [namespace, [...ids]],
    )
    return rows.map(sourceOf)
  }

  async list(
    namespace: NamespaceId,
    filter: SourceFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<Source[]> {
    const rows = await this.#database.query<StoredSource>(
      namespace,
      `select ${SHOWN} from sources where ${PASSES} order by created_at desc, id desc limit $8 offset $9`,
      [namespace, ...filterValues(filter), limit, offset],
    )
    return rows.map(sourceOf)
  }

  async counts(namespace: NamespaceId, filter: SourceFilter): Promise<Partial<Record<Source['category'], number>>> {
    const rows = await this.#database.query<{ category: Source['category']; sources: number }>(
      namespace,
      `select category, count(*)::int as sources from sources where ${PASSES} group by category`,
      [namespace, ...filterValues(filter)],
    )
    return Object.fromEntries(rows.map(({ category, sources }) => [category, sources]))
  }

  async sumUp(namespace: NamespaceId, since: number): Promise<SourceSummary> {
    const [summary] = await this.#database.query<SourceSummary>(
      namespace,
      `with batch as materialized (select id, status from sources where namespace_id = $1 and created_at >= $2)
       select
         (select coalesce(json_object_agg(status, n), '{}') from (
            select status, count(*) as n from batch group by status) counted) as sources,
         (select coalesce(json_object_agg(kind, n), '{}') from (
            select m.kind, count(distinct m.row_id) as n from batch b
            join row_stamps m on m.namespace_id = $1 and m.document_id = b.id group by m.kind) counted) as rows,
         (select count(*)::int from batch b
          join row_proposals p on p.namespace_id = $1 and p.document_id = b.id and p.status = 'waiting'
         ) as "proposalsWaiting"`,
      [namespace, date(since)],
    )
    return summary!
  }

  async byFilename(namespace: NamespaceId, filename: string): Promise<Source[]> {
    const rows = await this.#database.query<StoredSource>(
      namespace,
      'select * from sources where namespace_id = $1 and filename = $2 order by created_at desc, id desc',
      [namespace, filename],
    )
    return rows.map(sourceOf)
  }

  async report(
    namespace: NamespaceId,
    id: DocumentId,
    job: JobId,
    change: SourceChange,
  ): Promise<Pick<Source, 'progress'> | undefined> {
    const fields = Object.keys(change) as (keyof SourceChange)[]
    const assignments = fields.map((field, index) => CHANGES[field](`$${index + 4}`))
    const [reported] = await this.#database.query<Pick<Source, 'progress'>>(
      namespace,
      `update sources set ${assignments.join(', ')}
       where namespace_id = $1 and id = $2 and job_id = $3 and status not in ('completed', 'failed')
       returning progress`,
      [namespace, id, job, ...fields.map((field) => column(field, change[field]))],
    )
    return reported
  }

  async restart(namespace: NamespaceId, id: DocumentId, job: JobId, at: number, onlyIf?: JobId): Promise<boolean> {
    const rows = await this.#database.query(
      namespace,
      `update sources set job_id = $3, status = 'queued', progress = 0, error = null, completed_at = null,
         updated_at = $4
       where namespace_id = $1 and id = $2 and ($5::uuid is null or job_id = $5) returning true`,
      [namespace, id, job, date(at), onlyIf ?? null],
    )
    return rows.length > 0
  }

  async file(namespace: NamespaceId, id: DocumentId, category: Source['category'], at: number): Promise<boolean> {
    const rows = await this.#database.query(
      namespace,
      `update sources set category = $3, filed_by = 'person', updated_at = $4
       where namespace_id = $1 and id = $2 returning true`,
      [namespace, id, category, date(at)],
    )
    return rows.length > 0
  }

  async markUnsearchable(namespace: NamespaceId, warning: string, at: number): Promise<number> {
    const marked = await this.#database.query(
      namespace,
      `update sources set passages = 0, updated_at = $3,
         warnings = case when warnings ? $2 then warnings else warnings || jsonb_build_array($2::text) end
       where namespace_id = $1 and status = 'completed' and not exists (
         select from knowledge_documents d where d.namespace_id = $1 and d.id = sources.id)
       returning true`,
      [namespace, warning, new Date(at)],
    )
    return marked.length
  }

  async remove(namespace: NamespaceId, id: DocumentId): Promise<Source | undefined> {
    const [row] = await this.#database.query<StoredSource>(
      namespace,
      'delete from sources where namespace_id = $1 and id = $2 returning *',
      [namespace, id],
    )
    return row && sourceOf(row)
  }

  async #one(namespace: NamespaceId, where: string, values: unknown[], columns = '*'): Promise<Source | undefined> {
    const [row] = await this.#database.query<StoredSource>(namespace, `select ${columns} from sources ${where}`, [
      namespace,
      ...values,
    ])
    return row && sourceOf(row)
  }
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
const folded = (sender: string | null): string | null => (sender === null ? null : foldText(sender))
const date = <T extends number | null>(at: T): Date | null => (at === null ? null : new Date(at))

function column(field: keyof SourceChange, value: SourceChange[keyof SourceChange]): unknown {
  if (field === 'error' || field === 'derived' || field === 'warnings') return json(value)
  if (field === 'sender') return json([value, folded(value as string | null)])
  if (field === 'completedAt' || field === 'updatedAt') return date(value as number | null)
  return value
}
