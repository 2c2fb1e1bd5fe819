import type { Scope } from '../../../core/access/index.ts'
import { accessTokenSection, type AccessTokenEntry, type AccessTokenForm } from './access-token-section.ts'
import { germanDate } from './german-date.ts'
import { html, type Html } from './html.ts'
import { layout } from './layout.ts'
import { doneNote, hidden } from './notes.ts'
import type { Page } from './page.ts'
import { plainName } from './plain-name.ts'
import { scopeTags } from './scope-list.ts'

/** A program that the person has let in; times in ms. */
export interface AgentEntry {
  id: string
  clientName: string
  scopes: readonly Scope[]
  createdAt: number
  lastUsedAt: number | null
}

export interface Account {
  csrf: string
  email: string
  agents: readonly AgentEntry[]
  accessTokens: readonly AccessTokenEntry[]
  /** The access token that was just made, the only time its secret is shown. */
  created?: { name: string; secret: string }
  /** What was typed into the form for a new access token, with what is wrong with it. */
  draft?: AccessTokenForm
  /** What the person has just done. */
  done?: 'agent_revoked' | 'token_revoked'
}

/** „Zugriffe“: who may act for this person, and how to end it. */
export const accountPage = ({ csrf, email, agents, accessTokens, created, draft, done }: Account): Page =>
  layout({
    title: draft?.fault ? 'Fehler – Zugriffe' : 'Zugriffe',
    width: 'wide',
    aside: html`<form class="person" method="post" action="/konto/abmelden">${hidden({ csrf })}<span class="soft small"><bdi>${email}</bdi></span> <button class="plain compact" type="submit">Abmelden</button></form>`,
    main: html`<h1>Zugriffe</h1><p class="soft">Wer außer dir auf deinen Hof zugreifen darf. Was du hier entziehst, wirkt sofort.</p>
${done && doneNote(DONE[done])}
<section aria-labelledby="programme"><h2 id="programme">Zugelassene Programme</h2>
${
  agents.length > 0
    ? html`<ul class="entries">${agents.map((agent) => agentItem(agent, csrf))}</ul>`
    : html`<div class="empty"><p>Noch kein Programm darf auf deinen Hof zugreifen. Wenn eines darum bittet, fragen wir dich vorher.</p></div>`
}</section>
${accessTokenSection({ csrf, accessTokens, created, draft })}`,
  })

const DONE: Record<NonNullable<Account['done']>, string> = {
  agent_revoked: 'Der Zugriff ist entzogen.',
  token_revoked: 'Das Zugriffstoken ist widerrufen.',
}

function agentItem({ id, clientName, scopes, createdAt, lastUsedAt }: AgentEntry, csrf: string): Html {
  const name = plainName(clientName)
  return html`<li class="entry"><div><h3><bdi>${name}</bdi></h3>${scopes.length > 0 ? scopeTags(scopes) : html`<p class="soft small">Erfährt nur, wer du bist.</p>`}
<dl class="facts"><dt>Zugelassen</dt><dd>${germanDate(createdAt)}</dd><dt>Zuletzt benutzt</dt><dd>${lastUsedAt === null ? 'noch nie' : germanDate(lastUsedAt)}</dd></dl></div>
<form method="post" action="/konto/agenten/${encodeURIComponent(id)}/entziehen">${hidden({ csrf })}<button class="danger compact" type="submit">Zugriff entziehen<span class="unseen"> (${name})</span></button></form></li>`
}
