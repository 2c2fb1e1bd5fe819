import { describe, expect, it } from 'vitest'
import { csv, extract, valuesOf } from '../../../builders/extract.ts'

describe('a list of yields', () => {
  const yields = (...lines: string[]) => extract(csv('Ernteerfassung 2025', ...lines), 'ernte.csv')

  it('gives dt/ha for each field, with its moisture noted', async () => {
    const { rows, warnings } = await yields(
      'Schlag;Fruchtart;Fläche (ha);Erntemenge (t);Ertrag (dt/ha);Feuchte (%);Erntedatum',
      'Lindenbreite;Winterweizen;24,5;205,8;84,0;14,2;26.07.2025',
      'Gesamt;;24,5;205,8;;;',
    )
    expect(warnings).toEqual([])
    expect(rows).toMatchObject([
      {
        kind: 'yields',
        confidence: 0.95,
        refers: { field_id: ['Lindenbreite'] },
        values: { year: 2025, crop: 'Winterweizen', dt_ha: 84, note: 'Feld: Lindenbreite; Feuchte: 14,2 %' },
      },
    ])
  })

  it.each([
    ['Schlag;Kultur;ha;Erntemenge (t)', 'Moor;Roggen;10;62', 62, 0.95],
    ['Schlag;Kultur;ha;Erntemenge (dt)', 'Moor;Roggen;10;620', 62, 0.95],
    ['Schlag;Kultur;Ertrag (t/ha)', 'Moor;Roggen;6,2', 62, 0.95],
    ['Schlag;Kultur;Ertrag', 'Moor;Roggen;62', 62, 0.7],
    ['Schlag;Kultur;ha;Erntemenge (t);Ertrag (dt/ha)', 'Moor;Roggen;10;62;84', 84, 0.7],
  ])('takes no dt for a t: %s', async (head, line, dtHa, confidence) => {
    const { rows } = await yields(head, line)
    expect(rows.map((row) => [row.values['dt_ha'], row.confidence])).toEqual([[dtHa, confidence]])
  })

  it('adds up the loads of a field, and lets a person confirm the sum', async () => {
    const { rows } = await yields(
      'Datum;Schlag;Kultur;ha;Netto (t)',
      '12.07.2025;Moor;Roggen;10;22',
      '12.07.2025;Esch;Roggen;5;30',
      '13.07.2025;Moor;Roggen;10;40',
    )
    expect(rows.map(({ values, confidence }) => [values['dt_ha'], values['note'], confidence])).toEqual([
      [62, 'Feld: Moor; Summe aus 2 Mengen', 0.7],
      [60, 'Feld: Esch', 0.95],
    ])
  })

  it('leaves out what cannot be reckoned', async () => {
    const { rows, warnings } = await yields('Schlag;Kultur;Fläche;Erntemenge (Ballen)', 'Moor;Wiese;2;40')
    expect([rows, warnings]).toEqual([
      [],
      ['Zeile 3: Aus Menge und Fläche lässt sich kein Ertrag je Hektar rechnen. Die Zeile ist ausgelassen.'],
    ])
  })
})

describe('a list of manure given away or taken', () => {
  const list = (title: string, ...lines: string[]) => extract(csv(title, ...lines), 'liste.csv')

  it('gives a transfer for each delivery note', async () => {
    const extraction = await list(
      'Abgabe von Wirtschaftsdünger 2026',
      'Lieferschein-Nr.;Abgabedatum;Empfänger;Wirtschaftsdüngerart;Menge (t FM);N gesamt (kg);NH4-N (kg);P2O5 (kg);Gemeldet am',
      'WD-1;17.02.2026;Prinz GbR;Schweinegülle;250,0;1.300,0;975,0;600,0;02.03.2026',
      'Summe;;;;250,0;1.300,0;975,0;600,0;',
    )
    expect(valuesOf(extraction)).toEqual([
      {
        kind: 'manure_transfers',
        date: '2026-02-17',
        direction: 'given',
        partner: 'Prinz GbR',
        type: 'Schweinegülle',
        amount: 250,
        unit: 't',
        n_kg: 1300,
        nh4n_kg: 975,
        p2o5_kg: 600,
        delivery_note: 'WD-1',
        reported_on: '2026-03-02',
      },
    ])
  })

  it('tells what is in each m³ from what is in all of it, and which way it went', async () => {
    const extraction = await list(
      'Wirtschaftsdünger',
      'Datum;Abgeber;Dünger;Menge (m³);N (kg/m³);P2O5 (kg/m³)',
      '17.02.2026;Hof Deelmann;Gärrest;75;4,8;1,6',
    )
    expect(valuesOf(extraction)).toMatchObject([
      { direction: 'taken', amount: 75, unit: 'm3', n_kg_unit: 4.8, p2o5_kg_unit: 1.6 },
    ])
  })

  it('says what it cannot tell', async () => {
    const { rows, warnings } = await list(
      'Wirtschaftsdünger',
      'Datum;Partner;Wirtschaftsdünger;Menge;N',
      '17.02.2026;Hof Deelmann;Gärrest;75;360',
    )
    expect([rows, warnings]).toEqual([
      [],
      ['Zeile 3: Ob es eine Abgabe oder eine Aufnahme ist, steht nicht da. Die Zeile ist ausgelassen.'],
    ])
  })
})
