import { describe, expect, it } from 'vitest'
import { csv, extract } from '../../../builders/extract.ts'

const register = async (...lines: string[]) => extract(csv('Bestandsbuch Arzneimittel', ...lines), 'bestandsbuch.csv')

describe('a register of medicines', () => {
  it('is a treatment for each line, with its animals and withdrawal periods', async () => {
    const { rows, warnings } = await register(
      'Datum;Ohrmarke;Standort;Arzneimittel;Beleg-Nr.;Menge;Wartezeit Fleisch (Tage);Wartezeit Milch (Stunden);Anwender',
      '10.05.2026;DE 03 900 00001;Stall 1;Mastivet;2026-0311;10 ml;6;96;H. Behrens',
      '14.05.2026;;Iglus;Dianix;2026-0312;40 ml;14;;H. Behrens',
    )
    expect([rows.map(({ kind }) => kind), warnings]).toEqual([['treatments', 'treatments'], []])
    expect(rows.map(({ values, refers, confidence }) => ({ values, refers, confidence }))).toMatchObject([
      {
        values: {
          date: '2026-05-10',
          product: 'Mastivet',
          receipt_number: '2026-0311',
          amount: 10,
          unit: 'ml',
          withdrawal_meat_days: 6,
          withdrawal_milk_hours: 96,
          administered_by: 'H. Behrens',
          animal_count: 1,
        },
        refers: { animal_id: ['276000390000001'] },
        confidence: 0.95,
      },
      {
        values: { group: 'Iglus', withdrawal_meat_days: 14, withdrawal_milk_hours: null },
        refers: { herd_id: ['Iglus'] },
      },
    ])
  })

  it.each([
    ['Wartezeit', 'Fleisch 6 Tage, Milch 4 Tage', 6, 96],
    ['Wartezeit', '6 T Fleisch / 96 h Milch', 6, 96],
    ['Wartezeit Fleisch', '6', 6, null],
    ['WZ Fleisch', '6 Tage', 6, null],
    ['Wartezeit Milch (Tage)', '4', null, 96],
    ['Wartezeit Milch [h]', '96', null, 96],
    ['Wartezeit Milch', '96 Std.', null, 96],
  ])('reads „%s: %s“', async (head, cell, meat, milk) => {
    const { rows } = await register(
      `Datum;Tier;Mittel;Diagnose;${head}`,
      `10.05.2026;DE 03 900 00001;Mastivet;Mastitis;${cell}`,
    )
    expect(rows.map(({ values }) => [values['withdrawal_meat_days'], values['withdrawal_milk_hours']])).toEqual([
      [meat, milk],
    ])
  })

  it('lets wait what a period without a unit may mean', async () => {
    const { rows } = await register(
      'Datum;Tier;Mittel;Diagnose;Wartezeit Milch',
      '10.05.2026;DE 03 900 00001;Mastivet;Mastitis;4',
    )
    expect(
      rows.map(({ values, confidence }) => [values['withdrawal_milk_hours'], values['note'], confidence < 0.9]),
    ).toEqual([[null, 'Wartezeit laut Beleg: Milch 4', true]])
  })

  it('counts the animals of „Anzahl, Art, Kennzeichen“', async () => {
    const { rows } = await register(
      'Datum;Anzahl, Art, Kennzeichen;Arzneimittel;Belegnummer',
      '14.05.2026;4 Kälber;Dianix;88',
      '15.05.2026;DE 03 900 00001, DE 03 900 00002;Dianix;89',
    )
    expect(rows.map(({ values }) => [values['animal_count'], values['group']])).toEqual([
      [4, 'Kälber'],
      [2, 'DE 03 900 00001, DE 03 900 00002'],
    ])
  })

  it('knows a pen by its number', async () => {
    const { rows } = await register(
      'Datum;Gruppe;Arzneimittel;Belegnummer',
      '14.05.2026;Abteil 3;Dianix;88',
      '14.05.2026;Kälbergruppe 4;Dianix;88',
      '14.05.2026;Ferkel 40;Dianix;88',
    )
    expect(rows.map(({ values }) => [values['animal_count'], values['group']])).toEqual([
      [null, 'Abteil 3'],
      [null, 'Kälbergruppe 4'],
      [40, 'Ferkel'],
    ])
  })

  it('takes a list of vaccinations as vaccinations', async () => {
    const { rows } = await register(
      'Impfdatum;Tier;Impfstoff;Impfung gegen;Charge',
      '02.04.2026;DE 03 900 00001;Bluevac 8;BTV-8;C11',
    )
    expect(rows.map(({ values }) => values)).toMatchObject([
      { type: 'vaccination', product: 'Bluevac 8', against: 'BTV-8', batch: 'C11', diagnosis: null },
    ])
  })

  it('is no diary of plant protection', async () => {
    const { rows } = await extract(
      csv(
        'Pflanzenschutz',
        'Datum;Schlag;Mittel;Zulassungsnummer;Aufwandmenge;Indikation;Wartezeit;Anwender',
        '12.05.2026;Nord;Input Classic;024567-00;1,0 l/ha;Septoria;35;H. Behrens',
      ),
      'psm.csv',
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['work_items'])
  })

  it('on a page: a fragment of a line is no treatment, and a span of days has its last one', async () => {
    const line = (...cells: string[]): string =>
      cells
        .map((cell) => cell.padEnd(26))
        .join('')
        .trimEnd()
    const { rows, warnings } = await extract(
      [
        'Arzneimittel-Anwendungs- und Abgabebeleg',
        '',
        line('Arzneimittel', 'Menge', 'Charge', 'Tiere', 'Diagnose', 'Behandlung', 'Wartezeit Fleisch'),
        line('Metacam', '12 ml', 'ME-7', '4 Sauen', 'Fieber', '14.05.2026 - 18.05.2026', '5 Tage'),
        line('500 mg/g', '', '', 'Mastschweine', '', '19.05.2026', ''),
      ].join('\n'),
      'beleg.txt',
    )
    expect(rows.map(({ values: { product, date, last_dose_on: last } }) => [product, date, last])).toEqual([
      ['Metacam', '2026-05-14', '2026-05-18'],
    ])
    expect(warnings).toEqual([expect.stringContaining('nur ein Bruchstück')])
  })
})
