import { html, type Html } from './html.ts'
import { FAVICON, LAND, MARK } from './icons.ts'
import { makePage, type Page } from './page.ts'
import { STYLE } from './style.ts'

interface Parts {
  title: string
  /** How much of a broad window the text takes. */
  width?: 'narrow' | 'medium' | 'wide'
  /** Stands at the top beside the name of the service. */
  aside?: Html
  main: Html
  keepsOpener?: boolean
}

/** What all pages for people have in common: the sign, one column, the land below. */
export const layout = ({ title, width = 'narrow', aside, main, keepsOpener = false }: Parts): Page =>
  makePage({
    lang: 'de',
    title: `${title} – Hofkern`,
    style: STYLE,
    icon: FAVICON,
    keepsOpener,
    body: html`<div class="frame ${width}"><header class="top"><span class="brand">${MARK}Hofkern</span>${aside}</header>
<main>${main}</main></div>${LAND}`,
  })
