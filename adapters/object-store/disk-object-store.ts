import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { constants, createReadStream, existsSync, mkdirSync, type ReadStream } from 'node:fs'
import { access, copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { ObjectStore } from '../../core/shared/ports/object-store.ts'
import { keptSecret } from '../system/secret-file.ts'

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

const OBJECTS = '/objects/'

/** What an address says beside its key, in the order in which it says it. */
type Grant = Readonly<{ expires: string; type: string; name: string; inline?: string }>

/** Keeps objects as files; its signed addresses are answered by the HTTP app itself. */
export class DiskObjectStore implements ObjectStore {
  readonly #folder: string
  readonly #baseUrl: string
  readonly #now: () => number
  readonly #secret: Buffer

  constructor({ folder, baseUrl, now }: DiskObjectStoreOptions) {
    this.#folder = resolve(folder)
    this.#baseUrl = baseUrl
    this.#now = now
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    this.#secret = keptSecret({
      path: join(this.#folder, '.signing-secret'),
      make: () => randomBytes(SECRET_BYTES),
      isWhole: (content) => content.length === SECRET_BYTES && content.some((byte) => byte !== 0),
      remedy:
        'Hol sie aus einer Sicherung zurück oder lösch sie: Dann entsteht eine neue, und ausgegebene Links enden sofort.',
    })
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
    return existsSync(path) ? work(path) : undefined
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
    const grant: Grant = {
      expires: String(expiresAt),
      type: options.contentType,
      name: options.filename,
      ...(options.inline ? { inline: '1' } : {}),
    }
    return { url: `${this.#baseUrl}${this.#address(key, grant)}`, expiresAt }
  }

  /**
   * The object that a signed address (path and query, as they came in) names; undefined if it is another than was given
   * out by a single character, too old, or the object is gone.
   */
  async open(address: string): Promise<SignedObject | undefined> {
    const [place = '', query = ''] = splitAt(address, '?')
    const key = place.slice(OBJECTS.length)
    const { expires = '', type = '', name = '', inline } = Object.fromEntries(new URLSearchParams(query))
    // What it says is written anew and has to be the same, letter for letter: one content has one address.
    const expected = this.#address(key, { expires, type, name, ...(inline === undefined ? {} : { inline }) })
    if (!equalTexts(address, expected) || Number(expires) <= this.#now()) return undefined
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

  async check(): Promise<void> {
    await access(this.#folder, constants.W_OK)
  }

  #address(key: string, grant: Grant): string {
    const { expires, type, name, inline = '' } = grant
    const signature = createHmac('sha256', this.#secret)
      .update(JSON.stringify([key, expires, type, name, inline]))
      .digest('base64url')
    return `${OBJECTS}${key}?${new URLSearchParams({ ...grant, signature })}`
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
async function inFolder(path: string, write: (path: string) => Promise<unknown>): Promise<void> {
  try {
    await write(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await write(path)
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}

function splitAt(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function equalTexts(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
