/**
 * A session, code, token, interaction or grant as the authorization server wants it back; without its id, which is
 * often a secret.
 */
export type Payload = Record<string, unknown>

export interface Artefact {
  payload: Payload
  /** The grant it lives and dies with; null for what belongs to none. */
  grantId: string | null
  /** A second name, which is no secret; null where there is none. */
  uid: string | null
  expiresAt: number
}

export interface FoundArtefact {
  payload: Payload
  consumedAt: number | null
  successor: string | null
  grant: Payload | null
}

/** Something that is given up for another. */
export interface Rotation {
  usedId: string
  successorId: string
  /** Kept with what was used; null: nothing. */
  note: string | null
  artefact: Artefact
}

/**
 * What the authorization server keeps. An artefact is found until it expires or its grant is over: revoking a grant is
 * one write, and a whole family of tokens is gone.
 */
export interface OAuthArtefacts {
  /** Keeps the artefact in place of any of the same model and id. */
  put(model: string, id: string, artefact: Artefact): Promise<void>
  /**
   * A live artefact, when it was consumed (ms, null: not yet), what was noted of its successor then, and the payload of
   * the grant it belongs to.
   */
  find(model: string, id: string, now: number): Promise<FoundArtefact | undefined>
  /** The payload by the second name; its id is not returned. */
  findByUid(model: string, uid: string, now: number): Promise<Payload | undefined>
  /** True for exactly one of any number of callers. */
  consume(model: string, id: string, now: number): Promise<boolean>
  /**
   * Consumes one artefact and keeps its successor, both or neither; true for exactly one of any number of callers, and
   * only while the grant lives.
   */
  rotate(model: string, rotation: Rotation, now: number): Promise<boolean>
  /** True for exactly one of any number of callers. */
  remove(model: string, id: string): Promise<boolean>
  removeOfGrant(model: string, grantId: string): Promise<void>
  /** Ends the grant, and with it everything that belongs to it, other grants too. */
  endGrant(grantId: string, now: number): Promise<void>
}

/** The model whose artefacts are grants themselves. */
export const GRANT = 'Grant'
