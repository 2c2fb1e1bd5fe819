import { germanMoment } from '../shared/german/write-german.ts'
import { writeMail } from '../shared/mail/write-mail.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Mailer } from '../shared/ports/mailer.ts'
import { nameInMail } from './name-in-mail.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { Secrets } from './ports/secrets.ts'
import type { SignInLinkStore } from './ports/sign-in-link-store.ts'

export const LINK_LIFETIME_MINUTES = 15

/** Makes the link and sends it; does nothing where there is no account. `browser` is the digest of its secret. */
export type SendSignInLink = (input: {
  email: string
  returnTo: string
  browser?: string | undefined
  program?: string | undefined
  requestedAt?: number | undefined
}) => Promise<void>

export const makeSendSignInLink =
  (deps: {
    accounts: AccountStore
    links: SignInLinkStore
    secrets: Secrets
    mailer: Mailer
    clock: Clock
    baseUrl: string
  }): SendSignInLink =>
  async ({ email, returnTo, browser, program, requestedAt }) => {
    const account = await deps.accounts.byEmail(email)
    if (!account || account.disabled) return
    const secret = deps.secrets.make()
    const now = deps.clock.now()
    await deps.links.add({
      digest: deps.secrets.digest(secret),
      userId: account.userId,
      browser: browser ?? null,
      expiresAt: now + LINK_LIFETIME_MINUTES * 60_000,
    })
    const address = `${deps.baseUrl}/anmelden/link?${new URLSearchParams({ token: secret, weiter: returnTo })}`
    await deps.mailer.send({
      to: account.email,
      namespace: account.namespaceId,
      ...linkMail(address, program, requestedAt ?? now),
    })
  }

function linkMail(address: string, program: string | undefined, requestedAt: number): ReturnType<typeof writeMail> {
  const name = program === undefined ? '' : nameInMail(program)
  return writeMail({
    subject: 'Dein Link zur Anmeldung bei Hofkern',
    paragraphs: [
      `am ${germanMoment(requestedAt)} wurde dieser Link zur Anmeldung bei Hofkern angefordert. Er gilt ${LINK_LIFETIME_MINUTES} Minuten und nur ein Mal.`,
    ],
    action: { label: 'Bei Hofkern anmelden', url: address },
    closing: [
      ...(name === '' ? [] : [`Danach fragen wir dich, was das Programm „${name}“ darf (Name nicht überprüft).`]),
      'Öffne ihn in dem Browser, in dem du ihn angefordert hast. Wenn du ihn nicht angefordert hast, kannst du diese E-Mail einfach löschen. Gib den Link niemandem weiter.',
    ],
  })
}
