import type { DocumentId } from '../../shared/ids.ts'
import { WRITTEN_MONTH } from '../../shared/german/months.ts'
import type { RankedPassage } from './passage-context.ts'
import type { StoredPassage } from '../passage.ts'

/** A paper says within so many UTF-16 units what it is, of whom and of when. */
const OPENING = 350
/** What share of the words of both openings papers of one kind have in common: all but numbers and a few names. */
const SAME_KIND = 0.5

const YEAR = /(?<![\d,/])(?:19|20)\d\d(?![\d,/]|\.\d)/gu
/** „29.01.2025“, „18. Dezember 2024“ */
const DATE = new RegExp(`\\d{1,2}\\.\\s?(?:\\d{1,2}\\.|(?:${WRITTEN_MONTH}))\\s?(?:19|20)\\d\\d`, 'giu')

interface Opening {
  /** That it is about, else of its dates: the bill for a year is written in the next. */
  years: ReadonlySet<string>
  stems: ReadonlySet<string>
}

/** What a passage keeps of its score where a paper of the same kind is of the year that is asked for. */
const OTHER_YEAR = 0.6

/**
 * Passages, best first, anew with what year their papers are of: of two invoices of one firm that of 2024 is no answer
 * where one asks for 2025, whatever it says. Of a document whose first passage is not among them nothing is known.
 */
export function placedInYears(years: readonly string[], ranked: RankedPassage[]): RankedPassage[] {
  if (years.length === 0) return ranked
  const openings = ranked.flatMap(({ passage }): [DocumentId, Opening][] =>
    passage.ordinal === 0 ? [[passage.documentId, openingOf(passage)]] : [],
  )
  const own = openings.filter(([, one]) => isOf(years, one))
  const places = new Map(
    openings.flatMap(([documentId, one]): [DocumentId, 'asked' | 'other'][] => {
      if (isOf(years, one)) return [[documentId, 'asked']]
      return one.years.size > 0 && own.some(([, asked]) => isOfOneKind(asked, one)) ? [[documentId, 'other']] : []
    }),
  )
  return ranked
    .map(({ passage, score }): RankedPassage => {
      const ofYear = places.get(passage.documentId)
      return { passage, score: ofYear === 'other' ? OTHER_YEAR * score : score, ...(ofYear && { ofYear }) }
    })
    .sort((one, other) => other.score - one.score)
}

const isOf = (years: readonly string[], opening: Opening): boolean => years.some((year) => opening.years.has(year))

function openingOf({ title, text, stems }: StoredPassage): Opening {
  const opening = `${title}\n${text.slice(0, OPENING)}`
  // The last may be cut, and the first word is a space.
  const words = stems.slice(1, OPENING).split(' ').slice(0, -1)
  return {
    years: new Set(opening.replaceAll(DATE, '').match(YEAR) ?? opening.match(YEAR)),
    stems: new Set(words.filter((stem) => !/\d/u.test(stem))),
  }
}

function isOfOneKind(one: Opening, other: Opening): boolean {
  const common = [...one.stems].filter((stem) => other.stems.has(stem)).length
  return common >= SAME_KIND * (one.stems.size + other.stems.size - common)
}
