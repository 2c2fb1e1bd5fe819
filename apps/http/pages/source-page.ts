import { html, type Html } from './html.ts'
import { layout } from './layout.ts'
import type { Page } from './page.ts'

export interface ShownSource {
  id: string
  title: string
  page: number
  /** Where `text` begins in the whole text of the page. */
  start: number
  text: string
  more: boolean
  previous: number | null
  next: number | null
  /** What is lit up, as offsets into the whole text of the page. */
  lit: { start: number; end: number } | undefined
  /** A signed address of the file itself; absent for what is not the farm's own. */
  originalUrl: string | undefined
  email: string
}

/** A page of a document as the service reads it, with a quote lit up. */
export function sourcePage(source: ShownSource): Page {
  const { title, page, more, originalUrl, email, lit } = source
  const [before, quote, after] = partsOf(source)
  return layout({
    title: `${title}, Seite ${page}`,
    width: 'wide',
    aside: html`<span class="soft small"><bdi>${email}</bdi></span>`,
    main: html`<h1><bdi>${title}</bdi></h1>
<p class="soft">Seite ${page}, so wie Hofkern sie gelesen hat. ${originalUrl !== undefined && html`<a href="${originalUrl}" rel="noreferrer">Originaldatei öffnen</a>`}</p>
${lit && quote && html`<p><a href="#stelle">Zur markierten Stelle</a></p>`}
<div class="text">${before}${quote && html`<mark id="stelle">${quote}</mark>`}${after}</div>
${more && html`<p class="soft small">Die Seite geht noch weiter; hier steht ihr Anfang.</p>`}
${pager(source)}`,
  })
}

/** What stands before the quote, the quote, and what stands after it. */
function partsOf({ text, start, lit }: ShownSource): [string, string, string] {
  const from = Math.min(text.length, Math.max(0, (lit?.start ?? start) - start))
  const to = Math.min(text.length, Math.max(from, (lit?.end ?? start) - start))
  return [text.slice(0, from), text.slice(from, to), text.slice(to)]
}

function pager({ id, previous, next }: ShownSource): Html | undefined {
  if (previous === null && next === null) return undefined
  const to = (page: number | null): Html | false =>
    page !== null && html`<a href="/quellen/${id}?seite=${page}">Seite ${page}</a>`
  return html`<nav class="pager" aria-label="Seiten"><span>${to(previous)}</span><span>${to(next)}</span></nav>`
}
