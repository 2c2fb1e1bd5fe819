import { MONTHS } from '../../shared/german/months.ts'

// Patterns are matched in lower case.

const PARTICLES =
  'ab|an|auf|aus|dazu|drauf|durch|ein|her|hin|mit|nach|raus|rein|runter|vor|weg|zu|zurück|hinzu|heraus|herein|hervor'

/** Verbs whose first part stands behind the question, by their participle. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  'ging|gingen|geht|gehen': 'gegangen',
  'kam|kamen|kommt|kommen': 'gekommen',
  'fuhr|fuhren|fährt|fahren': 'gefahren',
  'gab|gaben|gibt|geben': 'gegeben',
  'nahm|nahmen|nimmt|nehmen': 'genommen',
  'brachte|brachten|bringt|bringen': 'gebracht',
  'holte|holten|holt|holen': 'geholt',
  'lieferte|lieferten|liefert|liefern': 'geliefert',
}

/** Phrases that say with several words, or with one of two meanings, what views know in one. */
export const PHRASES: readonly [RegExp, string][] = [
  // „2027, wenn …“ is no number with decimals.
  [/(?<=(?<![\d.,])(?:19|20)\d\d),(?=\s)/gu, ' '],
  [/(?<!\p{L})(?:steht|stehen) (?:noch )?aus(?!\p{L})/gu, 'ausstehend'],
  [/(?<!\p{L})(?:steht|stehen)(?!\p{L})(.*) an(?=\s*[?!.]?$)/gu, '$1 ansteht'],
  [/(?<!\p{L})(?:pro|je) (?:ha|hektar)(?!\p{L})/gu, ' '],
  // „Wie viele Liter“ asks for an amount.
  [
    /wie viele(?= (?:liter|kubik\p{L}*|m³|tonnen|kilo\p{L}*|kg|doppelzentner|dezitonnen|dt|zentner|stunden|euro|hektar|ha)(?!\p{L}))/gu,
    'wie viel',
  ],
  // „das Kalb mit der 00041 am Ende“
  [/(?<!\p{L})mit (?:der|den|dem) (?:nummer |endung |ohrmarke )?(\d{3,})(?: (?:am ende|hinten))?(?!\p{L})/gu, '$1'],
  // No row tells of the person who asks.
  [/(?<!\p{L})(?:bin ich|ich bin)(?!\p{L})/gu, 'ichselbst'],
  [/^gibt (.*?)(?: gerade| jetzt| noch)? milch(?=\s*[?!.]*$)/gu, 'ist $1 laktierend'],
  [/(?<!\p{L})geben(.*?) milch(?=\s*[?!.]*$)/gu, 'sind$1 laktierend'],
  [
    /(?<!\p{L})(?:(?:der|den|pro|je) (?:liter|kilo|sack|zentner|doppelzentner)|(?:das|pro|je) kilo|(?:die|pro|je) (?:tonne|dezitonne))(?!\p{L})/gu,
    'stückpreis',
  ],
  [/(?<!\p{L})(?:je|pro|ein|einem|im|der) (?:kubik|kubikmeter|m³)(?!\p{L})/gu, 'nährstoffgehalt'],
  // „im letzten Winter (Dezember bis Februar)“
  [new RegExp(`\\([^()]*(?:${MONTHS.join('|')})[^()]*\\)`, 'gu'), ' '],
  // „die zwei Bullen“, but not „die zwei ältesten“
  [
    /(?<!\p{L})(die|den|der|unsere[nr]?|meine[nr]?) (?:zwei|drei|vier|fünf|sechs|beiden)(?= \p{L})(?! \p{L}+ste[nrs]?(?!\p{L}))/gu,
    '$1',
  ],
  // What has a number: „Stall eins“, „der zweite Schnitt“.
  ...['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs'].map((word, index): [RegExp, string] => [
    new RegExp(`(?<=(?:stall|silo|halle|box|abteil|schlag|tank|behälter|grube|nummer) )${word}(?!\\p{L})`, 'gu'),
    String(index + 1),
  ]),
  ...['zweite', 'dritte', 'vierte', 'fünfte'].map((word, index): [RegExp, string] => [
    new RegExp(`(?<!\\p{L})${word}[nrsm]?(?= (?:schnitt|gabe|spritzung|düngung|aufwuchs)(?!\\p{L}))`, 'gu'),
    String(index + 2),
  ]),
  [/(?<!\p{L})kalben(?!\p{L})/gu, 'abkalben'],
  [/(?<!\p{L})zu (?:tun|erledigen|machen)(?!\p{L})/gu, 'ansteht'],
  [/(?<!\p{L})soll(?:en)?(?= .+ werden(?!\p{L}))/gu, 'geplant'],
  [/(?<!\p{L})von wann bis wann(?!\p{L})/gu, 'wann'],
  // „Wie viel ging letzten Monat weg?“
  ...Object.entries(PARTICIPLES).map(([verbs, participle]): [RegExp, string] => [
    new RegExp(`(?<!\\p{L})(?:${verbs})(?!\\p{L})(.*) (${PARTICLES})(?=\\s*[?!.]*$)`, 'gu'),
    `$1 $2${participle}`,
  ]),
  // „an Cordes gegangen“, „gingen zum Schlachthof“
  [/(?<!\p{L})(?<=(?<!\p{L})(?:an|zum|zu) (?!weide).+)gegangen(?!\p{L})/gu, 'abgegangen'],
  [/(?<!\p{L})(?:ging|gingen|gehen|geht)(?= (?:.+ )?(?:an|zum|zu) (?!weide)\p{L})/gu, 'abgegangen'],
  [/(?<=wie viel (?:(?:war|gab es|haben wir|hatten wir|kam|hat|gibt)\s+)?)milch(?!\p{L})/gu, 'milchmenge'],
  [new RegExp(`(?<=im )(?:letzten|vergangenen|diesem) (?=(?:${MONTHS.join('|')})(?!\\p{L}))`, 'gu'), ''],
  [/(?<!\p{L})nicht (bezahlt|erledigt)(?!\p{L})/gu, 'un$1'],
  // Times as they are said in a hurry.
  [/(?<!\p{L})dies jahr(?!\p{L})/gu, 'dieses jahr'],
  [/(?<!\p{L})(?:letzt jahr|(?:im )?vorjahr)(?!\p{L})/gu, 'letztes jahr'],
  [/(?<!\p{L})seit (?:jahresbeginn|jahresanfang|anfang des jahres|neujahr)(?!\p{L})/gu, 'dieses jahr'],
  [/(?<!\p{L})jahr (\d\d)(?![\d.,])/gu, 'jahr 20$1'],
  [/(?<!\p{L})anno (?=\d)/gu, ' '],
  // What is asked behind the question says nothing of it: „… oder krieg ich da Ärger?“, „… oder so?“
  [
    /,?\s(?:oder|und)\s(?:so|nicht|was|wie|fehlt (?:der|die|das) noch|(?:krieg|bekomm)e? ich da(?:nn)? (?:ärger|probleme?|einen? strafe))\s*[?!.]*$/gu,
    '',
  ],
  // Its number is no year.
  [/natura 2000/gu, 'natura'],
  [/(?:in )?(?:den|der) (?:letzten|vergangenen) (?:jahren?|monaten?|wochen|tagen?)(?!\p{L})/gu, ' '],
]
