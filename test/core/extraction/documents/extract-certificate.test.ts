import { describe, expect, it } from 'vitest'
import { extractAssertions } from '../../../../core/extraction/index.ts'
import { aDocument, TODAY } from '../../../builders/text-documents.ts'

const read = (text: string) =>
  extractAssertions({ document: aDocument(text, { format: 'pdf' }), filename: 'scan.pdf', today: TODAY })
const certificateIn = (text: string) => read(text)?.rows.find(({ kind }) => kind === 'certificates')?.values

describe('certificates say what is certified, of whom and until when', () => {
  it.each([
    [
      'an expert card',
      'Landwirtschaftskammer\nSachkundenachweis Pflanzenschutz\nInhaberin: Frau Gesa Lührs\nAusgestellt am 12.03.2024\nNr. NI-1234-567',
      { category: 'plant_protection', holder: 'Gesa Lührs', issued_on: '2024-03-12', note: 'Nr. NI-1234-567' },
    ],
    [
      'the inspection of a sprayer, valid for a half-year',
      'Landmaschinen Kruse\nPrüfbericht über die Kontrolle einer Feldspritze\nHalter: Hof Behrens\nGerät: Amazone UF 1201\nPrüfdatum: 14.02.2025\nPlakette gültig bis: 1. Halbjahr 2028',
      { category: 'sprayer_inspection', holder: 'Hof Behrens', issued_on: '2025-02-14', valid_until: '2028-06-30' },
    ],
    [
      'the inspection of a vehicle, with the month of the next',
      'DEKRA Niederlassung Stade\nPrüfbericht Hauptuntersuchung nach § 29 StVZO\nKennzeichen: STD-HB 412\nDatum der Untersuchung: 03.04.2026\nNächste HU: 04/2028',
      { category: 'vehicle_inspection', issued_on: '2026-04-03', valid_until: '2028-04-30', note: 'STD-HB 412' },
    ],
    [
      'organic farming',
      'Kontrollverein Nord e.V.\nBescheinigung gemäß Artikel 35 der Verordnung (EU) 2018/848\nUnternehmer: Biohof Kruse\nKontrolle: 02.03.2026\nausgestellt am 20.03.2026, gültig bis zum 31.01.2028',
      { category: 'organic', holder: 'Biohof Kruse', issued_on: '2026-03-20', valid_until: '2028-01-31' },
    ],
    [
      'the transport of animals',
      'Landkreis Stade\nBefähigungsnachweis gemäß Verordnung (EG) Nr. 1/2005\nName, Vorname: Behrens, Jan\nAusstellungsdatum: 05.05.2020',
      { category: 'animal_transport', holder: 'Jan Behrens', issued_on: '2020-05-05' },
    ],
    [
      'a course',
      'Deutsches Rotes Kreuz\nTeilnahmebescheinigung Erste Hilfe\nFrau Karin Meyer hat am 12.01.2026 am Lehrgang Erste Hilfe für Betriebe teilgenommen.',
      {
        category: 'training',
        holder: 'Karin Meyer',
        issued_on: '2026-01-12',
        trainings: [{ date: '2026-01-12', topic: null }],
      },
    ],
    [
      'a scheme of quality',
      'QAL GmbH\nZertifikat QS Rindermast\nBetrieb: Hof Behrens\nDatum des Audits 01.02.2026\nGültig bis 31.01.2029',
      { category: 'quality_scheme', type: 'Zertifikat QS Rindermast', valid_until: '2029-01-31' },
    ],
    [
      'the health of bees',
      'Veterinäramt Stade\nGesundheitszeugnis für Bienenvölker\nImker: Ole Wolf\nausgestellt am 02.04.2026, gültig bis 31.12.2026',
      { category: 'other', holder: 'Ole Wolf', valid_until: '2026-12-31' },
    ],
  ])('%s', (_, text, values) => {
    expect(certificateIn(text)).toMatchObject(values)
  })

  it.each([
    [
      'an announcement',
      'TÜV Nord\nSehr geehrter Herr Behrens,\ndie Hauptuntersuchung Ihres Schleppers ist bis zum 30.06.2026 fällig.\nMit freundlichen Grüßen',
    ],
    [
      'its invoice',
      'DEKRA\nRechnung 4711\nHauptuntersuchung nach § 29 StVZO 119,00 EUR\nGesamtbetrag 141,61 EUR inkl. 19 % MwSt',
    ],
    ['a leaflet', 'Merkblatt\nSachkundenachweis Pflanzenschutz: Ausgestellt am 01.01.2013 gilt er weiter.'],
    ['one without a day', 'Sachkundenachweis Pflanzenschutz\nInhaber: Jan Behrens'],
  ])('%s is none', (_, text) => {
    expect(certificateIn(text)).toBeUndefined()
  })

  it('wait where two days are called the same', () => {
    const text =
      'Zertifikat QS Rindermast\nBetrieb: Hof Behrens\nAusgestellt am 01.02.2026\nausgestellt am 03.02.2026\nGültig bis 31.01.2029'
    expect(read(text)?.rows[0]).toMatchObject({ confidence: 0.7 })
  })
})
