import { randomBytes } from 'node:crypto'
import { constants, createReadStream, existsSync, mkdirSync, type ReadStream } from 'node:fs'
import { access, copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ObjectStore } from '../../core/shared/ports/object-store.ts'
import { keptSecret } from '../system/secret-file.ts'
import { SignedAddresses, type ReadGrant } from './signed-addresses.ts'

export interface DiskObjectStoreOptions {
  folder: string
  /** Address that the signed paths are appended to; they are answered by `open`. */
  baseUrl: string
  now: () => number
}

const SECRET_BYTES = 32

/** What a signed address grants, for the route that answers it. */
export interface SignedObject {
  sizeBytes: number
  contentType: string
  filename: string
  inline: boolean
  read(range?: { start: number; end: number }): ReadStream
}

/** What a signed address takes, for the route that answers it. */
export interface SignedUpload {
  /** Puts the body in the object's place, all or nothing; throws where it is not of the length that was signed. */
  write(body: Readable): Promise<void>
}

/** Keeps objects as files; its signed addresses are answered by the HTTP app itself. */
export class DiskObjectStore implements ObjectStore {
  readonly #folder: string
  readonly #baseUrl: string
  readonly #now: () => number
  readonly #addresses: SignedAddresses

  constructor({ folder, baseUrl, now }: DiskObjectStoreOptions) {
    this.#folder = resolve(folder)
    this.#baseUrl = baseUrl
    this.#now = now
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    const secret = keptSecret({
      path: join(this.#folder, '.signing-secret'),
      make: () => randomBytes(SECRET_BYTES),
      isWhole: (content) => content.length === SECRET_BYTES && content.some((byte) => byte !== 0),
      remedy:
        'Hol sie aus einer Sicherung zurück oder lösch sie: Dann entsteht eine neue, und ausgegebene Links enden sofort.',
    })
    this.#addresses = new SignedAddresses(secret, now)
  }

  async putFile(key: string, path: string): Promise<void> {
    await flush(path)
    // A second name for the same file is all it takes, unless the object is there already or lies on another disk.
    const linked = await inFolder(this.#path(key), (target) => link(path, target)).then(
      () => true,
      () => false,
    )
    if (!linked) await this.#place(key, (fresh) => copyFile(path, fresh, constants.COPYFILE_FICLONE))
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    await this.#place(key, (fresh) => writeFile(fresh, content))
  }

  async withLocalCopy<T>(key: string, work: (path: string) => Promise<T>): Promise<T | undefined> {
    const path = this.#path(key)
    if (!existsSync(path)) return undefined
    // Another may remove it meanwhile.
    return work(path).catch((error: unknown) => {
      if (existsSync(path)) throw error
      return undefined
    })
  }

  async has(key: string): Promise<boolean> {
    const found = await stat(this.#path(key)).catch(() => undefined)
    return found?.isFile() ?? false
  }

  async remove(key: string): Promise<void> {
    const path = this.#path(key)
    await rm(path, { force: true })
    await this.#removeEmpty(dirname(path))
  }

  async *list(prefix: string): AsyncIterable<{ key: string; changedAt: number }> {
    const inside = this.#path(prefix.slice(0, prefix.lastIndexOf('/') + 1) || '.')
    const names = await readdir(inside, { recursive: true, withFileTypes: true }).catch((error) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw error
    })
    const keys = names
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.#folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    for (const key of keys.filter((name) => name.startsWith(prefix) && !/(^|\/)\./.test(name)).sort()) {
      const found = await stat(this.#path(key)).catch(() => undefined)
      if (found) yield { key, changedAt: found.mtimeMs }
    }
  }

  async signedUrl(
    key: string,
    options: { filename: string; contentType: string; lifetimeSeconds: number; inline?: boolean },
  ) {
    const expiresAt = this.#now() + options.lifetimeSeconds * 1000
    const grant: ReadGrant = {
      expires: String(expiresAt),
      type: options.contentType,
      name: options.filename,
      ...(options.inline ? { inline: '1' } : {}),
    }
    return { url: `${this.#baseUrl}${this.#addresses.toRead(key, grant)}`, expiresAt }
  }

  async uploadUrl(
    key: string,
    { contentType, sizeBytes, lifetimeSeconds }: { contentType: string; sizeBytes: number; lifetimeSeconds: number },
  ) {
    const expiresAt = this.#now() + lifetimeSeconds * 1000
    const grant = { expires: String(expiresAt), type: contentType, length: String(sizeBytes) }
    const url = `${this.#baseUrl}${this.#addresses.toUpload(key, grant)}`
    return { url, headers: { 'Content-Type': contentType }, expiresAt }
  }

  /**
   * The object that a signed address (path and query, as they came in) names; undefined if it is another than was given
   * out by a single character, too old, or the object is gone.
   */
  async open(address: string): Promise<SignedObject | undefined> {
    const granted = this.#addresses.read(address)
    if (!granted) return undefined
    const { key, type, name, inline } = granted
    const path = this.#path(key)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    return {
      sizeBytes: found.size,
      contentType: type,
      filename: name,
      inline: inline !== undefined,
      read: (range) => createReadStream(path, range),
    }
  }

  /** How to put what a signed address asks for; undefined if it asks for another type or length, or as in `open`. */
  async accept(address: string, given: { type: string; length: string }): Promise<SignedUpload | undefined> {
    const granted = this.#addresses.upload(address)
    if (!granted || given.type !== granted.type || given.length !== granted.length) return undefined
    return { write: (body) => this.#receive(granted.key, body, Number(granted.length)) }
  }

  async check(): Promise<void> {
    await access(this.#folder, constants.W_OK)
  }

  /** What comes is kept under a name that `list` shows: what a process leaves behind that dies here is cleaned up. */
  async #receive(key: string, body: Readable, length: number): Promise<void> {
    const path = this.#path(key)
    const part = `${path}.${randomBytes(8).toString('hex')}.part`
    try {
      const file = (await inFolder(part, (fresh) => open(fresh, 'wx', 0o600))).createWriteStream({ flush: true })
      await pipeline(body, file)
      if (file.bytesWritten !== length) throw new Error('The body is not of the length that was signed')
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  #path(key: string): string {
    const path = resolve(this.#folder, key)
    if (path !== this.#folder && !path.startsWith(this.#folder + sep))
      throw new Error('An object key stays inside the store')
    return path
  }

  /** Takes the folders away that hold nothing any more; whoever puts something in makes them anew. */
  async #removeEmpty(folder: string): Promise<void> {
    for (let empty = folder; empty !== this.#folder; empty = dirname(empty))
      if (
        !(await rmdir(empty).then(
          () => true,
          () => false,
        ))
      )
        return
  }

  /** Writes beside the place and renames, so that a reader sees the whole object or none. */
  async #place(key: string, write: (fresh: string) => Promise<unknown>): Promise<void> {
    const path = this.#path(key)
    const fresh = join(dirname(path), `.${randomBytes(8).toString('hex')}`)
    try {
      await inFolder(fresh, write)
      await flush(fresh)
      await rename(fresh, path)
    } catch (error) {
      await rm(fresh, { force: true })
      throw error
    }
  }
}

/** Writes to a path whose folder is made when it turns out to be missing: mostly it is there. */
async function inFolder<T>(path: string, write: (path: string) => Promise<T>): Promise<T> {
  try {
    return await write(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return await write(path)
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}
