import { inject } from 'vitest'

/** How often a property is tried: `full` times by `npm test`, a twentieth of it while someone works on the core. */
export const runs = (full: number): number => Math.ceil(full * inject('shareOfRuns'))
