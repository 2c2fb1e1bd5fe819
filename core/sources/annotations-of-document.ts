import type { Annotation, Assertion } from '../extraction/index.ts'
import { checkValues, kindOf, type Fields, type RowAnnotation, type RowId } from '../farm/index.ts'
import type { KnownRows } from './known-rows.ts'
import { linked, type Deriving } from './rows-of-document.ts'

/** What the document says of rows that the farm has; the latest last, so that it has the last word. */
export const annotationsOf = (annotations: readonly Annotation[], known: KnownRows): RowAnnotation[] =>
  annotations
    .toSorted((a, b) => ((a.asOf ?? '') < (b.asOf ?? '') ? -1 : 1))
    .flatMap((annotation) => annotationOf(annotation, known))

/** None where the farm has no such row, or the values do not check. */
function annotationOf(
  { kind: slug, called, values, page, quote, asOf }: Annotation,
  known: KnownRows,
): RowAnnotation[] {
  const id = known(slug, called)
  const checked = checkValues<Fields>(
    Object.fromEntries(Object.entries(kindOf(slug).fields).filter(([field]) => Object.hasOwn(values, field))),
    values,
  )
  return id === undefined || !checked.ok
    ? []
    : [{ kind: slug, id, values: checked.values, page, quote, asOf: asOf ?? null }]
}

/** What the document says of the letter that it is; whatever else it says, its row leads to the document. */
export function annotateMail(
  { documentId }: Deriving,
  id: RowId,
  letter: Assertion | undefined,
  made: ReadonlyMap<string, RowId>,
): RowAnnotation {
  const values = letter && linked(letter, made)
  const checked = checkValues<Fields>(kindOf('letters').fields, values ?? {})
  return {
    kind: 'letters',
    id,
    values: { ...(checked.ok && checked.values), document_id: documentId },
    page: letter?.page ?? null,
    quote: letter?.quote ?? null,
    asOf: null,
  }
}
