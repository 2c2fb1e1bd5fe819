import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkValues, kindOf, type Fields } from '../../../../core/farm/index.ts'
import {
  CONFIDENT,
  extractAssertions,
  type DocumentType,
  type Extraction,
  type ReadDocument,
} from '../../../../core/extraction/index.ts'
import { extractApplication } from '../../../../core/extraction/documents/extract-application.ts'
import { extractCertificate } from '../../../../core/extraction/documents/extract-certificate.ts'
import { extractCorrespondence } from '../../../../core/extraction/documents/extract-correspondence.ts'
import { extractLease } from '../../../../core/extraction/documents/extract-lease.ts'
import { extractAnalysisReport } from '../../../../core/extraction/documents/extract-analysis-report.ts'
import { extractLetter } from '../../../../core/extraction/documents/extract-letter.ts'
import { extractMedicineReceipt } from '../../../../core/extraction/documents/extract-medicine-receipt.ts'
import { extractMilkStatement } from '../../../../core/extraction/documents/extract-milk-statement.ts'
import { extractPrintedInvoice } from '../../../../core/extraction/invoices/printed/extract-printed-invoice.ts'
import { aDocument, fixtureText, TODAY } from '../../../builders/text-documents.ts'
import { runs } from '../../../runs.ts'

const EXTRACTORS = {
  letters: extractLetter,
  milk: extractMilkStatement,
  medicine: extractMedicineReceipt,
  analyses: extractAnalysisReport,
  invoices: extractPrintedInvoice,
}
type Folder = keyof typeof EXTRACTORS
const FOLDERS = Object.keys(EXTRACTORS) as Folder[]

const documentsIn = (folder: string): string[] =>
  readdirSync(new URL(`../../../fixtures/papers/${folder}`, import.meta.url)).map((name) => `${folder}/${name}`)
const DOCUMENTS = FOLDERS.flatMap(documentsIn)

const extractAll = (document: ReadDocument): Extraction[] =>
  Object.values(EXTRACTORS).flatMap((extract) => extract({ document, filename: 'papier', today: TODAY }) ?? [])

/** Known by what they say rather than by a folder of examples. */
const FURTHER = [extractLease, extractCorrespondence, extractCertificate, extractApplication]

/** What holds for each row of each paper, however it is written. */
function expectSound(document: ReadDocument): void {
  const further = FURTHER.flatMap((extract) => extract({ document, filename: 'papier', today: TODAY }) ?? [])
  for (const { rows, warnings } of [...extractAll(document), ...further]) {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
    for (const { kind, values, confidence, page, quote } of rows) {
      const checked = checkValues<Fields>(kindOf(kind).fields, values)
      expect(checked.ok && kindOf(kind).rules(checked.values as never, TODAY)).toEqual([])
      expect(quote!.length > 0 && quote!.length <= 300).toBe(true)
      expect(document.pages.find(({ number }) => number === page)!.text).toContain(quote!)
      if (document.ocr) expect(confidence).toBeLessThan(CONFIDENT)
    }
    for (const warning of warnings) expect(warning.length).toBeLessThan(400)
  }
}

const TYPES: Record<Folder, DocumentType> = {
  letters: 'letter',
  milk: 'milk_statement',
  medicine: 'medicine_receipt',
  analyses: 'analysis_report',
  invoices: 'printed_invoice',
}

describe('documents of one type', () => {
  it.each(DOCUMENTS)('%s is of the type of its folder', (path) => {
    const extracted = extractAssertions({ document: aDocument(fixtureText(path)), filename: path, today: TODAY })
    expect(extracted?.documentType).toBe(TYPES[path.split('/')[0] as Folder])
  })

  it.each(DOCUMENTS)('%s is known by its own extractor alone', (path) => {
    // What a dairy pays is a settlement as well.
    for (const folder of path.startsWith('milk/') ? FOLDERS.filter((one) => one !== 'invoices') : FOLDERS)
      expect([
        folder,
        EXTRACTORS[folder]({ document: aDocument(fixtureText(path)), filename: path, today: TODAY }) !== undefined,
      ]).toEqual([folder, path.startsWith(`${folder}/`)])
  })

  it.each(documentsIn('unlike'))('%s yields nothing', (path) => {
    expect(extractAll(aDocument(fixtureText(path), { format: 'txt' }))).toEqual([])
  })

  it('a table, an electronic invoice and a book are none of them', () => {
    expect(extractAll(aDocument(fixtureText('letters/anhoerung-veterinaeramt.txt'), { format: 'csv' }))).toEqual([])
    expect(extractAll(aDocument(fixtureText('milk/milchgeldabrechnung.txt'), { format: 'invoice_zugferd' }))).toEqual(
      [],
    )
    expect(
      extractAll(aDocument(`${fixtureText('letters/anhoerung-veterinaeramt.txt')}\n${'Kapitel\n'.repeat(5000)}`)),
    ).toEqual([])
  })

  it.each(DOCUMENTS)('%s: a scan of it yields nothing that is taken without asking', (path) => {
    expectSound(aDocument(fixtureText(path), { ocr: true }))
  })
})

/** Lines of real documents, shuffled, cut, with letters lost and changed. */
const LINES = [...DOCUMENTS, ...documentsIn('unlike')].flatMap((path) => fixtureText(path).split('\n'))
const line = fc.oneof(
  fc.constantFrom(...LINES),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\f',
    'Datum:',
    'Zellzahl  Keimzahl  Datum',
    '99.99.9999  1  2',
    'bis zum 31.02.2027 zu zahlen',
    'innerhalb von 999 Monaten nach Bekanntgabe Widerspruch',
    'Fett: 1e308 %',
    'Milchmenge: 99999999999999999999 kg',
  ),
)
const shuffled = fc.array(line, { maxLength: 40 }).map((lines) => lines.join('\n'))
const damaged = fc
  .tuple(
    fc.constantFrom(...DOCUMENTS),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom('', 'O', 'l', '.', ',', ' ', '  ', '\n', '\f', '9', '\u00a0', '€', '\u{1F404}'),
      ),
      { maxLength: 12 },
    ),
  )
  .map(([path, changes]) =>
    changes.reduce(
      (text, [at, letter]) => `${text.slice(0, at % text.length)}${letter}${text.slice((at % text.length) + 1)}`,
      fixtureText(path),
    ),
  )

const HEADS = [
  'Landkreis Rotenburg\nMilchgeldabrechnung April 2026\nAuA-Beleg Wartezeit\nPrüfbericht\nBescheid\nDatum: 12.05.2026\nSehr geehrte Familie',
  'Landpachtvertrag\nzwischen Karin Meyer (Verpächterin) und Jan Behrens',
  'Kontrollbescheinigung Feldspritze\nPrüfdatum: 12.05.2026',
  'Gemeinsamer Antrag 2026\nEingereicht am 12.05.2026',
]

describe('whatever a document says', () => {
  it('no reading fails, every row checks, and every quote stands on its page', () => {
    fc.assert(
      fc.property(fc.oneof(shuffled, damaged), fc.boolean(), (text, ocr) => expectSound(aDocument(text, { ocr }))),
      { numRuns: runs(1000) },
    )
  })

  it('a document made to be slow is read before the patience of a test ends', { tags: ['large'] }, () => {
    const slow = [
      'Aktenzeichen '.repeat(3000),
      '1.'.repeat(30_000),
      `Landkreis ${' '.repeat(30_000)}A`,
      'Frist '.repeat(5000),
      '(Fett '.repeat(5000),
      'innerhalb von '.repeat(3000),
      '-\n'.repeat(20_000),
      'l1O.,'.repeat(10_000),
      'Zellzahl  '.repeat(40),
      'Zellzahl Keimzahl Datum\n1 2 3\n'.repeat(2000),
      'a-\n'.repeat(4500),
      'Verpächter Pächter '.repeat(3000),
      'zwischen Anna und '.repeat(3000),
      'Schlag „Berg“ 1,2 ha '.repeat(2500),
      'Flurstück 1/2, 3/4 '.repeat(3000),
      'Pacht 300 EUR je '.repeat(3000),
      'vom 01.10.2025 bis '.repeat(3000),
      `Gemarkung ${'Aa '.repeat(15_000)}`,
      'Gültig bis Nächste Prüfung '.repeat(2000),
      '[x] ÖR '.repeat(5000),
    ]
    for (const text of slow) for (const head of HEADS) expectSound(aDocument(`${head}\n${text}\n${text.slice(0, 300)}`))
  })
})
