/** The only source of time in the core. */
export interface Clock {
  /**
   * Now, in milliseconds since 1970-01-01T00:00:00Z; successive calls may go back by the correction of the system's
   * clock.
   */
  now(): number
}
