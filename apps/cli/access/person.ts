import type { Access } from '../../../core/access/index.ts'
import { CommandError, type Outcome } from '../command.ts'

/** Ends grants of a person and says how many. */
export async function endOf(
  access: Access,
  email: string | undefined,
  which: { id: string } | 'agents' | 'sessions',
): Promise<Outcome> {
  if (email === undefined) throw new CommandError('--email says whose access to end.')
  const done = await access.endGrants(email, which)
  if (done.err) throw new CommandError(`There is no account with the address ${email}.`)
  const { ended } = done.val
  if (typeof which === 'object' && ended === 0) throw new CommandError(`${email} has no live grant ${which.id}.`)
  return { data: { ended }, text: `${ended} grants ended, from the next request on.` }
}
