import type { KindSlug } from '../../farm/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { entryOf } from '../catalog/entries.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import { isRunning } from '../catalog/periods.ts'
import type { Plan } from '../plans/plan.ts'
import type { KeptDocuments } from '../ports/kept-documents.ts'
import type { Register } from '../registers/register.ts'
import { kindsOf } from './draw-kept-document.ts'
import type { KeptDocument } from './kept-document.ts'

/** True of a document that follows the rows: generated, on, and of a period that runs. */
export const isLiving = ({ origin, archivedAt, entryId, period }: KeptDocument, today: string): boolean =>
  origin === 'generated' && archivedAt === null && isRunning(entryOf(entryId), period, today)

/** Whether rows of these kinds stand in it. */
export function standsOn(
  { plans, registers }: { plans: readonly Plan[]; registers: readonly Register[] },
  kinds: ReadonlySet<KindSlug>,
): (document: KeptDocument) => boolean {
  const readerOf = ({ entryId }: KeptDocument) =>
    plans.find(({ id }) => id === entryId) ?? registers.find(({ id }) => id === entryId)
  return (document) => kindsOf(readerOf(document)).some((kind) => kinds.has(kind))
}

export interface LivingDocument {
  entryId: EntryId
  period: string
  title: string
}

/** The living documents that change with rows of these kinds. */
export type FindDocumentsOfKinds = (namespace: NamespaceId, kinds: ReadonlySet<KindSlug>) => Promise<LivingDocument[]>

export const makeFindDocumentsOfKinds =
  (deps: {
    keptDocuments: KeptDocuments
    clock: Clock
    plans: readonly Plan[]
    registers: readonly Register[]
  }): FindDocumentsOfKinds =>
  async (namespace, kinds) => {
    const today = dayOf(deps.clock.now())
    const standsOnThem = standsOn(deps, kinds)
    return (await deps.keptDocuments.list(namespace))
      .filter((document) => isLiving(document, today) && standsOnThem(document))
      .map(({ entryId, period }) => ({ entryId, period, title: entryOf(entryId).title }))
  }
