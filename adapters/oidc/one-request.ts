import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload } from './oauth-artefacts.ts'

/** What one request has learnt from the store, so that it does not ask twice. */
export interface Seen {
  /** Payloads of grants that came with a token. */
  grants: Map<string, Payload>
  /** Grants of the artefacts that were found, by model and id. */
  grantOf: Map<string, string>
  /** A refresh token that was given back and waits for its successor. */
  used: string | undefined
  /** A code or refresh token that was used before. */
  replayed: string | undefined
  /** The refresh token that another request of the same client got for it just now. */
  successor: string | undefined
}

export const seen = new AsyncLocalStorage<Seen>()

/** Runs the answer to one request of the authorization server. */
export const withinOneRequest = <T>(work: () => Promise<T>): Promise<T> =>
  seen.run({ grants: new Map(), grantOf: new Map(), used: undefined, replayed: undefined, successor: undefined }, work)
