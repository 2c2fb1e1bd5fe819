/** An element around others, none of which need be there; its name is given by the program, never by a text. */
export const xmlElement = (name: string, inside: readonly string[]): string => `<${name}>${inside.join('')}</${name}>`

/** An element with a value in it, nothing where there is none. */
export const xmlText = (name: string, value: string | number | null | undefined): string =>
  value == null ? '' : xmlElement(name, [escaped(String(value))])

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // A parser would read a bare one as a line feed.
  '\r': '&#13;',
}

/** What is no character of XML 1.0, halves of surrogate pairs too. */
const NO_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string): string =>
  text.replaceAll(NO_CHARACTER, '\uFFFD').replaceAll(/[&<>"'\r]/g, (sign) => ENTITIES[sign]!)
