import { html, type Html } from './html.ts'
import { ICONS } from './icons.ts'
import { layout } from './layout.ts'
import { faultNote, hidden, minutesText } from './notes.ts'
import type { Page } from './page.ts'
import { plainName } from './plain-name.ts'

/** `wrong` stands for an unknown address and for a wrong password alike. */
export type SignInFault = { kind: 'wrong' } | { kind: 'no_email' } | { kind: 'too_many'; minutes: number }

export interface SignInForm {
  csrf: string
  /** The local path that signing in leads to. */
  weiter: string
  /** As it was typed before. */
  email?: string
  fault?: SignInFault
  /** The program that sent the person here, by the name it gave itself. */
  clientName?: string
}

/**
 * One form, two ways in: POST /anmelden with the password, POST /anmelden/link for a link (the password, if typed,
 * comes along unused).
 */
export function signInPage({ csrf, weiter, email = '', fault, clientName }: SignInForm): Page {
  const described = fault && html` aria-invalid="true" aria-describedby="fehler"`
  return layout({
    title: fault ? 'Fehler beim Anmelden' : 'Anmelden',
    keepsOpener: true,
    main: html`<div class="card"><h1>Anmelden</h1>
${clientName !== undefined && html`<p class="soft">Danach entscheidest du, was <bdi>„${plainName(clientName)}“</bdi> darf. <span class="small">(Name nicht überprüft)</span></p>`}
${fault && faultNote('fehler', FAULTS[fault.kind](fault as never))}
<form class="fields" method="post" action="/anmelden">${hidden({ csrf, weiter })}
<div><label for="email">E-Mail-Adresse</label><input id="email" name="email" type="email" value="${email}" required maxlength="254" autocomplete="username" autocapitalize="none" spellcheck="false"${described}${email === '' && AUTOFOCUS}></div>
<div><label for="password">Passwort</label><input id="password" name="password" type="password" required maxlength="1000" autocomplete="current-password"${fault?.kind === 'wrong' && described}${email !== '' && AUTOFOCUS}></div>
<button class="full" type="submit">Anmelden</button>
<div class="or">oder ohne Passwort</div>
<div><button class="plain full" type="submit" formaction="/anmelden/link" formnovalidate aria-describedby="link-hinweis">${ICONS.mail}Link per E-Mail schicken</button>
<p class="soft small" id="link-hinweis">Du bekommst einen Link an die Adresse oben und bist mit einem Klick angemeldet.</p></div>
</form></div>`,
  })
}

const AUTOFOCUS = html` autofocus`

const FAULTS: { [K in SignInFault['kind']]: (fault: Extract<SignInFault, { kind: K }>) => string } = {
  wrong: () =>
    'E-Mail-Adresse und Passwort passen nicht zusammen. Sieh beide noch einmal durch oder lass dir einen Link schicken.',
  no_email: () => 'Trag bitte deine E-Mail-Adresse ein, zum Beispiel name@hof.de.',
  too_many: ({ minutes }) =>
    `Das waren zu viele Versuche. Bitte warte ${minutesText(minutes)} und versuch es dann noch einmal.`,
}

/** Reads the same whether the address has an account or not. */
export const linkSentPage = ({ email, weiter, minutes }: { email: string; weiter: string; minutes: number }): Page =>
  layout({
    title: 'Link unterwegs',
    main: html`<div class="card"><h1>Sieh in dein Postfach</h1>
<p>Wenn es für <strong><bdi>${email}</bdi></strong> ein Konto gibt, ist ein Link dorthin unterwegs. Öffne ihn auf diesem Gerät.</p>
<p class="soft">Er gilt ${minutesText(minutes)} und nur ein einziges Mal.</p>
<p class="soft">Nichts angekommen? Sieh im Spam-Ordner nach oder <a href="${signInAddress(weiter)}">lass dir einen neuen Link schicken</a>.</p></div>`,
  })

/** Asks for one more click, so that a mail scanner that opens every link does not use this one up. */
export const redeemLinkPage = ({ csrf, token, weiter }: { csrf: string; token: string; weiter: string }): Page =>
  layout({
    title: 'Anmelden mit Link',
    main: html`<div class="card"><h1>Willkommen zurück</h1><p>Noch ein Klick, dann bist du angemeldet.</p>
<form class="fields" method="post" action="/anmelden/link/einloesen">${hidden({ csrf, token, weiter })}<button class="full" type="submit" autofocus>Jetzt anmelden</button></form>
<p class="soft small">Du hast keinen Link angefordert? Dann schließ diese Seite, und es passiert nichts.</p></div>`,
  })

export const linkInvalidPage = ({ weiter }: { weiter: string }): Page =>
  layout({
    title: 'Link gilt nicht mehr',
    main: html`<div class="card"><h1>Dieser Link gilt nicht mehr</h1><p>Ein Link zum Anmelden gilt nur kurze Zeit und nur ein einziges Mal.</p>
<p class="fields">${signInLink(weiter)}</p></div>`,
  })

const signInLink = (weiter: string): Html =>
  html`<a class="button full" href="${signInAddress(weiter)}">Neuen Link holen</a>`

const signInAddress = (weiter: string): string => `/anmelden?weiter=${encodeURIComponent(weiter)}`
