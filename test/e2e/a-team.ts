import { join } from 'node:path'
import { mailsIn } from '../mails.ts'
import { until } from '../patience.ts'
import type { Farm, TestService } from './start-hofkern.ts'

/** What the newest of so many invitations of a team to an address says in secret. */
export async function secretFor(service: TestService, email: string, team: string, count = 1): Promise<string> {
  const folder = join(service.application.settings.dataDir, 'mail', team)
  const mails = () => mailsIn(folder).filter((mail) => mail.includes(`To: ${email}`))
  await until(() => mails().length >= count)
  return /token=([\w-]+)/.exec(mails().at(-1)!)![1]!
}

/** Returns its id. */
export async function aTeamOf(service: TestService, owner: Farm, ...others: Farm[]): Promise<string> {
  const made = await owner.call('POST', '/teams', { json: { name: 'GbR Behrens' } })
  const { team_id } = (await made.json()) as { team_id: string }
  for (const other of others) {
    await owner.call('POST', `/teams/${team_id}/invitations`, { json: { email: other.email } })
    const token = await secretFor(service, other.email, team_id)
    const accepted = await other.call('POST', '/teams/invitations/accept', { json: { token } })
    if (!accepted.ok) throw new Error(`The invitation was answered with ${accepted.status}`)
  }
  return team_id
}
