import { germanDay } from '../../core/shared/german/write-german.ts'
import type { Norm, Statute } from './read-statute.ts'

/**
 * A statute as Markdown for the shared knowledge: each norm below a heading of its own, which an answer cites, and the
 * state and the day of the text at the top. The same statute gives the same bytes.
 */
export function writeStatute(statute: Statute): string {
  const { abbreviation, title, shortTitle, enactedOn, publishedIn, state, remarks, textOn } = statute
  const name = shortTitle ? `${shortTitle} – ${abbreviation}` : abbreviation
  const about = [
    `${title} (${[name, dayOfState(statute)].filter(Boolean).join(', ')})`,
    ...(enactedOn ? [`Ausfertigungsdatum: ${germanDay(enactedOn)}`] : []),
    ...(publishedIn ? [`Fundstelle: ${publishedIn}`] : []),
    // The day on which the text was made changes without it: it stands where nothing else says how old it is.
    `Stand: ${state ?? `Text vom ${germanDay(textOn)}`} (gesetze-im-internet.de)`,
    ...remarks,
  ]
  const norms = statute.norms.map((norm, index) =>
    [
      ...chaptersBegun(norm, statute.norms[index - 1]),
      headingAt(norm.chapters.length, norm.title ? `${norm.label} – ${norm.title}` : norm.label),
      ...norm.text.map(withoutHeadings),
      ...norm.footnotes.map((note) => `Fußnote ${note}`),
    ].join('\n\n'),
  )
  return `${[about.map((line) => `% ${line}`).join('\n'), ...norms].join('\n\n')}\n`
}

const CHANGED = /v\.\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})/gu

/** „Stand 04.12.2024“: the day of the last change that the text has; an answer names it with the statute. */
function dayOfState({ state }: Statute): string | undefined {
  const [, day, month, year] = [...(state ?? '').matchAll(CHANGED)].at(-1) ?? []
  return day && `Stand ${day.padStart(2, '0')}.${month!.padStart(2, '0')}.${year}`
}

const DEEPEST = 6

const headingAt = (depth: number, text: string): string => `${'#'.repeat(Math.min(DEEPEST, depth + 1))} ${text}`

/** The headings that a norm stands below and the one before does not. */
const chaptersBegun = ({ chapters }: Norm, before: Norm | undefined): string[] =>
  chapters.flatMap((chapter, depth) =>
    before && chapters.slice(0, depth + 1).every((one, at) => before.chapters[at] === one)
      ? []
      : [headingAt(depth, chapter)],
  )

/** A line of the text that begins like a heading is none. */
const withoutHeadings = (text: string): string => text.replaceAll(/^(?=#)/gmu, '\\')
