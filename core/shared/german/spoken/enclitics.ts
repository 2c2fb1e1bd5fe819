import { FARM_INFINITIVES, FARM_VERB_FORMS } from './farm-verbs.ts'

const FORMS: ReadonlySet<string> = new Set(FARM_VERB_FORMS)
const SHORTEST = 4

/** „wir“ behind a verb: „brauchmer“, „zahlma“, „melkemr“. */
const WE = /^(\p{L}{2,}?)(?:e|en|et|n|t)?(?:mer|mr|ma|mir|wa)$/u
/** „ich“ behind it: „brauchi“. */
const I = /^(\p{L}{3,})i$/u
/** „es“ behind it: „kostets“. */
const IT = /^(\p{L}{3,}t)s$/u
/** „denn“ behind it: „stehtn“, but not „haltn“. */
const THEN = /^(\p{L}{2,}t)n$/u
/** „du“ behind it: „brauchste“. */
const YOU = /^(\p{L}{3,})ste$/u

const infinitiveOf = (stem: string): string | undefined =>
  [`${stem}en`, `${stem}n`].find((verb) => FARM_INFINITIVES.has(verb))

/**
 * A verb and the pronoun or particle that is spoken as one word with it, apart; undefined where `spoken`, in lower case
 * and no word of standard German, is none.
 */
export function apartFromVerb(spoken: string): string | undefined {
  if (spoken.length < SHORTEST) return undefined
  const we = infinitiveOf(WE.exec(spoken)?.[1] ?? '')
  if (we !== undefined) return `${we} wir`
  const [, i = ''] = I.exec(spoken) ?? []
  if (infinitiveOf(i) !== undefined) return `${i}e ich`
  const [, it = ''] = IT.exec(spoken) ?? []
  if (FORMS.has(it)) return `${it} es`
  const [, you = ''] = YOU.exec(spoken) ?? []
  if (infinitiveOf(you) !== undefined && !/[stxz]$/u.test(you)) return `${you}st du`
  const [, then = ''] = THEN.exec(spoken) ?? []
  return FORMS.has(then) && !FARM_INFINITIVES.has(then.replace(/t$/u, 'ten')) ? `${then} denn` : undefined
}
