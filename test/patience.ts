import { inject } from 'vitest'

/** How long a test waits for what takes at most `ms` on an idle machine: as much longer as this one is slower. */
export const patience = (ms: number): number => Math.ceil(ms * inject('slowness'))

/** Waits until something holds, however long that takes on this machine; a check that throws does not hold yet. */
export async function until(holds: () => Promise<unknown> | unknown, ms = 30_000): Promise<void> {
  for (const deadline = Date.now() + patience(ms); ;) {
    if (
      await Promise.resolve()
        .then(holds)
        .catch(() => false)
    )
      return
    if (Date.now() > deadline) throw new Error('it did not come to hold')
    await new Promise((done) => setTimeout(done, 20))
  }
}
