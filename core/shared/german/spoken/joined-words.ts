import { wordTable } from '../../word-table.ts'
import { FARM_INFINITIVES } from './farm-verbs.ts'
import { isFarmNoun } from './heard-words.ts'

/** What stands before a verb, by how it is said. */
const PARTICLES: Readonly<Record<string, string>> = wordTable(
  Object.fromEntries(
    [
      ['ab', 'ab af av ob obi oba aaf'],
      ['an', 'an o oh a aa oa'],
      ['auf', 'auf op up uf uff auffi'],
      ['aus', 'aus ut us aussa ausse usse'],
      ['bei', 'bei bi'],
      ['dazu', 'dazu dorto dezu'],
      ['durch', 'durch dörch duach'],
      ['ein', 'ein in ei ii eini yy i'],
      ['her', 'her hea hear'],
      ['hin', 'hin hi'],
      ['hinzu', 'hinzu'],
      ['los', 'los'],
      ['mit', 'mit met'],
      ['nach', 'nach na noch no nå'],
      ['raus', 'raus rut nausg naus use'],
      ['rein', 'rein rin nei ine eina'],
      ['um', 'um üm'],
      ['vor', 'vor vör voa'],
      ['weg', 'weg wech'],
      ['zu', 'zu to zua'],
      ['zusammen', 'zusammen zusamm zsamm zsamma zam zamm zamma zamme zesamme tosamen tosamm tohoop tosomen'],
      ['zurück', 'zurück trüch zruck zrugg'],
    ].flatMap(([standard, spoken]) => spoken!.split(' ').map((one): [string, string] => [one, standard!])),
  ),
)

const LONGEST_PARTICLE = 8
const SHORTEST_VERB = 3

/** Participles, and infinitives that go with particles. */
const goesWithParticle = (verb: string): boolean =>
  /^ge\p{L}{3,}(?:t|en)$/u.test(verb) || FARM_INFINITIVES.has(verb) || FARM_INFINITIVES.has(`${verb}n`)

/** „uffzurihre“ */
const WITH_ZU = /^(?:zu|ze|z|to)(\p{L}{4,})$/u

/** „dazukemma“ is „dazukommen“; `read` gives the verb in standard German. */
export function withParticle(
  spoken: string,
  read: (verb: string, isSpokenParticle: boolean) => string | undefined,
): string | undefined {
  for (let at = 1; at <= Math.min(LONGEST_PARTICLE, spoken.length - SHORTEST_VERB); at += 1) {
    const particle = PARTICLES[spoken.slice(0, at)]
    if (particle === undefined) continue
    const verb = read(spoken.slice(at), particle !== spoken.slice(0, at))
    if (verb !== undefined && goesWithParticle(verb)) return `${particle}${verb}`
    const [, stated] = WITH_ZU.exec(spoken.slice(at)) ?? []
    const infinitive = stated === undefined ? undefined : FARM_INFINITIVES.has(stated) ? stated : read(stated, false)
    if (infinitive !== undefined && FARM_INFINITIVES.has(infinitive) && `${particle}zu${infinitive}` !== spoken)
      return `${particle}zu${infinitive}`
  }
  return undefined
}

const SHORTEST_PART = 3
const LONGEST_NOUN = 30

/** „Deertenkontroll“ */
const JOINED_WITHOUT_E = /^(tier|jahr)e$/iu

/**
 * „Hauswiesn“ is „Hauswiese“: two nouns of which at least one is said as in a region; `read` gives it in standard
 * German, and `hear`, by its sounds alone, beside one that is known.
 */
export function joinedNouns(
  spoken: string,
  read: (noun: string) => string | undefined,
  hear: (noun: string) => string | undefined,
): string | undefined {
  if (spoken.length > LONGEST_NOUN) return undefined
  for (let at = spoken.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [head, tail] = [spoken.slice(0, at), spoken.slice(at)]
    const [isHead, isTail] = [isFarmNoun(head), isFarmNoun(tail) || isFarmNoun(`${tail}e`)]
    if (isHead && isFarmNoun(tail)) return undefined
    const [saidHead, saidTail] = [read(head), read(tail)]
    const first = saidHead ?? (isHead ? head : saidTail !== undefined || isTail ? hear(head) : undefined)
    const second = saidTail ?? (isTail ? tail : saidHead !== undefined || isHead ? hear(tail) : undefined)
    if (first !== undefined && second !== undefined)
      return `${first.replace(JOINED_WITHOUT_E, '$1')}${second.toLowerCase()}`
  }
  return undefined
}
