import type { Middleware } from 'koa'
import type { AuthorizationServer } from '../oauth/authorization-server.ts'
import type { Access } from '../../../core/access/index.ts'
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
  return {
    async 'GET /oauth/interaction/:uid'(ctx) {
      const pending = await server.pending(ctx.req, ctx.res)
      if (!pending) throw new PageFault('expired')
      if (pending.kind === 'login')
        return seeOther(ctx, `/anmelden?${new URLSearchParams({ weiter: pending.authorizePath })}`)
      const { clientName, clientUri, knownBy, redirectUri, scopes, identity, userId } = pending.consent
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
      }
      sendPage(ctx, consentPage(question), 200, [redirectUri])
    },

    async 'POST /oauth/interaction/:uid'(ctx) {
      const fields = await forms.read(ctx)
      const next = await server.decide(ctx.req, ctx.res, fields.get('decision') === 'allow' ? 'allow' : 'deny')
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
