import type { Actor } from '../../access/index.ts'
import type { FarmPictures } from '../../farm/index.ts'
import {
  CONTROLS,
  planChapter,
  type Chapter,
  type Control,
  type EntryId,
  type PlanStore,
  type ReadPlanToPrint,
} from '../../library/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import { Err, type Result } from '../../shared/result.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { kindsOf } from '../findings/judge-rules.ts'
import { RULES } from '../findings/rules.ts'
import type { Acknowledgements } from '../ports/acknowledgements.ts'
import { seenFindings } from '../read-folder.ts'
import { controlBook } from './control-book.ts'
import { REGISTER_KINDS } from './control-state.ts'
import { printOnce, type Print, type PrintDependencies, type StillDrawing } from './print-once.ts'

/** Prints the book of a control; `nothing_kept`: none of its registers has anything in the year. */
export type PrintBook = (
  actor: Actor,
  input: { control: Control['id']; year?: number | undefined },
) => Promise<Result<Print, { kind: 'nothing_kept' } | StillDrawing>>

interface Dependencies extends PrintDependencies {
  planStore: Pick<PlanStore, 'adoptions'>
  readPlanToPrint: ReadPlanToPrint
  farmPictures: FarmPictures
  acknowledgements: Pick<Acknowledgements, 'all'>
}

export const makePrintBook =
  (deps: Dependencies): PrintBook =>
  async ({ namespaceId }, { control: id, year: asked }) => {
    const today = dayOf(deps.clock.now())
    const year = asked ?? Number(today.slice(0, 4))
    const [picture, said] = await Promise.all([
      deps.farmPictures.of(namespaceId, [...new Set([...REGISTER_KINDS, ...kindsOf(RULES)])]),
      deps.acknowledgements.all(namespaceId),
    ])
    const control = (CONTROLS as readonly Control[]).find((one) => one.id === id)!
    const when = { year, today }
    const plans = await adoptedPlans(deps, namespaceId, control, year)
    const book = controlBook(control, picture, seenFindings(picture, when, said), when, plans)
    if (!book) return Err({ kind: 'nothing_kept' })
    return printOnce(deps, namespaceId, book, `Kontrollbuch ${id} ${year}.pdf`)
  }

/** What is adopted for the year, by its entry; what a plan would be that nobody has adopted is no record. */
async function adoptedPlans(
  { planStore, readPlanToPrint }: Pick<Dependencies, 'planStore' | 'readPlanToPrint'>,
  namespaceId: NamespaceId,
  { registers }: Control,
  year: number,
): Promise<ReadonlyMap<EntryId, Chapter>> {
  const plans = new Map<EntryId, Chapter>()
  for (const { entryId, period } of await planStore.adoptions(namespaceId)) {
    if (!registers.includes(entryId) || period !== String(year)) continue
    const plan = await readPlanToPrint({ namespaceId, entryId, period })
    const chapter = plan && planChapter(plan)
    if (chapter) plans.set(entryId, chapter)
  }
  return plans
}
