import { makeAnswerFromEntries, type FactSource, type LoadEntries, type ParsedQuestion } from '../../answers/index.ts'
import type { Synonyms, View } from '../../answers/index.ts'
import type { FarmPictures } from '../../farm/index.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import { kindsOf } from '../findings/judge-rules.ts'
import { RULES } from '../findings/rules.ts'
import type { Acknowledgements } from '../ports/acknowledgements.ts'
import { seenFindings } from '../read-folder.ts'
import { findingEntry, findingsView } from './findings-view.ts'

interface Dependencies {
  farmPictures: FarmPictures
  acknowledgements: Pick<Acknowledgements, 'all'>
  synonyms: Synonyms
  clock: Clock
  pause: Pause
}

/** Answers questions about what an inspection would find, of the year that the question names or of this one. */
export const makeAnswerFromFindings = ({
  farmPictures,
  acknowledgements,
  synonyms,
  clock,
  pause,
}: Dependencies): FactSource => {
  const loadEntries: LoadEntries<View> = async (namespaceId, _, question, today) => {
    const [picture, said] = await Promise.all([
      farmPictures.of(namespaceId, kindsOf(RULES)),
      acknowledgements.all(namespaceId),
    ])
    const year = yearAsked(question, today)
    const holding = picture.rows('holdings')[0]?.id
    const entries = seenFindings(picture, { year, today }, said).map((one) => findingEntry(one, year, holding))
    return entries.length === 0 ? new Map() : new Map([[findingsView, { entries, relatedNames: [] }]])
  }
  return makeAnswerFromEntries({ views: [findingsView], loadEntries, synonyms, clock, pause })
}

/** The year in which the time that the question names ends. */
const yearAsked = ({ period }: ParsedQuestion, today: string): number =>
  Number((period?.span.to ?? period?.span.from ?? today).slice(0, 'YYYY'.length))
