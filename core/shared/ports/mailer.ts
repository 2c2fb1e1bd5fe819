/** Sends e-mails to people. */
export interface Mailer {
  /** Hands a mail over for delivery; throws when that fails, and the caller's job tries again. */
  send(mail: { to: string; subject: string; text: string }): Promise<void>
}
