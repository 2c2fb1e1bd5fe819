import { MONTHS } from '../../../shared/german/months.ts'
import { ABBREVIATIONS } from './abbreviations.ts'
import { ASIDES } from './asides.ts'
import { EVERYDAY_PHRASES } from './everyday-phrases.ts'
import { LIGHT_VERBS } from './light-verbs.ts'
import { FIRST_PHRASES } from './office-phrases.ts'
import { SHARES } from './shares.ts'
import { TIMES_SAID } from './times-said.ts'

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
  'trieb|trieben|treibt|treiben': 'getrieben',
  'ließ|ließen|lässt|lassen': 'gelassen',
  'füllte|füllten|füllt|füllen': 'gefüllt',
  'kaufte|kauften|kauft|kaufen': 'gekauft',
  'säte|säten|sät|säen': 'gesät',
  'lagerte|lagerten|lagert|lagern': 'gelagert',
}

/** Verbs that go with some particles alone: a lease that „läuft aus“ is over. */
const PARTICIPLES_OF_SOME: readonly [verbs: string, particles: string, participle: string][] = [
  ['lief|liefen|läuft|laufen', 'durch|raus', 'gelaufen'],
  ['fiel|fielen|fällt|fallen', 'an', 'gefallen'],
]

/** Words around a question that leave it as it is, and idioms for what views know in one word. */
const IDIOMS: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:in |zu )?welche[ms] (?:jahr|monat|zeitpunkt)(?!\p{L})/gu, 'wann'],
  [/(?<!\p{L})(ab|bis|seit)(?: zu)? welche[mn] tage?n?(?!\p{L})/gu, '$1 wann'],
  [/(?<!\p{L})an welche[mn] tage?n?(?: genau)?(?!\p{L})/gu, 'wann'],
  [/(?<!\p{L})mit namen?(?=\s*[?!.]*$)/gu, ' '],
  [
    /(?<!\p{L})laut (?:(?:der|dem|den|unserer|unserem|unseren|meiner|meinem) )?\p{L}*(?:liste|kartei|buch|zettel|heft|aufzeichnung(?:en)?|eintrag|einträgen|unterlagen|daten|system|programm|app|hofkern)(?!\p{L})/gu,
    ' ',
  ],
  [/(?<!\p{L})im (?:system|programm|computer|rechner)(?!\p{L})/gu, ' '],
  [/(?<!\p{L})gesamt(menge|verbrauch|ertrag|kosten|gewicht|lieferung|milchmenge)(?!\p{L})/gu, '$1 insgesamt'],
  [/(?<!\p{L})(?:kuub|kubb?ick?s?|cbm|kbm|kubikmetern|festmeter)(?!\p{L})/gu, 'kubik'],
  [/(?<!\p{L})(?:herrn?|frau|familie) (?=\p{L})/gu, ''],
  [/(?<!\p{L})(?:dt|kg|l|m³|m3|t)\s?\/\s?ha(?!\p{L})/gu, ' '],
  // „das 43er Kalb“
  [/(?<!\d)(\d{1,5})er(?!\p{L})/gu, '$1'],
  [/^gehör(?:t|en) (.*?) (?:uns|mir) nicht(?: selber| selbst)?(?!\p{L})/gu, 'ist $1 gepachtet'],
  [/(?<!\p{L})(?:gehört|gehören)(?!\p{L})(.*?) (?:uns|mir) nicht(?: selber| selbst)?(?!\p{L})/gu, '$1 gepachtet'],
  // Of seed and of samples
  [/(?<!\p{L})(?:kam|kamen|brachten?|ging|gingen)(?!\p{L})(.*) in den boden(?!\p{L})/gu, '$1 gesät'],
  [/(?<!\p{L})in den boden (?:gekommen|gebracht|gegangen)(?!\p{L})/gu, 'gesät'],
  [/(?<!\p{L})(?:in den boden|eine? probe) (?:gestochen|gebohrt)(?!\p{L})/gu, 'beprobt'],
  // „Für wie viele Tiere ist der Stall gebaut?“
  [
    /^für wie viele? (?:tiere? |stück vieh |vieh |viecher |rindviecher |kühe? |kälber |rinder |bullen |plätze )?(.*?) ?(?:gebaut|ausgelegt|gedacht|gemacht|zugelassen|vorgesehen)(?!\p{L})/gu,
    'wie viele plätze $1',
  ],
  [/wie weit(.*?)(?:vom|von dem|zum|bis zum) brunnen(?: weg| entfernt)?(?!\p{L})/gu, 'wie hoch brunnenabstand $1'],
  [/(?<!\p{L})(?:jeden monat|im monat|pro monat|je monat|monatlich)(?!\p{L})/gu, 'monatlich'],
  [/(?<!\p{L})(?:jede woche|pro woche|in der woche|wöchentlich)(?!\p{L})/gu, 'wöchentlich'],
  [
    /(?<!\p{L})(?:ohne|exklusive|exkl\.?|vor) (?:der )?(?:steuern?|mehrwertsteuer|umsatzsteuer|mwst|ust)(?!\p{L})/gu,
    'netto',
  ],
  [
    /(?<!\p{L})(?:mit|inklusive|inkl\.?|samt) (?:der )?(?:steuern?|mehrwertsteuer|umsatzsteuer|mwst|ust)(?!\p{L})/gu,
    'brutto',
  ],
  // „Was muss noch her?“
  [/(?<!\p{L})(?:muss|müssen)(.*?) (?:noch )?(?:her|ran)(?=\s*(?:[?!.]*$| und))/gu, '$1 bedarf'],
  [
    /(?<!\p{L})(?:muss|müssen|habe?|haben|gilt es)(?=.*(?:rechnung|noch|offen))(.*?)(?<!\p{L})((?:zu )?(?:bezahlen|zahlen|überweisen|begleichen))(?!\p{L})/gu,
    'muss$1 unbezahlt $2',
  ],
  // Of what goes up or down a total, a difference and both ends are told anyway.
  [/(?<!\p{L})(?:teurer geworden|verteuert|aufgeschlagen)(?!\p{L})/gu, 'preis gestiegen'],
  [/(?<!\p{L})(?:(?:billiger|günstiger) geworden|verbilligt)(?!\p{L})/gu, 'preis gefallen'],
  [/(?<!\p{L})(?:besser|schlechter) oder (?:besser|schlechter)(?: geworden)?(?!\p{L})/gu, 'entwickelt'],
  [/^(?:wird|werden) (.*) (?:besser|schlechter|mehr|weniger)(?!\p{L})/gu, '$1 entwickelt'],
  [/(?<=(?:entwickelt|gestiegen|gefallen|gesunken).*)(?<!\p{L})in (?:der )?letzter?n? zeit(?!\p{L})/gu, ' '],
  [
    /(?<=(?:entwickelt|gestiegen|gefallen|gesunken|zugenommen|abgenommen)(?!\p{L}).*)[,.]?\s(?:und )?(?:(?:um )?wie viel(?: prozent)?|von wie viel auf wie viel)(?=\s*[?!.]*$)/gu,
    '',
  ],
  // „Wie viel Silage ist schon weg?“
  [/(?<!\p{L})zuerst (fällig|bezahlen|zahlen)(?!\p{L})/gu, 'als nächstes $1'],
  [
    /(?<!\p{L})(?:muss|müssen|soll|sollen)(?!\p{L})(.*) (?:zuerst|als (?:aller)?erste[srn]?)(?: zu)? (?:bezahlt|beglichen|überwiesen|gezahlt|bezahlen|zahlen|begleichen|überweisen)(?: werden| sein)?(?!\p{L})/gu,
    '$1 als nächstes fällig',
  ],
  [
    /^(?!.*(?:wie weit|am \p{L}+sten))(.*)(?<!\p{L})(?:ist|sind)(?!\p{L})(.*) (?:weg|raus)(?=\s*[?!.]*$)/gu,
    '$1 ist $2 weggegangen',
  ],
  [/^welche[rs]? (?:monat|jahr|tag)(?= (?:war|hatte|hat|brachte)(?!\p{L}))/gu, 'wann'],
  [
    /^wann (?:muss|müssen|soll|sollen) (?:ich|wir) (.*) (?:machen|erledigen|einplanen)(?=\s*[?!.]*$)/gu,
    'wann ist $1 geplant',
  ],
  // Of what is near, of what is free
  [/(?<!\p{L})am nächsten(?= (?:am|an|beim|bei|zum|zur)(?!\p{L}))/gu, 'am nahsten'],
  [/(?<=(?<!\p{L})noch(?!\p{L}).*)(?<!\p{L})(plätze?n?)(?!\p{L})(?!.*(?<!\p{L})freie?n?(?!\p{L}))/gu, 'freie $1'],
  [/(?<!\p{L})(plätze?n?)(?!\p{L})(?=.*(?<!\p{L})noch(?!\p{L}))(?!.*(?<!\p{L})freie?n?(?!\p{L}))/gu, 'freie $1'],
  [/^(?:passen|passt|gehen|geht) noch (?:\p{L}+ )?(?=in(?!\p{L}))/gu, 'wie viele freie plätze '],
  [/^was (?:will|wollte|wollen|möchte|schreibt|schrieb)(?! (?:ich|wir|man)(?!\p{L}))(?!\p{L})/gu, 'welche briefe von'],
  [/(?<!\p{L})(?:wohin|zu wem) (?:gehen|geht|gingen|ging|kommen|kamen|kam)(?!\p{L})/gu, 'wem abgegangen'],
  [/(?<!\p{L})an wen (?:gehen|geht|gingen|ging)(?!\p{L})/gu, 'wem abgegangen'],
]

/** Phrases that say with several words, or with one of two meanings, what views know in one. */
const PHRASES: readonly [RegExp, string][] = [
  // „2027, wenn …“ is no number with decimals.
  [/(?<=(?<![\d.,])(?:19|20)\d\d),(?=\s)/gu, ' '],
  ...ASIDES,
  ...EVERYDAY_PHRASES,
  ...LIGHT_VERBS,
  ...IDIOMS,
  [/(?<!\p{L})(?:steht|stehen) (?:noch )?aus(?!\p{L})/gu, 'ausstehend'],
  [/(?<!\p{L})(?:steht|stehen)(?!\p{L})(.*?)(?: noch)? aus(?=\s*[?!.]*$)/gu, '$1 ausstehend'],
  [/(?<!\p{L})(?:steht|stehen)(?!\p{L})(.*) an(?=\s*[?!.]?$)/gu, '$1 ansteht'],
  [/(?<!\p{L})(?:nicht )?(?:pro|je|vom|am|aufs|auf den|auf dem) (?:ha|hektar)(?!\p{L})/gu, ' '],
  // „Wie viele Liter“ asks for an amount.
  [
    /wie viele(?= (?:liter|kubik\p{L}*|m³|tonnen|kilo\p{L}*|kg|doppelzentner|dezitonnen|dt|zentner|stunden|euro|hektar|ha|ballen|rundballen|quaderballen|heuballen|strohballen|siloballen|siliballen|fuhren|ladungen|einheiten)(?!\p{L}))/gu,
    'wie viel',
  ],
  // „das Kalb mit der 00041 am Ende“
  [/(?<!\p{L})mit (?:der|den|dem) (?:nummer |endung |ohrmarke )?(\d{3,})(?: (?:am ende|hinten))?(?!\p{L})/gu, '$1'],
  // No row tells of the person who asks.
  [/(?<!\p{L})(?:bin ich|ich bin)(?!\p{L})/gu, 'ichselbst'],
  [/^gibt (.*?)(?: gerade| jetzt| noch)? milch(?=\s*[?!.]*$)/gu, 'ist $1 laktierend'],
  [/(?<!\p{L})geben(.*?) milch(?=\s*[?!.]*$)/gu, 'sind$1 laktierend'],
  [
    /(?<!\p{L})(?:(?:der|den|pro|je) (?:liter|kilo|sack|zentner|doppelzentner)|(?:das|pro|je) kilo|(?:die|eine|pro|je) (?:tonne|dezitonne)|ein (?:kilo|liter|sack|zentner|doppelzentner))(?!\p{L})/gu,
    'stückpreis',
  ],
  [/(?<!\p{L})(?:je|pro|ein|einem|im|der) (?:kubik|kubikmeter|m³)(?!\p{L})/gu, 'nährstoffgehalt'],
  // „im letzten Winter (Dezember bis Februar)“
  [new RegExp(`\\([^()]*(?<!\\p{L})(?:${MONTHS.join('|')})(?!\\p{L})[^()]*\\)`, 'gu'), ' '],
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
  ...[
    ...Object.entries(PARTICIPLES).map(([verbs, participle]) => [verbs, PARTICLES, participle] as const),
    ...PARTICIPLES_OF_SOME,
  ].map(([verbs, particles, participle]): [RegExp, string] => [
    new RegExp(
      `(?<!\\p{L})(?:${verbs})(?!\\p{L})(.*) (${particles})(?=\\s*(?:(?:dieses|letztes|im|seit|in|bisher|heuer) [^?!.]*)?[?!.]*$)`,
      'gu',
    ),
    `$1 $2${participle}`,
  ]),
  // „an Cordes gegangen“, „gingen zum Schlachthof“
  [/(?<!\p{L})(?<=(?<!\p{L})(?:an|zum|zu) (?!weide).+)gegangen(?!\p{L})/gu, 'abgegangen'],
  [/(?<!\p{L})(?:ging|gingen|gehen|geht)(?= (?:.+ )?(?:an|zum|zu) (?!weide)\p{L})/gu, 'abgegangen'],
  [
    /(?<=wie viel (?:(?:kilo|kg|liter|tonnen)\s+)?(?:(?:war|gab es|haben wir|hatten wir|kam|hat|gibt)\s+)?(?:im\s+\p{L}+\s+)?)milch(?!\p{L})/gu,
    'milchmenge',
  ],
  [new RegExp(`(?<=im )(?:letzten|vergangenen|diesem) (?=(?:${MONTHS.join('|')})(?!\\p{L}))`, 'gu'), ''],
  [/(?<!\p{L})nicht (bezahlt|erledigt)(?!\p{L})/gu, 'un$1'],
  // Times as they are said in a hurry.
  [/(?<!\p{L})dies jahr(?!\p{L})/gu, 'dieses jahr'],
  [/(?<!\p{L})(?:letzt jahr|(?:im )?vorjahr)(?!\p{L})/gu, 'letztes jahr'],
  [/(?<!\p{L})seit (?:jahresbeginn|jahresanfang|anfang des jahres|neujahr)(?!\p{L})/gu, 'dieses jahr'],
  [/(?<!\p{L})(jahr|halbjahr|quartal) (\d\d)(?![\d.,])/gu, '$1 20$2'],
  [/(?<!\p{L})anno (?=\d)/gu, ' '],
  // What is asked behind the question says nothing of it: „… oder krieg ich da Ärger?“, „… oder so?“
  [
    /,?\s(?:oder|und)\s(?:so|nicht|was|wie|fehlt (?:der|die|das) noch|(?:krieg|bekomm)e? ich da(?:nn)? (?:ärger|probleme?|einen? strafe))\s*[?!.]*$/gu,
    '',
  ],
  // Its number is no year.
  [/natura 2000/gu, 'natura'],
  [
    /(?:in |über )?(?:den|der|die) (?:letzten|vergangenen) (?:paar )?(?:jahren?|monaten?|wochen|tagen?)(?!\p{L})/gu,
    ' ',
  ],
]

/** All of them in the order in which they are read, with those of what is asked about. */
export const phrasesAround = (own: readonly (readonly [RegExp, string])[]): readonly (readonly [RegExp, string])[] => [
  ...ABBREVIATIONS,
  ...TIMES_SAID,
  ...FIRST_PHRASES,
  ...SHARES,
  ...own,
  ...PHRASES,
]
