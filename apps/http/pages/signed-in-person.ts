import type { Context } from 'koa'
import type { Access, Account } from '../../../core/access/index.ts'
import type { AuthorizationServer } from '../oauth/authorization-server.ts'
import { seeOther } from './see-other.ts'

export interface SignedInPerson {
  account: Account
  /** The sign-in of this browser; null for one of an earlier release. */
  grantId: string | null
}

/** The person of this browser; without one the request ends at the sign-in, which leads on to `weiter`. */
export async function signedInPerson(
  { server, access }: { server: AuthorizationServer; access: Access },
  ctx: Context,
  weiter: string,
): Promise<SignedInPerson | undefined> {
  const session = await server.signedIn(ctx.req, ctx.res)
  const account = session && (await access.readAccount(session.userId))
  if (account) return { account, grantId: session.grantId }
  seeOther(ctx, `/anmelden?${new URLSearchParams({ weiter })}`)
  return undefined
}
