import { posix } from 'node:path'
import type { Archive } from '../archive.ts'
import { corrupt, refuseAbove } from '../read-failed.ts'
import { parseXml, walkXml } from '../xml.ts'
import type { ReadContext } from './read-context.ts'

/** A sheet as the directory of the workbook lists it; `path` within the archive. */
export interface Sheet {
  name: string
  path: string
  hidden: boolean
}

/** The sheets of a workbook in their order, without sheets that are only a chart. */
export async function readWorkbook(archive: Archive): Promise<{ sheets: Sheet[]; dates1904: boolean }> {
  const bytes = await archive.read('xl/workbook.xml')
  const relations = await archive.read('xl/_rels/workbook.xml.rels')
  if (!bytes || !relations) throw corrupt('a workbook without its directory')
  const targets = new Map(
    parseXml(relations).children.map(({ attributes }) => [attributes['Id'], attributes['Target'] ?? '']),
  )
  const workbook = parseXml(bytes)
  const listed = workbook.children.find(({ name }) => name === 'sheets')?.children ?? []
  const settings = workbook.children.find(({ name }) => name === 'workbookPr')?.attributes['date1904']
  const sheets = listed.map(({ attributes }): Sheet => {
    const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
    const target = targets.get(id) ?? ''
    return {
      name: attributes['name'] ?? '',
      path: target.startsWith('/') ? target.slice(1) : posix.join('xl', target),
      hidden: (attributes['state'] ?? 'visible') !== 'visible',
    }
  })
  return {
    sheets: sheets.filter(({ path }) => !path.includes('chartsheets/')),
    dates1904: settings === '1' || settings === 'true',
  }
}

/** The strings that cells refer to by their index; the reading aid of Japanese text is not among them. */
export async function readSharedStrings(archive: Archive, { limits }: ReadContext): Promise<string[]> {
  const bytes = await archive.read('xl/sharedStrings.xml')
  const strings: string[] = []
  if (!bytes) return strings
  let current = ''
  let inText = false
  let phonetic = 0
  walkXml(bytes, {
    open(name) {
      if (name === 'si') current = ''
      if (name === 'rPh') phonetic += 1
      inText = name === 't' && phonetic === 0
    },
    text(text) {
      if (inText) current += text
    },
    close(name) {
      inText = false
      if (name === 'rPh') phonetic -= 1
      if (name !== 'si') return
      strings.push(current)
      refuseAbove(limits, 'cells', strings.length)
    },
  })
  return strings
}
