import type { HealthChecks, HealthPart } from './ports/installation.ts'

export interface Readiness {
  /** True where every part works now. */
  ready: boolean
  parts: Record<HealthPart, boolean>
}

/** Tells whether the parts that every request needs work now. */
export type ReadReadiness = () => Promise<Readiness>

export const makeReadReadiness =
  ({ health }: { health: HealthChecks }): ReadReadiness =>
  async () => {
    const works = (check: () => Promise<void>) =>
      check().then(
        () => true,
        () => false,
      )
    const [database, queue, store] = await Promise.all([health.database, health.queue, health.store].map(works))
    const parts = { database: database!, queue: queue!, store: store! }
    return { ready: Object.values(parts).every(Boolean), parts }
  }
