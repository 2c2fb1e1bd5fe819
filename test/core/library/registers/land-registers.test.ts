import { describe, expect, it } from 'vitest'
import { remarksOf, toldBy, type Rows } from './scenes.ts'

const spread = { type: 'fertilizing', status: 'done', title: 'Gülle' } as const

describe('the fertilizer records', () => {
  it('show what the ordinance wants of each application', () => {
    const rows: Rows = {
      fields: [{ name: 'Hauswiese', area_ha: 8.5 }],
      work_items: [
        {
          ...spread,
          done_on: '2026-03-20',
          recorded_on: '2026-03-26',
          field_id: 'Hauswiese',
          product: 'Rindergülle',
          amount: 25,
          unit: 'm³/ha',
          area_ha: 8.25,
          n_kg_ha: 95,
          n_available_kg_ha: 57,
          nh4n_kg_ha: 52.5,
          p2o5_kg_ha: 40,
          technique: 'Schleppschuh',
          incorporation_begun_at: '09:00',
          incorporation_ended_at: '09:50',
          done_by: 'Hinnerk Behrens',
        },
      ],
    }
    expect(toldBy('duengedokumentation', rows)).toEqual([
      {
        Schlag: 'Hauswiese',
        'Größe (ha)': '8,5',
        'Gedüngt (ha)': '8,25',
        Datum: '20.03.2026',
        Düngemittel: 'Rindergülle',
        Menge: '25 m³/ha',
        'N gesamt (kg/ha)': '95',
        'N verfügbar (kg/ha)': '57',
        'NH4-N (kg/ha)': '52,5',
        'P2O5 (kg/ha)': '40',
        'Technik, Einarbeitung': 'Schleppschuh, eingearbeitet 09:00–09:50 Uhr',
        'Ausgeführt von': 'Hinnerk Behrens',
        'Aufgezeichnet am': '26.03.2026',
      },
    ])
  })

  it('have a line for each product on each field, in the order of fields and days, and count no total twice', () => {
    const rows: Rows = {
      fields: [{ name: 'Schlag 10' }, { name: 'Schlag 2' }, { name: 'Äußere Wiese' }],
      work_items: [
        {
          ...spread,
          done_on: '2026-04-01',
          n_kg_ha: 81,
          areas: [
            { field: 'Schlag 10', area_ha: 3 },
            { field: 'Schlag 2', area_ha: 4 },
          ],
          positions: [
            { product: 'KAS', amount: 2100, unit: 'kg', per: 'total' },
            { product: 'Kieserit', amount: 100, unit: 'kg', per: 'hectare', n_kg_ha: 0 },
          ],
        },
        { ...spread, done_on: '2026-02-03', field_id: 'Schlag 2', product: 'Mist', amount: 12, unit: 't' },
        { ...spread, done_on: '2026-02-02', field_id: 'Äußere Wiese', product: 'Mist' },
        { ...spread, done_on: '2026-02-01', product: 'Kalk', amount: 1500, unit: 'kg/ha' },
      ],
    }
    const told = toldBy('duengedokumentation', rows).map((line) => [
      line['Schlag'],
      line['Düngemittel'],
      line['Menge'],
      line['N gesamt (kg/ha)'],
    ])
    expect(told).toEqual([
      ['Äußere Wiese', 'Mist', undefined, undefined],
      ['Schlag 2', 'Mist', '12 t gesamt', undefined],
      ['Schlag 2', 'KAS', '2.100 kg auf 2 Schlägen zusammen', '81 (alle Mittel)'],
      ['Schlag 2', 'Kieserit', '100 kg/ha', '0'],
      ['Schlag 10', 'KAS', '2.100 kg auf 2 Schlägen zusammen', '81 (alle Mittel)'],
      ['Schlag 10', 'Kieserit', '100 kg/ha', '0'],
      [undefined, 'Kalk', '1.500 kg/ha', undefined],
    ])
  })

  it('know the field that a list calls otherwise, and none of two of one name', () => {
    const rows: Rows = {
      fields: [
        { name: 'Hinterm Deich', area_ha: 12.4 },
        { ref: 'a', name: 'Kamp' },
        { ref: 'b', name: 'Kamp' },
      ],
      work_items: [
        { ...spread, done_on: '2026-04-01', field_id: 'Hinterm Deich', areas: [{ field: 'Deich', area_ha: 12 }] },
        { ...spread, done_on: '2026-04-02', areas: [{ field: 'Kamp' }] },
        {
          ...spread,
          done_on: '2026-04-03',
          field_id: 'Hinterm Deich',
          areas: [{ field: 'Hinterm Deich' }, { field: 'Nebenan' }],
        },
      ],
    }
    expect(toldBy('duengedokumentation', rows).map((line) => [line['Schlag'], line['Größe (ha)']])).toEqual([
      ['Hinterm Deich', '12,4'],
      ['Hinterm Deich', '12,4'],
      ['Kamp', undefined],
      ['Nebenan', undefined],
    ])
  })

  it('say what they leave out because it has no day', () => {
    const rows: Rows = { work_items: [{ ...spread, title: 'KAS gestreut' }] }
    expect(toldBy('duengedokumentation', rows)).toEqual([])
    expect(remarksOf('duengedokumentation', rows)).toEqual([
      'Nicht enthalten, da ohne Tag: KAS gestreut. Trag den Tag nach.',
    ])
  })
})

describe('the plant protection records', () => {
  it('show every field that is wanted since 2026, by day and hour', () => {
    const sprayed = { type: 'plant_protection', status: 'done', done_on: '2026-05-12' } as const
    const rows: Rows = {
      people: [{ name: 'Jonas Reimers' }],
      fields: [
        {
          name: 'Moorstück',
          flik: 'DENILI9990000003',
          crops: [
            { year: 2026, crop: 'Winterweizen', eppo: 'TRZAW', sown_on: '2025-10-10', harvested_on: '2026-08-01' },
            { year: 2027, crop: 'Winterraps', eppo: 'BRSNW', sown_on: '2026-08-25' },
          ],
        },
      ],
      work_items: [
        {
          ...sprayed,
          done_at: '06:30',
          ended_at: '08:00',
          person_id: 'Jonas Reimers',
          product: 'Input Classic',
          approval_number: '005723-00',
          amount: 1,
          unit: 'l/ha',
          field_id: 'Moorstück',
          area_ha: 6.1,
          bbch: '37',
          kind_of_use: 'Fläche',
          indication: 'Septoria',
          recorded_on: '2026-05-13',
        },
        { ...sprayed, done_on: '2026-09-20', field_id: 'Moorstück', product: 'Belkar' },
        { ...sprayed, done_at: '05:00', product: 'Ohne Schlag' },
      ],
    }
    const told = toldBy('psm_aufzeichnung', rows)
    expect(told.map((line) => [line['Datum'], line['Mittel'], line['Kultur'], line['EPPO']])).toEqual([
      ['12.05.2026', 'Ohne Schlag', undefined, undefined],
      ['12.05.2026', 'Input Classic', 'Winterweizen', 'TRZAW'],
      ['20.09.2026', 'Belkar', 'Winterraps', 'BRSNW'],
    ])
    expect(told[1]).toEqual({
      Datum: '12.05.2026',
      Uhrzeit: '06:30–08:00',
      Anwender: 'Jonas Reimers',
      Mittel: 'Input Classic',
      Zulassungsnummer: '005723-00',
      Aufwandmenge: '1 l/ha',
      Schlag: 'Moorstück',
      'Behandelt (ha)': '6,1',
      Lage: 'DENILI9990000003',
      Kultur: 'Winterweizen',
      EPPO: 'TRZAW',
      BBCH: '37',
      'Art der Verwendung': 'Fläche',
      Indikation: 'Septoria',
      'Aufgezeichnet am': '13.05.2026',
    })
  })
})

describe('the list of fields', () => {
  it('tells the year’s application, and leaves out what was not farmed then', () => {
    const rows: Rows = {
      fields: [
        {
          name: 'Langer Kamp',
          flik: 'DENILI9990000002',
          area_ha: 9.8,
          use: 'arable',
          leased: true,
          years: [{ year: 2025, number: '12', area_ha: 9.7512, code: '411' }],
          crops: [
            { year: 2025, crop: 'Silomais', eppo: 'ZEAMX', catch_crop: 'Senf' },
            { year: 2025, role: 'second', crop: 'Grünroggen' },
            { year: 2026, crop: 'Silomais' },
          ],
        },
        { name: 'Neu', area_ha: 2, farmed_from: '2026-01-01' },
        { name: 'Alt', area_ha: 3, farmed_until: '2024-12-31' },
        { name: 'Bergfeld', area_ha: 12, use: 'arable', parcel_number: '3' },
        { name: 'Ohne Größe', use: 'grassland', parcel_number: '20' },
      ],
    }
    const told = toldBy('flaechenverzeichnis', rows, { year: 2025 })
    expect(told.map((line) => line['Schlag'])).toEqual(['Bergfeld', 'Langer Kamp', 'Ohne Größe'])
    expect(told[1]).toMatchObject({
      'Nr.': '12',
      FLIK: 'DENILI9990000002',
      'Fläche (ha)': '9,7512',
      Nutzung: 'Acker',
      Code: '411',
      Hauptfrucht: 'Silomais, ZEAMX',
      'Zweit- und Zwischenfrucht': 'Grünroggen (Zweitfrucht); Senf (Zwischenfrucht)',
      Gepachtet: 'ja',
    })
    expect(remarksOf('flaechenverzeichnis', rows, { year: 2025 })).toEqual([
      'Zusammen 21,7512 ha: Acker 21,7512 ha, Grünland 0 ha. 1 Schlag ohne Größe.',
    ])
  })
})

describe('leases', () => {
  it('are those that run in the year, with what they cost', () => {
    const lease = { leased: true, lessor: 'Ilse Brandt' } as const
    const rows: Rows = {
      contacts: [{ name: 'Ilse Brandt', type: 'person' }],
      fields: [
        {
          ...lease,
          name: 'Bergfeld',
          lessor_id: 'Ilse Brandt',
          leased_ha: 12.345,
          rent_eur_ha: 410.5,
          leased_from: '2020-10-01',
          leased_until: '2026-09-30',
        },
        { ...lease, name: 'Vorbei', leased_until: '2025-09-30' },
        { name: 'Eigen', leased: false, lessor: 'Ilse Brandt' },
      ],
    }
    expect(toldBy('pachtvertraege', rows)).toEqual([
      {
        Verpächter: 'Ilse Brandt',
        Schlag: 'Bergfeld',
        'Pachtfläche (ha)': '12,345',
        'Pacht (EUR/ha)': '410,5',
        'Pacht im Jahr (EUR)': '5.067,62',
        'Pacht von': '01.10.2020',
        'Pacht bis': '30.09.2026',
      },
    ])
  })
})

describe('soil samples', () => {
  it('are never mixed, the newest first, and told once', () => {
    const soil = { type: 'soil', field_id: 'Deich' } as const
    const rows: Rows = {
      fields: [
        { name: 'Deich', soil_sampled_on: '2022-11-05', ph: 6.2, p_cal_mg: 14 },
        { name: 'Kamp', soil_sampled_on: '2019-02-01', p_cal_mg: 22, humus_percent: 4.3 },
      ],
      measurements: [
        { ...soil, parameter: 'pH', value: 6.2, date: '2022-11-05' },
        { ...soil, parameter: 'P2O5 (CAL)', value: 14, unit: 'mg/100 g', date: '2022-11-05' },
        { ...soil, parameter: 'pH', value: 5.9, date: '2016-10-01' },
        { type: 'nmin', field_id: 'Deich', parameter: 'Nmin', value: 55, unit: 'kg/ha', date: '2026-03-03' },
        { type: 'nmin', field_id: 'Deich', parameter: 'Nmin', value: 40, unit: 'kg/ha', date: '2025-03-03' },
      ],
    }
    const told = toldBy('bodenuntersuchung', rows).map((line) => [
      line['Schlag'],
      line['Untersuchung'],
      line['Probe am'],
      line['Stand'],
      line['Ergebnisse'],
    ])
    expect(told).toEqual([
      ['Deich', 'Bodenuntersuchung', '05.11.2022', 'neueste', 'P2O5 (CAL) 14 mg/100 g; pH 6,2'],
      ['Deich', 'Bodenuntersuchung', '01.10.2016', 'älter', 'pH 5,9'],
      ['Deich', 'Nmin', '03.03.2026', 'neueste', 'Nmin 55 kg/ha'],
      ['Kamp', 'Bodenuntersuchung', '01.02.2019', 'neueste', 'P2O5 (CAL) 22 mg/100 g; Humus 4,3 %'],
    ])
  })
})

describe('samples of one day', () => {
  it('stay apart by their numbers and depths', () => {
    const milk = { type: 'bulk_milk', date: '2026-04-01', unit: 'Tsd./ml' }
    const rows: Rows = {
      measurements: [
        { ...milk, parameter: 'Zellzahl', value: 210, sample_number: '1' },
        { ...milk, parameter: 'Keimzahl', value: 18, sample_number: '1' },
        { ...milk, parameter: 'Zellzahl', value: 265, sample_number: '2' },
      ],
    }
    expect(toldBy('milchguete', rows).map((line) => line['Ergebnisse'])).toEqual([
      'Keimzahl 18 Tsd./ml; Zellzahl 210 Tsd./ml',
      'Zellzahl 265 Tsd./ml',
    ])
  })

  it('of manure are those of the year, else the last before', () => {
    const slurry = { type: 'slurry', parameter: 'N', unit: 'kg/m³', subject: 'Rindergülle' }
    const rows: Rows = {
      measurements: ['2023-01-15', '2024-01-15', '2026-01-15'].map((date, index) => ({
        ...slurry,
        date,
        value: index,
      })),
      fertilizers: [{ name: 'Rindergülle', type: 'slurry', n_percent: 3.8, p2o5_percent: 1.6, basis: 'kg_m3' }],
    }
    const told = (year: number) =>
      toldBy('wirtschaftsduenger_analysen', rows, { year }).map((line) => [line['Analyse am'], line['Gehalte']])
    expect(told(2026)).toEqual([
      ['15.01.2026', 'N 2 kg/m³'],
      [undefined, 'N 3,8 kg/m³; P2O5 1,6 kg/m³'],
    ])
    expect(told(2025)[0]).toEqual(['15.01.2024', 'N 1 kg/m³'])
  })
})

describe('the grazing diary', () => {
  it('counts the days of the year, of what goes on until today', () => {
    const period = { herd_id: 'Kühe', field_id: 'Kuhweide', animals: 62, hours_per_day: 9 } as const
    const rows: Rows = {
      herds: [{ name: 'Kühe', species: 'cattle' }],
      fields: [{ name: 'Kuhweide' }],
      grazing_periods: [
        { ...period, from: '2025-12-30', until: '2026-01-02' },
        { ...period, from: '2026-05-04', until: '2026-05-16', recorded_on: '2026-05-16' },
        { ...period, from: '2026-05-18' },
      ],
    }
    const told = toldBy('weidetagebuch', rows, { today: '2026-05-20' })
    expect(told.map((line) => line['Weidetage'])).toEqual(['2', '13', '3'])
    expect(told[1]).toEqual({
      Schlag: 'Kuhweide',
      Auftrieb: '04.05.2026',
      Abtrieb: '16.05.2026',
      Tierart: 'Rind',
      Tiere: 'Kühe',
      Anzahl: '62',
      Weidetage: '13',
      'h/Tag': '9',
      'Eingetragen am': '16.05.2026',
    })
  })
})
