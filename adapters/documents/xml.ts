import { Parser } from 'htmlparser2'
import { decodeText } from './decode-text.ts'
import { corrupt } from './read-failed.ts'

/**
 * Receives an XML document in order; names come without their prefix, text with the predefined entities resolved, no
 * others.
 */
export interface XmlHandler {
  open?(name: string, attributes: Record<string, string>): void
  close?(name: string): void
  text?(text: string): void
}

/** A node of a small document; `text` is the text directly in it, trimmed. */
export interface XmlNode {
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
  text: string
}

const DEEPEST = 256
const PIECE = 65_536
const MOST_NODES = 500_000

/**
 * Walks through XML without entity definitions, external references or recursion. Throws `corrupt` where it nests too
 * deep or ends early.
 */
export function walkXml(bytes: Uint8Array, handler: XmlHandler): void {
  const text = decodeXml(bytes)
  let depth = 0
  let elements = 0
  let ended = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        elements += 1
        if (depth > DEEPEST) throw corrupt('XML nests too deep')
        handler.open?.(localName(name), attributes)
      },
      onclosetag(name) {
        if (ended) throw corrupt('XML ends early')
        depth -= 1
        handler.close?.(localName(name))
      },
      ontext: (piece) => handler.text?.(piece),
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (let start = 0; start < text.length; start += PIECE) parser.write(text.slice(start, start + PIECE))
  // What is still open now, the parser closes by itself.
  ended = true
  parser.end()
  if (elements === 0) throw corrupt('XML without an element')
}

/** Reads XML as a tree. Throws `corrupt` also where it has very many nodes. */
export function parseXml(bytes: Uint8Array): XmlNode {
  const top: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const path = [top]
  let nodes = 0
  walkXml(bytes, {
    open(name, attributes) {
      nodes += 1
      if (nodes > MOST_NODES) throw corrupt('XML with too many elements')
      const node: XmlNode = { name, attributes, children: [], text: '' }
      path.at(-1)?.children.push(node)
      path.push(node)
    },
    text(text) {
      ;(path.at(-1) as XmlNode).text += text
    },
    close() {
      const node = path.pop() as XmlNode
      node.text = node.text.trim()
    },
  })
  return top.children[0] as XmlNode
}

/** Name and attributes of the first element, undefined where the text is no XML. */
export function findXmlRoot(text: string): { name: string; attributes: Record<string, string> } | undefined {
  let root: { name: string; attributes: Record<string, string> } | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        root ??= { name: localName(name), attributes }
      },
    },
    { xmlMode: true },
  )
  parser.write(text)
  return root
}

function decodeXml(bytes: Uint8Array): string {
  const declaration = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  return decodeText(bytes, /encoding=["']([\w-]{1,40})["']/.exec(declaration)?.[1]).text
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
