import { childrenOf, elementsOf, type MixedElement } from './mixed-xml.ts'
import { writeTable } from './write-table.ts'

const PLAIN = [...'0123456789+-']
const signs = (written: string) => new Map(PLAIN.map((sign, at) => [sign, [...written][at] as string]))
const RAISED = signs('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻')
const LOWERED = signs('₀₁₂₃₄₅₆₇₈₉₊₋')

/** Where the text was printed in the gazette, and what footnotes say: no part of the text itself. */
const LEFT_OUT = new Set(['noindex', 'kommentar', 'Footnotes', 'TOC'])
const APART = new Set(['P', 'LA', 'Title', 'Subtitle', 'Ident', 'pre', 'Content'])

/**
 * The running text of a norm as blocks of Markdown: a paragraph (Absatz) each, the points of a list indented by their
 * depth, tables as such. A raised digit stays raised, so that 10⁶ is not read as 106.
 */
export function writeRunningText(element: MixedElement): string[] {
  const blocks: string[] = []
  let line = ''
  const end = () => {
    const text = line.replaceAll(/[ \t\n\r\u00a0]+/g, ' ').trim()
    if (text !== '') blocks.push(text)
    line = ''
  }
  for (const node of element.content) {
    if (typeof node === 'string') line += node
    else if (LEFT_OUT.has(node.name)) continue
    else if (node.name === 'DL') {
      end()
      blocks.push(...pointsOf(node))
    } else if (node.name === 'table') {
      end()
      blocks.push(...writeTable(node, inOneLine))
    } else if (APART.has(node.name)) {
      end()
      blocks.push(...writeRunningText(node))
    } else {
      const inner = writeInline(node)
      line += inner[0] ?? ''
      for (const block of inner.slice(1)) {
        end()
        blocks.push(block)
      }
    }
  }
  end()
  return blocks
}

export const inOneLine = (element: MixedElement): string => writeRunningText(element).join(' ')

function writeInline(node: MixedElement): string[] {
  if (node.name === 'BR') return [' ']
  if (node.name === 'IMG') return [' [Abbildung, siehe gesetze-im-internet.de] ']
  // A sign in the middle of a sentence would be part of a literal quote; the footnote stands with its norm.
  if (node.name === 'FnR') return ['']
  if (node.name === 'SUP') return [exact(inOneLine(node), RAISED, '^')]
  if (node.name === 'SUB') return [exact(inOneLine(node), LOWERED, '_')]
  if (!elementsOf(node).some(({ name }) => name === 'DL' || name === 'table'))
    return [node.content.map((part) => (typeof part === 'string' ? part : writeInline(part).join(' '))).join('')]
  return ['', ...writeRunningText(node)]
}

const exact = (text: string, small: Map<string, string>, mark: string): string =>
  [...text].every((sign) => small.has(sign)) ? [...text].map((sign) => small.get(sign)).join('') : `${mark}${text}`

function pointsOf(list: MixedElement): string[] {
  const blocks: string[] = []
  let term = ''
  for (const node of elementsOf(list)) {
    if (node.name === 'DT') term = inOneLine(node)
    if (node.name !== 'DD') continue
    const [first = '', ...rest] = writeRunningText(node)
    blocks.push(`${term} ${first}`.trim(), ...rest.map((block) => (block.startsWith('|') ? block : `   ${block}`)))
    term = ''
  }
  return blocks
}

/** What stands below the text as its footnotes, in their order. */
export const footnotesOf = (text: MixedElement | undefined): string[] =>
  childrenOf(text, 'Footnotes')
    .flatMap((notes) => childrenOf(notes, 'Footnote'))
    .map((note) => `${note.attributes['FnZ'] ?? ''} ${inOneLine(note)}`.trim())
