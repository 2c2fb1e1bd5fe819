import { describe, expect, it } from 'vitest'
import { remarksOf, toldBy, type Rows } from './scenes.ts'

const bought = (date: string, article: string, changes: object = {}, position: object = {}) => ({
  type: 'invoice',
  direction: 'incoming',
  number: `R ${date}`,
  date,
  partner: 'Landhandel',
  positions: [{ article, amount: 2.5, unit: 't', is: 'goods', category: 'feed', ...position }],
  ...changes,
})

describe('feed that was bought', () => {
  it('belongs to the economic year from July to June', () => {
    const days = ['2026-06-30', '2026-07-01', '2027-06-30', '2027-07-01']
    const told = toldBy('futtermittel_zukauf', { receipts: days.map((day) => bought(day, 'Milchleistungsfutter')) })
    expect(told.map((line) => line['Datum'])).toEqual(['01.07.2026', '30.06.2027'])
    expect(told[0]).toEqual({
      Datum: '01.07.2026',
      Vorgang: 'Zukauf',
      Artikel: 'Milchleistungsfutter',
      Menge: '2,5 t',
      'von oder an': 'Landhandel',
      Beleg: 'Rechnung R 2026-07-01',
    })
  })

  it('says of a delivery note that its invoice is there, and knows feed by its store', () => {
    const rows: Rows = {
      stock: [{ article: 'Rapsschrot', category: 'feed' }],
      receipts: [
        bought('2026-08-01', 'Rapsschrot', { type: 'delivery_note', number: 'LS 9' }, { category: null, batch: 'C1' }),
        bought('2026-08-05', 'Rapsschrot', {}, { delivery_note: 'LS 9' }),
        bought('2026-08-06', 'Rapsschrot', { type: 'delivery_note', number: 'LS 10' }),
        bought('2026-08-07', 'Diesel', {}, { category: 'fuel' }),
        bought('2026-08-08', 'Rapsschrot', { direction: 'outgoing' }),
      ],
      stock_movements: [
        { date: '2026-08-09', type: 'delivery', article: 'Rapsschrot', amount: 1, unit: 't' },
        { date: '2026-08-10', type: 'consumption', article: 'Rapsschrot', amount: 1, unit: 't' },
      ],
    }
    expect(toldBy('futtermittel_zukauf', rows).map((line) => [line['Beleg'], line['Charge']])).toEqual([
      ['Lieferschein LS 9, Rechnung liegt vor', 'C1'],
      ['Rechnung R 2026-08-05, zu Lieferschein LS 9', undefined],
      ['Lieferschein LS 10', undefined],
      [undefined, undefined],
    ])
  })
})

describe('the harvest', () => {
  it('is told from the field to the buyer, in its economic year', () => {
    const rows: Rows = {
      fields: [{ name: 'Deich', area_ha: 12.4 }],
      places: [{ name: 'Getreidelager', type: 'store' }],
      yields: [
        { year: 2026, crop: 'Winterweizen', field_id: 'Deich', dt_ha: 84.5, protein_percent: 12.6 },
        { year: 2025, crop: 'Raps', dt_ha: 40 },
      ],
      stock_movements: [
        {
          date: '2026-08-01',
          type: 'harvest',
          article: 'Weizen',
          amount: 104.8,
          unit: 't',
          place_id: 'Getreidelager',
          batch: 'W26',
        },
        { date: '2027-02-01', type: 'sale', article: 'Weizen', amount: 50, unit: 't' },
        { date: '2027-02-01', type: 'consumption', article: 'Diesel', amount: 50, unit: 'l' },
      ],
      receipts: [bought('2027-03-01', 'Weizen', { direction: 'outgoing', type: 'settlement' }, { category: null })],
    }
    const told = toldBy('ernteregister', rows)
    expect(told.map((line) => [line['Datum'], line['Vorgang'], line['Artikel']])).toEqual([
      ['01.08.2026', 'Ernte', 'Weizen'],
      ['01.02.2027', 'Verkauf', 'Weizen'],
      ['01.03.2027', 'Verkauf', 'Weizen'],
      [undefined, 'Ertrag 2026', 'Winterweizen'],
    ])
    expect(told[0]).toMatchObject({ Menge: '104,8 t', Charge: 'W26', 'Ort, Schlag': 'Getreidelager' })
    expect(told[3]).toMatchObject({ 'Fläche (ha)': '12,4', 'Ertrag (dt/ha)': '84,5', 'Ort, Schlag': 'Deich' })
  })
})

describe('the store of plant protection products', () => {
  it('shows what follows from counts and movements, each product once', () => {
    const rows: Rows = {
      plant_protection_products: [
        { name: 'Input Classic', approval_number: '005723-00', approved_until: '2027-12-31' },
      ],
      stock: [{ article: 'Input Classic', category: 'plant_protection', amount: 99, unit: 'l', batch: 'B7' }],
      stock_movements: [{ date: '2026-03-01', type: 'count', article: 'Input Classic', amount: 20, unit: 'l' }],
      work_items: [
        {
          type: 'plant_protection',
          status: 'done',
          done_on: '2026-05-12',
          product: 'Input Classic',
          amount: 1.25,
          unit: 'l/ha',
          area_ha: 6,
        },
      ],
      receipts: [bought('2026-02-01', 'Karate Zeon', {}, { category: 'plant_protection', unit: 'l' })],
    }
    const told = toldBy('psm_lager', rows)
    expect(told.map((line) => [line['Mittel'], line['Bestand']])).toEqual([
      ['Input Classic', '12,5 l'],
      ['Karate Zeon', undefined],
    ])
    expect(told[0]).toMatchObject({
      Zulassungsnummer: '005723-00',
      'Zulassung bis': '31.12.2027',
      Charge: 'B7',
    })
    expect(remarksOf('psm_lager', rows, { today: '2026-05-20' })).toEqual([
      'Bestand vom 20.05.2026; leer, wo nie gezählt wurde.',
    ])
  })
})

describe('certificates', () => {
  it('lie in the register that is for them, by category or by their words', () => {
    const rows: Rows = {
      people: [{ name: 'Jonas Reimers' }],
      certificates: [
        {
          type: 'Sachkundenachweis Pflanzenschutz',
          holder: 'Hinnerk Behrens',
          issued_on: '2014-06-12',
          valid_until: '2026-06-11',
          trainings: [
            { date: '2020-02-01', topic: 'Auflagen' },
            { date: '2023-03-14', topic: null },
          ],
        },
        { type: 'Befähigung', category: 'animal_transport', holder_id: 'Jonas Reimers' },
        { type: 'Prüfbericht', category: 'sprayer_inspection', holder: 'Spritze', valid_until: '2026-12-31' },
        { type: 'Öko-Zertifikat', issued_on: '2025-11-01', valid_until: '2027-01-31' },
        { type: 'Öko-Zertifikat', issued_on: '2023-11-01', valid_until: '2025-01-31' },
        { type: 'Ersthelfer', category: 'training', holder: 'Hinnerk Behrens' },
        { type: 'Bescheid Haltungskennnummer', category: 'other' },
        { type: 'QS Rind', category: 'quality_scheme', valid_until: '2027-05-31' },
      ],
      holdings: [{ name: 'Hof Wümmetal', farming: 'organic', control_body: 'DE-ÖKO-006' }],
    }
    expect(toldBy('sachkunde', rows)).toEqual([
      {
        'Person oder Betrieb': 'Hinnerk Behrens',
        Art: 'Sachkundenachweis Pflanzenschutz',
        'Ausgestellt am': '12.06.2014',
        'Gültig bis': '11.06.2026',
        Fortbildungen: '14.03.2023; 01.02.2020 Auflagen',
      },
      { 'Person oder Betrieb': 'Jonas Reimers', Art: 'Befähigung' },
    ])
    expect(toldBy('geraetekontrolle', rows)).toMatchObject([{ Gerät: 'Spritze', 'Plakette gültig bis': '31.12.2026' }])
    expect(toldBy('bio_zertifikat', rows)).toMatchObject([{ Vom: '01.11.2025' }])
    expect(remarksOf('bio_zertifikat', rows)).toEqual(['Bewirtschaftung: Bio, Kontrollstelle DE-ÖKO-006.'])
    expect(toldBy('arbeitssicherheit', rows)).toMatchObject([{ Was: 'Ersthelfer' }])
    expect(toldBy('haltungskennzeichnung', rows)).toMatchObject([{ Nachweis: 'Bescheid Haltungskennnummer' }])
    expect(toldBy('betriebsspiegel', rows)).toContainEqual({
      Angabe: 'Qualitätsprogramm',
      Wert: 'QS Rind, gültig bis 31.05.2027',
    })
  })
})

describe('the farm on one page', () => {
  it('tells its own data, and neither account nor tax numbers', () => {
    const rows: Rows = {
      holdings: [
        {
          name: 'Hof Wümmetal',
          street: 'Heidestraße 12',
          postcode: '27404',
          city: 'Musterfeld',
          state: 'NI',
          registration_number: '033579990001',
          iban: 'DE02120300000000202051',
          vat_id: 'DE123456789',
          grazing: true,
          areas: [{ year: 2026, agricultural_ha: 85 }],
        },
      ],
      herds: [{ name: 'Milchkühe', species: 'cattle', average_count: 70 }],
    }
    expect(toldBy('betriebsspiegel', rows).map((line) => `${line['Angabe']}: ${line['Wert']}`)).toEqual([
      'Betrieb: Hof Wümmetal',
      'Anschrift: Heidestraße 12, 27404 Musterfeld',
      'Land, Landkreis: Niedersachsen',
      'Registriernummer: 033579990001',
      'Weide: ja',
      'LF 2026: 85 ha',
      'Herde Milchkühe: Rind, im Durchschnitt 70',
    ])
  })
})

describe('stores', () => {
  const rows: Rows = {
    places: [
      {
        name: 'Güllebehälter',
        type: 'slurry_store',
        capacity: 1450,
        capacity_unit: 'm3',
        built_year: 1998,
        own_share: 1000,
        well_distance_m: 60,
        leak_detection: 'ja',
      },
      { name: 'Mistplatte', type: 'other', contents: 'Festmist', capacity: 200, capacity_unit: 'm3' },
      { name: 'Dieseltank', type: 'store', contents: 'Diesel', capacity: 3000, capacity_unit: 'l' },
      { name: 'Getreidelager', type: 'store' },
      { name: 'Stall 1', type: 'barn' },
    ],
    self_checks: [{ date: '2026-04-01', type: 'storage', place_id: 'Güllebehälter', result: 'dicht' }],
  }

  it('of manure tell how much there is room for', () => {
    expect(toldBy('lagerraum', rows).map((line) => [line['Name'], line['Fassung']])).toEqual([
      ['Mistplatte', '200 m³'],
      ['Güllebehälter', '1.450 m³'],
    ])
    expect(remarksOf('lagerraum', rows)).toEqual(['Eigener Raum in Güllebehältern zusammen: 1.000 m³.'])
  })

  it('that could harm water tell what keeps them from it, and their checks', () => {
    const told = toldBy('jgs_awsv', rows)
    expect(told.map((line) => line['Anlage'])).toEqual(['Mistplatte', 'Güllebehälter', 'Dieseltank', 'Güllebehälter'])
    expect(told[1]).toMatchObject({ Baujahr: '1998', 'Brunnen (m)': '60', Leckageerkennung: 'ja' })
    expect(told[3]).toMatchObject({ 'Geprüft am': '01.04.2026', Befund: 'dicht' })
  })

  it('stand on the plan with everything else', () => {
    expect(toldBy('lageplan_hof', rows).map((line) => line['Name'])).toEqual([
      'Stall 1',
      'Güllebehälter',
      'Dieseltank',
      'Getreidelager',
      'Mistplatte',
    ])
  })
})

describe('manure of others', () => {
  it('is told load by load, with what is in it', () => {
    const rows: Rows = {
      contacts: [{ name: 'Biogas Nord', type: 'company', street: 'Am Hof 1', postcode: '27404', city: 'Musterfeld' }],
      manure_transfers: [
        {
          date: '2026-03-02',
          direction: 'given',
          partner_id: 'Biogas Nord',
          type: 'Rindergülle',
          amount: 180,
          unit: 'm3',
          n_kg_unit: 3.8,
          nh4n_kg_unit: 2.1,
          p2o5_kg: 290,
          delivery_note: 'WD-26-03',
          recorded_on: '2026-03-05',
          reported_on: '2026-03-20',
        },
      ],
    }
    expect(toldBy('wduengv_lieferscheine', rows)).toEqual([
      {
        Datum: '02.03.2026',
        Richtung: 'Abgabe',
        Partner: 'Biogas Nord, Am Hof 1, 27404 Musterfeld',
        Art: 'Rindergülle',
        Menge: '180 m³',
        'N (kg)': '684',
        'NH4-N (kg)': '378',
        'P2O5 (kg)': '290',
        Lieferschein: 'WD-26-03',
        'Aufgezeichnet am': '05.03.2026',
        'Gemeldet am': '20.03.2026',
      },
    ])
  })
})

describe('conditionality', () => {
  it('is told field by field, with the crops of three years', () => {
    const rows: Rows = {
      fields: [
        {
          name: 'Langer Kamp',
          area_ha: 9.8,
          use: 'arable',
          erosion_classes: ['KWasser1'],
          waters: [{ name: 'Wümme', distance_m: 8 }],
          crops: [
            ...[2024, 2025].map((year) => ({ year, crop: 'Silomais' })),
            { year: 2026, crop: 'Winterweizen', catch_crop: 'Senf', winter_cover: 'Saat', covered_from: '2026-10-10' },
          ],
        },
      ],
    }
    expect(toldBy('gloez_checkliste', rows)).toEqual([
      {
        Schlag: 'Langer Kamp',
        'Fläche (ha)': '9,8',
        Nutzung: 'Acker',
        'Gewässer (GLÖZ 4)': 'Wümme, 8 m',
        'Erosion (GLÖZ 5)': 'KWasser1',
        'Winterbedeckung (GLÖZ 6)': 'Saat, ab 10.10.2026',
        Vorvorjahr: 'Silomais',
        Vorjahr: 'Silomais',
        'Hauptfrucht (GLÖZ 7)': 'Winterweizen',
        Zwischenfrucht: 'Senf',
      },
    ])
  })
})
