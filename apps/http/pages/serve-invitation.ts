import type { Context, Middleware } from 'koa'
import type { Access, Account } from '../../../core/access/index.ts'
import type { Namespaces, TeamRole } from '../../../core/namespaces/index.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'
import type { AuthorizationServer } from '../oauth/authorization-server.ts'
import { consumeRateLimit } from '../pipeline/rate-limits.ts'
import type { FormGuard } from './form.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { hidden } from './notes.ts'
import type { Page } from './page.ts'
import { plainName } from './plain-name.ts'
import { sendPage } from './send-page.ts'
import { signedInPerson } from './signed-in-person.ts'

export interface InvitationParts {
  server: AuthorizationServer
  forms: FormGuard
  rateLimiter: RateLimiter | undefined
  access: Access
  namespaces: Namespaces
}

/** Where the link of an invitation leads: it is shown, and accepted by a form alone, by method and path. */
export function invitationPages({
  server,
  forms,
  rateLimiter,
  access,
  namespaces,
}: InvitationParts): Record<string, Middleware> {
  async function signedIn(ctx: Context, secret: string): Promise<Account | undefined> {
    const weiter = `/einladung?${new URLSearchParams({ token: secret })}`
    const account = (await signedInPerson({ server, access }, ctx, weiter))?.account
    if (account) await consumeRateLimit(rateLimiter, 'general', `user:${account.userId}`)
    return account
  }

  return {
    async 'GET /einladung'(ctx) {
      const secret = String(ctx.query['token'] ?? '').slice(0, 100)
      const account = await signedIn(ctx, secret)
      if (!account) return
      const invitation = await namespaces.readInvitation(account, secret)
      if (invitation.err) return sendPage(ctx, invalidPage(account.email), 404)
      const { team, role } = invitation.val
      const csrf = await forms.token(ctx)
      sendPage(ctx, invitationPage({ csrf, secret, team: team.name, role, email: account.email }))
    },

    async 'POST /einladung'(ctx) {
      const fields = await forms.read(ctx)
      const secret = (fields.get('token') ?? '').slice(0, 100)
      const account = await signedIn(ctx, secret)
      if (!account) return
      const joined = await namespaces.acceptInvitation(account, secret)
      if (joined.ok) return sendPage(ctx, joinedPage(joined.val.name, account.email))
      if (joined.val.kind === 'invitation_invalid') return sendPage(ctx, invalidPage(account.email), 404)
      sendPage(ctx, fullPage(joined.val.kind === 'team_full', joined.val.most, account.email), 409)
    },
  }
}

const ROLES: Readonly<Record<TeamRole, string>> = {
  owner: 'Du kannst dann auch andere einladen und herausnehmen.',
  member: 'Einladen und herausnehmen können nur die, denen das Team gehört.',
}

const who = (email: string) => html`<span class="soft small"><bdi>${email}</bdi></span>`

const name = (team: string) => html`<bdi>„${plainName(team)}“</bdi>`

const invitationPage = (shown: { csrf: string; secret: string; team: string; role: TeamRole; email: string }): Page =>
  layout({
    title: 'Einladung in ein Team',
    aside: who(shown.email),
    main: html`<div class="card"><h1>Gehörst du dazu?</h1>
<p>Du bist in das Team ${name(shown.team)} eingeladen. Wer dazugehört, sieht und ändert alles, was das Team gemeinsam führt. ${ROLES[shown.role]}</p>
<p class="soft">Dein eigener Hof bleibt deiner: Davon sieht das Team nichts.</p>
<form class="fields" method="post" action="/einladung">${hidden({ csrf: shown.csrf, token: shown.secret })}<button class="full" type="submit">Dem Team beitreten</button></form>
<p class="soft small">Du kennst das Team nicht? Dann schließ diese Seite, und es passiert nichts.</p></div>`,
  })

const joinedPage = (team: string, email: string): Page =>
  layout({
    title: 'Willkommen im Team',
    aside: who(email),
    main: html`<div class="card"><h1>Willkommen im Team</h1><p>Du gehörst jetzt zu ${name(team)}.</p></div>`,
  })

const invalidPage = (email: string): Page =>
  layout({
    title: 'Einladung gilt nicht',
    aside: who(email),
    main: html`<div class="card"><h1>Diese Einladung gilt nicht</h1>
<p>Sie ist schon benutzt, abgelaufen oder zurückgezogen. Oder sie ging an eine andere Adresse als <bdi>${email}</bdi>, mit der du angemeldet bist.</p>
<p class="soft">Lass dich von dem Team neu einladen.</p></div>`,
  })

const fullPage = (isTeam: boolean, most: number, email: string): Page =>
  layout({
    title: 'Kein Platz mehr',
    aside: who(email),
    main: html`<div class="card"><h1>Kein Platz mehr</h1><p>${
      isTeam ? `Das Team hat schon ${most} Mitglieder.` : `Du gehörst schon zu ${most} Teams.`
    }</p></div>`,
  })
