import { germanList } from '../../shared/german/write-german.ts'
import { narrowEntries } from '../filtering/narrow-entries.ts'
import type { Narrowed } from '../filtering/narrowed.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Fact } from '../ports/fact-source.ts'
import { chooseEntries } from './choose-entries.ts'
import { cite } from './cite.ts'
import { draftAnswer } from './draft-answer.ts'
import type { Draft } from './draft.ts'
import { draftNothingEntered, draftNothingFound } from './nothing-found.ts'
import { MOST_LISTED } from './phrases.ts'

/** Answers what was understood; undefined where the view has no such answer. */
export function writeAnswer(interpretation: Interpretation): Fact | undefined {
  if (cannotBeSelected(interpretation)) return undefined
  const narrowed = narrowEntries(interpretation)
  const draft = narrowed && draftFrom(interpretation, narrowed)
  if (!draft) return undefined
  const additions = draft.answered ? additionsTo(draft, interpretation, narrowed) : []
  return {
    text: [draft.text, ...additions].join(draft.text.includes('\n') ? '\n' : ' '),
    answered: draft.answered,
    rows: cite(draft.entries, draft.columns),
  }
}

/** What is due has no last time, and no value of many entries is the highest alone. */
function cannotBeSelected({ view, question: { selection }, columns }: Interpretation): boolean {
  if (selection === 'latest' || selection === 'first') return view.tense === 'future'
  return (selection === 'most' || selection === 'least') && columns.some(({ grouping }) => grouping)
}

function draftFrom(interpretation: Interpretation, narrowed: Narrowed): Draft | undefined {
  if (narrowed.found.length === 0) return draftNothingFound(interpretation, narrowed)
  const found = chooseEntries(interpretation, narrowed.found)
  return found.length === 0
    ? draftNothingEntered(interpretation, narrowed)
    : draftAnswer(interpretation, { ...narrowed, found })
}

/** What has to be said to it: what the view knows of it, the rule behind a limit, and where nothing is entered. */
function additionsTo(draft: Draft, { view, entries, today }: Interpretation, narrowed: Narrowed): string[] {
  const { found, undecided, rule } = narrowed
  const annotation = view.annotate?.(draft.entries, entries, today)
  const limit = found.length > 0 && rule ? `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.` : undefined
  const names = germanList(undecided.slice(0, MOST_LISTED).map(({ name }) => name))
  const more = undecided.length > MOST_LISTED ? ' und weiteren' : ''
  const notEntered = undecided.length > 0 ? `Bei ${names}${more} ist dazu nichts eingetragen.` : undefined
  return [annotation, limit, notEntered].filter((text) => text !== undefined)
}
