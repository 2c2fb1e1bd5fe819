import type { Actor } from '../access/index.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { Fach } from '../extraction/index.ts'
import type { InboundLetters } from './ports/inbound-letters.ts'
import type { RegisteredSource, RegisterSource } from './register-source.ts'

export type RegisterFromLetterFailure = { kind: 'letter_not_found' }

export type RegisterFromLetter = (
  actor: Actor,
  input: { letterId: string; category?: Fach | undefined },
) => Promise<Result<RegisteredSource, RegisterFromLetterFailure>>

/**
 * Copies the file of an inbound letter into the sources. The same letter has the same bytes and so always leads to the
 * same source.
 */
export const makeRegisterFromLetter =
  (deps: { letters: InboundLetters; objects: ObjectStore; registerSource: RegisterSource }): RegisterFromLetter =>
  async (actor, { letterId, category }) => {
    const letter = await deps.letters.byId(actor.namespaceId, letterId)
    if (!letter) return Err({ kind: 'letter_not_found' })
    const { objectKey, ...file } = letter
    const registered = await deps.objects.withLocalCopy(objectKey, (path) =>
      deps.registerSource(actor, { file: { path, ...file }, category }),
    )
    return registered ? Ok(registered) : Err({ kind: 'letter_not_found' })
  }
