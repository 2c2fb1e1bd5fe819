import { SURE } from '../confidence.ts'
import type { Task, TaskAmount, TaskTime } from '../structure.ts'
import { clockTime } from './task-text.ts'
import { workTypeOf } from './work-type.ts'
import { SQUARE_METRES_PER_HECTARE } from '../../terms/index.ts'

/** The task was not closed on the terminal, as often happens, though work was done; or when is not known. */
const NOT_CLOSED = 0.7

/** What a task says of the work done, beside its products. */
export interface TaskWork {
  /** Values of a work item. */
  values: Record<string, unknown> & { hours_of_work: number | null }
  confidence: number
  /** German: what is not clear about it. */
  warnings: string[]
}

export function readTaskWork(task: Task): TaskWork {
  const { type, confidence } = workTypeOf(task)
  const [begun, planned] = [clockTime(task.worked[0]?.begun ?? ''), task.planned[0]]
  const done = task.status === 'completed' || (task.status !== 'initial' && begun !== undefined)
  const area = task.totals.find(({ ddi }) => ddi === TOTAL_AREA)?.amount ?? null
  const isUncertain = done && (task.status !== 'completed' || begun === undefined)
  const seconds = secondsOf(task.worked)
  return {
    values: {
      type: type ?? 'care',
      title: task.name || task.practices[0] || `Arbeit ${task.id}`,
      status: done ? 'done' : task.status === 'initial' ? 'planned' : 'open',
      planned_from: clockTime(planned?.begun ?? '')?.day ?? null,
      planned_until: clockTime(planned?.ended ?? '')?.day ?? null,
      done_on: done ? (begun?.day ?? null) : null,
      done_at: done ? (begun?.time ?? null) : null,
      done_by: task.workers.join(', ') || null,
      machine:
        task.devices
          .map(({ name }) => name)
          .filter(Boolean)
          .join(', ') || null,
      technique: task.practices.join(', ') || null,
      area_ha: area === null ? null : Number((area / SQUARE_METRES_PER_HECTARE).toFixed(4)),
      hours_of_work: seconds === null ? null : Number((seconds / 3600).toFixed(2)),
      record_form: 'digital',
    },
    confidence: Math.min(confidence, isUncertain ? NOT_CLOSED : SURE),
    warnings: [
      type === undefined && 'Was gearbeitet wurde, steht nicht in der Datei. Bitte prüfe die Art der Arbeit.',
      done && task.status !== 'completed' && 'Am Terminal ist sie nicht abgeschlossen worden.',
      task.totals.some(({ ddi, amount }) => ddi === TOTAL_AREA && amount === null) &&
        'Mehrere Geräte nennen verschiedene Flächen; übernommen ist keine.',
      done && begun === undefined && 'Wann gearbeitet wurde, steht nicht in der Datei.',
    ].filter((warning) => warning !== false),
  }
}

/** DDI of the effective total area, in m² (ISO 11783-11). */
const TOTAL_AREA = 116
/** Application totals by volume and mass (ISO 11783-11). */
const TOTALS_APPLIED = [80, 81, 351, 352]

/** What was counted, where the task has one product only; else what was assigned to it. */
export function amountApplied(product: TaskAmount, task: Task): { amount: number | null; unit: string | null } {
  const counted =
    task.products.length === 1
      ? task.totals.find(({ ddi, amount }) => TOTALS_APPLIED.includes(ddi) && amount !== null)
      : undefined
  const { amount, unit } = counted ?? product
  return amount === null ? { amount: null, unit: null } : { amount: Number(amount.toFixed(3)), unit }
}

function secondsOf(worked: TaskTime[]): number | null {
  const times = worked.map(
    ({ begun, ended, seconds }) =>
      seconds ?? (ended === null ? Number.NaN : (Date.parse(ended) - Date.parse(begun)) / 1000),
  )
  return times.length > 0 && times.every((time) => time >= 0) ? times.reduce((sum, time) => sum + time, 0) : null
}
