import type { Actor } from '../access/index.ts'
import type {
  AdoptVariant,
  ClearShelf,
  EntryId,
  ReadVariants,
  RetractAdoption,
  Retraction,
  StockShelf,
} from '../library/index.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { Ok } from '../shared/result.ts'
import type { ExampleFarms, ExampleLibrary } from './ports/example-farms.ts'

/** What of the catalog the story keeps. */
const ON: readonly EntryId[] = [
  'duengeplan',
  'duengedokumentation',
  'bodenuntersuchung',
  'psm_aufzeichnung',
  'sachkunde',
  'geraetekontrolle',
  'anbauplan',
  'bestandsregister_rind',
  'hit_meldungen',
  'arzneimittel_bestandsbuch',
  'futterplan',
  'milchguete',
]
const ADOPTED = { entryId: 'futterplan', key: 'mais_betont' } as const

/** Switches the entries of the story on and adopts its plan. It may be repeated. */
export type SetUpExampleLibrary = (owner: Pick<Actor, 'namespaceId' | 'userId'>) => Promise<void>

export const makeSetUpExampleLibrary =
  (deps: {
    farms: ExampleFarms
    transaction: Transaction
    stockShelf: StockShelf
    readVariants: ReadVariants
    adoptVariant: AdoptVariant
  }): SetUpExampleLibrary =>
  async ({ namespaceId, userId }) => {
    const actor: Actor = { namespaceId, userId, credential: { kind: 'session' } }
    const plan = (await deps.readVariants(actor, ADOPTED)).unwrap()
    const isFree =
      !plan.adopted && plan.variants.some(({ key, reasons }) => key === ADOPTED.key && reasons.length === 0)
    await deps.transaction.within(namespaceId, async () => {
      // Locked, so that a removal does not overtake it.
      const farm = await deps.farms.of(namespaceId)
      if (farm?.removedAt !== null || farm.library) return Ok(undefined)
      const documents = await deps.stockShelf(namespaceId, ON)
      const chosen = { ...ADOPTED, period: plan.period, skip: [] }
      const adopted = isFree ? (await deps.adoptVariant(actor, chosen)).unwrap().adopted : null
      await deps.farms.noteLibrary(namespaceId, {
        documents,
        adopted: adopted && { period: plan.period, calculationId: adopted.calculationId },
      })
      return Ok(undefined)
    })
  }

/** Takes it back, inside the running transaction; an adoption that a person has put in its place stays. */
export async function takeBackExampleLibrary(
  deps: { clearShelf: ClearShelf; readVariants: ReadVariants; retractAdoption: RetractAdoption },
  actor: Actor,
  { documents, adopted }: ExampleLibrary,
): Promise<Pick<Retraction, 'removed' | 'kept'> & { documents: number }> {
  const cleared = await deps.clearShelf(actor.namespaceId, documents)
  const plan = { entryId: ADOPTED.entryId, period: adopted?.period }
  const current = adopted && (await deps.readVariants(actor, plan)).unwrap().adopted
  const isOwn = current?.key === ADOPTED.key && current.calculationId === adopted?.calculationId
  const { removed, kept } = isOwn ? (await deps.retractAdoption(actor, plan)).unwrap() : { removed: [], kept: [] }
  return { removed, kept, documents: cleared }
}
