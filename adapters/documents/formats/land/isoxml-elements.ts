import { oneLine } from '../../../../core/extraction/index.ts'
import type { XmlNode } from '../../xml.ts'

/** The elements of a data set, by the identifiers under which they refer to each other. */
export class ElementSet {
  /** Identifiers that more than one element bears; the first of them counts. */
  readonly repeated: string[] = []
  readonly #byId = new Map<string, XmlNode>()

  constructor(elements: XmlNode[]) {
    for (const element of elements) {
      const id = element.attributes['A'] ?? ''
      if (id === '' || element.name === 'XFR') continue
      if (this.#byId.has(id)) this.repeated.push(id)
      else this.#byId.set(id, element)
    }
  }

  named(name: string): XmlNode[] {
    return [...this.#byId.values()].filter((element) => element.name === name)
  }

  /** An attribute of the element of this name that an identifier refers to; '' where there is none. */
  attribute(name: string, id: string | undefined, attribute: string): string {
    const element = this.#byId.get(id ?? '')
    return element?.name === name ? oneLine(element.attributes[attribute] ?? '') : ''
  }

  get devices(): XmlNode[] {
    return this.named('DVC')
  }
}

/** A whole number above zero; null for anything else. */
export const positive = (text: string | undefined): number | null =>
  /^\d{1,15}$/.test(text ?? '') && Number(text) > 0 ? Number(text) : null

export const childrenNamed = (node: XmlNode, name: string): XmlNode[] =>
  node.children.filter((child) => child.name === name)

/** Types of a time (TIM): what was planned, and when work was done. */
export const PLANNED = '1'
export const EFFECTIVE = '4'
