import type { RowValues } from '../../farm/index.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import type { Block, Chapter, PrintedBook, PrintedColumn } from '../printing/printed-book.ts'

type Species = RowValues<'herds'>['species'] & string

/** A sheet to be filled in by hand in the barn: a head, and empty rows for as long as the page goes. */
export interface BlankSheet {
  id: BlankSheetId
  title: string
  /** The register that its lines belong into. */
  entry: EntryId
  fits: readonly Species[]
  columns: readonly PrintedColumn[]
  landscape: boolean
}

export const BLANK_SHEET_IDS = ['arzneimittel', 'tierverluste', 'weide', 'bestandsregister_rind'] as const
export type BlankSheetId = (typeof BLANK_SHEET_IDS)[number]

const ALL: readonly Species[] = ['cattle', 'pig', 'sheep', 'goat', 'poultry', 'horse', 'other']

const columns = (...labels: readonly (string | PrintedColumn)[]): PrintedColumn[] =>
  labels.map((label) => (typeof label === 'string' ? { label } : label))

const wide = (label: string): PrintedColumn => ({ label, width: 2 })
const narrow = (label: string): PrintedColumn => ({ label, width: 0.6 })

export const BLANK_SHEETS: Readonly<Record<BlankSheetId, BlankSheet>> = {
  arzneimittel: {
    id: 'arzneimittel',
    title: 'Arzneimittel-Bestandsbuch',
    entry: 'arzneimittel_bestandsbuch',
    fits: ALL,
    landscape: true,
    columns: columns(
      'Datum',
      wide('Anzahl, Art, Kennzeichen'),
      'Standort',
      wide('Arzneimittel'),
      'Beleg-Nr.',
      narrow('Menge'),
      'Wartezeit Tage (Fleisch/Milch)',
      'Anwender',
      'Lieferant',
      'Behandlungsdauer',
      'Tierarzt',
    ),
  },
  tierverluste: {
    id: 'tierverluste',
    title: 'Stalltagebuch und Tierverluste',
    entry: 'tierverluste',
    fits: ALL,
    landscape: false,
    columns: columns('Datum', 'Kontrolle ok', 'Anzahl verendet', wide('Ursache'), narrow('Kürzel')),
  },
  weide: {
    id: 'weide',
    title: 'Weidetagebuch',
    entry: 'weidetagebuch',
    fits: ['cattle', 'sheep', 'goat', 'horse'],
    landscape: false,
    columns: columns(
      wide('Schlag'),
      'Auftrieb',
      'Abtrieb',
      'Tierart/Gruppe',
      narrow('Anzahl'),
      narrow('Weidetage'),
      narrow('h/Tag'),
    ),
  },
  bestandsregister_rind: {
    id: 'bestandsregister_rind',
    title: 'Bestandsregister Rinder',
    entry: 'bestandsregister_rind',
    fits: ['cattle'],
    landscape: true,
    columns: columns(
      wide('Ohrmarke'),
      'geb.',
      narrow('Geschlecht'),
      narrow('Rasse'),
      wide('Mutter'),
      wide('Zugang/Herkunft'),
      wide('Abgang/Verbleib'),
    ),
  },
}

/** In their order. */
export const blankSheetsFor = (species: Species | null | undefined): BlankSheet[] =>
  BLANK_SHEET_IDS.map((id) => BLANK_SHEETS[id]).filter(({ fits }) => species != null && fits.includes(species))

export interface SheetHead {
  holding: RowValues<'holdings'> | undefined
  herd: RowValues<'herds'>
  year: number
  /** `YYYY-MM-DD` */
  madeOn: string
}

/** What is not known stays empty, to be written there. */
export const blankSheetBlocks = (sheet: BlankSheet, { holding, herd, year }: SheetHead, number: number): Block[] => [
  {
    type: 'facts',
    facts: [
      { label: 'Betrieb', value: holding?.name ?? '' },
      { label: 'Registriernummer', value: holding?.registration_number ?? '' },
      { label: 'Herde', value: herd.name ?? '' },
      { label: 'Jahr', value: String(year) },
      { label: 'Blatt-Nr.', value: String(number) },
    ],
  },
  { type: 'blank_table', title: sheet.title, columns: sheet.columns, rows: null },
]

/** The sheets of one herd, a page each. */
export const blankSheetBook = (sheets: readonly BlankSheet[], head: SheetHead): PrintedBook => ({
  title: sheets.length === 1 ? sheets[0]!.title : 'Leerblätter',
  farm: [head.holding?.name, head.herd.name, head.year].filter(Boolean).join(' · '),
  madeOn: head.madeOn,
  hasContents: false,
  chapters: sheets.map((sheet, index): Chapter => ({
    title: sheet.title,
    landscape: sheet.landscape,
    blocks: blankSheetBlocks(sheet, head, index + 1),
  })),
})
