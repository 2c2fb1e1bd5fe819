import type { ServerResponse } from 'node:http'
import type { UserId } from '../../../core/shared/ids.ts'
import { TEAM_LEFT, type HeardEvent } from '../../../core/shared/ports/live-events.ts'

const MOST_UNSENT_BYTES = 1024 * 1024
/** Events that wait for a look at the session; who has more is better off when it begins anew. */
const MOST_WAITING = 5000

interface Listener {
  person: UserId
  /** Sends the head of the answer. */
  begin(): void
  /** Whether the session lives and reaches the namespace. */
  mayHear(): Promise<boolean>
}

/** One open stream of server-sent events. */
export class LiveStream {
  readonly #res: ServerResponse
  readonly #listener: Listener
  readonly #waiting: string[] = []
  #looking = false
  #caughtUp = false
  begun = false

  constructor(res: ServerResponse, listener: Listener) {
    this.#res = res
    this.#listener = listener
  }

  /** Takes an event on; what was missed is waited for, and a reader that has left ends that by a rejection. */
  async hear({ id, event, data: told }: HeardEvent): Promise<void> {
    const { user_id: person, ...data } = told as { user_id?: string }
    if ((person !== undefined && person !== this.#listener.person) || this.#res.writableEnded) return
    if (this.#res.destroyed && !this.#caughtUp) throw new Error('the reader has left')
    this.#begin()
    const frame = `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
    if (event === TEAM_LEFT) {
      this.#write(frame)
      this.#res.end()
    } else if (!this.#caughtUp) await this.#writeSlowly(frame)
    else if (this.#waiting.push(frame) > MOST_WAITING) this.#res.destroy()
    else void this.#tell()
  }

  /** From now on nobody waits for what it hears. */
  isCaughtUp(): void {
    this.#caughtUp = true
    if (!this.#res.destroyed) this.#begin()
  }

  /** Keeps proxies from ending it, and ends it where the session is over. */
  async beat(): Promise<void> {
    this.#write(': still here\n\n')
    if (!(await this.#listener.mayHear().catch(() => true))) this.#res.end()
  }

  /** Tells what waits after one look at the session for all of it, so that nothing is told once it is over. */
  async #tell(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    for (let count = this.#waiting.length; count > 0 && this.#isOpen(); count = this.#waiting.length) {
      // Whoever cannot be told whether it lives comes back and goes on after the last event.
      if (!(await this.#listener.mayHear().catch(() => false))) this.#res.end()
      for (const frame of this.#waiting.splice(0, count)) this.#write(frame)
    }
    this.#looking = false
  }

  #begin(): void {
    if (this.begun) return
    this.begun = true
    this.#listener.begin()
    this.#res.write('retry: 2000\n\n')
  }

  #isOpen(): boolean {
    return !this.#res.destroyed && !this.#res.writableEnded
  }

  #write(frame: string): void {
    if (!this.#isOpen()) return
    if (this.#res.writableLength > MOST_UNSENT_BYTES) this.#res.destroy()
    else this.#res.write(frame)
  }

  /** As fast as the reader takes it; one that has left ends it. */
  async #writeSlowly(frame: string): Promise<void> {
    const res = this.#res
    if (!this.#isOpen() || res.write(frame)) return
    await new Promise<void>((done) => {
      const go = () => {
        res.off('drain', go).off('close', go)
        done()
      }
      res.once('drain', go).once('close', go)
    })
  }
}
