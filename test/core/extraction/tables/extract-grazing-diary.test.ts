import { describe, expect, it } from 'vitest'
import { csv, extract } from '../../../builders/extract.ts'

const diary = async (...lines: string[]) => extract(csv('Weidetagebuch 2026', ...lines), 'weide.csv')

describe('a grazing diary', () => {
  it('is a time on a field for each line', async () => {
    const { rows, warnings } = await diary(
      'Schlag;Auftrieb;Abtrieb;Tierart/Gruppe;Anzahl;Weidetage;h/Tag;Bemerkung',
      'Kuhweide;04.05.2026;16.05.2026;Milchkühe;62;12;9,5;',
      'Hinterm Hof;01.05.2026;;Färsen, 14 Stück;;;24;Tränke geprüft',
    )
    expect([rows.map(({ kind }) => kind), warnings]).toEqual([['grazing_periods', 'grazing_periods'], []])
    expect(rows.map(({ values, refers, confidence }) => ({ values, refers, confidence }))).toMatchObject([
      {
        values: {
          from: '2026-05-04',
          until: '2026-05-16',
          herd: 'Milchkühe',
          pasture: 'Kuhweide',
          animals: 62,
          hours_per_day: 9.5,
        },
        refers: { field_id: ['Kuhweide'], herd_id: ['Milchkühe'] },
        confidence: 0.95,
      },
      { values: { until: null, herd: 'Färsen', animals: 14, hours_per_day: 24, note: 'Tränke geprüft' } },
    ])
  })

  it.each([
    ['Koppel;beweidet von;bis;Herde;Stück', 'Nord;02.05.2026;05.05.2026;Jungrinder;18'],
    ['Weidefläche;Austrieb am;Eintrieb;Tiere;Anzahl Tiere', 'Nord;02.05.2026;05.05.2026;Jungrinder;18'],
    ['Auftriebsdatum;Abtriebsdatum;Weide;Tiergruppe', '2026-05-02;2026-05-05;Nord;18 Jungrinder'],
  ])('reads it under „%s“', async (head, line) => {
    const { rows } = await diary(head, line)
    expect(rows.map(({ values }) => values)).toMatchObject([
      { from: '2026-05-02', until: '2026-05-05', pasture: 'Nord', herd: 'Jungrinder', animals: 18 },
    ])
  })

  it('takes a line of a day as this day', async () => {
    const { rows } = await diary('Datum;Koppel;Tiere;Std./Tag', '06.05.2026;Nord;12 Kühe;8')
    expect(rows.map(({ values }) => values)).toMatchObject([
      { from: '2026-05-06', until: '2026-05-06', herd: 'Kühe', animals: 12, hours_per_day: 8 },
    ])
  })

  it('says which lines it leaves out', async () => {
    const { rows, warnings } = await diary(
      'Weide;Auftrieb;Abtrieb;Herde',
      'Nord;31.02.2026;;Kühe',
      'Nord;05.05.2026;03.05.2026;Kühe',
      ';05.05.2026;;Kühe',
    )
    expect(rows).toEqual([])
    expect(warnings).toHaveLength(3)
  })

  it('is no list of fields or work', async () => {
    const { rows } = await extract(csv('Flächen', 'Schlag;von;bis;Kultur;Fläche', 'Nord;2025;2026;Mais;3,2'), 'f.csv')
    expect(rows.filter(({ kind }) => kind === 'grazing_periods')).toEqual([])
  })
})
