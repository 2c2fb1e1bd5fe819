/** What stands before a verb, by how it is said. */
const PARTICLES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['ab', 'ab af obi oba'],
    ['an', 'an o oh a aa oa'],
    ['auf', 'auf op up uf uff auffi'],
    ['aus', 'aus ut us aussa ausse usse'],
    ['bei', 'bei bi'],
    ['dazu', 'dazu dorto dezu'],
    ['durch', 'durch dörch duach'],
    ['ein', 'ein in ei ii eini neigschi'],
    ['her', 'her hea'],
    ['hin', 'hin hi'],
    ['hinzu', 'hinzu'],
    ['los', 'los'],
    ['mit', 'mit met'],
    ['nach', 'nach na noch'],
    ['raus', 'raus rut nausg naus use'],
    ['rein', 'rein rin nei ine eina'],
    ['um', 'um üm'],
    ['vor', 'vor vör voa'],
    ['weg', 'weg wech'],
    ['zu', 'zu to zua'],
    ['zurück', 'zurück trüch zruck zrugg'],
  ].flatMap(([standard, spoken]) => spoken!.split(' ').map((one): [string, string] => [one, standard!])),
)

const LONGEST_PARTICLE = 6
const SHORTEST_VERB = 3

/** Participles, and infinitives that go with particles. */
const GOES_WITH_PARTICLE = /^ge\p{L}{3,}(?:t|en)$|^(?:kommen|bringen|machen|tun|gehen|fahren|kaufen|holen)$/u

/** „dazukemma“ is „dazukommen“; `read` gives the verb in standard German. */
export function withParticle(spoken: string, read: (verb: string) => string | undefined): string | undefined {
  for (let at = 1; at <= Math.min(LONGEST_PARTICLE, spoken.length - SHORTEST_VERB); at += 1) {
    const particle = PARTICLES[spoken.slice(0, at)]
    const verb = particle === undefined ? undefined : read(spoken.slice(at))
    if (verb !== undefined && GOES_WITH_PARTICLE.test(verb)) return `${particle}${verb}`
  }
  return undefined
}

const SHORTEST_PART = 3
const LONGEST_NOUN = 30

/** Standard nouns that others are put together with on farms. */
const STANDARD_PARTS: ReadonlySet<string> = new Set(
  `haus hof stall feld acker wiese weide wald land geld preis preise ertrag menge bestand futter silo silage lager scheune berg bach
  moor fleisch zahl rechnung abrechnung pacht schnitt ballen kuh kühe kälber kalb milch sommer winter mais stroh heu mist gülle
  vieh schwein schweine schaf schafe pferd jung mutter mast zucht jahr monat wochen tage ernte kraft diesel weizen gerste roggen
  raps rüben saat acker mähdrescher wagen fass grube`.split(/\s+/u),
)

/**
 * „Hauswiesn“ is „Hauswiese“: two nouns of which at least one is said as in a region; `read` gives it in standard
 * German.
 */
export function joinedNouns(spoken: string, read: (noun: string) => string | undefined): string | undefined {
  if (spoken.length > LONGEST_NOUN) return undefined
  for (let at = spoken.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [head, tail] = [spoken.slice(0, at), spoken.slice(at)]
    const [saidHead, saidTail] = [read(head), read(tail)]
    if (saidHead === undefined && saidTail === undefined) continue
    const first = saidHead ?? (STANDARD_PARTS.has(head) ? head : undefined)
    const second = saidTail ?? (STANDARD_PARTS.has(tail) ? tail : undefined)
    if (first !== undefined && second !== undefined) return `${first}${second.toLowerCase()}`
  }
  return undefined
}
