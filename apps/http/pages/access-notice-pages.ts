import { html, type Html } from './html.ts'
import { layout } from './layout.ts'
import { hidden } from './notes.ts'
import type { Page } from './page.ts'
import { plainName } from './plain-name.ts'
import { germanMoment } from '../../../core/shared/german/write-german.ts'
import type { AccessNotice } from '../../../core/access/index.ts'

interface Words {
  ask: string
  what: string
  button: string
  done: string
  result: string
}

const WORDS: Record<AccessNotice['kind'], Words> = {
  program: {
    ask: 'Zugriff beenden?',
    what: 'Dieses Programm hat Zugriff auf deinen Hof:',
    button: 'Zugriff beenden',
    done: 'Zugriff beendet',
    result: 'hat keinen Zugriff mehr auf deinen Hof.',
  },
  identity: {
    ask: 'Zugriff beenden?',
    what: 'Dieses Programm erfährt, mit welchem Konto du angemeldet bist:',
    button: 'Zugriff beenden',
    done: 'Zugriff beendet',
    result: 'erfährt nicht mehr, wer du bist.',
  },
  device: {
    ask: 'Gerät abmelden?',
    what: 'Dieses Gerät hat sich in deinem Konto angemeldet:',
    button: 'Gerät abmelden',
    done: 'Gerät abgemeldet',
    result: 'ist nicht mehr angemeldet.',
  },
}

/** What a mail told of: asks before it ends, since mail scanners open every link. */
export function endAccessPage({
  csrf,
  token,
  notice: { kind, name, email, at },
}: {
  csrf: string
  token: string
  notice: AccessNotice & { email: string }
}): Page {
  const { ask, what, button } = WORDS[kind]
  return layout({
    title: ask,
    main: html`<div class="card"><h1>${ask}</h1>
<p>${what}</p>
<div class="who"><p class="name"><bdi>${plainName(name)}</bdi></p>${kind !== 'device' && html`<p class="small soft">Name nicht überprüft</p>`}
<dl><dt>Konto</dt><dd><bdi>${email}</bdi></dd><dt>Seit</dt><dd>${germanMoment(at)}</dd></dl></div>
<form class="fields" method="post" action="/anmelden/zugriff">${hidden({ csrf, token })}<button class="danger full" type="submit">${button}</button></form>
<p class="soft small">Warst du das selbst? Dann schließ diese Seite, und alles bleibt, wie es ist.</p></div>`,
  })
}

export const accessEndedPage = ({ kind, name }: AccessNotice): Page =>
  layout({
    title: WORDS[kind].done,
    main: html`<div class="card"><h1>${WORDS[kind].done}</h1>
<p><bdi>„${plainName(name)}“</bdi> ${WORDS[kind].result}</p>
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
