import { describe, expect, it } from 'vitest'
import { readStatute } from '../../../adapters/laws/read-statute.ts'
import { writeStatute } from '../../../adapters/laws/write-statute.ts'
import { itWithDataOfOthers, readOfOthers } from '../../data-of-others.ts'

const statute = (norms: string, builddate = '20250102030405') =>
  new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8" ?><!DOCTYPE dokumente SYSTEM "http://127.0.0.1:1/gii-norm.dtd">
    <dokumente builddate="${builddate}"><norm><metadaten><jurabk>HofV</jurabk><langue>Verordnung über Höfe</langue>
    <standangabe><standtyp>Stand</standtyp><standkommentar>Zuletzt geändert durch Art. 2 V v. 3.1.2025</standkommentar>
    </standangabe></metadaten></norm>${norms}</dokumente>`,
  )
const norm = (label: string, title: string, content: string, after = '') =>
  `<norm><metadaten><enbez>${label}</enbez><titel>${title}</titel></metadaten>
  <textdaten><text format="XML"><Content>${content}</Content>${after}</text></textdaten></norm>`
const textOf = (content: string) => readStatute(statute(norm('§ 1', 'Hof', content))).norms[0]?.text

describe('a statute in the official XML', () => {
  itWithDataOfOthers('is read whole, with the state of its text', () => {
    const read = readStatute(readOfOthers('real/law-xml/gapdzv.xml'))
    expect(read).toMatchObject({
      abbreviation: 'GAPDZV',
      shortTitle: 'GAP-Direktzahlungen-Verordnung',
      enactedOn: '2022-01-24',
      publishedIn: 'BGBl I 2022, 139, 2287',
      state: 'Zuletzt geändert durch Art. 1 G v. 4.12.2024 I Nr. 396',
      textOn: '2024-12-31',
    })
    const labels = read.norms.map(({ label }) => label)
    for (let paragraph = 1; paragraph <= 29; paragraph += 1) expect(labels).toContain(`§ ${paragraph}`)
    for (let annex = 1; annex <= 7; annex += 1) expect(labels).toContain(`Anlage ${annex}`)
    const landed = read.norms.find(({ label }) => label === '§ 13')
    expect(landed?.text[0]).toMatch(/^\(1\) Die förderfähigen Flächen müssen dem Betriebsinhaber an dem Tag/)
    const cows = read.norms.find(({ label }) => label === 'Anlage 7')?.text.join('\n')
    expect(cows).toContain('|  | Antragsjahr 2023 | Antragsjahr 2024 | Antragsjahr 2025 | Antragsjahr 2026 |')
    expect(cows).toContain('| Geplanter Einheitsbetrag | 77,93 Euro | 77,06 Euro | 87,72 Euro | 85,22 Euro |')
  })

  it('keeps points within points at their place, and what follows them', () => {
    const inner = '<DL><DT>a)</DT><DD><LA>Kühe,</LA></DD><DT>b)</DT><DD><LA>Ziegen,</LA></DD></DL>'
    expect(textOf(`<P>(1) Wer <DL><DT>1.</DT><DD><LA>Tiere hält: ${inner}</LA></DD></DL>meldet es.</P>`)).toEqual([
      '(1) Wer',
      '1. Tiere hält:',
      '   a) Kühe,',
      '   b) Ziegen,',
      'meldet es.',
    ])
  })

  it('repeats a cell over several rows in each of them', () => {
    const columns = '<colspec colname="a"/><colspec colname="b"/>'
    const rows = `<row><entry colname="a" morerows="1">Eichen</entry><entry colname="b">Q. robur</entry></row>
      <row><entry colname="b">Q. | petraea</entry></row>`
    const head = '<thead><row><entry>Art</entry><entry>Name</entry></row></thead>'
    expect(textOf(`<table><tgroup>${columns}${head}<tbody>${rows}</tbody></tgroup></table>`)).toEqual([
      '| Art | Name |\n| --- | --- |\n| Eichen | Q. robur |\n| Eichen | Q. \\| petraea |',
    ])
  })

  it('does not make another number of a raised digit', () => {
    expect(textOf('<P>10<SUP>6</SUP> Keime, P<SUB>2</SUB>O<SUB>5</SUB> je m<SUP>2</SUP></P>')).toEqual([
      '10⁶ Keime, P₂O₅ je m²',
    ])
  })

  it('keeps footnotes apart and leaves out what is no longer there', () => {
    const note = '<Footnotes><Footnote FnZ="1" ID="F1">Zu beziehen in Berlin.</Footnote></Footnotes>'
    const gone = norm('§ 2', '(weggefallen)', '<P/>') + norm('§ 3', '', '<P>(weggefallen)</P>')
    const { norms } = readStatute(statute(norm('§ 1', 'Hof', '<P>(1) Ja.</P><P>(2) (weggefallen)</P>', note) + gone))
    expect(norms).toMatchObject([{ label: '§ 1', text: ['(1) Ja.'], footnotes: ['1 Zu beziehen in Berlin.'] }])
  })

  it('knows below which headings a paragraph stands', () => {
    const chapter = (key: string, name: string) =>
      `<norm><metadaten><gliederungseinheit><gliederungskennzahl>${key}</gliederungskennzahl>
      <gliederungsbez>${name}</gliederungsbez></gliederungseinheit></metadaten></norm>`
    const { norms } = readStatute(
      statute(
        chapter('010', 'Teil 1') +
          chapter('010010', 'Abschnitt 1') +
          norm('§ 1', 'A', '<P>a</P>') +
          chapter('020', 'Teil 2') +
          norm('§ 2', 'B', '<P>b</P>'),
      ),
    )
    expect(norms.map(({ chapters }) => chapters)).toEqual([['Teil 1', 'Abschnitt 1'], ['Teil 2']])
  })

  it('is written below its chapters, with what stands beside it, and the same whenever it was made', () => {
    const chapter = `<norm><metadaten><gliederungseinheit><gliederungskennzahl>010</gliederungskennzahl>
      <gliederungsbez>Teil 1</gliederungsbez></gliederungseinheit></metadaten></norm>`
    const noted = norm('§ 1', 'Hof', '<P># Ja.<IMG SRC="a.jpg"/></P>').replace(
      '<textdaten>',
      '<textdaten><fussnoten><Content><P>(+++ Textnachweis ab: 1.2.2022 +++) Gilt ab Mai.</P></Content></fussnoten>',
    )
    const xml = (builddate: string) =>
      new TextEncoder().encode(
        new TextDecoder()
          .decode(statute(chapter + noted + norm('§ 2', 'Stall', '<P>Nein.</P>'), builddate))
          .replace(
            '</metadaten></norm>',
            '<standangabe><standtyp>Sonst</standtyp><standkommentar>In Kraft ab Mai</standkommentar></standangabe></metadaten></norm>',
          ),
      )
    const written = writeStatute(readStatute(xml('20250102030405')))
    expect(written).toContain('% In Kraft ab Mai')
    expect(written).toContain(
      '# Teil 1\n\n## § 1 – Hof\n\n\\# Ja. [Abbildung, siehe gesetze-im-internet.de]\n\nFußnote Gilt ab Mai.\n\n## § 2 – Stall',
    )
    expect(writeStatute(readStatute(xml('20260102030405')))).toBe(written)
  })

  it('is written with the state of its text, and each norm below its heading', () => {
    const note = '<Footnotes><Footnote FnZ="1">Zu beziehen in Berlin.</Footnote></Footnotes>'
    expect(writeStatute(readStatute(statute(norm('§ 1', 'Hof', '<P>(1) Ja.</P><P>(2) Nein.</P>', note))))).toBe(
      [
        '% Verordnung über Höfe (HofV, Stand 03.01.2025)',
        '% Stand: Zuletzt geändert durch Art. 2 V v. 3.1.2025 (gesetze-im-internet.de)\n',
        '# § 1 – Hof\n\n(1) Ja.\n\n(2) Nein.',
        '\nFußnote 1 Zu beziehen in Berlin.\n',
      ].join('\n'),
    )
  })

  it.each([
    ['a page of HTML', '<!DOCTYPE html><html><body>Wartung</body></html>'],
    ['half a statute', new TextDecoder().decode(statute(norm('§ 1', 'Hof', '<P>Ja.</P>'))).slice(0, -40)],
    ['nothing', ''],
    ['another document', new TextDecoder().decode(statute('')).replaceAll('dokumente', 'items')],
    ['a statute without its abbreviation', new TextDecoder().decode(statute('')).replace('HofV', '')],
    ['a statute without its title', new TextDecoder().decode(statute('')).replace('Verordnung über Höfe', '')],
    ['no day of its text', new TextDecoder().decode(statute('', 'gestern'))],
    [
      'a table without end',
      new TextDecoder().decode(
        statute(
          norm(
            '§ 1',
            'T',
            `<table><tgroup><tbody><row>${'<entry>x</entry>'.repeat(200)}</row></tbody></tgroup></table>`,
          ),
        ),
      ),
    ],
  ])('refuses %s', (_, text) => {
    expect(() => readStatute(new TextEncoder().encode(text))).toThrow('corrupt')
  })

  it('resolves no entity of its own', () => {
    const bomb = `<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]>${new TextDecoder()
      .decode(statute(norm('§ 1', 'Hof', '<P>Ja &a; und &lt;nein&gt;</P>')))
      .replace(/^[\s\S]*?<dokumente/, '<dokumente')}`
    expect(readStatute(new TextEncoder().encode(bomb)).norms[0]?.text).toEqual(['Ja &a; und <nein>'])
  })
})
