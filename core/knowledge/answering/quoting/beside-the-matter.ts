import { foldText } from '../../../shared/german/fold.ts'
import type { Quote } from '../quote.ts'

/** A number of a bill or an animal, and no year, day or amount. */
const IDENTIFIER = /(?<![\d.,/])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\d.,/]\d|\d)/gu

/** What is asked of a thing, where the adjective itself has to be spoken of. */
const HOW = /^wie (\p{Ll}{4,}) (?:ist|sind|war|waren)(?!\p{L})/iu
/** They ask for a number or a day, which is told without them. */
const MEASURES =
  /^(?:viele?|hoch|groß|gross|lange?|weit|breit|tief|dick|schwer|alt|teuer|schnell|stark|warm|kalt|spät|früh|voll|leer|nass|feucht|sauer|häufig|genau|gut|schlecht|nah|steil)$/iu

/** What is reckoned from two things, and how a text says that somebody has. */
const RECKONED: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [
    new RegExp(
      '(?<!\\p{L})(?:\\p{L}*differenz|unterschied|um wie ?viele?(?! uhr)|veränderung(?!\\p{L}).* zwischen|minus|abzüglich|' +
        'wie ?viele?(?!\\p{L})[^?]* (?:mehr|weniger) als)(?!\\p{L})|gegenüber(?:zu)?stellen',
      'iu',
    ),
    new RegExp(
      'differen|unterschied|(?<!\\p{L})(?:mehr|weniger)(?!\\p{L})|steig|stieg|sank|sunk|sink|gefallen|(?<!\\p{L})fiel|verringer|erhöh|wuchs|wachs|' +
        'zunahm|zugenommen|abnahm|rückgang|reduzier|(?:höher|niedriger|größer|kleiner|schwerer|leichter|älter|jünger)(?!\\p{L})|' +
        '(?<!\\p{L})um (?:\\p{L}+ )?\\d[\\d.,]* ?(?:%|prozent|€|euro|kg|cent|punkt|jahr)',
      'iu',
    ),
  ],
  [
    /(?<!\p{L})(?:im (?:schnitt|mittel)|durchschnittlich\p{L}*|durchschnitt|mittelwert)(?!\p{L})/iu,
    /durchschnitt|mittel(?:wert)?(?!\p{L})|im schnitt|ø/iu,
  ],
  [
    /(?<!\p{L})(?:stimm(?:t|en)(?!\p{L}).*überein|entspricht .*(?:summe|zahl|menge))/iu,
    /(?<!\p{L})(?:stimm(?:t|en)|übereinstimm\p{L}*|entspricht|entsprach|gleich)(?!\p{L})/iu,
  ],
  // „Wie viele Tage vor Fristende haben wir …?“, but not „Wie viele Tage nach der Geburt muss …?“
  [
    /^wie ?viele? (?:kalender)?(?:tage|wochen) (?:vor|nach|zwischen|lag|lagen)(?!\p{L})(?!.*(?<!\p{L})(?:muss|müssen|soll|sollen|darf|dürfen)(?!\p{L}))/iu,
    /(?<!\p{L})(?:tage?n?|wochen?) (?:vor|nach|zu früh|zu spät|später|früher)(?!\p{L})/iu,
  ],
]

/** „Wie viel Prozent der Kühe sind trächtig?“ is nothing that another share of the same paper tells. */
const SHARE_OF =
  /(?:wie ?viel prozent|welche[rn]? (?:an)?teil)(?!\p{L}).* (?:sind|ist|waren?|stehen|haben|hat) (\p{Ll}{4,})\??$/iu

/** „Muss der Steinacker gekalkt werden?“ is asked of liming. */
const DONE =
  /^(?:muss|müssen|soll|sollen|darf|dürfen|kann|können)(?!\p{L}).*(?<!\p{L})ge(\p{Ll}{3,}?)e?t werden\s*\?*$/iu

const SHORTEST_ROOT = 4
const ENDING = 2

/** The root of how its thing is or what is done to it, where a question asks that; undefined where it is measured. */
function predicateOf(question: string): string | undefined {
  const done = DONE.exec(question)?.[1]
  if (done !== undefined) return foldText(done)
  const how = (HOW.exec(question) ?? SHARE_OF.exec(question))?.[1]
  if (how === undefined || MEASURES.test(how)) return undefined
  return foldText(how).slice(0, Math.max(SHORTEST_ROOT, how.length - ENDING))
}

/**
 * True of quotes that speak of something else: none has the number that is asked for, or the word for how something is
 * or what is done to it, or, of the document that is told, what is asked to be reckoned. What is said of one bill is
 * nothing of another.
 */
export function isBesideTheMatter(
  question: string,
  quotes: readonly Pick<Quote, 'passage' | 'start' | 'end'>[],
  told: Pick<Quote, 'passage'>,
): boolean {
  const texts = quotes.map(({ passage }) => passage.text)
  const numbers = texts.map((text) => text.replaceAll(/[\s.-]/gu, ''))
  const asked = question.match(IDENTIFIER) ?? []
  if (asked.some((number) => !numbers.some((one) => one.includes(number)))) return true
  const quoted = quotes
    .filter(({ passage }) => passage.documentId === told.passage.documentId)
    .map(({ passage, start, end }) => passage.text.slice(start, end))
  if (RECKONED.some(([asks, says]) => asks.test(question) && !quoted.some((text) => says.test(text)))) return true
  const predicate = predicateOf(question)
  return predicate !== undefined && !texts.some((text) => foldText(text).includes(predicate))
}
