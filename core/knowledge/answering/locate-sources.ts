import type { NamespaceId } from '../../shared/ids.ts'
import { boxesOf, unpackLines } from '../placed-lines.ts'
import type { PassageStore } from '../ports/passage-store.ts'
import { locateQuote } from '../quotes.ts'
import type { Answer, AnswerSource } from './compose-answer.ts'

type Passages = Pick<PassageStore, 'read' | 'lines'>

/** Passages of one page that are looked through for a quote; a longer page keeps its quotes without a place. */
const PASSAGES = 100

/**
 * The answer with the place of each quote that was taken from a document without saying where on its page, and with the
 * boxes of all of them.
 */
export async function locateSources(passages: Passages, namespaces: NamespaceId[], answer: Answer): Promise<Answer> {
  const sources = await Promise.all(answer.sources.map((source) => located(passages, namespaces, source)))
  return { ...answer, sources: await withBoxes(passages, namespaces, sources) }
}

async function located(passages: Passages, namespaces: NamespaceId[], source: AnswerSource): Promise<AnswerSource> {
  const { documentId: document, page, range, quote } = source
  if (document === null || page === null || range !== null) return source
  const found = await passages.read({
    namespaces,
    document,
    pages: { from: page, to: page },
    offset: 0,
    limit: PASSAGES,
  })
  for (const { text, start, ordinal } of found?.passages ?? []) {
    const place = locateQuote(text, quote)
    if (place) return { ...source, range: { start: start + place.start, end: start + place.end }, passage: ordinal }
  }
  return source
}

async function withBoxes(
  passages: Passages,
  namespaces: NamespaceId[],
  sources: AnswerSource[],
): Promise<AnswerSource[]> {
  const places = sources.flatMap(({ documentId: document, passage: ordinal }) =>
    document !== null && ordinal !== undefined ? [{ document, ordinal }] : [],
  )
  if (places.length === 0) return sources
  const kept = await passages.lines(namespaces, places)
  return sources.map((source) => {
    const { documentId, passage, page, range } = source
    const own = kept.find((one) => one.document === documentId && one.ordinal === passage && one.page === page)
    return own && range ? { ...source, boxes: boxesOf(unpackLines([own]), range) } : source
  })
}
