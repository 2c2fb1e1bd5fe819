import { readFileSync } from 'node:fs'
import type { Extraction, Extractor, ReadDocument } from '../../core/extraction/index.ts'

export const TODAY = '2026-05-20'

/** A document whose pages hold the given text; a form feed begins a page. */
export const aDocument = (
  text: string,
  { ocr = false, format = 'pdf' }: { ocr?: boolean; format?: ReadDocument['format'] } = {},
): ReadDocument => ({
  format,
  contentType: 'text/plain',
  title: null,
  ocr,
  warnings: [],
  pages: text.split('\f').map((page, index) => ({ number: index + 1, text: page, headings: [] })),
})

export const fixtureText = (path: string): string =>
  readFileSync(new URL(`../fixtures/papers/${path}`, import.meta.url), 'utf8').trimEnd()

/**
 * What an extractor makes of a document among the fixtures, without the values that are not known; a scan came through
 * character recognition.
 */
export const readFixture = (extract: Extractor, path: string) =>
  plain(
    extract({ document: aDocument(fixtureText(path), { ocr: path.includes('scan') }), filename: path, today: TODAY }),
  )

export const plain = (extraction: Extraction | undefined) =>
  extraction && {
    warnings: extraction.warnings,
    rows: extraction.rows.map(({ kind, values, confidence, quote }) => ({
      kind,
      values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
      confidence,
      quote,
    })),
  }
