import { SCOPES, type Scope } from '../../../core/access/index.ts'
import { germanDate } from './german-date.ts'
import { html, type Html } from './html.ts'
import { ICONS } from './icons.ts'
import { faultNote, hidden, minutesText } from './notes.ts'
import { plainName } from './plain-name.ts'
import { scopeMark, scopeTags } from './scope-list.ts'
import { SCOPE_TEXTS } from './scope-texts.ts'

/** An access token without its secret; times in ms. */
export interface AccessTokenEntry {
  id: string
  name: string
  scopes: readonly Scope[]
  createdAt: number
  lastUsedAt: number | null
  expiresAt: number | null
  revokedAt: number | null
  live: boolean
}

/** The field `expiry` of the form: days, or `none`. */
export const EXPIRIES = ['30', '90', '365', 'none'] as const

export interface AccessTokenForm {
  name: string
  scopes: readonly Scope[]
  expiry: (typeof EXPIRIES)[number]
  fault: { kind: 'no_name' } | { kind: 'no_scope' } | { kind: 'too_many'; minutes: number }
}

interface Section {
  csrf: string
  accessTokens: readonly AccessTokenEntry[]
  created: { name: string; secret: string } | undefined
  draft: AccessTokenForm | undefined
}

export const accessTokenSection = ({
  csrf,
  accessTokens,
  created,
  draft,
}: Section): Html => html`<section aria-labelledby="zugriffstokens"><h2 id="zugriffstokens">Zugriffstokens</h2>
<p class="soft">Für eigene Programme, die sich nicht selbst anmelden können. Wer ein Token hat, darf, was du ihm mitgibst.</p>
${created && createdNote(created)}
${newTokenForm(csrf, draft)}
${accessTokens.length > 0 ? html`<ul class="entries">${accessTokens.map((token) => tokenItem(token, csrf))}</ul>` : html`<div class="empty"><p>Du hast kein Zugriffstoken. Die meisten brauchen keins.</p></div>`}</section>`

const createdNote = ({
  name,
  secret,
}: {
  name: string
  secret: string
}): Html => html`<div class="note done secret" role="status"><div><p><strong>„${plainName(name)}“ ist angelegt.</strong> Kopier das Geheimnis jetzt. Es wird nie wieder gezeigt.</p>
<p><label for="geheimnis">Geheimnis</label><textarea id="geheimnis" readonly rows="2" spellcheck="false" autocomplete="off">${secret}</textarea></p></div></div>`

function tokenItem(
  { id, name: given, scopes, createdAt, lastUsedAt, expiresAt, revokedAt, live }: AccessTokenEntry,
  csrf: string,
): Html {
  const name = plainName(given)
  const until = expiresAt === null ? 'du es widerrufst' : germanDate(expiresAt)
  const end =
    revokedAt === null
      ? html`<dt>${live ? 'Gilt bis' : 'Abgelaufen'}</dt><dd>${until}</dd>`
      : html`<dt>Widerrufen</dt><dd>${germanDate(revokedAt)}</dd>`
  return html`<li class="entry${!live && ' dead'}"><div><h3><bdi>${name}</bdi>${!live && html` <span class="chip quiet">${revokedAt === null ? 'abgelaufen' : 'widerrufen'}</span>`}</h3>${scopeTags(scopes)}
<dl class="facts"><dt>Angelegt</dt><dd>${germanDate(createdAt)}</dd><dt>Zuletzt benutzt</dt><dd>${lastUsedAt === null ? 'noch nie' : germanDate(lastUsedAt)}</dd>
${end}</dl></div>
${live && html`<form method="post" action="/konto/zugriffstokens/${encodeURIComponent(id)}/widerrufen">${hidden({ csrf })}<button class="danger compact" type="submit">Widerrufen<span class="unseen"> (${name})</span></button></form>`}</li>`
}

const FAULTS: {
  [K in AccessTokenForm['fault']['kind']]: (fault: Extract<AccessTokenForm['fault'], { kind: K }>) => string
} = {
  no_name: () => 'Gib dem Token einen Namen, an dem du es später erkennst.',
  no_scope: () => 'Wähle mindestens ein Recht aus.',
  too_many: ({ minutes }) => `Das waren viele Tokens in kurzer Zeit. Bitte warte ${minutesText(minutes)}.`,
}

const EXPIRY_TEXTS: Record<AccessTokenForm['expiry'], string> = {
  30: '30 Tage',
  90: '90 Tage',
  365: 'Ein Jahr',
  none: 'Bis ich es widerrufe',
}

function newTokenForm(csrf: string, draft: AccessTokenForm | undefined): Html {
  const tied = (kind: AccessTokenForm['fault']['kind']) =>
    draft?.fault.kind === kind && html` aria-invalid="true" aria-describedby="token-fehler"`
  const checks = SCOPES.map((scope) => {
    const checked = draft?.scopes.includes(scope) && html` checked`
    return html`<label class="check"><input type="checkbox" name="scopes" value="${scope}"${checked}><span>${SCOPE_TEXTS[scope].title} ${scopeMark(scope)}</span></label>`
  })
  return html`<details class="new"${draft && html` open`}><summary>${ICONS.add}Neues Zugriffstoken anlegen</summary>
<form class="card" method="post" action="/konto/zugriffstokens">${hidden({ csrf })}${draft && faultNote('token-fehler', FAULTS[draft.fault.kind](draft.fault as never))}
<div class="fields"><div><label for="name">Name <span class="soft">(wofür es ist, zum Beispiel „Wetterstation“)</span></label><input id="name" name="name" required maxlength="80" autocomplete="off" value="${draft?.name}"${tied('no_name')}></div>
<fieldset${draft?.fault.kind === 'no_scope' && html` aria-describedby="token-fehler"`}><legend>Was es darf</legend><div class="checks">${checks}</div></fieldset>
<div><label for="expiry">Wie lange es gilt</label><select id="expiry" name="expiry">${EXPIRIES.map((expiry) => html`<option value="${expiry}"${(draft?.expiry ?? '90') === expiry && html` selected`}>${EXPIRY_TEXTS[expiry]}</option>`)}</select></div>
<div><button type="submit">Zugriffstoken anlegen</button></div></div></form></details>`
}
