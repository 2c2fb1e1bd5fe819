import { CATTLE_CLASSES, PRODUCTION_WORDS, readSpecies, SPECIES_WORDS } from '../../../terms/index.ts'
import { isSteer, STEERS } from './cattle-of-herds.ts'
import type { FarmRows, Values } from '../farm-view.ts'

/** Calves that eat by themselves; nothing that is eaten. */
export const NO_EATING: ReadonlySet<string> = new Set(['fresser', 'fressern', 'fressers'])

/** What a herd is found by in rows that refer to it: its name and what people call its animals. */
export function herdTexts(farm: FarmRows, herdId: unknown): (string | undefined)[] {
  const herd = farm.byId('herds', herdId)
  if (!herd) return []
  return [
    herd.label,
    PRODUCTION_WORDS[herd.values.production as keyof typeof PRODUCTION_WORDS],
    // Shorter than what is looked for at the end of a word.
    /kühe$/iu.test(herd.label) ? 'Kühe' : undefined,
  ]
}

/** What counted animals are found by: cows and calves are cattle, whatever a register calls them. */
export function countedTexts({ herd_id, category, species }: Values, farm: FarmRows): (string | undefined)[] {
  const texts = [...herdTexts(farm, herd_id), speciesWords(farm.byId('herds', herd_id)?.values.species)]
  if (typeof category !== 'string') return [...texts, speciesWords(species)]
  const named = category.split(/[\s,/-]+/u).map(readSpecies)
  return [...texts, category, speciesWords(species ?? named.find((one) => one !== undefined))]
}

/** What an animal is found by in rows that refer to it, by what it was on a day. */
export const animalTexts = (animal: Values | undefined, day: unknown, farm: FarmRows): (string | undefined)[] =>
  animal === undefined
    ? []
    : [
        speciesWords(animal.species),
        isSteer(animal, farm, String(day)) ? STEERS.words : undefined,
        ...Object.values(CATTLE_CLASSES).map(({ words, holds }) => (holds(animal, String(day)) ? words : undefined)),
      ]

/** What people call animals of a species. */
export const speciesWords = (species: unknown): string | undefined =>
  species === 'cattle' ? CATTLE_CLASSES.cattle.words : SPECIES_WORDS[species as keyof typeof SPECIES_WORDS]
