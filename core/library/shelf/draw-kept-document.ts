import type { KindSlug } from '../../farm/index.ts'
import type { Id, NamespaceId } from '../../shared/ids.ts'
import type { Digest } from '../../shared/ports/digest.ts'
import type { ObjectStore } from '../../shared/ports/object-store.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import type { PlanKey } from '../adoption/adoption.ts'
import type { CalculationDependencies } from '../adoption/current-calculation.ts'
import { entryOf } from '../catalog/entries.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import type { PeriodKey } from '../catalog/periods.ts'
import type { BookPrinter } from '../ports/book-printer.ts'
import type { KeptDocuments } from '../ports/kept-documents.ts'
import { canonicalJson } from '../../shared/canonical-json.ts'
import type { Plan } from '../plans/plan.ts'
import { entryBook } from '../printing/entry-book.ts'
import { planBook } from '../printing/plan-book.ts'
import { makeReadPlanToPrint } from '../printing/read-plan-to-print.ts'
import type { PrintedBook } from '../printing/printed-book.ts'
import type { Register } from '../registers/register.ts'
import { fileKey, livingAt } from './kept-document.ts'

/** Draws the generated document of an entry and a period from the rows as they are, unless it says the same already. */
export type DrawKeptDocument = (document: {
  namespaceId: NamespaceId
  entryId: EntryId
  period: PeriodKey
}) => Promise<void>

interface Dependencies extends CalculationDependencies {
  keptDocuments: KeptDocuments
  bookPrinter: BookPrinter
  objects: Pick<ObjectStore, 'put'>
  registers: readonly Register[]
}

/** Somebody else may be drawing it, too; whoever comes second looks again, so often at most. */
const MOST_LOOKS = 3

export const makeDrawKeptDocument =
  (deps: Dependencies): DrawKeptDocument =>
  async (key) => {
    for (let look = 0; look < MOST_LOOKS; look++) if (await drawOnce(deps, key)) return
    throw new Error('the document was drawn or archived by someone else each time')
  }

/** False: it was drawn or archived by someone else meanwhile. */
async function drawOnce(deps: Dependencies, { namespaceId, entryId, period }: PlanKey): Promise<boolean> {
  const living = livingAt(await deps.keptDocuments.list(namespaceId), { entryId, period })
  if (living?.origin !== 'generated') return true
  const { documentId } = living
  // Before the rows are read: what changes from now on asks for another drawing.
  await deps.keptDocuments.beginDrawing(namespaceId, documentId)
  const updatedAt = deps.clock.now()
  const book = await bookOf(deps, { namespaceId, entryId, period }, dayOf(updatedAt))
  const contentHash = hashOf(deps.digest, book)
  if (contentHash === living.contentHash) return true

  const { bytes } = await deps.bookPrinter.print(book)
  const objectKey = fileKey(living, deps.ids.next<Id<'File'>>())
  await deps.objects.put(objectKey, bytes, living.contentType)
  const drawing = { objectKey, sha256: deps.digest(bytes), contentHash, updatedAt }
  return deps.keptDocuments.draw(namespaceId, documentId, living.contentHash, drawing)
}

/** What the document of an entry hangs on: what its register or its plan reads. */
export const kindsOf = (of: Pick<Register, 'reads'> | Pick<Plan, 'reads'> | undefined): KindSlug[] => [
  ...new Set<KindSlug>(['holdings', ...(of?.reads ?? [])]),
]

async function bookOf(deps: Dependencies, key: PlanKey, today: string): Promise<PrintedBook> {
  const { namespaceId, entryId, period } = key
  const register = deps.registers.find(({ id }) => id === entryId)
  const scene = { picture: await deps.farmPictures.of(namespaceId, kindsOf(register)), period, today }
  const plan = await makeReadPlanToPrint(deps)(key)
  return plan ? planBook(plan, scene) : entryBook(entryOf(entryId), register, scene)
}

/** The day on which it is made says nothing about the farm. */
const hashOf = (digest: Digest, book: PrintedBook): string => digest(canonicalJson({ ...book, madeOn: '' }))
