import { canonicalEmail, type AccountStore } from '../access/index.ts'
import type { JobId, UserId } from '../shared/ids.ts'
import { writeMail } from '../shared/mail/write-mail.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { JobQueue } from '../shared/ports/job-queue.ts'
import type { Mailer } from '../shared/ports/mailer.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { SEND_WELCOME } from './jobs.ts'
import type { Members } from './ports/members.ts'

export type WelcomeFailure = { kind: 'user_not_found' } | { kind: 'email_differs' }

/** Welcomes a person by mail, once ever; `sent` is false where that was done before. */
export type Welcome = (person: { userId: UserId; email: string }) => Promise<Result<{ sent: boolean }, WelcomeFailure>>

export const makeWelcome =
  ({
    accounts,
    members,
    transaction,
    jobs,
    clock,
    ids,
  }: {
    accounts: Pick<AccountStore, 'byId'>
    members: Pick<Members, 'welcome'>
    transaction: Transaction
    jobs: JobQueue
    clock: Clock
    ids: Ids
  }): Welcome =>
  async ({ userId, email }) => {
    const account = await accounts.byId(userId)
    if (!account) return Err({ kind: 'user_not_found' })
    if (canonicalEmail(email) !== account.email) return Err({ kind: 'email_differs' })
    return transaction.within(account.namespaceId, async () => {
      const sent = await members.welcome(userId, clock.now())
      if (sent) await jobs.enqueue(SEND_WELCOME.of(ids.next<JobId>(), { userId }))
      return Ok({ sent })
    })
  }

export type SendWelcome = (person: { userId: UserId }) => Promise<void>

export const makeSendWelcome =
  ({
    accounts,
    mailer,
    baseUrl,
  }: {
    accounts: Pick<AccountStore, 'byId'>
    mailer: Mailer
    baseUrl: string
  }): SendWelcome =>
  async ({ userId }) => {
    const account = await accounts.byId(userId)
    if (account) await mailer.send({ to: account.email, namespace: account.namespaceId, ...welcomeMail(baseUrl) })
  }

const welcomeMail = (baseUrl: string): ReturnType<typeof writeMail> =>
  writeMail({
    subject: 'Willkommen bei Hofkern',
    paragraphs: [
      'schön, dass du da bist. Dein Hof ist eingerichtet und wartet auf dich.',
      'Am besten lädst du zuerst hoch, was gerade auf dem Schreibtisch liegt: Bescheide, Verträge, Rechnungen, die Tierliste. Hofkern liest alles, legt ab, was darin steht, und behält die Fristen im Blick.',
      'Danach kannst du einfach fragen, zum Beispiel: „Welche Fristen laufen in 14 Tagen?“ Jede Antwort zeigt dir die Stelle, an der es steht.',
    ],
    action: { label: 'Hofkern öffnen', url: `${baseUrl}/` },
  })
