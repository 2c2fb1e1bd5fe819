import { registerHooks } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

/** Runs the contracts over memory with one module replaced, and posts the first promise that breaks, or null. */
const { file, text } = workerData as { file: string; text: string }
registerHooks({
  load: (url, context, next) =>
    url === file ? { format: 'module-typescript', source: text, shortCircuit: true } : next(url, context),
})

async function firstBroken(): Promise<string | null> {
  try {
    const { contractsOverMemory } = await import('../../test/contracts/over-memory.ts')
    for (const [port, cases] of Object.entries(contractsOverMemory)) {
      // It is the reader of the service, in this process: nothing of it is an adapter in memory.
      if (port === 'DocumentReader') continue
      for (const { name, run } of cases) {
        try {
          await run()
        } catch {
          return `${port} ${name}`
        }
      }
    }
    return null
  } catch (error) {
    return `it does not load: ${String(error)}`
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker of Node, which has none
parentPort!.postMessage(await firstBroken())
