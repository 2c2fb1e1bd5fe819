import type { SourcedRow } from '../../../core/farm/index.ts'
import { foldText } from '../../../core/shared/german/fold.ts'
import type { DocumentId, JobId, NamespaceId } from '../../../core/shared/ids.ts'
import type { Source, SourceChange, SourceFilter, SourceStore, SourceSummary } from '../../../core/sources/index.ts'
import { ROWS } from '../farm/memory-row-store.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'sources'
const keyOf = (namespace: NamespaceId, id: DocumentId) => `${namespace}/${id}`

interface Proposed {
  documentId: DocumentId
  status: string
}

const countBy = <T, K extends string>(all: readonly T[], by: (one: T) => K): Record<K, number> =>
  Object.fromEntries([...Map.groupBy(all, by)].map(([key, same]) => [key, same.length])) as Record<K, number>

const newestFirst = (a: Source, b: Source) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)

export class MemorySourceStore implements SourceStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  add(source: Source) {
    return this.#database.write<Source, Awaited<ReturnType<SourceStore['add']>>>(source.namespaceId, TABLE, (rows) => {
      const existing = [...rows.values()].find(
        (row) => row.namespaceId === source.namespaceId && row.sha256 === source.sha256,
      )
      if (existing) return { added: false, existing }
      rows.set(keyOf(source.namespaceId, source.id), source)
      return { added: true }
    })
  }

  byId(namespace: NamespaceId, id: DocumentId) {
    return this.#database.read<Source, Source | undefined>(namespace, TABLE, (rows) => rows.get(keyOf(namespace, id)))
  }

  async shown(namespace: NamespaceId, id: DocumentId) {
    const source = await this.byId(namespace, id)
    return source && this.#shown(source)
  }

  byIds(namespace: NamespaceId, ids: readonly DocumentId[]) {
    return this.#database.read<Source, Source[]>(namespace, TABLE, (rows) =>
      [...new Set(ids)].flatMap((id) => rows.get(keyOf(namespace, id)) ?? []),
    )
  }

  async list(namespace: NamespaceId, filter: SourceFilter, { limit, offset }: { limit: number; offset: number }) {
    const found = await this.#database.read<Source, Source[]>(namespace, TABLE, (rows) =>
      [...rows.values()]
        .filter(passes(namespace, filter))
        .sort(newestFirst)
        .slice(offset, offset + limit),
    )
    return Promise.all(found.map((source) => this.#shown(source)))
  }

  counts(namespace: NamespaceId, filter: SourceFilter) {
    return this.#database.read<Source, Partial<Record<Source['category'], number>>>(namespace, TABLE, (rows) => {
      const counts: Partial<Record<Source['category'], number>> = {}
      for (const { category } of [...rows.values()].filter(passes(namespace, filter)))
        counts[category] = (counts[category] ?? 0) + 1
      return counts
    })
  }

  async sumUp(namespace: NamespaceId, since: number): Promise<SourceSummary> {
    const batch = await this.#database.read<Source, Source[]>(namespace, TABLE, (all) =>
      [...all.values()].filter(({ namespaceId, createdAt }) => namespaceId === namespace && createdAt >= since),
    )
    const ids = new Set(batch.map(({ id }) => id))
    const rows = await this.#database.read<SourcedRow, SourcedRow[]>(namespace, ROWS, (all) =>
      [...all.values()].filter(
        (row) => row.namespaceId === namespace && row.sources.some(({ documentId }) => ids.has(documentId)),
      ),
    )
    const proposalsWaiting = await this.#database.read<Proposed, number>(
      namespace,
      'row_proposals',
      (all) => [...all.values()].filter(({ documentId, status }) => status === 'waiting' && ids.has(documentId)).length,
    )
    return {
      sources: countBy(batch, ({ status }) => status),
      rows: countBy(rows, ({ kind }) => kind),
      proposalsWaiting,
    }
  }

  byFilename(namespace: NamespaceId, filename: string) {
    return this.#database.read<Source, Source[]>(namespace, TABLE, (rows) =>
      [...rows.values()].filter((row) => row.namespaceId === namespace && row.filename === filename).sort(newestFirst),
    )
  }

  async report(namespace: NamespaceId, id: DocumentId, job: JobId, change: SourceChange) {
    const reported = await this.#change(namespace, id, (source) => {
      if (source.jobId !== job || source.status === 'completed' || source.status === 'failed') return undefined
      const category = source.filedBy === 'person' ? source.category : (change.category ?? source.category)
      return { ...source, ...change, category, progress: Math.max(source.progress, change.progress ?? 0) }
    })
    return reported && { progress: reported.progress }
  }

  async restart(namespace: NamespaceId, id: DocumentId, job: JobId, at: number, onlyIf?: JobId) {
    const restarted = await this.#change(namespace, id, (source) =>
      onlyIf !== undefined && source.jobId !== onlyIf
        ? undefined
        : { ...source, jobId: job, status: 'queued', progress: 0, error: null, completedAt: null, updatedAt: at },
    )
    return restarted !== undefined
  }

  async file(namespace: NamespaceId, id: DocumentId, category: Source['category'], at: number) {
    const filed = await this.#change(namespace, id, (source) => ({
      ...source,
      category,
      filedBy: 'person',
      updatedAt: at,
    }))
    return filed !== undefined
  }

  async markUnsearchable(namespace: NamespaceId, warning: string, at: number): Promise<number> {
    const searchable = await this.#database.read<unknown, Set<string>>(
      namespace,
      'knowledge_documents',
      (rows) => new Set(rows.keys()),
    )
    return this.#database.write<Source, number>(namespace, TABLE, (rows) => {
      const lost = [...rows].filter(
        ([key, row]) => row.namespaceId === namespace && row.status === 'completed' && !searchable.has(key),
      )
      for (const [key, row] of lost)
        rows.set(key, {
          ...row,
          passages: 0,
          warnings: [...new Set([...row.warnings, warning])],
          updatedAt: at,
        })
      return lost.length
    })
  }

  remove(namespace: NamespaceId, id: DocumentId) {
    return this.#database.write<Source, Source | undefined>(namespace, TABLE, (rows) => {
      const source = rows.get(keyOf(namespace, id))
      rows.delete(keyOf(namespace, id))
      return source
    })
  }

  #shown(source: Source): Promise<Source> {
    return this.#database.read<SourcedRow, Source>(source.namespaceId, ROWS, (rows) => {
      const derived: Source['derived'] = {}
      for (const { namespaceId, kind, sources } of rows.values())
        if (namespaceId === source.namespaceId && sources.some(({ documentId }) => documentId === source.id))
          derived[kind] = (derived[kind] ?? 0) + 1
      return { ...source, derived }
    })
  }

  #change(namespace: NamespaceId, id: DocumentId, change: (source: Source) => Source | undefined) {
    return this.#database.write<Source, Source | undefined>(namespace, TABLE, (rows) => {
      const source = rows.get(keyOf(namespace, id))
      const changed = source && change(source)
      if (changed) rows.set(keyOf(namespace, id), changed)
      return changed
    })
  }
}

const passes =
  (namespace: NamespaceId, { category, text, status, sender, datedFrom, datedUntil }: SourceFilter) =>
  (row: Source): boolean =>
    row.namespaceId === namespace &&
    (category === undefined || row.category === category) &&
    (status === undefined || row.status === status) &&
    (sender === undefined || (row.sender !== null && foldText(row.sender).includes(foldText(sender)))) &&
    (datedFrom === undefined || (row.dated !== null && row.dated >= datedFrom)) &&
    (datedUntil === undefined || (row.dated !== null && row.dated <= datedUntil)) &&
    (text === undefined || [row.title, row.filename].some((name) => name.toLowerCase().includes(text.toLowerCase())))
