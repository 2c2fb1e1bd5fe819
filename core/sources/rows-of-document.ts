import { quotedValue, type Assertion } from '../extraction/index.ts'
import {
  checkValues,
  described,
  kindOf,
  type Fields,
  type KindSlug,
  type Proposal,
  type ProposalId,
  type RowId,
  type StampedRow,
  type YieldedRow,
} from '../farm/index.ts'
import type { DocumentId, NamespaceId } from '../shared/ids.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { referredKind, type KnownRows } from './known-rows.ts'
import type { RecognizedRow } from './recognize-fields.ts'

/** The document whose rows are made. */
export interface Deriving {
  namespaceId: NamespaceId
  documentId: DocumentId
  /**
   * Where the document is a letter that came in by mail: its row among the letters, which takes up what the document
   * says of the letter.
   */
  letterId: RowId | undefined
}

/** Rows that the farm has from elsewhere, by the name that the document has for each. */
export function metRows(
  derived: readonly Assertion[],
  known: KnownRows,
  own: readonly StampedRow[],
): Map<string, RowId> {
  return new Map(
    derived.flatMap(({ kind, name, unlessCalled }): [string, RowId][] => {
      const id = unlessCalled && known(kind, unlessCalled)
      return id === undefined || own.some((row) => row.kind === kind && row.id === id) ? [] : [[name, id]]
    }),
  )
}

/** The rows of the farm that a row refers to, by field. */
export const referred = ({ kind, refers = {} }: Assertion, known: KnownRows): Record<string, RowId> =>
  Object.fromEntries(
    Object.entries(refers).flatMap(([field, names]) => {
      const id = known(referredKind(kind, field), names)
      return id === undefined ? [] : [[field, id]]
    }),
  )

/** The warning (German) about fields that rows name and that the farm has not, or several times; none for others. */
export function unknownFields(derived: readonly Assertion[], known: KnownRows): string[] {
  const open = derived.flatMap(({ kind, refers = {} }) =>
    Object.entries(refers).flatMap(([field, names]) =>
      NAMES_FIELD.has(kind) && field === 'field_id' && names.length > 0 && known('fields', names) === undefined
        ? [names[0]!]
        : [],
    ),
  )
  const names = [...new Set(open)]
  const more = names.length > MOST_NAMED ? ` und ${names.length - MOST_NAMED} weitere` : ''
  return names.length === 0
    ? []
    : [
        `Auf dem Hof steht kein Feld oder mehr als eines mit dem Namen ${names.slice(0, MOST_NAMED).map(quotedValue).join(', ')}${more}. Der Name bleibt in den Zeilen, der Verweis offen.`,
      ]
}

const MOST_NAMED = 8
/** Kinds that keep what a list calls the field. */
const NAMES_FIELD: ReadonlySet<KindSlug> = new Set(['work_items', 'yields'])

/**
 * The rows with what the document has called them so far: one that it made or that a person deleted under its name in
 * the document goes on being called so.
 */
export function withFormerNames(
  derived: readonly RecognizedRow[],
  document: DocumentId,
  former: readonly { kind: string; key: string | null }[],
): RecognizedRow[] {
  const names = new Set(former.map(({ kind, key }) => `${kind} ${key}`))
  return derived.map(({ key, ...row }) =>
    key === undefined || names.has(`${row.kind} ${nameIn(document, row)}`) ? row : { ...row, key },
  )
}

/** What a row is called within its document. */
export const nameIn = (document: DocumentId, { name }: Pick<Assertion, 'name'>): string => `${document} ${name}`

/** Rows without links, then those that link to them. */
export const inOrderOfLinks = (derived: readonly RecognizedRow[]): RecognizedRow[][] => [
  derived.filter(({ links }) => links === undefined),
  derived.filter(({ links }) => links !== undefined),
]

/** The values of a row, with those that refer to other rows of the document. */
export const linked = (
  { values, links = {} }: Assertion,
  made: ReadonlyMap<string, RowId>,
): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(links).flatMap(([field, other]) => (made.has(other) ? [[field, made.get(other)]] : [])),
  ),
})

/** The row that an assertion comes to, by its name in the document; none where its values do not check. */
export function yieldedRow(
  ids: Ids,
  document: DocumentId,
  derived: RecognizedRow,
  made: ReadonlyMap<string, RowId>,
): { name: string; row: YieldedRow }[] {
  const { kind: slug, name, page, quote, asOf, meant, apart } = derived
  const kind = kindOf(slug)
  const checked = checkValues<Fields>(kind.fields, linked(derived, made))
  if (!checked.ok) return []
  const { key, ...row } = described(kind, checked.values)
  return [
    {
      name,
      row: {
        kind: slug,
        id: ids.next<RowId>(),
        ...row,
        ...(meant !== undefined && { meant }),
        key: (apart ? null : (key ?? derived.key)) ?? nameIn(document, derived),
        page,
        quote,
        asOf: asOf ?? null,
      },
    },
  ]
}

/** The same, waiting for a person. */
export const proposalOf = (
  ids: Ids,
  { documentId, letterId }: Deriving,
  derived: RecognizedRow,
  made: ReadonlyMap<string, RowId>,
  createdAt: number,
): Proposal[] =>
  yieldedRow(ids, documentId, derived, made).map(({ row: { meant, ...row } }) => ({
    ...row,
    id: ids.next<ProposalId>(),
    documentId,
    about:
      (derived.of === undefined ? undefined : made.get(derived.of)) ??
      meant ??
      derived.mayBe ??
      (derived.kind === 'letters' ? letterId : undefined) ??
      null,
    confidence: derived.confidence,
    createdAt,
    differences: [],
  }))
