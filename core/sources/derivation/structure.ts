import type { Geometry } from '../../farm/index.ts'
import type { Invoice } from './invoice.ts'

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
  /** The day it was sent, in UTC; null where it does not say. */
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
}

export interface TableRow {
  /** As a person counts it from 1: the line of a text, the row of a sheet. */
  line: number
  /** Where it stands in the text of its page: UTF-16 offsets. */
  start: number
  end: number
  /** From the left; none that are empty at the end. A formula without a result is `=` and the formula. */
  cells: string[]
}

/** A thing with a boundary: of GeoJSON, KML, a shapefile, GML. */
export interface Feature {
  /** In WGS 84. */
  geometry: Geometry
  properties: Record<string, string | number | boolean | null>
}

/** What a task controller has written (ISO 11783-10), its references followed. */
export interface TaskData {
  fields: { id: string; name: string; areaM2: number | null; geometry: Geometry | null; farm: string }[]
  tasks: {
    id: string
    name: string
    fieldId: string
    /** As the file writes them; ISO 8601. */
    begun: string | null
    ended: string | null
    status: 'initial' | 'running' | 'paused' | 'completed' | 'template' | 'cancelled'
    workers: string[]
    devices: string[]
    products: { name: string; amount: number | null; unit: string }[]
    /** Totals by name, such as worked area or time. */
    totals: { name: string; value: number; unit: string }[]
  }[]
  products: { id: string; name: string; group: string }[]
}
