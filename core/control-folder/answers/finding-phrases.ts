import type { Phrase } from '../../answers/index.ts'

const within = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`
const phrase = (words: string): RegExp => new RegExp(within(words), 'gu')

const MISSED =
  'gerissen|verpennt|verschlafen|verschwitzt|verbummelt|vergessen|versemmelt|vermasselt|verhauen|versiebt|verpasst|versäumt|vergeigt|verschlampt|verpeilt'

/** What somebody fears to have done wrong, in words of every day. */
const MISSED_PHRASES: readonly Phrase[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:irgend)?(?:eine? |welche |die )?frist(?:en)?(?!\\p{L})(.*?)(?<!\\p{L})(?:${MISSED}|überschritten)(?!\\p{L})`,
      'gu',
    ),
    ' abgelaufen frist beanstandung $1',
  ],
  [phrase(MISSED), ' beanstandung '],
  [
    /^(?:welche|was für|welche[nrs]? ist die|wann (?:läuft|laufen|endet|kommt) die) (?:(?:aller)?nächste )?(?:(?:gesetzliche|amtliche|behördliche|rechtliche|wichtige|dringende|offene|vorgeschriebene)[nr]? )?(?:(?:aller)?nächste )?frist(?:en)?(?!\p{L})(?!.*(?:abgelaufen|vorbei|verstrichen))(.*?)(?<!\p{L})(?:laufen|läuft|stehen|kommen|kommt|gibt|offen|endet|enden)(?!\p{L})(.*?)(?: ab| an| aus| ausstehend)?(?=\s*[?!.]*$)/gu,
    ' laufend frist befund $1 $2',
  ],
  // „…, die bloßen Hinweise nicht mitgezählt“; both are told apart anyway.
  [
    phrase(
      '(?:ohne|außer|abgesehen von) (?:die |den |alle |allen )?(?:bloßen |reinen )?hinweisen?|(?:die |alle )?(?:bloßen |reinen )?hinweise (?:nicht )?(?:mitgezählt|mitgerechnet|eingerechnet|ausgenommen|beiseite|außen vor)',
    ),
    ' ',
  ],
  // „Hinweise außer den Mängeln“, „also nicht die Mängel“
  [
    /(?<=hinweise?n?(?!\p{L}).*),? ?(?:(?:also|aber) )?(?<!\p{L})(?:außer|neben|ohne|abgesehen von|nicht(?: aber)?) (?:die |den |der |alle |allen )?(?:\p{L}+en )?mängeln?(?!\p{L})/gu,
    ' ',
  ],
  // „… nur ein Hinweis und kein richtiger Verstoß“
  [
    /(?<=hinweise?(?!\p{L}).*)(?<!\p{L})(?:und |,|aber )?\s?(?:keine?|nicht) (?:\p{L}+ )?(?:verstoß|verstöße|mangel|mängel)(?!\p{L})/gu,
    ' ',
  ],
  [phrase('(?:muss|müssen|sollte|sollten) (?:ich mir|wir uns)(?= .*sorgen?(?!\\p{L}))'), ' '],
  [/(?<=laufend frist.*)(?<!\p{L})(?:als (?:aller)?nächste[srn]?|zuerst|demnächst|noch|jetzt|bald)(?!\p{L})/gu, ' '],
  [/(?<!\p{L})sorgen?(?!\p{L})(.*?)(?<!\p{L})(?:machen|gemacht|mache)(?!\p{L})/gu, ' beanstandung $1'],
  [phrase('(?:beim|im|der|mit dem) (?:letzten|neuesten|jüngsten) (?:wert|ergebnis|befund)'), ' '],
  [
    phrase('(?:worauf|auf was) (?:muss|müssen|sollte|soll) (?:ich|wir|man)(?: .*?)? (?:achten|aufpassen)'),
    ' beanstandung ',
  ],
  [phrase('wie schlimm (?:ist|wäre|steht)(?: das| es)?'), ' beanstandung '],
  [
    phrase('(?:das |der |die )?(?:größte|schlimmste|dickste|ärgste)[nrs]?(?= (?:problem|mangel|ärger|fehler|verstoß))'),
    ' ',
  ],
  [phrase('nächsten?(?= (?:kontrolle|prüfung))'), ' '],
  [
    phrase(
      'was (?:tu|tue|mach|mache|unternehme|tun|machen) (?:ich|man|wir)(?: jetzt| nun| am besten)*(?= (?:wegen|dagegen|damit|bei|mit (?:de[rmn]|dies)))',
    ),
    ' abhilfe ',
  ],
  [phrase('am besten'), ' '],
  [
    /^(?:muss|müssen|soll|sollte) (?:ich|wir|man)(?!\p{L})(.*?)(?<!\p{L})(?:was|etwas) (?:machen|tun|unternehmen)(?=\s*[?!.]*$)/gu,
    ' abhilfe $1',
  ],
  [phrase('(?:zu viel|über bedarf|über den bedarf) (?:gedüngt|gegeben)|überdüngt'), ' überdüngung beanstandung '],
  [phrase('zu (?:dicht|nah|nahe|eng) (?:am|an|ans|beim)'), ' gewässerabstand beanstandung '],
  // „Is des a Mangel?“
  [/(?<=(?:des|ist|bloß|oder|nur) )a(?= \p{L}{3,})/gu, ' '],
  [phrase('(?:meine|deine|unsere|eure|ihre)(?= ampel)'), ' '],
  // „Ist die Ampel grün?“ is answered by the colour that it has.
  [
    /(?<=^(?:.*, )?(?:ist|sind|steht|stehen|wäre).*ampel.*?)(?:auf )?(?<!\p{L})(?:rot|grün|gelb)(?: oder (?:auf )?(?:rot|grün|gelb))*(?!\p{L})/gu,
    ' ',
  ],
]

const IN_ORDER =
  'rechtzeitig|pünktlich|fristgerecht|eingehalten|gültig|erlaubt|in ordnung|okay|ok|sauber|richtig|korrekt|zulässig|rechtens|genug|ausreichend'

/** How farmers speak of what an inspection would find, in lower case. */
export const FINDING_PHRASES: readonly Phrase[] = [
  // How clean something is, no inspection of books says.
  [/(?<!\p{L})wie sauber(?!\p{L})/gu, 'sauberkeitsgrad'],
  // What was found by somebody who has come already stands in registers and letters.
  [
    /(?<=(?<!\p{L})(?:wurden?|hat|haben|war|waren)(?!\p{L}).*)(?<!\p{L})(?:\p{L}*kontrollen?|kontrolliert|prüfer(?:in|innen|n)?|kontrolleure?n?|inspektion)(?!\p{L})/gu,
    ' vormalig ',
  ],
  // What is asked behind the question says nothing of it.
  [
    /,?\s(?:oder|und) (?:krieg|bekomm)e? (?:ich|wir) (?:da |dafür )?(?:ärger|probleme?|(?:eine )?strafe)(?=\s*[?!.]*$)/gu,
    '',
  ],
  ...MISSED_PHRASES,
  // „das 43er Kalb“ is the one whose number ends so.
  [/(?<![\p{L}\d])(\d\d)e[rn]?(?!\p{L})/gu, '00$1'],
  [
    /(?<=(?:endung|hinten|ende|nummer|nr\.?|der|die|das|mit) )(\d\d)(?=\s*[?!]*$| (?:am ende|hinten|kalb|kuh|rind|tier))/gu,
    '00$1',
  ],
  // „Was darf der Mais an N noch kriegen?“, „Wie viel N fehlt dem Raps bis zum Bedarf?“
  [
    /(?<!\p{L})(?:darf|dürfen|kann|soll|könnte)(?!\p{L})(.*?)(?<!\p{L})(?:kriegen|bekommen|vertragen|abbekommen|drauf|geben|düngen)(?=\s*[?!.]*$)/gu,
    ' stickstoffrest $1',
  ],
  [
    /(?<!\p{L})(?:brauch|benötig|fehl)(?:e|t|en)(?!\p{L})(.*?)(?<!\p{L})noch(?!\p{L})/gu,
    ' stickstoffrest angabenlücke $1 ',
  ],
  [phrase('bis zum (?:vollen |ganzen |gesamten |kompletten )?(?:stickstoff|dünge|n-?)?bedarf'), ' stickstoffrest '],
  // „Wie viel Stickstoff ist beim Raps noch offen?“
  [
    /(?<=(?:stickstoff|(?:kilo|viel|kg) n)(?!\p{L}).*)(?<!\p{L})(?:ist|sind|wäre|bleibt|bleiben)(?!\p{L})(.*?)(?<!\p{L})noch (?:offen|frei|übrig|drin|darin)(?=\s*[?!.]*$)/gu,
    ' stickstoffrest angabenlücke $1',
  ],
  // „… (nach dem KAS)“: what was given is counted anyway.
  [
    /(?<=stickstoffrest.*)\(?(?<!\p{L})nach (?:dem|der|den) (?:\p{L}+ )?(?:kas|gülle|dünger|gabe|düngung|startgabe|andüngung)(?!\p{L})\)?/gu,
    ' ',
  ],
  // „Warum hat der Mais weniger Bedarf, was wurde abgezogen?“
  [
    /,?(?<!\p{L})(?:und )?(?:was|wie viel) (?:wird|wurde|ist|hat man|haben wir|habe ich) (?:da |dort |alles |denn )*(?:abgezogen|angerechnet|zugeschlagen|abgezogen worden|gerechnet)(?!\p{L})/gu,
    ' rechenweg bedarf ',
  ],
  [
    phrase('(?:bei (?:den|der|dem) )?(?:abzüge|abzug|abschläge|zuschläge|rechenweg|sollwert|bedarfswert|grundbedarf)'),
    ' rechenweg bedarf ',
  ],
  [/^(?:warum|wieso|weshalb)(?=.*(?<!\p{L})(?:\p{L}*bedarf|stickstoff|n)(?!\p{L}))/gu, ' rechenweg '],
  [/(?<=(?:kalb|kälbchen|kälble|kuh|rind|tier|bulle|bullen|färse),? (?:die |das |der )?)(\d\d)(?![.,]?\d)/gu, '00$1'],
  [/(?:mit der )?(?<!\p{L})(?:nummer|endung|endnummer|nr\.?) (\d\d)(?![\d.,])/gu, '00$1'],
  [/(?<!\p{L})(?:kreidet|kreiden|mahnt|mahnen|prangert)(?!\p{L})(.*) an(?=\s*[?!.]*$)/gu, ' beanstandung $1'],
  [/(?<!\p{L})(?:wirft|werfen|werfe)(?!\p{L})(.*) vor(?=\s*[?!.]*$)/gu, ' beanstandung $1'],
  [/(?<!\p{L})(?:halt|halte|halten|hält|hielt|hielten)(?!\p{L})(.*) ein(?=\s*[?!.]*$)/gu, ' eingehalten $1'],
  // „Wie steh ich bei der Wasserkontrolle da?“ asks for the light.
  [
    /(?<!\p{L})wie (?:stehe?|steht|stehen|schneide|schneiden|schneidet)(?!\p{L})(?: (?:ich|wir|man|es|mein betrieb|mein hof))?(.*?)(?<!\p{L})(?:da|dar|ab)(?=\s*[?!.]*$)/gu,
    ' ampel $1',
  ],
  [/(?<!\p{L})(?:sieht|sehen|schaut|schauen|schaugt)(?!\p{L})(.*) aus(?=\s*[?!.]*$)/gu, ' $1'],
  [phrase('(?:wie )?(?:spät|später) dran|in verzug|im verzug|hinterher'), ' verspätet '],
  [phrase('(\\p{L}{3,}) (?:auf|nach) \\1'), '$1 hintereinander'],
  [
    phrase(
      '(?:drei|3) (?:mal|jahre?) (?:nacheinander |hintereinander |in folge |am stück )?(?:dieselbe|dasselbe|die gleiche|das gleiche|immer|nur)(?: (?:haupt)?(?:frucht|kultur))?',
    ),
    ' verstoß fruchtfolge ',
  ],
  // A scheme of subsidies, which is a variant of a plan.
  [/öko-?regelung(?: ?\d)?/gu, ' ökoregelungsvariante '],
  // „Stimmt am Langen Kamp was nicht?“
  [
    new RegExp(`${within('stimmt|passt|klappt|läuft|ist')}(.*?)${within('nicht')} (?:${IN_ORDER})(?!\\p{L})`, 'gu'),
    ' beanstandung $1',
  ],
  [new RegExp(`${within('stimmt|passt|klappt|haut')}(.*?)${within('nicht')}(?: hin)?`, 'gu'), ' beanstandung $1'],
  [new RegExp(`${within('nicht')} (?:${IN_ORDER})(?!\\p{L})`, 'gu'), ' beanstandung '],
  [
    /(?<=(?:was|ist|wo).*)(?<!\p{L})(?:los|faul|schief|schiefgelaufen|verkehrt|im argen)(?=\s*[?!.]*$)/gu,
    ' beanstandung ',
  ],
  [
    phrase('(?:krieg|bekomm)(?:e|en)? (?:ich|wir) (?:da |dafür |dabei )?(?:einen? )?(?:ärger|probleme?|strafe|stress)'),
    ' ärger ',
  ],
  [
    phrase(
      'in ordnung|in butter|im grünen bereich|im rahmen|im lot|alles (?:klar|gut|paletti|roger|bestens|fein|schick|koscher|tutti|richtig|fit|im lack)',
    ),
    ' ordnung ',
  ],
  // „Warum lässt sich das nicht ausrechnen?“
  [
    new RegExp(
      `${within('nicht')}(?: \\p{L}+){0,2}? (?:aus|be|nach)?(?:rechnen|rechenbar|prüfen|geprüft|prüfbar|beurteilen|beurteilt|bewerten|ermitteln|gerechnet)(?:\\s+werden)?(?!\\p{L})`,
      'gu',
    ),
    ' unprüfbar ',
  ],
  [
    phrase(
      'unvollständig(?:e[nrsm]?)?|vollständig(?:e[nrsm]?)?|komplett|lückenlos|lücken?|lückenhaft|fehlt|fehlen|felt|fehlend(?:e[nrsm]?)?',
    ),
    ' angabenlücke ',
  ],
  [phrase('(?:und )?(?:bis wann|wie lange|seit wann)'), ' bis wann frist '],
  [phrase('wann (?:\\p{L}+ )?(?:wäre?|war|ist) (?:da )?schluss(?: gewesen)?'), ' frist '],
  [/(?<!\p{L})und wann\s*[?!.]*$/gu, ' frist'],
  [/(?<!\p{L})und warum\s*[?!.]*$/gu, ' '],
  [
    /(?<!\p{L})was (?:muss|soll|sollte|kann|müsste) (?:ich|wir|man)(?!\p{L})(.*?)(?<!\p{L})(?:tun|machen|unternehmen)(?=\s*(?:[?!.,]|$))/gu,
    ' abhilfe $1',
  ],
  [phrase('was (?:ist|wäre) (?:da |jetzt |noch |hier )*zu (?:tun|machen)'), ' abhilfe '],
  [phrase('zu spät(?:e[nrsm]?)?'), ' verspätet '],
  [phrase('vet'), ' veterinäramt '],
  [phrase('cross[- ]compliance'), ' konditionalität '],
  [/(?<!\p{L})glöz(\d)/gu, 'glöz $1'],
  // It is always of the year before.
  [
    phrase(
      'anlage ?5(?: (?:fürs|für das|vom|aus dem|des|übers) (?:vorjahr(?:es)?|(?:letzten?|vorigen?|vergangenen?)s? jahr(?:es)?))?',
    ),
    ' anlage5 ',
  ],
]
