import type { Scope } from '../../../core/access/index.ts'
import { html, type Html } from './html.ts'
import { ICONS } from './icons.ts'
import { layout } from './layout.ts'
import { faultNote, hidden } from './notes.ts'
import type { Page } from './page.ts'
import { plainName } from './plain-name.ts'
import { redirectTarget, type RedirectTarget } from './redirect-target.ts'
import { scopeMark } from './scope-list.ts'
import { SCOPE_TEXTS } from './scope-texts.ts'

export interface ConsentQuestion {
  csrf: string
  /** Takes the answer as `decision=allow` or `decision=deny`; `/abmelden` below it signs out and asks again. */
  action: string
  /** By its own account, like `clientUri`. */
  clientName: string
  clientUri?: string
  /** The host whose document vouches for the name and the redirect addresses, where there is one. */
  knownBy?: string
  redirectUri: string
  /** Whose account is signed in. */
  email: string
  /** What the program would be let do; empty: nothing in the workspace. */
  scopes: readonly Scope[]
  /** The form was sent with nothing ticked. */
  fault?: 'nothing_chosen'
  /** The program also learns who the person is. */
  identity: boolean
}

/**
 * Asks the person whether a program may have what it wants. Send it with the redirect address, to which the answer
 * leads.
 */
export function consentPage({
  csrf,
  action,
  clientName,
  clientUri,
  knownBy,
  redirectUri,
  email,
  scopes,
  identity,
  fault,
}: ConsentQuestion): Page {
  const name = plainName(clientName)
  const target = redirectTarget(redirectUri)
  return layout({
    title: fault ? 'Fehler – Zugriff zulassen?' : 'Zugriff zulassen?',
    width: 'medium',
    keepsOpener: true,
    main: html`<div class="card"><h1>Zugriff zulassen?</h1>
<p class="soft">Ein Programm möchte ${scopes.length > 0 ? 'auf deinen Hof zugreifen' : 'wissen, wer du bist'}. Es nennt sich:</p>
<div class="who"><p class="name"><bdi>${name}</bdi></p><p><span class="chip">${ICONS.unverified}Name nicht überprüft</span></p>
<dl>${knownBy !== undefined && html`<dt>Bekannt durch</dt><dd>ein Dokument auf <strong>${knownBy}</strong></dd>`}${websiteOf(clientUri)}<dt>Antwort geht an</dt><dd>${targetText(target)}</dd></dl>
${knownBy !== undefined && target.kind !== 'website' && html`<p class="soft small">Jedes Programm auf diesem Gerät kann sich auf dieses Dokument berufen. Lass es nur zu, wenn du es selbst gerade gestartet hast.</p>`}</div>
<form method="post" action="${action}">${hidden({ csrf })}
${fault && faultNote('rechte-fehler', 'Kreuz an, was das Programm darf, oder lehne ab.')}
${
  scopes.length > 0
    ? html`<fieldset class="rights"${fault && html` aria-describedby="rechte-fehler"`}><legend>Das darf das Programm</legend>
<p class="soft small">Es möchte alles, was hier steht. Es bekommt nur, was angekreuzt ist.</p>
<ul class="scopes">${scopes.map(scopeItem)}${identity && identityItem(false)}</ul></fieldset>`
    : html`<section aria-labelledby="rechte"><h2 id="rechte">Das möchte das Programm wissen</h2><ul class="scopes">${identityItem(true)}</ul></section>`
}
<p class="soft small">Lass nur zu, was du selbst angestoßen hast. Was du zulässt, gilt bis zu einem Jahr oder bis du es unter <a href="/konto">Zugriffe</a> entziehst; das wirkt sofort.</p>
<div class="choice"><button type="submit" name="decision" value="deny" class="plain">Ablehnen</button><button type="submit" name="decision" value="allow">Zulassen</button></div></form>
<form class="account" method="post" action="${action}/abmelden">${hidden({ csrf })}<span>Angemeldet als <strong><bdi>${email}</bdi></strong></span><button class="linklike" type="submit">Nicht du? Abmelden</button></form></div>`,
  })
}

/** What writes or costs is not ticked: it takes a hand of the person. */
function scopeItem(scope: Scope): Html {
  const { title, sentence, mark } = SCOPE_TEXTS[scope]
  const checked = mark === undefined && html` checked`
  const box = html`<input type="checkbox" name="scopes" value="${scope}"${checked} aria-describedby="satz-${scope}">`
  return html`<li${mark && html` class="marked"`}><label class="check">${box}<span><strong>${title}</strong> ${scopeMark(scope)}</span></label><p id="satz-${scope}">${sentence}</p></li>`
}

const identityItem = (only: boolean): Html =>
  html`<li><div class="scope"><strong>${only ? 'Nur wer du bist' : 'Wer du bist'}</strong></div><p>Erfährt, mit welchem Konto du angemeldet bist.${only && ' Von deinem Hof sieht es nichts.'}</p></li>`

function websiteOf(uri: string | undefined): Html | undefined {
  const address = uri === undefined ? null : URL.parse(uri)
  return address && /^https?:$/.test(address.protocol)
    ? html`<dt>Webseite nach eigener Angabe</dt><dd>${address.host}</dd>`
    : undefined
}

const TARGETS: Record<RedirectTarget['kind'], (name: string) => Html> = {
  website: (name) => html`<strong>${name}</strong>`,
  device: (name) => html`<strong>ein Programm auf diesem Gerät</strong> (${name})`,
  app: (name) => html`<strong>die App, die Adressen mit ${name}: öffnet</strong>`,
}

const targetText = ({ kind, name }: RedirectTarget): Html => TARGETS[kind](name)
