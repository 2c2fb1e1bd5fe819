import { makeAnswerFromEntries, type FactSource, type LoadEntries, type ParsedQuestion } from '../../answers/index.ts'
import type { Entry, Synonyms, View } from '../../answers/index.ts'
import type { FarmPictures, Picture, PictureRow } from '../../farm/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { Pause } from '../../shared/ports/pause.ts'
import { controlsIn, REGISTER_KINDS } from '../books/control-state.ts'
import { keptIn, kindsOf } from '../findings/judge-rules.ts'
import { RULES } from '../findings/rules.ts'
import type { Acknowledgements } from '../ports/acknowledgements.ts'
import { seenFindings, type SeenFinding } from '../read-folder.ts'
import { controlEntries, controlsView } from './controls-view.ts'
import { FINDING_PHRASES } from './finding-phrases.ts'
import { findingEntry, findingsView } from './findings-view.ts'
import { nitrogenEntries, nitrogenView } from './nitrogen-view.ts'
import type { ToldFinding } from './tell-findings.ts'

interface Dependencies {
  farmPictures: FarmPictures
  acknowledgements: Pick<Acknowledgements, 'all'>
  synonyms: Synonyms
  clock: Clock
  pause: Pause
}

/**
 * Answers questions about what an inspection would find and how complete its books are, of the year that the question
 * names or of this one.
 */
export const makeAnswerFromFindings = ({
  farmPictures,
  acknowledgements,
  synonyms,
  clock,
  pause,
}: Dependencies): FactSource => {
  const loadEntries: LoadEntries<View> = async (namespaceId, views, question, today) => {
    const [picture, said] = await Promise.all([
      farmPictures.of(namespaceId, [...new Set([...kindsOf(RULES), ...REGISTER_KINDS])]),
      acknowledgements.all(namespaceId),
    ])
    const when = { year: yearAsked(question, today), today }
    const loaded = new Map<View, { entries: readonly Entry[]; relatedNames: [] }>()
    if (views.includes(nitrogenView))
      loaded.set(nitrogenView, { entries: nitrogenEntries(picture, when.year), relatedNames: [] })
    const findings = seenFindings(picture, when, said)
    if (findings.length === 0) return loaded
    // Books are asked for by the year, never by a day.
    if (views.includes(controlsView) && !isOfDay(question, today))
      loaded.set(controlsView, {
        entries: controlEntries(controlsIn(picture, findings, when), findings, when.year),
        relatedNames: [],
      })
    if (views.includes(findingsView)) {
      const entries = ofDay(findingEntries(picture, findings, when), question, today)
      loaded.set(findingsView, { entries, relatedNames: [] })
    }
    return loaded
  }
  return makeAnswerFromEntries({
    views: [controlsView, findingsView, nitrogenView],
    loadEntries,
    synonyms,
    phrases: FINDING_PHRASES,
    clock,
    pause,
  })
}

function findingEntries(
  picture: Picture,
  findings: readonly SeenFinding[],
  when: { year: number; today: string },
): Entry[] {
  const { year, today } = when
  const kept = keptIn(RULES, picture, when).filter(({ verdict }) => verdict.rows.length > 0 || verdict.text !== '')
  const told = [
    ...findings.map((finding): ToldFinding => ({ finding: plain(finding), isOfRows: false, today })),
    ...kept.map(({ rule, verdict: { rows, text } }): ToldFinding => ({
      finding: {
        ...rule,
        id: rule.id,
        rule: rule.id,
        severity: 'in_ordnung',
        checkable: true,
        text,
        measure: '',
        rows: rows.map(({ kind, id, label }) => ({ kind, id, label })),
        due: null,
        acknowledged: null,
      },
      isOfRows: true,
      today,
    })),
  ]
  const otherNames = namesBeside(picture)
  const holding = picture.rows('holdings')[0]?.id
  return told.map((one) => findingEntry(one, { year, holding, otherNames }))
}

/** That a rule is kept says its title. */
const plain = (finding: SeenFinding): SeenFinding =>
  finding.severity === 'in_ordnung' ? { ...finding, text: '' } : finding

/** The field of a work, by the work. */
function namesBeside(picture: Picture): ReadonlyMap<string, string> {
  const fields = new Map(picture.rows('fields').map((field) => [field.id as string, field.values.name ?? '']))
  return new Map(
    (picture.rows('work_items') as readonly PictureRow<'work_items'>[]).flatMap(
      ({ id, values }): [string, string][] => {
        const name = fields.get(values.field_id ?? '')
        return name === undefined ? [] : [[id, name]]
      },
    ),
  )
}

const isOfDay = ({ period }: Pick<ParsedQuestion, 'period'>, today: string): boolean =>
  period?.span.from != null && period.span.from === period.span.to && period.span.from < today

/** Of a single day that is past, what speaks of it. */
function ofDay(entries: readonly Entry[], { period }: ParsedQuestion, today: string): readonly Entry[] {
  const day = period?.span.from
  if (!day || !isOfDay({ period }, today)) return entries
  const speaksOf = ({ values, searchTexts = [] }: Entry): boolean =>
    String(values.text).includes(germanDay(day)) || searchTexts.some((text) => text.includes(day))
  return entries.filter(speaksOf)
}

/** The year in which the time that the question names ends. */
const yearAsked = ({ period }: ParsedQuestion, today: string): number =>
  Number((period?.span.to ?? period?.span.from ?? today).slice(0, 'YYYY'.length))
