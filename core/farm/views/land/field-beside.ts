import { stems } from '../../../answers/index.ts'
import { choiceLabel, type Shape } from '../../schema/fields.ts'
import { fields } from '../../kinds/fields.ts'
import { textFollowing, type FarmColumn } from '../columns.ts'
import type { Values } from '../farm-view.ts'

const USE_OF_GRASSLAND = (fields.fields.grassland.shape as Extract<Shape, { type: 'table' }>).fields['use']!

/** What the tables of a field say of it: the waters beside it, and how its grassland is used this year. */
export const FIELD_BESIDE: readonly FarmColumn[] = [
  textFollowing('waters_named', 'Gewässer', 'Gewässername Bach Fluss Graben Gewässer grenzt grenzen'),
  {
    name: 'cuts',
    label: 'Schnittzahl',
    type: 'number',
    seldom: true,
    words: stems('Schnittzahl Schnitthäufigkeit Schnittnutzung Nutzungshäufigkeit Nutzungsintensität'),
  },
  textFollowing('grassland_use', 'Nutzungsart', 'Nutzungsart Grünlandnutzung Nutzung genutzt'),
]

const waterRows = (waters: unknown): Values[] => (waters ?? []) as Values[]

export const namesOfWaters = (waters: unknown): string[] =>
  waterRows(waters).flatMap(({ name }) => (typeof name === 'string' ? [name] : []))

/** The values of those columns, and the distance to the nearest water where the field itself has none. */
export function fieldBeside({ waters, water_distance_m, grassland }: Values, today: string): Values {
  const distances = waterRows(waters).flatMap(({ distance_m }) => (typeof distance_m === 'number' ? [distance_m] : []))
  const used = ((grassland ?? []) as Values[])
    .filter(({ year }) => Number(year) <= Number(today.slice(0, 4)))
    .toSorted((one, other) => Number(other.year) - Number(one.year))[0]
  return {
    water_distance_m: water_distance_m ?? (distances.length > 0 ? Math.min(...distances) : null),
    waters_named: namesOfWaters(waters).join(', ') || null,
    cuts: used?.cuts ?? null,
    grassland_use: typeof used?.use === 'string' ? choiceLabel(USE_OF_GRASSLAND, used.use) : null,
  }
}
