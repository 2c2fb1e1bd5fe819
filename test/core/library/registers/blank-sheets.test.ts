import { describe, expect, it } from 'vitest'
import {
  BLANK_SHEETS,
  BLANK_SHEET_IDS,
  blankSheetBook,
  blankSheetsFor,
  ENTRY_IDS,
} from '../../../../core/library/index.ts'

const labelsOf = (id: (typeof BLANK_SHEET_IDS)[number]) => BLANK_SHEETS[id].columns.map(({ label }) => label)

describe('blank sheets', () => {
  it('have the columns that inspectors look for', () => {
    expect(labelsOf('arzneimittel')).toEqual([
      'Datum',
      'Anzahl, Art, Kennzeichen',
      'Standort',
      'Arzneimittel',
      'Beleg-Nr.',
      'Menge',
      'Wartezeit Tage (Fleisch/Milch)',
      'Anwender',
      'Lieferant',
      'Behandlungsdauer',
      'Tierarzt',
    ])
    expect(labelsOf('tierverluste')).toEqual(['Datum', 'Kontrolle ok', 'Anzahl verendet', 'Ursache', 'Kürzel'])
    expect(labelsOf('weide')).toHaveLength(7)
    expect(labelsOf('bestandsregister_rind')).toHaveLength(7)
    for (const id of BLANK_SHEET_IDS) expect(ENTRY_IDS).toContain(BLANK_SHEETS[id].entry)
  })

  it('fit the species that they are for', () => {
    expect(blankSheetsFor('cattle').map(({ id }) => id)).toEqual([...BLANK_SHEET_IDS])
    expect(blankSheetsFor('sheep').map(({ id }) => id)).toEqual(['arzneimittel', 'tierverluste', 'weide'])
    expect(blankSheetsFor('pig').map(({ id }) => id)).toEqual(['arzneimittel', 'tierverluste'])
    expect(blankSheetsFor(null)).toEqual([])
  })

  it('are a book with a page for each, headed by farm, herd, year and number', () => {
    const holding = { name: 'Hof Wümmetal', registration_number: '033579990001' }
    const book = blankSheetBook(blankSheetsFor('pig'), {
      holding,
      herd: { name: 'Mastschweine', species: 'pig' },
      year: 2026,
      madeOn: '2026-05-20',
    })
    expect(book).toMatchObject({ title: 'Leerblätter', farm: 'Hof Wümmetal · Mastschweine · 2026', hasContents: false })
    expect(book.chapters.map(({ blocks }) => blocks.map(({ type }) => type))).toEqual([
      ['facts', 'blank_table'],
      ['facts', 'blank_table'],
    ])
    expect(book.chapters[1]!.blocks[0]).toEqual({
      type: 'facts',
      facts: [
        { label: 'Betrieb', value: 'Hof Wümmetal' },
        { label: 'Registriernummer', value: '033579990001' },
        { label: 'Herde', value: 'Mastschweine' },
        { label: 'Jahr', value: '2026' },
        { label: 'Blatt-Nr.', value: '2' },
      ],
    })
  })
})
