import { createTransport } from 'nodemailer'
import { demandOneLine, type Mailer } from '../../core/shared/ports/mailer.ts'

/** How long a mail server may be silent; then the job of the mail tries again later. */
const SILENT_MS = 20_000

/** Sends through the mail server at `url` (`smtps://user:password@host:465`). */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: SILENT_MS, greetingTimeout: SILENT_MS, socketTimeout: SILENT_MS },
    { from },
  )
  return {
    async send({ to, subject, text, html }) {
      demandOneLine({ to, subject })
      // As an object it is one address, whatever signs stand in it.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, ...(html !== undefined && { html }) })
    },
    // What was handed over is the mail server's.
    forget: async () => {},
  }
}
