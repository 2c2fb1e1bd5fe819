/** Markup that may be sent as it is. Only `html` and `preformatted` make it, from our own text and escaped values. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = Html | string | number | false | undefined | readonly Value[]

/**
 * Markup with values in it: each is escaped for text and for an attribute in double quotes, the only two places where
 * one may stand.
 */
export const html = ({ raw: [first = '', ...rest] }: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(first + rest.map((text, index) => markupOf(values[index]) + text).join(''))

/** Text as it stands, quotes and all: they need no escaping outside of an attribute, and code is full of them. */
export const preformatted = (text: string, name?: 'body'): Html =>
  new Html(
    `<pre${name ? ` class="${name}"` : ''}>${text.replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</pre>`,
  )

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup
  if (value === undefined || value === false) return ''
  if (Array.isArray(value)) return value.map(markupOf).join('')
  return String(value).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
