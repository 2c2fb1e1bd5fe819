/** Calls `stop` once nobody waits for the answer any more, at once where that is so already. */
export type WhenLeft = (stop: () => void) => void
