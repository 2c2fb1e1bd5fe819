import type { Clock } from '../../core/shared/ports/clock.ts'

export const systemClock: Clock = { now: () => Date.now() }
