import { inflateSync } from 'node:zlib'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text on a page: where it begins and ends, in points from the lower left corner. */
export interface Piece {
  text: string
  x: number
  y: number
  right: number
}

/** An element of the structure. */
export interface Node {
  role: string
  /** What it reads out, without the nodes below. */
  text: string
  /** Numbers of the pages on which its own content stands. */
  pages: number[]
  children: Node[]
}

export interface ReadPage {
  width: number
  height: number
  text: string
  pieces: Piece[]
}

/** A PDF as a program of others reads it. */
export async function readBack(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false })
  const pdf = await task.promise
  try {
    const said = new Map<string, Said>()
    const pages: ReadPage[] = []
    for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(pdf, number, said))
    const targets: Record<string, number> = {}
    for (const [name, [page]] of await pdf.getDestinations()) targets[name] = (await pdf.getPageIndex(page)) + 1
    const outline = (await pdf.getOutline())?.map(({ title }) => title) ?? []
    const { info, metadata } = await pdf.getMetadata()
    const structure = structureOf(objectsOf(bytes), said)
    return {
      pages,
      structure,
      targets,
      outline,
      info: info as Record<string, unknown>,
      xmp: metadata?.getRaw() ?? '',
      /** What is marked as content on a page and stands nowhere in the structure. */
      unread: [...said.values()].filter(({ times }) => times !== 1),
    }
  } finally {
    await task.destroy()
  }
}

interface Said {
  text: string
  page: number
  /** How often the structure names it. */
  times: number
}

async function readPage(pdf: PDFDocumentProxy, number: number, said: Map<string, Said>): Promise<ReadPage> {
  const page = await pdf.getPage(number)
  const [, , width = 0, height = 0] = page.view
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
  const pieces: Piece[] = []
  let open: Said | undefined
  for (const item of items) {
    if ('str' in item) {
      const [x = 0, y = 0] = item.transform.slice(4) as number[]
      const text = item.hasEOL ? `${item.str} ` : item.str
      if (text !== '') pieces.push({ text, x, y, right: x + item.width })
      if (open) open.text += text
    } else if (item.type === 'endMarkedContent') open = undefined
    else if ('id' in item && item.id) said.set(item.id, (open = { text: '', page: number, times: 0 }))
  }
  return { width, height, text: tidy(pieces.map(({ text }) => text).join(' ')), pieces }
}

/** Follows the structure from its root, as it is written. */
function structureOf(objects: Map<number, string>, said: Map<string, Said>): Node {
  const root = [...objects.values()].find((body) => body.includes('/Type /StructTreeRoot'))!
  const nodeOf = (id: number): Node => {
    const body = objects.get(id)!
    const node: Node = { role: /\/S \/(\w+)/.exec(body)![1]!, text: '', pages: [], children: [] }
    const own = /\/Pg (\d+) 0 R\n>>$/.exec(body)?.[1] ?? ''
    const read = (page: string, mcid: string) => {
      const content = said.get(`p${page}R_mc${mcid}`)!
      content.times += 1
      node.text = tidy(`${node.text}${content.text}`)
      node.pages.push(content.page)
    }
    const [, kids = ''] = /\/K \[([\s\S]*?)\](?:\n|$)/.exec(body) ?? []
    const each = /<<\s*\/Type \/(MCR|OBJR)\s*([\s\S]*?)>>|(\d+) 0 R|(\d+)/g
    for (const [, type, inner = '', child, mcid] of kids.matchAll(each)) {
      if (type === 'MCR') read(/\/Pg (\d+)/.exec(inner)![1]!, /\/MCID (\d+)/.exec(inner)![1]!)
      else if (child) node.children.push(nodeOf(Number(child)))
      else if (mcid) read(own, mcid)
    }
    return node
  }
  return nodeOf(Number(/\/K \[(\d+) 0 R\]/.exec(root)![1]))
}

const tidy = (text: string): string => text.replaceAll(/[ \n]+/g, ' ').replace(/^ /, '')

/** All nodes of a role below a node, in the order of reading. */
export const nodesOf = (node: Node, role: string): Node[] => [
  ...(node.role === role ? [node] : []),
  ...node.children.flatMap((child) => nodesOf(child, role)),
]

export const textOf = (node: Node): string => [node.text, ...node.children.map(textOf)].join(' ')

export const pagesOf = (node: Node): number[] => [...new Set([...node.pages, ...node.children.flatMap(pagesOf)])]

/** The objects of a file by their number, as they are written. */
export function objectsOf(bytes: Uint8Array): Map<number, string> {
  const text = Buffer.from(bytes).toString('latin1')
  return new Map([...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id, body]) => [Number(id), body!]))
}

/** The operators that draw each page. */
export function contentsOf(bytes: Uint8Array): string[] {
  const objects = objectsOf(bytes)
  const ids = [...objects.values()].flatMap((body) => /\/Contents (\d+) 0 R/.exec(body)?.[1] ?? [])
  return ids.map((id) => {
    const [, stream = ''] = /stream\n([\s\S]*)\nendstream$/.exec(objects.get(Number(id)) ?? '') ?? []
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  })
}
