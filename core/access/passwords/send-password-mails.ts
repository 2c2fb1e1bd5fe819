import type { UserId } from '../../shared/ids.ts'
import { germanMoment } from '../../shared/german/write-german.ts'
import { writeMail } from '../../shared/mail/write-mail.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Mailer } from '../../shared/ports/mailer.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { MailedLinkStore } from '../ports/mailed-link-store.ts'
import type { Secrets } from '../ports/secrets.ts'

export const RESET_LIFETIME_MINUTES = 30

/** Makes a link to set a new password and sends it; does nothing where there is no account, or one that is disabled. */
export type SendPasswordReset = (input: { email: string; requestedAt: number }) => Promise<void>

export const makeSendPasswordReset =
  (deps: {
    accounts: AccountStore
    mailedLinks: MailedLinkStore
    secrets: Secrets
    mailer: Mailer
    clock: Clock
    baseUrl: string
  }): SendPasswordReset =>
  async ({ email, requestedAt }) => {
    const account = await deps.accounts.byEmail(email)
    if (!account || account.disabled) return
    const secret = deps.secrets.make()
    await deps.mailedLinks.add({
      digest: deps.secrets.digest(secret),
      userId: account.userId,
      purpose: 'reset_password',
      about: {},
      expiresAt: deps.clock.now() + RESET_LIFETIME_MINUTES * 60_000,
    })
    await deps.mailer.send({
      to: account.email,
      namespace: account.namespaceId,
      ...writeMail({
        subject: 'Neues Passwort für Hofkern',
        paragraphs: [
          `am ${germanMoment(requestedAt)} wurde ein neues Passwort für dein Konto bei Hofkern angefordert. Mit diesem Link legst du es fest. Er gilt ${RESET_LIFETIME_MINUTES} Minuten und nur ein Mal.`,
        ],
        action: { label: 'Neues Passwort festlegen', url: `${deps.baseUrl}/anmelden/passwort/neu?token=${secret}` },
        closing: [
          'Wenn du das nicht warst, kannst du diese E-Mail einfach löschen: Dein Passwort bleibt, wie es ist. Gib den Link niemandem weiter.',
        ],
      }),
    })
  }

const CHANGED_BY = {
  person: 'wurde dein Passwort für Hofkern geändert.',
  link: 'wurde dein Passwort für Hofkern mit einem Link aus einer E-Mail neu festgelegt.',
  operator: 'hat der Betreiber von Hofkern dein Passwort neu festgelegt.',
}

/** Tells a person that their password is another now. */
export type SendPasswordNotice = (input: {
  userId: UserId
  changedAt: number
  by: keyof typeof CHANGED_BY
}) => Promise<void>

export const makeSendPasswordNotice =
  (deps: { accounts: AccountStore; mailer: Mailer; baseUrl: string }): SendPasswordNotice =>
  async ({ userId, changedAt, by }) => {
    const account = await deps.accounts.byId(userId)
    if (!account) return
    await deps.mailer.send({
      to: account.email,
      namespace: account.namespaceId,
      ...writeMail({
        subject: 'Dein Passwort wurde geändert',
        paragraphs: [
          `am ${germanMoment(changedAt)} ${CHANGED_BY[by]} Alle anderen Geräte sind seitdem abgemeldet.`,
          'Warst du das, ist nichts zu tun. Wenn nicht, leg sofort ein neues Passwort fest und sieh danach deine Zugriffe durch: Programme und Zugriffstokens behalten ihren Zugriff.',
        ],
        action: { label: 'Neues Passwort anfordern', url: `${deps.baseUrl}/anmelden/passwort` },
        closing: [`Deine Zugriffe stehen unter ${deps.baseUrl}/konto.`],
      }),
    })
  }
