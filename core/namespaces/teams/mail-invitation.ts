import { nameInMail, type AccountStore, type Secrets } from '../../access/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import type { NamespaceId, UserId } from '../../shared/ids.ts'
import { writeMail } from '../../shared/mail/write-mail.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Mailer } from '../../shared/ports/mailer.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import type { TeamStore } from '../ports/team-store.ts'

/** Makes the secret of an invitation and mails it; does nothing once it is withdrawn, or its maker may not invite. */
export type MailInvitation = (input: { namespaceId: NamespaceId; userId: UserId; email: string }) => Promise<void>

interface Dependencies {
  teams: TeamStore
  accounts: AccountStore
  secrets: Secrets
  mailer: Mailer
  clock: Clock
  baseUrl: string
}

export const makeMailInvitation =
  (deps: Dependencies): MailInvitation =>
  async ({ namespaceId: id, userId, email }) => {
    const [team, inviter] = await Promise.all([deps.teams.byId(id), deps.accounts.byId(userId)])
    if (!inviter || team?.members.find((member) => member.userId === userId)?.role !== 'owner') return
    const secret = deps.secrets.make()
    const digest = deps.secrets.digest(secret)
    if (!(await deps.teams.replaceSecret(id, email, digest))) return
    const invitation = await deps.teams.invitation(digest, deps.clock.now())
    if (!invitation) return
    await deps.mailer.send({
      to: email,
      namespace: id,
      ...writeMail({
        subject: 'Einladung in ein Team bei Hofkern',
        paragraphs: [
          `${inviter.username} lädt dich in das Team „${nameInMail(team.name)}“ ein. Wer dazugehört, sieht und ändert alles, was das Team gemeinsam führt.`,
        ],
        action: {
          label: 'Einladung ansehen',
          url: `${deps.baseUrl}/einladung?${new URLSearchParams({ token: secret })}`,
        },
        closing: [
          `Die Einladung gilt bis ${germanDay(dayOf(invitation.expiresAt))} und nur für das Konto mit dieser Adresse. Hast du noch keins, dann leg zuerst eins mit ihr an.`,
          'Wenn du niemanden kennst, der dich eingeladen haben könnte, lösch diese E-Mail einfach.',
        ],
      }),
    })
  }
