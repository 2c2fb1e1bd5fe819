import type { Access } from '../../../core/access/index.ts'
import { CommandError, noAccount, type Outcome } from '../command.ts'

/** Ends grants of a person and says how many. */
export async function endOf(
  access: Access,
  email: string | undefined,
  which: { id: string } | 'agents' | 'sessions',
): Promise<Outcome> {
  if (email === undefined) throw new CommandError('--email sagt, wessen Zugriff endet.')
  const done = await access.endGrants(email, which)
  if (done.err) throw new CommandError(noAccount(email))
  const { ended } = done.val
  if (typeof which === 'object' && ended === 0)
    throw new CommandError(`${email} hat keinen offenen Zugriff ${which.id}.`)
  return { data: { ended }, text: `Beendet, ab der nächsten Anfrage: ${ended}.` }
}
