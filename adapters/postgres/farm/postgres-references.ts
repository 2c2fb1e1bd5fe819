import { REFERENCE_FIELDS, type Referred, type References, type Referrer } from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

type Found = Omit<Referrer, 'to'> & { target: Referred['kind']; referred: string }

/** The fields of $2 to $4: their kinds, names and what they refer to. */
const FIELDS = `unnest($2::text[], $3::text[], $4::text[]) as f(kind, field, target)
  join workspace_rows r on r.namespace_id = $1 and r.kind = f.kind`

const COLUMNS = `r.kind, r.id, r.label, f.field, f.target, r.values ->> f.field as referred`

/** Of the rows, that no one can remove one before the transaction ends, while others may change it. */
export class PostgresReferences implements References {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async missing(namespace: NamespaceId, wanted: readonly Referred[]): Promise<Referred[]> {
    const each = new Map(wanted.map((one) => [`${one.kind} ${one.id}`, one]))
    const { rows = [], sources = [] } = Object.groupBy(each.values(), ({ kind }) =>
      kind === 'sources' ? 'sources' : 'rows',
    )
    const there = [...(await this.#rows(namespace, rows)), ...(await this.#sources(namespace, sources))]
    for (const { kind, id } of there) each.delete(`${kind} ${id}`)
    return [...each.values()]
  }

  async referrers(namespace: NamespaceId, to: readonly Referred[]): Promise<Referrer[]> {
    const kinds = new Set(to.map(({ kind }) => kind))
    const fields = REFERENCE_FIELDS.filter((field) => kinds.has(field.to))
    if (fields.length === 0) return []
    const found = await this.#database.query<Found>(
      namespace,
      `select ${COLUMNS} from ${FIELDS}
       join unnest($5::text[], $6::text[]) as gone(kind, id) on gone.kind = f.target and gone.id = r.values ->> f.field
       order by r.kind, r.label, r.id, f.field`,
      [namespace, ...columnsOf(fields), to.map(({ kind }) => kind), to.map(({ id }) => id)],
    )
    return found.map(referrerOf)
  }

  async dangling(namespace: NamespaceId): Promise<Referrer[]> {
    const found = await this.#database.query<Found>(
      namespace,
      `select ${COLUMNS} from ${FIELDS} and r.values ->> f.field is not null
       left join workspace_rows t
         on t.namespace_id = $1 and t.kind = f.target and t.id::text = r.values ->> f.field
       left join sources s on s.namespace_id = $1 and f.target = 'sources' and s.id::text = r.values ->> f.field
       where t.id is null and s.id is null
       order by r.kind, r.label, r.id, f.field`,
      [namespace, ...columnsOf(REFERENCE_FIELDS)],
    )
    return found.map(referrerOf)
  }

  async #rows(namespace: NamespaceId, rows: readonly Referred[]): Promise<Referred[]> {
    if (rows.length === 0) return []
    return this.#database.query<Referred>(
      namespace,
      `select r.kind, r.id from unnest($2::text[], $3::uuid[]) as wanted(kind, id)
       join workspace_rows r on r.namespace_id = $1 and r.kind = wanted.kind and r.id = wanted.id
       order by r.kind, r.id for key share of r`,
      [namespace, rows.map(({ kind }) => kind), rows.map(({ id }) => id)],
    )
  }

  async #sources(namespace: NamespaceId, sources: readonly Referred[]): Promise<Referred[]> {
    if (sources.length === 0) return []
    const found = await this.#database.query<{ id: string }>(
      namespace,
      'select id from sources where namespace_id = $1 and id = any($2::uuid[]) order by id for key share',
      [namespace, sources.map(({ id }) => id)],
    )
    return found.map(({ id }) => ({ kind: 'sources', id }))
  }
}

const columnsOf = (fields: typeof REFERENCE_FIELDS): string[][] => [
  fields.map(({ kind }) => kind),
  fields.map(({ field }) => field),
  fields.map(({ to }) => to),
]

const referrerOf = ({ kind, id, label, field, target, referred }: Found): Referrer => ({
  kind,
  id,
  label,
  field,
  to: { kind: target, id: referred },
})
