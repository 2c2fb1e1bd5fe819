import { monitorEventLoopDelay } from 'node:perf_hooks'

const SAMPLE_MS = 10

/**
 * Watches the event loop of this process; what it returns reads how long, in seconds, the process has answered nobody
 * at a stretch, at most, since it was last read.
 */
export function watchLongestStop(): () => number {
  const delays = monitorEventLoopDelay({ resolution: SAMPLE_MS })
  delays.enable()
  return () => {
    const seconds = Math.max(0, delays.max / 1e9 - SAMPLE_MS / 1000)
    delays.reset()
    return seconds
  }
}
