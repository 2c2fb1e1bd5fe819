import type { Mailer } from '../../../core/shared/ports/mailer.ts'
import { equal, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

export interface OpenedMailer {
  mailer: Mailer
  /** What has arrived, in no order. */
  arrived(): Promise<{ to: string; subject: string; text: string }[]>
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
      equal(await arrived(), [mail])
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
