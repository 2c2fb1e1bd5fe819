/** What is left of a caller's budget after one call. */
export interface RateLimitState {
  /** False: the budget was used up, and the call has not been counted. */
  allowed: boolean
  /** Calls in one window. */
  limit: number
  windowSeconds: number
  /** As far as this process knows: others may have counted since. */
  remaining: number
  /** Until the window ends, in milliseconds. */
  resetsInMs: number
}

/** Budgets of calls, shared by all processes. */
export interface RateLimiter {
  /** Counts one call of `caller` against the budget of that name. */
  consume(budget: string, caller: string): Promise<RateLimitState>
  /** Takes back one call that was counted. */
  giveBack(budget: string, caller: string): Promise<void>
}
