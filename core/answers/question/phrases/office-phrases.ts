// Patterns are matched in lower case.

const NOT_BEFORE = '(?<!\\p{L})'
const NOT_BEHIND = '(?!\\p{L})'
const END = '(?=\\s*[?!.]*$)'

const words = (alternatives: string): RegExp => new RegExp(`${NOT_BEFORE}(?:${alternatives})${NOT_BEHIND}`, 'gu')

/** What is asked for in a letter, and how the old say it, by what everybody says. */
const OFFICE_WORDS: readonly [alternatives: string, word: string][] = [
  ['ward', 'wurde'],
  ['wards', 'wurden'],
  ['(?:dermalen|gegenwärtig(?:e[nrsm]?)?|itzo|heutigentags|zur stunde|zum jetzigen zeitpunkt|per heute)', 'zurzeit'],
  ['(?:im |des )?(?:laufenden|lfd\\.?) jahre?s?', 'dieses jahr'],
  ['(?:im |des )?(?:laufenden|lfd\\.?) monate?s?', 'diesen monat'],
  ['(?:im )?(?:verflossenen|abgelaufenen|verwichenen) jahre?', 'letztes jahr'],
  ['(?:p\\.\\s?a\\.?|per annum|jahraus,? jahrein)', 'im jahr'],
  ['(?:im|am|vom|zum|beim) (?:ganzen )?jahre(?! \\d)', 'im jahr'],
  ['um welche stunde|zu welcher stunde', 'um welche uhrzeit'],
  ['belaufen haben|(?:sich )?(?:belief(?:en)?|beläuft|belaufen)(?: sich)?', 'ist'],
  ['(?:entrichten|berappen|blechen|löhnen)', 'bezahlen'],
  ['(?:entrichtet|berappt|geblecht|gelöhnt|abgegolten)', 'bezahlt'],
  ['(?:gewärtigen|zu erwarten|zu gewärtigen)', 'erwartet'],
  ['(?:empfangen|verabfolgt)', 'bekommen'],
  ['(?:empfing|empfingen)', 'bekam'],
  ['(?:abgetreten|überlassen|ausgehändigt)', 'abgegeben'],
  ['(?:witwe|fräulein)(?= \\p{L})', ''],
  ['fernsprecher|fernsprechnummer|fernsprechanschluss|fernruf|fernmeldenummer|rufnr\\.?', 'telefonnummer'],
  ['nr(?!\\.? ?\\d)', 'nummer'],
  ['(?:eingangs|lieferanten)rechnung(?:en)?', 'rechnungen'],
  ['begonnen', 'angefangen'],
  ['erstanden|erworben|bezogen', 'gekauft'],
  ['offene[rn]? posten', 'offene rechnungen'],
  ['vollendet|beendigt', 'beendet'],
  ['euterleiden|euterkrankheit|euterbrand|eutergeschichte', 'euterentzündung'],
]

/** „Auf welchen Betrag belaufen sich …?“ and other frames of those who write letters. */
const OFFICE_PHRASES: readonly [RegExp, string][] = [
  [
    new RegExp(
      `${NOT_BEFORE}auf (?:welche[nrs]?|wie viel) (?:betrag|summe|höhe|euro)?\\s?(?:belaufen|beläuft|belief|beliefen)(?: sich)?${NOT_BEHIND}`,
      'gu',
    ),
    'wie hoch ist',
  ],
  // „Im Vorjahre“, „auf welchem Schlage“
  [
    new RegExp(
      `(?<=${NOT_BEFORE}(?:im|am|vom|zum|beim|dem|diesem|welchem|welchen) )(herbst|vorjahr|frühjahr|monat|tag|stall|schlag|feld|preis|haus)e${NOT_BEHIND}`,
      'gu',
    ),
    '$1',
  ],
  // „Was habe ich dem Händler zu begleichen?“ asks for how much.
  [
    new RegExp(
      `^(?!.*pacht)(?:was|wie viel) (?:habe?|haben) (?:ich|wir) (.*?) ?(?:noch )?zu (?:bezahlen|zahlen|entrichten|begleichen|berappen)${END}`,
      'gu',
    ),
    'was schulde ich $1',
  ],
  // What had to be paid was paid or was not, and its amount is asked for.
  [
    new RegExp(
      `^wie viel (?:hatten?|war|waren) (?:wir |ich )?(.*?) ?zu (?:bezahlen|zahlen|entrichten|begleichen|berappen)${END}`,
      'gu',
    ),
    'wie hoch betrag $1',
  ],
  [new RegExp(`${NOT_BEFORE}geld (?:ist|sind|war)(.*?) geflossen${NOT_BEHIND}`, 'gu'), 'geld ist$1 bezahlt'],
  [
    new RegExp(
      `^(?:würden|könnten|wollen|möchten|mögen) sie (?:(?:mir|uns|bitte|freundlicherweise|doch|einmal) )*(.*) (?:heraussuchen|raussuchen|mitteilen|nennen|angeben|sagen|ausrechnen|nachsehen)${END}`,
      'gu',
    ),
    'wie ist $1',
  ],
  [new RegExp(`${NOT_BEFORE}(\\p{L}{6,})[ -]nr\\.?${NOT_BEHIND}(?! ?\\d)`, 'gu'), '$1nummer'],
  ...OFFICE_WORDS.map(([alternatives, word]): [RegExp, string] => [words(alternatives), word]),
  // „Durchschnittsertrag“, „Durchschnittspreis“
  [
    new RegExp(
      `${NOT_BEFORE}(?:durchschnitts|mittel)(?=(?:ertrag|preis|gewicht|gehalt|zahl|wert|leistung|verbrauch|menge|alter)(?:e|es|s|en)?${NOT_BEHIND})`,
      'gu',
    ),
    'durchschnittlich ',
  ],
  // „Gülleausbringen“, „Düngerstreuen“
  [
    new RegExp(
      `${NOT_BEFORE}(gülle|mist|jauche|gärrest|kalk|dünger)-?(?:ausbringe?n|ausbringung|fahren|streuen)${NOT_BEHIND}`,
      'gu',
    ),
    '$1 ausgebracht',
  ],
  // „harrt noch des ersten Schnittes“
  [
    new RegExp(`${NOT_BEFORE}harr(?:e)?t(?: noch)? (?:des|der) (\\p{L}+)(?: (\\p{L}+?)(?:e?s)?)?${END}`, 'gu'),
    '$1 $2 noch offen',
  ],
  // „kalb 43 mit den letzten Ziffern“
  [
    new RegExp(
      `${NOT_BEFORE}(?:mit )?(?:de[nrm] )?(?:letzten |hinteren )?(?:ziffern?|zahlen|stellen|endziffern?|endnummern?|endzahlen)(?: auf)? (?=\\d)`,
      'gu',
    ),
    '',
  ],
  [
    new RegExp(
      `${NOT_BEFORE}(?:die |das )?(?:auf|mit) (\\d{2,5}) (?:endet|endend(?:e[nrs]?)?|aufhört|hinten)${NOT_BEHIND}`,
      'gu',
    ),
    '$1',
  ],
  [new RegExp(`(?<=${NOT_BEFORE}bis wann${NOT_BEHIND}.*) (?:aller)?spätestens${NOT_BEHIND}`, 'gu'), ''],
  // „die meisten Jahre auf dem Buckel“
  [
    new RegExp(
      `${NOT_BEFORE}(?:hat|haben|hatte) die meisten (?:jahre|lenze|winter)(?: auf dem (?:buckel|rücken|kerbholz))?${NOT_BEHIND}`,
      'gu',
    ),
    'ist am ältesten',
  ],
  [
    new RegExp(
      `^(?:von|unter) (?:den|unseren) (\\p{L}+),? (?:die (?:wir |ich )?)?(?:mit namen|namentlich|mit einem namen)(?: (?:haben|führen|kennen|drin haben))?,? (welche[rs]?) `,
      'gu',
    ),
    '$2 $1 ',
  ],
  // „Kalb 44, von welcher Kuh ist das?“
  [
    new RegExp(
      `^(?:das |unser )?(\\p{L}*kalb.*?\\d.*?),? (?:von|zu) (?:welcher|wem)(?: kuh)? (?:ist|stammt|kommt|gehört) (?:das|es)${END}`,
      'gu',
    ),
    'welche mutter hat $1',
  ],
  // „am längsten nicht mehr beprobt“
  [
    new RegExp(
      `${NOT_BEFORE}am längsten (?:schon )?(?:nicht|nimmer|keine)(?: mehr)?(?= .*(?:beprobt|untersucht|probe))`,
      'gu',
    ),
    'am ältesten',
  ],
  // „der letzten fünf“ of years that were named
  [
    new RegExp(
      `(?<=jahr.*${NOT_BEFORE}(?:der|den|die) (?:letzten|vergangenen) )(\\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?= (?:und|mit)${NOT_BEHIND}|\\s*[?!.,]|$)`,
      'gu',
    ),
    '$1 jahre',
  ],
]

/** Who asks, where he stands and what for, before and behind a question. */
const WHO_ASKS: readonly [RegExp, string][] = [
  // „Azubi hier, steh am Iglu.“
  [
    new RegExp(
      `^(?:hier (?:ist |spricht )?(?:der |die )?)?(?:azubi|lehrling|praktikant(?:in)?|geselle|auszubildende[rn]?|betriebshelfer(?:in)?|melker(?:in)?|senior|junior|chef(?:in)?|altbauer|opa|oma)(?: hier| am apparat| spricht)?[,.:!-] ?`,
      'gu',
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:ich )?(?:steh|stehe|sitz|sitze|bin|lieg|liege|hock|hocke)(?: (?:gerade|grad|eben|jetzt|hier|da))* (?:am|im|beim|auf dem|auf der|vor dem|vor der|in der|bei den|bei der|an der) (?:\\p{L}+)[.,;:!] ?(?=.*\\p{L} .*\\p{L})`,
      'gu',
    ),
    '',
  ],
  // „…, mein Junge will das wissen“
  [
    new RegExp(
      `,? (?:mein|meine|unser|unsere|der|die) \\p{L}+ (?:(?:will|möchte|wollte|muss) (?:das|es) (?:wissen|haben|sehen)|hat (?:(?:das|danach|mich) )+gefragt)${END}`,
      'gu',
    ),
    '',
  ],
  // „Wenn morgen der Tankwagen kommt, …“ asks how it is now.
  [
    new RegExp(
      `^wenn (?:(?:heute|morgen|gleich|nachher|nächste woche|bald) )?(?:der|die|das) (?:\\p{L}*(?:wagen|laster|lkw|händler|fahrer|lieferung|prüfer|kontrolleur|berater)) (?:kommt|da ist|vorbeikommt|anrückt),? (?=wie|was|wann|welche)`,
      'gu',
    ),
    '',
  ],
  [new RegExp(`[,.]? (?:gib|nenn|nenne|sag|sage) (?:mir |uns )?(?:bitte )?beide (?:\\p{L}+)${END}`, 'gu'), ''],
]

/** Read before what the views of an area know in one word. */
export const FIRST_PHRASES: readonly [RegExp, string][] = [...WHO_ASKS, ...OFFICE_PHRASES]
