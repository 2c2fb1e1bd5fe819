import { isCalled, kindOf, type KindSlug, type NamedRow, type RowId, type RowNames } from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

export class PostgresRowNames implements RowNames {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async called(
    namespace: NamespaceId,
    slug: KindSlug,
    names: readonly string[],
  ): Promise<{ name: string; id: RowId }[]> {
    const kind = kindOf(slug)
    // What letters are the same is not for the database to say; kinds that are called by their key alone, of which a
    // farm has the most rows, are found by the index.
    const found = await this.#database.query<{ id: RowId; key: string | null; values: Record<string, unknown> }>(
      namespace,
      `select id, natural_key as key,
         (select coalesce(jsonb_object_agg(field, values -> field), '{}') from unnest($3::text[]) as field) as values
       from workspace_rows
       where namespace_id = $1 and kind = $2${kind.calledBy.length > 0 ? '' : ' and natural_key = any($4)'}`,
      [namespace, slug, kind.calledBy, ...(kind.calledBy.length > 0 ? [] : [names])],
    )
    return found.flatMap((row) =>
      names.filter((name) => isCalled(kind, row, name)).map((name) => ({ name, id: row.id })),
    )
  }

  async ownNames(namespace: NamespaceId): Promise<string[]> {
    const found = await this.#database.query<{ name: string; vat_id: string | null }>(
      namespace,
      `select values ->> 'name' as name, values ->> 'vat_id' as vat_id from workspace_rows
       where namespace_id = $1 and kind = 'contacts' and values -> 'roles' @> '["own_farm"]'`,
      [namespace],
    )
    return found.flatMap(({ name, vat_id }) => (vat_id === null ? [name] : [name, vat_id]))
  }

  async all(namespace: NamespaceId, kind: KindSlug, fields: readonly string[]): Promise<NamedRow[]> {
    await this.#database.query(namespace, 'select pg_advisory_xact_lock(hashtextextended($1::text || $2::text, 3))', [
      namespace,
      kind,
    ])
    return this.#database.query<NamedRow>(
      namespace,
      `select id, natural_key as key,
         (select coalesce(jsonb_object_agg(field, values -> field), '{}') from unnest($3::text[]) as field) as values
       from workspace_rows
       where namespace_id = $1 and kind = $2
       order by id`,
      [namespace, kind, fields],
    )
  }

  statedAs(namespace: NamespaceId, kind: KindSlug): Promise<{ id: RowId; key: string }[]> {
    return this.#database.query<{ id: RowId; key: string }>(
      namespace,
      `select distinct row_id as id, natural_key as key from row_stamps
       where namespace_id = $1 and kind = $2 and makes and natural_key is not null
       order by row_id, natural_key`,
      [namespace, kind],
    )
  }
}
