import { oneLine, type Task, type TaskDevice, type TaskTime } from '../../../../core/extraction/index.ts'
import type { XmlNode } from '../../xml.ts'
import { productsOf, totalsOf } from './isoxml-amounts.ts'
import { childrenNamed, EFFECTIVE, PLANNED, positive, type ElementSet } from './isoxml-elements.ts'

const STATUS: Record<string, Task['status']> = {
  1: 'initial',
  2: 'running',
  3: 'paused',
  4: 'completed',
  5: 'template',
  6: 'cancelled',
}

/** A task (TSK) with the names that its references lead to. */
export function readTask(task: XmlNode, set: ElementSet): Task {
  const { A: id = '', B: name = '', E: fieldId = '', F: responsible, G: status = '' } = task.attributes
  const times = (type: string) =>
    childrenNamed(task, 'TIM')
      .filter(({ attributes }) => attributes['D'] === type)
      .map(timeOf)
      .filter(({ begun }) => begun !== '')
      .toSorted((a, b) => (a.begun < b.begun ? -1 : a.begun > b.begun ? 1 : 0))
  const workers = childrenNamed(task, 'WAN').map(({ attributes }) => attributes['A'])
  const devices = childrenNamed(task, 'DAN').flatMap(({ attributes }) => deviceOf(attributes, set) ?? [])
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
      childrenNamed(task, 'OTP').flatMap(({ attributes }) => [
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
