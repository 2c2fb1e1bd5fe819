import type { Result } from '../../shared/result.ts'
import type { ReceivedFile } from '../received-file.ts'

export type WebFailure =
  /**
   * No https address of the public web: another scheme or port, a user name in it, a name or number that leads into a
   * network of one's own.
   */
  | { kind: 'address_refused' }
  | { kind: 'unreachable' }
  | { kind: 'timed_out'; seconds: number }
  | { kind: 'file_too_large'; limitBytes: number }
  | { kind: 'too_many_redirects' }
  /** The server answered with something other than a document. */
  | { kind: 'no_document'; status: number }

/** Fetches what everyone may read on the web, and nothing else. */
export interface PublicWeb {
  /**
   * Lends what `url` leads to, redirects followed, as a local file to `work`; the file is gone afterwards. Never throws
   * for what the address or its server does.
   */
  withDownload<T>(url: string, work: (file: ReceivedFile) => Promise<T>): Promise<Result<T, WebFailure>>
}
