import { spellOutUmlauts } from '../../shared/german/fold.ts'
import type { ReadDocument } from '../read-document.ts'

/** The line with which a letter turns to its reader. */
export const SALUTATION =
  /^(?:sehr (?:ge|ver)ehrte|hochgeehrte|liebe[rs]? (?!gott)\p{L}|guten (?:tag|morgen|abend)(?!\p{L})|hallo(?!\p{L})|moin(?!\p{L})|servus(?!\p{L})|gr(?:ü|ue)(?:ß|ss) gott|werte[rs]? \p{L}|an alle (?:mitglieder|eigentümer|erzeuger|betriebe|landwirte))/iu

const MARKS: readonly (readonly [weight: number, expression: RegExp])[] = [
  [
    2,
    /^(?:(?:mit )?(?:freundliche|beste|herzliche|viele|schoene|liebe)[nmr]? (?:[a-z]+ )?gr(?:ue|u)ss|hochachtungsvoll|mfg(?![a-z])|gez\. |im auftrag|i\. ?a\. )/m,
  ],
  [1.5, /rechtsbehelfsbelehrung|widerspruch (?:eingelegt|erhoben)|gegen diesen bescheid/],
  [1, /^(?:an (?:herrn|frau|die|das|den)|herrn?|frau|familie|eheleute|einschreiben)(?![a-z])/m],
  [1, /(?:aktenzeichen|geschaeftszeichen|ihr zeichen|unser zeichen|(?<![a-z])az\.?:|mein zeichen|betreff:|betr\.:)/],
]
const SALUTED = 3
const MAILED = 1
const MOST = 6

/** How much a document has the form of a letter, from 0 to 6. */
export function letterForm({ format, pages }: Pick<ReadDocument, 'format' | 'pages'>): number {
  const text = (pages[0]?.text ?? '').slice(0, 6000)
  const folded = spellOutUmlauts(text).replaceAll(/^[ \t>*]+/gm, '')
  const saluted = text.split('\n').some((line) => SALUTATION.test(line.trim()))
  const marks = MARKS.reduce((sum, [weight, expression]) => sum + (expression.test(folded) ? weight : 0), 0)
  return Math.min(MOST, marks + (saluted ? SALUTED : 0) + (format === 'eml' ? MAILED : 0))
}
