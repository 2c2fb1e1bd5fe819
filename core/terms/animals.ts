import { monthsBetween } from '../shared/time/days.ts'

/** Months that a cow is older than her calf at least; sheep, goats and pigs have young much sooner. [C] */
export const MOTHER_MONTHS = 20

/** Whether who was born on a day would have been too young when an animal was born; what is not known is not. */
export const isTooYoungToBeMother = (motherBornOn: unknown, { species, born_on }: AnimalFacts): boolean =>
  species === 'cattle' &&
  typeof motherBornOn === 'string' &&
  typeof born_on === 'string' &&
  monthsBetween(motherBornOn, born_on) < MOTHER_MONTHS

/** Below this age cattle are calves, below the next young cattle; a cow has calved or is at least so old. [C] */
const CALF_MONTHS = 6
const YOUNG_MONTHS = 24
const COW_MONTHS = 36

/** What of an animal says which class it belongs to. Days are `YYYY-MM-DD`; null or missing is not known. */
export interface AnimalFacts {
  species?: unknown
  sex?: unknown
  born_on?: unknown
  last_calved_on?: unknown
  status?: unknown
}

/** Whole months of life on a day; undefined where its birth is not known. */
export const ageInMonths = ({ born_on }: AnimalFacts, day: string): number | undefined =>
  typeof born_on === 'string' ? monthsBetween(born_on, day) : undefined

const isCattle = ({ species }: AnimalFacts): boolean => species === 'cattle'

/** A cow that stands dry or gives milk has calved, also where nobody has noted when. */
const hasCalved = ({ last_calved_on, status }: AnimalFacts): boolean =>
  typeof last_calved_on === 'string' || status === 'dry' || status === 'lactating'

function isAged(animal: AnimalFacts, day: string, from: number, below = Infinity): boolean {
  const age = ageInMonths(animal, day)
  return age !== undefined && age >= from && age < below
}

export interface AnimalClass {
  /** German, many of them. */
  label: string
  /** What people call one or more of them. */
  words: string
  /** Whether an animal is one of them on a day. */
  holds(animal: AnimalFacts, day: string): boolean
}

/** Classes of cattle by age, sex and calving, as farms speak of them; one animal may be of several. [C] */
export const CATTLE_CLASSES = {
  calf: {
    label: 'Kälber',
    words: 'Kalb Kälber Kälbern Kälbchen',
    holds: (animal, day) => isCattle(animal) && isAged(animal, day, 0, CALF_MONTHS),
  },
  young_cattle: {
    label: 'Jungrinder',
    words: 'Jungrind Jungrinder Jungvieh Jungtiere',
    holds: (animal, day) => isCattle(animal) && isAged(animal, day, CALF_MONTHS, YOUNG_MONTHS) && !hasCalved(animal),
  },
  heifer: {
    label: 'Färsen',
    words: 'Färse Färsen Starke Starken Sterke Sterken Kalbin Kalbinnen',
    holds: (animal, day) =>
      isCattle(animal) && animal.sex === 'female' && isAged(animal, day, CALF_MONTHS) && !hasCalved(animal),
  },
  cow: {
    label: 'Kühe',
    words: 'Kuh Kühe Kühen Milchkuh Milchkühe Milchkühen Milchvieh Mutterkuh Mutterkühe',
    holds: (animal, day) =>
      isCattle(animal) && animal.sex !== 'male' && (hasCalved(animal) || isAged(animal, day, COW_MONTHS)),
  },
  bull: {
    label: 'Bullen',
    words: 'Bulle Bullen Mastbulle Mastbullen Stier Stiere',
    holds: (animal, day) => isCattle(animal) && animal.sex === 'male' && isAged(animal, day, CALF_MONTHS),
  },
  cattle: { label: 'Rinder', words: 'Rind Rinder Rindern Rindvieh Rindviecher', holds: isCattle },
} as const satisfies Readonly<Record<string, AnimalClass>>

/** What a herd is kept for, with the word for its animals, and what people call them. */
export const PRODUCTIONS = {
  dairy_cow: 'Milchkühe',
  calf: 'Kälber',
  young_cattle: 'Jungrinder',
  fattening_bull: 'Mastbullen',
  suckler_cow: 'Mutterkühe',
  sow: 'Sauen',
  piglet: 'Ferkel',
  fattening_pig: 'Mastschweine',
  sheep: 'Schafe',
  goat: 'Ziegen',
  laying_hen: 'Legehennen',
  pullet: 'Junghennen',
  broiler: 'Masthühner',
  turkey: 'Mastputen',
  horse: 'Pferde',
  other: 'anderes',
} as const

/**
 * None of those that farms mostly say in a herd's name alone: a word here finds only what is stated, so that herds
 * called „Legehennen“ would be said not to be there.
 */
export const PRODUCTION_WORDS: Readonly<Partial<Record<keyof typeof PRODUCTIONS, string>>> = {
  dairy_cow: 'Kuh Kühe Kühen Milchkuh Milchkühe Milchkühen Milchvieh',
  calf: 'Kalb Kälber Kälbern',
  young_cattle: 'Jungrind Jungrinder Jungvieh',
  fattening_bull: 'Bulle Bullen Mastbulle Mastbullen',
  suckler_cow: 'Mutterkuh Mutterkühe',
  sow: 'Sau Sauen Zuchtsauen Muttersau Muttersauen Muttersäue',
  piglet: 'Ferkel',
  fattening_pig: 'Mastschwein Mastschweine',
  sheep: 'Schaf Schafe',
}

/** Short names of breeds as lists write them, with what people say. [C] */
export const BREEDS: Readonly<Record<string, string>> = {
  HOL: 'Holstein Schwarzbunte',
  SBT: 'Schwarzbunte Holstein',
  RBT: 'Rotbunte',
  FV: 'Fleckvieh',
  FL: 'Fleckvieh',
  BV: 'Braunvieh',
  ANG: 'Angus',
  CHA: 'Charolais',
  LIM: 'Limousin',
}

/** Words for animals that something is done to or happens to. */
export const ANIMAL_WORDS =
  'Tier Tiere Kuh Kühe Milchkuh Milchkühe Kalb Kälber Rind Rinder Jungrind Jungrinder Färse Färsen Bulle Bullen Mastbulle Mastbullen Ferkel Schwein Schweine Sau Sauen Läufer Huhn Hühner Henne Hennen Schaf Schafe Lamm Lämmer Ziege Ziegen Mutterkuh Mutterkühe Mutterschaf Mutterschafe Bock Böcke Zicklein Absetzer Fresser Ochse Ochsen Stier Stiere Kalbin Kalbinnen Zuchtsau Zuchtsauen Jungsau Jungsauen Eber Mastschwein Mastschweine Legehenne Legehennen Junghenne Junghennen Hahn Hähne Hähnchen Masthähnchen Pute Puten Gans Gänse Ente Enten Pferd Pferde Stute Stuten Fohlen Esel'
