import { describe, expect, it } from 'vitest'
import { extractAssertions } from '../../../../core/extraction/index.ts'
import { aDocument, TODAY } from '../../../builders/text-documents.ts'

const read = (text: string, own: readonly string[] = []) =>
  extractAssertions({ document: aDocument(text, { format: 'pdf' }), filename: 'scan.pdf', today: TODAY, own })
const fieldsIn = (text: string) =>
  (read(text)?.rows ?? []).filter(({ kind }) => kind === 'fields').map(({ values }) => values)

describe('leases in whatever form', () => {
  it.each([
    [
      'a table of parcels without units, with their total and the rent in total',
      'Landpachtvertrag\nVerpächter: Gräfliche Forstverwaltung Oerel, Schloss 1\nPächter: Jan Behrens\nGemarkung  Flur  Flurstück  ha\nOerel  2  14/1  3,2500\nOerel  2  15  1,7500\nGesamtfläche: 5,0000 ha\nPachtzeit: 01.10.2026 - 30.09.2035\nJährlicher Pachtzins: 2.250,00 EUR',
      {
        lessor: 'Gräfliche Forstverwaltung Oerel',
        leased_ha: 5,
        rent_eur_ha: 450,
        leased_from: '2026-10-01',
        leased_until: '2035-09-30',
      },
    ],
    [
      'a supplement: what held before does not hold',
      'Nachtrag zum Pachtvertrag vom 12.09.2014\nzwischen Karin Meyer und Hof Behrens\nDer Schlag "Moorwiese" (2,40 ha) wird bis zum 30.09.2030 weiter verpachtet.\nDie Pacht erhöht sich von bisher 280 €/ha auf 330 €/ha.',
      { name: 'Moorwiese', leased_ha: 2.4, rent_eur_ha: 330, leased_until: '2030-09-30', lessor: 'Karin Meyer' },
    ],
    [
      'spoken, and confirmed in writing',
      'Karin Meyer, 27404 Elsdorf\n\nLieber Jan,\n\nwie besprochen: du pachtest meine 3 ha "Am Teich" ab 01.11.2026 für 350 EUR/ha bis 31.10.2031.\n\nKarin',
      { name: 'Am Teich', leased_ha: 3, rent_eur_ha: 350, leased_from: '2026-11-01', leased_until: '2031-10-31' },
    ],
    [
      'letters apart and years instead of an end',
      'P A C H T V E R T R A G\n\nzwischen der Kirchengemeinde St. Jakobi (Verpächterin) und Jan Behrens (Pächter)\nSchlag: Pfarrkamp, 6,20 ha\nDie Pacht beginnt am 01.10.2026. Pachtdauer 9 Jahre.\nPachtpreis je Hektar: 410 Euro',
      {
        name: 'Pfarrkamp',
        lessor: 'Kirchengemeinde St. Jakobi',
        leased_ha: 6.2,
        rent_eur_ha: 410,
        leased_until: '2035-09-30',
      },
    ],
  ])('%s', (_, text, values) => {
    expect(fieldsIn(text)).toEqual([expect.objectContaining({ leased: true, ...values })])
  })

  it('under labels in one run: no name, parcel or notice goes on into what stands beside it', () => {
    const text =
      'Pachtvertrag\nVerpächter: Gerda Weiß, Kirchgasse 9\nPächter: Hof Behrens\nPachtfläche: Gemarkung Haardt, Flur 3, Flurstück 112/4, 1,2500 ha\nSchlag: Kirchberg\nPachtbeginn: 01.11.2023\nPachtende: 31.10.2035\nPachtpreis: 420 €/ha\nKündigungsfrist: 12 Monate zum Ende des Pachtjahres'
    expect(fieldsIn(text)).toEqual([
      expect.objectContaining({
        name: 'Kirchberg',
        leased_parcels: 'Gemarkung Haardt, Flur 3, Flurstück 112/4',
        leased_ha: 1.25,
        lease_notice: 'Kündigungsfrist: 12 Monate zum Ende des Pachtjahres',
      }),
    ])
  })

  it('in paragraphs: the notice is its own sentence, and an area in groups of digits is one', () => {
    const text =
      'Landpachtvertrag\nzwischen Frau Gerda Weiß (Verpächterin) und Hof Behrens (Pächter)\n§ 1 Pachtgegenstand: Flurstück 112/4 mit einer Größe von 7 350 m² (0,7350 ha), Schlag „Teufelsloch“.\n§ 2 Die Pachtzeit beginnt am 01.11.2023 und endet am 31.10.2035. Die Kündigung ist mit einer Frist von 12 Monaten zu erklären.\n§ 3 Der Pachtzins beträgt 420,00 € je ha.'
    expect(fieldsIn(text)).toEqual([
      expect.objectContaining({
        name: 'Teufelsloch',
        leased_ha: 0.735,
        lease_notice: 'Die Kündigung ist mit einer Frist von 12 Monaten zu erklären.',
      }),
    ])
  })

  it('over several fields: each with its own area, and the terms of all', () => {
    const text =
      'Pachtvertrag\nVerpächterin: Frau Karin Meyer\nSchlag „Berg“ 4,20 ha\nSchlag „Tal“ 1,80 ha\nzusammen 6,00 ha\nPachtpreis 400 EUR/ha\nPachtzeit vom 01.10.2026 bis 30.09.2032'
    expect(fieldsIn(text)).toMatchObject([
      { name: 'Berg', leased_ha: 4.2, rent_eur_ha: 400, lessor: 'Karin Meyer', leased_until: '2032-09-30' },
      { name: 'Tal', leased_ha: 1.8, rent_eur_ha: 400, lessor: 'Karin Meyer', leased_until: '2032-09-30' },
    ])
    expect(read(text)?.annotations).toHaveLength(2)
  })

  it('a letter that raises the rent sets its deadline, too', () => {
    const { rows } = read(
      'Gutsverwaltung Oerel\nSchlossweg 1\n27432 Oerel\n\n03.05.2026\n\nAn den\nHof Behrens, Dorfstr. 1, 27404 Elsdorf\n\nPachtanpassung Schlag "Moorwiese" (2,40 ha)\n\nSehr geehrter Herr Behrens,\n\nab 01.10.2026 beträgt die Pacht 400 EUR/ha statt bisher 350 EUR/ha. Bitte bestätigen Sie bis zum 31.05.2026.\n\nMit freundlichen Grüßen\nOtt',
    )!
    expect(rows.find(({ kind }) => kind === 'letters')?.values).toMatchObject({ deadline: '2026-05-31' })
    expect(rows.find(({ kind }) => kind === 'fields')?.values).toMatchObject({ name: 'Moorwiese', rent_eur_ha: 400 })
  })

  it.each([
    ['an advertisement', 'Ackerland zu verpachten\n6 ha bei Oerel, 500 EUR/ha, ab 01.10.2026. Gebote an Chiffre 44'],
    [
      'a notice to quit',
      'Landpachtvertrag vom 01.10.2008\nhiermit kündige ich den Vertrag über 1,95 ha zum 30.09.2028',
    ],
    [
      'the right to hunt',
      'Jagdpachtvertrag\nzwischen der Jagdgenossenschaft Oerel und Karin Meyer über 300 ha, 4 EUR/ha',
    ],
    ['a newspaper', 'Pachtpreise steigen\nLandwirte zahlen im Schnitt 561 Euro je Hektar.'],
  ])('%s is none', (_, text) => {
    expect(fieldsIn(text)).toEqual([])
  })

  it('what the farm itself lets is no leased land', () => {
    const text = 'Pachtvertrag\nVerpächter: Hof Behrens\nPächter: Karin Meyer\nSchlag "Berg", 2 ha, 300 EUR/ha'
    expect(read(text, ['Hof Behrens'])).toMatchObject({
      rows: [],
      warnings: [expect.stringContaining('verpachtet dein Hof')],
    })
  })
})
