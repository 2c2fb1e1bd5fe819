import { html, type Html } from './html.ts'
import { layout } from './layout.ts'
import { hidden, minutesText } from './notes.ts'
import type { Page } from './page.ts'
import { plainName } from './plain-name.ts'

/** Reads the same whether the address has an account or not. */
export const linkSentPage = ({ email, weiter, minutes }: { email: string; weiter: string; minutes: number }): Page =>
  layout({
    title: 'Link unterwegs',
    main: html`<div class="card"><h1>Sieh in dein Postfach</h1>
<p>Wenn es für <strong><bdi>${email}</bdi></strong> ein Konto gibt, ist ein Link dorthin unterwegs. Öffne ihn in diesem Browser.</p>
<p class="soft">Er gilt ${minutesText(minutes)} und nur ein einziges Mal.</p>
<p class="soft">Nichts angekommen? Sieh im Spam-Ordner nach oder <a href="${signInAddress(weiter)}">lass dir einen neuen Link schicken</a>.</p></div>`,
  })

export interface RedeemLink {
  csrf: string
  token: string
  weiter: string
  /** The program that waits for the person, by the name it gave itself. */
  clientName?: string
  /** The link was asked for in another browser: whose account it opens, masked. */
  elsewhere?: { email: string }
}

/**
 * Asks for one more click, so that a mail scanner that opens every link does not use this one up. In a browser that did
 * not ask for the link the person confirms that the account is theirs.
 */
export const redeemLinkPage = ({ csrf, token, weiter, clientName, elsewhere }: RedeemLink): Page =>
  elsewhere === undefined
    ? layout({
        title: 'Anmelden mit Link',
        keepsOpener: true,
        main: html`<div class="card"><h1>Willkommen zurück</h1><p>Noch ein Klick, dann bist du angemeldet.</p>${nextStep(clientName)}
<form class="fields" method="post" action="/anmelden/link/einloesen">${hidden({ csrf, token, weiter })}<button class="full" type="submit" autofocus>Jetzt anmelden</button></form>
<p class="soft small">Du hast keinen Link angefordert? Dann schließ diese Seite, und es passiert nichts.</p></div>`,
      })
    : layout({
        title: 'Hier anmelden?',
        keepsOpener: true,
        main: html`<div class="card"><h1>Hier anmelden?</h1>
<p>Dieser Link wurde in einem anderen Browser angefordert. Er meldet diesen Browser in diesem Konto an:</p>
<div class="who"><p class="name"><bdi>${elsewhere.email}</bdi></p></div>
${nextStep(clientName)}
<p><strong>Ist das deine Adresse, und hast du den Link selbst angefordert?</strong> Hat ihn dir jemand geschickt, dann schließ diese Seite: Was du danach eingibst, käme in das Konto eines anderen.</p>
<form class="fields" method="post" action="/anmelden/link/einloesen">${hidden({ csrf, token, weiter, bestaetigt: 'ja' })}<button class="full" type="submit">Ja, das ist mein Konto: hier anmelden</button>
<a class="button plain full" href="${signInAddress(weiter)}">Nein, nicht anmelden</a></form></div>`,
      })

const nextStep = (clientName: string | undefined): Html =>
  clientName === undefined
    ? html`<p class="soft">Danach siehst du deine Zugriffe.</p>`
    : html`<p class="soft">Danach entscheidest du, was <bdi>„${plainName(clientName)}“</bdi> darf. <span class="small">(Name nicht überprüft)</span></p>`

export const linkInvalidPage = ({ weiter }: { weiter: string }): Page =>
  layout({
    title: 'Link gilt nicht mehr',
    main: html`<div class="card"><h1>Dieser Link gilt nicht mehr</h1><p>Ein Link zum Anmelden gilt nur kurze Zeit und nur ein einziges Mal.</p>
<p class="fields">${signInLink(weiter)}</p></div>`,
  })

const signInLink = (weiter: string): Html =>
  html`<a class="button full" href="${signInAddress(weiter)}">Neuen Link holen</a>`

const signInAddress = (weiter: string): string => `/anmelden?weiter=${encodeURIComponent(weiter)}`
