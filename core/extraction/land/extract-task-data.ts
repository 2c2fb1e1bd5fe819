import { areaHa, faultText, geometryFault } from '../../farm/index.ts'
import type { Extraction, Assertion, Extractor } from '../extractor.ts'
import { germanHa, quoteOf } from './field-facts.ts'
import { quotedValue } from '../quoted-value.ts'
import { assertionFaults } from '../assertion-faults.ts'
import type { Task, TaskAmount, TaskData, TaskField, TaskTime } from '../structure.ts'
import { clockTime, describeTask, describeTaskField, taskFieldName } from './task-text.ts'
import { shortenWarnings } from '../shorten-warnings.ts'

const SURE = 0.95
/** The sort of work is told by words alone. */
const BY_WORDS = 0.85
/** The task was not closed on the terminal, as often happens, though work was done. */
const NOT_CLOSED = 0.7
const UNCLEAR = 0.5
const TOLERANCE = 0.01

type WorkType = 'fertilizing' | 'plant_protection' | 'sowing' | 'tillage' | 'harvest' | 'care'

/** Device classes of agricultural machines that do one sort of work (ISO 11783-1, industry group 2). */
const WORK_OF_CLASS: Record<number, WorkType> = {
  2: 'tillage',
  3: 'tillage',
  4: 'sowing',
  5: 'fertilizing',
  6: 'plant_protection',
  7: 'harvest',
  8: 'harvest',
  9: 'harvest',
  23: 'care',
}

/** Words for sorts of work, German and English as terminals are set. */
const WORK_WORDS: [WorkType, RegExp][] = [
  ['sowing', /\b(?:aussaat|saat(?!bett)|säen|drill|legen|pflanzen|sowing|seeding|planting)/i],
  [
    'fertilizing',
    /\b(?:düng|gülle|gärrest|mist|kalk|fertili[sz]|slurry|manure|spreading)|(?:dünger|gülle|mist|kalk)\b|düngung/i,
  ],
  ['plant_protection', /\b(?:pflanzenschutz|spritz|herbizid|fungizid|insektizid|spray|crop protection)|spritzung\b/i],
  ['harvest', /\b(?:ernte|mähdr|dresch|häcksel|mähen|press|ballen|roden|harvest|baling|mowing|chopping)|ernte\b/i],
  [
    'tillage',
    /\b(?:grubber|pflug|pflügen|egge|bodenbearbeitung|stoppel|saatbett|kreiselegge|scheibenegge|till|plough|cultivat)/i,
  ],
  ['care', /\b(?:mulch|walzen|striegel|hacken|schleppen|pflege)/i],
]

/** What a task controller brings home: its fields, and its tasks as work done on them. */
export const extractTaskData: Extractor = ({ document, today }) => {
  const found = (document.structures ?? []).flatMap((structure) =>
    structure.type === 'task_data' ? [structure.taskData] : [],
  )
  if (found.length === 0) return undefined
  const made = found.flatMap((data) => [
    ...data.fields.map((field) => fieldOf(field, today)),
    ...data.tasks.map((task) => workOf(task, data, today)),
  ])
  return {
    rows: made.flatMap(({ rows }) => rows),
    warnings: shortenWarnings(
      made.flatMap(({ warnings }) => warnings),
      'den Auftragsdaten',
    ),
  }
}

/** A boundary with a fault is left out, the field is not: its tasks refer to it. */
function fieldOf(field: TaskField, today: string): Extraction {
  const place = `Feld ${quotedValue(taskFieldName(field))} (${field.id.slice(0, 20)})`
  const fault = field.geometry === null ? undefined : geometryFault(field.geometry)
  const geometry = fault === undefined ? field.geometry : null
  const [stated, computed] = [
    field.areaM2 === null ? null : field.areaM2 / 10_000,
    geometry === null ? null : areaHa(geometry),
  ]
  const ha = computed ?? stated
  const values = { name: taskFieldName(field), area_ha: ha === null ? null : Number(ha.toFixed(4)), geometry }
  const faults = assertionFaults('fields', values, today)
  if (faults.length > 0) return { rows: [], warnings: [`${place} ist nicht übernommen. ${faults.join(' ')}`] }
  return {
    // A terminal knows no FLIK, and its boundary does not replace the one of the authority.
    rows: [
      {
        kind: 'fields',
        values,
        name: field.id,
        unlessCalled: [values.name],
        confidence: ha === null ? UNCLEAR : SURE,
        page: 1,
        quote: quoteOf(describeTaskField(field)),
      },
    ],
    warnings: [
      ...(fault === undefined
        ? []
        : [
            `${place}: Die Grenze ist nicht übernommen. ${faultText({ path: [], fault: { code: 'wrong_geometry', fault } })}`,
          ]),
      ...(stated !== null && computed !== null && Math.abs(stated / computed - 1) > TOLERANCE
        ? [
            `${place}: Die Datei nennt ${germanHa(stated)}, die Grenze umschließt ${germanHa(computed)}. Übernommen ist die Fläche der Grenze.`,
          ]
        : []),
    ],
  }
}

/** A row for the task, or one for each of its products. */
function workOf(task: Task, data: TaskData, today: string): Extraction {
  const place = `Arbeit ${quotedValue(task.name || task.id)} (${task.id.slice(0, 20)})`
  if (task.status === 'template' || task.status === 'cancelled')
    return {
      rows: [],
      warnings: [
        `${place} ist nicht übernommen: ${task.status === 'template' ? 'Sie ist eine Vorlage.' : 'Sie wurde abgebrochen.'}`,
      ],
    }
  const field = data.fields.find(({ id }) => id === task.fieldId)
  const { values, confidence, annotations } = readTask(task)
  const quote = quoteOf(describeTask(task, data))
  const applied: (TaskAmount | null)[] = task.products.length > 0 ? task.products : [null]
  const made = applied.map((product, index): Extraction => {
    const all = {
      ...values,
      ...(product && { product: product.name, ...amountOf(product, task) }),
      hours_of_work: index === 0 ? values.hours_of_work : null,
    }
    const faults = assertionFaults('work_items', all, today)
    if (faults.length > 0) return { rows: [], warnings: [`${place} ist nicht übernommen. ${faults.join(' ')}`] }
    const row: Assertion = {
      kind: 'work_items',
      values: all,
      name: product ? `${task.id} ${index + 1} ${product.name}` : task.id,
      confidence,
      page: 1,
      quote,
      ...(field && { links: { field_id: field.id } }),
    }
    return { rows: [row], warnings: [] }
  })
  const lost = task.fieldId !== '' && !field ? [`Das Feld ${quotedValue(task.fieldId)} steht nicht in der Datei.`] : []
  return {
    rows: made.flatMap(({ rows }) => rows),
    warnings: [
      ...made.flatMap(({ warnings }) => warnings),
      ...[...annotations, ...lost].map((remark) => `${place}: ${remark}`),
    ],
  }
}

function readTask(task: Task): { values: Record<string, unknown>; confidence: number; annotations: string[] } {
  const { type, confidence: typeConfidence } = workTypeOf(task)
  const [begun, planned] = [clockTime(task.worked[0]?.begun ?? ''), task.planned[0]]
  const done = task.status === 'completed' || (task.status !== 'initial' && begun !== undefined)
  const area = totalOf(task, TOTAL_AREA)
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
      area_ha: area === null ? null : Number((area / 10_000).toFixed(4)),
      hours_of_work: seconds === null ? null : Number((seconds / 3600).toFixed(2)),
      record_form: 'digital',
    },
    confidence: Math.min(
      typeConfidence,
      done && task.status !== 'completed' ? NOT_CLOSED : SURE,
      done && begun === undefined ? NOT_CLOSED : SURE,
    ),
    annotations: [
      ...(type === undefined
        ? ['Was gearbeitet wurde, steht nicht in der Datei. Bitte prüfe die Art der Arbeit.']
        : []),
      ...(done && task.status !== 'completed' ? ['Am Terminal ist sie nicht abgeschlossen worden.'] : []),
      ...(task.totals.some(({ ddi, amount }) => ddi === TOTAL_AREA && amount === null)
        ? ['Mehrere Geräte nennen verschiedene Flächen; übernommen ist keine.']
        : []),
      ...(done && begun === undefined ? ['Wann gearbeitet wurde, steht nicht in der Datei.'] : []),
    ],
  }
}

/** By the words for what is done, then by the machine, then by the task's own name. */
function workTypeOf({ practices, devices, name }: Task): { type: WorkType | undefined; confidence: number } {
  const practised = workIn(practices.join(' '))
  const machines = new Set(devices.flatMap(({ deviceClass }) => WORK_OF_CLASS[deviceClass ?? -1] ?? []))
  const byMachine = machines.size === 1 ? [...machines][0] : undefined
  const type = practised ?? byMachine ?? workIn(name)
  return { type, confidence: type === undefined ? UNCLEAR : type === byMachine ? SURE : BY_WORDS }
}

/** The one sort of work that a text names, undefined where it names several. */
function workIn(text: string): WorkType | undefined {
  const found = WORK_WORDS.filter(([, words]) => words.test(text))
  return found.length === 1 ? found[0]![0] : undefined
}

const TOTAL_AREA = 116
/** Application totals by volume and mass (ISO 11783-11). */
const TOTALS_APPLIED = [80, 81, 351, 352]

const totalOf = ({ totals }: Task, ddi: number): number | null =>
  totals.find((total) => total.ddi === ddi)?.amount ?? null

/** What was counted, where the task has one product only; else what was assigned to it. */
function amountOf(product: TaskAmount, task: Task): { amount: number | null; unit: string | null } {
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
