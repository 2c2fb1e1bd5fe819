import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../runs.ts'
import { registerOf, remarksOf, sceneOf, toldBy, type Rows } from './scenes.ts'

const alma = { ear_tag: '276000390000001', name: 'Alma', species: 'cattle', sex: 'female', breed: 'HOL' }

describe('the register of cattle', () => {
  it('shows an animal with everything that the annex wants', () => {
    const rows: Rows = {
      animals: [
        {
          ...alma,
          born_on: '2026-05-06',
          mother_ear_tag: '276000390000009',
          birth_reported_on: '2026-05-16',
          left_on: '2026-09-01',
          left_to: 'Viehhandel Nordheide',
          left_by: 'sold',
          leaving_reported_on: '2026-09-03',
        },
      ],
    }
    expect(toldBy('bestandsregister_rind', rows)).toEqual([
      {
        Ohrmarke: 'DE 03 900 00001, „Alma“',
        Geboren: '06.05.2026',
        Geschlecht: 'weiblich',
        Rasse: 'HOL',
        Muttertier: 'DE 03 900 00009',
        Zugang: '06.05.2026 (Geburt)',
        Abgang: '01.09.2026 (verkauft)',
        nach: 'Viehhandel Nordheide',
        'Zugang gemeldet': '16.05.2026',
        'Abgang gemeldet': '03.09.2026',
      },
    ])
  })

  const twice = {
    ...alma,
    born_on: '2023-02-01',
    earlier_stays: [
      { left_on: '2025-03-01', left_to: 'Pensionsbetrieb', left_by: 'other', leaving_reported_on: '2025-03-02' },
      { arrived_on: '2025-10-01', arrived_from: 'Pensionsbetrieb', left_on: '2026-03-01', left_to: 'Pensionsbetrieb' },
    ],
    arrived_on: '2026-10-01',
    arrived_from: 'Pensionsbetrieb',
    arrival_reported_on: '2026-10-02',
  }

  it.each([
    [2024, [['01.02.2023 (Geburt)', '01.03.2025 (anderes)']]],
    [
      2025,
      [
        ['01.02.2023 (Geburt)', '01.03.2025 (anderes)'],
        ['01.10.2025', '01.03.2026'],
      ],
    ],
    [
      2026,
      [
        ['01.10.2025', '01.03.2026'],
        ['01.10.2026', undefined],
      ],
    ],
  ])('has a line for each stay that lies in %i', (year, expected) => {
    const told = toldBy('bestandsregister_rind', { animals: [twice] }, { year })
    expect(told.map((line) => [line['Zugang'], line['Abgang']])).toEqual(expected)
  })

  it('shows an animal without a tag, and none of another species, another year or not yet born', () => {
    const rows: Rows = {
      animals: [
        { species: 'cattle', name: 'Fleck', tag_state: 'missing', born_on: '2026-01-02' },
        { ...alma, species: 'sheep', ear_tag: '276010312345678' },
        { ...alma, ear_tag: '276000390000002', born_on: '2020-01-01', left_on: '2025-12-31' },
        { ...alma, ear_tag: '276000390000003', born_on: '2027-01-01' },
        { ...alma, ear_tag: '276000390000004', status: 'gone' },
      ],
    }
    expect(toldBy('bestandsregister_rind', rows).map((line) => [line['Ohrmarke'], line['Abgang']])).toEqual([
      ['DE 03 900 00004, „Alma“', 'ohne Tag'],
      ['„Fleck“, ohne Marke', undefined],
    ])
  })

  it('counts who is there, and says which groups stand nowhere in it', () => {
    const rows: Rows = {
      herds: [{ name: 'Bullen', species: 'cattle' }],
      animals: [
        { ...alma, born_on: '2020-01-01' },
        { ...alma, ear_tag: '276000390000002', born_on: '2020-01-01', left_on: '2026-02-01' },
      ],
      group_movements: [{ date: '2026-04-28', herd_id: 'Bullen', direction: 'departure', count: 6 }],
    }
    const [heads, groups] = remarksOf('bestandsregister_rind', rows, { today: '2026-05-20' })
    expect(heads).toBe('Am 20.05.2026: 1 Tier.')
    expect(groups).toMatch(/^1 Gruppenbewegung/)
  })

  const someDay = fc
    .date({ min: new Date('2023-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  it('has each animal of the year once for each of its stays, whatever days they have', () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(someDay, { minLength: 1, maxLength: 5 }), { maxLength: 8 }), (all) => {
        const lives = all.map((days) => days.toSorted())
        const animals = lives.map((days, index) => {
          const stays = [0, 2, 4]
            .filter((from) => from < days.length)
            .map((from) => ({ arrived_on: days[from]!, arrived_from: 'Händler', left_on: days[from + 1] ?? null }))
          return { ...alma, ear_tag: `27600039000${1000 + index}`, ...stays.at(-1), earlier_stays: stays.slice(0, -1) }
        })
        const scene = sceneOf({ animals }, { year: 2025 })
        const expected = scene.picture.rows('animals').flatMap((row, index) =>
          [0, 2, 4].flatMap((from) => {
            const [came, left] = [lives[index]![from], lives[index]![from + 1] ?? '9999']
            return came !== undefined && came <= '2025-12-31' && left >= '2025-01-01' ? [row.id] : []
          }),
        )
        const told = registerOf('bestandsregister_rind').linesOf(scene)
        expect(told.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('the register of pigs', () => {
  const herd = { herd_id: 'Mast' }
  const movements = [
    { ...herd, date: '2025-12-01', direction: 'count', count: 400 },
    { ...herd, date: '2026-01-10', direction: 'arrival', count: 50, partner: 'Ferkelerzeuger', delivery_note: 'LS 7' },
    { ...herd, date: '2026-02-01', direction: 'death', count: 4 },
    { ...herd, date: '2026-02-15', direction: 'birth', count: 2 },
    { ...herd, date: '2026-03-01', direction: 'departure', count: 448, reported_on: '2026-03-03' },
    { date: '2026-03-02', direction: 'arrival', count: 9, herd_id: 'Schafe' },
  ]
  const rows: Rows = {
    herds: [
      { name: 'Mast', species: 'pig' },
      { name: 'Schafe', species: 'sheep' },
    ],
    group_movements: movements,
  }

  it('shows what came and went, and how many there were then', () => {
    const told = toldBy('bestandsregister_schwein', rows)
    expect(told.map((line) => [line['Datum'], line['Vorgang'], line['Anzahl'], line['Bestand danach']])).toEqual([
      ['10.01.2026', 'Zugang', '50', '450'],
      ['01.02.2026', 'Verendung', '4', '446'],
      ['15.02.2026', 'Geburt', '2', '448'],
      ['01.03.2026', 'Abgang', '448', '0'],
    ])
    expect(told[0]).toMatchObject({ 'von oder nach': 'Ferkelerzeuger', Lieferschein: 'LS 7' })
    expect(remarksOf('bestandsregister_schwein', rows)).toEqual(['Mast: am 01.01.2026 400, am 31.12.2026 0 Tiere.'])
  })

  it('goes on from a count of one class with what is moved of another', () => {
    const told = toldBy('bestandsregister_schwein', {
      herds: [{ name: 'Mast', species: 'pig' }],
      group_movements: [
        { ...herd, date: '2026-01-01', direction: 'count', count: 980, category: 'Mastschweine' },
        { ...herd, date: '2026-02-01', direction: 'arrival', count: 320, category: 'Ferkel' },
        { ...herd, date: '2026-03-01', direction: 'departure', count: 310, category: 'Mastschweine' },
      ],
    })
    expect(told.map((line) => line['Bestand danach'])).toEqual(['980', '1.300', '990'])
  })

  it('shows a move in the herd that it came from, too, where only the other says it', () => {
    const told = toldBy('bestandsregister_schwein', {
      herds: [
        { name: 'Aufzucht', species: 'pig' },
        { name: 'Mast', species: 'pig' },
      ],
      group_movements: [
        { herd_id: 'Aufzucht', date: '2025-12-01', direction: 'count', count: 300 },
        { herd_id: 'Mast', date: '2025-12-01', direction: 'count', count: 400 },
        { herd_id: 'Mast', date: '2026-01-10', direction: 'moved_in', count: 80, partner: 'Aufzucht' },
      ],
    })
    const columns = ['Vorgang', 'Anzahl', 'Herde, Altersklasse', 'von oder nach', 'Bestand danach'] as const
    expect(told.map((line) => columns.map((column) => line[column]))).toEqual([
      ['Umstallung hinaus', '80', 'Aufzucht', 'Mast', '220'],
      ['Umstallung hinein', '80', 'Mast', 'Aufzucht', '480'],
    ])
  })

  it('invents no number where nobody counted', () => {
    const uncounted = { ...rows, group_movements: movements.slice(1) }
    expect(toldBy('bestandsregister_schwein', uncounted).map((line) => line['Bestand danach'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(remarksOf('bestandsregister_schwein', uncounted)).toEqual([])
  })
})

describe('the register of sheep and goats', () => {
  it('shows an animal to which nothing happened, too', () => {
    const sheep = { species: 'sheep', ear_tag: '276010312345678', born_on: '2024-03-01' }
    const rows: Rows = { animals: [sheep, { ...sheep, ear_tag: '276010312345679', born_on: '2026-03-01' }] }
    expect(
      toldBy('bestandsregister_schaf_ziege', rows).map((line) => [line['Datum'], line['Vorgang'], line['Kennzeichen']]),
    ).toEqual([
      ['01.03.2026', 'Geburt', 'DE 01 03 123 45679'],
      [undefined, 'im Bestand', 'DE 01 03 123 45678'],
    ])
  })
})

describe('reports to HIT', () => {
  it('take no animal for born here that came from elsewhere, nobody knows when', () => {
    const rows: Rows = { animals: [{ ...alma, born_on: '2026-05-01', arrived_from: 'Viehhandel' }] }
    expect(toldBy('hit_meldungen', rows)).toEqual([])
  })

  it('are told by event, with the days that they took', () => {
    const rows: Rows = {
      animals: [{ ...alma, born_on: '2026-05-01', birth_reported_on: '2026-05-09', left_on: '2026-06-01' }],
      animal_counts: [{ date: '2026-01-01', species: 'pig', count: 420, reported_on: '2026-01-10' }],
    }
    const told = toldBy('hit_meldungen', rows)
    expect(told.map((line) => [line['Ereignis am'], line['Meldung'], line['Tage bis zur Meldung']])).toEqual([
      ['01.01.2026', 'Bestand am Stichtag', '9'],
      ['01.05.2026', 'Geburt', '8'],
      ['01.06.2026', 'Abgang', undefined],
    ])
  })
})

describe('the medicine book', () => {
  it('shows what the ordinance wants of each treatment', () => {
    const rows: Rows = {
      places: [{ name: 'Stall 1', type: 'barn' }],
      contacts: [{ name: 'Dr. Meinecke', type: 'person' }],
      herds: [{ name: 'Milchkühe', species: 'cattle', barn_id: 'Stall 1' }],
      animals: [{ ...alma, herd_id: 'Milchkühe' }],
      treatments: [
        {
          date: '2026-05-10',
          animal_id: 'Alma',
          diagnosis: 'Mastitis',
          product: 'Mastivet',
          active_substance: 'Cefquinom',
          antibiotic: true,
          batch: 'C2604',
          receipt_number: '2026-0311',
          amount: 10,
          unit: 'ml',
          first_dose_on: '2026-05-10',
          last_dose_on: '2026-05-12',
          withdrawal_meat_days: 6,
          withdrawal_milk_hours: 96,
          vet_id: 'Dr. Meinecke',
          administered_by: 'Hinnerk Behrens',
          recorded_on: '2026-05-10',
        },
        { date: '2026-05-14', herd_id: 'Milchkühe', animal_count: 4, group: 'Kälber', product: 'Durchfallmittel' },
      ],
    }
    const told = toldBy('arzneimittel_bestandsbuch', rows)
    expect(told[0]).toEqual({
      Datum: '10.05.2026',
      Vorgang: 'Behandlung',
      'Anzahl, Art, Kennzeichen': '1 Tier, Rind, DE 03 900 00001, „Alma“',
      Standort: 'Stall 1',
      Diagnose: 'Mastitis',
      Arzneimittel: 'Mastivet (Cefquinom), Antibiotikum',
      Charge: 'C2604',
      'Beleg-Nr.': '2026-0311',
      Menge: '10 ml',
      Behandlungsdauer: '10.05.2026 bis 12.05.2026',
      Wartezeit: 'Fleisch 6 Tage, Milch 96 h',
      'Tierarzt, Lieferant': 'Dr. Meinecke',
      Anwender: 'Hinnerk Behrens',
      'Eingetragen am': '10.05.2026',
    })
    expect(told[1]).toMatchObject({
      'Anzahl, Art, Kennzeichen': '4 Tiere, Rind, Kälber, Milchkühe',
      Standort: 'Stall 1',
    })
    expect(told[1]).not.toHaveProperty('Beleg-Nr.')
  })
})

describe('the reports on antibiotics', () => {
  it('belong to the year of their half-year, however it is written', () => {
    const rows: Rows = {
      antibiotic_reports: ['2026-1', '2026-H2', '1/2026', '2025-2'].map((half_year) => ({
        half_year,
        usage_type: half_year,
        therapy_frequency: 1.125,
      })),
    }
    const told = toldBy('antibiotika_tam', rows)
    expect(told.map((line) => [line['Halbjahr'], line['Nutzungsart']])).toEqual([
      ['1. Halbjahr 2026', '1/2026'],
      ['1. Halbjahr 2026', '2026-1'],
      ['2. Halbjahr 2026', '2026-H2'],
    ])
    expect(told[0]).toMatchObject({ Therapiehäufigkeit: '1,125' })
  })
})

describe('losses', () => {
  it('are animals and groups that died, with the checks of the others; a month belongs to its year', () => {
    const rows: Rows = {
      herds: [{ name: 'Mast', species: 'pig' }],
      animals: [{ ...alma, left_on: '2026-02-02', left_by: 'died', loss_cause: 'Milchfieber' }],
      group_movements: [{ date: '2026-02-01', herd_id: 'Mast', direction: 'death', count: 2, note: 'Hitze' }],
      self_checks: [
        { date: '2026-01-03', type: 'losses', period: '2025-12', count: 1 },
        { date: '2027-01-02', type: 'losses', period: '2026-12', count: 0, result: 'ohne Verluste' },
      ],
    }
    expect(toldBy('tierverluste', rows)).toMatchObject([
      { Datum: '01.02.2026', Tierart: 'Schwein', Verendet: '2', Ursache: 'Hitze' },
      { Datum: '02.02.2026', Tierart: 'Rind', Verendet: '1', Ursache: 'Milchfieber' },
      { Datum: '02.01.2027', Verendet: '0', Kontrolle: 'ohne Verluste' },
    ])
  })
})

describe('what goes to slaughter', () => {
  it('stands with the treatment whose withdrawal period ends last', () => {
    const rows: Rows = {
      animals: [{ ...alma, left_on: '2026-06-01', left_by: 'slaughtered', left_to: 'Schlachthof Nord' }],
      treatments: [
        {
          date: '2026-05-01',
          last_dose_on: '2026-05-03',
          animal_id: 'Alma',
          product: 'Langzeit',
          withdrawal_meat_days: 58,
        },
        { date: '2026-05-20', animal_id: 'Alma', product: 'Kurz', withdrawal_meat_days: 3 },
        { date: '2026-06-02', animal_id: 'Alma', product: 'danach', withdrawal_meat_days: 90 },
      ],
    }
    expect(toldBy('lebensmittelkette', rows)).toMatchObject([
      {
        Datum: '01.06.2026',
        an: 'Schlachthof Nord',
        'Letzte Behandlung, Angaben': '01.05.2026 Langzeit',
        'Wartezeit Fleisch bis': '30.06.2026',
      },
    ])
  })
})
