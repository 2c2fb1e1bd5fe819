import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analyseDocument, planTable, type DocumentReader } from '../../../core/sources/index.ts'
import type { ReadDocument, TableRow } from '../../../core/extraction/index.ts'
import { equal, matches } from '../assertions.ts'
import { casesOver, large, type ContractCase } from '../cases.ts'

function rowsOf(structures: ReadDocument['structures']): TableRow[] {
  const [structure] = structures ?? []
  return structure?.type === 'table' ? structure.table.rows : []
}

/**
 * What every `DocumentReader` promises for texts; which other formats it reads is its own matter. `open` may give the
 * same reader each time.
 */
export const documentReaderContract = (
  open: () => { reader: DocumentReader; close(): Promise<void> },
): ContractCase[] => {
  const opened = () => {
    const { reader, close } = open()
    const folder = mkdtempSync(join(tmpdir(), 'hofkern-reader-'))
    let count = 0
    const file = (content: string | Uint8Array, filename: string) => {
      const path = join(folder, `original-${count++}`)
      writeFileSync(path, content)
      return { path, filename }
    }
    return {
      reader,
      file,
      read: async (content: string | Uint8Array, filename = 'brief.txt') => reader.read(file(content, filename)),
      async close() {
        await close()
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
  return casesOver(opened, {
    'gives a text as one page, verbatim': async ({ read }) => {
      const text = 'Gülle: 12,5 m³/ha am 20.05.2026\r\n\r\n  „Öhmd“ \t ß\n'
      equal((await read(text)).unwrap(), {
        format: 'txt',
        contentType: 'text/plain',
        title: null,
        pages: [{ number: 1, text, headings: [] }],
        ocr: false,
        warnings: [],
      })
    },

    'names the headings of Markdown by offsets into the text, and its title': async ({ read }) => {
      const text = '# Weidebuch\n\nText\n\n## Koppel Süd ##\n\nMehr\n'
      const {
        format,
        title,
        pages: [page],
      } = (await read(text, 'weide.md')).unwrap()
      equal({ format, title, text: page!.text }, { format: 'markdown', title: 'Weidebuch', text })
      equal(
        page!.headings.map(({ start, end, level }) => [text.slice(start, end), level]),
        [
          ['Weidebuch', 1],
          ['Koppel Süd', 2],
        ],
      )
    },

    'gives a table as its rows beside the text, each with its line and its place in the text': async ({ read }) => {
      const text = '\uFEFFBestand\r\nOhrmarke;Name;\r\n\r\n;"Alma; ""die\nAlte""";x\r\nDE 03;Berta;'
      const {
        format,
        pages: [page],
        structures,
        warnings,
      } = (await read(text, 'tiere.csv')).unwrap()
      equal({ format, text: page!.text, warnings }, { format: 'csv', text: text.slice(1), warnings: [] })
      const rows = rowsOf(structures)
      equal(structures, [{ type: 'table', table: { page: 1, name: '', rows } }])
      equal(
        rows.map(({ line, start, end, cells }) => [line, page!.text.slice(start, end), cells]),
        [
          [1, 'Bestand', ['Bestand']],
          [2, 'Ohrmarke;Name;', ['Ohrmarke', 'Name']],
          [4, ';"Alma; ""die\nAlte""";x', ['', 'Alma; "die\nAlte"', 'x']],
          [6, 'DE 03;Berta;', ['DE 03', 'Berta']],
        ],
      )
    },

    'gives all rows of a long table, and those up to quotes that are not closed': async ({ read }) => {
      const lines = Array.from({ length: 12_001 }, (_, index) => `${index + 1};Klee`)
      equal(
        rowsOf((await read(lines.join('\n'), 'lang.csv')).unwrap().structures).map(({ cells }) => cells.join(';')),
        lines,
      )
      const open = (await read('a;b\n1;2\n3;"4\n5;6\n', 'offen.csv')).unwrap()
      equal(
        rowsOf(open.structures).map(({ line }) => line),
        [1, 2],
      )
      equal(open.warnings, [
        'In Zeile 3 wird ein Anführungszeichen nicht geschlossen; ab dort entstehen aus der Tabelle keine Zeilen.',
      ])
    },

    'gives no table of a million lines, but their text, and tells': large(async ({ read }) => {
      const { structures, warnings, pages } = (await read('a;b;c\n'.repeat(1_000_000), 'viel.csv')).unwrap()
      equal(structures, undefined)
      equal(warnings, [
        'Die Tabelle hat mehr als 2.000.000 Zellen. Du kannst sie durchsuchen, aber aus ihr entstehen keine Zeilen; teile sie in mehrere Dateien.',
      ])
      equal(pages[0]!.text.length, 6_000_000)
    }),

    'goes by the content, not by the name': async ({ read }) => {
      matches((await read('Nur ein Text', 'rechnung.pdf')).unwrap(), { format: 'txt' })
    },

    'gives the same document for the same bytes every time, also at the same time': async ({ file, read, reader }) => {
      const same = file('# A\n\nMüller', 'a.md')
      const [first, second, other] = await Promise.all([reader.read(same), reader.read(same), read('Etwas anderes')])
      equal(first.unwrap(), second.unwrap())
      equal(other.unwrap().pages[0]!.text, 'Etwas anderes')
    },

    'warns where it had to guess the letters': async ({ read }) => {
      const { pages, warnings } = (await read(Buffer.from('M\xfcller', 'latin1'))).unwrap()
      equal(pages[0]!.text, 'Müller')
      equal(warnings.length, 1)
    },

    'puts a replacement sign for each letter that cannot be stored': async ({ read }) => {
      const text = `${'Klee '.repeat(2_000)}\u0000 Gras`
      equal((await read(text)).unwrap().pages[0]!.text, text.replace('\u0000', '\uFFFD'))
    },

    'tells progress up to the end': async ({ file, reader }) => {
      const told: [number, number][] = []
      const about = { filename: 'a.txt', title: 'a', today: '2026-05-20', own: [] }
      await reader.analyse(file('Ein Text', 'a.txt'), about, 'quick', (done, total) => told.push([done, total]))
      equal(told.at(-1), [1, 1])
    },

    'gives all that follows from a document: facts, passages and what it yields': async ({ file, reader }) => {
      const text = `# Felder\n\nSchlag;Größe (ha);FLIK\n${Array.from({ length: 700 }, (_, index) => `S${index};3,5;`).join('\n')}\n`
      const about = { filename: 'felder.csv', title: 'felder', today: '2026-05-20', own: [] }
      for (const content of [text, 'x'.repeat(50_000) + '\n\nPacht', text.repeat(3)]) {
        const original = file(content, 'felder.csv')
        const expected = analyseDocument((await reader.read(original)).unwrap(), about)
        for (const lane of ['quick', 'slow'] as const)
          equal((await reader.analyse(original, about, lane)).unwrap(), expected)
      }
      equal((await reader.analyse(file('', 'leer.txt'), about, 'quick')).val, { kind: 'empty_file' })
    },

    'plans a table as rows of a kind, and tells why one cannot be': async ({ file, reader }) => {
      const rows = Array.from({ length: 700 }, (_, index) => `S${index};${index % 7 === 0 ? 'viel' : '3,5'}`)
      const original = file(`Schlag;Größe (ha)\n${rows.join('\n')}\n`, 'felder.csv')
      const { structures, warnings } = (await reader.read(original)).unwrap()
      const expected = planTable({ structures: structures!, warnings }, 'fields', '2026-05-20').unwrap()
      equal([expected.rows.length, expected.faults.length], [600, 100])
      equal((await reader.planTable(original, 'fields', '2026-05-20')).unwrap(), expected)
      equal((await reader.planTable(file('Kein Tisch', 'a.txt'), 'fields', '2026-05-20')).val, { kind: 'no_table' })
      const open = (await reader.planTable(file('a;b\n1;2\n3;"4\n', 'offen.csv'), 'fields', '2026-05-20')).val
      matches(open, { kind: 'unusable_table' })
    },

    'answers what it cannot read with the reason': async ({ read }) => {
      equal((await read('')).val, { kind: 'empty_file' })
      equal((await read(' \n -- … \n')).val, { kind: 'no_text' })
      equal((await read(new Uint8Array(5_000))).val, {
        kind: 'unsupported_format',
        detected: 'application/octet-stream',
      })
      equal((await read('{\\rtf1\\ansi Hallo}', 'brief.txt')).val, {
        kind: 'unsupported_format',
        detected: 'application/rtf',
      })
    },

    'draws the first page as a PNG of 640 px, or tells why not': async ({ file, reader }) => {
      const png = Buffer.from((await reader.preview(file('# Pacht\n\n3,5 ha', 'pacht.md'), 'slow')).unwrap())
      equal(png.subarray(1, 4).toString(), 'PNG')
      equal(png.readUInt32BE(16), 640)
      equal((await reader.preview(file('', 'leer.txt'), 'quick')).val, { kind: 'empty_file' })
    },

    'leaves the original as it is': async ({ file, reader }) => {
      const original = file('\uFEFFPacht\r\n', 'pacht.txt')
      await reader.read(original)
      await reader.preview(original, 'slow')
      equal(readFileSync(original.path, 'utf8'), '\uFEFFPacht\r\n')
    },
  })
}
