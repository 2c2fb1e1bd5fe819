import { html } from './html.ts'
import { ICONS } from './icons.ts'
import { layout } from './layout.ts'
import { doneNote, faultNote, hidden, minutesText } from './notes.ts'
import type { Page } from './page.ts'
import { plainName } from './plain-name.ts'

/**
 * `wrong` stands for an unknown address and for a wrong password alike; the last three for budgets that are used up: of
 * a place, of the password of an address, of links to it.
 */
export type SignInFault =
  { kind: 'wrong' } | { kind: 'no_email' } | { kind: 'too_many' | 'guessed' | 'links_sent'; minutes: number }

export interface SignInForm {
  csrf: string
  /** The local path that signing in leads to. */
  weiter: string
  /** As it was typed before. */
  email?: string
  fault?: SignInFault
  /** A new password was just set. */
  passwordSet?: boolean
  /** The program that sent the person here, by the name it gave itself. */
  clientName?: string
}

/**
 * One form, two ways in: POST /anmelden with the password, POST /anmelden/link for a link (the password, if typed,
 * comes along unused).
 */
export function signInPage({ csrf, weiter, email = '', fault, passwordSet = false, clientName }: SignInForm): Page {
  const described = fault && html` aria-invalid="true" aria-describedby="fehler"`
  return layout({
    title: fault ? 'Fehler beim Anmelden' : 'Anmelden',
    keepsOpener: true,
    main: html`<div class="card"><h1>Anmelden</h1>
${clientName !== undefined && html`<p class="soft">Danach entscheidest du, was <bdi>„${plainName(clientName)}“</bdi> darf. <span class="small">(Name nicht überprüft)</span></p>`}
${passwordSet && doneNote('Dein neues Passwort gilt. Melde dich jetzt damit an.')}
${fault && faultNote('fehler', FAULTS[fault.kind](fault as never))}
<form class="fields" method="post" action="/anmelden">${hidden({ csrf, weiter })}
<div><label for="email">E-Mail-Adresse</label><input id="email" name="email" type="email" value="${email}" required maxlength="254" autocomplete="username" autocapitalize="none" spellcheck="false"${described}${email === '' && AUTOFOCUS}></div>
<div><label for="password">Passwort</label><input id="password" name="password" type="password" required maxlength="1000" autocomplete="current-password"${fault?.kind === 'wrong' && described}${email !== '' && AUTOFOCUS}></div>
<button class="full" type="submit">Anmelden</button>
<div class="or">oder ohne Passwort</div>
<div><button class="plain full" type="submit" formaction="/anmelden/link" formnovalidate aria-describedby="link-hinweis">${ICONS.mail}Link per E-Mail schicken</button>
<p class="soft small" id="link-hinweis">Du bekommst einen Link an die Adresse oben und bist mit einem Klick angemeldet.</p></div>
</form>
<p class="soft small"><a href="/anmelden/passwort">Passwort vergessen?</a></p></div>`,
  })
}

const AUTOFOCUS = html` autofocus`

const FAULTS: { [K in SignInFault['kind']]: (fault: Extract<SignInFault, { kind: K }>) => string } = {
  wrong: () =>
    'E-Mail-Adresse und Passwort passen nicht zusammen. Sieh beide noch einmal durch oder lass dir einen Link schicken.',
  no_email: () => 'Trag bitte deine E-Mail-Adresse ein, zum Beispiel name@hof.de.',
  too_many: ({ minutes }) =>
    `Von hier aus waren es zu viele Versuche. Bitte warte ${minutesText(minutes)} und versuch es dann noch einmal, oder lass dir einen Link schicken.`,
  guessed: ({ minutes }) =>
    `Für diese Adresse gab es zu viele Versuche mit dem Passwort. Lass dir einen Link schicken, oder warte ${minutesText(minutes)}.`,
  links_sent: ({ minutes }) =>
    `An diese Adresse sind schon mehrere Links unterwegs. Nimm den neuesten aus deinem Postfach; der nächste geht in ${minutesText(minutes)}.`,
}
