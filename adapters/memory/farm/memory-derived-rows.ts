import {
  described,
  isCalled,
  kindOf,
  type KindSlug,
  type RowId,
  type SourcedRow,
  statedValues,
  type DerivedRows,
  type RowAnnotation,
  type StampedRow,
  type Statement,
  type YieldedRow,
} from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import { rowKey, ROWS } from './memory-row-store.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type RowName = Pick<StampedRow, 'kind' | 'id'>

/** What is known of a row beside its values: what it was made with, and what its sources say. */
interface Told {
  own: Record<string, unknown> | null
  statements: (Statement & { makes: boolean })[]
}

const TOLD = 'row_statements'

export class MemoryDerivedRows implements DerivedRows {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  called(namespace: NamespaceId, kind: KindSlug, names: readonly string[]): Promise<{ name: string; id: RowId }[]> {
    return this.#database.read<SourcedRow, { name: string; id: RowId }[]>(namespace, ROWS, (rows) =>
      [...rows.values()]
        .filter((row) => row.namespaceId === namespace && row.kind === kind)
        .flatMap((row) =>
          names.filter((name) => isCalled(kindOf(kind), row, name)).map((name) => ({ name, id: row.id })),
        ),
    )
  }

  ownNames(namespace: NamespaceId): Promise<string[]> {
    return this.#database.read<SourcedRow, string[]>(namespace, ROWS, (rows) =>
      [...rows.values()]
        .filter(
          ({ namespaceId, kind, values: { roles } }) =>
            namespaceId === namespace && kind === 'contacts' && Array.isArray(roles) && roles.includes('own_farm'),
        )
        .flatMap(({ values: { name, vat_id: vatId } }) => [name, vatId].filter((one) => typeof one === 'string')),
    )
  }

  async madeBy(namespace: NamespaceId, document: DocumentId): Promise<StampedRow[]> {
    const told = await this.#database.read<Told, ReadonlyMap<string, Told>>(namespace, TOLD, (rows) => rows)
    return this.#database.read<SourcedRow, StampedRow[]>(namespace, ROWS, (rows) =>
      [...rows.values()]
        .filter((row) => row.namespaceId === namespace && row.sources.some(({ documentId }) => documentId === document))
        .map(({ sources, ...row }) => ({
          kind: row.kind,
          id: row.id,
          label: row.label,
          edited: row.edited,
          origin: row.origin,
          sources: sources.map(({ documentId }) => documentId).toSorted(),
          makers: (told.get(rowKey(row))?.statements ?? [])
            .filter(({ makes }) => makes)
            .map(({ documentId }) => documentId)
            .toSorted(),
        }))
        .toSorted((a, b) => compare(a.kind, b.kind) || compare(a.label, b.label) || compare(a.id, b.id)),
    )
  }

  put(namespaceId: NamespaceId, documentId: DocumentId, yielded: readonly YieldedRow[], now: number): Promise<RowId[]> {
    return this.#whole(namespaceId, async () => {
      const ids = await this.#database.write<SourcedRow, RowId[]>(namespaceId, ROWS, (rows) => {
        const of = ({ kind, key }: YieldedRow) =>
          [...rows.values()].find((row) => row.namespaceId === namespaceId && row.kind === kind && row.key === key)
        for (const { page: _, quote: __, asOf: ___, ...row } of yielded) {
          const made: SourcedRow = {
            ...row,
            namespaceId,
            origin: 'source',
            edited: false,
            version: 1,
            createdAt: now,
            updatedAt: now,
            sources: [],
          }
          if (!of({ ...row } as YieldedRow)) rows.set(rowKey(made), made)
        }
        return yielded.map((row) => of(row)!.id)
      })
      await this.#stamp(
        namespaceId,
        documentId,
        yielded.map((row, index) => ({ ...row, id: ids[index]! })),
        true,
        now,
      )
      return ids
    })
  }

  remark(
    namespaceId: NamespaceId,
    documentId: DocumentId,
    annotations: readonly RowAnnotation[],
    now: number,
  ): Promise<RowId[]> {
    return this.#whole(namespaceId, async () => {
      const there = await this.#database.read<SourcedRow, boolean[]>(namespaceId, ROWS, (rows) =>
        annotations.map(({ kind, id }) => rows.has(rowKey({ namespaceId, kind, id }))),
      )
      await this.#stamp(
        namespaceId,
        documentId,
        annotations.filter((_, index) => there[index]),
        false,
        now,
      )
      return annotations.filter((_, index) => there[index]).map(({ id }) => id)
    })
  }

  async dropStamps(
    namespaceId: NamespaceId,
    document: DocumentId,
    now: number,
    { rows: only, keepSaid = false }: { rows?: readonly RowName[]; keepSaid?: boolean } = {},
  ): Promise<void> {
    await this.#whole(namespaceId, async () => {
      const keys = only && new Set(only.map(({ kind, id }) => rowKey({ namespaceId, kind, id })))
      const dropped = await this.#database.write<SourcedRow, SourcedRow[]>(namespaceId, ROWS, (rows) => {
        const bearing = [...rows.values()].filter(
          (row) =>
            row.namespaceId === namespaceId &&
            (!keys || keys.has(rowKey(row))) &&
            row.sources.some(({ documentId }) => documentId === document),
        )
        for (const row of bearing)
          rows.set(rowKey(row), { ...row, sources: row.sources.filter(({ documentId }) => documentId !== document) })
        return bearing
      })
      await this.#database.write<Told, void>(namespaceId, TOLD, (told) => {
        for (const row of dropped) {
          const { own, statements } = told.get(rowKey(row)) ?? NOTHING
          const gone = statements.filter(({ documentId }) => documentId === document)
          told.set(rowKey(row), {
            own:
              keepSaid && gone.length > 0
                ? statedValues(
                    kindOf(row.kind),
                    own,
                    gone.map((one) => ({ ...one, asOf: null })),
                  )
                : own,
            statements: statements.filter(({ documentId }) => documentId !== document),
          })
        }
      })
      await this.#restate(namespaceId, dropped, now)
    })
  }

  async adopt(namespaceId: NamespaceId, adopted: readonly RowName[]): Promise<void> {
    await this.#database.write<SourcedRow, void>(namespaceId, ROWS, (rows) => {
      for (const { kind, id } of adopted) {
        const row = rows.get(rowKey({ namespaceId, kind, id }))
        if (row) rows.set(rowKey(row), { ...row, edited: true })
      }
    })
  }

  async remove(namespaceId: NamespaceId, gone: readonly RowName[]): Promise<void> {
    for (const table of [ROWS, TOLD]) {
      await this.#database.write<unknown, void>(namespaceId, table, (rows) => {
        for (const { kind, id } of gone) rows.delete(rowKey({ namespaceId, kind, id }))
      })
    }
  }

  async #whole<T>(namespace: NamespaceId, work: () => Promise<T>): Promise<T> {
    return (await this.#database.within(namespace, async () => Ok(await work()))).unwrap()
  }

  async #stamp(
    namespaceId: NamespaceId,
    documentId: DocumentId,
    annotations: readonly RowAnnotation[],
    makes: boolean,
    now: number,
  ): Promise<void> {
    const before = await this.#database.write<SourcedRow, Map<string, SourcedRow>>(namespaceId, ROWS, (rows) => {
      const found = new Map(
        annotations.map(({ kind, id }) => [
          rowKey({ namespaceId, kind, id }),
          rows.get(rowKey({ namespaceId, kind, id }))!,
        ]),
      )
      for (const { kind, id, page, quote } of annotations) {
        const row = rows.get(rowKey({ namespaceId, kind, id }))!
        rows.set(rowKey(row), {
          ...row,
          sources: [
            ...row.sources.filter((source) => source.documentId !== documentId),
            { documentId, page, quote },
          ].toSorted((a, b) => compare(a.documentId, b.documentId)),
        })
      }
      return found
    })
    await this.#database.write<Told, void>(namespaceId, TOLD, (told) => {
      for (const { kind, id, values: said, asOf } of annotations) {
        const key = rowKey({ namespaceId, kind, id })
        const row = before.get(key)!
        const { own, statements } = told.get(key) ?? {
          ...NOTHING,
          own: row.origin !== 'source' && !row.edited ? row.values : null,
        }
        const madeAt = statements.find((one) => one.documentId === documentId)?.madeAt ?? now
        told.set(key, {
          own,
          statements: [
            ...statements.filter((one) => one.documentId !== documentId),
            { documentId, said, asOf, madeAt, makes },
          ],
        })
      }
    })
    await this.#restate(namespaceId, annotations, now)
  }

  async #restate(namespaceId: NamespaceId, names: readonly RowName[], now: number): Promise<void> {
    const told = await this.#database.read<Told, ReadonlyMap<string, Told>>(namespaceId, TOLD, (rows) => rows)
    await this.#database.write<SourcedRow, void>(namespaceId, ROWS, (rows) => {
      for (const { kind, id } of names) {
        const row = rows.get(rowKey({ namespaceId, kind, id }))
        const { own, statements } = told.get(rowKey({ namespaceId, kind, id })) ?? NOTHING
        if (!row || row.edited || (own === null && statements.length === 0)) continue
        const { values, label } = described(kindOf(kind), statedValues(kindOf(kind), own, statements))
        if (canonical(values) !== canonical(row.values))
          rows.set(rowKey(row), { ...row, values, label, version: row.version + 1, updatedAt: now })
      }
    })
  }
}

const NOTHING: Told = { own: null, statements: [] }

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The same text for the same values, in whatever order their fields stand. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => compare(a, b)))
      : part,
  )
