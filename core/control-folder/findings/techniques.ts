import type { RowValues } from '../../farm/index.ts'

const IN_STRIPS =
  /schlepp(?!er)|schlitz|injekt|injector|strip|streifen|band|scheiben|cultan|güllegrubber|gülle-?drill|einarbeitung beim/i
const BROADCAST = /breit|prall|schwenk|möscha|düse|kanone|verregn|regner|schleuder/i
const AS_WIDE_AS_IT_IS = /spritze|pneumat|kastenstreu/i

type Technique = 'strips' | 'broadcast' | undefined

/** How liquid fertilizer went out, as the technique or else the machine of work says; undefined where neither does. */
export function techniqueOf({ technique, machine, title }: RowValues<'work_items'>): Technique {
  for (const text of [technique, machine, title]) {
    if (text == null) continue
    if (IN_STRIPS.test(text)) return 'strips'
    if (BROADCAST.test(text)) return 'broadcast'
  }
  return undefined
}

/**
 * Whether it spread no wider than it is, or has a device for the boundary of the field; undefined where it is not
 * known.
 */
export function isExact(work: RowValues<'work_items'>): boolean | undefined {
  if (work.boundary_spreading === true || techniqueOf(work) === 'strips') return true
  if ([work.technique, work.machine].some((text) => text != null && AS_WIDE_AS_IT_IS.test(text))) return true
  return work.boundary_spreading === false || techniqueOf(work) === 'broadcast' ? false : undefined
}
