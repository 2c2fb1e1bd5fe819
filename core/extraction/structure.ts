import type { Geometry } from '../farm/index.ts'
import type { Invoice } from './invoices/invoice.ts'

/** What a file says in a form that rows can be made of, beside its text. */
export type Structure =
  | { type: 'invoice'; invoice: Invoice }
  | { type: 'table'; table: Table }
  | { type: 'features'; features: Feature[] }
  | { type: 'task_data'; taskData: TaskData }
  | { type: 'mail'; mail: MailHeader }

/** What the head of an e-mail says. */
export interface MailHeader {
  subject: string
  /** Name and address as they stand; empty where there are none. */
  from: string
  /** The day it was sent, in Germany; null where it does not say. */
  sentOn: string | null
}

/** A table as it stands: all cells as text, in the file's own way to write numbers and days. */
export interface Table {
  /** The page of the document on which it stands. */
  page: number
  /** The name of a sheet, else empty. */
  name: string
  /** From the top, without those that are empty. */
  rows: TableRow[]
  /** From some line on it could not be divided into rows and cells. */
  malformed?: true
  /** Its rows are elements of XML, and warnings call them so. */
  ofElements?: true
  /** It was found on printed pages; its lines are counted from `LINES_OF_PAGE` times the page on. */
  printed?: true
  /** Its columns were made lines, so several lines stand at one place. */
  pivoted?: true
  /** Its lines are the columns of the file, counted from 1. */
  crosswise?: true
}

/** More lines than a page has. */
export const LINES_OF_PAGE = 10_000

export interface TableRow {
  /** As a person counts it from 1: the line of a text, the row of a sheet, the element. */
  line: number
  /** Where the table goes over several pages. */
  page?: number
  /** Where it stands in the text of its page: UTF-16 offsets. */
  start: number
  end: number
  /** From the left; none that are empty at the end. A formula without a result is `=` and the formula. */
  cells: string[]
  /** Where each cell stands, if not all of them stand in one line of the file. */
  sources?: readonly Pick<TableRow, 'start' | 'end' | 'page' | 'cells'>[]
  /** The boundary of an element of an application, as in `Feature`. */
  geometry?: Geometry
}

/** A thing with a boundary: of GeoJSON, KML, a shapefile, GML. */
export interface Feature {
  /** Its place in the file, from 1. */
  number: number
  /** In WGS 84; nothing is wrong with it. */
  geometry: Geometry
  properties: Properties
}

/** What a file says of a thing, under the file's own names. */
export type Properties = Readonly<Record<string, string | number | boolean | null>>

/** What a task controller has written (ISO 11783-10), its references followed. */
export interface TaskData {
  fields: TaskField[]
  tasks: Task[]
}

export interface TaskField {
  /** Unique in its file, as `PFD3`. */
  id: string
  name: string
  areaM2: number | null
  /** As it stands there: it may cross itself. */
  geometry: Geometry | null
  farm: string
}

export interface Task {
  /** Unique in its file, as `TSK3`. */
  id: string
  name: string
  /** Empty where the task names none. */
  fieldId: string
  status: 'initial' | 'running' | 'paused' | 'completed' | 'template' | 'cancelled'
  planned: TaskTime[]
  /** Times in which work was done, in order. */
  worked: TaskTime[]
  workers: string[]
  devices: TaskDevice[]
  /** What is done, and how, in the words of the file. */
  practices: string[]
  products: TaskAmount[]
  /** What the machines have counted over the whole task. */
  totals: (TaskAmount & { ddi: number })[]
}

/** ISO 8601 as the file writes them: with an offset, or in the time of the place. */
export interface TaskTime {
  begun: string
  ended: string | null
  seconds: number | null
}

export interface TaskDevice {
  name: string
  /** Device class of its NAME (ISO 11783-5), such as 6 for sprayers; null where it names none of agriculture. */
  deviceClass: number | null
}

export interface TaskAmount {
  name: string
  /** Null where the file does not say it, or not clearly. */
  amount: number | null
  unit: string
}
