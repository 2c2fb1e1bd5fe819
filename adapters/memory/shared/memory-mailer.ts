import type { NamespaceId } from '../../../core/shared/ids.ts'
import { demandOneLine, type Mail, type Mailer } from '../../../core/shared/ports/mailer.ts'

/** Keeps the mails it is given. */
export class MemoryMailer implements Mailer {
  #mails: Mail[] = []
  /** Says why mails cannot be sent now. */
  broken: string | undefined

  async send(mail: Mail): Promise<void> {
    demandOneLine(mail)
    if (this.broken !== undefined) throw new Error(this.broken)
    this.#mails.push(structuredClone(mail))
  }

  async forget(namespace: NamespaceId): Promise<void> {
    this.#mails = this.#mails.filter((mail) => mail.namespace !== namespace)
  }

  /** In the order in which they were sent. */
  sent(): Mail[] {
    return structuredClone(this.#mails)
  }
}
