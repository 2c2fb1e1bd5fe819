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
  [phrase(`(?:nur|rein|ausschließlich|bloß) (?:mit )?${MINERAL}`), ' variantenurmineralisch '],
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
  [phrase('rote[sn]? gebiet(?: ?[−-]? ?20 ?%?)?'), ' varianterotesgebiet '],
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

/** What is asked of plans in several words, or in one that means something else elsewhere. */
export const PLAN_PHRASES: readonly Phrase[] = [
  ...VARIANT_PHRASES,
  // A harvest that has been is no number of a plan.
  [/(?<!\p{L})(?:dt|doppelzentner|t|tonnen)\s?(?:\/|je|pro) ?(?:ha|hektar)(?!\p{L})/gu, ' ertragjehektar '],
  [
    /(?<!\p{L})(?:hat|haben|hatte|hatten)(?!\p{L})(.*?)(?<!\p{L})(?:gebracht|eingebracht|abgeworfen|verdient)(?!\p{L})/gu,
    ' ernteergebnis $1 ',
  ],
  // What a plan has no number for, since something is missing.
  [/^was ist(?: denn)?(?= (?:im|beim|für|am) .*plan)(.*?) (?:noch )?offen(?=\s*[?!.]*$)/gu, ' rechenlücke $1'],
  [
    /^was (?:fehlt|fehlen|felt|muss (?:ich|man) (?:noch )?eintragen)(?: (?:mir|uns|noch|denn))*(?= (?:für|im|beim|zum|bei|in) .*plan)/gu,
    ' rechenlücke ',
  ],
  [
    /(?<!\p{L})(?:steht|stehen|gibt es|ist|sind)(?!\p{L})(.*?plan.*?)(?<!\p{L})(?:nichts?|nix|keine? ration(?:en)?)(?!\p{L})(.*?)(?: drin| geplant| vorgesehen)?(?=\s*[?!.]*$)/gu,
    ' rechenlücke $1 $2',
  ],
  [
    phrase(
      '(?:die |der |das |den |am )?(?:nächste[nrsm]?|als nächstes|demnächst)(?! (?:jahr|woche|monat|frühjahr|sommer|herbst|winter|saison))',
    ),
    ' alsnächstes ',
  ],
  [phrase('(?:statt|anstatt|anstelle)(?: von)?'), ' variantenabstand '],
  [phrase('(?:jahresmenge|jahresbedarf|jahresverbrauch)'), ' imjahr bedarf '],
  [phrase('(?:ähren|spät|qualitäts|abschluss)gabe'), ' gabe gabe3 '],
  [phrase('(?:schosser|schoss)gabe'), ' gabe gabe2 '],
  [phrase('andüngung|(?:start|anfangs|frühjahrs)gabe'), ' gabe gabe1 '],
  [
    /(?<=wann .*?)(?<!\p{L})(?:kommen|gehen|können|dürfen|sollen|treiben)(?!\p{L})(.*?)(?<!\p{L})(?:raus|aus|nach draußen|auf die weide)(?: auf die weide)?(?=\s*[?!.]*$)/gu,
    ' weideaustrieb $1',
  ],
  // „Was soll 2027 auf den Steinacker?“
  [
    /^was (?:soll|sollte|kommt|käme|steht|plant der plan)(?!\p{L})(?!.*(?:gabe|gülle|kas|düng|futter|mist|ration|weide(?!\p{L})))(.*?)(?=(?<!\p{L})(?:auf|in) (?:den|das|die|dem|der)(?!\p{L}))/gu,
    ' anbauplan kultur $1 ',
  ],
  [/(?<!\p{L})(?:fua|fu|fo|fö)(?:d|dd|tt)(?:a|er|r)(?=plan|ration|variante)/gu, 'futter'],
  [
    phrase('(?:am )?(?:günstigsten?|günstigste[rsm]|billigsten?|billigste[rsm]|preiswertesten?|sparsamsten?)'),
    ' ammwenigsten kosten ',
  ],
  [phrase('(?:am )?(?:teuersten?|teuerste[rsm]|kostspieligsten?)'), ' ammmeisten kosten '],
  [phrase('(?:teurer|günstiger|billiger|preiswerter|mehr geld|weniger geld)(?: als)?'), ' variantenabstand kosten '],
  [
    phrase('(?:am )?(?:einträglichsten?|rentabelsten?|lohnendsten?)|(?:lohnt|rechnet|bringt) (?:sich )?am meisten'),
    ' ammmeisten deckungsbeitrag ',
  ],
  [phrase('(?:am )?(?:meisten?|höchsten?|höchste[rsm]|größten?|größte[rsm]|besten?|beste[rsm])'), ' ammmeisten '],
  [
    phrase('(?:am )?(?:wenigsten?|niedrigsten?|niedrigste[rsm]|geringsten?|geringste[rsm]|kleinsten?|kleinste[rsm])'),
    ' ammwenigsten ',
  ],
  [phrase('(?:mehr|weniger|höher|niedriger|besser|schlechter|länger) als'), ' variantenabstand '],
  [
    phrase(
      'unterschied|unterscheid\\p{L}*|differenz|vergleich(?:en|e|t)?|gegenüber|verglichen(?: mit)?|im vergleich(?: zu[rm]?)?',
    ),
    ' variantenabstand ',
  ],
  [
    phrase(
      '(?:verlier|spar|gewinn|einbüß)(?:e|en|t|st|te|ten)?|(?:mehr|weniger) raus(?:kommen|kommt)?|einsparen|eingespart',
    ),
    ' variantenabstand ',
  ],
  [phrase('(?:und )?um wie ?viel(?= (?:euro|cent|ct))'), ' variantenabstand '],
  [phrase('(?:und )?um wie ?viel(?: \\p{L}+)?'), ' variantenabstand '],
  [phrase('(?:pro|je|am|den|einen) (?:tag|kuh und tag)|täglich'), ' amtag '],
  [phrase('(?:im|pro|je|übers|das) jahr|jährlich'), ' imjahr '],
  [phrase('(?:pro|je|das|den|der|einen|ein) (?:kilo|kg|liter) (?:ecm|milch)|milchkosten|stückpreis'), ' jemilch '],
  [phrase('(?:pro|je) (?:kuh|tier|kopf|nase)'), ' jetier '],
  [phrase('(?:pro|je) (?:ha|hektar)'), ' jehektar '],
  [phrase('fehlt|fehlen|felt|fehlende[nrsm]?'), ' fehlangabe '],
  [/(?<!\p{L})und (?:warum|wieso|weshalb)\s*[?!.]*$/gu, ' '],
  [phrase('zur ?zeit|zum jetzigen stand'), ' '],
  // „Warum geht das nicht?“
  [
    /(?<!\p{L})(?:geht|gehen|klappt|funktioniert|kommt)(?!\p{L})(.*?)(?<!\p{L})nicht(?!\p{L})(?: in frage)?/gu,
    ' unmöglich $1',
  ],
  // What a field or a group is given.
  [phrase('kriegen|kriegt|krieg|bekommen|bekommt|bekäme|bekämen|kriegte|kriegten'), ' zugeteilt '],
  // „Für welche Tiere rechnet der Plan nichts?“
  [
    /(?<!\p{L})(?:rechnet|berechnet|plant|gerechnet)(?!\p{L})(.*?)(?<!\p{L})(?:nichts?|nix|keinen?|gar nicht)(?!\p{L})/gu,
    ' rechenlücke $1',
  ],
  [phrase('nicht (?:aus)?(?:rechnen|gerechnet|berechnet|planen|geplant)'), ' rechenlücke '],
  [
    /(?<!\p{L})nicht (?:\p{L}+ )?(?:annehmen|angenommen|auswählen|ausgewählt|nehmen|wählen|übernehmen|anklicken|einschalten|möglich|machbar|gehen|gewählt)(?: werden)?(?!\p{L})/gu,
    ' unmöglich ',
  ],
  [phrase('trockenmasse'), ' tm '],
  [phrase('frischmasse'), ' fm '],
  [/(?<!\d)([1-4])\. ?gabe/gu, ' gabe gabe$1 '],
  ...['erste', 'zweite', 'dritte', 'vierte'].map((word, index): Phrase => [
    phrase(`${word}[nrsm]? gabe`),
    ` gabe gabe${index + 1} `,
  ]),
]
