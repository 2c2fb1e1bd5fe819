import { statfs } from 'node:fs/promises'
import type { Machine } from '../../core/operations/index.ts'

export const machineOf = (dataFolder: string): Machine => ({
  runtime: process.versions.node,
  async freeBytes() {
    const { bavail, bsize } = await statfs(dataFolder)
    return bavail * bsize
  },
})
