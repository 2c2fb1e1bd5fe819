import { assertionFaults } from '../assertion-faults.ts'
import type { Assertion, Extraction, Extractor } from '../extractor.ts'
import { mergeExtractions } from '../merge-extractions.ts'
import { cutQuote } from '../quote.ts'
import { quotedValue } from '../quoted-value.ts'
import { shortenWarnings } from '../shorten-warnings.ts'
import type { Task, TaskAmount, TaskData } from '../structure.ts'
import { taskFieldOf } from './task-field.ts'
import { describeTask } from './task-text.ts'
import { goodsUnit } from '../../terms/index.ts'
import { amountApplied, readTaskWork } from './task-work.ts'

/** Task data of a terminal (ISO 11783-10): its fields, and its tasks as work done on them. */
export const extractTaskData: Extractor = ({ document: { structures = [] }, today }) => {
  const taskData = structures.flatMap((structure) => (structure.type === 'task_data' ? [structure.taskData] : []))
  if (taskData.length === 0) return undefined
  const { rows, warnings } = mergeExtractions(
    taskData.flatMap((data) => [
      ...data.fields.map((field) => taskFieldOf(field, today)),
      ...data.tasks.map((task) => workOf(task, data, today)),
    ]),
  )
  return { rows, warnings: shortenWarnings(warnings, 'den Auftragsdaten') }
}

/** A work item for the task; what was spread in it are its positions. */
function workOf(task: Task, data: TaskData, today: string): Extraction {
  const place = `Arbeit ${quotedValue(task.name || task.id)} (${task.id.slice(0, 20)})`
  const refuse = (why: string): Extraction => ({ rows: [], warnings: [`${place} ist nicht übernommen${why}`] })
  if (task.status === 'template') return refuse(': Sie ist eine Vorlage.')
  if (task.status === 'cancelled') return refuse(': Sie wurde abgebrochen.')
  const field = data.fields.find(({ id }) => id === task.fieldId)
  const work = readTaskWork(task)
  const [only, ...others] = task.products
  const values = {
    ...work.values,
    ...(only && others.length === 0 && { product: only.name, ...amountApplied(only, task) }),
    positions: task.products.length === 0 ? null : task.products.map((product) => positionOf(product, task)),
  }
  const faults = assertionFaults('work_items', values, today)
  if (faults.length > 0) return refuse(`. ${faults.join(' ')}`)
  const item: Assertion = {
    kind: 'work_items',
    values,
    name: task.id,
    confidence: work.confidence,
    page: 1,
    quote: cutQuote(describeTask(task, data)),
    ...(field && { links: { field_id: field.id } }),
  }
  const unclear = [...work.warnings]
  if (task.fieldId !== '' && !field) unclear.push(`Das Feld ${quotedValue(task.fieldId)} steht nicht in der Datei.`)
  return { rows: [item], warnings: unclear.map((warning) => `${place}: ${warning}`) }
}

function positionOf(product: TaskAmount, task: Task): Record<string, unknown> {
  const { amount, unit: written } = amountApplied(product, task)
  const { unit, perHectare } = goodsUnit(written ?? '')
  return { product: product.name, amount, unit, per: amount === null ? null : perHectare ? 'hectare' : 'total' }
}
