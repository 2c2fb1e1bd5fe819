import { describe, expect, it } from 'vitest'
import { csv, extract } from '../../../builders/extract.ts'

const valuesIn = async (lines: string[], name: string) =>
  (await extract(csv(...(lines as [string, ...string[]])), name)).rows.map(({ values }) => values)

describe('lists as farm programs and offices write them', () => {
  it.each(['bearbeitete ha', 'ha bearbeitet', 'gespritzte ha', 'Hektar behandelt'])(
    'say the area under „%s“, the hours and the technique',
    async (area) => {
      const [first] = await valuesIn(
        [
          `gedüngt am;Lage / Schlag;${area};Düngemittel;Menge;Mengeneinheit;Ausbringungstechnik;Arbeitsstunden`,
          '04.03.2026;Uferstück;3,2;Schweinegülle;18;m³/ha;Schleppschlauch;1,75',
        ],
        'dung.csv',
      )
      expect(first).toMatchObject({ area_ha: 3.2, technique: 'Schleppschlauch', hours_of_work: 1.75, amount: 18 })
    },
  )

  it('name hours as a clock shows them', async () => {
    const [first] = await valuesIn(
      ['Datum;Schlag;Arbeitsgang;Dauer', '04.03.2026;Uferstück;Striegeln;1:45'],
      'arbeit.csv',
    )
    expect(first).toMatchObject({ hours_of_work: 1.75 })
  })

  it.each([
    ['Mittel 1;Aufwandmenge 1;Einheit 1;Mittel 2;Aufwandmenge 2;Einheit 2'],
    ['Präparat1;Aufwandmenge1;Einheit1;Präparat2;Aufwandmenge2;Einheit2'],
    ['1. Mittel;1. Aufwandmenge;1. Einheit;2. Mittel;2. Aufwandmenge;2. Einheit'],
  ])('put goods side by side: %s', async (heads) => {
    const rows = await valuesIn(
      [
        `Datum;Schlag;Fläche ha;${heads};Anwender`,
        '08.04.2026;Steinbrink;2,5;Atlantis;0,4;kg/ha;Mero;0,8;l/ha;J. Vogt',
        '09.04.2026;Uferstück;3;Boxer;2;l/ha;;;;J. Vogt',
      ],
      'psm.csv',
    )
    expect(
      rows.map(({ product, amount, unit, area_ha, done_by }) => [product, amount, unit, area_ha, done_by]),
    ).toEqual([
      ['Atlantis', 0.4, 'kg/ha', 2.5, 'J. Vogt'],
      ['Mero', 0.8, 'l/ha', 2.5, 'J. Vogt'],
      ['Boxer', 2, 'l/ha', 3, 'J. Vogt'],
    ])
  })

  it('tell stays of animals below a title in several cells', async () => {
    const rows = await valuesIn(
      [
        'Aufenthalte;Betrieb: 276031110001234;Stand 01.11.2026',
        'Ohrmarke;Geschlecht;Geburtsdatum;Aufenthalt seit;Herkunft;Aufenthalt bis;Verbleib',
        '276000341112223;weiblich;02.03.2023;05.05.2024;276031110009999;07.07.2025;276031110008888',
      ],
      'tiere.csv',
    )
    expect(rows).toMatchObject([{ arrived_on: '2024-05-05', left_on: '2025-07-07' }])
  })

  it('tell the day of counts in the title, beside that of the report', async () => {
    const rows = await valuesIn(
      [
        'Tierbestand am Stichtag 03.01.2026;Meldung vom 12.01.2026',
        'Tierart;Kategorie / Altersklasse;Anzahl',
        'Ziegen;Ziegen über 18 Monate;12',
      ],
      'bestand.csv',
    )
    expect(rows).toMatchObject([{ date: '2026-01-03', reported_on: '2026-01-12', count: 12 }])
  })

  it('number samples under „Probe“ and call the field „Bezeichnung“', async () => {
    const { rows } = await extract(
      csv(
        'Probe;Bezeichnung;Probenahme;Parameter;Wert;Einheit',
        '7;Steinbrink;03.02.2026;pH-Wert;6,3;',
        '7;Steinbrink;03.02.2026;Phosphor (P), CAL;5,1;mg/100 g',
      ),
      'boden.csv',
    )
    expect(rows.map(({ values, refers }) => [values['sample_number'], refers])).toEqual([
      ['7', { field_id: ['Steinbrink'] }],
      ['7', { field_id: ['Steinbrink'] }],
    ])
  })

  it('say in the title of Nmin what its depths are measured in', async () => {
    const said = csv('Nmin Herbst 2025 (kg N/ha)', 'Schlag;Probenahme;0-30 cm;30-60 cm', 'Steinbrink;05.11.2025;21;13')
    const unsaid = csv('Nmin Herbst 2025', 'Schlag;Probenahme;0-30 cm;30-60 cm', 'Steinbrink;05.11.2025;21;13')
    const sure = async (text: string) => (await extract(text, 'n.csv')).rows.map(({ confidence }) => confidence)
    expect([await sure(said), await sure(unsaid)]).toEqual([
      [0.95, 0.95],
      [0.7, 0.7],
    ])
  })

  it('give the milk of a tank by day with its temperature alone', async () => {
    const rows = await valuesIn(['Abholung;Milch kg;Tanktemperatur', '04.03.2026;2310;4,1'], 'tank.csv')
    expect(rows).toMatchObject([{ value: 2310, unit: 'kg', date: '2026-03-04' }])
  })
})
