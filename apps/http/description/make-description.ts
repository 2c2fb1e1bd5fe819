import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '../pages/page.ts'

/** What the process that describes says. */
export interface Described {
  json: string
  page: Page
}

/** The description of the API as OpenAPI, and the page made of it. */
export interface Description {
  json: Buffer
  etag: string
  page: Page
}

const entry = fileURLToPath(new URL(`./describe${extname(import.meta.url)}`, import.meta.url))

/**
 * Describes the routes for the first who asks, in a process of its own: making the description of them all would hold
 * up everyone else, and its memory would stay with a service that few ask for it.
 */
export function makeDescription(baseUrl: string): () => Promise<Description> {
  let made: Promise<Description> | undefined
  return () =>
    (made ??= describe(baseUrl).catch((error: unknown) => {
      made = undefined
      throw error
    }))
}

async function describe(baseUrl: string): Promise<Description> {
  const child = fork(entry, [baseUrl], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  })
  const { json, page } = await new Promise<Described>((resolve, reject) => {
    child.once('message', (described) => resolve(described as Described))
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`the description was not made: ${signal ?? code}`)))
  })
  const bytes = Buffer.from(json)
  return { json: bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`, page }
}
