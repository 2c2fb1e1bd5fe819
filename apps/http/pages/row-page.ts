import { html } from './html.ts'
import { layout } from './layout.ts'
import type { Page } from './page.ts'

export interface ShownRowPage {
  /** Of the kind, one of it. */
  singular: string
  label: string
  fields: readonly { label: string; text: string }[]
  sources: readonly { id: string; page: number | null; quote: string | null }[]
  email: string
}

/** A row of the farm for the person who keeps it. */
export const rowPage = ({ singular, label, fields, sources, email }: ShownRowPage): Page =>
  layout({
    title: label,
    width: 'wide',
    aside: html`<span class="soft small"><bdi>${email}</bdi></span>`,
    main: html`<p class="soft small">${singular}</p><h1><bdi>${label}</bdi></h1>
<div class="card"><dl class="values">${fields.map(({ label: name, text }) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl></div>
${
  sources.length > 0 &&
  html`<section aria-labelledby="quellen"><h2 id="quellen">Das steht in</h2><ul class="entries">${sources.map(
    ({ id, page, quote }) =>
      html`<li class="entry"><div><a href="/quellen/${id}?seite=${page ?? 1}">Quelle, Seite ${page ?? 1}</a>${quote !== null && html`<blockquote>${quote}</blockquote>`}</div></li>`,
  )}</ul></section>`
}`,
  })
