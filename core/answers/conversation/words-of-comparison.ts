import { MONTHS } from '../../shared/german/months.ts'

// How people ask for a difference, and the words that a comparison is read from: „wie viel mehr … als …“.

/** „… und um wie viel?“: the difference is told anyway. */
const HOW_MUCH_BEHIND = /[,.?]?\s(?:und )?um wie viel(?: mehr| weniger| prozent)?(?=\s*[?!.]*$)/u

/** „…, gib mir beide Flächen“: both are told anyway. */
const BOTH_BEHIND =
  /[,.?]?\s(?:und )?(?:gib|nenn|nenne|sag|sage|zeig|zeige) (?:mir |uns )?(?:bitte )?beide(?: \p{L}+)?(?=\s*[?!.]*$)/u
/** „… mehr als voriges Jahr oder weniger?“ */
const OR_LESS_BEHIND =
  /(?<=\sals .*) oder (?:mehr|weniger|größer|kleiner|höher|niedriger|besser|schlechter)(?=\s*[?!.,]*$)/u

const MONTH_OR_YEAR = `(?:(?:im |in )?(?:${MONTHS.join('|')})|(?:19|20)\\d\\d|dieses jahr|letztes jahr)`
const A_YEAR =
  '(?:im |in |das )?(?:dieses jahr|diesem jahr|heuer|letztes jahr|letztem jahr|voriges jahr|vorjahr|(?:19|20)\\d\\d)'
/** „Maisfläche letztes Jahr und dieses Jahr, beide Zahlen“ */
const OF_TWO_TIMES = new RegExp(
  `^(?:die |unsere? )?(\\p{L}*(?:fläche|anbaufläche|ertrag|verbrauch|menge|zahl))(?: (?:von|vom|im jahr))? (${A_YEAR}) (?:und|gegen|gegenüber|vs\\.?) (${A_YEAR})(?:[,.]? (?:bitte )?(?:beide|beides)(?: \\p{L}+)*)?(?=\\s*[?!.]*$)`,
  'u',
)
/** „2025 mehr Raps als jetzt“ compares years. */
const THAN_NOW =
  /(?<=(?:(?:19|20)\d\d|(?:letztes|voriges) jahr)(?!\d).*)(?<!\p{L})als (?:jetzt|heute|heuer|aktuell|derzeit|zurzeit)(?=\s*[?!.,]*$)/u

/** „… im Vergleich zum Oktober“ asks for both. */
const COMPARED_WITH = /\s(?:im vergleich|verglichen) (?:zum|zur|zu|mit)(?: dem| der)?\s/u

/** „Vergleich Weizenertrag 2022 und 2023“ */
const COMPARES_BY_NAME =
  /^(?:vergleiche?|unterschied|differenz)(?: (?:mal|von|vom|der|die|das|zwischen|beim?))* (\p{L}*(?:ertrag|erträge|ernte|milch|zahl|verbrauch|fett|eiweiß|gehalt|menge|kosten|preis)(?!\p{L}).+) (?:zum|zu|mit|und|gegen|gegenüber|vs|versus) (.+)$/u

/** „Differenz zwischen der Milchmenge im März und im April“, „Unterschied beim Fett zwischen März und April“ */
const DIFFERENCE =
  '(?:(?:was|wie (?:groß|hoch)|wie viel) (?:ist|war|macht|beträgt) )?(?:der |die |das )?(?:unterschied|differenz|abstand)'
const OF = '(?:(?:beim?|im|in|von|vom|an|am|der|des|dem|den|die|das) )*'
const BETWEEN: readonly RegExp[] = [
  new RegExp(`^${DIFFERENCE} ${OF}(?!zwischen)(\\p{L}.*?) zwischen ${OF}(.+?) und ${OF}(.+)$`, 'u'),
  new RegExp(`^${DIFFERENCE} zwischen ${OF}(\\p{L}+) (.+?) und ${OF}(.+)$`, 'u'),
]
/** „Differenz Regen April zu März 2026“ */
const OF_TWO_MONTHS = new RegExp(
  `^${DIFFERENCE} ${OF}(\\p{L}+(?: \\p{L}+)?) (${MONTH_OR_YEAR})(?: (?:und|gegen|zu|zum))? (${MONTH_OR_YEAR})( (?:19|20)\\d\\d)?$`,
  'u',
)
/** „Ertragsunterschied“ */
const DIFFERENCE_OF = /^(\p{L}{4,}?)s?(?:unterschied|differenz)(?= )/u

/** „Unterschied zwischen Ackerland und Grünland“, „Unterschied Ackerland Grünland in ha“ */
const BETWEEN_THINGS = new RegExp(
  `^${DIFFERENCE} (?:zwischen ${OF}(\\p{L}+(?: \\p{L}+)?) (?:und|zu|zum|zur) ${OF}(\\p{L}+(?: \\p{L}+)?)|(?!zwischen)(\\p{L}{4,}) (\\p{L}{4,}))(?: in \\p{L}+)?$`,
  'u',
)
/** „Milch April gegen März 2026: Differenz in kg“, „Ackerland gegen Grünland: Unterschied“ */
const MONTHS_BEFORE_DIFFERENCE = new RegExp(
  `^(.+?) (${MONTH_OR_YEAR}) (?:gegen|gegenüber|zu|zum|und|vs|versus) (${MONTH_OR_YEAR})( (?:19|20)\\d\\d)?(?: ?[:–-])? (?:differenz|unterschied|veränderung|vergleich)(?: (?:in )?\\p{L}+)?$`,
  'u',
)
/** „Milchmenge März minus April 2026“ */
const MONTH_MINUS_MONTH = new RegExp(
  `^(.+?) (${MONTH_OR_YEAR}) (?:minus|abzüglich) (${MONTH_OR_YEAR})( (?:19|20)\\d\\d)?$`,
  'u',
)
const THINGS_BEFORE_DIFFERENCE =
  /^(\p{L}+) (?:gegen|minus|vs|versus) (\p{L}+)(?: ?[:–-])? (?:differenz|unterschied)(?: (?:in )?\p{L}+)?$/u
const MOVED =
  '(?:gesunken|gestiegen|gefallen|zurückgegangen|gewachsen|raufgegangen|hochgegangen|runtergegangen|mehr geworden|weniger geworden)'
/** „Um wie viel Kilo ist die Milch im April gegenüber dem März gesunken?“, „… von März auf April gestiegen?“ */
const MOVED_AGAINST = new RegExp(
  `^(?:um )?wie viele? (?:\\p{L}+ )?(?:ist|sind|war|waren) (.+?) ${MOVED} (?:gegen|gegenüber|im vergleich (?:zu|mit)|zum?|zur) (?:de[mnr] )?(.+)$`,
  'u',
)
const AGAINST_MOVED = new RegExp(
  `^(?:um )?wie viele? (?:\\p{L}+ )?(?:ist|sind|war|waren) (.+?) (?:gegen|gegenüber|im vergleich (?:zu|mit)|zum?|zur) (?:de[mnr] )?(.+?) ${MOVED}$`,
  'u',
)
/** „Um wie viele Kilo war die Milch im April weniger als im März?“ */
const WAS_MORE = /^um wie viele? (?:\p{L}+ )?(?:ist|sind|war|waren) (.+?) (?:mehr|weniger) als (?:im |in )?(.+)$/u
const ARTICLE = /^wie viel mehr (?:die|der|das|den|unsere?|unser) /u
const MOVED_FROM_TO = new RegExp(
  `^(?:um )?wie viele? (?:\\p{L}+ )?(?:ist|sind|war|waren) (.+?) von (${MONTH_OR_YEAR}) (?:auf|zu|bis) (${MONTH_OR_YEAR})( (?:19|20)\\d\\d)? ${MOVED}$`,
  'u',
)

/** „Wie viel schwerer wurde Wampi vom 10.03. bis zum 07.05.?“ */
const HEAVIER_FROM_TO =
  /^(?:um )?wie viele? (?:\p{L}+ )?schwerer (?:ist|wurde|war) (.+?) (?:von|vom|seit) (.+?) (?:bis|auf)(?: zum| den)? (.+?)(?: geworden)?$/u
/** „Wie viele Tage liegen zwischen dem Weidebeginn der Kühe 2025 und 2026?“ */
const DAYS_BETWEEN_YEARS = new RegExp(
  `^wie viele? tage (?:liegen|lagen|sind) zwischen (?:dem |der |den )?(.+?) (${A_YEAR}) und (?:dem |der )?(${A_YEAR})$`,
  'u',
)

/** „ein kg KAS“, „je Tonne“ */
const OF_ONE_UNIT =
  /(?<!\p{L})(?:ein|eine|je|pro|das|die|der) (?:(kg|kilo|kilogramm)|(tonne|t)|(dt|dezitonne|doppelzentner)|(liter|l)|(m³|kubik|kubikmeter)|stück)(?!\p{L})/u
/** „ein Fresser“ */
const OF_ONE = /(?<!\p{L})(?:ein|eine|einen)(?= \p{L})/u
const COSTS = /(?<!\p{L})(?:gekostet|kostete|kostet|kosten)(?!\p{L})/u
/** In the order of the groups. */
const UNITS_OF_PRICES = ['kg', 't', 'dt', 'l', 'm³']

/** The unit of which a price is asked; undefined where none is named. */
export function pricedUnit(text: string): string | undefined {
  const named = OF_ONE_UNIT.exec(text)?.slice(1) ?? []
  return UNITS_OF_PRICES[named.findIndex((unit) => unit !== undefined)]
}

/** „wie viel mehr hat ein kg KAS im Mai gekostet“ */
const inPricesOfOne = (text: string): string =>
  COSTS.test(text) && (OF_ONE_UNIT.test(text) || OF_ONE.test(text))
    ? text.replace(OF_ONE_UNIT.test(text) ? OF_ONE_UNIT : OF_ONE, 'stückpreis').replace(COSTS, ' ')
    : text

/** „Um wie viel liegt der Ertrag 2023 über dem von 2024?“ */
const ABOVE =
  /^um wie viel (?:\p{L}+ )?(?:liegt|lag|ist|war) (.+) (?:über|unter) (?:de[mnr] )?(?:von |vom |im |in )?(.+)$/u

/** „In welchem Monat war mehr Milch, März oder April?“ */
const WHICH_OF_THEM = /^(?:(?:in|auf|an|bei|von|mit) )?welche[mnrs]? \p{L}+ (.*)[,:]\s*(\p{L}.*\soder\s.*)$/u

/** „kleiner gegenüber dem Bergfeld“ */
const GIVEN_TO = /(?<=(?:er|ehr|weniger)(?!\p{L}).*)(?:gegenüber|im vergleich (?:zu|mit)) (?=\p{L})/u

/** By what is asked for, as it is typed and then without its marks; the first that one makes the next may read. */
const AS_TYPED: readonly (readonly [RegExp, string])[] = [
  [HOW_MUCH_BEHIND, ''],
  [BOTH_BEHIND, ''],
  [OR_LESS_BEHIND, ''],
  [OF_TWO_TIMES, 'wie viel mehr $1 $2 als $3'],
  [THAN_NOW, 'als dieses jahr'],
  [COMPARES_BY_NAME, 'wie viel mehr $1 als $2'],
  [COMPARED_WITH, ' mehr als '],
  [DIFFERENCE_OF, 'unterschied $1'],
  [WHICH_OF_THEM, '$1 $2'],
]
const WITHOUT_MARKS: readonly (readonly [RegExp, string])[] = [
  [HEAVIER_FROM_TO, 'wie viel schwerer war $1 $3 als $2'],
  [DAYS_BETWEEN_YEARS, 'wie viel früher $1 $3 als $2'],
  [ABOVE, 'wie viel mehr $1 als $2'],
  [OF_TWO_MONTHS, 'wie viel mehr $1 $2$4 als $3$4'],
  [BETWEEN_THINGS, 'wie viel mehr $1$3 als $2$4'],
  [MONTHS_BEFORE_DIFFERENCE, 'wie viel mehr $1 $2$4 als $3$4'],
  [MONTH_MINUS_MONTH, 'wie viel mehr $1 $2$4 als $3$4'],
  [THINGS_BEFORE_DIFFERENCE, 'wie viel mehr $1 als $2'],
  [MOVED_AGAINST, 'wie viel mehr $1 als $2'],
  [AGAINST_MOVED, 'wie viel mehr $1 als $2'],
  [MOVED_FROM_TO, 'wie viel mehr $1 $3$4 als $2$4'],
  [WAS_MORE, 'wie viel mehr $1 als $2'],
  [ARTICLE, 'wie viel mehr '],
  [GIVEN_TO, 'als '],
  ...BETWEEN.map((between) => [between, 'wie viel mehr $1 $2 als $3'] as const),
]

const rewritten = (text: string, by: readonly (readonly [RegExp, string])[]): string =>
  by.reduce((changed, [said, words]) => changed.replace(said, words), text)

/** Not those of „31.03.“ and „1. Mai“. */
const MARKS = /(?:[?!,]|(?<!(?<![\d.,])\d{1,2}|(?<!\d)\d{1,2}\.\s?\d{1,2})\.)+(?=\s|$)/gu

/** A day is no more than another. */
const IN_DAYS = /(?<!\p{L})(?:unterschied|differenz|abstand)(?: in)? (?:tagen?|wochen)\s*[?!.]*$/u

/** A question in lower case and standard German, with „als“ or „oder“ between the two things that it compares. */
export function inWordsOfComparison(question: string): string {
  const plain = inPricesOfOne(rewritten(question, AS_TYPED)).replaceAll(MARKS, ' ').replaceAll(/\s+/gu, ' ').trim()
  const compared = rewritten(plain, WITHOUT_MARKS)
  return IN_DAYS.test(question) ? compared.replace('wie viel mehr', 'wie viel früher') : compared
}
