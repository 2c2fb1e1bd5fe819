import { describe, expect, it } from 'vitest'
import { extractAssertions } from '../../../../core/extraction/index.ts'
import { aDocument, TODAY } from '../../../builders/text-documents.ts'

const applicationIn = (text: string) =>
  extractAssertions({
    document: aDocument(text, { format: 'pdf' }),
    filename: 'scan.pdf',
    today: TODAY,
  })?.rows.find(({ kind }) => kind === 'applications')?.values

describe('applications and reports that were handed in', () => {
  it.each([
    [
      'Gemeinsamer Antrag 2026 - Einreichbestätigung\nEingereicht am 12.05.2026\n[x] Einkommensgrundstützung   [x] ÖR 1a Brache   [ ] Junglandwirte',
      {
        type: 'direct_payments',
        year: 2026,
        submitted_on: '2026-05-12',
        note: 'Beantragt: Einkommensgrundstützung; ÖR 1a Brache',
      },
    ],
    [
      'Antrag auf Auszahlung: Agrarumweltmaßnahmen (KULAP) 2026\nEingereicht am 12.05.2026',
      { type: 'agri_environment', year: 2026, submitted_on: '2026-05-12' },
    ],
    [
      'Sammelantrag 2026 mit Agrarumweltmaßnahmen\nEingereicht am 12.05.2026',
      { type: 'direct_payments', year: 2026, submitted_on: '2026-05-12' },
    ],
    ['Mehrfachantrag 2025\nBALIS-Nr. 09 123\nEingang: 03.05.2025', { type: 'direct_payments', year: 2025 }],
    [
      'Agrardiesel - Antrag auf Entlastung für 2025\nübermittelt am 14.04.2026\nTransaktionsnummer 44-1234-AB',
      { type: 'agricultural_diesel', year: 2025, submitted_on: '2026-04-14', receipt: '44-1234-AB' },
    ],
    [
      'Stichtagsmeldung Schweine 01.01.2026\nGemeldet am 09.01.2026',
      { type: 'census_day', submitted_on: '2026-01-09' },
    ],
    [
      'Meldeprogramm Wirtschaftsdünger - Meldung 2. Halbjahr 2025\nMeldedatum: 20.01.2026',
      { type: 'manure_report', year: 2025, submitted_on: '2026-01-20' },
    ],
  ])('%s', (text, values) => {
    expect(applicationIn(text)).toMatchObject(values)
  })

  it.each([
    [
      'a notice',
      'Bewilligungsbescheid zum Sammelantrag 2026\nEingereicht am 12.05.2026\nRechtsbehelfsbelehrung: Widerspruch',
    ],
    ['a reminder', 'Sehr geehrter Herr Behrens,\nIhr Sammelantrag 2026 wurde am 12.05.2026 noch nicht eingereicht.'],
    ['a draft', 'Sammelantrag 2026\nEntwurf, nicht gesendet'],
  ])('%s is none', (_, text) => {
    expect(applicationIn(text)).toBeUndefined()
  })
})
