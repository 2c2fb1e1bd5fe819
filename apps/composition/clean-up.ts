import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { purgeExpired } from '../../adapters/postgres/purge-expired.ts'
import { isUuid, type DocumentId, type NamespaceId } from '../../core/shared/ids.ts'
import type { Application } from './application.ts'
import type { Platform } from './platform.ts'

export interface CleanedUp {
  rows: Record<string, number>
  orphanedObjects: number
  uploads: number
}

const DAY_MS = 24 * 3600 * 1000

/**
 * Removes what no one can reach: expired rows, objects without a source, uploads that broke off. Younger than a day,
 * they may still be needed.
 */
export async function cleanUp(
  { platform, database, settings }: Application,
  { dryRun }: { dryRun: boolean },
): Promise<CleanedUp> {
  const before = platform.clock.now() - DAY_MS
  return {
    rows: await purgeExpired(database, { dryRun }),
    orphanedObjects: await removeOrphans(platform, before, dryRun),
    uploads: await removeUploads(join(settings.dataDir, 'uploads'), before, dryRun),
  }
}

/** Keys of originals and previews: the namespace and the source they belong to. */
const OF_A_SOURCE = /^([^/]+)\/(?:originals|previews)\/([^/.]+)/

async function removeOrphans(platform: Platform, before: number, dryRun: boolean): Promise<number> {
  let orphans = 0
  for await (const { key, changedAt } of platform.objects.list('')) {
    const [, namespace = '', document = ''] = OF_A_SOURCE.exec(key) ?? []
    if (changedAt > before || !isUuid(namespace) || !isUuid(document)) continue
    if (await platform.sources.byId(namespace as NamespaceId, document as DocumentId)) continue
    orphans++
    if (!dryRun) await platform.objects.remove(key)
  }
  return orphans
}

async function removeUploads(folder: string, before: number, dryRun: boolean): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    if (((await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity) > before) continue
    removed++
    if (!dryRun) await rm(path, { force: true })
  }
  return removed
}
