import { stems, type Phrase } from '../../answers/index.ts'
import { standardGerman } from '../../shared/german/read-spoken.ts'
import type { PlanVariant } from '../plans/plan.ts'

const phrase = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu')

/** The variants of plans by their keys, with the word that phrases make of how farmers call them. */
export const VARIANT_TOKENS: Readonly<Record<string, string>> = {
  mineralisch: 'variantenurmineralisch',
  guelle_mineral: 'varianteguellemineral',
  guelle_max: 'varianteguellezuerst',
  rot_minus20: 'varianterotesgebiet',
  bio_organisch: 'varianteohnemineral',
  bestand: 'variantewiebisher',
  wie_bisher: 'variantewiebisher',
  gras_betont: 'variantegrasbetont',
  mais_betont: 'variantemaisbetont',
  weide_tag: 'variantetagweide',
  kostenmin: 'variantekostenguenstig',
  gvo_frei: 'varianteohnesoja',
  db_max: 'variantedeckungsbeitrag',
  oer2: 'varianteoekoregelung',
  futter_sicher: 'variantefuttersicherheit',
  umtrieb: 'varianteumtriebsweide',
  kurzrasen: 'variantekurzrasen',
}

/** Each word with the value of those variants; of two plans it may name one each. */
export const VARIANT_CHOICES: ReadonlyMap<string, { label: string; words: ReadonlySet<string> }> = new Map(
  Object.entries(VARIANT_TOKENS).map(([key, token]) => [token, { label: key, words: stems(token) }]),
)

/** Those that a question names. */
export const variantsNamed = (variants: readonly PlanVariant[], words: ReadonlySet<string>): PlanVariant[] =>
  variants.filter(({ key }) =>
    [...(VARIANT_CHOICES.get(VARIANT_TOKENS[key] ?? '')?.words ?? [])].some((stem) => words.has(stem)),
  )

const MINERAL = '(?:mineral\\p{L}*|kunstdünger|kas|handelsdünger)'

/** The longer before what stands in it. */
export const VARIANT_PHRASES: readonly Phrase[] = [
  [phrase(`gülle (?:plus|und|\\+|mit|&|zusammen mit) (?:dem |etwas )?${MINERAL}`), ' varianteguellemineral '],
  [/gülle ?\+ ?mineral\p{L}*/gu, ' varianteguellemineral '],
  [
    // What has been done is no variant.
    new RegExp(
      `(?<!(?<!\\p{L})(?:habe?|haben|hat|wurden?)(?!\\p{L})[^?.!]*)(?<!\\p{L})(?:nur|rein|ausschließlich|bloß) (?:mit )?${MINERAL}(?: (?:gedüngt|gefahren|gestreut))?(?!\\p{L})`,
      'gu',
    ),
    ' variantenurmineralisch ',
  ],
  [
    phrase(
      '(?:überhaupt |gar |ganz )?(?:ohne|keine|auf) (?:einen tropfen )?gülle(?: (?:verzichte|verzichten|verzichtet))?',
    ),
    ' variantenurmineralisch ',
  ],
  [
    phrase('gülle (?:zuerst|maximal|max)|zuerst (?:die )?gülle|(?:so|möglichst) viel gülle(?: wie (?:möglich|geht))?'),
    ' varianteguellezuerst ',
  ],
  [
    phrase(
      '(?:minus )?20 ?(?:%|prozent) (?:runter|weniger|drunter|kürzen)(?: muss| müsste| soll)?(?: im)? rote[sn]? gebiet|rote[sn]? gebiet(?: ?(?:minus|[−-])? ?20(?: ?%| prozent)?)?',
    ),
    ' varianterotesgebiet ',
  ],
  [
    phrase(
      `(?:rein |nur )?organisch ohne mineral\\p{L}*(?:-n)?|rein organisch|nur organisch|(?:ohne|kein(?:en)?) ${MINERAL}`,
    ),
    ' varianteohnemineral ',
  ],
  [phrase('mais-?(?:betont|lastig|reich)\\p{L}*'), ' variantemaisbetont '],
  [phrase('gras-?(?:betont|lastig|reich)\\p{L}*'), ' variantegrasbetont '],
  [phrase('tagweide(?: mai(?:–|-| bis )sept\\p{L}*\\.?)?|(?:mit|bei) weidegang|weidevariante'), ' variantetagweide '],
  [phrase('kosten-?günstig(?:e[nrsm]?)?|kostenmin\\p{L}*'), ' variantekostenguenstig '],
  [
    phrase('(?:ganz )?(?:ohne|kein) soja\\p{L}*|soja-?frei\\p{L}*|gvo-?frei\\p{L}*|gentechnik-?frei\\p{L}*'),
    ' varianteohnesoja ',
  ],
  [
    phrase(
      'bester deckungsbeitrag mit eigenem futter|bester deckungsbeitrag(?=[“"”])|(?:bei|mit|im|beim) (?:dem )?beste[mnr] deckungsbeitrag',
    ),
    ' variantedeckungsbeitrag ',
  ],
  [phrase('öko-?regelung(?: ?2)?|ör ?2|oer ?2|ökoregel'), ' varianteoekoregelung '],
  [phrase('futter-? ?sicher|sicheres? futter|futtersicherheit'), ' variantefuttersicherheit '],
  [
    phrase(
      '(?:so )?(?:weiter\\p{L}* )?(?:wie|als) (?:bisher|gehabt|bislang|immer|jetzt)|alles beim alten|so weiter(?:geht|läuft|mache|machen|gehts)?',
    ),
    ' variantewiebisher ',
  ],
  [phrase('umtriebs?-?\\p{L}*'), ' varianteumtriebsweide '],
  [phrase('kurzrasen\\p{L}*'), ' variantekurzrasen '],
]

/** „wie bisher“ and „im roten Gebiet“ are said of much else. */
const TOKENS = Object.values(VARIANT_TOKENS).filter(
  (token) => token !== VARIANT_TOKENS.wie_bisher && token !== VARIANT_TOKENS.rot_minus20,
)

const HAS_BEEN = phrase('hab|habe|haben|hat|hatte|hatten|wurde|wurden|war|waren')

/** Whether a question calls a variant by its name and asks of no work that was done. */
export function namesVariant(question: string): boolean {
  const text = standardGerman(question).toLowerCase()
  const named = VARIANT_PHRASES.reduce((read, [words, token]) => read.replaceAll(words, token), text)
  return TOKENS.some((token) => named.includes(token)) && text.search(HAS_BEEN) < 0
}
