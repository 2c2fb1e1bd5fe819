import type { DocumentId, Id, NamespaceId } from '../../shared/ids.ts'
import { keyText, type Kind } from '../kinds/kind.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import { writeValues } from '../schema/write-value.ts'

export type RowId = Id<'Row'>

/** One row of the farm. */
export interface Row {
  namespaceId: NamespaceId
  kind: KindSlug
  id: RowId
  /** By field name, checked; what is not known is null. */
  values: Record<string, unknown>
  /** As a person knows it. */
  label: string
  /** What it is recognized by; unique in its kind and namespace. */
  key: string | null
  /** What made it first; `mail`: it is a letter that came in by mail. */
  origin: 'person' | 'source' | 'plan' | 'example' | 'mail'
  /** A person has made, changed, imported or confirmed it, or kept it: it does not go with its sources. */
  edited: boolean
  /** From 1, one more with each change. */
  version: number
  createdAt: number
  updatedAt: number
}

/** A source that yielded a row, and where it says so. */
export interface RowSource {
  documentId: DocumentId
  page: number | null
  quote: string | null
}

export type SourcedRow = Row & { sources: RowSource[] }

/**
 * A row as everyone outside sees it, as the text of a JSON object: `id`, `version`, `origin`, `edited`, `created_at`
 * and `updated_at` (RFC 3339 in UTC, with milliseconds), `label`, `sources` (each `document_id`, `page`, `quote`), and
 * beside them the values by field name. The store makes the text, so that what is only passed on is not taken apart on
 * the way.
 */
export interface ShownRow {
  id: RowId
  version: number
  json: string
}

/** A page of them. */
export interface ShownPage {
  /** A JSON array. */
  json: string
  hasMore: boolean
}

/** What of a row follows from its values. */
export const described = (kind: Kind, values: Record<string, unknown>): Pick<Row, 'values' | 'label' | 'key'> => ({
  values,
  label: kind.labelOf(writeValues(kind.fields, values)).slice(0, 300),
  key: kind.keyOf(values as never),
})

/** What no other row of the farm shares with one of these values, as people read it. */
export const keyWordsOf = (kind: Kind, values: Record<string, unknown>): string =>
  kind.keyWordsOf(writeValues(kind.fields, values))

/** The day that a row is about; null where it is about none, or it is not known. */
export const subjectDayOf = ({ dayFields }: Kind, values: Readonly<Record<string, unknown>>): string | null =>
  (dayFields.map((field) => values[field]).find((day) => typeof day === 'string') as string | undefined) ?? null

/**
 * Whether a document that speaks of `name` may mean the row: it is its key, or, in whatever case and with whatever
 * signs between the words, one of the values it is called by.
 */
export const isCalled = ({ calledBy }: Kind, { key, values }: Pick<Row, 'key' | 'values'>, name: string): boolean =>
  key === name ||
  (keyText(name) !== '' &&
    calledBy.some((field) => typeof values[field] === 'string' && keyText(values[field]) === keyText(name)))
