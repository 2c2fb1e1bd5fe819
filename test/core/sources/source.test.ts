import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fachOf } from '../../../core/extraction/fach.ts'
import { safeFilename } from '../../../core/sources/filename.ts'
import { progressAt } from '../../../core/sources/source.ts'

describe('a file name', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Büro\\Gülle.pdf', 'Gülle.pdf'],
    ['a\u0000b\u202e.pdf', 'ab.pdf'],
    ['', 'datei'],
    ['..', 'datei'],
    ['/', 'datei'],
    ['u\u0308ber.txt', 'über.txt'],
  ])('%j is kept as %j', (given, kept) => {
    expect(safeFilename(given)).toBe(kept)
  })

  it('is never empty, never a path, never long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (name) => {
        const safe = safeFilename(name)
        expect(safe.length).toBeGreaterThan(0)
        expect(safe.length).toBeLessThanOrEqual(200)
        expect(safe).not.toMatch(/[/\\\p{Cc}]/u)
        expect(safeFilename(safe)).toBe(safe)
      }),
    )
  })
})

describe('progress', () => {
  it('grows with the way and its shares', () => {
    const way = [
      progressAt('queued'),
      progressAt('extracting'),
      progressAt('extracting', 0.5),
      progressAt('extracting', 9),
      progressAt('indexing'),
      progressAt('deriving'),
      progressAt('completed'),
    ]
    expect(way).toEqual(way.toSorted((a, b) => a - b))
    expect([way[0], way.at(-1)]).toEqual([0, 1])
  })
})

describe('filing', () => {
  const fach = (text: string, filename = 'scan.pdf') =>
    fachOf({ format: 'pdf', title: null, pages: [{ number: 1, text, headings: [] }] }, filename)

  it.each([
    ['Prüfbericht Bodenuntersuchung: Phosphat nach CAL-Methode 14 mg/100 g', 'duengung'],
    ['Anwendungs- und Abgabebeleg, Wartezeit Milch 4 Tage', 'arzneimittel'],
    ['Milchgeldabrechnung der Molkerei, Zellzahl 210 Tsd.', 'milch'],
    ['Landpachtvertrag zwischen dem Verpächter und dem Pächter', 'vertraege'],
    ['Anhörung. Aktenzeichen 39-12. Sehr geehrte Frau Behrens', 'briefe'],
    ['Bewilligungsbescheid über Direktzahlungen zum Sammelantrag', 'foerderung'],
    ['Rechnungsnummer 2026-17, zahlbar bis 12.06.2026', 'rechnungen'],
    ['Verordnung über die gute fachliche Praxis, Ausfertigungsdatum: 26.05.2017', 'wissen'],
    ['Einladung zum Sommerfest', 'sonstiges'],
  ])('%s → %s', (text, expected) => {
    expect(fach(text)).toBe(expected)
  })

  it('takes an e-invoice for an invoice whatever it sells', () => {
    expect(
      fachOf(
        {
          format: 'invoice_ubl',
          title: null,
          pages: [{ number: 1, text: 'Pflanzenschutz Herbizid Fungizid', headings: [] }],
        },
        'x.xml',
      ),
    ).toBe('rechnungen')
  })

  it('does not take the middle of a word for a sign', () => {
    expect(fach('Herr Milchsack besucht die Konfirmation')).toBe('sonstiges')
  })
})
