import { html, type Html } from './html.ts'
import { layout } from './layout.ts'
import { hidden } from './notes.ts'
import type { Page } from './page.ts'
import { plainName } from './plain-name.ts'
import { germanMoment } from '../../../core/shared/german/write-german.ts'
import type { AccessNotice } from '../../../core/access/index.ts'

/** What a mail told of: asks before it ends, since mail scanners open every link. */
export const endAccessPage = ({
  csrf,
  token,
  notice,
}: {
  csrf: string
  token: string
  notice: AccessNotice & { email: string }
}): Page =>
  layout({
    title: notice.kind === 'program' ? 'Zugriff beenden?' : 'Gerät abmelden?',
    main: html`<div class="card"><h1>${notice.kind === 'program' ? 'Zugriff beenden?' : 'Gerät abmelden?'}</h1>
<p>${notice.kind === 'program' ? 'Dieses Programm hat Zugriff auf deinen Hof:' : 'Dieses Gerät hat sich in deinem Konto angemeldet:'}</p>
<div class="who"><p class="name"><bdi>${plainName(notice.name)}</bdi></p>${notice.kind === 'program' && html`<p class="small soft">Name nicht überprüft</p>`}
<dl><dt>Konto</dt><dd><bdi>${notice.email}</bdi></dd><dt>Seit</dt><dd>${germanMoment(notice.at)}</dd></dl></div>
<form class="fields" method="post" action="/anmelden/zugriff">${hidden({ csrf, token })}<button class="danger full" type="submit">${notice.kind === 'program' ? 'Zugriff beenden' : 'Gerät abmelden'}</button></form>
<p class="soft small">Warst du das selbst? Dann schließ diese Seite, und alles bleibt, wie es ist.</p></div>`,
  })

export const accessEndedPage = ({ kind, name }: AccessNotice): Page =>
  layout({
    title: kind === 'program' ? 'Zugriff beendet' : 'Gerät abgemeldet',
    main: html`<div class="card"><h1>${kind === 'program' ? 'Zugriff beendet' : 'Gerät abgemeldet'}</h1>
<p><bdi>„${plainName(name)}“</bdi> ${kind === 'program' ? 'hat keinen Zugriff mehr auf deinen Hof.' : 'ist nicht mehr angemeldet.'}</p>
<p>Warst du das nicht, dann kennt vielleicht jemand dein Passwort. Leg jetzt ein neues fest und sieh danach deine Zugriffe durch.</p>
<p class="fields"><a class="button full" href="/anmelden/passwort">Neues Passwort festlegen</a>${toAccount}</p></div>`,
  })

export const noticeInvalidPage = (): Page =>
  layout({
    title: 'Link gilt nicht mehr',
    main: html`<div class="card"><h1>Dieser Link gilt nicht mehr</h1><p>Er war schon benutzt oder ist zu alt. Unter „Zugriffe“ siehst du, wer auf deinen Hof zugreifen darf, und beendest, was du nicht kennst.</p>
<p class="fields">${toAccount}</p></div>`,
  })

const toAccount: Html = html`<a class="button plain full" href="/konto">Zugriffe ansehen</a>`
