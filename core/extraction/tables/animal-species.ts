import { FORMATS } from '../../farm/index.ts'
import type { Table } from '../structure.ts'
import type { AnimalColumn } from './animal-columns.ts'
import type { TableRecord } from './read-records.ts'
import { readSpecies } from '../../terms/index.ts'

/** What the animals of a list are, as far as more than the single line shows it. */
export interface ListSpecies {
  /** The one species that the title names. */
  titled: string | undefined
  /** The species of animals whose ear tag is foreign and shows none. */
  foreign: string | undefined
}

/** The species that the title of a list and the German ear tags in it show. */
export function speciesOfList(
  filename: string,
  table: Table,
  records: readonly TableRecord<AnimalColumn>[],
): ListSpecies {
  const titled = speciesInTitle(filename, table)
  return { titled, foreign: titled ?? speciesOfEarTags(records) }
}

/** The species of one animal, as its line, its ear tag or its list shows it; undefined where none does. */
export function speciesOf(written: string, earTag: string, { titled, foreign }: ListSpecies): string | undefined {
  const marked = speciesOfEarTag(earTag)
  // Sheep and goats bear the same numbers, and lambs may bear the mark of their holding, as pigs do.
  const flock = titled === 'sheep' || titled === 'goat' ? titled : undefined
  const shown = marked === 'sheep' && titled === 'goat' ? 'goat' : marked === 'pig' ? (flock ?? marked) : marked
  return readSpecies(written) ?? shown ?? foreign
}

/** The species by the German number in the canonical ear tag: 276 00 cattle, 276 01 sheep and goats, DE pigs. */
export function speciesOfEarTag(earTag: string): 'cattle' | 'sheep' | 'pig' | undefined {
  if (earTag.startsWith('27600')) return 'cattle'
  if (earTag.startsWith('27601')) return 'sheep'
  return earTag.startsWith('DE') ? 'pig' : undefined
}

const TITLE_LINES = 3
const IN_TITLE = {
  cattle: /\bRind|\bKühe|Milchvieh|\bGEB_DATR\b/i,
  goat: /Ziege/i,
  sheep: /Schaf/i,
  pig: /Schwein/i,
}

/** The one species that a title, a sheet or the name of a file names. */
export function speciesInTitle(filename: string, { name, rows }: Table): string | undefined {
  const lines = rows.slice(0, TITLE_LINES).map(({ cells }) => cells.join(' '))
  const title = [filename, name, ...lines].join(' ')
  const named = Object.entries(IN_TITLE).filter(([, words]) => words.test(title))
  return named.length === 1 ? named[0]![0] : undefined
}

/** What foreign ear tags belong to where all the German ones in the list are of one species. */
function speciesOfEarTags(records: readonly TableRecord<AnimalColumn>[]): string | undefined {
  const species = new Set(
    records.flatMap((record) => speciesOfEarTag(FORMATS.ear_tag.canonical(record.text('ear_tag')) ?? '') ?? []),
  )
  return species.size === 1 ? [...species][0] : undefined
}
