import {
  REFERENCE_FIELDS,
  type Referred,
  type References,
  type Referrer,
  type SourcedRow,
} from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'
import { ROWS } from './memory-row-store.ts'

const FIELDS = REFERENCE_FIELDS.toSorted((a, b) => (a.field < b.field ? -1 : 1))

/** Transactions run one after the other here, so what is there stays to the end of each. */
export class MemoryReferences implements References {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async missing(namespace: NamespaceId, wanted: readonly Referred[]): Promise<Referred[]> {
    const there = await this.#there(namespace)
    return [...new Map(wanted.map((one) => [nameOf(one), one])).values()].filter((one) => !there.has(nameOf(one)))
  }

  async referrers(namespace: NamespaceId, to: readonly Referred[]): Promise<Referrer[]> {
    const wanted = new Set(to.map(nameOf))
    return (await this.#all(namespace)).filter((one) => wanted.has(nameOf(one.to)))
  }

  async dangling(namespace: NamespaceId): Promise<Referrer[]> {
    const there = await this.#there(namespace)
    return (await this.#all(namespace)).filter(({ to }) => !there.has(nameOf(to)))
  }

  async #there(namespace: NamespaceId): Promise<Set<string>> {
    const rows = (await this.#rows(namespace)).map(nameOf)
    const sources = await this.#database.read<{ namespaceId: NamespaceId; id: string }, string[]>(
      namespace,
      'sources',
      (all) =>
        [...all.values()]
          .filter(({ namespaceId }) => namespaceId === namespace)
          .map(({ id }) => nameOf({ kind: 'sources', id })),
    )
    return new Set([...rows, ...sources])
  }

  async #all(namespace: NamespaceId): Promise<Referrer[]> {
    return (await this.#rows(namespace)).flatMap(({ kind, id, label, values }) =>
      FIELDS.filter((field) => field.kind === kind).flatMap(({ field, to }): Referrer[] => {
        const referred = values[field]
        return typeof referred === 'string' ? [{ kind, id, label, field, to: { kind: to, id: referred } }] : []
      }),
    )
  }

  #rows(namespace: NamespaceId): Promise<SourcedRow[]> {
    return this.#database.read<SourcedRow, SourcedRow[]>(namespace, ROWS, (all) =>
      [...all.values()]
        .filter((row) => row.namespaceId === namespace)
        .toSorted((a, b) => compare(a.kind, b.kind) || compare(a.label, b.label) || compare(a.id, b.id)),
    )
  }
}

const nameOf = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
