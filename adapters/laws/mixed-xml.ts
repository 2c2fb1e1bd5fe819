import { corrupt } from '../documents/read-failed.ts'
import { walkXml } from '../documents/xml.ts'

/** An element whose text and elements stand in the order of the document, as in running text. */
export interface MixedElement {
  name: string
  attributes: Record<string, string>
  content: (MixedElement | string)[]
}

const MOST_NODES = 500_000

/** Reads XML with running text as a tree. Throws `corrupt` where it is broken, nests too deep or is very large. */
export function parseMixedXml(bytes: Uint8Array): MixedElement {
  const top: MixedElement = { name: '', attributes: {}, content: [] }
  const path = [top]
  let nodes = 0
  const add = (node: MixedElement | string) => {
    nodes += 1
    if (nodes > MOST_NODES) throw corrupt('XML with too many elements')
    path.at(-1)?.content.push(node)
  }
  walkXml(bytes, {
    open(name, attributes) {
      const element: MixedElement = { name, attributes, content: [] }
      add(element)
      path.push(element)
    },
    text: add,
    close() {
      path.pop()
    },
  })
  return elementsOf(top)[0] as MixedElement
}

export const elementsOf = (element: MixedElement): MixedElement[] =>
  element.content.filter((node) => typeof node !== 'string')

/** The elements of that name directly in it. */
export const childrenOf = (element: MixedElement | undefined, name: string): MixedElement[] =>
  element ? elementsOf(element).filter((child) => child.name === name) : []

export const childOf = (element: MixedElement | undefined, name: string): MixedElement | undefined =>
  childrenOf(element, name)[0]
