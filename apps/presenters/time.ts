/** RFC 3339 in UTC. */
export const time = (ms: number): string => new Date(ms).toISOString()
