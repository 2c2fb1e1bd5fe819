import type { Extraction, Extractor, ExtractionInput } from '../extractor.ts'
import { confidenceOf } from '../confidence.ts'
import { checkAssertions } from '../documents/check-assertions.ts'
import { firstOf } from '../documents/labelled-value.ts'
import { readPrintedDay, readQuantity } from '../documents/printed-values.ts'
import { FORMATS_OF_LETTERS, readLayout } from '../documents/read-layout.ts'
import { readLabels } from '../documents/read-labels.ts'
import { printedTitle } from '../invoices/printed/printed-title.ts'
import { senderOf } from '../invoices/printed/printed-layout.ts'
import { quotedValue } from '../quoted-value.ts'
import { goodsUnit } from '../../terms/index.ts'
import { readWeighingList } from './weighing-list.ts'
import { isMass, weighedGoods } from './weighed-goods.ts'

/** Slips of a weighbridge, printed or as a list: what of the harvest left the farm, on which day and how much. */
export const extractWeighings: Extractor = (input) => readWeighingList(input) ?? readSlip(input)

const SLIP =
  /^(?:[\p{L}&.\- ]{2,60}?\s+[-–]\s+)?(?:Getreide-?|Ernte-?|Rüben-?)?(?:Wiegeschein|Wiegenote|Wiegekarte|Wägeschein|Waagschein|Erfassungsschein|Annahmeschein|Annahmebeleg|Anlieferungsschein|Anlieferschein|Einlagerungsschein)(?!\p{Ll})/iu
const TITLE_LINES = 12
/** „Wiegeschein  Datum  Sorte  Menge t“ heads columns. */
const LEAST_COLUMNS = 4
/** Whoever takes it in writes these; a slip of a purchase says to whom it goes. */
const TAKEN_IN =
  /(?<!\p{L})(?:Erfassung|Annahme|Anliefer|Ablieferer|Erzeuger|Einlagerung|Landwirt(?!schaft)|Ernte|Schmutz|Besatz|Fallzahl|hl-?Gewicht)/iu
const CHANGES = /(?<!\p{L})(?:Storno|Stornierung|Korrektur|Berichtigung|Rückgabe|Rücklieferung)(?!\p{Ll})/iu

const NR = String.raw`\s?-?\s?(?:Nr\.?|Nummer)`
const LABELS = {
  number: String.raw`(?:Wiegescheins?|Wiegenoten?|Wiege|Schein|Beleg|Annahmebelegs?|Annahmescheins?|Erfassungsscheins?|Anlieferungsscheins?|Lieferscheins?|WS|Waag)${NR}|Nr\.|Nummer`,
  date: String.raw`(?:Wiege|Anliefer(?:ungs)?|Annahme|Erfassungs|Liefer)?-?(?:datum|tag)|(?:Angeliefert|Gewogen|Angenommen|Erfasst) am|Anlieferung am`,
  article: String.raw`Ware|Frucht(?:art)?|Erzeugnis|Artikel|Produkt|Getreideart|Erntegut|Material|Gut|Kultur|Warenart`,
  variety: 'Sorte',
  gross: String.raw`Brutto(?:gewicht)?|Vollgewicht|Erstwiegung|1\. Wiegung|Erstgewicht`,
  tare: String.raw`Tara(?:gewicht)?|Leergewicht|Zweitwiegung|2\. Wiegung|Zweitgewicht`,
  net: String.raw`Netto(?:gewicht|menge)?|Gewicht netto|Reingewicht`,
  moisture: String.raw`(?:Korn|Ernte)?-?(?:Feuchte|Feuchtigkeit|Feuchtegehalt|Wassergehalt)`,
  other: String.raw`Kunden${NR}|Kennzeichen|Fahrzeug|Lieferant(?:en${NR})?|Anlieferer|Empfänger|Schmutz|Zucker|Besatz|Protein`,
} as const

function readSlip({ document, today, own = [] }: ExtractionInput): Extraction | undefined {
  const layout = readLayout(document, FORMATS_OF_LETTERS)
  if (!layout) return undefined
  const title = layout.lines
    .slice(0, TITLE_LINES)
    .find(({ cells }) => cells.length < LEAST_COLUMNS && cells.some((cell) => SLIP.test(cell)))
  // An invoice, a settlement or a note names the slip of its goods.
  if (!title || printedTitle(layout)) return undefined
  const { values, warnings } = readLabels(layout, LABELS)
  const { found, doubtful } = firstOf(values)
  if (!found.net && !found.gross) return undefined
  const text = layout.lines.map((line) => line.text).join('\n')
  const [gross, tare, net] = [found.gross, found.tare, found.net].map((one) => {
    const read = one && readQuantity(one.text)
    return read && { ...read, unit: goodsUnit(read.unit || one.unit).unit ?? '' }
  })
  const day = readPrintedDay(found.date?.text ?? '')
  const article = [found.article?.text ?? '', found.variety?.text ?? ''].filter(Boolean).join(' ').trim()
  const none = (why: string): Extraction => ({ rows: [], warnings: [...warnings, why] })
  if (CHANGES.test(text)) return none(CHANGED)
  if (!found.net || !net) return none('Das Nettogewicht war nicht zu lesen.')
  if (!isMass(net.unit))
    return none(`Das Nettogewicht ${quotedValue(found.net.text)} hat keine Einheit eines Gewichts.`)
  if (!day) return none('Der Tag der Wiegung war nicht zu lesen.')
  const number = NUMBER.exec(title.text)?.[1] ?? NUMBER_ALONE.exec(found.number?.text ?? '')?.[0] ?? ''
  const partner = senderOf(layout, own)?.name ?? BEFORE_TITLE.exec(title.text)?.[1]?.trim() ?? ''
  const comesOut =
    gross === undefined ||
    tare === undefined ||
    (gross.unit === net.unit && tare.unit === net.unit && Math.abs(gross.value - tare.value - net.value) < 0.0015)
  const moisture = /^\d{1,2}(?:[.,]\d{1,2})?/.exec(found.moisture?.text ?? '')?.[0] ?? ''
  // „27.340 kg“ is above a thousand, „27.340 t“ may be either.
  const isClear = !net.thousands || net.unit === 'kg'
  const holds = [!layout.ocr, net.sure, isClear, day.sure, comesOut, !doubtful.has('net'), TAKEN_IN.test(text)]
  const { page, quote } = found.net
  const load = {
    day: day.value,
    article: article || (BEETS.test(text) ? 'Zuckerrüben' : 'Erntegut'),
    amount: net.value,
    unit: net.unit,
    partner,
    number,
  }
  const row = weighedGoods({ ...load, moisture, page, quote }, confidenceOf(...holds) >= 0.8)
  return checkAssertions([row], comesOut ? warnings : [...warnings, WRONG], today)
}

const BEFORE_TITLE = /^([\p{L}&.\- ]{4,60}?)\s+[-–]\s+\p{L}/u
const BEETS = /Zuckerfabrik|Zuckerrübe|Rüben/iu
const NUMBER =
  /(?:schein|note|karte|beleg)s?(?:\s?-?\s?(?:Nr\.?|Nummer))?\s*:?\s*((?=[\w/.-]*\d)[A-Z\d][\w/.-]{1,30})/iu
const NUMBER_ALONE = /^(?=[\w/.-]*\d)[A-Z\d][\w/.-]{1,30}/iu
const WRONG = 'Brutto und Tara ergeben nicht das Nettogewicht; die Lieferung wartet auf dich.'
const CHANGED =
  'Das ist eine Korrektur oder ein Storno. Sie ändert eine Lieferung, die vielleicht schon eingetragen ist; daraus entsteht keine Zeile. Ändere die Lagerbewegung von Hand.'
