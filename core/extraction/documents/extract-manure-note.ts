import { wordTable } from '../../shared/word-table.ts'
import { confidenceOf } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { sampleKindIn } from '../samples/sample-kind.ts'
import { checkAssertions } from './check-assertions.ts'
import { firstOf } from './labelled-value.ts'
import { readPrintedDay, readQuantity } from './printed-values.ts'
import { readLabels } from './read-labels.ts'
import { FORMATS_OF_LETTERS, quoteLines, readLayout, type DocumentLayout, type Line } from './read-layout.ts'
import { deliveriesIn } from './manure-deliveries.ts'
import { noteNutrients } from './manure-nutrients.ts'

const LABELS = {
  date: String.raw`Datum(?: der (?:Abgabe|Aufnahme|Übernahme|Übergabe|Lieferung|Verladung|Beförderung))?|(?:Abgabe|Aufnahme|Übernahme|Übergabe|Liefer|Transport|Lade)-?(?:datum|tag)|(?:Geliefert|Abgegeben|Übernommen|Abgeholt|Verladen|Lieferung|Übergabe|Abgabe) am|Tag der (?:Abgabe|Lieferung|Übernahme)`,
  giver: String.raw`Abgeber|Abgebender Betrieb|Abgebende Betriebsstätte|Inverkehrbringer|Lieferant|Erzeuger|Herkunft(?:sbetrieb)?|Absender|Abgabebetrieb`,
  receiver: String.raw`Empfänger|Aufnehmer|Aufnehmender Betrieb|Abnehmer|Empfangsbetrieb|Aufnahmebetrieb`,
  type: String.raw`Art(?: des (?:Wirtschaftsdüngers|Düngers|Stoffes))?|Wirtschaftsdünger(?:art)?|Düngerart|Stoff|Produkt|Bezeichnung|Material|Ware`,
  amount: String.raw`(?:Abgegebene |Übernommene |Gelieferte |Gesamt)?-?Menge|(?:Gesamt|Abgabe|Liefer)menge|Frischmasse|Menge (?:in )?FM`,
  number: String.raw`(?:Lfd\.|laufende) ?(?:Nr\.?|Nummer)|(?:Lieferschein|LS|Beleg|Wiegeschein|\p{L}*(?:schein|papier|dokument|nachweis))\s?-?\s?(?:Nr\.?|Nummer)|Lieferschein`,
  other: 'Beförderer|Transporteur|Spediteur|Fahrer|Kennzeichen|Betriebsnummer|Betriebs-?nr\\.?',
} as const

const MANURE =
  /WDüngV|Wirtschaftsdünger|Gülle|Gärrest|Gärprodukt|Jauche|(?<!\p{L})\p{L}*mist(?!\p{L})|Trockenkot|Klärschlamm|Kompost/iu
const NOTE =
  /(?<!\p{L})\p{L}*-?(?:lieferscheine?|(?:abgabe|liefer|übergabe|aufnahme|transport|begleit|übernahme)-?(?:beleg|schein|papier|dokument|nachweis|protokoll)|niederschrift)(?!\p{L})/iu
const HEAD_LINES = 12

type Label = keyof typeof LABELS

/** A printed note of manure that went from one farm to another: one transfer, or one for each delivery it lists. */
export const extractManureNote: Extractor = ({ document, today, own = [] }) => {
  const layout = readLayout(document, FORMATS_OF_LETTERS)
  const head = layout?.lines.slice(0, HEAD_LINES) ?? []
  if (!layout || !head.some(({ text }) => NOTE.test(text)) || !layout.lines.some(({ text }) => MANURE.test(text)))
    return undefined
  const { found } = firstOf<Label>(
    readLabels<Label>(layout, LABELS).values.filter(({ name, text }) => name !== 'date' || readPrintedDay(text)),
  )
  if (!found.giver && !found.receiver) return undefined
  const [giver, receiver] = [nameIn(found.giver?.text), nameIn(found.receiver?.text)]
  const direction = directionOf(giver, receiver, own, found)
  const partner = direction === 'given' ? receiver : giver
  const { values, doubts } = noteNutrients(layout.lines)
  const open =
    direction === undefined ? ['Ob der Hof den Dünger abgegeben oder aufgenommen hat, ist nicht sicher. Prüfe es.'] : []
  const parties = direction === undefined ? `Abgeber: ${giver || '–'}, Empfänger: ${receiver || '–'}` : null
  const type = found.type?.text ?? ''
  const list = MANURE.test(type)
    ? deliveriesIn(document, today, {
        isSure: !layout.ocr && direction !== undefined && doubts.length === 0,
        values: { direction: direction ?? 'taken', partner: partner || null, type: type.slice(0, 100), ...values },
        note: parties,
      })
    : undefined
  if (list) return { ...list, warnings: [...open, ...doubts, ...list.warnings] }
  const goods = goodsIn(layout, found.type?.text, found.amount?.text)
  if (!goods) return undefined
  const date = readPrintedDay(found.date?.text ?? '')
  const row: Assertion = {
    kind: 'manure_transfers',
    name: 'transfer',
    page: goods.line.page,
    quote: quoteLines(layout, goods.line),
    confidence: confidenceOf(
      !layout.ocr,
      date?.sure ?? false,
      direction !== undefined,
      goods.sure,
      doubts.length === 0,
    ),
    values: {
      date: date?.value ?? null,
      direction: direction ?? 'taken',
      partner: partner || null,
      type: goods.type.slice(0, 100),
      amount: goods.amount,
      unit: goods.unit,
      ...values,
      delivery_note: found.number?.text.slice(0, 60) ?? null,
      note: parties,
    },
    ...(partner && { refers: { partner_id: [partner] } }),
  }
  return checkAssertions([row], [...open, ...doubts], today)
}

/** „Ackerbau Thiele, Bördestraße 18, 39164 Wanzfeld“. */
const nameIn = (text = ''): string =>
  text
    .split(/,\s|\s{2,}/)[0]!
    .trim()
    .slice(0, 200)

const isOne = (name: string, own: readonly string[]): boolean =>
  name !== '' && own.some((one) => one.trim() !== '' && name.toLowerCase().includes(one.trim().toLowerCase()))

/** Which of the two the farm is; where its name is not known and only one is named, that is the other. */
function directionOf(
  giver: string,
  receiver: string,
  own: readonly string[],
  found: Partial<Record<Label, unknown>>,
): 'given' | 'taken' | undefined {
  if (isOne(giver, own) !== isOne(receiver, own)) return isOne(giver, own) ? 'given' : 'taken'
  if (found.giver && found.receiver) return undefined
  return found.giver ? 'taken' : 'given'
}

const UNITS: Readonly<Record<string, 't' | 'm3'>> = wordTable({
  t: 't',
  to: 't',
  tonnen: 't',
  'm³': 'm3',
  m3: 'm3',
  cbm: 'm3',
})
const AMOUNT = /(?<![\d.,])(\d{1,3}(?:\.\d{3})*(?:,\d+)?|\d+(?:,\d+)?)\s?(t|to|Tonnen|m³|m3|cbm)(?![\p{L}/])/iu

/** What was delivered and how much: at their labels, or „Gärrest flüssig, 248,0 t“ in one line. */
function goodsIn({ lines, commas }: DocumentLayout, type: string | undefined, amount: string | undefined) {
  const line =
    lines.find(({ text }) => amount !== undefined && text.includes(amount) && AMOUNT.test(amount)) ??
    lines.find(({ text }) => sampleKindIn(text) === 'slurry' && AMOUNT.test(text))
  const [, written = '', unit = ''] =
    AMOUNT.exec(amount !== undefined && AMOUNT.test(amount) ? amount : (line?.text ?? '')) ?? []
  const read = readQuantity(written)
  const named = type !== undefined && sampleKindIn(type) === 'slurry' ? type : typeIn(line, lines)
  return line && read && named
    ? { line, type: named, amount: read.value, unit: UNITS[unit.toLowerCase()]!, sure: !read.thousands || commas }
    : undefined
}

/** The words of manure before its amount, else in the title. */
function typeIn(line: Line | undefined, lines: readonly Line[]): string | undefined {
  const before = line?.text
    .split(AMOUNT)[0]
    ?.replace(/[,:;]\s*$/, '')
    .trim()
  if (before !== undefined && sampleKindIn(before) === 'slurry') return before.replace(/^[\p{L} ]{1,30}:\s*/u, '')
  return lines
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.length <= 40 && !/dünger/i.test(cell) && sampleKindIn(cell) === 'slurry')
}
