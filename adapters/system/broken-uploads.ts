import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrokenUploads } from '../../core/namespaces/index.ts'

/** Uploads that broke off lie in the folder that requests stream them to. */
export const brokenUploadsIn = (folder: string): BrokenUploads => ({
  async removeBefore(time, { dryRun }) {
    let removed = 0
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name)
      if (((await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity) > time) continue
      removed++
      if (!dryRun) await rm(path, { recursive: true, force: true })
    }
    return removed
  },
})
