import { nameInMail, type AccountStore, type Secrets } from '../../access/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import type { NamespaceId, UserId } from '../../shared/ids.ts'
import { writeMail } from '../../shared/mail/write-mail.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Mailer } from '../../shared/ports/mailer.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import type { TeamStore } from '../ports/team-store.ts'
import { INVITATION_DAYS, type TeamRole } from './team.ts'

/** Makes the secret of an invitation and mails it; does nothing once the inviting person may not invite any more. */
export type MailInvitation = (input: {
  namespaceId: NamespaceId
  userId: UserId
  email: string
  role: TeamRole
}) => Promise<void>

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
  async ({ namespaceId: id, userId, email, role }) => {
    const [team, inviter] = await Promise.all([deps.teams.byId(id), deps.accounts.byId(userId)])
    if (!inviter || team?.members.find((member) => member.userId === userId)?.role !== 'owner') return
    const secret = deps.secrets.make()
    const expiresAt = deps.clock.now() + INVITATION_DAYS * 24 * 3600 * 1000
    await deps.teams.invite({
      digest: deps.secrets.digest(secret),
      team: id,
      email,
      role,
      invitedBy: userId,
      expiresAt,
    })
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
          `Die Einladung gilt bis ${germanDay(dayOf(expiresAt))} und nur für das Konto mit dieser Adresse. Hast du noch keins, dann leg zuerst eins mit ihr an.`,
          'Wenn du niemanden kennst, der dich eingeladen haben könnte, lösch diese E-Mail einfach.',
        ],
      }),
    })
  }
