import type { ReceivedFile } from '../../../core/sources/index.ts'
import { withCopyOf, type CopySettings } from './copy-laid-file.ts'
import { laidFilesIn, stateOf, type LaidFile } from './laid-files.ts'
import { putWithRefused, putWithTaken } from './put-away.ts'

/** How reading an upload stands; `failed` with the reason in German. */
export type Reading = { kind: 'reading' } | { kind: 'read' } | { kind: 'failed'; reason: string }

export interface InboxSettings {
  folder: string
  copies: CopySettings
  maxBytes: number
  /** So long has a file to stay as it is before it counts as written. */
  settledMs: number
  /** So long reading may take; afterwards a file counts as taken, and what comes of it stands with the documents. */
  readingMs: number
  /** A clock that only goes forwards. */
  now: () => number
  upload(file: ReceivedFile): Promise<{ id: string; known: boolean }>
  readingOf(id: string): Promise<Reading>
}

export interface PutAway {
  file: string
  outcome: 'taken' | 'known' | 'refused'
  /** German. */
  reason: string | null
}

/** What was seen of a file that still lies there. */
interface Seen {
  state: string
  since: number
  upload?: { id: string; known: boolean; at: number }
  /** How often the disk or the service failed at it. */
  failures: number
}

/** A fault that is no file's own meets all that follow, too. */
const MOST_FAILURES = 3

/**
 * A folder whose files are uploaded. A file stays where it was laid until it is read or refused, and only then is
 * moved: what a crash interrupts is uploaded again, and the same bytes are one document.
 */
export class Inbox {
  readonly #settings: InboxSettings
  #seen = new Map<string, Seen>()
  #steps = 0

  constructor(settings: InboxSettings) {
    this.#settings = settings
  }

  /** Files that lie there and wait: being written, or being read. */
  get waiting(): number {
    return this.#seen.size
  }

  /** Grows with every file that is uploaded or moved. */
  get steps(): number {
    return this.#steps
  }

  /**
   * Looks at every file once, those last at which something failed before; tells of each that it has moved. Between
   * files, `stop` ends it. Throws the first fault once the others had their turn.
   */
  async look(tell: (done: PutAway) => void, stop: AbortSignal): Promise<void> {
    const laid = await laidFilesIn(this.#settings.folder)
    const before = this.#seen
    this.#seen = new Map(laid.map((file) => [keyOf(file), this.#seenBefore(file, before)]))
    const faults: unknown[] = []
    for (const file of laid.toSorted((one, other) => this.#failuresOf(one) - this.#failuresOf(other))) {
      if (stop.aborted || faults.length >= MOST_FAILURES) break
      const seen = this.#seen.get(keyOf(file))!
      const done = await this.#advance(file, seen).catch((error: unknown) => {
        seen.failures += 1
        faults.push(error)
      })
      if (!done) continue
      this.#steps += 1
      this.#seen.delete(keyOf(file))
      tell(done)
    }
    if (faults.length > 0) throw faults[0]
  }

  #failuresOf(file: LaidFile): number {
    return this.#seen.get(keyOf(file))!.failures
  }

  #seenBefore(file: LaidFile, before: ReadonlyMap<string, Seen>): Seen {
    const seen = before.get(keyOf(file))
    return seen?.state === file.state ? seen : { state: file.state, since: this.#settings.now(), failures: 0 }
  }

  /** Undefined where the file goes on waiting. */
  async #advance(file: LaidFile, seen: Seen): Promise<PutAway | undefined> {
    const { now, settledMs, maxBytes, readingMs, copies, upload, readingOf } = this.#settings
    if (now() - seen.since < settledMs) return undefined
    if (file.sizeBytes > maxBytes) return this.#refuse(file, tooLarge(maxBytes))
    if (file.sizeBytes === 0) return this.#refuse(file, 'Die Datei ist leer.')
    if (!seen.upload) {
      const uploaded = await withCopyOf(file, copies, upload)
      if (uploaded === 'gone') return undefined
      if (uploaded === 'unreadable') return this.#refuse(file, 'Hofkern darf diese Datei nicht lesen.')
      seen.upload = { ...uploaded, at: now() }
      this.#steps += 1
    }
    const reading = await readingOf(seen.upload.id)
    if (reading.kind === 'failed') return this.#refuse(file, reading.reason)
    if (reading.kind === 'reading' && now() - seen.upload.at < readingMs) return undefined
    return this.#take(file, seen.upload.known)
  }

  async #refuse(file: LaidFile, reason: string): Promise<PutAway | undefined> {
    if (!(await isStill(file))) return undefined
    return { file: await putWithRefused(this.#settings.folder, file, reason), outcome: 'refused', reason }
  }

  async #take(file: LaidFile, known: boolean): Promise<PutAway | undefined> {
    if (!(await isStill(file))) return undefined
    const moved = await putWithTaken(this.#settings.folder, file)
    return { file: moved, outcome: known ? 'known' : 'taken', reason: null }
  }
}

const keyOf = ({ path }: LaidFile): string => path.toString('latin1')

/** Another file, or the same one written on, may lie there by now; it is looked at next time. */
const isStill = async ({ path, state }: LaidFile): Promise<boolean> => (await stateOf(path))?.state === state

const tooLarge = (maxBytes: number): string =>
  `Die Datei ist zu groß: Hier geht höchstens ${Math.floor(maxBytes / 1024 / 1024)} MB. Teile sie auf.`
