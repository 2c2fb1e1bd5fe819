import { wordTable } from '../../word-table.ts'
import { STRONG_FORMS, STRONG_PARTICIPLES } from '../strong-verbs.ts'

/** What a verb may begin with, whether it comes off or not. */
const PREFIXES =
  `ab an auf aus bei da dabei dar darin daher daneben davon dazu dort drauf dran drin drunter draußen drüber durch ein entgegen feil fertig fest fort frei
  grund heim her heran heraus herein herum herunter hin hinaus hinein hinüber hinzu hoch inne instand kaputt kenn klein leer liegen los mit
  nach neu nieder not nein offen parat ran raus rauf rein rück rüber rum runter statt teil tot trocken über übrig um unter voll vor
  vorbei vorrätig weg weiter wieder zu zurück zusammen zwischen fällig bereit bevor be ver er ent emp zer miss ge`
    .replaceAll('ß', 'ss')
    .split(/\s+/u)
    .toSorted((one, other) => other.length - one.length)

/** Prefixes of which each says what another does, where no verb of its own has it. */
const ALIKE: Readonly<Record<string, readonly string[]>> = wordTable({
  rein: ['ein', 'hinein'],
  herein: ['rein', 'ein'],
  hinein: ['rein', 'ein'],
  ein: ['rein'],
  raus: ['aus', 'heraus'],
  heraus: ['raus', 'aus'],
  hinaus: ['raus', 'aus'],
  rauf: ['auf', 'drauf'],
  drauf: ['auf', 'rauf'],
  runter: ['herunter', 'ab'],
  herunter: ['runter', 'ab'],
  weg: ['fort', 'ab'],
  fort: ['weg', 'ab'],
  los: ['ab', 'weg'],
  dazu: ['hinzu', 'zu'],
  hinzu: ['dazu', 'zu'],
  ran: ['an', 'her'],
  dran: ['an'],
  drin: ['ein'],
  rüber: ['über'],
  rum: ['herum', 'um'],
  herum: ['rum', 'um'],
})

const withoutSharpS = (word: string): string => word.replaceAll('ß', 'ss')

const withoutUmlauts = (word: string): string => word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u')

const spelled = (forms: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(forms).map((form) => form.map(withoutSharpS) as [string, string]))

const FORMS = spelled(STRONG_FORMS)
const PARTICIPLES = spelled(STRONG_PARTICIPLES)
const INSEPARABLE: ReadonlySet<string> = new Set('be ver er ent emp zer miss ge'.split(' '))
/** They come off no verb by themselves. */
const NEVER_APART: ReadonlySet<string> = new Set([...INSEPARABLE, 'da', 'dort', 'kenn', 'grund'])

const SHORTEST = 2

/** What a prefix and a root are found by. */
export const verbKey = (prefix: string, root: string): string => withoutSharpS(`${prefix}|${root}`)

/** The other prefixes that may say the same. */
export const prefixesLike = (prefix: string): readonly string[] => ALIKE[prefix] ?? []

/** A prefix that a verb leaves at the end of its clause: „rückt … an“, „hängt … dran“. */
export const isSeparable = (word: string): boolean => PREFIXES.includes(withoutSharpS(word)) && !NEVER_APART.has(word)

/** A form of a verb, as it may be read. */
export interface VerbForm {
  prefix: string
  root: string
  /** It says that something has been done: „bezahlt“, „zahlte“. */
  isDone: boolean
}

const ENDINGS = 'eten ete ten tet te en n et est st t e'.split(' ')

/** „fütterte“ without „te“, and also without „e“. */
const withoutEndings = (form: string): [root: string, ending: string][] =>
  ENDINGS.filter((ending) => form.endsWith(ending)).map((ending) => [form.slice(0, -ending.length), ending])

/** What may be left of a form behind a prefix, or of a whole one, with whether it is one of the past. */
function rootsOf(form: string, prefix: string | undefined): [root: string, isDone: boolean][] {
  const made: [string, boolean][] = []
  const add = (root: string | undefined, isDone: boolean): void => {
    if (root !== undefined && root.length >= SHORTEST) made.push([root, isDone])
  }
  const isJoined = prefix !== undefined && prefix !== ''
  // „Ausgaben“ and „Aufträge“ are nouns: one says „wir gaben aus“ and „ich trage auf“.
  const isNoun = isJoined && !INSEPARABLE.has(prefix)
  const isPast = !form.endsWith('t')
  if (!isNoun || !isPast) add(FORMS.get(form), isPast)
  const participle = /^ge(\p{L}{2,}?)(?:en|e?t)(?:e[nrsm]?)?$/u.exec(form)?.[1]
  if (participle !== undefined) {
    add(PARTICIPLES.get(participle), true)
    add(participle, true)
  }
  add(/^zu(\p{L}{2,}?)e?n$/u.exec(form)?.[1], false)
  for (const [root, end] of withoutEndings(form)) {
    if (isNoun && end === 'e') continue
    if (end === 'n' && !/[lr]$|^(?:tu|sä)$/u.test(root)) continue
    if (isJoined && end === 'en') add(PARTICIPLES.get(root), true)
    // „bezahlt“ may be either.
    const isDone = /^e?te/u.test(end) || (isJoined && /^e?t$/u.test(end))
    add(root, isDone)
    // „fällt“
    if (/^s?t$/u.test(end)) add(withoutUmlauts(root), false)
  }
  return made
}

/** Every way to read a word in lower case as a form of a verb, the one with the longest prefix first. */
export function joinedForms(word: string): VerbForm[] {
  const form = withoutSharpS(word)
  return [...PREFIXES, '']
    .filter((prefix) => form.startsWith(prefix) && form.length > prefix.length + SHORTEST)
    .flatMap((prefix) => rootsOf(form.slice(prefix.length), prefix).map(([root, isDone]) => ({ prefix, root, isDone })))
}

/** A word in lower case as the form of a verb whose prefix stands apart from it. */
export const apartForms = (word: string, prefix: string): VerbForm[] =>
  rootsOf(withoutSharpS(word), undefined).map(([root, isDone]) => ({ prefix, root, isDone }))
