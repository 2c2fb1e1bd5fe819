import type { Mailer } from '../../../core/shared/ports/mailer.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { equal, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

export interface OpenedMailer {
  mailer: Mailer
  /** What has arrived, in no order. */
  arrived(): Promise<{ to: string; subject: string; text: string; html?: string | undefined }[]>
  /** False where a mail that was handed over is out of its reach. */
  keeps: boolean
  /** From here on mails cannot be handed over. */
  breakDown(): Promise<void>
  close(): Promise<void>
}

/** What every Mailer promises. */
export const mailerContract = (open: () => Promise<OpenedMailer>): ContractCase[] => {
  const mail = {
    to: 'hanna@hof.example',
    subject: 'Deine Anmeldung bei Hofkern – schöne Grüße',
    text: 'Öffne diese Adresse:\n\nhttps://hof.example/anmelden?schluessel=a-b_c\n\nSie gilt 15 Minuten.\n',
  }
  return casesOver(open, {
    'has handed the mail over, letter for letter, when it says so': async ({ mailer, arrived }) => {
      await mailer.send(mail)
      equal(
        (await arrived()).map(({ to, subject, text }) => ({ to, subject, text })),
        [mail],
      )
    },

    'hands both forms over, of a mail that has two': async ({ mailer, arrived }) => {
      const html = '<!doctype html><p>Öffne diese <a href="https://hof.example/">Adresse</a></p>\n'
      await mailer.send({ ...mail, html })
      const [both] = await arrived()
      // Between the parts of a mail stand line breaks of their own.
      equal([both!.text.trimEnd(), both!.html?.trimEnd()], [mail.text.trimEnd(), html.trimEnd()])
    },

    'sends nothing where an address or a subject would begin another field': async ({ mailer, arrived }) => {
      for (const end of ['\n', '\r', '\r\n', '\0']) {
        await rejects(mailer.send({ ...mail, subject: `Grüße${end}Bcc: eve@x.example` }))
        await rejects(mailer.send({ ...mail, to: `hanna@hof.example${end}Bcc: eve@x.example` }))
      }
      await mailer.send(mail)
      equal((await arrived()).length, 1)
    },

    'forgets what carries the content of a namespace, and nothing else': async ({ mailer, arrived, keeps }) => {
      const [gone, other] = ['01943c6e-0a50-7a12-9b3a-4c5d6e7f8091', '01943c6e-0a50-7a12-9b3a-4c5d6e7f8092'].map(
        (id) => id as NamespaceId,
      )
      await mailer.send({ ...mail, subject: 'weg', namespace: gone! })
      await mailer.send({ ...mail, subject: 'da', namespace: other! })
      await mailer.send({ ...mail, subject: 'auch da' })
      await mailer.forget(gone!)
      await mailer.forget(gone!)
      const left = (await arrived()).map(({ subject }) => subject).toSorted()
      equal(left, keeps ? ['auch da', 'da'] : ['auch da', 'da', 'weg'])
    },

    'sends each of many, also at once and also the same twice': async ({ mailer, arrived }) => {
      const subjects = ['eins', 'eins', 'zwei', 'drei']
      await Promise.all(subjects.map((subject) => mailer.send({ ...mail, subject })))
      equal((await arrived()).map(({ subject }) => subject).toSorted(), subjects.toSorted())
    },

    'throws when it cannot hand the mail over': async ({ mailer, breakDown }) => {
      await breakDown()
      await rejects(mailer.send(mail))
    },
  })
}
