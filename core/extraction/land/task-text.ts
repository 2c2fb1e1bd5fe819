import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { oneLine } from '../one-line.ts'
import { germanHa } from './field-area.ts'
import type { Task, TaskAmount, TaskData, TaskField } from '../structure.ts'
import { isDay } from '../../shared/time/days.ts'
import { SQUARE_METRES_PER_HECTARE } from '../../terms/index.ts'

export const taskFieldName = ({ name, id }: TaskField): string => name || `Feld ${id}`

/** A field of task data as a line of text. */
export function describeTaskField(field: TaskField): string {
  return [
    `Feld: ${taskFieldName(field)}`,
    field.areaM2 !== null && `Größe laut Datei: ${germanHa(field.areaM2 / SQUARE_METRES_PER_HECTARE)}`,
    field.farm && `Betrieb: ${field.farm}`,
  ]
    .filter(Boolean)
    .map((part) => oneLine(String(part)))
    .join(' | ')
}

const STATUS: Record<Task['status'], string> = {
  initial: 'geplant',
  running: 'begonnen',
  paused: 'angehalten',
  completed: 'abgeschlossen',
  template: 'Vorlage',
  cancelled: 'abgebrochen',
}

const shownSpan = ({ begun, ended }: Task['worked'][number]): string =>
  [begun, ended].flatMap((time) => (time === null ? [] : shownTime(time))).join(' bis ')

/** A task as a line of text, times as a clock in Germany shows them. */
export function describeTask(task: Task, { fields }: Pick<TaskData, 'fields'>): string {
  const field = fields.find(({ id }) => id === task.fieldId)
  const times = (label: string, spans: Task['worked']) =>
    spans.length > 0 && `${label}: ${spans.map(shownSpan).join('; ')}`
  return [
    `Arbeit: ${task.name || task.id}`,
    field && `Feld: ${taskFieldName(field)}`,
    `Stand: ${STATUS[task.status]}`,
    times('Geplant', task.planned),
    times('Gearbeitet', task.worked),
    task.practices.length > 0 && `Verfahren: ${task.practices.join(', ')}`,
    task.workers.length > 0 && `Fahrer: ${task.workers.join(', ')}`,
    task.devices.length > 0 && `Maschine: ${task.devices.map(({ name }) => name).join(', ')}`,
    ...task.products.map((product) => `Mittel: ${describeAmount(product)}`),
    ...task.totals.map((total) => `${total.name}: ${describeAmount({ ...total, name: '' })}`),
  ]
    .filter(Boolean)
    .map((part) => oneLine(String(part)))
    .join(' | ')
}

const describeAmount = ({ name, amount, unit }: TaskAmount): string =>
  [name, amount !== null && `${germanNumber(amount, { most: 4 })} ${unit}`.trim()].filter(Boolean).join(' ')

function shownTime(iso: string): string {
  const clock = clockTime(iso)
  return clock === undefined ? iso : `${germanDay(clock.day)}, ${clock.time} Uhr`
}

const BERLIN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * Day and time on a clock in Germany; a time without an offset is taken as that of such a clock. Undefined for what is
 * no time.
 */
export function clockTime(iso: string): { day: string; time: string } | undefined {
  const [, day, time, offset] =
    /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/.exec(
      iso.trim(),
    ) ?? []
  if (!isDay(day)) return undefined
  if (offset === undefined) return { day, time: time! }
  const instant = new Date(iso.trim())
  if (Number.isNaN(instant.getTime())) return undefined
  const [berlinDay, berlinTime] = BERLIN.format(instant).split(' ')
  return { day: berlinDay!, time: berlinTime! }
}
