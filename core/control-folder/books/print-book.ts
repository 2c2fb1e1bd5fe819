import type { Actor } from '../../access/index.ts'
import type { FarmPictures } from '../../farm/index.ts'
import { CONTROLS, type Control } from '../../library/index.ts'
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
    const book = controlBook(control, picture, seenFindings(picture, { year, today }, said), { year, today })
    if (!book) return Err({ kind: 'nothing_kept' })
    return printOnce(deps, namespaceId, book, `Kontrollbuch ${id} ${year}.pdf`)
  }
