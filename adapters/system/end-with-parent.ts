import { Worker } from 'node:worker_threads'

const CHECK_MS = 1_000

/** Ends this process with the one that started it, be it in an endless loop that never sees the disconnect. */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit())
  new Worker(
    `const parent = process.ppid; setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, ${CHECK_MS})`,
    { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 } },
  ).unref()
}
