import type { AccountStore, Actor } from '../access/index.ts'
import type { DocumentId } from '../shared/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { StoredPassage } from './passage.ts'
import { litLines, unpackLines, type LitLine } from './placed-lines.ts'
import type { PassageStore } from './ports/passage-store.ts'
import type { DocumentNotFound } from './read-passages.ts'
import { readableNamespaces } from './readable-namespaces.ts'

export type PageNotFound = { kind: 'page_not_found' }

/** The text of a page; the space between its passages is written as line breaks, so that every offset holds. */
export interface PageText {
  title: string
  /** From 1. */
  page: number
  /** Where `text` begins in the whole text of the page, as a UTF-16 offset. */
  start: number
  text: string
  /** The lines of `text` that hold something. */
  lines: LitLine[]
  /** The page goes on after `text`. */
  more: boolean
  /** The nearest pages with text; null: there is none. */
  previous: number | null
  next: number | null
}

/** Reads a page of a document that the actor may ask about, `from` this offset on, as far as one answer can hold. */
export type ReadPage = (
  actor: Actor,
  input: { document: DocumentId; page: number; from?: number | undefined },
) => Promise<Result<PageText, DocumentNotFound | PageNotFound>>

/** About 200,000 characters. */
const PASSAGES = 200
const LAST_PAGE = 2_000_000_000

export const makeReadPage =
  ({
    passages,
    accounts,
  }: {
    passages: Pick<PassageStore, 'read' | 'lastPageBefore' | 'lines'>
    accounts: Pick<AccountStore, 'namespacesOf'>
  }): ReadPage =>
  async (actor, { document, page, from = 0 }) => {
    const namespaces = await readableNamespaces(accounts, actor)
    const search = { namespaces, document, offset: 0 }
    const found = await passages.read({
      ...search,
      pages: { from: page, to: page },
      after: from,
      limit: PASSAGES + 1,
    })
    if (!found) return Err({ kind: 'document_not_found' })
    if (found.passages.length === 0) return Err({ kind: 'page_not_found' })
    const taken = found.passages.slice(0, PASSAGES)
    const places = taken.map(({ ordinal }) => ({ document, ordinal }))
    const [following, previous, kept] = await Promise.all([
      passages.read({ ...search, pages: { from: page + 1, to: LAST_PAGE }, limit: 1 }),
      passages.lastPageBefore(namespaces, document, page),
      passages.lines(namespaces, places),
    ])
    const { start, text } = joined(taken, from)
    return Ok({
      title: found.title,
      page,
      start,
      text,
      lines: litLines(text, start, unpackLines(kept)),
      more: found.passages.length > PASSAGES,
      previous,
      next: following?.passages[0]?.page ?? null,
    })
  }

function joined(passages: readonly StoredPassage[], from: number): Pick<PageText, 'start' | 'text'> {
  const start = from === 0 ? 0 : passages[0]!.start
  let text = ''
  for (const passage of passages) text += '\n'.repeat(Math.max(0, passage.start - start - text.length)) + passage.text
  return { start, text }
}
