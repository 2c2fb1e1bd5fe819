import { BROWSER_CLIENT, CLI_CLIENT, type PersonSession } from '../../../core/access/index.ts'
import { html, type Html } from './html.ts'
import { hidden } from './notes.ts'
import { plainName } from './plain-name.ts'
import { facts } from './program-section.ts'

/** A place where the person is signed in; times in ms. */
export type SessionEntry = PersonSession & { here: boolean }

export const sessionSection = ({ csrf, sessions }: { csrf: string; sessions: readonly SessionEntry[] }): Html =>
  html`<section aria-labelledby="geraete"><h2 id="geraete">Angemeldete Geräte</h2>
<p class="soft">Wo du mit deinem Konto angemeldet bist.</p>
<ul class="entries">${sessions.map((session) => sessionItem(session, csrf))}</ul>
${sessions.some(({ here }) => !here) && html`<form class="card" method="post" action="/konto/geraete/andere-abmelden">${hidden({ csrf })}<p>Kommt dir etwas fremd vor? Melde alles andere ab. Dieses Gerät bleibt angemeldet.</p><p><button class="danger" type="submit">Alle anderen Geräte abmelden</button></p></form>`}</section>`

function sessionItem(session: SessionEntry, csrf: string): Html {
  const name = nameOf(session)
  return html`<li class="entry"><div><h3><bdi>${name}</bdi>${session.here && html` <span class="chip quiet">dieses Gerät</span>`}</h3>
${facts({ ...session, began: 'Angemeldet' })}</div>
<form method="post" action="/konto/geraete/${encodeURIComponent(session.id)}/abmelden">${hidden({ csrf })}<button class="danger compact" type="submit">Abmelden<span class="unseen"> (${name})</span></button></form></li>`
}

function nameOf({ clientId, clientName }: SessionEntry): string {
  if (clientId === BROWSER_CLIENT) return plainName(clientName)
  return clientId === CLI_CLIENT ? 'Kommandozeile des Betreibers' : 'Hofkern im Browser'
}
