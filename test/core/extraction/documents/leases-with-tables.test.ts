import { describe, expect, it } from 'vitest'
import { extract } from '../../../builders/extract.ts'
import { placedPdf, type PlacedText } from '../../../builders/pdf-pages.ts'

const line = (y: number, xs: readonly number[], ...cells: string[]): PlacedText[] =>
  cells.flatMap((text, index): PlacedText[] => (text === '' ? [] : [[xs[index]!, y, text]]))

const TEXT: PlacedText[] = [
  [220, 60, 'Landpachtvertrag'],
  [50, 90, 'zwischen Frau Erika Brandt, Lindenweg 4, 49393 Lohne'],
  [50, 104, '– nachstehend „Verpächterin“ genannt –'],
  [50, 118, 'und dem Hof Beispiel GbR'],
  [50, 150, '§ 1 Verpachtet werden die nachstehenden Grundstücke:'],
]
const END: PlacedText[] = [
  [50, 260, '§ 2 Das Pachtverhältnis beginnt am 01.10.2025 und endet am 30.09.2033.'],
  [50, 290, 'Der Pachtzins beträgt für Acker 550,00 € je Hektar, für Grünland 310,00 € je Hektar.'],
]
const AT = [50, 110, 200, 260, 330]
const ROWS = [
  ...line(194, AT, '212', 'Heidkamp', 'Acker', '3,1250', '550,00'),
  ...line(208, AT, '214/1', 'Bruchwiese', 'Grünland', '1,8000', '310,00'),
  ...line(222, AT, 'zusammen', '', '', '4,9250'),
]

const fieldsIn = async (...head: PlacedText[]) =>
  (await extract(placedPdf([...TEXT, ...head, ...ROWS, ...END]), 'pacht.pdf')).rows
    .filter(({ kind }) => kind === 'fields')
    .map(({ values: { name, leased_parcels: parcels, leased_ha: area, rent_eur_ha: rent, leased_until: until } }) =>
      [name, parcels, area, rent, until].join(' '),
    )

const FIELDS = ['Heidkamp 212 3.125 550 2033-09-30', 'Bruchwiese 214/1 1.8 310 2033-09-30']

describe('a lease whose land stands in a table', () => {
  it('lets each piece with its parcel, its area and its own rent', async () => {
    expect(await fieldsIn(...line(180, AT, 'Flurstück', 'Lage', 'Nutzung', 'Größe (ha)', 'Pacht €/ha'))).toEqual(FIELDS)
  })

  it('also where the labels stand nearer than the cells below them', async () => {
    const near = [53, 100, 186, 226, 281]
    const head = line(180, near, 'Flurstück', 'Lage (Bezeichnung)', 'Nutzung', 'Größe (ha)', 'Pachtzins je ha (€)')
    expect(await fieldsIn(...head)).toEqual(FIELDS)
  })
})
