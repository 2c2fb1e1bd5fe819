import { Socket } from 'node:net'

/**
 * A connection that sends the prepared statements of one turn of the event loop at once: those that follow each other
 * reach the server together, and wake it once. `pg` corks its stream for each of them; Node resets a `write` that is
 * overridden.
 */
export class CoalescingSocket extends Socket {
  #gathers = false

  override cork(): void {
    super.cork()
    if (this.#gathers) return
    this.#gathers = true
    super.cork()
    process.nextTick(() => {
      this.#gathers = false
      this.uncork()
    })
  }
}
