import { MONTHS } from '../../../shared/german/months.ts'

// Patterns are matched in lower case.

const UNIT =
  '(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|uhr|minuten?|ha|hektar|kg|kilo|liter|l|t|tonnen?|dt|%|prozent|euro|€|cent|stück|kühe|kälber|rinder|bullen|tiere?n?|ballen|mal|kubik|kubikmeter|m³|m3)'
const MONTH = `(?:${MONTHS.join('|')})`
const AND = '(?:\\s*,\\s*(?:und\\s+)?|\\s+und\\s+|\\s+)'

const MONTHS_IN_A_ROW = new RegExp(`(?<!\\p{L})${MONTH}(?:${AND}${MONTH}){2,}(?!\\p{L})`, 'gu')

/** „März, April und Mai“ is „März bis Mai“: a time where each follows the one before. */
export const withMonthsInARow = (text: string): string =>
  text.replaceAll(MONTHS_IN_A_ROW, (all) => {
    const named = (all.match(new RegExp(MONTH, 'gu')) ?? []).map((name) => MONTHS.indexOf(name))
    const isRow = named.every((month, at) => at === 0 || month === named[at - 1]! + 1)
    return isRow ? `${MONTHS[named[0]!]!} bis ${MONTHS[named.at(-1)!]!}` : all
  })

/** Times as they are said and typed, by what the patterns of times know. */
export const TIMES_SAID: readonly [RegExp, string][] = [
  [
    /(?<!\p{L})(?:(?:zu(?:r|m)?) (?:zeit|momentanen zeitpunkt)|z\. ?zt\.?|zz?t\.|z\. ?z\.|stand heute|bis dato)(?!\p{L})/gu,
    'zurzeit',
  ],
  [/(?<!\p{L})(?:im|in diesem) (?:moment|augenblick)(?!\p{L})/gu, 'zurzeit'],
  [/(?<!\p{L})nach wie vor(?!\p{L})/gu, 'noch'],
  // A time in which all lies that is entered, so that what has no year is not asked for.
  [
    /(?<!\p{L})(?:(?:über|in|aus|für) )?(?:alle[nr]?|all die|all den|die ganzen|den ganzen|sämtliche[nr]?) (?:die )?jahre?n?(?: hinweg| hindurch)?(?:,? (?:die|wo) (?:wir|du|hier|drin|da|es)(?: \p{L}+){0,3}? (?:haben|hast|hat|stehen|sind|gibt))?(?=\s*(?:[,?!.]|$)| (?:im|in|zusammen|gesehen|gerechnet))(?: (?:gesehen|gerechnet))?/gu,
    ' seit 1990 ',
  ],
  [
    /(?<!\p{L})(?:die ganze zeit(?: über)?|seit (?:an)?beginn der aufzeichnung(?:en)?|seit wir (?:das )?aufschreiben|von anfang an)(?!\p{L})/gu,
    ' ',
  ],
  // „fernd“, as it is said in the South
  [/(?<!\p{L})(?:vorfernd|vorfert|vorfernten)(?!\p{L})/gu, 'vorletztes jahr'],
  [/(?<!\p{L})(?:fernd|ferndn|fert|fernten|ferten|färn)(?!\p{L})/gu, 'letztes jahr'],
  [/(?<!\p{L})im vorvorjahr(?!\p{L})/gu, 'vorletztes jahr'],
  [/(?<!\p{L})dies(?= (?:frühjahr|sommer|herbst|winter|quartal|halbjahr|monat)(?!\p{L}))/gu, 'dieses'],
  [/(?<!\p{L})dies(?= woche(?!\p{L}))/gu, 'diese'],
  // „heuer im Frühjahr“, „letztes Jahr im Herbst“
  ...(
    [
      ['(?:heuer|dieses jahr|dies jahr)', 'dieses'],
      ['(?:letztes|voriges|vergangenes) jahr', 'letzten'],
      ['vorletztes jahr', 'vorletzten'],
    ] as const
  ).flatMap(([year, which]): [RegExp, string][] => [
    [new RegExp(`(?<!\\p{L})${year} im (?=(?:frühjahr|sommer|herbst)(?!\\p{L}))`, 'gu'), `${which} `],
    [new RegExp(`(?<!\\p{L})im (frühjahr|sommer|herbst) ${year}(?!\\p{L})`, 'gu'), `${which} $1`],
  ]),
  [new RegExp(`(?<!\\p{L})heuer (?=im ${MONTH}(?!\\p{L}))`, 'gu'), 'dieses jahr '],
  // „seit 21“, „anno 22“, „'24“
  [
    new RegExp(
      `(?<!\\p{L})(seit|anno|seit anno|ernte|jahrgang|kampagne|wirtschaftsjahr) '?([12]\\d)(?![\\d.,:/%]\\d?)(?! ?${UNIT}(?!\\p{L}))`,
      'gu',
    ),
    '$1 20$2',
  ],
  [/(?<=^|[\s(])'([0-3]\d)(?=$|[\s,?!.)])/gu, '20$1'],
  // „Was war am 3. Mai auf der Kuhweide?“
  [
    /^was war(?: da)? (?=(?:am|im|ende|anfang|mitte|letzte[nrs]?(?! jahr)|gestern|vorgestern|heute|diese[nrs]?) .*(?<!\p{L})(?:auf|in|im) )/gu,
    'was wurde gemacht ',
  ],
  // Fractions of years
  [/(?<!\p{L})(?:ein(?:em)? )?halbe[ns] jahr(?!\p{L})/gu, '6 monaten'],
  [/(?<!\p{L})(?:ein(?:em)? )?dreiviertel ?jahr(?!\p{L})/gu, '9 monaten'],
  [/(?<!\p{L})(?:ein(?:em)? )?viertel ?jahr(?!\p{L})/gu, '3 monaten'],
  [/(?<!\p{L})(?:anderthalb|eineinhalb|1,5) jahren?(?!\p{L})/gu, '18 monaten'],
  [/(?<!\p{L})(?:zweieinhalb|2,5) jahren?(?!\p{L})/gu, '30 monaten'],
  [/(?<!\p{L})(?:ein(?:e[nrm]?)? )?halbe[nrsm]? (?=(?:hektar|tonne|liter|kubik|dezitonne)(?!\p{L}))/gu, '0,5 '],
  // „die drei Werte: März, April, Mai“
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:die|den|der) )?(?:beiden|zwei|drei|vier|\\d) (?:letzten )?(?:werte|zahlen|monate|mengen|angaben)[: ]+(?=${MONTH}(?!\\p{L}))`,
      'gu',
    ),
    '',
  ],
]
