import { describe, expect, it } from 'vitest'
import { csv, extract, valuesOf } from '../../../builders/extract.ts'

const cow = (ear_tag: string, values: object) => ({ kind: 'animals', ear_tag, species: 'cattle', ...values })

describe('animals and their stays', () => {
  it('of a list with a line for each movement: births, arrivals, departures, deaths, and when each was reported', async () => {
    const extraction = await extract(
      csv(
        'HI-Tier Bestandsregister, Bewegungen 01.01.2025 bis 20.05.2026',
        'Ohrmarke;Bewegungsart;Datum;von/nach Betrieb;Meldedatum;Geschlecht;Rasse',
        'DE 03 900 00001;Geburt;14.03.2025;;18.03.2025;w;HOL',
        'DE 03 900 00002;Zugang;01.04.2025;276 03 357 999 0002;03.04.2025;m;FV',
        'DE 03 900 00002;Abgang;30.09.2025;Weidegenossenschaft;02.10.2025;;',
        'DE 03 900 00002;Zugang;01.11.2025;Weidegenossenschaft;04.11.2025;;',
        'DE 03 900 00002;Schlachtung;02.03.2026;Schlachthof Nord;05.03.2026;;',
        'DE 03 900 00003;Verendet;05.01.2026;TBA Nord;05.01.2026;;',
        'DE 03 900 00004;Umstellung;05.01.2026;;;;',
        ';Zugang;05.01.2026;;;;',
        'DE 03 900 00005;Zugang;31.04.2026;;;;',
      ),
      'bewegungen.csv',
    )
    expect(valuesOf(extraction)).toEqual([
      cow('276000390000001', {
        sex: 'female',
        breed: 'HOL',
        born_on: '2025-03-14',
        birth_reported_on: '2025-03-18',
        status: 'present',
      }),
      cow('276000390000002', {
        sex: 'male',
        breed: 'FV',
        earlier_stays: [
          {
            arrived_on: '2025-04-01',
            arrived_from: '276 03 357 999 0002',
            arrival_reported_on: '2025-04-03',
            left_on: '2025-09-30',
            left_to: 'Weidegenossenschaft',
            left_by: null,
            leaving_reported_on: '2025-10-02',
          },
        ],
        arrived_on: '2025-11-01',
        arrived_from: 'Weidegenossenschaft',
        arrival_reported_on: '2025-11-04',
        left_on: '2026-03-02',
        left_to: 'Schlachthof Nord',
        left_by: 'slaughtered',
        leaving_reported_on: '2026-03-05',
        status: 'gone',
      }),
      cow('276000390000003', {
        left_on: '2026-01-05',
        left_to: 'TBA Nord',
        left_by: 'died',
        leaving_reported_on: '2026-01-05',
        status: 'gone',
      }),
    ])
    expect(extraction.warnings).toEqual([
      'Zeile 9: Die Bewegung „Umstellung“ ist hier nicht bekannt. Die Zeile ist ausgelassen.',
      'Zeile 10: Die Ohrmarke fehlt. Die Zeile ist ausgelassen.',
      'Zeile 11: Datum: „31.04.2026“ ist kein Tag, den es gibt. Die Zeile ist ausgelassen.',
    ])
  })

  it('of a register with a line for each stay, whatever their order', async () => {
    const extraction = await extract(
      csv(
        'Ohrmarke;Geburtsdatum;Zugang;Zugang von;Zugang gemeldet am;Abgang;Abgang nach;Herde',
        'DE 03 900 00002;14.03.2024;01.11.2025;Weide eG;04.11.2025;;;Milchkühe',
        'DE 03 900 00002;14.03.2024;01.04.2025;Tietjen;03.04.2025;30.09.2025;Weide eG;',
        'DE 03 900 00002;14.03.2024;01.04.2025;Tietjen;03.04.2025;30.09.2025;Weide eG;',
      ),
      'register.csv',
    )
    expect(valuesOf(extraction)).toEqual([
      cow('276000390000002', {
        born_on: '2024-03-14',
        arrived_on: '2025-11-01',
        arrived_from: 'Weide eG',
        arrival_reported_on: '2025-11-04',
        status: 'present',
        earlier_stays: [
          {
            arrived_on: '2025-04-01',
            arrived_from: 'Tietjen',
            arrival_reported_on: '2025-04-03',
            left_on: '2025-09-30',
            left_to: 'Weide eG',
            left_by: null,
            leaving_reported_on: null,
          },
        ],
      }),
    ])
    expect(extraction.rows[0]).toMatchObject({ confidence: 0.95, refers: { herd_id: ['Milchkühe'] } })
    expect(extraction.warnings).toEqual([expect.stringContaining('Zeile 4: Die Ohrmarke')])
  })

  it('that overlap, or lines that say different things of one animal, wait', async () => {
    for (const line of [
      'DE 03 900 00002;14.03.2024;01.08.2025;Moor;;',
      'DE 03 900 00002;15.03.2024;01.10.2025;Moor;;',
    ]) {
      const { rows } = await extract(
        csv(
          'Ohrmarke;Geburtsdatum;Zugang;Zugang von;Abgang;Abgang nach',
          'DE 03 900 00002;14.03.2024;01.04.2025;Tietjen;30.09.2025;Weide eG',
          line,
        ),
        'register.csv',
      )
      expect(rows.map(({ confidence }) => confidence)).toEqual([0.7])
    }
  })

  it('of lines that cannot be of one animal are not joined: the last stay waits', async () => {
    const { rows, warnings } = await extract(
      csv(
        'Ohrmarke;Tierart;Geburtsdatum;Zugang;Abgang',
        'DE 03 900 00001;Rind;;14.03.2019;14.03.2019',
        'DE 03 900 00001;Rind;05.04.2024;;05.04.2024',
      ),
      'register.csv',
    )
    expect(rows.map(({ values, confidence }) => [values['arrived_on'], confidence])).toEqual([['2019-03-14', 0.7]])
    expect(warnings).toEqual([
      'Die Zeilen zu „276000390000001“ passen nicht zusammen. Übernommen ist nur der letzte Aufenthalt; er wartet auf dein Wort.',
    ])
  })

  it('are none of a list of treatments', async () => {
    expect(
      await extract(csv('Ohrmarke;Datum;Art;Mittel', 'DE 03 900 00002;01.04.2025;Klauenpflege;-'), 'klauen.csv'),
    ).toEqual({ rows: [], warnings: [] })
  })
})
