import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { html, preformatted } from '../../../../apps/http/pages/html.ts'

/** What a browser would see: the elements with their attributes, and the text. */
function parse(markup: string): { elements: [string, Record<string, string>][]; text: string } {
  const seen = { elements: [] as [string, Record<string, string>][], text: '' }
  const parser = new Parser({
    onopentag: (name, attributes) => void seen.elements.push([name, { ...attributes }]),
    ontext: (text) => void (seen.text += text),
    oncomment: (text) => void seen.elements.push(['comment', { text }]),
    onprocessinginstruction: (name) => void seen.elements.push([name, {}]),
  })
  parser.end(markup)
  return seen
}

/** Pieces that break out of careless templates, among anything else. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '&lt;',
        '&#60;',
        '<script>',
        '</p>',
        '<!--',
        ']]>',
        '" onload="',
        '`',
        '\0',
        '\n',
        '\u2028',
      ),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))

describe('html', () => {
  it('lets no value out of its text or its attribute', () => {
    fc.assert(
      fc.property(hostile, hostile, (attribute, text) => {
        const { elements, text: read } = parse(html`<p title="${attribute}">${text}</p>`.markup)
        expect(elements).toEqual([['p', { title: attribute }]])
        expect(read).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  it('lets no text out of what is preformatted', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { elements, text: read } = parse(preformatted(text, 'body').markup)
        expect(elements).toEqual([['pre', { class: 'body' }]])
        expect(read).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })

  it('puts markup, lists and numbers together, and leaves out what is not there', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
    expect(html`<ul>${items}${undefined}${false}${0}</ul>`.markup).toBe('<ul><li>a</li><li>&#60;b&#62;</li>0</ul>')
  })

  it('takes no markup from a value that only looks like it', () => {
    expect(html`${{ markup: '<script>' } as unknown as string}`.markup).not.toContain('<script>')
  })
})
