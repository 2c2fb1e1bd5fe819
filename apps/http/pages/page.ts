import { createHash } from 'node:crypto'
import { Html, html } from './html.ts'

/** A whole HTML document, and what its headers have to say about it. */
export interface Page {
  markup: string
  /** Names the page's only stylesheet in a Content-Security-Policy. */
  styleSource: string
  /** The same for its only script, where it has one; it may ask this server and no other. */
  scriptSource: string | undefined
  /**
   * The page that opened this one in a window of its own may keep hold of it: programs that sign in through such a
   * window wait in it for the answer.
   */
  keepsOpener: boolean
}

/** @param style and `script` are our own text, as it stands; @param icon a data: address */
export function makePage({
  lang,
  title,
  style,
  script,
  icon,
  body,
  keepsOpener = false,
}: {
  lang: 'de' | 'en'
  title: string
  style: string
  script?: string
  icon?: string
  body: Html
  keepsOpener?: boolean
}): Page {
  const { markup } = html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title>
${icon !== undefined && html`<link rel="icon" href="${icon}">`}<style>${new Html(style)}</style></head>
<body>${body}${script !== undefined && html`<script>${new Html(script)}</script>`}</body></html>
`
  return { markup, styleSource: digest(style), scriptSource: script && digest(script), keepsOpener }
}

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
