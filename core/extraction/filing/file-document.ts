import { wordTable } from '../../shared/word-table.ts'
import { spellOutUmlauts } from '../../shared/german/fold.ts'
import type { Assertion } from '../extractor.ts'
import { FAECHER, type Fach } from '../fach.ts'
import { findTitles, type FoundTitle, type Titled } from './find-title.ts'
import { listsValues, weighForms } from './forms.ts'
import { letterForm } from './letter-form.ts'
import { SENDERS } from './senders.ts'
import { VOCABULARY } from './vocabulary.ts'

/** What speaks for each Fach. */
type Evidence = Map<Fach, number>

/** Less than this says nothing. */
const ENOUGH = 2
/** A title of strength 1, wholly prominent. */
const OF_TITLE = 2.3
/** What further titles count beside the first of their Fach. */
const OF_FURTHER = 0.25
const OF_ROWS = 7
const OF_LETTER = 4
const OF_WORDS = 5
/** Less is no letter. */
const LETTER_FORM = 3
/** The title of a letter is its subject, and says what it is about, not what it is. */
const OF_SUBJECT = 0.5
/** Notices about money of the state and confirmations of a contract have the form of a letter, and lie elsewhere. */
const OFTEN_MAILED: ReadonlySet<Fach | undefined> = new Set(['foerderung', 'vertraege'])
const OF_NOTICE = 0.5
const TOPICAL: ReadonlySet<Fach> = new Set([
  'betrieb',
  'flaechen',
  'duengung',
  'pflanzenschutz',
  'tiere',
  'fuetterung',
  'milch',
])

const LAND: ReadonlySet<Titled['format']> = new Set(['geojson', 'kml', 'gml', 'shapefile', 'isoxml', 'invekos_xml'])

/**
 * Files a document by what it is: by what it calls itself, the rows it yields, the form of a letter, and last by the
 * words of the trade in it. „sonstiges“ where nothing speaks clearly.
 */
export function fileDocument(document: Titled, filename: string, rows: readonly Assertion[]): Fach {
  if (document.format.startsWith('invoice_')) return 'rechnungen'
  if (LAND.has(document.format)) return 'flaechen'
  const evidence: Evidence = new Map()
  const add = (fach: Fach, weight: number) => evidence.set(fach, (evidence.get(fach) ?? 0) + weight)
  const letter = Math.max(letterForm(document), rows.some(({ kind }) => kind === 'letters') ? OF_LETTER : 0)
  const isWritten = letter >= LETTER_FORM && !listsValues(document)
  const titles = findTitles(document, filename)
  weighTitles(titles, (fach, weight) => add(fach, isWritten && TOPICAL.has(fach) ? weight * OF_SUBJECT : weight))
  weighSender(document, add)
  weighRows(rows, add)
  weighWords(textOf(document, filename), add)
  if (TABLES.has(document.format))
    weighWords(spellOutUmlauts(headOf(document)), (fach, weight) => OF_PROSE.has(fach) || add(fach, weight))
  weighForms(document, add)
  add('briefe', OFTEN_MAILED.has(titles[0]?.title.fach) ? letter * OF_NOTICE : letter)
  const [best, weight] = [...evidence].reduce((a, b) => (b[1] > a[1] ? b : a))
  return weight >= ENOUGH ? best : 'sonstiges'
}

type Add = (fach: Fach, weight: number) => unknown

function weighTitles(titles: readonly FoundTitle[], add: Add): void {
  const seen = new Set<Fach>()
  for (const { title, prominence } of titles) {
    const weight = title.strength * prominence * OF_TITLE
    add(title.fach, seen.has(title.fach) ? Math.min(1, weight * OF_FURTHER) : weight)
    seen.add(title.fach)
  }
}

const LINES_OF_SENDER = 5

/** By the letterhead or the „Von“ of a mail. */
function weighSender({ pages }: Titled, add: Add): void {
  const lines = (pages[0]?.text ?? '')
    .slice(0, 2000)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const head = spellOutUmlauts(lines.slice(0, LINES_OF_SENDER).join('\n'))
  const seen = new Set<Fach>()
  for (const [fach, weight, words] of SENDERS) {
    if (seen.has(fach) || !words.test(head)) continue
    seen.add(fach)
    add(fach, weight)
  }
}

const OF_KIND: Partial<Record<Assertion['kind'], Fach>> = {
  receipts: 'rechnungen',
  animals: 'tiere',
  animal_counts: 'tiere',
  group_movements: 'tiere',
  grazing_periods: 'tiere',
  treatments: 'arzneimittel',
  antibiotic_reports: 'arzneimittel',
  fields: 'flaechen',
  yields: 'flaechen',
  nutrient_needs: 'duengung',
  manure_transfers: 'duengung',
  certificates: 'betrieb',
  applications: 'foerderung',
}
const OF_SAMPLE: Record<string, Fach> = wordTable({
  nmin: 'duengung',
  soil: 'duengung',
  slurry: 'duengung',
  manure: 'duengung',
  milk_quality: 'milch',
  milk_recording: 'milch',
  bulk_milk: 'milch',
  feed: 'fuetterung',
  plant: 'pflanzenschutz',
  water: 'betrieb',
})

/** What most of the rows that say something of a Fach are of. */
function weighRows(rows: readonly Assertion[], add: Add): void {
  const said = rows.flatMap(({ kind, values }) =>
    kind === 'measurements'
      ? (OF_SAMPLE[String(values['type'])] ?? [])
      : kind === 'certificates' && /^(?:plant_protection|sprayer_inspection)$/.test(String(values['category']))
        ? 'pflanzenschutz'
        : kind === 'stock_movements' && values['type'] === 'harvest'
          ? 'flaechen'
          : kind === 'fields' && values['leased'] === true
            ? 'vertraege'
            : (OF_KIND[kind] ?? []),
  )
  for (const fach of FAECHER) {
    const share = said.filter((one) => one === fach).length / said.length
    if (share > 0) add(fach, OF_ROWS * share)
  }
}

/** Much of one Fach counts more than a little of each, and never as much as a title. */
function weighWords(text: string, add: Add): void {
  const sums = Object.entries(WORDS).map(([fach, groups]) => ({
    fach: fach as Fach,
    sum: groups.reduce((all, [weight, expression]) => all + weight * new Set(text.match(expression)).size, 0),
  }))
  const total = sums.reduce((all, { sum }) => all + sum, 0)
  for (const { fach, sum } of sums) if (sum > 0) add(fach, ((OF_WORDS * sum) / (sum + 4)) * (0.4 + (0.6 * sum) / total))
}

/** At the begin of a word, with `~` also at the end of a compound. */
const WORDS = Object.fromEntries(
  Object.entries(VOCABULARY).map(([fach, groups]) => [
    fach,
    groups.map(([weight, words]) => {
      const all = words.split(' ')
      const inside = all.flatMap((word) => (word.startsWith('~') ? [word.slice(1)] : []))
      const starts = `(?<![a-z0-9])(?:${all.map((word) => word.replace('~', '')).join('|')})`
      return [weight, new RegExp([starts, ...inside].join('|'), 'g')] as const
    }),
  ]),
)

const TABLES: ReadonlySet<Titled['format']> = new Set(['csv', 'xlsx'])

/** No table of a farm is one of these. */
const OF_PROSE: ReadonlySet<Fach> = new Set(['wissen', 'briefe', 'vertraege'])

/** The headings of a table say more than its cells. */
const headOf = ({ pages }: Titled): string => (pages[0]?.text ?? '').slice(0, 1500).split('\n').slice(0, 3).join('\n')

const PAGES = 5
const LETTERS_OF_PAGE = 6000

const textOf = ({ title, pages }: Titled, filename: string): string =>
  spellOutUmlauts(
    [
      filename.replaceAll('_', ' '),
      title ?? '',
      ...pages.slice(0, PAGES).map(({ text }) => text.slice(0, LETTERS_OF_PAGE)),
    ].join('\n'),
  )
