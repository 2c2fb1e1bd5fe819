import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseXml, type XmlNode } from '../../../../adapters/documents/xml.ts'
import {
  exportPlantProtection,
  plantProtectionCsv,
  plantProtectionJson,
  plantProtectionXml,
} from '../../../../core/library/index.ts'
import { runs } from '../../../runs.ts'
import { sceneOf, type Rows } from './scenes.ts'

const FIELD = {
  name: 'Moorstück',
  flik: 'DENILI9990000003',
  area_ha: 6.1,
  use: 'arable',
  crops: [{ year: 2026, crop: 'Winterweizen', eppo: 'TRZAW', sown_on: '2025-10-10' }],
} as const

const SPRAYED = {
  type: 'plant_protection',
  status: 'done',
  title: 'Fungizid',
  done_on: '2026-05-12',
  done_at: '06:30',
  done_by: 'Hinnerk Behrens',
  recorded_on: '2026-05-13',
  field_id: 'Moorstück',
  product: 'Input Classic',
  approval_number: '005723-00',
  amount: 1,
  unit: 'l/ha',
  area_ha: 6.1,
  bbch: '37',
  kind_of_use: 'Fläche',
} as const

const exported = (rows: Rows) => exportPlantProtection(sceneOf(rows))
const oneRecord = (work: object, field: object = FIELD) =>
  exported({ fields: [field], work_items: [{ ...SPRAYED, ...work }] }).aufzeichnungen

/** The texts of every element of a name. */
function textsOf(xml: string, name: string): string[] {
  const under = (node: XmlNode): string[] => [
    ...(node.name === name ? [node.text] : []),
    ...node.children.flatMap(under),
  ]
  return under(parseXml(new TextEncoder().encode(xml)))
}

const withoutForeign = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')

/** What XML can hold of a text, as the reader gives it. */
const asXml = (text: string): string => withoutForeign(text).trim()

describe('the export of plant protection records', () => {
  it('holds every field that the regulation names', () => {
    expect(oneRecord({})).toMatchObject([
      {
        anwender: 'Hinnerk Behrens',
        mittel: 'Input Classic',
        zulassungsnummer: '005723-00',
        datum: '2026-05-12',
        beginn: '06:30',
        aufwandmenge: 1,
        einheit: 'l',
        bezug: 'je ha',
        flaeche_ha: 6.1,
        flik: 'DENILI9990000003',
        kultur: 'Winterweizen',
        eppo: 'TRZAW',
        bbch: '37',
        art_der_verwendung: 'Fläche',
        fehlt: [],
      },
    ])
  })

  it.each([
    [{ done_by: null }, ['Anwender']],
    [{ approval_number: null }, ['Zulassungsnummer']],
    [{ amount: null }, ['Aufwandmenge']],
    [{ unit: null }, ['Einheit der Aufwandmenge']],
    [{ area_ha: null }, ['behandelte Fläche']],
    [{ kind_of_use: null }, ['Art der Verwendung']],
    [{ bbch: null, done_at: null, indication: null }, []],
  ])('says what is missing of %o', (work, missing) => {
    expect(oneRecord(work).map(({ fehlt }) => fehlt)).toEqual([missing])
  })

  it('misses place and crop of a field that has none, and no code of grassland', () => {
    const bare = { name: 'Moorstück', area_ha: 6.1 }
    expect(oneRecord({}, bare)[0]!.fehlt).toEqual(['Lage (FLIK oder Koordinaten)', 'Kultur', 'EPPO-Code'])
    expect(oneRecord({ location: 'am Deich' }, { ...bare, use: 'grassland' })[0]!.fehlt).toEqual([])
    const grown = (crop: string) => oneRecord({}, { ...FIELD, crops: [{ year: 2026, crop }] })[0]!.fehlt
    expect(grown('Ackergras')).toEqual([])
    expect(grown('Winterweizen')).toEqual(['EPPO-Code'])
  })

  it('knows the crop that stands there, not the one that is gone', () => {
    const crops = [
      { year: 2026, role: 'catch', crop: 'Senf', eppo: 'SINAL', sown_on: '2025-09-01', ended_on: '2026-03-01' },
      { year: 2026, crop: 'Silomais', eppo: 'ZEAMX' },
    ]
    expect(oneRecord({}, { ...FIELD, crops })).toMatchObject([{ kultur: 'Silomais', eppo: 'ZEAMX' }])
    expect(oneRecord({ eppo: 'BEAVA' }, { ...FIELD, crops })).toMatchObject([{ kultur: null, eppo: 'BEAVA' }])
  })

  it('has a record for each product on each field', () => {
    const { aufzeichnungen } = exported({
      fields: [FIELD, { name: 'Bergfeld', flik: 'DENILI9990000005', area_ha: 12 }],
      work_items: [
        {
          ...SPRAYED,
          field_id: null,
          product: null,
          areas: [
            { field: 'Moorstück', area_ha: 6 },
            { field: 'Bergfeld', area_ha: 11 },
          ],
          positions: [
            { product: 'Input Classic', approval_number: '005723-00', amount: 1, unit: 'l', per: 'hectare' },
            { product: 'Karate Zeon', approval_number: '024675-00', amount: 1.2, unit: 'l', per: 'total' },
          ],
        },
      ],
    })
    expect(aufzeichnungen.map(({ flik, mittel, flaeche_ha, bezug }) => [flik, mittel, flaeche_ha, bezug])).toEqual([
      ['DENILI9990000003', 'Input Classic', 6, 'je ha'],
      ['DENILI9990000003', 'Karate Zeon', 6, 'gesamt'],
      ['DENILI9990000005', 'Input Classic', 11, 'je ha'],
      ['DENILI9990000005', 'Karate Zeon', 11, 'gesamt'],
    ])
  })

  it('leaves out other years, other work, and what is only planned', () => {
    const { aufzeichnungen } = exported({
      work_items: [
        { ...SPRAYED, field_id: null, done_on: '2025-12-31' },
        { ...SPRAYED, field_id: null, status: 'planned', done_on: null, planned_from: '2026-05-12' },
        { ...SPRAYED, field_id: null, type: 'fertilizing' },
      ],
    })
    expect(aufzeichnungen).toEqual([])
  })

  it('opens as CSV in a spreadsheet and runs nothing', () => {
    const csv = plantProtectionCsv(
      exported({ fields: [FIELD], work_items: [{ ...SPRAYED, amount: 1.5, done_by: '=HYPERLINK("x";"y")' }] }),
    )
    const [head, line, end] = csv.split('\r\n')
    expect(csv.startsWith('\ufeffDatum;Beginn;Ende;Anwender;Mittel;Zulassungsnummer;')).toBe(true)
    expect(head!.split(';')).toHaveLength(23)
    expect(line).toMatch(
      /^12\.05\.2026;06:30;;"'=HYPERLINK\(""x"";""y""\)";Input Classic;005723-00;1,5;l;je ha;6,1;Moorstück;/,
    )
    expect(end).toBe('')
  })

  const anyText = fc.string({ unit: 'binary', maxLength: 30 })

  it('is well-formed XML and JSON whatever texts hold', () => {
    fc.assert(
      fc.property(anyText, anyText, (mittel, betrieb) => {
        const [record] = oneRecord({})
        const all = { ...exported({}), betrieb, aufzeichnungen: [{ ...record!, mittel, fehlt: [mittel] }] }
        const xml = plantProtectionXml(all)
        expect(xml.replaceAll(/^<\?xml [^?]*\?>|<\/?[a-z_0-9]+>|&(?:amp|lt|gt|quot|apos|#13);/g, '')).not.toMatch(
          /[<&]/,
        )
        expect(textsOf(xml, 'mittel')).toEqual([asXml(mittel)])
        expect(textsOf(xml, 'betrieb')).toEqual([asXml(betrieb)])
        expect(withoutForeign(xml)).toBe(xml)
        expect(JSON.parse(plantProtectionJson(all))).toEqual(all)
      }),
      { numRuns: runs(300) },
    )
  })

  it('gives XML back what it was given', () => {
    const mittel = `A & B <c> "d" 'e' ]]> ü 🌾`
    const [record] = oneRecord({})
    const xml = plantProtectionXml({ ...exported({}), aufzeichnungen: [{ ...record!, mittel }] })
    expect(xml).toContain('<mittel>A &amp; B &lt;c&gt; &quot;d&quot; &apos;e&apos; ]]&gt; ü 🌾</mittel>')
    expect(textsOf(xml, 'mittel')).toEqual([mittel])
    expect(textsOf(xml, 'zulassungsnummer')).toEqual(['005723-00'])
    expect(textsOf(xml, 'datum')).toEqual(['2026-05-12'])
    expect(textsOf(xml, 'aufwandmenge')).toEqual(['1'])
    expect(plantProtectionXml({ ...exported({}), betrieb: 'a\u0000b\r\n' })).toContain(
      '<betrieb>a\uFFFDb&#13;\n</betrieb>',
    )
  })
})
