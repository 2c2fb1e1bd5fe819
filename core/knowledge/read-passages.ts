import type { AccountStore, Actor } from '../access/index.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { StoredPassage } from './passage.ts'
import type { DocumentSearch, PassageStore } from './ports/passage-store.ts'
import { readableNamespaces } from './readable-namespaces.ts'

export type DocumentNotFound = { kind: 'document_not_found' }

/** A piece of a document as it was read; `more` tells whether passages follow. */
export interface Excerpt {
  title: string
  passages: StoredPassage[]
  more: boolean
}

export type ReadPassages = (
  actor: Actor,
  input: Omit<DocumentSearch, 'namespaces'>,
) => Promise<Result<Excerpt, DocumentNotFound>>

/**
 * Reads a document that the actor may ask about: of a namespace of theirs or of the shared knowledge, so that every
 * quote can be looked up.
 */
export const makeReadPassages =
  (deps: { passages: PassageStore; accounts: Pick<AccountStore, 'namespacesOf'> }): ReadPassages =>
  async (actor, { limit, ...search }) => {
    const namespaces = await readableNamespaces(deps.accounts, actor)
    const found = await deps.passages.read({ ...search, namespaces, limit: limit + 1 })
    return found
      ? Ok({ title: found.title, passages: found.passages.slice(0, limit), more: found.passages.length > limit })
      : Err({ kind: 'document_not_found' })
  }
