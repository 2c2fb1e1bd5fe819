import type { ReadDocument } from '../read-document.ts'
import { COMPANY } from './extract-letter.ts'
import { DAY, readWrittenDay } from './printed-values.ts'
import { readLayout } from './read-layout.ts'
import { readSender } from './sender.ts'

/** Who issued a paper and when, as far as it says so. */
export interface PaperHead {
  sender: string | null
  /** ISO day. */
  dated: string | null
}

const LABORATORY =
  /(?<!\p{L})(?:\p{L}*[Ll]abor(?:e|atorien|atorium)?|LUFA|LKS|LKV|AGROLAB|Eurofins|\p{L}*[Aa]nalytik|Hygieneinstitut|Untersuchungsamt|\p{L}*[Pp]raxis|Tierklinik)(?!\p{Ll})/u
/** The day of the paper, and no day of what it tells. */
const ISSUED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:Rechnungs|Beleg|Berichts?|Befund|Ausstellungs|Druck|Prüfberichts?|Erstellungs)-?datum|Datum (?:des (?:Prüfb|B)erichts|des Befunds|der Ausstellung)|Ausgestellt(?: am)?|Erstellt am|(?:Befund|Prüfbericht|Bericht)(?: Nr\. ?\S{1,20})? vom)\s*:?\s*(${DAY})`,
  'gu',
)
const DATE = new RegExp(String.raw`^Datum\s*:?\s*(${DAY})$`, 'u')
const PLACED = new RegExp(String.raw`^\p{Lu}[\p{L}(). -]{2,40},\s*(?:den\s+)?(${DAY})$`, 'u')

/** The head of a paper that is no letter; what it says twice and differently stays open. */
export function paperHead(document: ReadDocument): PaperHead {
  const layout = readLayout(document)
  if (!layout) return { sender: null, dated: null }
  const sender = readSender(layout, LABORATORY) ?? readSender(layout, COMPANY)
  const cells = layout.lines.flatMap((line) => line.cells.map((cell) => cell.trim()))
  const readings = [
    layout.lines.flatMap(({ text }) => [...text.matchAll(ISSUED)].map(([, day]) => day!)),
    cells.flatMap((cell) => DATE.exec(cell)?.[1] ?? []),
    cells.flatMap((cell) => PLACED.exec(cell)?.[1] ?? []),
  ].map((days) => new Set(days.map((day) => readWrittenDay(day)?.value)))
  const days = [...(readings.find(({ size }) => size > 0) ?? [])]
  return { sender: sender?.name ?? null, dated: days.length === 1 ? (days[0] ?? null) : null }
}
