import { describe, expect, it } from 'vitest'
import { csv, extract, valuesOf } from '../../../builders/extract.ts'

describe('animals without a mark of their own', () => {
  describe('whose register runs on', () => {
    const register = async (...lines: string[]) => {
      const head = 'Datum;Vorgang;Anzahl;Kategorie;Herkunft/Verbleib;Bestand'
      const { rows, warnings } = await extract(csv('Bestandsregister Schweine', head, ...lines), 'schweine.csv')
      return { warnings, waiting: rows.filter(({ confidence }) => confidence < 0.8).length }
    }
    const ofAll = (last: number) => [
      '02.01.2026;Anfangsbestand;980;Mastschweine;;980',
      '05.01.2026;Zugang;320;Ferkel;Brandt;1300',
      '20.01.2026;Abgang;310;Mastschweine;Schlachthof;990',
      '25.01.2026;Verendet;2;Mastschweine;TBA;988',
      '02.02.2026;Zugang;300;Ferkel;Brandt;1288',
      `20.02.2026;Abgang;290;Mastschweine;Schlachthof;${last}`,
    ]
    const ofEach = (last: number) => [
      '02.01.2026;Anfangsbestand;980;Mastschweine;;980',
      '05.01.2026;Zugang;320;Ferkel;Brandt;320',
      '20.01.2026;Abgang;310;Mastschweine;Schlachthof;670',
      '25.01.2026;Verendet;2;Ferkel;TBA;318',
      `02.02.2026;Zugang;30;Mastschweine;Brandt;${last}`,
    ]

    it.each([
      ['all animals', ofAll(998)],
      ['those of its group', ofEach(700)],
    ])('agrees where the column counts %s', async (_, lines) =>
      expect(await register(...lines)).toEqual({ warnings: [], waiting: 0 }),
    )

    it.each([
      ['all animals', ofAll(999), '999', '998'],
      ['those of its group', ofEach(701), '701', '700'],
    ])('is doubted where the column that counts %s does not agree', async (_, lines, told, expected) =>
      expect(await register(...lines)).toEqual({
        warnings: [
          expect.stringContaining(`Der Bestand ${told} passt nicht zu den Bewegungen, nach denen es ${expected}`),
        ],
        waiting: 1,
      }),
    )
  })

  it('of a register with a line for each movement', async () => {
    const extraction = await extract(
      csv(
        'Bestandsregister Schweine',
        'Datum;Bewegung;Anzahl;Tierkategorie;Herkunft/Verbleib;Lieferschein;gemeldet am',
        '02.02.2026;Zugang;120;Ferkel;Ferkelerzeuger Brandt;L-771;05.02.2026',
        '10.03.2026;Verendet;2;Ferkel;TBA;;',
        '28.04.2026;Abgang;60;Mastschweine;Viehhandel Nordheide;;02.05.2026',
        '29.04.2026;Impfung;60;Mastschweine;;;',
      ),
      'schweine.csv',
    )
    expect(valuesOf(extraction)).toEqual([
      {
        kind: 'group_movements',
        date: '2026-02-02',
        direction: 'arrival',
        count: 120,
        partner: 'Ferkelerzeuger Brandt',
        category: 'Ferkel',
        delivery_note: 'L-771',
        reported_on: '2026-02-05',
      },
      { kind: 'group_movements', date: '2026-03-10', direction: 'death', count: 2, partner: 'TBA', category: 'Ferkel' },
      {
        kind: 'group_movements',
        date: '2026-04-28',
        direction: 'departure',
        count: 60,
        partner: 'Viehhandel Nordheide',
        category: 'Mastschweine',
        reported_on: '2026-05-02',
      },
    ])
    expect(extraction.warnings).toEqual([
      'Zeile 6: Die Bewegung „Impfung“ ist hier nicht bekannt. Die Zeile ist ausgelassen.',
    ])
  })

  it('of a register with a column for what comes and what goes', async () => {
    const { rows } = await extract(
      csv(
        'Legehennen Stall 1',
        'Datum;Zugang;Abgang;Verendet;Bestand',
        '01.03.2026;3000;;;3000',
        '02.03.2026;;0;4;2996',
      ),
      'hennen.csv',
    )
    expect(rows.map(({ values: { date, direction, count } }) => [date, direction, count])).toEqual([
      ['2026-03-01', 'arrival', 3000],
      ['2026-03-02', 'death', 4],
    ])
  })

  it('counted on a day that the title or a column names', async () => {
    const extraction = await extract(
      csv(
        'Stichtagsmeldung Schafe zum 01.01.2026',
        'Altersklasse;Anzahl',
        'bis 9 Monate;12',
        '19 Monate und älter;31',
        'Summe;43',
      ),
      'stichtag.csv',
    )
    expect(valuesOf(extraction)).toEqual([
      {
        kind: 'animal_counts',
        date: '2026-01-01',
        species: 'sheep',
        category: 'bis 9 Monate',
        count: 12,
        origin_register: 'Stichtagsmeldung',
      },
      {
        kind: 'animal_counts',
        date: '2026-01-01',
        species: 'sheep',
        category: '19 Monate und älter',
        count: 31,
        origin_register: 'Stichtagsmeldung',
      },
    ])
    const { rows } = await extract(
      csv('Stichtag;Tierart;Kategorie;Anzahl;gemeldet am', '01.01.2026;Schwein;Zuchtsauen;24;12.01.2026'),
      'meldung.csv',
    )
    expect(
      rows.map(({ values }) => [values['species'], values['category'], values['count'], values['reported_on']]),
    ).toEqual([['pig', 'Zuchtsauen', 24, '2026-01-12']])
  })

  it('are none of a bank statement', async () => {
    expect(await extract(csv('Datum;Vorgang;Anzahl', '02.02.2026;Abgang;3'), 'konto.csv')).toEqual({
      rows: [],
      warnings: [],
    })
  })
})
