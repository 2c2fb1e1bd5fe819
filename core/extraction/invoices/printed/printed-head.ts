import { readLabels } from '../../documents/read-labels.ts'
import { readPrintedDay, DAY, readWrittenDay } from '../../documents/printed-values.ts'
import { firstOf, type Labelled } from '../../documents/labelled-value.ts'
import type { DocumentLayout, Line } from '../../documents/read-layout.ts'

const NR = String.raw`\s?-?\s?(?:Nr\.?|Nummer|No\.?)`
const LABELS = {
  number: String.raw`(?:Rechnungs?|Beleg|Gutschrifts?|Lieferscheins?|LS|Abrechnungs?|Dokument(?:en)?|Storno(?:rechnungs)?|Faktura|Fakturen|Quittungs?|Bon|RE|RG)${NR}|Beleg|Bon|Faktura|Rechnung|Gutschrift|Abrechnung|Lieferschein`,
  date: String.raw`(?:Rechnungs|Beleg|Gutschrifts|Lieferschein|Abrechnungs|Ausstellungs|Druck|Fakturen|Re\.?|RE)?-?\s?datum|Ausstellung|Ausgestellt am|Datum der Rechnung|Rechnung vom`,
  due: String.raw`Fällig(?:keit(?:sdatum)?)?(?: am| zum)?|Zahlbar bis(?: zum)?|Zahlungsziel|Zu zahlen bis|Fälligkeitstag`,
  delivered: String.raw`(?:Liefer|Leistungs)-?(?:datum|tag)|Liefer-?\s?(?:/|und|oder)\s?Leistungsdatum|Geliefert am|Lieferung(?: am| vom)?|Anlieferung(?: am)?|Schlacht(?:tag|datum)|Verladen am|Abholung(?: am)?|Ware (?:erhalten|übernommen)(?: am)?`,
  note: String.raw`(?:zu |aus )?Lieferschein(?:e|en)?${NR}|Lieferschein(?:e|en)?|LS${NR}`,
  customer: String.raw`(?:Ihre )?(?:Kunden|Mitglieds|Lieferanten|Debitoren|Adress)${NR}`,
  corrects: String.raw`(?:Bezug|Zu|Zur|Korrektur zu|Storno zu)(?: Ihrer| unserer)? Rechnung(?:s-?Nr\.?|snummer| Nr\.?)?|Ursprungsrechnung|Originalrechnung|Rechnungsbezug`,
} as const
type Label = keyof typeof LABELS

export interface PrintedHead {
  number: string
  date: string
  dueDate: string
  deliveryDate: string
  notes: string
  customer: string
  corrects: string
  vatIds: string[]
  taxNumber: string
  iban: string
  /** The line with the number. */
  line: Line | undefined
  /** Letters had to be taken for digits. */
  unsure: boolean
}

/** „RN-2026-00871“, „GU 55012“, „774 2031“. */
const NUMBER_OF = String.raw`(?:(?!vom|am|bis|zum|nr)[A-Z]{2,4}\s(?=\d))?(?=[\w/.-]*\d)[A-Z\d](?:[\w/.-]*[A-Z\d])?(?:\s\d{2,}[\w/.-]*)?`
const INLINE = new RegExp(
  String.raw`(?:\p{L}*rechnung|Gutschrift|Lieferschein|Abrechnung|Beleg|Korrekturrechnung|Stornorechnung|Quittung|Faktura|Bon|Barverkauf|Rechnungskorrektur)(?:s?${NR})?\s*[:#]?\s*(${NUMBER_OF})`,
  'iu',
)
/** „Gutschrift im Abrechnungsverfahren Nr.: GA-26-7740“ */
const BY_THE_LAW = new RegExp(
  String.raw`(?<!\p{L})Gutschrift\s(?:im|nach)\s\p{L}{4,30}verfahren${NR}\s*[:#]?\s*(${NUMBER_OF})`,
  'iu',
)
const INLINE_LABEL = new RegExp(String.raw`(?:${LABELS.number})\s*[:#]?\s*(${NUMBER_OF})`, 'iu')

const CORRECTS = new RegExp(
  String.raw`(?<!\p{L})(?:zu|zur|Storno|Korrektur|Bezug|betrifft|Betr\.)\s*:?\s+(?:unserer\s+|Ihrer\s+|der\s+)?Rechnung(?:snummer|s?${NR})?\s*:?\s*(${NUMBER_OF})`,
  'iu',
)

/** The head of a printed receipt; what it does not say is empty. */
export function printedHead(layout: DocumentLayout, titleLine: Line, table: number): PrintedHead {
  const head = layout.lines.slice(0, table < 0 ? 60 : table).filter(({ cells }) => cells.length > 0)
  const isNote = /lieferschein/i.test(titleLine.text)
  const { found } = firstOf<Label>(labelled({ ...layout, lines: head }, isNote))
  const all = firstOf<Label>(labelled(layout, isNote)).found
  const text = layout.pages.map((page) => page.text).join('\n')
  const numbered = numberIn(titleLine, head, found.number)
  const dated =
    daySaid(titleLine) ??
    dayBelow(head, titleLine) ??
    dayOf(found.date) ??
    dayIn(titleLine) ??
    onlyDay(head) ??
    loneDay(head)
  // A day for the discount is not the day to pay by.
  const due = all.due && !/skonto/i.test(all.due.quote) ? dayOf(all.due) : undefined
  const delivered = dayOf(found.delivered ?? all.delivered)
  return {
    number: numbered?.number ?? '',
    date: dated?.value ?? '',
    dueDate: due?.value ?? '',
    deliveryDate: delivered?.value ?? '',
    notes: noteOf(found.note) || (isNote ? '' : noteSaid(head)),
    customer: idOf(found.customer),
    corrects: idOf(found.corrects) || (CORRECTS.exec(text)?.[1] ?? ''),
    vatIds: [
      ...new Set(
        [...text.matchAll(/(?<![A-Z\d])DE\s?\d{3}\s?\d{3}\s?\d{3}(?!\d)/g)].map(([id]) => id.replaceAll(/\s/g, '')),
      ),
    ],
    taxNumber: /St(?:euer)?-?\s?(?:Nr\.?|nummer)\s*:?\s*(\d{2,3}[/ ]\d{3,4}[/ ]\d{3,5})/i.exec(text)?.[1] ?? '',
    iban: /(?<![A-Z\d])DE\d{2}(?:\s?\d{4}){4}\s?\d{2}(?!\d)/.exec(text)?.[0].replaceAll(/\s/g, '') ?? '',
    line: numbered?.line,
    unsure: [dated, due, delivered].some((day) => day?.sure === false),
  }
}

/** „Abrechnung 24.09.2026“ says the day and no number. */
const labelled = (layout: DocumentLayout, isNote: boolean): Labelled<Label>[] =>
  readLabels<Label>(layout, LABELS).values.flatMap((value): Labelled<Label>[] => {
    const isDay = readPrintedDay(value.text) !== undefined
    // An invoice that names its note has another number of its own.
    if (value.name === 'number' && !isDay && !isNote && isOfNote(value)) return [{ ...value, name: 'note' }]
    if (value.name === 'number') return [isDay ? { ...value, name: 'date' } : value]
    return isDay || !['date', 'delivered'].includes(value.name) ? [value] : []
  })

const isOfNote = ({ label }: Labelled<Label>): boolean => /^(?:Lieferschein|LS)/i.test(label)

function numberIn(title: Line, head: readonly Line[], labelled: Labelled<Label> | undefined) {
  const inTitle = INLINE_LABEL.exec(title.text)?.[1] ?? INLINE.exec(title.text)?.[1]
  if (inTitle !== undefined && readPrintedDay(inTitle) === undefined) return { number: inTitle, line: title }
  const value = labelled && new RegExp(`^${NUMBER_OF}$`, 'iu').exec(labelled.text.trim())?.[0]
  if (value) return { number: value, line: head[labelled!.line] ?? title }
  // The number stands by itself beside the title or right below it.
  const at = head.indexOf(title)
  for (const line of head.slice(Math.max(0, at), at + 4)) {
    const alone = new RegExp(`(?<!\\p{L})(?:Nr\\.?|Nummer)\\s*:?\\s*(${NUMBER_OF})`, 'iu').exec(line.text)?.[1]
    if (
      alone !== undefined &&
      readPrintedDay(alone) === undefined &&
      !/(?<!\p{L})(?:Kunden|Kd|Steuer|St|Art)[\p{L}.-]*\s*Nr/iu.test(line.text)
    )
      return { number: alone, line }
  }
  for (const line of head) {
    const inline = INLINE_LABEL.exec(line.text)?.[1] ?? BY_THE_LAW.exec(line.text)?.[1]
    if (inline !== undefined && readPrintedDay(inline) === undefined) return { number: inline, line }
  }
  return undefined
}

const dayOf = (labelled: Labelled<Label> | undefined) => labelled && readPrintedDay(labelled.text)

/** „Rechnung 26-3317 vom 16.07.2026“. */
const daySaid = ({ text }: Line) => {
  const [, day] = new RegExp(`\\svom\\s+(${DAY})`, 'u').exec(text) ?? []
  return day === undefined ? undefined : readWrittenDay(day)
}

/** „vom 16.07.2026“ in a cell of its own, beside or right below the number. */
function dayBelow(head: readonly Line[], title: Line) {
  const at = Math.max(0, head.indexOf(title))
  const said = head
    .slice(at, at + 4)
    .flatMap(({ cells }) => cells.flatMap((cell) => new RegExp(`^vom\\s+(${DAY})$`, 'u').exec(cell.trim())?.[1] ?? []))
  return said.length === 1 ? readWrittenDay(said[0]!) : undefined
}

/** A day that is all that its cell holds; of several it is not known which. */
function loneDay(head: readonly Line[]) {
  const days = new Set(
    head.flatMap(({ cells }) =>
      cells
        .flatMap((cell) => cell.split(/\s+[·•|]\s+|,\s+/))
        .filter((cell) => new RegExp(`^${DAY}$`, 'u').test(cell.trim())),
    ),
  )
  return days.size === 1 ? readWrittenDay([...days][0]!.trim()) : undefined
}

const dayIn = ({ text }: Line) => {
  const [day] = new RegExp(DAY, 'u').exec(text) ?? []
  return day === undefined ? undefined : readWrittenDay(day)
}

/** „Rotenburg, den 12.04.2026“, or the only day of the head. */
function onlyDay(head: readonly Line[]) {
  const placed = head
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.length <= 60 && /^\p{L}[\p{L}().\- ]*,\s*(?:den\s+|am\s+)?\d/u.test(cell))
  if (placed !== undefined) return readPrintedDay(placed.replace(/^[^,\d]*,\s*(?:am\s+)?/, ''))
  const days = new Set(head.flatMap(({ text }) => text.match(new RegExp(DAY, 'gu')) ?? []))
  return days.size === 1 ? readWrittenDay([...days][0]!) : undefined
}

const idOf = (labelled: Labelled<Label> | undefined): string =>
  new RegExp(`^(?:Nr\\.?\\s*)?(${NUMBER_OF})`, 'iu').exec(labelled?.text.trim() ?? '')?.[1] ?? ''

/** „Lieferschein LS-3312 vom 08.04.2026“ in a cell of its own needs no colon where nothing but numbers follows. */
const NOTE_SAID = new RegExp(
  String.raw`^(?:(?:zu|aus|gemäß|laut|lt\.|gem\.|Bezug:?)\s+)?(?:(?:Ihr|unser)(?:em|en)?\s+)?Lieferscheine?n?(?:${NR})?\s*:?\s+(.+)$`,
  'iu',
)
const noteSaid = (head: readonly Line[]): string =>
  head
    .flatMap(({ cells }) => cells.flatMap((cell) => noteOf({ text: NOTE_SAID.exec(cell.trim())?.[1] ?? '' })))
    .find(Boolean) ?? ''

/** The numbers that the text begins with, without their days. */
export const noteOf = (labelled: { text: string } | undefined): string =>
  (labelled?.text ?? '')
    .replaceAll(/\s*(?:vom|v\.)\s*\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})/g, '')
    .split(/,\s*|\s+(?:und|u\.|\+)\s+|\s*;\s*/)
    .map((part) => /^(?:Nr\.?:?\s*)?((?:[A-Z]{1,4}\s)?(?=[\w/.-]*\d)[\w/.-]{2,40})$/.exec(part.trim())?.[1] ?? '')
    .filter(Boolean)
    .join(', ')
