import {
  describeTask,
  describeTaskField,
  oneLine,
  quotedValue,
  type ReadDocument,
  type TaskData,
} from '../../../../core/extraction/index.ts'
import type { Archive } from '../../archive.ts'
import { corrupt, refuseAbove } from '../../read-failed.ts'
import { parseXml, type XmlNode } from '../../xml.ts'
import { FlowingText } from '../flowing-text.ts'
import type { ReadContext } from '../read-context.ts'
import { ElementSet } from './isoxml-elements.ts'
import { readField } from './isoxml-field.ts'
import { readTask } from './isoxml-task.ts'
import { allNamed } from './xml-geometry.ts'

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
  const products = set.named('PDT').map(({ attributes }) => oneLine(attributes['B'] ?? ''))
  return {
    format: 'isoxml',
    contentType,
    title: null,
    ocr: false,
    pages: [{ number: 1, ...textOf(taskData, products.filter(Boolean), limits) }],
    ...(taskData.fields.length + taskData.tasks.length > 0 && { structures: [{ type: 'task_data', taskData }] }),
    warnings: [
      ...listed('Diese Teile der Auftragsdaten fehlen', missing),
      ...listed('Diese Kennungen kommen mehrmals vor, übernommen ist je das erste Mal', set.repeated),
    ],
  }
}

/** The task data as text: fields, tasks and products under a heading each. */
function textOf(taskData: TaskData, products: string[], limits: ReadContext['limits']) {
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
  section('Mittel', products)
  return flow.finish()
}

const MOST_LISTED = 20

const listed = (what: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${what}: ${names.slice(0, MOST_LISTED).map(quotedValue).join(', ')}.`]
