import type { SourceStore } from '../sources/index.ts'
import { SHARED_NAMESPACE, type NamespaceId } from '../shared/ids.ts'
import type { Belongings } from '../shared/ports/belongings.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Wait } from '../shared/ports/pause.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { emptyTable } from './empty-namespace.ts'
import type { NamespaceRegister } from './ports/namespace-register.ts'

/**
 * Removes the knowledge graph of a namespace. Where the namespace lives on, its sources stay and say that no question
 * finds them; reading one again brings its part back. What every farm may read is refused as `not_found`.
 */
export type CleanUpKnowledge = (
  namespace: NamespaceId,
) => Promise<Result<{ removedNodes: number; removedEdges: number }, { kind: 'not_found' }>>

interface Dependencies {
  belongings: readonly Belongings[]
  namespaceRegister: NamespaceRegister
  sources: SourceStore
  wait: Wait
  clock: Clock
}

/** As memory stats count: a passage is a node, and by lying in its document an edge, too. */
const NODES: readonly string[] = ['knowledge_documents', 'passages', 'entities']
const EDGES: readonly string[] = ['passages', 'mentions']

const NOT_SEARCHABLE =
  'Dieses Dokument ist gerade nicht durchsuchbar: Sein Wissen wurde entfernt. Lies es neu ein, dann finden es Fragen wieder.'

export const makeCleanUpKnowledge =
  (deps: Dependencies): CleanUpKnowledge =>
  async (namespace) => {
    if (namespace === SHARED_NAMESPACE) return Err({ kind: 'not_found' })
    const removed = { removedNodes: 0, removedEdges: 0 }
    const { tables } = deps.belongings.find(({ area }) => area === 'knowledge')!
    for (const table of tables.toReversed()) {
      const rows = await emptyTable(deps, table, namespace)
      if (NODES.includes(table.name)) removed.removedNodes += rows
      if (EDGES.includes(table.name)) removed.removedEdges += rows
    }
    if (!(await deps.namespaceRegister.isRemoved(namespace)))
      await deps.sources.markUnsearchable(namespace, NOT_SEARCHABLE, deps.clock.now())
    return Ok(removed)
  }
