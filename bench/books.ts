/**
 * How long the book of an inspection takes to draw: 10,000 rows on some 300 pages, with the most memory that the
 * drawing process had and the longest time for which this one stood still meanwhile.
 *
 * npm run bench:books
 */
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { PdfkitBookPrinter } from '../adapters/pdf/pdfkit-book-printer.ts'
import type { PrintedBook } from '../core/library/index.ts'
import { germanDay, germanNumber } from '../core/shared/german/write-german.ts'
import { addDays } from '../core/shared/time/days.ts'
import { median } from './http/measure.ts'

const [CHAPTERS, ROWS, ROUNDS, TARGET_SECONDS, TARGET_MB] = [10, 10_000, 3, 20, 300]

const FIELDS = ['Großer Esch', 'Bergfeld', 'Moorwiese', 'Hinterm Deich']
const CROPS = ['Winterweizen', 'Körnermais', 'Kartoffeln', 'Grünland']
const PRODUCTS = ['Boxer', 'Cadou SC', 'Gülle', 'KAS 27 %']

const row = (n: number): string[] => [
  germanDay(addDays('2026-01-01', n % 365)),
  FIELDS[n % 4]!,
  CROPS[(n >> 2) % 4]!,
  PRODUCTS[(n >> 4) % 4]!,
  germanNumber(1 + (n % 977) / 10, 2),
  `DE 03 ${String(900_000_000 + n * 7)}`,
  n % 9 === 0 ? 'nach Regen, Boden gut befahrbar' : '',
]

const book: PrintedBook = {
  title: 'Kontrollbuch 2026',
  farm: 'Hof Wümmetal',
  madeOn: '2026-12-31',
  cover: [{ label: 'Betrieb', value: 'Hof Wümmetal' }],
  hasContents: true,
  chapters: Array.from({ length: CHAPTERS }, (_, chapter) => ({
    title: `Register ${chapter + 1}`,
    blocks: [
      {
        type: 'table',
        title: 'Aufzeichnungen',
        columns: [
          { label: 'Datum', width: 1.2 },
          { label: 'Schlag', width: 1.3 },
          { label: 'Kultur', width: 1.3 },
          { label: 'Mittel' },
          { label: 'Menge', align: 'right' },
          { label: 'Ohrmarke', width: 1.9 },
          { label: 'Bemerkung', width: 2.4 },
        ],
        rows: Array.from({ length: ROWS / CHAPTERS }, (_, index) => row(chapter * (ROWS / CHAPTERS) + index)),
        marks: { 3: 'mangel', 40: 'hinweis' },
      },
    ],
  })),
}

/** The most memory that a process of this one has had, in megabytes, as Linux tells it. */
function peakOfChildren(): number {
  const peaks = textOf(`/proc/self/task/${process.pid}/children`)
    .split(' ')
    .map((pid) => Number(/^VmHWM:\s+(\d+) kB/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024)
  return Math.max(...peaks)
}

/** Nothing of a process that has just ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const printer = new PdfkitBookPrinter()
const seconds: number[] = []
let [peak, pages, bytes] = [0, 0, 0]
const standstill = monitorEventLoopDelay({ resolution: 5 })
standstill.enable()
const watch = setInterval(() => (peak = Math.max(peak, peakOfChildren())), 50)
for (let round = 0; round < ROUNDS; round++) {
  const began = performance.now()
  const file = await printer.print(book)
  seconds.push((performance.now() - began) / 1000)
  ;[pages, bytes] = [file.pages, file.bytes.byteLength]
}
clearInterval(watch)
console.log(`${pages} pages of ${ROWS} rows, ${(bytes / 1e6).toFixed(1)} MB`)
console.log(`median of ${ROUNDS}: ${median(seconds).toFixed(1)} s (at most ${TARGET_SECONDS})`)
console.log(`memory of the drawing process: ${peak.toFixed(0)} MB at most (${TARGET_MB} allowed)`)
console.log(`longest standstill of this process: ${(standstill.max / 1e6).toFixed(0)} ms`)
