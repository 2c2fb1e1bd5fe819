import type { NamespaceId } from '../ids.ts'

export interface Mail {
  /** One address. */
  to: string
  /** One line. */
  subject: string
  text: string
  /** The same for mail programs that show HTML. */
  html?: string
  /** Whose content it carries; left out where it is about the account alone. */
  namespace?: NamespaceId
}

/** Sends e-mails to people. */
export interface Mailer {
  /**
   * Hands a mail over for delivery; throws when that fails, and the caller's job tries again. An address or a subject
   * with a line break is a mistake of ours and throws, too.
   */
  send(mail: Mail): Promise<void>
  /** Removes what it still holds of mails that carry the namespace's content; what was delivered has left. */
  forget(namespace: NamespaceId): Promise<void>
}

/** Throws where a field of the head would begin another one (RFC 5322 §2.2). */
export function demandOneLine({ to, subject }: Pick<Mail, 'to' | 'subject'>): void {
  if (/[\r\n\0]/.test(to + subject)) throw new Error('An address and a subject are one line each')
}
