import { readGrouped } from '../../shared/german/read-german.ts'
import { isStopWord } from '../../shared/german/stop-words.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import { readPeriod, type Period } from './period.ts'

/** What the first words of a question ask for. */
export type Frame =
  'count' | 'amount' | 'how' | 'when' | 'until' | 'who' | 'where' | 'which' | 'what' | 'whether' | 'tell'

export interface AskedWord {
  text: string
  stem: string
}

/** A limit that a value is held to: „über 20“, „mindestens 5 ha“. */
export interface Bound {
  is: 'above' | 'below'
  inclusive: boolean
  value: number
  unit: string | undefined
}

/** What a question says, whatever the rows are. */
export interface Asked {
  frame: Frame
  /** The words that name what is asked about, in order; each has to be explained by the rows or their columns. */
  words: AskedWord[]
  period: Period | undefined
  bound: Bound | undefined
  /** `most` and `least` order by the column that is named, the others by time. */
  pick: 'latest' | 'first' | 'next' | 'most' | 'least' | undefined
  together: 'sum' | 'mean' | undefined
  /** How many of the highest or lowest: „die drei größten“. */
  top: number
  /** „kein“, „ohne“, „nicht“ */
  negated: boolean
  /** „fehlt“ */
  missing: boolean
  /** „vollständig“: asks for the same the other way round. */
  complete: boolean
  /** „abgelaufen“, „überfällig“ */
  overdue: boolean
  /** „zu hoch“, „zu niedrig“, „zu alt“ */
  beyond: 'high' | 'low' | undefined
  /** It asks what one must or may do: no row says that, except where a view is made for it. */
  norm: boolean
  /** „Anteil“, „Prozent“ */
  share: boolean
  /** „und“ or „oder“ stands between its words. */
  joined: boolean
  /** „alle“: whether it holds for each of them. */
  each: boolean
  /** „entwickelt“, „Verlauf“: the values one after the other. */
  trend: boolean
}

const FRAMES: readonly [Frame, RegExp][] = [
  ['count', /(?<!\p{L})(?:wie\s?viele[nr]?|wie\s?oft|anzahl)(?!\p{L})/u],
  ['amount', /(?<!\p{L})(?:wie\s?viel|wie hoch|welche menge)(?!\p{L})/u],
  ['until', /(?<!\p{L})(?:bis wann|wie lange)(?!\p{L})/u],
  ['when', /(?<!\p{L})(?:wann|an welchem tag|welches datum|an welchem datum)(?!\p{L})/u],
  ['who', /(?<!\p{L})(?:wer|wem|wen|wessen)(?!\p{L})/u],
  ['where', /(?<!\p{L})(?:wo|worauf|(?:auf|in) welche[mnrs]?)(?!\p{L})/u],
  ['how', /(?<!\p{L})wie(?!\p{L})/u],
  ['which', /(?<!\p{L})(?:welche[mnrs]?|was für)(?!\p{L})/u],
  ['what', /(?<!\p{L})(?:was|womit|wovon)(?!\p{L})/u],
  [
    'whether',
    /^(?:und |dann )?(?:ist|sind|war|waren|hat|habe|haben|hatte|wurde|wurden|gibt|gab|liegt|liegen|steht|stehen|läuft|laufen|reicht|braucht|brauchen|fehlt|fehlen|gilt|gelten|muss|darf|kann)(?!\p{L})/u,
  ],
]

/** Words that are no content of a question to a farm's rows, beside the stop words of German. */
const FILLERS = new Set(
  `wie viel viele wieviel wieviele anzahl wer wem wen wessen wo wann was welche welcher welches welchen welchem lange datum tag tage stück
  betrieb betriebes betriebs hof hofes höfe hofkern zurzeit aktuell aktuelle aktuellen aktueller derzeit derzeitige momentan gerade eigentlich genau ungefähr insgesamt gesamt zusammen überhaupt noch schon bereits heute
  eingetragen erfasst verzeichnet hinterlegt gespeichert vermerkt aufgeschrieben notiert dokumentiert sag sage sagen zeig zeige zeigen nenn nenne nennen liste auflisten gib geben übersicht kannst könntest würdest möchte will wissen weißt
  liegen liegt lag stehen steht stand befinden befindet besitze besitzt besitzen sein ihre ihren ihr deren davon kommt kommen gehört gehören war waren wären heißt heißen lautet lauten beträgt betragen macht machen
  folgende folgenden einzelne einzelnen jeweils jeweilige pro ganze ganzen gesamte gesamten alle allen aller mal letztes letzte letzten letzter letztem zuletzt erste ersten erster erstes erstem zuerst nächste nächsten nächster nächstes als
  hoch hohe hohen hoher hohes viehbestand bitte hallo moin danke euch ungefähre denn jetzt eben frage info infos information informationen etwas mir uns sonst allem wieder prozent hab kg kilo kilogramm`.split(
    /\s+/u,
  ),
)

const NORM =
  /(?<!\p{L})(?:muss|müssen|musst|müsste|darf|darfst|dürfen|dürfte|soll|sollen|sollte|kann|können|könnte|man|vorgeschrieben|erlaubt|verboten|zulässig|gesetz(?:lich)?|vorschrift|verordnung|laut dem gesetz|was (?:ist|sind) eine?[nrs]?|was (?:bedeutet|heißt|versteht man))(?!\p{L})|§/u
const POLITE =
  /(?:kannst|könntest) du (?:mir )?(?:bitte )?(?:sagen|zeigen|auflisten|nennen|verraten)|kann ich (?:sehen|wissen|erfahren)|ich (?:möchte|will|würde gern) wissen/gu

const PICKS: readonly [NonNullable<Asked['pick']>, RegExp, stem?: string][] = [
  [
    'latest',
    /(?<!\p{L})(?:zuletzt|letzte[nrsm]?(?: mal)?|letztmals|neueste[nrsm]?|jüngste[nrsm]? (?=messung|wert|brief|eintrag)|aktuell(?:e[nrsm]?)?)(?!\p{L})/u,
  ],
  ['next', /(?<!\p{L})(?:als nächste[sr]?|nächste[nrsm]?|demnächst|bald)(?!\p{L})/u],
  ['first', /(?<!\p{L})(?:zuerst|erste[nrsm]?|erstmals)(?!\p{L})/u],
  ['most', /(?<!\p{L})(?:größte[nrsm]?|am größten)(?!\p{L})/u, 'gross'],
  ['least', /(?<!\p{L})(?:kleinste[nrsm]?|am kleinsten)(?!\p{L})/u, 'gross'],
  ['most', /(?<!\p{L})(?:älteste[nrsm]?|am ältesten)(?!\p{L})/u, 'alt'],
  ['least', /(?<!\p{L})(?:jüngste[nrsm]?|am jüngsten)(?!\p{L})/u, 'alt'],
  [
    'most',
    /(?<!\p{L})(?:(?:am )?höchsten?|höchste[rsm]|(?:am )?meisten|meiste|schwerste[nrsm]?|längste[nrsm]?|beste[nrsm]?)(?!\p{L})/u,
  ],
  [
    'least',
    /(?<!\p{L})(?:(?:am )?(?:niedrigsten?|geringsten?|tiefsten?|wenigsten?)|niedrigste[rsm]|geringste[rsm]|kürzeste[nrsm]?|leichteste[nrsm]?)(?!\p{L})/u,
  ],
]

const NUMBER = '(\\d{1,3}(?:\\.\\d{3})+|\\d+(?:[.,]\\d+)?)'
const UNIT =
  '(ha|hektar|kg|dt|t|tonnen|m³|m3|kubikmeter|liter|l|%|prozent|mg|tagen?|wochen?|monaten?|jahren?|tsd\\.?|plätzen?)'
const BOUNDS: readonly [Pick<Bound, 'is' | 'inclusive'>, string][] = [
  [{ is: 'above', inclusive: true }, 'mindestens|wenigstens|ab'],
  [{ is: 'below', inclusive: true }, 'höchstens|maximal|bis zu'],
  [{ is: 'above', inclusive: false }, 'über|mehr als|größer als|höher als|schwerer als|länger als|älter als'],
  [
    { is: 'below', inclusive: false },
    'unter|weniger als|kleiner als|niedriger als|geringer als|leichter als|kürzer als|jünger als',
  ],
]
/** The column that a comparison names by itself. */
const COMPARED: Record<string, string> = { größer: 'gross', kleiner: 'gross', älter: 'alt', jünger: 'alt' }

/** Phrases that say with several words, or with one of two meanings, what the views know in one. */
const PHRASES: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:steht|stehen) (?:noch )?aus(?!\p{L})/gu, 'ausstehend'],
  [/(?<!\p{L})(?:steht|stehen)(?!\p{L})(.*) an(?=\s*[?!.]?$)/gu, '$1 ansteht'],
  [/(?<!\p{L})(?:pro|je) (?:ha|hektar)(?!\p{L})/gu, ' '],
  // Of the person no row tells.
  [/(?<!\p{L})(?:bin ich|ich bin)(?!\p{L})/gu, 'ichselbst'],
  [/(?<!\p{L})kalben(?!\p{L})/gu, 'abkalben'],
  [/(?:in )?(?:den|der) (?:letzten|vergangenen) (?:jahren?|monaten?|wochen|tagen?)(?!\p{L})/gu, ' '],
]

const COUNTED: Readonly<Record<string, number>> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
}
const HOW_MANY = /(?<![\p{L}\d])(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|[2-9]|[1-4]\d)(?![\p{L}\d.,])/u

/** Numbers of animals, fields and the like, with the letters before them. */
const IDENTIFIER = /(?:(?<!\p{L})(?:de|[a-z]{6})[\s-]?)?(?:(?:…|\.\.\.)\s?)?(?<!\d)\d(?:[\s-]?\d){4,14}(?!\d)/gu

/** Reads a question as far as that goes without the rows. `today` is a day. */
export function readQuestion(question: string, today: string): Asked {
  let text = question.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
  for (const [phrase, word] of PHRASES) text = text.replaceAll(phrase, word)
  const words: AskedWord[] = []
  const norm = NORM.test(text.replaceAll(POLITE, ' '))
  text = text.replaceAll(POLITE, ' ').trim()
  const frame = FRAMES.find(([, of]) => of.test(text))?.[0] ?? 'tell'
  const period = readPeriod(text, today)
  if (period) text = `${text.slice(0, period.start)} ${text.slice(period.end)}`
  text = text.replaceAll(IDENTIFIER, (number) => {
    words.push({ text: number.trim(), stem: number.replaceAll(/\D/g, '') })
    return ' '
  })
  const { bound, rest } = readBound(text)
  text = rest
  const [pick, pattern, pickStem] = PICKS.find(([, of]) => of.test(text)) ?? []
  if (pattern && pickStem !== undefined) words.push({ text: '', stem: pickStem })
  let top = 1
  if (pattern && (pick === 'most' || pick === 'least')) {
    text = text.replace(pattern, ' ')
    text = text.replace(HOW_MANY, (_, number: string) => {
      top = COUNTED[number] ?? Number(number)
      return ' '
    })
  }
  for (const [word, stem] of Object.entries(COMPARED))
    if (bound && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(question.toLowerCase()))
      words.push({ text: '', stem })
  const beyond = /(?<!\p{L})zu (?:hoch|hohe[nrsm]?|viel|alt|alte[nrsm]?|spät)(?!\p{L})|überschritten/u.test(text)
    ? 'high'
    : /(?<!\p{L})zu (?:niedrig|niedrige[nrsm]?|wenig|gering|sauer|tief)(?!\p{L})|unterschritten/u.test(text)
      ? 'low'
      : undefined
  const flags = {
    negated: /(?<!\p{L})(?:kein(?:e[nrsm]?)?|ohne|nicht|nie)(?!\p{L})/u.test(text),
    complete: /(?<!\p{L})vollständig(?:e[nrsm]?)?(?!\p{L})/u.test(text),
    missing:
      /(?<!\p{L})(?:fehlt|fehlen|fehlende[nrsm]?|(?:un)?vollständig(?:e[nrsm]?)?|lücken?|(?:brauch|benötig)(?:e|t|en) noch|noch (?:brauch|benötig)(?:e|t|en)|noch ausstehend)(?!\p{L})/u.test(
        text,
      ),
    overdue:
      /(?<!\p{L})(?:abgelaufen(?:e[nrsm]?)?|überfällig(?:e[nrsm]?)?|verstrichen|versäumt|verpasst)(?!\p{L})/u.test(
        text,
      ),
    each: /(?<!\p{L})(?:alle[nr]?|jede[rsn]?|sämtliche[rn]?)(?!\p{L})/u.test(text),
    trend: /(?<!\p{L})(?:entwickelt|entwicklung|verlauf|verlaufen|verändert)(?!\p{L})/u.test(text),
    share: /prozent|anteil/u.test(text),
    together: /durchschnitt|im mittel|im schnitt|mittelwert/u.test(text)
      ? ('mean' as const)
      : /insgesamt|summe|zusammen|gesamt/u.test(text)
        ? ('sum' as const)
        : undefined,
  }
  text = text.replaceAll(SAID, ' ')
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+(?:³)?/gu))
    if (!isFiller(word)) words.push({ text: word, stem: stemGerman(word) })
  return {
    frame,
    words: unique(words),
    period,
    bound,
    pick,
    top,
    norm,
    joined: /(?<!\p{L})(?:und|oder|sowie)(?!\p{L})/u.test(text),
    beyond,
    ...flags,
  }
}

/** Words whose meaning is in the flags already. */
const SAID =
  /(?<!\p{L})(?:(?:brauch|benötig)(?:e|t|en) noch|noch (?:brauch|benötig)(?:e|t|en)|kein(?:e[nrsm]?)?|ohne|nicht|nie|fehlt|fehlen|fehlende[nrsm]?|(?:un)?vollständig(?:e[nrsm]?)?|lücken?|überfällig(?:e[nrsm]?)?|verstrichen|versäumt|verpasst|entwickelt|entwicklung|verlauf|verlaufen|verändert|jede[rsn]?|sämtliche[rn]?|im durchschnitt|durchschnitt(?:liche[nrsm]?)?|im mittel|im schnitt|mittelwert|insgesamt|summe|zusammen|gesamt|zu (?:hoch|hohe[nrsm]?|viel|spät|alte?|alte[nrsm]|niedrig(?:e[nrsm]?)?|wenig|gering|sauer|tief)|überschritten|unterschritten|bald|demnächst)(?!\p{L})/gu

const MODAL = /^(?:muss|müssen|musst|müsste|darf|darfst|dürfen|dürfte|soll|sollen|sollte|kann|können|könnte|man)$/u

/** They ask for means and reasons, which some entries name. */
const ASKING: ReadonlySet<string> = new Set(['womit', 'warum', 'wieso', 'weshalb'])

const isFiller = (word: string): boolean =>
  !ASKING.has(word) && (MODAL.test(word) || FILLERS.has(word) || isStopWord(word))

const unique = (words: AskedWord[]): AskedWord[] =>
  words.filter(({ stem }, index) => words.findIndex((other) => other.stem === stem) === index)

function readBound(text: string): { bound: Bound | undefined; rest: string } {
  for (const [sort, words] of BOUNDS) {
    const match = new RegExp(`(?<!\\p{L})(?:${words})\\s+${NUMBER}\\s*(?:${UNIT}(?![\\p{L}/]))?`, 'u').exec(text)
    if (match) {
      const [whole, number, unit] = match
      const value = readGrouped(number!) ?? Number.NaN
      return { bound: { ...sort, value, unit }, rest: text.replace(whole, ' ') }
    }
  }
  return { bound: undefined, rest: text }
}
