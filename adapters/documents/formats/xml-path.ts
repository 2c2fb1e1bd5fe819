import type { XmlNode } from '../xml.ts'

/** All nodes at a path of names such as `Party/PartyName` below a node, in order. */
export function nodesAt(node: XmlNode | undefined, path: string): XmlNode[] {
  return path
    .split('/')
    .reduce(
      (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
      node ? [node] : [],
    )
}

/** Text of the first node that has any at one of the paths, else ''. */
export function textAt(node: XmlNode | undefined, ...paths: string[]): string {
  for (const path of paths) {
    const text = nodesAt(node, path).find((found) => found.text !== '')?.text
    if (text) return text
  }
  return ''
}

/** The different texts at the paths, a comma between. */
export const textsAt = (node: XmlNode | undefined, ...paths: string[]): string =>
  [...new Set(paths.flatMap((path) => nodesAt(node, path).map(({ text }) => text)))].filter(Boolean).join(', ')
