/** The only source of new identifiers in the core. */
export interface Ids {
  /**
   * A new UUIDv7 (RFC 9562), greater than every one that this process gave before: what is made later sorts later,
   * within a millisecond too.
   */
  next<Id extends string>(): Id
}
