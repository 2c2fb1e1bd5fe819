import { BoundedMap } from '../../bounded-map.ts'
import { apartForms, joinedForms, prefixesLike, verbKey, type VerbForm } from './verb-keys.ts'
import { VERBS_OF_ANIMALS } from './verbs-of-animals.ts'
import { VERBS_OF_FIELDS } from './verbs-of-fields.ts'
import { VERBS_OF_GOODS } from './verbs-of-goods.ts'
import { LIGHT_VERBS } from './verbs-of-light.ts'
import { VERBS_OF_PAPERS } from './verbs-of-papers.ts'

// Each list holds verbs as `prefixes+roots`, both with „/“ between them and „-“ for no prefix; a root alone has none.

const VERBS = {
  ...LIGHT_VERBS,
  ...VERBS_OF_GOODS,
  ...VERBS_OF_FIELDS,
  ...VERBS_OF_ANIMALS,
  ...VERBS_OF_PAPERS,
} as const

/** What verbs have in common that say the same of a farm. */
export type VerbClass = keyof typeof VERBS

export const VERB_CLASSES = Object.keys(VERBS) as VerbClass[]

/** The verbs of a class, each with the prefix and the root that it is made of. */
export const verbsOf = (verbClass: VerbClass): { prefix: string; root: string }[] =>
  VERBS[verbClass].split(/\s+/u).flatMap((group) => {
    const [roots, prefixes = '-'] = group.split('+').toReversed()
    return prefixes
      .split('/')
      .flatMap((prefix) => roots!.split('/').map((root) => ({ prefix: prefix === '-' ? '' : prefix, root })))
  })

const CLASSES_BY_KEY: ReadonlyMap<string, VerbClass[]> = (() => {
  const made = new Map<string, VerbClass[]>()
  for (const verbClass of VERB_CLASSES)
    for (const { prefix, root } of verbsOf(verbClass)) {
      const key = verbKey(prefix, root)
      const known = made.get(key) ?? []
      if (!known.includes(verbClass)) made.set(key, [...known, verbClass])
    }
  return made
})()

/** A class that a word may be a verb of, and whether its form says that it has been done. */
export interface ClassOfVerb {
  verbClass: VerbClass
  isDone: boolean
  /** What stands apart from it and belongs to it. */
  particle?: string
}

/**
 * The classes that a word in lower case may be a verb of; `particle` is what may belong to it at the end of its clause.
 * A verb with a prefix is of no class that it would be of without it.
 */
export function classesOfVerb(word: string, particle?: string): readonly ClassOfVerb[] {
  const name = `${word} ${particle ?? ''}`
  const known = classesOfWords.get(name)
  if (known) return known
  const made = readClasses(word, particle)
  classesOfWords.set(name, made)
  return made
}

/** Every view asks for those of each word. */
const classesOfWords = new BoundedMap<string, readonly ClassOfVerb[]>(5000)

function readClasses(word: string, particle: string | undefined): ClassOfVerb[] {
  const apart = particle === undefined ? [] : found(apartForms(word, particle))
  if (apart.length > 0) return apart.map((one) => ({ ...one, particle: particle! }))
  return found(joinedForms(word))
}

const found = (forms: readonly VerbForm[]): ClassOfVerb[] => {
  for (const alike of [(prefix: string) => [prefix], prefixesLike])
    for (const ofPrefix of Map.groupBy(forms, ({ prefix }) => prefix).values()) {
      const classes = ofPrefix.flatMap(({ prefix, root, isDone }) =>
        alike(prefix).flatMap((one) =>
          (CLASSES_BY_KEY.get(verbKey(one, root)) ?? []).map((verbClass) => ({ verbClass, isDone })),
        ),
      )
      if (classes.length > 0) return unique(classes)
    }
  return []
}

const unique = (classes: readonly ClassOfVerb[]): ClassOfVerb[] =>
  classes.filter((one, index) => classes.findIndex(({ verbClass }) => verbClass === one.verbClass) === index)
