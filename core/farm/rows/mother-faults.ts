import type { NamespaceId } from '../../shared/ids.ts'
import { isTooYoungToBeMother } from '../../terms/index.ts'
import { earTag } from '../formats/ear-tag.ts'
import type { KindSlug } from '../kinds/kinds.ts'
import type { RowStore } from '../ports/row-store.ts'
import type { Fault } from '../schema/check-values.ts'

type Values = Readonly<Record<string, unknown>>

/** By what a row names another one as its mother; null: it names none. */
export const motherKeyOf = (kind: KindSlug, { mother_ear_tag }: Values): string | null =>
  kind === 'animals' && typeof mother_ear_tag === 'string' ? mother_ear_tag : null

/** What is wrong between an animal and the row of its mother. */
export const faultsByMother = (animal: Values, mother: Values | undefined): Fault[] =>
  mother && isTooYoungToBeMother(mother['born_on'], animal)
    ? [{ path: ['mother_ear_tag'], fault: { code: 'mother_too_young' } }]
    : []

/** What of it decides whether its mother and its calves are far enough from it in age. */
const DECIDING = ['ear_tag', 'species', 'born_on', 'mother_ear_tag']

/** The same among the rows that are there, for what of a row is given: of its mother, and of those that name it. */
export async function motherFaults(
  rows: Pick<RowStore, 'byKeys' | 'list'>,
  namespace: NamespaceId,
  kind: KindSlug,
  values: Values,
  given: readonly string[],
): Promise<Fault[]> {
  if (kind !== 'animals' || values['born_on'] == null || !given.some((name) => DECIDING.includes(name))) return []
  const key = motherKeyOf(kind, values)
  const [mother] = key === null ? [] : await rows.byKeys(namespace, kind, [key])
  const faults = faultsByMother(values, mother?.values)
  const { ear_tag } = values
  if (typeof ear_tag !== 'string') return faults
  const named = { field: 'mother_ear_tag', is: 'equal', value: ear_tag } as const
  const calves = await rows.list(namespace, kind, { filters: [named], limit: MOST, offset: 0, sources: 'without' })
  const calf = calves.find((one) => isTooYoungToBeMother(values['born_on'], one.values))
  return calf ? [...faults, { path: ['born_on'], fault: { code: 'too_young_for_calf', calf: calledOf(calf) } }] : faults
}

/** More than one animal can bear. */
const MOST = 100

const calledOf = ({ values, label }: { values: Values; label: string }): string =>
  typeof values['ear_tag'] === 'string' ? earTag.display(values['ear_tag']) : label
