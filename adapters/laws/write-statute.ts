import { germanDay } from '../../core/shared/german/write-german.ts'
import type { Statute } from './read-statute.ts'

/**
 * A statute as Markdown for the shared knowledge: each norm below a heading of its own, which an answer cites, and the
 * state and the day of the text at the top. The same statute gives the same bytes.
 */
export function writeStatute(statute: Statute): string {
  const { abbreviation, title, shortTitle, enactedOn, publishedIn, state, textOn } = statute
  const name = shortTitle ? `${shortTitle} – ${abbreviation}` : abbreviation
  const about = [
    `${title} (${name})`,
    ...(enactedOn ? [`Ausfertigungsdatum: ${germanDay(enactedOn)}`] : []),
    ...(publishedIn ? [`Fundstelle: ${publishedIn}`] : []),
    ...(state ? [`Stand: ${state}`] : []),
    `Text vom ${germanDay(textOn)}, gesetze-im-internet.de`,
  ]
  const norms = statute.norms.map((norm) =>
    [
      `# ${norm.title ? `${norm.label} – ${norm.title}` : norm.label}`,
      ...norm.text,
      ...norm.footnotes.map((note) => `Fußnote ${note}`),
    ].join('\n\n'),
  )
  return `${[about.map((line) => `% ${line}`).join('\n'), ...norms].join('\n\n')}\n`
}
