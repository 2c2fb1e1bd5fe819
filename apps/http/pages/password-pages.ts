import { MAXIMUM_PASSWORD, MINIMUM_PASSWORD } from '../../../core/access/index.ts'
import { html, type Html } from './html.ts'
import { ICONS } from './icons.ts'
import { layout } from './layout.ts'
import { faultNote, hidden, minutesText } from './notes.ts'
import type { Page } from './page.ts'

/** Why a password was not set. */
export type NewPasswordFault =
  { kind: 'wrong_password' | 'password_too_short' | 'password_too_long' } | { kind: 'too_many'; minutes: number }

const FAULTS: { [K in NewPasswordFault['kind']]: (fault: Extract<NewPasswordFault, { kind: K }>) => string } = {
  wrong_password: () => 'Das jetzige Passwort stimmt nicht. Sieh es noch einmal durch.',
  password_too_short: () => `Das neue Passwort braucht mindestens ${MINIMUM_PASSWORD} Zeichen.`,
  password_too_long: () => `Das neue Passwort darf höchstens ${MAXIMUM_PASSWORD} Zeichen haben.`,
  too_many: ({ minutes }) =>
    `Das waren zu viele Versuche. Bitte warte ${minutesText(minutes)} und versuch es dann noch einmal.`,
}

const noteOf = (fault: NewPasswordFault | undefined): Html | undefined =>
  fault && faultNote('fehler', FAULTS[fault.kind](fault as never))

function newPasswordField(fault: NewPasswordFault | undefined): Html {
  const described = fault ? 'laenge fehler' : 'laenge'
  const invalid = fault?.kind.startsWith('password') && html` aria-invalid="true"`
  return html`<div><label for="neu">Neues Passwort</label><input id="neu" name="neu" type="password" required minlength="${MINIMUM_PASSWORD}" maxlength="${MAXIMUM_PASSWORD}" autocomplete="new-password" aria-describedby="${described}"${invalid}>
<p class="soft small" id="laenge">Mindestens ${MINIMUM_PASSWORD} Zeichen. Ein ganzer Satz lässt sich gut merken.</p></div>`
}

/** Lets password managers know whose password it is. */
const usernameField = (email: string): Html =>
  html`<input type="text" name="email" value="${email}" autocomplete="username" class="unseen" tabindex="-1" aria-hidden="true" readonly>`

export const changePasswordPage = ({
  csrf,
  email,
  fault,
}: {
  csrf: string
  email: string
  fault?: NewPasswordFault
}): Page =>
  layout({
    title: fault ? 'Fehler – Passwort ändern' : 'Passwort ändern',
    main: html`<div class="card"><h1>Passwort ändern</h1>
<p class="soft">Danach bist du auf allen anderen Geräten abgemeldet. Programme behalten ihren Zugriff.</p>
${noteOf(fault)}
<form class="fields" method="post" action="/konto/passwort">${hidden({ csrf })}${usernameField(email)}
<div><label for="jetzt">Jetziges Passwort</label><input id="jetzt" name="jetzt" type="password" required maxlength="${MAXIMUM_PASSWORD}" autocomplete="current-password"${fault?.kind === 'wrong_password' && html` aria-invalid="true" aria-describedby="fehler"`}></div>
${newPasswordField(fault)}
<button class="full" type="submit">Passwort ändern</button>
<a class="button plain full" href="/konto">Abbrechen</a></form>
<p class="soft small">Das jetzige vergessen? <a href="/anmelden/passwort">Lass dir einen Link schicken.</a></p></div>`,
  })

/** For a person who has only ever signed in with links. */
export const noPasswordPage = ({ csrf, email }: { csrf: string; email: string }): Page =>
  layout({
    title: 'Passwort festlegen',
    main: html`<div class="card"><h1>Passwort festlegen</h1>
<p>Du meldest dich bisher ohne Passwort an. Wenn du eins möchtest, schicken wir dir einen Link an <strong><bdi>${email}</bdi></strong>.</p>
<form class="fields" method="post" action="/anmelden/passwort">${hidden({ csrf, email })}<button class="full" type="submit">${ICONS.mail}Link per E-Mail schicken</button>
<a class="button plain full" href="/konto">Abbrechen</a></form></div>`,
  })

/** Why no link was sent. */
export type ResetFault = { kind: 'no_email' } | { kind: 'too_many' | 'links_sent'; minutes: number }

const RESET_FAULTS: { [K in ResetFault['kind']]: (fault: Extract<ResetFault, { kind: K }>) => string } = {
  no_email: () => 'Trag bitte deine E-Mail-Adresse ein, zum Beispiel name@hof.de.',
  too_many: ({ minutes }) => `Von hier aus waren es zu viele Versuche. Bitte warte ${minutesText(minutes)}.`,
  links_sent: ({ minutes }) =>
    `An diese Adresse sind schon mehrere Links unterwegs. Nimm den neuesten aus deinem Postfach; der nächste geht in ${minutesText(minutes)}.`,
}

export const forgottenPasswordPage = ({
  csrf,
  email = '',
  fault,
}: {
  csrf: string
  email?: string
  fault?: ResetFault
}): Page =>
  layout({
    title: fault ? 'Fehler – Passwort vergessen' : 'Passwort vergessen',
    main: html`<div class="card"><h1>Passwort vergessen</h1>
<p class="soft">Wir schicken dir einen Link, mit dem du ein neues festlegst.</p>
${fault && faultNote('fehler', RESET_FAULTS[fault.kind](fault as never))}
<form class="fields" method="post" action="/anmelden/passwort">${hidden({ csrf })}
<div><label for="email">E-Mail-Adresse</label><input id="email" name="email" type="email" value="${email}" required maxlength="254" autocomplete="username" autocapitalize="none" spellcheck="false"${fault && html` aria-invalid="true" aria-describedby="fehler"`} autofocus></div>
<button class="full" type="submit">${ICONS.mail}Link schicken</button>
<a class="button plain full" href="/anmelden">Zurück zur Anmeldung</a></form></div>`,
  })

/** Reads the same whether the address has an account or not. */
export const resetSentPage = ({ email, minutes }: { email: string; minutes: number }): Page =>
  layout({
    title: 'Link unterwegs',
    main: html`<div class="card"><h1>Sieh in dein Postfach</h1>
<p>Wenn es für <strong><bdi>${email}</bdi></strong> ein Konto gibt, ist ein Link dorthin unterwegs, mit dem du ein neues Passwort festlegst.</p>
<p class="soft">Er gilt ${minutesText(minutes)} und nur ein einziges Mal.</p>
<p class="soft">Nichts angekommen? Sieh im Spam-Ordner nach oder <a href="/anmelden/passwort">lass dir einen neuen Link schicken</a>.</p></div>`,
  })

export const newPasswordPage = ({
  csrf,
  token,
  email,
  fault,
}: {
  csrf: string
  token: string
  /** Whose password it is, masked. */
  email: string
  fault?: NewPasswordFault
}): Page =>
  layout({
    title: fault ? 'Fehler – Neues Passwort' : 'Neues Passwort',
    main: html`<div class="card"><h1>Neues Passwort</h1>
<div class="who"><p class="name"><bdi>${email}</bdi></p></div>
<p class="soft">Danach bist du auf allen Geräten abgemeldet und meldest dich mit dem neuen an.</p>
${noteOf(fault)}
<form class="fields" method="post" action="/anmelden/passwort/neu">${hidden({ csrf, token })}
${newPasswordField(fault)}
<button class="full" type="submit">Passwort festlegen</button></form>
<p class="soft small">Du hast das nicht angefordert? Dann schließ diese Seite, und alles bleibt, wie es ist.</p></div>`,
  })

export const resetInvalidPage = (): Page =>
  layout({
    title: 'Link gilt nicht mehr',
    main: html`<div class="card"><h1>Dieser Link gilt nicht mehr</h1><p>Ein Link für ein neues Passwort gilt nur kurze Zeit und nur ein einziges Mal.</p>
<p class="fields"><a class="button full" href="/anmelden/passwort">Neuen Link holen</a></p></div>`,
  })
