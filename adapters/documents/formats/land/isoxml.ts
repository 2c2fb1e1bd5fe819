import type { Position } from '../../../../core/farm/index.ts'
import {
  describeTask,
  describeTaskField,
  quotedValue,
  oneLine,
  type ReadDocument,
  type Task,
  type TaskAmount,
  type TaskData,
  type TaskDevice,
  type TaskField,
  type TaskTime,
} from '../../../../core/extraction/index.ts'
import type { Archive } from '../../archive.ts'
import { corrupt, refuseAbove } from '../../read-failed.ts'
import { parseXml, type XmlNode } from '../../xml.ts'
import { FlowingText } from '../flowing-text.ts'
import type { ReadContext } from '../read-context.ts'
import { CONTENTS, ddiOf, RATES, TOTALS } from './isoxml-quantities.ts'
import { allNamed, areaOf, geometryOf } from './xml-geometry.ts'

export const taskDataPath = (names: readonly string[]): string | undefined =>
  names.find((name) => /(?:^|\/)taskdata\.xml$/i.test(name) && !name.startsWith('__MACOSX/'))

/** Reads a task data set out of its archive: `TASKDATA.XML` and the files it names. */
export async function readZippedTaskData(archive: Archive, context: ReadContext): Promise<ReadDocument> {
  const path = taskDataPath(archive.names)!
  const root = parseXml((await archive.read(path))!)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const missing: string[] = []
  const elements = [...root.children]
  for (const {
    attributes: { A: file = '' },
  } of root.children.filter(({ name }) => name === 'XFR')) {
    const name = archive.names.find((one) => one.toLowerCase() === `${folder}${file}.xml`.toLowerCase())
    const bytes = name === undefined ? undefined : await archive.read(name)
    if (bytes) elements.push(...parseXml(bytes).children)
    else missing.push(file)
  }
  return readElements(root, elements, missing, 'application/zip', context)
}

/** Reads `TASKDATA.XML` by itself. */
export function readTaskData(bytes: Uint8Array, context: ReadContext): ReadDocument {
  const root = parseXml(bytes)
  return readElements(
    root,
    root.children,
    root.children.flatMap(({ name, attributes }) => (name === 'XFR' ? [attributes['A'] ?? ''] : [])),
    'application/xml',
    context,
  )
}

function readElements(
  root: XmlNode,
  elements: XmlNode[],
  missing: string[],
  contentType: string,
  { limits }: ReadContext,
): ReadDocument {
  if (root.name !== 'ISO11783_TaskData') throw corrupt('no task data')
  const set = new ElementSet(elements)
  refuseAbove(
    limits,
    'points',
    set.named('PFD').reduce((sum, field) => sum + allNamed(field, 'PNT').length, 0),
  )
  const taskData: TaskData = {
    fields: set.named('PFD').map((field) => readField(field, set)),
    tasks: set.named('TSK').map((task) => readTask(task, set)),
  }
  const flow = new FlowingText(limits)
  const section = (heading: string, lines: string[]) => {
    if (lines.length === 0) return
    flow.beginHeading(2)
    flow.write(heading)
    flow.endHeading()
    for (const line of lines) {
      flow.write(line, true)
      flow.breakLine()
    }
  }
  section('Felder', taskData.fields.map(describeTaskField))
  section(
    'Arbeiten',
    taskData.tasks.map((task) => describeTask(task, taskData)),
  )
  section(
    'Mittel',
    set
      .named('PDT')
      .map(({ attributes }) => oneLine(attributes['B'] ?? ''))
      .filter(Boolean),
  )
  return {
    format: 'isoxml',
    contentType,
    title: null,
    ocr: false,
    pages: [{ number: 1, ...flow.finish() }],
    ...(taskData.fields.length + taskData.tasks.length > 0 && { structures: [{ type: 'task_data', taskData }] }),
    warnings: [
      ...(missing.length > 0
        ? [`Diese Teile der Auftragsdaten fehlen: ${missing.slice(0, 20).map(quotedValue).join(', ')}.`]
        : []),
      ...(set.repeated.length > 0
        ? [
            `Diese Kennungen kommen mehrmals vor, übernommen ist je das erste Mal: ${set.repeated.slice(0, 20).map(quotedValue).join(', ')}.`,
          ]
        : []),
    ],
  }
}

/** The elements of a data set, by the identifiers under which they refer to each other. */
class ElementSet {
  readonly repeated: string[] = []
  readonly #byId = new Map<string, XmlNode>()

  constructor(elements: XmlNode[]) {
    for (const element of elements) {
      const id = element.attributes['A'] ?? ''
      if (id === '' || element.name === 'XFR') continue
      if (this.#byId.has(id)) this.repeated.push(id)
      else this.#byId.set(id, element)
    }
  }

  named(name: string): XmlNode[] {
    return [...this.#byId.values()].filter((element) => element.name === name)
  }

  /** An attribute of the element of this name that an identifier refers to; '' where there is none. */
  attribute(name: string, id: string | undefined, attribute: string): string {
    const element = this.#byId.get(id ?? '')
    return element?.name === name ? oneLine(element.attributes[attribute] ?? '') : ''
  }

  get devices(): XmlNode[] {
    return this.named('DVC')
  }
}

const positive = (text: string | undefined): number | null =>
  /^\d{1,15}$/.test(text ?? '') && Number(text) > 0 ? Number(text) : null

const kids = (node: XmlNode, name: string): XmlNode[] => node.children.filter((child) => child.name === name)

function readField(field: XmlNode, set: ElementSet): TaskField {
  const { A: id = '', C: name = '', D: area, F: farm } = field.attributes
  return {
    id,
    name: oneLine(name),
    areaM2: positive(area),
    geometry: boundaryOf(field) as TaskField['geometry'],
    farm: set.attribute('FRM', farm, 'B'),
  }
}

/**
 * The outer (1) and inner (2) lines of all areas that are field boundaries (1). Some programs put a hole into an area
 * of its own.
 */
function boundaryOf(field: XmlNode): unknown {
  const areas = kids(field, 'PLN').filter(({ attributes }) => attributes['A'] === '1')
  const lines = (area: XmlNode, type: string) =>
    kids(area, 'LSG')
      .filter(({ attributes }) => attributes['A'] === type)
      .map(ringOf)
  const polygons = areas.flatMap((area) =>
    lines(area, '1').map((outer, index) => areaOf([outer], index === 0 ? lines(area, '2') : [])),
  )
  const loose = areas.filter((area) => lines(area, '1').length === 0).flatMap((area) => lines(area, '2'))
  polygons[0]?.push(...loose)
  return geometryOf(polygons) ?? null
}

/** A closed line, whether its first point is repeated or not. */
function ringOf(line: XmlNode): Position[] {
  const points = kids(line, 'PNT').map(({ attributes }): Position => [
    degrees(attributes['D']),
    degrees(attributes['C']),
  ])
  const [first, last] = [points[0], points.at(-1)]
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...points, first] : points
}

const degrees = (text: string | undefined): number =>
  /^\s*-?\d{1,3}(?:\.\d+)?\s*$/.test(text ?? '') ? Number(text) : Number.NaN

const STATUS: Record<string, Task['status']> = {
  1: 'initial',
  2: 'running',
  3: 'paused',
  4: 'completed',
  5: 'template',
  6: 'cancelled',
}
const PLANNED = '1'
const EFFECTIVE = '4'

function readTask(task: XmlNode, set: ElementSet): Task {
  const { A: id = '', B: name = '', E: fieldId = '', F: responsible, G: status = '' } = task.attributes
  const times = (type: string) =>
    kids(task, 'TIM')
      .filter(({ attributes }) => attributes['D'] === type)
      .map(timeOf)
      .filter(({ begun }) => begun !== '')
      .toSorted((a, b) => (a.begun < b.begun ? -1 : a.begun > b.begun ? 1 : 0))
  const workers = kids(task, 'WAN').map(({ attributes }) => attributes['A'])
  const devices = kids(task, 'DAN').flatMap(({ attributes }) => deviceOf(attributes, set) ?? [])
  return {
    id,
    name: oneLine(name),
    fieldId,
    status: STATUS[status] ?? 'initial',
    planned: times(PLANNED),
    worked: times(EFFECTIVE),
    workers: distinct(
      (workers.length > 0 ? workers : [responsible]).map((worker) =>
        [set.attribute('WKR', worker, 'C'), set.attribute('WKR', worker, 'B')].filter(Boolean).join(' '),
      ),
    ),
    devices: [...new Map(devices.map((device) => [device.name, device])).values()],
    practices: distinct(
      kids(task, 'OTP').flatMap(({ attributes }) => [
        set.attribute('CPC', attributes['A'], 'B'),
        set.attribute('OTQ', attributes['B'], 'B'),
      ]),
    ),
    products: productsOf(task, set),
    totals: totalsOf(task),
  }
}

const distinct = (texts: string[]): string[] => [...new Set(texts.filter(Boolean))]

const timeOf = ({ attributes: { A: begun = '', B: ended = '', C: seconds } }: XmlNode): TaskTime => ({
  begun: oneLine(begun),
  ended: oneLine(ended) || null,
  seconds: positive(seconds),
})

/** By reference, else by its NAME where one device alone bears it. */
function deviceOf({ A: name = '', C: id }: Record<string, string>, set: ElementSet): TaskDevice | undefined {
  const found = set.devices.filter(({ attributes }) => (id ? attributes['A'] === id : attributes['D'] === name))
  const [device] = found
  if (!device || found.length > 1) return undefined
  return { name: oneLine(device.attributes['B'] ?? ''), deviceClass: deviceClassOf(device.attributes['D'] ?? '') }
}

const AGRICULTURE = 2n

/** ISO 11783-5: industry group in bits 60 to 62 of the NAME, device class in bits 49 to 55. */
function deviceClassOf(name: string): number | null {
  if (!/^[0-9a-f]{16}$/i.test(name)) return null
  const bits = BigInt(`0x${name}`)
  return ((bits >> 60n) & 7n) === AGRICULTURE ? Number((bits >> 49n) & 0x7fn) : null
}

const EMPTYING = '2'
const REMAINDER = '3'

/**
 * Each product that was assigned, with its rate where all assignments agree, or with what was filled less what was
 * left.
 */
function productsOf(task: XmlNode, set: ElementSet): TaskAmount[] {
  return [...Map.groupBy(kids(task, 'PAN'), ({ attributes }) => attributes['A'] ?? '').entries()].flatMap(
    ([id, assigned]): TaskAmount[] => {
      const name = set.attribute('PDT', id, 'B')
      if (name === '') return []
      const ddis = new Set(assigned.map(({ attributes }) => ddiOf(attributes['B'])))
      const [ddi] = ddis
      const values = assigned.map(({ attributes }) => positive(attributes['C']))
      if (ddis.size !== 1 || ddi === undefined || values.includes(null)) return [{ name, amount: null, unit: '' }]
      const [rate, content] = [RATES[ddi], CONTENTS[ddi]]
      if (rate) return [{ name, amount: new Set(values).size === 1 ? values[0]! * rate.factor : null, unit: rate.unit }]
      if (!content) return [{ name, amount: null, unit: '' }]
      const sum = assigned.reduce(
        (all, { attributes: { D: mode = '' } }, index) =>
          all + (mode === EMPTYING || mode === REMAINDER ? -values[index]! : values[index]!),
        0,
      )
      return [{ name, amount: sum > 0 ? sum * content.factor : null, unit: content.unit }]
    },
  )
}

/**
 * Counters run on over the times of a task, so the last value of each device element counts; where elements disagree,
 * amounts are added, and others are not clear.
 */
function totalsOf(task: XmlNode): Task['totals'] {
  const last = new Map<number, Map<string, number>>()
  for (const {
    attributes: { A, B, C = '' },
  } of kids(task, 'TIM')
    .filter(({ attributes }) => attributes['D'] !== PLANNED)
    .flatMap((time) => kids(time, 'DLV'))) {
    const [ddi, value] = [ddiOf(A), positive(B)]
    if (ddi === undefined || value === null || !TOTALS[ddi]) continue
    last.set(ddi, (last.get(ddi) ?? new Map<string, number>()).set(C, value))
  }
  return [...last].map(([ddi, values]) => {
    const { name, unit, factor } = TOTALS[ddi]!
    const [all, distinctValues] = [[...values.values()], new Set(values.values())]
    const added = name === 'Ausgebracht' || name === 'Ertrag'
    return {
      ddi,
      name,
      unit,
      amount:
        distinctValues.size === 1
          ? all[0]! * factor
          : added
            ? all.reduce((sum, value) => sum + value, 0) * factor
            : null,
    }
  })
}
