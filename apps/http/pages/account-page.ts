import { accessTokenSection, type AccessTokenEntry, type AccessTokenForm } from './access-token-section.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { doneNote, hidden } from './notes.ts'
import type { Page } from './page.ts'
import { programSection, type Program } from './program-section.ts'
import { sessionSection, type SessionEntry } from './session-section.ts'

export interface Account {
  csrf: string
  email: string
  programs: readonly Program[]
  /** Which page of the programs is shown, from 1. */
  page: number
  sessions: readonly SessionEntry[]
  accessTokens: readonly AccessTokenEntry[]
  /** The access token that was just made, the only time its secret is shown. */
  created?: { name: string; secret: string }
  /** What was typed into the form for a new access token, with what is wrong with it. */
  draft?: AccessTokenForm
  /** What the person has just done. */
  done?: Done
}

export const DONE = {
  agent_revoked: 'Der Zugriff ist entzogen.',
  all_revoked: 'Kein Programm hat mehr Zugriff.',
  session_ended: 'Das Gerät ist abgemeldet.',
  sessions_ended: 'Alle anderen Geräte sind abgemeldet.',
  password_changed: 'Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.',
  token_revoked: 'Das Zugriffstoken ist widerrufen.',
} as const

export type Done = keyof typeof DONE

/** „Zugriffe“: who may act for this person, where they are signed in, and how to end it. */
export const accountPage = ({ csrf, email, programs, page, sessions, ...account }: Account): Page =>
  layout({
    title: account.draft?.fault ? 'Fehler – Zugriffe' : 'Zugriffe',
    width: 'wide',
    aside: html`<form class="person" method="post" action="/konto/abmelden">${hidden({ csrf })}<span class="soft small"><bdi>${email}</bdi></span> <button class="plain compact" type="submit">Abmelden</button></form>`,
    main: html`<h1>Zugriffe</h1><p class="soft">Wer außer dir auf deinen Hof zugreifen darf, und wo du angemeldet bist. Was du hier beendest, wirkt sofort.</p>
${account.done && doneNote(DONE[account.done])}
${programSection({ csrf, programs, page })}
${sessions.length > 0 && sessionSection({ csrf, sessions })}
<section aria-labelledby="passwort"><h2 id="passwort">Passwort</h2><p class="soft">Ein neues meldet alle anderen Geräte ab.</p><p><a class="button plain" href="/konto/passwort">Passwort ändern</a></p></section>
${accessTokenSection({ csrf, accessTokens: account.accessTokens, created: account.created, draft: account.draft })}`,
  })
