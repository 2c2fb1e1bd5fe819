import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { defaultReadLimits } from '../../../adapters/documents/limits.ts'
import { readFileAsDocument } from '../../../adapters/documents/read-file.ts'
import { makeDocx, makeOdt, makeXlsx, wordParagraph, zip } from '../../builders/documents.ts'

async function read(content: string | Uint8Array, filename: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-hidden-'))
  try {
    const path = join(folder, 'original')
    writeFileSync(path, content)
    const { pages, warnings, structures } = await readFileAsDocument({ path, filename }, defaultReadLimits, () => {})
    return { text: pages.map(({ text }) => text).join('\n'), warnings, structures: JSON.stringify(structures ?? []) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const SECRET = 'Die Pacht beträgt 9 Euro.'
const VISIBLE = 'Die Pacht beträgt 1.200 Euro.'
const WARNING = 'Nicht gelesen, weil man es nicht sieht: versteckter Text im Dokument.'

/** The same file with parts that say something else. */
const changed = (file: Uint8Array, change: (name: string, text: string) => string): Uint8Array =>
  zip(
    Object.fromEntries(
      Object.entries(unzipSync(file)).map(([name, bytes]) => [name, change(name, new TextDecoder().decode(bytes))]),
    ),
  )

const run = (properties: string, text = SECRET) => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
const paragraph = (properties: string, runs: string) => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`
const cell = (properties: string, inner: string, table = '') =>
  `<w:tbl><w:tblPr>${table}</w:tblPr><w:tr><w:tc><w:tcPr>${properties}</w:tcPr>${inner}</w:tc></w:tr></w:tbl><w:p/>`
const STYLES =
  '<w:style w:type="paragraph" w:styleId="Weg"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="character" w:styleId="Klein"><w:basedOn w:val="Weiss"/></w:style><w:style w:type="character" w:styleId="Weiss"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style></w:styles>'
const docx = (inner: string) =>
  changed(makeDocx(wordParagraph(VISIBLE) + inner), (name, text) =>
    name === 'word/styles.xml' ? text.replace('</w:styles>', STYLES) : text,
  )

describe('DOCX', () => {
  it.each([
    ['that vanishes', paragraph('', run('<w:vanish/>'))],
    ['of a paragraph style that vanishes', paragraph('<w:pStyle w:val="Weg"/>', run(''))],
    ['of a letter style in white', paragraph('', run('<w:rStyle w:val="Klein"/>'))],
    ['in white', paragraph('', run('<w:color w:val="FFFFFF"/>'))],
    [
      'of the color of its shading',
      paragraph('', run('<w:color w:val="123456"/><w:shd w:val="clear" w:fill="123456"/>')),
    ],
    [
      'of the color of its cell',
      cell('<w:shd w:val="clear" w:fill="123456"/>', paragraph('', run('<w:color w:val="123456"/>'))),
    ],
    ['that is tiny', paragraph('', run('<w:sz w:val="2"/>'))],
    ['that was deleted', '<w:p><w:del w:id="1"><w:r><w:delText>' + SECRET + '</w:delText></w:r></w:del></w:p>'],
    [
      'of a field',
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${SECRET}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    ],
    [
      'in a hidden box',
      `<w:p><w:r><w:drawing><wp:anchor><wp:docPr id="1" hidden="1"/><w:txbxContent>${paragraph('', run(''))}</w:txbxContent></wp:anchor></w:drawing></w:r></w:p>`,
    ],
  ])('leaves out text %s', async (name, inner) => {
    const { text, warnings } = await read(docx(inner), 'x.docx')
    expect(text).toContain(VISIBLE)
    expect(text).not.toContain('9 Euro')
    expect(warnings).toEqual(/deleted|field/.test(name) ? [] : [WARNING])
  })

  it.each([
    ['that does not vanish', paragraph('<w:pStyle w:val="Weg"/>', run('<w:vanish w:val="0"/>'))],
    [
      'in white on a dark cell',
      cell('<w:shd w:val="clear" w:fill="1A5C2A"/>', paragraph('', run('<w:color w:val="FFFFFF"/>'))),
    ],
    [
      'in white in a table with a design',
      cell('', paragraph('', run('<w:color w:val="FFFFFF"/>')), '<w:tblStyle w:val="Dunkel"/>'),
    ],
    ['in white under a marker', paragraph('', run('<w:color w:val="FFFFFF"/><w:highlight w:val="darkBlue"/>'))],
    ['that only the web hides', paragraph('', run('<w:webHidden/>'))],
    ['of a paragraph whose mark vanishes', paragraph('<w:rPr><w:vanish/></w:rPr>', run(''))],
  ])('keeps text %s', async (_, inner) => {
    const { text, warnings } = await read(docx(inner), 'x.docx')
    expect(text).toContain(SECRET)
    expect(warnings).toEqual([])
  })
})

const style = (name: string, family: string, properties: string) =>
  `<style:style style:name="${name}" style:family="${family}"><style:text-properties ${properties}/></style:style>`
const odt = (inner: string, styles = '') =>
  changed(makeOdt(`<text:p>${VISIBLE}</text:p>${inner}`), (name, text) =>
    name === 'content.xml'
      ? text
          .replace('<office:document-content', '<office:document-content xmlns:style="s" xmlns:fo="f"')
          .replace('<office:body>', `<office:automatic-styles>${styles}</office:automatic-styles><office:body>`)
      : text,
  )
const spanned = `<text:p><text:span text:style-name="T1">${SECRET}</text:span></text:p>`

describe('ODT', () => {
  it.each([
    ['that is not shown', odt(spanned, style('T1', 'text', 'text:display="none"'))],
    ['in white', odt(spanned, style('T1', 'text', 'fo:color="#ffffff"'))],
    [
      'of the color of its ground',
      odt(spanned, style('T1', 'text', 'fo:color="#123456" fo:background-color="#123456"')),
    ],
    ['that is tiny', odt(spanned, style('T1', 'text', 'fo:font-size="1pt"'))],
    [
      'of a paragraph in white',
      odt(`<text:p text:style-name="P1">${SECRET}</text:p>`, style('P1', 'paragraph', 'fo:color="#ffffff"')),
    ],
    ['of a hidden section', odt(`<text:section text:display="none"><text:p>${SECRET}</text:p></text:section>`)],
    [
      'of a hidden paragraph',
      odt(`<text:p><text:hidden-text text:is-hidden="true">${SECRET}</text:hidden-text></text:p>`),
    ],
    [
      'of a note at the edge',
      odt(`<text:p><office:annotation><text:p>${SECRET}</text:p></office:annotation></text:p>`),
    ],
    [
      'that was deleted',
      odt(
        `<text:tracked-changes><text:changed-region><text:deletion><text:p>${SECRET}</text:p></text:deletion></text:changed-region></text:tracked-changes>`,
      ),
    ],
  ])('leaves out text %s', async (name, file) => {
    const { text, warnings } = await read(file, 'x.odt')
    expect(text).toContain(VISIBLE)
    expect(text).not.toContain('9 Euro')
    expect(warnings).toEqual(/deleted|edge/.test(name) ? [] : [WARNING])
  })

  it('keeps white on dark', async () => {
    const { text, warnings } = await read(
      odt(spanned, style('T1', 'text', 'fo:color="#ffffff" fo:background-color="#123456"')),
      'x.odt',
    )
    expect(text).toContain(SECRET)
    expect(warnings).toEqual([])
  })
})

const text = (place: string, words: string, more = '') =>
  `<c r="${place}" t="inlineStr" ${more}><is><t>${words}</t></is></c>`
const STYLE_SHEET =
  '<styleSheet><numFmts><numFmt numFmtId="170" formatCode=";;;"/></numFmts><fonts><font/><font><color rgb="FFFFFFFF"/></font><font><color theme="0"/></font></fonts><fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF1A5C2A"/></patternFill></fill></fills><cellXfs><xf/><xf numFmtId="170"/><xf fontId="1"/><xf fontId="2"/><xf fontId="1" fillId="1"/></cellXfs></styleSheet>'
const xlsx = (data: string, columns = '', state = '') =>
  changed(makeXlsx([['Pacht', `<row r="1">${text('A1', VISIBLE)}</row>${data}`]]), (name, xml) =>
    name === 'xl/styles.xml'
      ? STYLE_SHEET
      : name.startsWith('xl/worksheets')
        ? xml.replace('<sheetData>', `<cols>${columns}</cols><sheetData>`) + state
        : xml,
  )

describe('XLSX', () => {
  it.each([
    ['of a hidden row', xlsx(`<row r="2" hidden="1">${text('A2', SECRET)}</row>`)],
    ['of a row without height', xlsx(`<row r="2" ht="0" customHeight="1">${text('A2', SECRET)}</row>`)],
    ['of a hidden column', xlsx(`<row r="2">${text('C2', SECRET)}</row>`, '<col min="2" max="3" hidden="1"/>')],
    ['of a column without width', xlsx(`<row r="2">${text('C2', SECRET)}</row>`, '<col min="3" max="3" width="0"/>')],
    ['whose format shows nothing', xlsx(`<row r="2">${text('A2', SECRET, 's="1"')}</row>`)],
    ['in white', xlsx(`<row r="2">${text('A2', SECRET, 's="2"')}</row>`)],
    ['in the white of the design', xlsx(`<row r="2">${text('A2', SECRET, 's="3"')}</row>`)],
  ])('leaves out text %s', async (_, file) => {
    const { text: shown, warnings, structures } = await read(file, 'x.xlsx')
    expect(shown).toContain(VISIBLE)
    expect(shown + structures).not.toContain('9 Euro')
    expect(warnings).toEqual(['Nicht gelesen, weil man sie nicht sieht: ausgeblendete Zeilen, Spalten oder Zellen.'])
  })

  it('keeps white on a dark fill', async () => {
    const { text: shown, warnings } = await read(xlsx(`<row r="2">${text('A2', SECRET, 's="4"')}</row>`), 'x.xlsx')
    expect(shown).toContain(SECRET)
    expect(warnings).toEqual([])
  })
})

describe('text and Markdown', () => {
  it.each([
    ['a comment', `<!-- ${SECRET}\n\n${SECRET} -->`],
    ['a comment that nobody ends', `<!-- ${SECRET}`],
    ['a definition of a link', `[//]: # (${SECRET})`],
    ['a definition with words for the mouse', `[x]: https://hof.example "${SECRET}"`],
    ['hidden markup', `<div style="display: none">\n${SECRET}\n</div>`],
    ['markup with the attribute', `<p hidden>${SECRET}</p>`],
  ])('leave out %s of Markdown', async (_, hidden) => {
    const { text: shown, warnings } = await read(`# Pacht\n\n${VISIBLE}\n\n${hidden}\n`, 'x.md')
    expect(shown).toContain(VISIBLE)
    expect(shown).not.toContain('9 Euro')
    expect(warnings).toEqual([WARNING])
  })

  it('keep what stands in a fence, footnotes and what is shown', async () => {
    const whole = `# Pacht\n\n\`\`\`html\n<!-- ${SECRET} -->\n\`\`\`\n\n[^1]: Fußnote mit Worten\n\n<b>fett</b> [x](y) a <!b\n`
    const { text: shown, warnings } = await read(whole, 'x.md')
    expect([shown, warnings]).toEqual([whole, []])
  })

  it.each(['x.txt', 'x.md', 'x.csv'])('leave out signs that are drawn as nothing (%s)', async (name) => {
    const tags = [...SECRET].map((sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0)! & 127))).join('')
    const { text: shown, warnings } = await read(`Die Pa\u200Bcht be\u202Eträgt 1.200 Euro.${tags}`, name)
    expect(shown).toBe(VISIBLE)
    expect(warnings).toEqual([WARNING])
  })
})
