/** The only source of new identifiers in the core. */
export interface Ids {
  /** A new UUIDv7 (RFC 9562), greater than those this instance gave in earlier milliseconds. */
  next<Id extends string>(): Id
}
