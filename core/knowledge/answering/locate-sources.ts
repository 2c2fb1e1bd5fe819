import type { NamespaceId } from '../../shared/ids.ts'
import type { PassageStore } from '../ports/passage-store.ts'
import { locateQuote } from '../quotes.ts'
import type { Answer, AnswerSource } from './compose-answer.ts'

/** Passages of one page that are looked through for a quote; a longer page keeps its quotes without a place. */
const PASSAGES = 100

/** The answer with the place of each quote that was taken from a document without saying where on its page. */
export async function locateSources(
  passages: Pick<PassageStore, 'read'>,
  namespaces: NamespaceId[],
  answer: Answer,
): Promise<Answer> {
  return {
    ...answer,
    sources: await Promise.all(answer.sources.map((source) => located(passages, namespaces, source))),
  }
}

async function located(
  passages: Pick<PassageStore, 'read'>,
  namespaces: NamespaceId[],
  source: AnswerSource,
): Promise<AnswerSource> {
  const { documentId: document, page, range, quote } = source
  if (document === null || page === null || range !== null) return source
  const found = await passages.read({
    namespaces,
    document,
    pages: { from: page, to: page },
    offset: 0,
    limit: PASSAGES,
  })
  for (const { text, start } of found?.passages ?? []) {
    const place = locateQuote(text, quote)
    if (place) return { ...source, range: { start: start + place.start, end: start + place.end } }
  }
  return source
}
