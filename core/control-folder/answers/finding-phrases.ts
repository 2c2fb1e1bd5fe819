import type { Phrase } from '../../answers/index.ts'

const within = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`
const phrase = (words: string): RegExp => new RegExp(within(words), 'gu')

const IN_ORDER =
  'rechtzeitig|pünktlich|fristgerecht|eingehalten|gültig|erlaubt|in ordnung|okay|ok|sauber|richtig|korrekt|zulässig|rechtens|genug|ausreichend'

/** How farmers speak of what an inspection would find, in lower case. */
export const FINDING_PHRASES: readonly Phrase[] = [
  // What is asked behind the question says nothing of it.
  [
    /,?\s(?:oder|und) (?:krieg|bekomm)e? (?:ich|wir) (?:da |dafür )?(?:ärger|probleme?|(?:eine )?strafe)(?=\s*[?!.]*$)/gu,
    '',
  ],
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
  [phrase('bis zum (?:stickstoff|dünge)?bedarf'), ' stickstoffrest '],
  [/(?<=(?:kalb|kuh|rind|tier|bulle|bullen|färse) )(\d\d)(?![\d.,])/gu, '00$1'],
  [/(?:mit der )?(?<!\p{L})(?:nummer|endung|endnummer|nr\.?) (\d\d)(?![\d.,])/gu, '00$1'],
  [/(?<!\p{L})(?:kreidet|kreiden|mahnt|mahnen|prangert)(?!\p{L})(.*) an(?=\s*[?!.]*$)/gu, ' beanstandung $1'],
  [/(?<!\p{L})(?:wirft|werfen|werfe)(?!\p{L})(.*) vor(?=\s*[?!.]*$)/gu, ' beanstandung $1'],
  [/(?<!\p{L})(?:halt|halte|halten|hält|hielt|hielten)(?!\p{L})(.*) ein(?=\s*[?!.]*$)/gu, ' eingehalten $1'],
  [/(?<!\p{L})(?:sieht|sehen)(?!\p{L})(.*) aus(?=\s*[?!.]*$)/gu, ' $1'],
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
  [phrase('in ordnung|in butter|im grünen bereich|im rahmen|alles klar|alles gut'), ' ordnung '],
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
  [phrase('anlage 5'), ' anlage5 '],
]
