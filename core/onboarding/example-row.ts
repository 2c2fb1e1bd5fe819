import {
  checkValues,
  described,
  kindOf,
  type Fields,
  type KINDS,
  type KindSlug,
  type Row,
  type RowId,
  type ValuesOf,
} from '../farm/index.ts'
import type { NamespaceId } from '../shared/ids.ts'
import type { Ids } from '../shared/ports/ids.ts'

type ValuesOfKind<K extends KindSlug> = ValuesOf<(typeof KINDS)[K]['fields']>

/** What is not given of a row, or of a line of its tables, is not known. */
type Given<T> = { [F in keyof T]?: T[F] extends (infer Line extends object)[] | null ? Partial<Line>[] | null : T[F] }

/** A row of the example farm, before it has an id. */
export interface ExampleRow {
  kind: KindSlug
  /** Names it in the story. */
  name: string
  values: Record<string, unknown>
  /** Fields that refer to another row of the story, or to one of its documents, by name. */
  links: Record<string, string>
}

export const row = <K extends KindSlug>(
  kind: K,
  name: string,
  values: Given<ValuesOfKind<K>>,
  links: { [F in keyof ValuesOfKind<K>]?: string } = {},
): ExampleRow => ({ kind, name, values, links: links as Record<string, string> })

/**
 * The story's rows as a farm keeps them, with ids and links. `documents` are the ids of its documents by name; what
 * links to a row that is not among `story` stays open. The first of the story is the newest by a little, so that lists,
 * which begin with the newest, keep its order.
 */
export function rowsOfStory(
  story: readonly ExampleRow[],
  documents: ReadonlyMap<string, string>,
  { namespaceId, ids, now }: { namespaceId: NamespaceId; ids: Ids; now: number },
): Row[] {
  const made = story.map((one) => ({ ...one, id: ids.next<RowId>() }))
  const idOf = new Map(made.map(({ name, id }) => [name, id]))
  return made.map(({ kind: slug, name, id, values, links }, index) => {
    const kind = kindOf(slug)
    const linked = Object.fromEntries(
      Object.entries(links).map(([field, other]) => [
        field,
        (field === 'document_id' ? documents : idOf).get(other) ?? null,
      ]),
    )
    const checked = checkValues<Fields>(kind.fields, { ...values, ...linked })
    if (!checked.ok)
      throw new Error(`${name} of the example farm is no row of ${slug}: ${JSON.stringify(checked.faults)}`)
    return {
      namespaceId,
      kind: slug,
      id,
      ...described(kind, checked.values),
      origin: 'example',
      edited: false,
      version: 1,
      createdAt: now - index,
      updatedAt: now - index,
    }
  })
}
