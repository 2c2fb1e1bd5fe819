import { Socket } from 'node:net'

/**
 * A connection that sends what is written to it in one turn of the event loop at once: statements that follow each
 * other reach the server together, and wake it once.
 */
export class CoalescingSocket extends Socket {
  #gathers = false

  override write(chunk: Uint8Array | string, ...more: unknown[]): boolean {
    if (!this.#gathers) {
      this.#gathers = true
      this.cork()
      process.nextTick(() => {
        this.#gathers = false
        this.uncork()
      })
    }
    return (super.write as (...given: unknown[]) => boolean).call(this, chunk, ...more)
  }
}
