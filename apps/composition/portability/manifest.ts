import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'

/** What lies in an export. */
export interface Manifest {
  format: 'hofkern-export'
  version: 1
  exported_at: string
  email: string
  /** The latest migration of the database it came from, which has to be the same where it goes in. */
  migration: string
  files: { path: string; bytes: number; sha256: string }[]
}

/** It is no export, is damaged, or does not fit; `message` is one line. */
export class PortabilityError extends Error {}

export type Told = (line: string) => void

export async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Does work in a new folder that does not outlive it. */
export async function inWorkFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(prefix)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
