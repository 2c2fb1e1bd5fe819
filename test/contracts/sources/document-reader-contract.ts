import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentReader } from '../../../core/sources/index.ts'
import type { ReadDocument, TableRow } from '../../../core/extraction/index.ts'

function rowsOf(structures: ReadDocument['structures']): TableRow[] {
  const [structure] = structures ?? []
  return structure?.type === 'table' ? structure.table.rows : []
}

/** What every `DocumentReader` promises for texts; which other formats it reads is its own matter. */
export function documentReaderContract(
  name: string,
  open: () => { reader: DocumentReader; close(): Promise<void> },
): void {
  describe(`DocumentReader: ${name}`, () => {
    let opened: ReturnType<typeof open>
    let folder: string
    let count = 0
    beforeAll(() => {
      opened = open()
      folder = mkdtempSync(join(tmpdir(), 'hofkern-reader-'))
    })
    afterAll(async () => {
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    })

    const file = (content: string | Uint8Array, filename: string) => {
      const path = join(folder, `original-${count++}`)
      writeFileSync(path, content)
      return { path, filename }
    }
    const read = async (content: string | Uint8Array, filename = 'brief.txt') =>
      opened.reader.read(file(content, filename))

    it('gives a text as one page, verbatim', async () => {
      const text = 'Gülle: 12,5 m³/ha am 20.05.2026\r\n\r\n  „Öhmd“ \t ß\n'
      expect((await read(text)).unwrap()).toEqual({
        format: 'txt',
        contentType: 'text/plain',
        title: null,
        pages: [{ number: 1, text, headings: [] }],
        ocr: false,
        warnings: [],
      })
    })

    it('names the headings of Markdown by offsets into the text, and its title', async () => {
      const text = '# Weidebuch\n\nText\n\n## Koppel Süd ##\n\nMehr\n'
      const {
        format,
        title,
        pages: [page],
      } = (await read(text, 'weide.md')).unwrap()
      expect({ format, title, text: page!.text }).toEqual({ format: 'markdown', title: 'Weidebuch', text })
      expect(page!.headings.map(({ start, end, level }) => [text.slice(start, end), level])).toEqual([
        ['Weidebuch', 1],
        ['Koppel Süd', 2],
      ])
    })

    it('gives a table as its rows beside the text, each with its line and its place in the text', async () => {
      const text = '\uFEFFBestand\r\nOhrmarke;Name;\r\n\r\n;"Alma; ""die\nAlte""";x\r\nDE 03;Berta;'
      const {
        format,
        pages: [page],
        structures,
        warnings,
      } = (await read(text, 'tiere.csv')).unwrap()
      expect({ format, text: page!.text, warnings }).toEqual({ format: 'csv', text: text.slice(1), warnings: [] })
      const rows = rowsOf(structures)
      expect(structures).toEqual([{ type: 'table', table: { page: 1, name: '', rows } }])
      expect(rows.map(({ line, start, end, cells }) => [line, page!.text.slice(start, end), cells])).toEqual([
        [1, 'Bestand', ['Bestand']],
        [2, 'Ohrmarke;Name;', ['Ohrmarke', 'Name']],
        [4, ';"Alma; ""die\nAlte""";x', ['', 'Alma; "die\nAlte"', 'x']],
        [6, 'DE 03;Berta;', ['DE 03', 'Berta']],
      ])
    })

    it('gives all rows of a long table, and those up to quotes that are not closed', async () => {
      const lines = Array.from({ length: 12_001 }, (_, index) => `${index + 1};Klee`)
      expect(
        rowsOf((await read(lines.join('\n'), 'lang.csv')).unwrap().structures).map(({ cells }) => cells.join(';')),
      ).toEqual(lines)
      const open = (await read('a;b\n1;2\n3;"4\n5;6\n', 'offen.csv')).unwrap()
      expect(rowsOf(open.structures).map(({ line }) => line)).toEqual([1, 2])
      expect(open.warnings).toEqual([
        'In Zeile 3 wird ein Anführungszeichen nicht geschlossen; ab dort entstehen aus der Tabelle keine Zeilen.',
      ])
    })

    it('gives no table of a million lines, but their text, and tells', async () => {
      const { structures, warnings, pages } = (await read('a;b;c\n'.repeat(1_000_000), 'viel.csv')).unwrap()
      expect(structures).toBeUndefined()
      expect(warnings).toEqual([
        'Die Tabelle hat mehr als 2.000.000 Zellen. Du kannst sie durchsuchen, aber aus ihr entstehen keine Zeilen; teile sie in mehrere Dateien.',
      ])
      expect(pages[0]!.text).toHaveLength(6_000_000)
    })

    it('goes by the content, not by the name', async () => {
      expect((await read('Nur ein Text', 'rechnung.pdf')).unwrap()).toMatchObject({ format: 'txt' })
    })

    it('gives the same document for the same bytes every time, also at the same time', async () => {
      const same = file('# A\n\nMüller', 'a.md')
      const [first, second, other] = await Promise.all([
        opened.reader.read(same),
        opened.reader.read(same),
        read('Etwas anderes'),
      ])
      expect(first.unwrap()).toEqual(second.unwrap())
      expect(other.unwrap().pages[0]!.text).toBe('Etwas anderes')
    })

    it('warns where it had to guess the letters', async () => {
      const { pages, warnings } = (await read(Buffer.from('M\xfcller', 'latin1'))).unwrap()
      expect(pages[0]!.text).toBe('Müller')
      expect(warnings).toHaveLength(1)
    })

    it('puts a replacement sign for each letter that cannot be stored', async () => {
      const text = `${'Klee '.repeat(2_000)}\u0000 Gras`
      expect((await read(text)).unwrap().pages[0]!.text).toBe(text.replace('\u0000', '\uFFFD'))
    })

    it('tells progress up to the end', async () => {
      const told: [number, number][] = []
      await opened.reader.read(file('Ein Text', 'a.txt'), (done, total) => told.push([done, total]))
      expect(told.at(-1)).toEqual([1, 1])
    })

    it('answers what it cannot read with the reason', async () => {
      expect((await read('')).val).toEqual({ kind: 'empty_file' })
      expect((await read(' \n -- … \n')).val).toEqual({ kind: 'no_text' })
      expect((await read(new Uint8Array(5_000))).val).toEqual({
        kind: 'unsupported_format',
        detected: 'application/octet-stream',
      })
      expect((await read('{\\rtf1\\ansi Hallo}', 'brief.txt')).val).toEqual({
        kind: 'unsupported_format',
        detected: 'application/rtf',
      })
    })

    it('draws the first page as a PNG of 640 px, or tells why not', async () => {
      const png = Buffer.from((await opened.reader.preview(file('# Pacht\n\n3,5 ha', 'pacht.md'))).unwrap())
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      expect(png.readUInt32BE(16)).toBe(640)
      expect((await opened.reader.preview(file('', 'leer.txt'))).val).toEqual({ kind: 'empty_file' })
    })

    it('leaves the original as it is', async () => {
      const original = file('\uFEFFPacht\r\n', 'pacht.txt')
      await opened.reader.read(original)
      await opened.reader.preview(original)
      expect(readFileSync(original.path, 'utf8')).toBe('\uFEFFPacht\r\n')
    })
  })
}
