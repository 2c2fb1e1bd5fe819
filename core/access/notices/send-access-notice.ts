import { germanMoment } from '../../shared/german/write-german.ts'
import type { UserId } from '../../shared/ids.ts'
import { writeMail } from '../../shared/mail/write-mail.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Mailer } from '../../shared/ports/mailer.ts'
import { nameInMail } from '../name-in-mail.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { MailedLinkStore } from '../ports/mailed-link-store.ts'
import type { Secrets } from '../ports/secrets.ts'
import type { AccessNotice } from './access-notice.ts'

export const NOTICE_LIFETIME_DAYS = 30

/** Tells a person that a program or a device is new, with a link at which they can end it. */
export type SendAccessNotice = (input: AccessNotice & { userId: UserId }) => Promise<void>

export const makeSendAccessNotice =
  (deps: {
    accounts: AccountStore
    mailedLinks: MailedLinkStore
    secrets: Secrets
    mailer: Mailer
    clock: Clock
    baseUrl: string
  }): SendAccessNotice =>
  async ({ userId, ...notice }) => {
    const account = await deps.accounts.byId(userId)
    if (!account) return
    const secret = deps.secrets.make()
    await deps.mailedLinks.add({
      digest: deps.secrets.digest(secret),
      userId,
      purpose: 'end_access',
      about: notice,
      expiresAt: deps.clock.now() + NOTICE_LIFETIME_DAYS * 24 * 3600 * 1000,
    })
    const { subject, happened } = HAPPENED[notice.kind](nameInMail(notice.name), germanMoment(notice.at))
    await deps.mailer.send({
      to: account.email,
      namespace: account.namespaceId,
      ...writeMail({
        subject,
        paragraphs: [happened, 'Warst du das, ist nichts zu tun.'],
        action: {
          label: 'Warst du das nicht? Hier beenden',
          url: `${deps.baseUrl}/anmelden/zugriff?token=${secret}`,
        },
        closing: [
          `Der Link gilt ${NOTICE_LIFETIME_DAYS} Tage. Die Seite fragt dich noch einmal, bevor etwas endet.`,
          `Alle deine Zugriffe stehen unter ${deps.baseUrl}/konto.`,
        ],
      }),
    })
  }

const callsItself = (name: string): string =>
  name === '' ? 'Es hat sich keinen Namen gegeben.' : `Es nennt sich „${name}“ (Name nicht überprüft).`

const HAPPENED: Record<AccessNotice['kind'], (name: string, at: string) => { subject: string; happened: string }> = {
  program: (name, at) => ({
    subject: 'Ein Programm hat Zugriff auf deinen Hof',
    happened: `am ${at} wurde einem Programm Zugriff auf deinen Hof gegeben. ${callsItself(name)}`,
  }),
  identity: (name, at) => ({
    subject: 'Ein Programm erfährt, wer du bist',
    happened: `am ${at} wurde einem Programm erlaubt, zu erfahren, mit welchem Konto du angemeldet bist. Von deinem Hof sieht es nichts. ${callsItself(name)}`,
  }),
  device: (name, at) => ({
    subject: 'Neue Anmeldung in deinem Konto',
    happened: `am ${at} hat sich ein Gerät in deinem Konto angemeldet, das wir noch nicht kennen: ${name === '' ? 'ein Browser' : name}.`,
  }),
}
