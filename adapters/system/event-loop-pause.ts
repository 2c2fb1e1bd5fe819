import type { Pause } from '../../core/shared/ports/pause.ts'

/** Resolves once the event loop has been round. */
export const eventLoopPause: Pause = () => new Promise((resolve) => void setImmediate(resolve))
