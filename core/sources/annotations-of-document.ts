import { quotedValue, type Annotation, type Assertion } from '../extraction/index.ts'
import { checkValues, kindOf, type Fields, type RowAnnotation, type RowId } from '../farm/index.ts'
import { germanNumber } from '../shared/german/write-german.ts'
import type { KnownRows } from './known-rows.ts'
import { linked, type Deriving } from './rows-of-document.ts'

/** What the document says of rows that the farm has; the latest last, so that it has the last word. */
export const annotationsOf = (annotations: readonly Annotation[], known: KnownRows): RowAnnotation[] =>
  annotations
    .toSorted((a, b) => ((a.asOf ?? '') < (b.asOf ?? '') ? -1 : 1))
    .flatMap((annotation) => annotationOf(annotation, known))

const MOST_NAMED = 8

/** What a document says of rows that the farm does not have, or has several of, in German: it stands nowhere. */
export function unfoundAnnotations(annotations: readonly Annotation[], known: KnownRows): string[] {
  const unfound = annotations.filter(({ kind, called }) => known(kind, called) === undefined)
  return [...Map.groupBy(unfound, ({ kind }) => kind)].map(([slug, same]) => {
    const { fields, label } = kindOf(slug)
    const names = [...new Set(same.map(({ called }) => called[0]!))]
    const more = names.length > MOST_NAMED ? ` und ${germanNumber(names.length - MOST_NAMED)} weitere` : ''
    const said = [...new Set(same.flatMap(({ values }) => Object.keys(values)))].map(
      (field) => fields[field]?.label ?? field,
    )
    return `${label}: Es gibt hier keine Zeile oder mehr als eine, die so heißt: ${names.slice(0, MOST_NAMED).map(quotedValue).join(', ')}${more}. Was das Dokument von ihr sagt (${said.join(', ')}), ist dort nicht eingetragen. Trag sie ein und lies das Dokument neu ein.`
  })
}

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
