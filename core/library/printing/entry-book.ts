import type { Picture, RowValues } from '../../farm/index.ts'
import { entryOf, type CatalogEntry } from '../catalog/entries.ts'
import { LEGAL_BASES } from '../catalog/legal-bases.ts'
import { periodText, yearOfPeriod, type PeriodKey } from '../catalog/periods.ts'
import { retentionText } from '../catalog/retention-end.ts'
import type { Register } from '../registers/register.ts'
import type { Block, Chapter, PrintedBook } from './printed-book.ts'

/** What the document of an entry is written from. */
export interface EntryScene {
  /** `holdings`, and what the register of the entry reads. */
  picture: Picture
  period: PeriodKey
  today: string
}

/** The document of one entry and period: its register, or, where none follows from rows, what belongs there. */
export function entryBook(entry: CatalogEntry, register: Register | undefined, scene: EntryScene): PrintedBook {
  const holding = scene.picture.rows('holdings')[0]?.values
  const chapter = register ? registerChapter(register, scene) : emptyChapter(entry)
  return {
    title: entry.title,
    subtitle: periodText(entry.period, scene.period),
    farm: farmLine(holding),
    madeOn: scene.today,
    hasContents: false,
    chapters: [{ ...chapter, blocks: [factsOf(entry, scene, holding), ...chapter.blocks] }],
  }
}

/** A register as a chapter, also of a larger book. */
export function registerChapter(register: Register, { picture, period, today }: EntryScene): Chapter {
  const rows = picture.only(['holdings', ...register.reads])
  const scene = {
    picture: rows,
    year: yearOfPeriod(period, today),
    today,
    holding: rows.rows('holdings')[0]?.values,
  }
  const { title } = entryOf(register.id)
  const lines = register.linesOf(scene)
  const table: Block =
    lines.length === 0
      ? paragraph('Keine Eintragungen.')
      : { type: 'table', title, columns: register.columns, rows: lines.map(({ cells }) => cells) }
  return {
    title,
    ...(lines.length === 0 && { remark: 'keine Eintragungen' }),
    ...(register.landscape && { landscape: true }),
    blocks: [table, ...(register.remarks?.(scene) ?? []).map(paragraph)],
  }
}

/** „Hof Behrens, 27404 Musterfeld, Registriernummer 033579990001“, as far as it is known. */
export function farmLine(holding: RowValues<'holdings'> | undefined): string {
  const { name, postcode, city, registration_number: number } = holding ?? {}
  const place = [postcode, city].filter((part) => part != null).join(' ')
  return [name ?? 'Betrieb ohne Namen', place, number == null ? '' : `Registriernummer ${number}`]
    .filter((part) => part !== '')
    .join(', ')
}

const emptyChapter = ({ title, kind }: CatalogEntry): Chapter => ({
  title,
  remark: 'keine Eintragungen',
  blocks: [
    paragraph(`Hierher gehört: ${title}.`),
    paragraph('Dazu ist noch nichts erfasst.'),
    ...(kind === 'dokument'
      ? [paragraph('Liegt dir das Dokument vor, lade es hoch und übernimm es in die Bibliothek.')]
      : []),
  ],
})

const factsOf = (
  entry: CatalogEntry,
  { period, today }: EntryScene,
  holding: RowValues<'holdings'> | undefined,
): Block => ({
  type: 'facts',
  facts: [
    { label: 'Zeitraum', value: periodText(entry.period, period) },
    { label: 'Rechtsgrundlage', value: LEGAL_BASES[entry.id].text },
    { label: 'Aufbewahrung', value: retentionText(entry, today, holding?.state ?? undefined) },
  ],
})

const paragraph = (text: string): Block => ({ type: 'paragraph', text })
