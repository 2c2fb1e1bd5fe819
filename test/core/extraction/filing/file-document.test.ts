import { describe, expect, it } from 'vitest'
import { fileDocument, type Assertion } from '../../../../core/extraction/index.ts'
import type { ReadDocument } from '../../../../core/extraction/index.ts'

const fach = (
  text: string,
  {
    filename = 'scan.pdf',
    format = 'pdf',
    rows = [],
  }: { filename?: string; format?: ReadDocument['format']; rows?: Assertion[] } = {},
) => fileDocument({ format, title: null, pages: [{ number: 1, text, headings: [] }] }, filename, rows)

const aRow = (kind: Assertion['kind'], values: Record<string, unknown> = {}): Assertion => ({
  kind,
  values,
  name: 'row',
  confidence: 1,
  page: 1,
  quote: null,
})

describe('a document is filed by what it is', () => {
  it.each([
    ['Prüfbericht Bodenuntersuchung: Phosphat nach CAL-Methode 14 mg/100 g', 'duengung'],
    ['Anwendungs- und Abgabebeleg, Wartezeit Milch 4 Tage', 'arzneimittel'],
    ['Milchgeldabrechnung der Molkerei, Zellzahl 210 Tsd.', 'milch'],
    ['Landpachtvertrag zwischen dem Verpächter und dem Pächter', 'vertraege'],
    ['Anhörung. Aktenzeichen 39-12. Sehr geehrte Frau Behrens', 'briefe'],
    ['Bewilligungsbescheid über Direktzahlungen zum Sammelantrag', 'foerderung'],
    ['Rechnungsnummer 2026-17, zahlbar bis 12.06.2026', 'rechnungen'],
    ['Verordnung über die gute fachliche Praxis, Ausfertigungsdatum: 26.05.2017', 'wissen'],
    ['Pachtaufhebungsvertrag\nDer Pächter gibt die Fläche zurück.', 'vertraege'],
    [
      'R E C H N U N G\nNr. 4711\nHerbizid 20 l, Fungizid 10 l, Pflanzenschutz Beratung\nSumme 410,00 EUR',
      'rechnungen',
    ],
    ['Rationsberechnung laktierende Kühe\nGrassilage 18 kg, Maissilage 20 kg, Rapsschrot 2,5 kg', 'fuetterung'],
    ['Bestandsveränderungen Rinder Mai 2026\nOhrmarke  Zugang  Abgang', 'tiere'],
    ['Spritzplan Winterweizen 2026\nBBCH 31  Aufwandmenge 1,2 l/ha', 'pflanzenschutz'],
    ['Schlagliste Ernte 2026\nSchlag  FLIK  ha', 'flaechen'],
    ['Merkblatt\nWas bei der Ausbringung von Gülle zu beachten ist', 'wissen'],
    ['Hagelversicherung a.G.\nVersicherungsschein Nr. 12\nVersicherungsnehmer Hof Kruse', 'vertraege'],
    ['TÜV Nordheide\nHauptuntersuchung nach § 29 StVZO\nKennzeichen STD-AB 12', 'betrieb'],
    ['Mahnung\nzu unserer Rechnung vom 02.03.2026 über Milchleistungsfutter', 'rechnungen'],
    ['Apfelkuchen\nZutaten: Butter, Zucker, Mehl, Milch\nDie Butter schaumig rühren.', 'sonstiges'],
    ['Einladung zum Sommerfest', 'briefe'],
    ['0815', 'sonstiges'],
  ])('%s → %s', (text, expected) => {
    expect(fach(text)).toBe(expected)
  })

  it('by the form of a letter whatever it is about', () => {
    const letter = (about: string) =>
      fach(`Karin Meyer\nDorfstraße 1\n27404 Musterfeld\n\nLieber Jens,\n\n${about}\n\nViele Grüße\nKarin`)
    expect(letter('deine Bodenprobe hatte pH 6,2 und 14 mg Phosphat, das reicht für Raps.')).toBe('briefe')
    expect(letter('die Zellzahl im Tank der Molkerei ist wieder gut.')).toBe('briefe')
  })

  it('by the rows it yields where its name says nothing', () => {
    const text = 'Proben der letzten Woche\nNr. 1  Nr. 2'
    expect(fach(text, { rows: [aRow('measurements', { type: 'feed' })] })).toBe('fuetterung')
    expect(fach(text, { rows: [aRow('measurements', { type: 'soil' })] })).toBe('duengung')
    expect(fach(text, { rows: [aRow('receipts'), aRow('stock'), aRow('contacts')] })).toBe('rechnungen')
    expect(fach(text, { rows: [aRow('treatments')] })).toBe('arzneimittel')
  })

  it('as an invoice where its format is one, whatever it sells', () => {
    expect(fach('Pflanzenschutz Herbizid Fungizid', { filename: 'x.xml', format: 'invoice_ubl' })).toBe('rechnungen')
  })

  it('by its file name where the text says little', () => {
    expect(fach('Fendt 313\n12.04.2026', { filename: 'Kaufvertrag_Schlepper.pdf' })).toBe('vertraege')
  })

  it('by no word that only stands in the middle of another', () => {
    expect(fach('Herr Milchsack besucht die Konfirmation')).toBe('sonstiges')
  })

  it('whatever it says, before the patience of a test ends', { tags: ['large'] }, () => {
    for (const text of ['a-'.repeat(20_000), 'vertrags'.repeat(5000), 'R E C H '.repeat(5000), '\n'.repeat(30_000)])
      expect(typeof fach(text)).toBe('string')
  })
})
