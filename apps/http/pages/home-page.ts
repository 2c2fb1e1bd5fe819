import { html } from './html.ts'
import { layout } from './layout.ts'
import type { Page } from './page.ts'

/** Where people find what there is for them. */
export const homePage = (baseUrl: string): Page =>
  layout({
    title: 'Willkommen',
    width: 'medium',
    main: html`<div class="card"><h1>Moin. Das ist Hofkern.</h1>
<p>Hofkern liest, was auf deinem Hof an Papier anfällt, führt deine Register und beantwortet Fragen mit wörtlichen Zitaten.</p>
<div class="fields"><a class="button full" href="/anmelden">Anmelden</a><a class="button plain full" href="/konto">Zugriffe: wer außer dir auf deinen Hof darf</a></div>
<section aria-labelledby="assistent"><h2 id="assistent">Deinen Assistenten verbinden</h2>
<p>Gib deinem KI-Programm (zum Beispiel ChatGPT oder Claude) als Adresse eines MCP-Servers diese an:</p>
<p><code>${baseUrl}/mcp</code></p>
<p class="soft small">Es fragt dich dann, was es darf. Du kannst es jederzeit unter <a href="/konto">Zugriffe</a> wieder beenden.</p></section>
<section aria-labelledby="entwickeln"><h2 id="entwickeln">Für Programme</h2>
<p><a href="/docs">Beschreibung der Schnittstelle</a> · <a href="/openapi.json">openapi.json</a></p></section></div>`,
  })

/** What the address for assistants is, for people who open it in a browser. */
export const mcpPage = (baseUrl: string): Page =>
  layout({
    title: 'Adresse für Assistenten',
    width: 'medium',
    main: html`<div class="card"><h1>Diese Adresse ist für deinen Assistenten</h1>
<p>Hier sprechen Programme mit deinem Hof, nicht der Browser. Gib deinem KI-Programm als Adresse eines MCP-Servers diese an:</p>
<p><code>${baseUrl}/mcp</code></p>
<p>Beim ersten Mal öffnet es eine Seite, auf der du dich anmeldest und auswählst, was es darf. Unter <a href="/konto">Zugriffe</a> siehst du, wer verbunden ist, und kannst es beenden.</p>
<p class="soft small"><a href="/">Zur Startseite</a></p></div>`,
  })
