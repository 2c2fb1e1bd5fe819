import type { Actor } from '../access/index.ts'
import type { Result } from '../shared/result.ts'
import type { PublicWeb, WebFailure } from './ports/public-web.ts'
import type { RegisterSourceInput } from './new-source.ts'
import type { RegisteredSource, RegisterSource } from './register-source.ts'

export interface RegisterFromWebInput extends Omit<RegisterSourceInput, 'file'> {
  /** A public https address. */
  url: string
}

export type RegisterFromWeb = (
  actor: Actor,
  input: RegisterFromWebInput,
) => Promise<Result<RegisteredSource, WebFailure>>

/**
 * Takes what a public address leads to as a source. The address again is the same source as long as the same bytes lie
 * there.
 */
export const makeRegisterFromWeb =
  (deps: { web: PublicWeb; registerSource: RegisterSource }): RegisterFromWeb =>
  (actor, { url, ...input }) =>
    deps.web.withDownload(url, (file) => deps.registerSource(actor, { ...input, file }))
