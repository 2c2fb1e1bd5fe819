import { MONTHS } from '../../../shared/german/months.ts'
import type { Span } from '../../sentences.ts'
import type { AskedKind } from '../asked/asked-kind.ts'

const ONES = 'zwei|drei|vier|fünf|sechs|sieben|acht|neun'
const NUMERAL = `ein(?:e[nmrs]?)?|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|(?:zwan|vier|fünf|sech|sieb|acht|neun)zig|dreißig|(?:${ONES})(?:hundert|tausend)?|zehn|elf|zwölf|hundert|tausend|anderthalb|einhalb|halbe[nsr]?`
const DIGITS = '\\d{1,3}(?:[. ]\\d{3})+(?:,\\d+)?|\\d+(?:[.,]\\d+)?'
const AMOUNT = `(?:${DIGITS}|(?<!\\p{L})(?:${NUMERAL})(?!\\p{L}))`
const RANGE = `${AMOUNT}(?:\\s?(?:–|-|bis|und|auf|x)\\s?${AMOUNT})?`
const MONTH = `(?:${MONTHS.map((month) => month.charAt(0).toUpperCase() + month.slice(1)).join('|')}|Jan\\.|Feb\\.|Apr\\.|Aug\\.|Sept?\\.|Okt\\.|Nov\\.|Dez\\.)`
const SEASON =
  '(?:Frühjahr|Frühling|Frühsommer|Sommer|Spätsommer|Herbst|Winter|Anfang|Mitte|Ende)(?: des Jahres)? (?=\\p{L}|(?:19|20|1[5-8])\\d\\d)'
const ONE_WEEKDAY = '(?:(?:[Mm]on|[Dd]iens|[Dd]onners|[Ff]rei|[Ss]ams|[Ss]onn)tag|[Mm]ittwoch|[Ss]onnabend)s?'
/** Of „Dienstag, den 3. Mai“ the date says it. */
const WEEKDAY = `(?<!\\p{L})${ONE_WEEKDAY}(?:(?:, ${ONE_WEEKDAY})* und ${ONE_WEEKDAY})?(?!\\p{L}|,? (?:den |dem )?\\d)`
const DATE = `(?:(?<!\\p{L})${SEASON})?(?:\\d{1,2}\\.\\s?(?:\\d{1,2}\\.\\s?(?:\\d{4}|\\d{2})?|${MONTH}(?:\\s\\d{4})?)|\\d{4}-\\d{2}-\\d{2}|(?<!\\p{L})${MONTH}(?!\\p{L})(?:\\s\\d{4})?|\\d{1,2}/\\d{4}|(?:KW|Kalenderwoche)\\s?\\d{1,2}|(?<![\\d.,/])(?:1[5-9]|20)\\d{2}(?:er(?:-| )?Jahren?)?(?![\\d/]|[.,]\\d)|\\d{1,2}\\.\\sJahrhundert|${WEEKDAY})`

const unit = (units: string): string => `${RANGE}\\s?(?:${units})(?!\\p{L})`

const FRACTION = `(?<!\\p{L})(?:(?:die|der|zur) Hälfte|(?:ein|${ONES}) (?:Drittel|Viertel|Fünftel|Sechstel|Achtel|Zehntel)n?)(?!\\p{L})`

const PERIOD = '(?:Jahr|Halbjahr|Quartal|Vierteljahr|Monat|Woche|Tag|Stunde)(?:e[ns]?|s|n)?'
const FREQUENCY = `(?<!\\p{L})(?:alle (?:${AMOUNT}(?: bis ${AMOUNT})? )?${PERIOD}|jede[nrsm]? (?:\\p{L}+te[nrsm]? )?${PERIOD}|(?:mindestens |höchstens |nur )?(?:\\d+|ein|${ONES}|zehn|zwölf)(?:-| )?[mM]al(?: (?:je|pro|im|am|in der) ${PERIOD}| (?:jährlich|täglich|wöchentlich|monatlich))?|(?:halb|viertel|zwei|drei|all)?jährlich|(?:vierzehn|zwei)täg(?:ig|lich)|(?:zwei)?monatlich|(?:zwei)?wöchentlich|täglich)(?!\\p{L})`

/** Kinds whose values one sees in a text. */
type Typed = Exclude<AskedKind, 'other' | 'whether'>

/** What a value of the kind looks like; of a reason what announces it. */
const PATTERNS: Readonly<Record<Typed, string>> = {
  money: `(?:€|EUR)\\s?(?:${DIGITS})|${unit('€|EUR|Euro|ct|Cent')}`,
  share: `${unit('%|Prozent|v\\. ?H\\.')}|${FRACTION}`,
  frequency: FREQUENCY,
  duration: unit(
    '(?:volle[nr]? |ganze[nr]? |\\p{L}{2,12}-?)?(?:Minuten?|Stunden?|Tag(?:e[ns]?)?|Werktagen?|Wochen?|Monat(?:e[ns]?)?|Jahr(?:e[ns]?)?|Quartale?n?)',
  ),
  day: `(?:${DATE})(?:\\s?(?:–|-|bis(?: zum)?|und)\\s?(?:einschließlich )?(?:${DATE}))?`,
  hour: '\\d{1,2}(?:[:.]\\d{2})?(?:\\s?(?:–|-|bis)\\s?\\d{1,2}(?:[:.]\\d{2})?)?\\s?Uhr|\\d{1,2}:\\d{2}',
  area: unit('ha|Hektar|m²|qm|Quadratmetern?|km²|Quadratkilometern?|ar|Ar|Morgen'),
  weight:
    unit('kg|Kilogramm|Kilo|g|Gramm|mg|t|(?:\\p{Lu}\\p{Ll}+)?[Tt]onnen?|dt|Doppelzentnern?|Zentnern?') +
    '(?:/\\p{L}+)?',
  volume: unit('l|Litern?|m³|m3|Kubikmetern?|hl|ml') + '(?:/\\p{L}+)?',
  length: unit('m|Metern?|Meilen?|km|Kilometern?|cm|Zentimetern?|mm|Millimetern?'),
  phone: '(?<!\\d)(?:\\+49|0)[\\d /()-]{5,18}\\d(?!\\d)',
  reason:
    '(?<!\\p{L})(?:weil|da|denn|wegen|aufgrund|auf Grund|infolge|dadurch|durch|deshalb|daher|somit|mangels|verursacht|bedingt|(?:\\p{Lu}?\\p{Ll}*)(?:[Uu]rsache|[Gg]rund|[Gg]ründe|[Bb]egründung)n?)(?!\\p{L})',
  temperature: unit('°\\s?C|Grad(?: Celsius)?'),
  number: `(?<!(?:§|Nr\\.|Nummer|Absatz|Abs\\.|Satz|Artikel|Art\\.|Anlage|Anhang|Seite|Flur|Flurstück|Az\\.)\\s?)(?!0\\d)${RANGE}(?!\\s(?:Absatz|Abs\\.|Satz|Nummer|Nr\\.|Buchst))(?:\\s?(?:%|‰|°C|€|(?:kg|g|mg|t|dt|l|ml|hl|ha|m|cm|mm|km|kWh|kW|MJ|Tsd\\.?|Mio\\.?|Stück|Tiere?n?|mph)[²³]?(?:/\\p{L}{1,6}²?)?(?!\\p{L})|\\p{Lu}\\p{L}{2,}))?`,
  person:
    '(?:(?:Herrn?|Frau|Familie|Firma|Dr\\.|Prof\\.|Tierarzt|Tierärztin)\\s(?:(?:Dr|Prof|med|vet)\\.\\s?)*)(?:\\p{Lu}[\\p{L}.-]+\\s?)+|(?:\\p{Lu}[\\p{L}.-]+\\s){1,3}(?:GmbH|eG|AG|KG|e\\.\\s?V\\.|GbR|OHG)(?:\\s&\\sCo\\.\\sKG)?|(?!(?:Der|Die|Das|Den|Dem|Ein|Eine|Im|In|Am|Bei|Für|Mit|Von|Vom|Zum|Zur|Auf|An|Als|Es|Er|Sie|Und|Nach|Bis|Ab)\\s)\\p{Lu}\\p{L}+(?:\\s(?:von|van|de|der|zu)\\s|\\s|-)\\p{Lu}[\\p{L}-]+',
  place:
    '„[^“]{2,40}“|(?<=\\b(?:in|im|auf|bei|beim|am|an|aus|nach|zu|zum|zur|der|dem)\\s)(?:\\p{Lu}[\\p{L}-]+)(?:\\s(?:(?:am|an der|bei|im|in der)\\s)?\\p{Lu}[\\p{L}-]+)*',
}

/** Said with a value and part of the answer: „spätestens bis zum“, „mindestens“. */
const BEFORE =
  '(?:(?:(?:jeweils|jährlich|monatlich|spätestens|frühestens|erst|nur|noch|rund|etwa|ca\\.|circa|insgesamt|genau|nicht) )?(?:(?:bis|ab|seit|vor|nach|zwischen|innerhalb|binnen|mindestens|höchstens|maximal|wenigstens|über|unter|vom|von|am|im|zum|um|mehr als|weniger als|rund|etwa|ca\\.)(?: (?:zum|zu|einschließlich|von|dem|der|den))? ?)?)?'
const AFTER =
  '(?:\\s?(?:je|pro|/)\\s?\\p{L}+(?: und (?:je |pro )?(?:Jahr|Monat|Woche|Tag)(?!\\p{L}))?|\\s(?:netto|brutto|jährlich|monatlich|im Jahr|im Monat|am Tag))?'

const COUNTED: ReadonlySet<AskedKind> = new Set([
  'money',
  'share',
  'duration',
  'day',
  'area',
  'weight',
  'volume',
  'length',
  'temperature',
  'number',
])

const compiled = new Map<Typed, RegExp>()

function patternOf(kind: Typed): RegExp {
  const known = compiled.get(kind)
  if (known) return known
  const core = PATTERNS[kind]
  const source = COUNTED.has(kind) ? `(?<![\\p{L}\\d.,])(?:${BEFORE})(?:${core})(?:${AFTER})` : core
  const made = new RegExp(source, 'gu')
  compiled.set(kind, made)
  return made
}

/** Where `text` has values of the kind, with the words that say how they are meant, in order. */
export const valuesIn = (text: string, kind: AskedKind): Span[] =>
  kind === 'other' || kind === 'whether'
    ? []
    : [...text.matchAll(patternOf(kind))]
        .map(({ index, 0: value }) => ({ start: index, end: index + value.trimEnd().length }))
        .filter((span) => kind !== 'number' || !valuesIn(text, 'day').some((day) => overlap(day, span)))

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end
