import { KINDS, type KindSlug, type ValuesOf } from '../farm/index.ts'

type ValuesOfKind<K extends KindSlug> = ValuesOf<(typeof KINDS)[K]['fields']>

/** A row of the example farm, before it has an id. */
export interface ExampleRow {
  kind: KindSlug
  /** Names it in the story. */
  name: string
  /** What is not given is not known. */
  values: Record<string, unknown>
  /** Fields that refer to another row of the story, by its name. */
  links: Record<string, string>
}

export const row = <K extends KindSlug>(kind: K, name: string, values: Partial<ValuesOfKind<K>>, links: { [F in keyof ValuesOfKind<K>]?: string } = {}): ExampleRow =>
  ({ kind, name, values, links: links as Record<string, string> })
