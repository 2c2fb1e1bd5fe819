import type { Clock } from '../../core/shared/ports/clock.ts'

const FAILURES = 3
const PAUSE_MS = 60_000

/**
 * Spares people the wait for a model that is down: after three failures in a row nobody asks it for a minute, then one
 * failure is enough for the next.
 */
export class ModelPause {
  readonly #clock: Clock
  #failures = 0
  #until = -Infinity

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get isOn(): boolean {
    return this.#clock.now() < this.#until
  }

  note(outcome: 'answered' | 'failed'): void {
    this.#failures = outcome === 'answered' ? 0 : this.#failures + 1
    if (this.#failures >= FAILURES) this.#until = this.#clock.now() + PAUSE_MS
  }
}
