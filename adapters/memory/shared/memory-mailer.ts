import type { Mailer } from '../../../core/shared/ports/mailer.ts'

type Mail = Parameters<Mailer['send']>[0]

/** Keeps the mails it is given. */
export class MemoryMailer implements Mailer {
  readonly #mails: Mail[] = []
  /** Says why mails cannot be sent now. */
  broken: string | undefined

  async send({ to, subject, text }: Mail): Promise<void> {
    if (this.broken !== undefined) throw new Error(this.broken)
    this.#mails.push({ to, subject, text })
  }

  /** In the order in which they were sent. */
  sent(): Mail[] {
    return structuredClone(this.#mails)
  }
}
