import { Gauge, type Registry } from 'prom-client'
import type { Operations } from '../../../core/operations/index.ts'

/** Connections of a pool: open, of these idle, and how much work waits for one. */
export type Connections = Readonly<Record<string, { open: number; idle: number; waiting: number }>>

/**
 * Registers the figures of the whole installation and of this process's connections; what it returns reads them anew.
 * Queue and work are the same in every process: take one of them (`max`), not their sum.
 */
export function observeInstallation(
  registry: Registry,
  readFigures: Operations['readFigures'],
  connections: () => Connections,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `hofkern_${name}`, help, labelNames, registers: [registry] })
  const jobs = gauge('queue_jobs', 'Jobs by kind: waiting, running, given_up', ['kind', 'state'])
  const oldest = gauge('queue_oldest_seconds', 'How long the job that waits longest has waited', ['kind'])
  const done = gauge('work_count', 'Steps of ingestions by format, calls of models by how they ended', ['work', 'of'])
  const seconds = gauge('work_seconds', 'Time that they took together', ['work', 'of'])
  const pool = gauge('database_connections', 'Connections of this process: open, idle; work that waits for one', [
    'pool',
    'state',
  ])

  return async () => {
    for (const [name, states] of Object.entries(connections()))
      for (const [state, count] of Object.entries(states)) pool.set({ pool: name, state }, count)
    const { queues, work } = await readFigures()
    for (const { kind, waiting, running, givenUp, oldestSeconds } of queues) {
      jobs.set({ kind, state: 'waiting' }, waiting)
      jobs.set({ kind, state: 'running' }, running)
      jobs.set({ kind, state: 'given_up' }, givenUp)
      oldest.set({ kind }, oldestSeconds)
    }
    for (const { work: name, of, count, seconds: took } of work) {
      done.set({ work: name, of }, count)
      seconds.set({ work: name, of }, took)
    }
  }
}
