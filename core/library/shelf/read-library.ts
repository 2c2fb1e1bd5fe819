import type { Actor } from '../../access/index.ts'
import type { FarmPictures } from '../../farm/index.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import type { ObjectStore } from '../../shared/ports/object-store.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { controlsOf, type Control } from '../catalog/controls.ts'
import { CATEGORIES, ENTRIES, type CatalogEntry, type Category } from '../catalog/entries.ts'
import { PROFILE_KINDS, recommendedEntries } from '../catalog/farm-profile.ts'
import { LEGAL_BASES } from '../catalog/legal-bases.ts'
import { defaultPeriod, type PeriodKey } from '../catalog/periods.ts'
import { retentionEnd, retentionText } from '../catalog/retention-end.ts'
import type { PlanStore } from '../ports/plan-store.ts'
import type { KeptDocuments } from '../ports/kept-documents.ts'
import { show, stateOf, type EntryState, type ShownDocument } from './entry-state.ts'
import type { KeptDocument } from './kept-document.ts'
import { dueOn } from './open-periods.ts'

/** A document of any period, and until when it has to be kept. */
export interface ShownPeriod {
  period: PeriodKey
  isOn: boolean
  document: ShownDocument
  /** Null where the period does not tell. */
  keepUntil: string | null
  /** It has not to be kept any more; nothing is destroyed by itself. */
  mayBeDestroyed: boolean
}

export interface LibraryEntry extends EntryState {
  recommended: boolean
  /** German. */
  retention: string
  legalBasis: string
  controls: Control[]
  /** Every document that there is, the latest period first, in it the living one first, then the newest. */
  periods: ShownPeriod[]
}

/** The whole catalog by category, with what is on the shelf of the farm. */
export type ReadLibrary = (actor: Actor) => Promise<{ id: Category; title: string; entries: LibraryEntry[] }[]>

interface Dependencies {
  keptDocuments: Pick<KeptDocuments, 'list'>
  clock: Clock
  farmPictures: FarmPictures
  objects: ObjectStore
  planStore: PlanStore
}

export const makeReadLibrary =
  (deps: Dependencies): ReadLibrary =>
  async ({ namespaceId }) => {
    const kept = await deps.keptDocuments.list(namespaceId)
    const picture = await deps.farmPictures.of(namespaceId, PROFILE_KINDS)
    const recommended = recommendedEntries(picture)
    const land = picture.rows('holdings')[0]?.values.state ?? undefined
    const today = dayOf(deps.clock.now())
    const due = new Set(dueOn(kept, today).map(({ entry }) => entry))
    const entries = await Promise.all(
      ENTRIES.map(async (entry): Promise<LibraryEntry> => ({
        ...stateIn(await stateOf(deps, namespaceId, kept, entry, defaultPeriod(entry, today)), due),
        recommended: recommended.has(entry.id),
        retention: retentionText(entry, today, land),
        legalBasis: LEGAL_BASES[entry.id].text,
        controls: controlsOf(entry.id),
        periods: await Promise.all(
          newestFirst(kept.filter(({ entryId }) => entryId === entry.id)).map(async (document) => {
            const end = retentionEnd(entry, document.period, land)
            return {
              period: document.period,
              isOn: document.archivedAt === null,
              document: await show(deps.objects, document),
              keepUntil: end ?? null,
              mayBeDestroyed: end !== undefined && end < today,
            }
          }),
        ),
      })),
    )
    return Object.entries(CATEGORIES).map(([id, title]) => ({
      id: id as Category,
      title,
      entries: entries.filter(({ entry }) => entry.category === id),
    }))
  }

/** What was on goes on, also in the hours before somebody has put its new document there. */
const stateIn = (state: EntryState, due: ReadonlySet<CatalogEntry>): EntryState => ({
  ...state,
  isOn: state.isOn || due.has(state.entry),
})

const newestFirst = (kept: readonly KeptDocument[]): KeptDocument[] =>
  kept.toSorted(
    (one, other) =>
      (one.period < other.period ? 1 : one.period > other.period ? -1 : 0) ||
      Number(one.archivedAt !== null) - Number(other.archivedAt !== null) ||
      (one.documentId < other.documentId ? 1 : -1),
  )
