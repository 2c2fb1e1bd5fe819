import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipFolder } from '../../adapters/documents/zip-folder.ts'

export interface LawServer {
  url: string
  /** XML by folder, each of which is listed in the contents. */
  statutes: Map<string, string>
  /** What goes wrong: with every answer, or with the archives alone. */
  fault: 'none' | 'down' | 'silent' | 'moved' | 'page' | 'broken archive'
  asked: string[]
  close(): Promise<void>
}

/** gesetze-im-internet.de as it was on 19.08.2026: contents with absolute links, an archive for each statute. */
export async function startLawServer(): Promise<LawServer> {
  const listener: RequestListener = async (request, response) => {
    const path = request.url ?? ''
    law.asked.push(path)
    if (law.fault === 'silent') return
    if (law.fault === 'down') return void response.writeHead(503).end()
    if (law.fault === 'moved') return void response.writeHead(301, { location: 'http://127.0.0.1:1/' }).end()
    if (law.fault === 'page') return void response.end('<!DOCTYPE html><html><body>Wartung</body></html>')
    if (path === '/gii-toc.xml') return void response.end(contents([...law.statutes.keys()]))
    const [, folder] = /^\/([^/]+)\/xml\.zip$/u.exec(path) ?? []
    const xml = law.statutes.get(folder ?? '')
    if (xml === undefined) return void response.writeHead(404).end('<html>404</html>')
    const zip = await archiveOf(xml)
    response.setHeader('Content-Type', 'application/zip')
    response.end(law.fault === 'broken archive' ? zip.subarray(0, zip.length / 2) : zip)
  }
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const law: LawServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statutes: new Map(),
    fault: 'none',
    asked: [],
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return law
}

const contents = (folders: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" ?><!DOCTYPE items SYSTEM "http://www.gesetze-im-internet.de/dtd/1.01/gii-toc.dtd">
<items>${folders
    .map(
      (folder) =>
        `<item><title>Verordnung &amp; Gesetz ${folder}</title><link>http://www.gesetze-im-internet.de/${folder}/xml.zip</link></item>`,
    )
    .join('\n')}</items>`

async function archiveOf(xml: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-law-'))
  const [content, archive] = [join(folder, 'content'), join(folder, 'xml.zip')]
  mkdirSync(content)
  writeFileSync(join(content, 'bild.jpg'), 'no picture')
  writeFileSync(join(content, 'BJNR000000000.xml'), xml)
  try {
    await zipFolder(content, archive, () => true)
    return readFileSync(archive)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A statute as the publisher writes it. */
export const aStatute = (
  abbreviation: string,
  paragraphs: Readonly<Record<string, string>>,
  { state = 'Zuletzt geändert durch Art. 2 V v. 3.1.2025', builddate = '20250102030405' } = {},
): string =>
  `<?xml version="1.0" encoding="UTF-8" ?><!DOCTYPE dokumente SYSTEM "http://www.gesetze-im-internet.de/dtd/1.01/gii-norm.dtd">
<dokumente builddate="${builddate}"><norm><metadaten><jurabk>${abbreviation}</jurabk><langue>Verordnung ${abbreviation}</langue>
<standangabe><standtyp>Stand</standtyp><standkommentar>${state}</standkommentar></standangabe></metadaten></norm>
${Object.entries(paragraphs)
  .map(
    ([label, text]) =>
      `<norm><metadaten><enbez>${label}</enbez><titel format="parat">Frist</titel></metadaten><textdaten><text format="XML"><Content><P>${text}</P></Content></text></textdaten></norm>`,
  )
  .join('\n')}</dokumente>`
