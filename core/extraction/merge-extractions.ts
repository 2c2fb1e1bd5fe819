import type { Extraction } from './extractor.ts'

/** The rows and warnings of the parts of a document, in their order. */
export const mergeExtractions = (parts: readonly Pick<Extraction, 'rows' | 'warnings'>[]): Extraction => ({
  rows: parts.flatMap(({ rows }) => rows),
  warnings: parts.flatMap(({ warnings }) => warnings),
})
