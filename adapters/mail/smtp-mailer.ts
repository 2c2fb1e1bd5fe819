import { createTransport } from 'nodemailer'
import type { Mailer } from '../../core/shared/ports/mailer.ts'

/** Sends through the mail server at `url` (`smtps://user:password@host:465`). */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(url, { from })
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text })
    },
  }
}
