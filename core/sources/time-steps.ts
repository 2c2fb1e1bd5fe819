import type { Clock } from '../shared/ports/clock.ts'
import type { Figures, Work } from '../shared/ports/figures.ts'

/** Ends a step, which began where the one before ended; `of` is the format, or why it failed. */
export type EndStep = (work: Work, of: string) => Promise<void>

/** Counts how long each step of an ingestion takes, from now on. */
export function timeSteps({ clock, figures }: { clock: Clock; figures: Figures }): EndStep {
  let began = clock.now()
  return async (work, of) => {
    const now = clock.now()
    await figures.add(work, of, (now - began) / 1000)
    began = now
  }
}
