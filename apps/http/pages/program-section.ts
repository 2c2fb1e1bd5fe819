import type { LiveGrant, Scope } from '../../../core/access/index.ts'
import { SCOPES } from '../../../core/access/index.ts'
import { germanDate } from './german-date.ts'
import { html, type Html } from './html.ts'
import { hidden } from './notes.ts'
import { plainName } from './plain-name.ts'
import { scopeTags } from './scope-list.ts'

/** One consent of the person to a program; times in ms. */
export type Connection = Pick<LiveGrant, 'id' | 'clientName' | 'scopes' | 'createdAt' | 'lastUsedAt' | 'endsAt'>

/** Everything that a person has let in under one name. */
export interface Program {
  name: string
  /** Newest first, at least one. */
  connections: readonly Connection[]
}

/** Programs by the name under which the person sees them, the newest connection first. */
export function programsOf(connections: readonly Connection[]): Program[] {
  const programs = new Map<string, Connection[]>()
  for (const connection of connections) {
    const name = plainName(connection.clientName)
    programs.set(name, [...(programs.get(name) ?? []), connection])
  }
  return [...programs].map(([name, known]) => ({ name, connections: known }))
}

export const PROGRAMS_A_PAGE = 20

interface Section {
  csrf: string
  programs: readonly Program[]
  /** From 1. */
  page: number
}

export function programSection({ csrf, programs, page }: Section): Html {
  const first = (page - 1) * PROGRAMS_A_PAGE
  const shown = programs.slice(first, first + PROGRAMS_A_PAGE)
  const entries = html`<ul class="entries">${shown.map((program) => programItem(program, csrf))}</ul>`
  const further = [pager(page, programs.length), programs.length > 1 && endAll(csrf, programs.length)]
  return html`<section aria-labelledby="programme"><h2 id="programme">Zugelassene Programme</h2>
${
  programs.length > 0
    ? [entries, ...further]
    : html`<div class="empty"><p>Noch kein Programm darf auf deinen Hof zugreifen. Wenn eines darum bittet, fragen wir dich vorher.</p></div>`
}</section>`
}

function programItem({ name, connections }: Program, csrf: string): Html {
  const scopes = SCOPES.filter((scope) => connections.some((one) => one.scopes.includes(scope)))
  const [newest] = connections
  const several = connections.length > 1
  const action = several ? '/konto/programme/entziehen' : `/konto/agenten/${encodeURIComponent(newest!.id)}/entziehen`
  return html`<li class="entry"><div><h3><bdi>${name}</bdi></h3>${rights(scopes)}
${facts({
  createdAt: Math.min(...connections.map(({ createdAt }) => createdAt)),
  lastUsedAt: Math.max(...connections.map(({ lastUsedAt }) => lastUsedAt ?? 0)) || null,
  endsAt: Math.max(...connections.map(({ endsAt }) => endsAt)),
})}</div>
<form method="post" action="${action}">${hidden({ csrf, programm: several ? name : undefined })}<button class="danger compact" type="submit">Zugriff entziehen<span class="unseen"> (${name})</span></button></form>
${several && connectionList(connections, name, csrf)}</li>`
}

const connectionList = (connections: readonly Connection[], name: string, csrf: string): Html =>
  html`<details><summary>${connections.length} Verbindungen</summary><ul class="links">${connections.map((one) => connectionItem(one, name, csrf))}</ul></details>`

function connectionItem(connection: Connection, name: string, csrf: string): Html {
  const action = `/konto/agenten/${encodeURIComponent(connection.id)}/entziehen`
  return html`<li><div>${rights(connection.scopes)}${facts(connection)}</div><form method="post" action="${action}">${hidden({ csrf })}<button class="danger compact" type="submit">Diese Verbindung beenden<span class="unseen"> (${name})</span></button></form></li>`
}

const rights = (scopes: readonly Scope[]): Html =>
  scopes.length > 0 ? scopeTags(scopes) : html`<p class="soft small">Erfährt nur, wer du bist.</p>`

export const facts = ({
  createdAt,
  lastUsedAt,
  endsAt,
  began = 'Zugelassen',
}: Pick<Connection, 'createdAt' | 'lastUsedAt' | 'endsAt'> & { began?: string }): Html =>
  html`<dl class="facts"><dt>${began}</dt><dd>${germanDate(createdAt)}</dd><dt>Zuletzt benutzt</dt><dd>${lastUsedAt === null ? 'noch nie' : germanDate(lastUsedAt)}</dd><dt>Gilt ohne Benutzung bis</dt><dd>${germanDate(endsAt)}</dd></dl>`

function pager(page: number, count: number): Html | undefined {
  const pages = Math.ceil(count / PROGRAMS_A_PAGE)
  if (pages === 1) return undefined
  const link = (to: number, text: string) => html`<a href="/konto?seite=${to}">${text}</a>`
  return html`<nav class="pager" aria-label="Seiten der Programme"><span>${page > 1 && link(page - 1, 'Neuere Programme')}</span><span class="soft">Seite ${page} von ${pages}</span><span>${page < pages && link(page + 1, 'Ältere Programme')}</span></nav>`
}

const endAll = (csrf: string, count: number): Html =>
  html`<details><summary>Allen Programmen den Zugriff entziehen</summary><form class="card" method="post" action="/konto/programme/alle-entziehen">${hidden({ csrf })}<p>Alle ${count} Programme verlieren sofort ihren Zugriff. Du kannst sie später wieder zulassen.</p><p><button class="danger" type="submit">Allen ${count} Programmen entziehen</button></p></form></details>`
