/**
 * Class 08 (connection), 57P0x (shut down, starting up), 53300 (too many connections), 53100 (disk full), 25006
 * (read only): PostgreSQL,
 * Appendix A.
 */
const OUTAGE_STATES = /^(08|57P0|53[13]00|25006)/
const OUTAGE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])

/** True for an error that says the database cannot be reached now, whatever was asked of it. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = String((error as { code?: unknown }).code ?? '')
  return (
    OUTAGE_STATES.test(code) ||
    OUTAGE_CODES.has(code) ||
    /Connection terminated|timeout exceeded when trying to connect|not queryable|Client has encountered a connection error/i.test(
      error.message,
    ) ||
    (error.cause !== undefined && isOutage(error.cause))
  )
}
