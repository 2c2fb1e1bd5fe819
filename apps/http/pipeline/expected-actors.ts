import type { Context } from 'koa'
import type { Actor } from '../../../core/access/index.ts'
import { BoundedMap } from '../../../core/shared/bounded-map.ts'

const MOST_EXPECTED = 10_000
/** Of a token: the end of a JWT's signature, or the whole of what is shorter. */
const KEY_LENGTH = 43

/**
 * Whom each bearer token spoke for when it was last checked here: a guess to read ahead with, never an answer to
 * whether it is good.
 */
export class ExpectedActors {
  readonly #actors = new BoundedMap<string, Actor>(MOST_EXPECTED)

  get(ctx: Context): Actor | undefined {
    return this.#actors.get(keyOf(ctx))
  }

  /** Notes what a check came to; undefined: the token is not good, and nothing is read for it again. */
  note(ctx: Context, actor: Actor | undefined): void {
    if (actor) this.#actors.set(keyOf(ctx), actor)
    else this.#actors.delete(keyOf(ctx))
  }
}

const keyOf = (ctx: Context): string => ctx.get('Authorization').slice(-KEY_LENGTH)

export const isSameActor = (one: Actor, other: Actor | undefined): boolean =>
  one.userId === other?.userId &&
  one.namespaceId === other.namespaceId &&
  nameOf(one.credential) === nameOf(other.credential)

const nameOf = (credential: Actor['credential']): string =>
  credential.kind === 'session' ? 'session' : `${credential.clientId} ${credential.scopes.join(' ')}`
