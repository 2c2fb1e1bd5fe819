import type { NamespaceId } from '../shared/ids.ts'
import { verifyFiles, verifyLinks, verifyObjects, verifyRows, type Flaw, type RecordChecks } from './record-checks.ts'

export interface Verified {
  namespaces: number
  rows: number
  files: number
  flaws: Flaw[]
  /** What is as it may be, and may be wanted otherwise. */
  hints: Flaw[]
}

/**
 * Holds everything that is kept to what it says: references and stamps lead somewhere, the values of rows follow from
 * their histories, each file has the digest that it came with, and each object belongs to something. Changes nothing.
 */
export type VerifyRecords = (onProgress?: (namespace: NamespaceId) => void) => Promise<Verified>

export const makeVerifyRecords =
  (deps: RecordChecks): VerifyRecords =>
  async (onProgress) => {
    const verified: Verified = { namespaces: 0, rows: 0, files: 0, flaws: [], hints: [] }
    for (const namespaceId of await deps.integrity.namespaces()) {
      const rows = await verifyRows(deps, namespaceId)
      const files = await verifyFiles(deps, namespaceId)
      const found = [...(await verifyLinks(deps, namespaceId)), ...rows.found, ...files.found]
      verified.namespaces++
      verified.rows += rows.count
      verified.files += files.count
      for (const flaw of found) verified[isHint(flaw) ? 'hints' : 'flaws'].push({ namespaceId, ...flaw })
      onProgress?.(namespaceId)
    }
    verified.flaws.push(...(await verifyObjects(deps)))
    return verified
  }

/** So it stays where only the knowledge of a farm was removed. */
const isHint = ({ kind }: Pick<Flaw, 'kind'>): boolean => kind === 'source_not_searchable'
