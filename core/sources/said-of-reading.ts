import type { Extraction } from '../extraction/index.ts'
import type { DocumentAnalysis } from './analyse-document.ts'

const NOT_EMBEDDED =
  'Dieses Dokument lässt sich bisher nur nach seinen Worten durchsuchen, nicht nach der Bedeutung. Lies es später noch einmal neu ein.'

/**
 * German: what was said in reading a document; of one that yields nothing and of which extraction says nothing, as what
 * it was recognized and why nothing arises.
 */
export function saidOf(
  { warnings, ifNothing }: Pick<DocumentAnalysis, 'warnings' | 'ifNothing'>,
  { rows, annotations = [], warnings: ofExtraction }: Extraction,
  leftOut: readonly string[],
  isEmbedded: boolean,
): string[] {
  const said = [...ofExtraction, ...leftOut]
  const nothing = rows.length + annotations.length + said.length === 0
  return [...warnings, ...(nothing ? [ifNothing] : said), ...(isEmbedded ? [] : [NOT_EMBEDDED])]
}
