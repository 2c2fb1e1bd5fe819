import { spawn } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Err, Ok, type Result } from '../../core/shared/result.ts'
import { residentMegabytes } from '../documents/process-usage.ts'
import type { RuntimePackages } from './find-runtime.ts'
import type { ModelFolder } from './model-folder.ts'
import type { ModelMessage, ModelTask } from './protocol.ts'

export interface ModelLimits {
  /** To load the model. */
  openMs: number
  /** For one list of texts. */
  embedMs: number
  /** Resident memory at which the process is ended. */
  memoryMegabytes: number
  /** Of the processor that one pass may use. */
  threads: number
}

/** `reason` is for whoever runs the service, and may quote the runtime; `gone`: the process died or was ended. */
export interface ModelFailure {
  kind: 'timed_out' | 'gone' | 'failed'
  reason: string
}

/** A process that holds one model. */
export interface ModelProcess {
  /** One vector of length 1 for each text; one call at a time. What is not done in time ends the process. */
  embed(texts: readonly string[]): Promise<Result<number[][], ModelFailure>>
  alive(): boolean
  end(): Promise<void>
}

const CHECK_MS = 200

// The entry has the ending of this file: .ts here, .js in a build.
const entry = fileURLToPath(new URL(`./model-main${extname(import.meta.url)}`, import.meta.url))

/**
 * Starts a process that may read files and nothing else, and has it load the model: serving goes on meanwhile, and a
 * model that goes wrong takes nothing with it.
 */
export function startModelProcess(model: ModelFolder, runtime: RuntimePackages, limits: ModelLimits): ModelProcess {
  const child = spawn(
    process.execPath,
    ['--no-warnings', '--permission', '--allow-fs-read=*', '--allow-worker', entry],
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced', env: {} },
  )
  const gone = new Promise<ModelFailure>((resolve) => {
    child.once('error', (error) => resolve({ kind: 'gone', reason: error.message }))
    child.once('close', (code, signal) => resolve({ kind: 'gone', reason: `ended by ${signal ?? `code ${code}`}` }))
  })

  async function ask(task: ModelTask, limitMs: number): Promise<Result<ModelMessage, ModelFailure>> {
    holdOpen(true)
    const { promise, resolve } = Promise.withResolvers<Result<ModelMessage, ModelFailure>>()
    const giveUp = (failure: ModelFailure) => {
      resolve(Err(failure))
      child.kill('SIGKILL')
    }
    const reason = `not done within ${limitMs / 1000} s`
    const limit = setTimeout(() => giveUp({ kind: 'timed_out', reason }), limitMs)
    const watch = setInterval(async () => {
      if ((await residentMegabytes(child.pid)) > limits.memoryMegabytes)
        giveUp({ kind: 'gone', reason: `took more than ${limits.memoryMegabytes} MB` })
    }, CHECK_MS)
    const onMessage = (message: ModelMessage) =>
      resolve(message.kind === 'failed' ? Err({ kind: 'failed', reason: message.reason }) : Ok(message))
    child.once('message', onMessage)
    void gone.then((failure) => resolve(Err(failure)))
    if (child.connected) child.send(task, () => {})
    const outcome = await promise
    child.off('message', onMessage)
    clearTimeout(limit)
    clearInterval(watch)
    holdOpen(false)
    return outcome
  }

  /** An idle process does not keep the serving one from ending. */
  function holdOpen(open: boolean): void {
    for (const handle of [child, child.channel]) {
      if (open) handle?.ref()
      else handle?.unref()
    }
  }

  const opened = ask({ kind: 'open', model, runtime, threads: limits.threads }, limits.openMs)
  return {
    async embed(texts) {
      const ready = await opened
      if (ready.err) {
        // Perhaps the next process can load it: a person may be mending the folder.
        child.kill('SIGKILL')
        return ready
      }
      const outcome = await ask({ kind: 'embed', texts }, limits.embedMs)
      if (outcome.err) return outcome
      return Ok(outcome.val.kind === 'vectors' ? outcome.val.vectors : [])
    },
    alive: () => child.connected && !child.killed && child.exitCode === null && child.signalCode === null,
    async end() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
