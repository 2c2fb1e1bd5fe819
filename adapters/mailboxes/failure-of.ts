import type { ImapFlowError } from 'imapflow'
import type { MailboxFailure } from '../../core/mailboxes/index.ts'

/** A connection or a server that failed, not what is done with a mail; `cause` is what the library threw. */
export class ConnectionFailed extends Error {}

const TIMEOUTS = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT', 'ETIMEOUT', 'ETIMEDOUT'])
/** Of Node, for a certificate that is not valid or a server that does not speak TLS. */
const TLS = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO|UPGRADE_TIMEOUT)/
const NETWORK =
  /^(ECONN|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EPIPE|NoConnection|EConnectionClosed|StateLogout|ClosedAfterConnect|ETHROTTLE)/
const UNINTELLIGIBLE =
  /^(ParserError|UnexpectedTag|MissingTag|Invalid|ResponseProcessingFailed|STARTTLS_INJECTION|MAX_IMAP|LineTooLarge|LiteralTooLarge|ResponseTooLarge|TooMany|Download|NoMailboxSelected)/

/** What a failure of the library says of the server. */
export function failureOf(cause: unknown): MailboxFailure {
  const { code = '', ...found } = (cause ?? {}) as ImapFlowError
  if (found.authenticationFailed) return found.serverResponseCode === 'UNAVAILABLE' ? 'unreachable' : 'wrong_password'
  if (found.tlsFailed || TLS.test(code)) return 'not_encrypted'
  if (TIMEOUTS.has(code)) return 'timed_out'
  if (NETWORK.test(code)) return 'unreachable'
  if (UNINTELLIGIBLE.test(code)) return 'unintelligible'
  if (found.mailboxMissing || found.executedCommand?.includes('EXAMINE')) return 'no_folder'
  return found.responseStatus ? 'unintelligible' : 'unreachable'
}
