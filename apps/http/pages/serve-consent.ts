import type { Context, Middleware } from 'koa'
import type { AuthorizationServer, PendingConsent } from '../oauth/authorization-server.ts'
import { SCOPES, type Access } from '../../../core/access/index.ts'
import { consentPage } from './consent-page.ts'
import type { FormGuard } from './form.ts'
import { PageFault } from './page-faults.ts'
import { seeOther } from './see-other.ts'
import { sendPage } from './send-page.ts'

export interface ConsentParts {
  server: AuthorizationServer
  forms: FormGuard
  access: Access
}

/** The page at which a person lets an agent in or not, by method and path. */
export function consentPages({ server, forms, access }: ConsentParts): Record<string, Middleware> {
  async function show(ctx: Context, consent: PendingConsent, fault?: 'nothing_chosen'): Promise<void> {
    const { clientName, clientUri, knownBy, redirectUri, scopes, identity, userId } = consent
    const { email = '' } = (await access.readAccount(userId)) ?? {}
    const question = {
      csrf: await forms.token(ctx),
      action: ctx.path,
      clientName,
      ...(clientUri !== null && { clientUri }),
      ...(knownBy !== null && { knownBy }),
      redirectUri,
      email,
      scopes,
      identity: identity.length > 0,
      ...(fault && { fault }),
    }
    sendPage(ctx, consentPage(question), fault ? 422 : 200, [redirectUri])
  }

  return {
    async 'GET /oauth/interaction/:uid'(ctx) {
      const pending = await server.pending(ctx.req, ctx.res)
      if (!pending) throw new PageFault('expired')
      if (pending.kind === 'login')
        return seeOther(ctx, `/anmelden?${new URLSearchParams({ weiter: pending.authorizePath })}`)
      return show(ctx, pending.consent)
    },

    async 'POST /oauth/interaction/:uid'(ctx) {
      const fields = await forms.read(ctx)
      const chosen = SCOPES.filter((scope) => fields.getAll('scopes').includes(scope))
      const allowed = fields.get('decision') === 'allow'
      if (allowed) {
        const pending = await server.pending(ctx.req, ctx.res)
        if (pending?.kind !== 'consent') throw new PageFault('expired')
        const { scopes } = pending.consent
        if (scopes.length > 0 && !scopes.some((scope) => chosen.includes(scope)))
          return show(ctx, pending.consent, 'nothing_chosen')
      }
      const next = await server.decide(ctx.req, ctx.res, allowed ? { allow: chosen } : 'deny')
      if (next === undefined) throw new PageFault('expired')
      seeOther(ctx, next)
    },

    async 'POST /oauth/interaction/:uid/abmelden'(ctx) {
      await forms.read(ctx)
      const again = await server.restartPath(ctx.req, ctx.res)
      await server.signOut(ctx.req, ctx.res)
      forms.renew(ctx)
      seeOther(ctx, `/anmelden?${new URLSearchParams({ weiter: again ?? '/konto' })}`)
    },
  }
}
