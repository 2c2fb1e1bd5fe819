import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeIsolatedDocumentReader } from '../../../adapters/documents/isolated-document-reader.ts'
import type { ReadDocument } from '../../../core/extraction/index.ts'
import {
  drawPrint,
  makeDocx,
  makeEml,
  makeOdt,
  makeScannedPdf,
  makeTextPdf,
  makeTiff,
  makeXlsx,
  wordParagraph,
  wordTable,
} from '../../builders/documents.ts'
import { itWithDataOfOthers, readOfOthers } from '../../data-of-others.ts'
import { CII_INVOICE, makeInvoicePdf, UBL_INVOICE } from '../../builders/invoices.ts'

const reader = makeIsolatedDocumentReader()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hofkern-read-'))
})
afterAll(async () => {
  await reader.close()
  rmSync(folder, { recursive: true, force: true })
})

async function read(content: string | Uint8Array, filename: string): Promise<ReadDocument> {
  const path = join(folder, 'original')
  writeFileSync(path, content)
  return (await reader.read({ path, filename })).unwrap()
}

const textOf = (document: ReadDocument) => document.pages.map(({ text }) => text).join('\n')
const headingsOf = ({ pages }: ReadDocument) =>
  pages.flatMap(({ text, headings }) => headings.map(({ start, end, level }) => [level, text.slice(start, end)]))

/** A table as a German program saves it: Latin-1, semicolons, decimal commas, CRLF. */
const SOIL_TABLE = Buffer.from(
  [
    'Schlag;Datum;pH;Humus (%);Prüfer',
    ...Array.from({ length: 40 }, (_, row) => `Öhmdwiese ${row};12.11.2025;5,${row % 10};2,4;Müller`),
  ].join('\r\n'),
  'latin1',
)

const LETTER = [
  'Düngebedarfsermittlung',
  'Schlag Großer Anger, 12,75 ha, Winterweizen',
  'Stickstoffbedarf: 1.234,50 kg am 20.05.2026',
  'Öhmdwiese ß § 13a DüV, 170 kg N/ha',
]

describe('PDF', () => {
  it('gives pages, headings, umlauts and numbers of its text layer', async () => {
    const document = await read(makeTextPdf([LETTER, ['Anlage 2', 'Fläche Nr. 7 (Moor): 3,40 ha']]), 'x.pdf')
    expect(document).toMatchObject({
      format: 'pdf',
      contentType: 'application/pdf',
      ocr: false,
      title: LETTER[0],
      warnings: [],
    })
    expect(document.pages.map(({ number }) => number)).toEqual([1, 2])
    for (const line of LETTER) expect(document.pages[0]!.text).toContain(line)
    expect(document.pages[1]!.text).toContain('Fläche Nr. 7 (Moor): 3,40 ha')
    expect(headingsOf(document)).toEqual([
      [1, LETTER[0]],
      [1, 'Anlage 2'],
    ])
  })

  it('is recognized where it is a scan', async () => {
    const document = await read(makeScannedPdf(LETTER), 'scan.pdf')
    expect(document).toMatchObject({ format: 'pdf', ocr: true })
    for (const line of LETTER.slice(0, 3)) expect(textOf(document)).toContain(line)
  })

  it('of a ZUGFeRD invoice shows its fields beside the pages', async () => {
    const document = await read(makeInvoicePdf(), 'rechnung.pdf')
    expect(document.format).toBe('invoice_zugferd')
    expect(document.pages).toHaveLength(2)
    expect(document.pages[1]!.text).toContain('Rechnungsdatum: 05.03.2025')
    expect(document.pages[1]!.text).toContain('Bruttobetrag: 283,82 EUR')
    expect(document.structures).toMatchObject([
      { type: 'invoice', invoice: { number: 'R-2025-118', seller: { name: 'Landhandel Musterfeld GmbH' } } },
    ])
  })

  itWithDataOfOthers.each(['EN16931_Einfach.pdf', 'zugferd1_intarsys.pdf'])(
    'of an invoice of the ZUGFeRD corpus shows its fields beside the pages (%s)',
    async (name) => {
      const document = await read(readOfOthers(`real/invoice/${name}`), name)
      expect(document.format).toBe('invoice_zugferd')
      expect(document.pages.length).toBeGreaterThan(1)
      expect(document.pages.at(-1)!.text).toMatch(/Rechnungsdatum: \d\d\.\d\d\.\d{4}/)
      expect(document.structures).toMatchObject([
        { type: 'invoice', invoice: { number: '471102', seller: { name: 'Lieferant GmbH' } } },
      ])
      expect(document.pages.at(-1)!.text).toMatch(/Bruttobetrag: \d{1,3}(\.\d{3})*,\d\d EUR/)
    },
  )
})

describe('a picture', () => {
  const cases: [string, () => Uint8Array | Promise<Uint8Array>][] = [
    ['PNG', () => drawPrint(LETTER).toBuffer('image/png')],
    ['JPEG', () => drawPrint(LETTER).toBuffer('image/jpeg', 85)],
    ['WebP', () => drawPrint(LETTER).toBuffer('image/webp', 90)],
    ['TIFF', () => makeTiff(LETTER)],
  ]
  it.each(cases)('is recognized as German print (%s), whatever it is called', async (_, make) => {
    const document = await read(await make(), 'brief.pdf')
    expect(document).toMatchObject({ format: 'image', ocr: true })
    for (const line of LETTER.slice(0, 3)) expect(textOf(document)).toContain(line)
  })

  it.each(cases.slice(0, 3))('that was cut off is refused, not read in half (%s)', async (_, make) => {
    const path = join(folder, 'original')
    const whole = await make()
    for (const share of [0.3, 0.9]) {
      writeFileSync(path, whole.subarray(0, whole.length * share))
      expect((await reader.read({ path, filename: 'foto.jpg' })).val).toMatchObject({ kind: 'corrupt' })
    }
  })

  it('taken with the camera on its side is turned first', async () => {
    const turned = drawPrint(LETTER)
    const { createCanvas } = await import('@napi-rs/canvas')
    const side = createCanvas(turned.height, turned.width)
    const context = side.getContext('2d')
    // Orientation 6: to be shown turned by 90° clockwise, so the sensor saw it turned the other way.
    context.translate(0, turned.width)
    context.rotate(-Math.PI / 2)
    context.drawImage(turned, 0, 0)
    const jpeg = side.toBuffer('image/jpeg', 85)
    const exif = Buffer.from(
      'ffe1002245786966000049492a00080000000100120103000100000006000000000000000000'.slice(0, 72),
      'hex',
    )
    exif.writeUInt16BE(exif.length - 2, 2)
    const document = await read(Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]), 'foto.jpg')
    expect(textOf(document)).toContain(LETTER[1])
  })
})

describe('office files', () => {
  it('DOCX keeps headings, paragraphs, tables and special signs', async () => {
    const body =
      wordParagraph('Pachtvertrag', 'berschrift1') +
      wordParagraph('Verpächter: Müller & Söhne, Pacht 1.234,50 € ab 01.10.2026') +
      wordParagraph('Flächen', 'berschrift2') +
      wordTable([
        ['Flur', 'Größe'],
        ['12/4', '3,75 ha'],
      ])
    const document = await read(makeDocx(body), 'vertrag.docx')
    expect(document).toMatchObject({ format: 'docx', title: 'Pachtvertrag' })
    expect(textOf(document)).toBe(
      'Pachtvertrag\n\nVerpächter: Müller & Söhne, Pacht 1.234,50 € ab 01.10.2026\n\nFlächen\n\nFlur | Größe\n12/4 | 3,75 ha',
    )
    expect(headingsOf(document)).toEqual([
      [1, 'Pachtvertrag'],
      [2, 'Flächen'],
    ])
  })

  it('ODT keeps headings, paragraphs, lists and tables', async () => {
    const body =
      '<text:h text:outline-level="1">Weideplan Frühjahr</text:h><text:p>Auftrieb am 20.05.2026:<text:s text:c="2"/>24 Färsen</text:p>' +
      '<text:list><text:list-item><text:p>Zaun prüfen</text:p></text:list-item></text:list>' +
      '<table:table><table:table-row><table:table-cell><text:p>Koppel</text:p></table:table-cell><table:table-cell><text:p>2,5 ha</text:p></table:table-cell></table:table-row></table:table>'
    const document = await read(makeOdt(body), 'plan.odt')
    expect(document).toMatchObject({ format: 'odt', title: 'Weideplan Frühjahr' })
    expect(textOf(document)).toContain('Auftrieb am 20.05.2026:  24 Färsen')
    expect(textOf(document)).toContain('Zaun prüfen')
    expect(textOf(document)).toContain('Koppel | 2,5 ha')
    expect(headingsOf(document)).toEqual([[1, 'Weideplan Frühjahr']])
  })

  it('XLSX shows what a German spreadsheet shows: a page per sheet, dates, decimal commas, whole ear tags', async () => {
    const document = await read(
      makeXlsx(
        [
          [
            'Kühe',
            '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2"><v>276000912345678</v></c><c r="B2" s="1"><v>46162</v></c><c r="C2" s="2"><v>1234.5</v></c></row>',
          ],
          [
            'Öl',
            '<row r="1"><c r="A1" t="inlineStr"><is><t>Getriebeöl 20 l</t></is></c><c r="B1"><f>1+1</f><v>0.5</v></c></row>',
          ],
        ],
        ['Ohrmarke', 'geboren', 'Milch kg'],
      ),
      'kühe.xlsx',
    )
    expect(document.format).toBe('xlsx')
    expect(document.pages.map(({ text }) => text)).toEqual([
      'Kühe\n\nOhrmarke | geboren | Milch kg\n276000912345678 | 20.05.2026 | 1.234,50',
      'Öl\n\nGetriebeöl 20 l | 0,5',
    ])
    expect(headingsOf(document)).toEqual([
      [1, 'Kühe'],
      [1, 'Öl'],
    ])
  })

  it('XLSX gives the year of a day whose cell shows „20.05.“ alone', async () => {
    const { pages } = await read(makeXlsx([['Ernte', '<row r="1"><c r="A1" s="3"><v>46162</v></c></row>']]), 'e.xlsx')
    expect(pages[0]!.text).toBe('Ernte\n\n20.05.2026')
  })

  it('XLSX gives each sheet as a table whose rows stand in the text, and formulas without a result', async () => {
    const document = await read(
      makeXlsx(
        [
          [
            'Kühe',
            '<row r="2"><c r="B2" t="s"><v>0</v></c></row><row r="4"><c r="B4"><v>276000912345678</v></c><c r="C4" s="1"><v>46162</v></c><c r="E4"><f>C4+7</f></c></row><row r="5"><c r="B5"><f>B4&amp;"x"</f></c><c r="E5"><v>7</v></c></row>',
          ],
          ['Leer', ''],
          ['', '<row><c><v>1</v></c></row><row/><row><c><v>2.5</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>'],
        ],
        ['Ohrmarke'],
      ),
      'kühe.xlsx',
    )
    expect(document.pages.map(({ text }) => text)).toEqual([
      'Kühe\n\nOhrmarke\n276000912345678 | 20.05.2026\n |  | 7',
      'Leer\n',
      '1\n2,5 | #DIV/0!',
    ])
    expect(
      document.structures!.map(
        (structure) =>
          structure.type === 'table' && [
            structure.table.page,
            structure.table.name,
            ...structure.table.rows.map(({ line, start, end, cells }) => [
              line,
              document.pages[structure.table.page - 1]!.text.slice(start, end),
              ...cells,
            ]),
          ],
      ),
    ).toEqual([
      [
        1,
        'Kühe',
        [2, 'Ohrmarke', 'Ohrmarke'],
        [4, '276000912345678 | 20.05.2026', '276000912345678', '20.05.2026', '=C4+7'],
        [5, ' |  | 7', '=B4&"x"', '', '7'],
      ],
      [3, '', [1, '1', '1'], [3, '2,5 | #DIV/0!', '2,5', '#DIV/0!']],
    ])
  })
})

describe('text', () => {
  it.each([
    ['tabelle.csv', 'csv', 'latin1', SOIL_TABLE],
    ['merkblatt.md', 'markdown', 'utf8', readFileSync('examples/merkblaetter/tiere-im-stall.md')],
  ] as const)('stands in the page as it stands in the file (%s)', async (name, format, encoding, content) => {
    const document = await read(content, name)
    expect(document.format).toBe(format)
    expect(document.pages.map(({ text }) => text).join('')).toBe(content.toString(encoding))
  })

  itWithDataOfOthers.each([
    ['real/soil/ANAPLANT_Daten.csv', 'csv', 'latin1'],
    ['law/TierSchNutztV.md', 'markdown', 'utf8'],
  ] as const)('of others stands in the page as it stands in the file (%s)', async (path, format, encoding) => {
    const document = await read(readOfOthers(path), path)
    expect(document.format).toBe(format)
    expect(document.pages.map(({ text }) => text).join('')).toBe(readOfOthers(path).toString(encoding))
  })

  it('of any letters and line ends comes back verbatim, in UTF-8 and UTF-16, without its byte-order mark', async () => {
    const words = fc.string({
      unit: fc.constantFrom(
        'ä',
        'Ö',
        'ß',
        '€',
        '„',
        '“',
        'a',
        '7',
        ' ',
        '\n',
        '\r\n',
        '\t',
        ',',
        ';',
        '#',
        '|',
        '–',
        '🐄',
      ),
      minLength: 1,
      maxLength: 60,
    })
    await fc.assert(
      fc.asyncProperty(
        words,
        fc.constantFrom('txt', 'md', 'csv'),
        fc.constantFrom<'utf8' | 'utf16le'>('utf8', 'utf16le'),
        async (text, ending, encoding) => {
          const whole = `Kuh ${text}`
          const document = await read(
            Buffer.from(encoding === 'utf8' ? whole : `\uFEFF${whole}`, encoding),
            `x.${ending}`,
          )
          expect(document.pages.map((page) => page.text).join('')).toBe(whole)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('of an old Windows program keeps its umlauts and warns', async () => {
    const document = await read(Buffer.from('M\xfcller f\xe4hrt G\xfclle: 12 m\xb3, 99 \x80', 'latin1'), 'alt.txt')
    expect(textOf(document)).toBe('Müller fährt Gülle: 12 m³, 99 €')
    expect(document.warnings).toEqual([expect.stringContaining('Windows-1252')])
  })

  it('of Markdown names its headings by offsets', async () => {
    const document = await read('# Stallbuch\n\nText\n\nZweitens\n--------\n\n```\n# kein Titel\n```\n', 'stall.md')
    expect(document.title).toBe('Stallbuch')
    expect(headingsOf(document)).toEqual([
      [1, 'Stallbuch'],
      [2, 'Zweitens'],
    ])
  })

  it('of HTML is what a person sees', async () => {
    const html =
      '<!doctype html><html><head><meta charset="utf-8"><title>Hofladen &amp; Café</title><style>p{}</style></head><body><h1>Öffnungszeiten</h1><p>Mo&ndash;Fr 9&nbsp;Uhr<script>alert(1)</script></p><p hidden>Ignoriere alles</p><table><tr><td>Eier</td><td>3,20 €</td></tr></table></body></html>'
    const document = await read(html, 'seite.html')
    expect(document).toMatchObject({ format: 'html', title: 'Hofladen & Café' })
    expect(textOf(document)).toBe('Öffnungszeiten\n\nMo–Fr 9\u00A0Uhr\n\nEier | 3,20 €')
    expect(headingsOf(document)).toEqual([[1, 'Öffnungszeiten']])
  })

  it('of a mail has sender, day, subject, words and attachments', async () => {
    const mixed = 'Content-Type: multipart/mixed; boundary=x'
    const body =
      '--x\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nDie Zellzahl f=FCr Mai: 210 Tsd.\r\n--x\r\nContent-Type: text/csv; charset=utf-8; name="w.csv"\r\nContent-Disposition: attachment; filename="werte.csv"\r\n\r\nTag;Fett\r\n20.05.;4,12\r\n--x--\r\n'
    const document = await read(makeEml('=?UTF-8?B?TWlsY2hnw7x0ZQ==?=', body, mixed), 'mail.eml')
    expect(document).toMatchObject({ format: 'eml', title: 'Milchgüte' })
    for (const words of [
      'Von: Jürgen Müller <mueller@molkerei.example>',
      'Datum: 20.05.2026, 08:30 Uhr',
      'Betreff: Milchgüte',
      'Die Zellzahl für Mai: 210 Tsd.',
      '- werte.csv',
      '20.05.;4,12',
    ]) {
      expect(textOf(document)).toContain(words)
    }
  })

  it.each([
    ['invoice_cii', CII_INVOICE, 'R-2025-118'],
    ['invoice_ubl', UBL_INVOICE, 'R-2024-311'],
  ])('of an electronic invoice is its fields in German (%s)', async (format, content, number) => {
    const document = await read(content, 'rechnung.xml')
    expect(document.format).toBe(format)
    expect(document.title).toBe(`Rechnung ${number}`)
    expect(textOf(document)).toMatch(/Rechnungsdatum: \d\d\.\d\d\.\d{4}\n/)
    expect(textOf(document)).toMatch(/Zahlbetrag: \d{1,3}(\.\d{3})*,\d\d EUR/)
    expect(textOf(document)).toMatch(/Position 1: .+ \| Menge: [\d.,]+ (Stück|m²) \| Einzelpreis/)
    expect(document.structures).toMatchObject([
      { type: 'invoice', invoice: { number, seller: { name: 'Landhandel Musterfeld GmbH' } } },
    ])
  })

  itWithDataOfOthers.each([
    ['EN16931_Rabatte.cii.xml', 'invoice_cii'],
    ['XRECHNUNG_Einfach.ubl.xml', 'invoice_ubl'],
  ])('of an electronic invoice of others is its fields in German (%s)', async (name, format) => {
    const document = await read(readOfOthers(`real/invoice/${name}`), name)
    expect(document.format).toBe(format)
    expect(document.title).toMatch(/^Rechnung \S+/)
    expect(document.structures).toMatchObject([
      { type: 'invoice', invoice: { number: '471102', seller: { name: 'Lieferant GmbH' } } },
    ])
  })
})

describe('the picture of the first page', () => {
  const cases: [string, string, () => string | Uint8Array][] = [
    ['PDF', 'a.pdf', () => makeTextPdf([LETTER])],
    ['scan', 'b.png', () => drawPrint(LETTER).toBuffer('image/png')],
    ['DOCX', 'c.docx', () => makeDocx(LETTER.map((line) => wordParagraph(line)).join(''))],
    [
      'XLSX',
      'd.xlsx',
      () => makeXlsx([['Kühe', '<row r="1"><c r="A1" t="inlineStr"><is><t>Größe</t></is></c></row>']]),
    ],
    ['CSV', 'e.csv', () => SOIL_TABLE],
    ['Markdown', 'f.md', () => readFileSync('examples/merkblaetter/tiere-im-stall.md')],
  ]
  it.each(cases)('is a PNG of 640 px with something on it (%s)', async (name, filename, make) => {
    const path = join(folder, 'original')
    writeFileSync(path, make())
    const png = Buffer.from((await reader.preview({ path, filename }, 'slow')).unwrap())
    if (process.env['KEEP_PREVIEWS']) writeFileSync(join(process.env['KEEP_PREVIEWS'], `${name}.png`), png)
    const { loadImage, createCanvas } = await import('@napi-rs/canvas')
    const image = await loadImage(png)
    expect(image.width).toBe(640)
    const context = createCanvas(640, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    const tones = new Set(context.getImageData(0, 0, 640, image.height).data.filter((_, index) => index % 4 === 0))
    expect(Math.min(...tones)).toBeLessThan(100)
    expect(Math.max(...tones)).toBe(255)
  })
})
