import type { Adoption, CalculationId, PlanKey, PlanStore, StoredCalculation } from '../../../core/library/index.ts'
import type { RowId } from '../../../core/farm/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

const now = 1_779_260_000_000

export const aCalculation = (): StoredCalculation => ({
  id: newId<CalculationId>(),
  calculatedAt: now,
  inputsHash: 'abc',
  result: { missing: ['Trag den Nmin-Wert ein.'], variants: [] },
})

export const anAdoption = (key = 'mineralisch'): Adoption => ({
  key,
  calculationId: newId<CalculationId>(),
  at: now,
  by: newId<UserId>(),
  effects: [
    {
      id: 'bedarf.kas',
      kind: 'need',
      title: 'Kalkammonsalpeter „27“',
      details: '3,6 t',
      row: { kind: 'needs', id: newId<RowId>() },
      sheet: null,
    },
  ],
})

/** What every PlanStore promises. */
export const planStoreContract = (open: OpenStores<PlanStore>): ContractCase[] => {
  const namespaceId = newId<NamespaceId>()
  const plan: PlanKey = { namespaceId, entryId: 'duengeplan', period: '2027' }
  return casesOver(open, {
    'keeps the latest calculation of a plan': async ({ store }) => {
      const [first, second] = [aCalculation(), aCalculation()]
      equal(await store.calculation(plan), undefined)
      for (const one of [first, second]) await store.putCalculation(plan, one)
      equal(await store.calculation(plan), second)
      equal(await store.calculation({ ...plan, period: '2026' }), undefined)
      equal(await store.calculation({ ...plan, entryId: 'anbauplan' }), undefined)
    },

    'keeps one adoption of a plan until it is removed': async ({ store }) => {
      const [first, second, feeding] = [anAdoption(), anAdoption('guelle_max'), anAdoption('mais_betont')]
      const other = { ...plan, entryId: 'futterplan' as const }
      for (const one of [first, second]) await store.putAdoption(plan, one)
      await store.putAdoption(other, feeding)
      equal(await store.adoption(plan), second)
      equal(await store.adoptions(namespaceId), [
        { ...plan, adoption: second },
        { ...other, adoption: feeding },
      ])
      equal(await store.adoptions(newId<NamespaceId>()), [])
      for (const _ of [1, 2]) await store.removeAdoption(plan)
      equal(await store.adoption(plan), undefined)
      equal(await store.adoption(other), feeding)
    },

    'keeps what adoptions left, whatever becomes of the adoption': async ({ store }) => {
      const [first, second] = [anAdoption().effects, anAdoption().effects]
      equal(await store.leftEffects(plan), [])
      await store.putAdoption(plan, anAdoption())
      for (const effects of [first, second]) await store.putLeftEffects(plan, effects)
      await store.removeAdoption(plan)
      equal(await store.leftEffects(plan), second)
      equal(await store.leftEffects({ ...plan, period: '2026' }), [])
      await store.putLeftEffects(plan, [])
      equal(await store.leftEffects(plan), [])
    },

    'lets of several who change an adoption one after the other, each seeing what the one before left': async ({
      store,
      transaction,
    }) => {
      const seen: (string | undefined)[] = []
      const adopt = (key: string) =>
        transaction.within<undefined, never>(namespaceId, async () => {
          seen.push((await store.lockAdoption(plan))?.key)
          await store.putAdoption(plan, anAdoption(key))
          return Ok(undefined)
        })
      await Promise.all(['a', 'b', 'c'].map(adopt))
      const last = (await store.adoption(plan))!.key
      equal(seen[0], undefined)
      equal([...seen.slice(1), last].toSorted(), ['a', 'b', 'c'])
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespace) {
        const own = { ...plan, namespaceId: namespace }
        const calculation = aCalculation()
        await store.putCalculation(own, calculation)
        return calculation.id
      },
      has: async (store, namespace, id) => (await store.calculation({ ...plan, namespaceId: namespace }))?.id === id,
    }),
  )
}
