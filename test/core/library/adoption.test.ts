import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemoryFarmPictures } from '../../../adapters/memory/farm/memory-farm-pictures.ts'
import { MemoryDeletedRows } from '../../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProposalStore } from '../../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryProvenanceStore } from '../../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../../adapters/memory/farm/memory-references.ts'
import { MemoryRowStore } from '../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryPlanStore } from '../../../adapters/memory/library/memory-plan-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { digest } from '../../../adapters/system/digest.ts'
import { makeChangeRow, makeCreateRow, makeDeleteRow, type RowId } from '../../../core/farm/index.ts'
import {
  definePlan,
  makeAdoptVariant,
  makePreviewEffects,
  makeReadVariants,
  makeRetractAdoption,
  type PlanEffect,
  type PlanVariant,
} from '../../../core/library/index.ts'
import { effectFrom } from '../../../core/library/adoption/effects-from.ts'
import { addDays } from '../../../core/shared/time/days.ts'
import { runs } from '../../runs.ts'
import { aFarmer } from '../../builders/farm.ts'
import { unreadEvents } from '../../builders/events.ts'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'

const need = (article: string, amount: number): PlanEffect => ({
  id: `need.${article}`,
  kind: 'need',
  title: article,
  details: `${amount} kg`,
  values: { article, amount, unit: 'kg', status: 'open' },
})
const sheet = (title: string, kg: string): PlanEffect => ({
  id: `sheet.${title}`,
  kind: 'sheet',
  title,
  details: '',
  sheet: { title, herdId: null, head: [], columns: [{ label: 'kg' }], rows: [[kg]], foot: [] },
})
const variant = (key: string, effects: PlanEffect[], reasons: string[] = []): PlanVariant => ({
  key,
  title: key,
  metrics: [],
  reasons,
  parts: [],
  effects,
})

/** A plan whose variants are what the article of the farm's first stock says, so that a test sets them by a row. */
function aFarmWith(variants: Record<string, PlanVariant[]>) {
  const database = new MemoryDatabase()
  const time = { now: Date.parse('2026-05-20T08:00:00Z') }
  const deps = {
    provenance: new MemoryProvenanceStore(database),
    proposals: new MemoryProposalStore(database),
    references: new MemoryReferences(database),
    deletedRows: new MemoryDeletedRows(database),
    rows: new MemoryRowStore(database),
    planStore: new MemoryPlanStore(database),
    farmPictures: new MemoryFarmPictures(database),
    optimizer: { minimize: async () => ({ outcome: 'infeasible' as const }) },
    plans: [
      definePlan({
        edition: '1',
        id: 'futterplan',
        reads: ['stock'],
        gather: ({ picture }) => ({ article: picture.rows('stock')[0]?.values.article ?? 'first' }),
        calculate: async ({ article }) => ({ missing: [], variants: variants[article] ?? [] }),
      }),
    ],
    digest,
    ids: uuidV7Ids,
    events: { ...unreadEvents },
    transaction: database,
    clock: { now: () => time.now++ },
  }
  const actor = aFarmer()
  const entry = { entryId: 'futterplan', period: '2026' }
  const [adoptVariant, preview, retractAdoption] = [
    makeAdoptVariant(deps),
    makePreviewEffects(deps),
    makeRetractAdoption(deps),
  ]
  const list = async (kind: 'needs' | 'stock' | 'work_items' | 'expected_jobs' = 'needs') =>
    (await deps.rows.list(actor.namespaceId, kind, { filters: [], limit: 100, offset: 0 })).toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    )
  return {
    actor,
    deps,
    time,
    read: makeReadVariants(deps),
    adopt: (key: string, skip: string[] = [], calculationId?: string) =>
      adoptVariant(actor, { ...entry, key, skip, calculationId }),
    preview: async (key: string) => (await preview(actor, { ...entry, key })).unwrap(),
    retract: async () => (await retractAdoption(actor, entry)).unwrap(),
    variants: async () => (await makeReadVariants(deps)(actor, entry)).unwrap(),
    list,
    needs: async () => Object.fromEntries((await list()).map(({ values }) => [values.article, values.amount])),
    change: (id: RowId, values: Record<string, unknown>) => makeChangeRow(deps)(actor, 'needs', id, values),
    remove: (id: RowId) => makeDeleteRow(deps)(actor, 'needs', id),
    say: (article: string) => makeCreateRow(deps)(actor, 'stock', { article }),
  }
}

const TWO = { first: [variant('a', [need('Soja', 10), need('Raps', 20)]), variant('b', [need('Soja', 15)])] }

describe('adopting a variant', () => {
  it('writes what it plans, as rows of the plan', async () => {
    const farm = aFarmWith(TWO)
    const adopted = (await farm.adopt('a')).unwrap().adopted!
    expect(adopted.key).toBe('a')
    expect(await farm.needs()).toEqual({ Soja: 10, Raps: 20 })
    expect((await farm.list()).map(({ origin, edited }) => [origin, edited])).toEqual([
      ['plan', false],
      ['plan', false],
    ])
  })

  it('again changes nothing', async () => {
    const farm = aFarmWith(TWO)
    const first = (await farm.adopt('a')).unwrap()
    const before = await farm.list()
    expect((await farm.adopt('a')).unwrap()).toEqual({ ...first, adopted: first.adopted })
    expect(await farm.list()).toEqual(before)
  })

  it('in the place of another takes what that one wrote and nobody touched', async () => {
    const farm = aFarmWith(TWO)
    await farm.adopt('a')
    await farm.adopt('b')
    expect(await farm.needs()).toEqual({ Soja: 15 })
    expect((await farm.variants()).adopted?.key).toBe('b')
  })

  it('leaves to a person what they changed, value by value, and rows that they deleted', async () => {
    const farm = aFarmWith({
      first: [
        variant('a', [need('Soja', 10), need('Raps', 20), need('Mais', 5)]),
        variant('b', [need('Soja', 15), need('Mais', 7)]),
      ],
    })
    await farm.adopt('a')
    const [soja, raps, mais] = await farm.list()
    await farm.change(soja!.id, { unit: 't' })
    await farm.change(raps!.id, { amount: 3 })
    await farm.remove(mais!.id)
    const told = async (key: string) =>
      (await farm.preview(key)).effects.map(({ title, change, details }) => [title, change, details])
    const gone = 'Die Zeile wurde gelöscht und wird nicht wieder angelegt.'
    expect(await told('a')).toEqual([
      ['Soja', 'unchanged', '10 kg. Geändert und bleibt: Einheit t.'],
      ['Raps', 'unchanged', '20 kg. Geändert und bleibt: Menge 3.'],
      ['Mais', 'unchanged', `5 kg. ${gone}`],
    ])
    expect(await told('b')).toEqual([
      ['Soja', 'update', '15 kg. Geändert und bleibt: Einheit t.'],
      ['Mais', 'unchanged', `7 kg. ${gone}`],
    ])
    await farm.adopt('b')
    // What is kept of the plan are its own words.
    expect((await farm.variants()).adopted!.effects.map(({ details }) => details)).toEqual(['15 kg', '7 kg'])
    const rows = await farm.list()
    expect(rows.map(({ values: { article, amount, unit } }) => [article, amount, unit])).toEqual([
      ['Soja', 15, 't'],
      ['Raps', 3, 'kg'],
    ])
  })

  it('leaves out what is skipped, by its id or all of a kind', async () => {
    const farm = aFarmWith({ first: [variant('a', [need('Soja', 10), need('Raps', 20), sheet('Kühe', '5')])] })
    await farm.adopt('a', ['need.Soja', 'sheet'])
    expect(await farm.needs()).toEqual({ Raps: 20 })
    expect((await farm.variants()).adopted!.effects.map(({ id }) => id)).toEqual(['need.Raps'])
    expect((await farm.adopt('a', ['need.Weizen'])).val).toEqual({ kind: 'unknown_effect', names: ['need.Weizen'] })
  })

  it('refuses a row that the latest calculation has not, or that cannot be adopted', async () => {
    const farm = aFarmWith({
      first: [variant('a', []), variant('c', [], ['Es fehlt Struktur.'])],
      neu: [variant('b', [])],
    })
    expect((await farm.adopt('c')).val).toEqual({ kind: 'not_adoptable', reasons: ['Es fehlt Struktur.'] })
    await farm.adopt('a')
    const { calculation } = await farm.variants()
    await farm.say('neu')
    expect((await farm.adopt('a')).val).toEqual({ kind: 'not_in_calculation' })
    expect((await farm.adopt('b', [], calculation.id)).val).toEqual({ kind: 'recalculated' })
    expect((await farm.variants()).adopted?.key).toBe('a')
  })

  it('of several at once ends with one, whose rows alone are there', async () => {
    const farm = aFarmWith(TWO)
    await Promise.all(['a', 'b', 'a', 'b', 'b'].map((key) => farm.adopt(key)))
    const { adopted } = await farm.variants()
    expect(await farm.needs()).toEqual(adopted!.key === 'a' ? { Soja: 10, Raps: 20 } : { Soja: 15 })
  })

  it('keeps nothing where it fails in the middle', async () => {
    const farm = aFarmWith(TWO)
    await farm.adopt('a')
    const before = await farm.list()
    farm.deps.events.announce = async () => {
      throw new Error('died')
    }
    await expect(farm.adopt('b')).rejects.toThrow('died')
    expect(await farm.list()).toEqual(before)
    expect((await farm.variants()).adopted?.key).toBe('a')
  })
})

describe('giving an adoption up', () => {
  it('takes the rows that nobody touched, and names those that stay', async () => {
    const farm = aFarmWith(TWO)
    await farm.adopt('a')
    const [soja] = await farm.list()
    await farm.change(soja!.id, { amount: 11 })
    const { removed, kept, state } = await farm.retract()
    expect([removed.length, kept.map(({ id, reason }) => [id, reason]), state.adopted]).toEqual([
      1,
      [[soja!.id, 'edited']],
      null,
    ])
    expect(await farm.needs()).toEqual({ Soja: 11 })
    // There is nothing to give up any more, but what stayed is still told.
    expect(await farm.retract()).toMatchObject({ removed: [], kept: [{ id: soja!.id, reason: 'edited' }] })
    await farm.remove(soja!.id)
    expect(await farm.retract()).toMatchObject({ removed: [], kept: [] })
  })

  it('and adopting again takes up what stayed and writes it no second time', async () => {
    const farm = aFarmWith(TWO)
    await farm.adopt('a')
    const [soja] = await farm.list()
    await farm.change(soja!.id, { unit: 't', status: 'covered' })
    await farm.retract()
    const changes = (await farm.preview('b')).effects.map(({ id, change }) => [id, change])
    expect(changes).toEqual([['need.Soja', 'update']])
    expect((await farm.preview('a')).effects.map(({ id, change }) => [id, change])).toEqual([
      ['need.Soja', 'unchanged'],
      ['need.Raps', 'create'],
    ])
    for (const _ of [1, 2]) {
      await farm.adopt('a')
      const rows = await farm.list()
      expect(rows.map(({ id, values: { article, unit } }) => [id === soja!.id, article, unit])).toEqual([
        [true, 'Soja', 't'],
        [false, 'Raps', 'kg'],
      ])
      expect((await farm.retract()).kept.map(({ id }) => id)).toEqual([soja!.id])
    }
    // Whoever throws away what stayed, and adopts again, wants the whole plan.
    await farm.remove(soja!.id)
    await farm.adopt('a')
    expect(await farm.needs()).toEqual({ Soja: 10, Raps: 20 })
  })

  it('and what stayed beside another variant is taken up again, too', async () => {
    const farm = aFarmWith(TWO)
    await farm.adopt('a')
    const raps = (await farm.list()).find(({ values }) => values.article === 'Raps')!
    await farm.change(raps.id, { amount: 3 })
    await farm.adopt('b')
    await farm.adopt('a')
    expect(await farm.needs()).toEqual({ Soja: 10, Raps: 3 })
    expect(await farm.list()).toHaveLength(2)
    await farm.adopt('b')
    expect((await farm.retract()).kept.map(({ id }) => id)).toEqual([raps.id])
  })
})

describe('a calculation', () => {
  it('stays while the same goes in, and is made again when something else does', async () => {
    const farm = aFarmWith({ ...TWO, neu: [] })
    const first = (await farm.variants()).calculation
    expect((await farm.variants()).calculation).toEqual(first)
    await farm.say('neu')
    const second = (await farm.variants()).calculation
    expect(second.id).not.toBe(first.id)
    expect(second.inputsHash).not.toBe(first.inputsHash)
  })
})

describe('a preview', () => {
  const articles = ['Soja', 'Raps', 'Mais']
  const anEffect = fc.oneof(
    fc
      .record({ article: fc.constantFrom(...articles), amount: fc.integer({ min: 1, max: 3 }) })
      .map((one) => need(one.article, one.amount)),
    fc.constantFrom('1', '2').map((kg) => sheet('Kühe', kg)),
  )
  const effects = fc.uniqueArray(anEffect, { selector: ({ id }) => id, maxLength: 4 })
  const act = fc.oneof(
    fc.record({ what: fc.constant('adopt' as const), key: fc.constantFrom('a', 'b') }),
    fc.record({ what: fc.constantFrom('change' as const, 'remove' as const), place: fc.nat({ max: 3 }) }),
  )

  it('says just what adopting then does', async () => {
    await fc.assert(
      fc.asyncProperty(effects, effects, fc.array(act, { maxLength: 6 }), async (a, b, acts) => {
        const farm = aFarmWith({ first: [variant('a', a), variant('b', b)] })
        for (const one of [...acts, { what: 'adopt' as const, key: 'a' }]) {
          const rows = await farm.list()
          if (one.what !== 'adopt') {
            const row = rows[one.place]
            if (row) await (one.what === 'remove' ? farm.remove(row.id) : farm.change(row.id, { amount: 99 }))
            continue
          }
          const said = await farm.preview(one.key)
          const before = (await farm.variants()).adopted?.effects ?? []
          await farm.adopt(one.key)
          const after = await farm.list()
          const done = (await farm.variants()).adopted!.effects
          for (const { id, change, kind } of said.effects) {
            const [was, is] = [before, done].map((all) => all.find((effect) => effect.id === id))
            if (kind === 'sheet') {
              const same = JSON.stringify(was?.sheet) === JSON.stringify(is?.sheet)
              expect(change).toBe(!was ? 'create' : !is ? 'remove' : same ? 'unchanged' : 'update')
              continue
            }
            const rowId = (is ?? was)!.row!.id
            const [old, now] = [rows, after].map((all) => all.find((row) => row.id === rowId))
            const found = !old ? (now ? 'create' : 'unchanged') : !now ? 'remove' : null
            expect(change).toBe(found ?? (old!.version === now!.version ? 'unchanged' : 'update'))
          }
          const named = said.effects.length
          expect(after.filter(({ origin }) => origin !== 'plan')).toEqual([])
          expect(named).toBeGreaterThanOrEqual(done.length)
          const again = await farm.preview(one.key)
          expect(again.effects.every(({ change }) => change === 'unchanged')).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})

const work = (title: string, from: string, until: string): PlanEffect => ({
  id: `work.${title}`,
  kind: 'field_work',
  title,
  details: `${from} bis ${until}`,
  values: { type: 'care', title, status: 'planned', planned_from: from, planned_until: until },
})
const delivery = (due: string, amount: number): PlanEffect => ({
  id: `delivery.${due}`,
  kind: 'expected_job',
  title: 'liefern',
  details: `${amount} t zum ${due}`,
  values: { task: 'liefern', amount, unit: 't', due_on: due, status: 'expected' },
})
/** 365 t are eaten over the year; 20 t are there. */
const eaten = { uses: [{ amount: 365, from: '2026-01-01', until: '2026-12-31', isEven: true }], inStore: 20 }
const feed: PlanEffect = { ...need('Soja', 345), supply: [eaten], inSteps: 0.1 }
const aYear = (more: PlanEffect[] = []) => [
  work('Januar', '2026-01-10', '2026-01-31'),
  work('Mai', '2026-05-01', '2026-05-31'),
  work('Juli', '2026-07-01', '2026-07-15'),
  delivery('2026-04-01', 30),
  delivery('2026-06-01', 30),
  { ...delivery('2026-05-01', 30), until: '2026-05-20' },
  feed,
  ...more,
]

const amountOf = (effect: PlanEffect | undefined): number =>
  (effect?.kind === 'need' ? effect.values.amount : undefined) ?? 0

describe('a plan that is adopted in the course of its year', () => {
  const titles = async (farm: ReturnType<typeof aFarmWith>) =>
    (await farm.list('work_items')).map(({ values }) => values.title)
  const dues = async (farm: ReturnType<typeof aFarmWith>) =>
    (await farm.list('expected_jobs')).map(({ values }) => values.due_on).toSorted()

  it('writes no work and no delivery that lies wholly before the day, and buys for the months that are left', async () => {
    const farm = aFarmWith({ first: [variant('a', aYear())] })
    const shown = await farm.preview('a')
    await farm.adopt('a')
    expect(await titles(farm)).toEqual(['Mai', 'Juli'])
    // What could still come was due on the 1st, so it is due today.
    expect(await dues(farm)).toEqual(['2026-05-20', '2026-06-01'])
    // From 01.05. on 245 t are eaten.
    expect(await farm.needs()).toEqual({ Soja: 225 })
    expect(shown.effects.map(({ title, change }) => [title, change])).toEqual(
      ['Mai', 'Juli', 'liefern', 'liefern', 'Soja'].map((title) => [title, 'create']),
    )
    expect(shown.leftOut[0]).toMatch(/^Januar wird nicht mehr eingetragen, denn die Zeit dafür endete am 31\.01\.2026 /)
    expect(shown.leftOut.map((text) => text.split(' ')[0])).toEqual(['Januar', 'liefern'])
    expect(shown.effects.at(-1)!.details).toBe('225 kg: gebraucht werden ab 01.05.2026 noch 245 kg, 20 kg sind da')
    expect((await farm.variants()).variants[0]!.effects.length).toBe(aYear().length)
  })

  it('lets no job be due on a day that is over, but on the next that makes sense, and then goes on with that day', async () => {
    const sample: PlanEffect = {
      ...delivery('2026-02-15', 1),
      details: 'ab 15.02.2026',
      until: '2026-12-31',
      spans: [
        { from: '2026-02-15', until: '2026-03-15' },
        { from: '2026-08-15', until: '2026-11-30' },
      ],
    }
    const on = async (day: string) => {
      const farm = aFarmWith({ first: [variant('a', [sample])], neu: [variant('a', [{ ...sample, title: 'Probe' }])] })
      farm.time.now = Date.parse(`${day}T08:00:00Z`)
      const { details } = (await farm.preview('a')).effects[0]!
      await farm.adopt('a')
      return { farm, details, due: await dues(farm) }
    }
    expect((await on('2026-01-10')).due).toEqual(['2026-02-15'])
    expect((await on('2026-02-20')).due).toEqual(['2026-02-20'])
    expect((await on('2026-12-20')).due).toEqual(['2026-12-20'])
    const { farm, details, due } = await on('2026-05-20')
    expect([due, details]).toEqual([['2026-08-15'], 'ab 15.08.2026'])
    farm.time.now = Date.parse('2026-09-10T08:00:00Z')
    await farm.say('neu')
    expect((await farm.preview('a')).effects.map(({ change }) => change)).toEqual(['unchanged'])
    await farm.adopt('a')
    expect(await dues(farm)).toEqual(['2026-08-15'])
  })

  it('leaves what it wrote before as it is once its time is over, and whoever adopts again changes nothing', async () => {
    const farm = aFarmWith({
      first: [variant('a', aYear()), variant('b', aYear([work('Herbst', '2026-10-01', '2026-10-31')]))],
    })
    farm.time.now = Date.parse('2026-01-05T08:00:00Z')
    await farm.adopt('a')
    expect([await titles(farm), await farm.needs()]).toEqual([['Januar', 'Mai', 'Juli'], { Soja: 345 }])
    const rows = async () => [...(await farm.list('work_items')), ...(await farm.list('expected_jobs'))]
    const before = await rows()
    farm.time.now = Date.parse('2026-05-20T08:00:00Z')
    const { effects, leftOut } = await farm.preview('a')
    expect(leftOut).toEqual([])
    expect(effects.filter(({ change }) => change !== 'unchanged').map(({ title }) => title)).toEqual(['Soja'])
    await farm.adopt('a')
    expect(await rows()).toEqual(before)
    expect(await farm.needs()).toEqual({ Soja: 225 })
    // Another variant has the same work in January: it is over, and stays what it was.
    await farm.adopt('b')
    expect(await titles(farm)).toEqual(['Januar', 'Mai', 'Juli', 'Herbst'])
    expect((await rows()).filter(({ id }) => before.some((one) => one.id === id))).toEqual(before)
  })

  it('is the same calculation at midnight, and the same preview until the month is over', async () => {
    const farm = aFarmWith({ first: [variant('a', aYear())] })
    farm.time.now = Date.parse('2026-05-20T21:59:59Z')
    const evening = await farm.preview('a')
    farm.time.now = Date.parse('2026-05-20T22:00:01Z')
    const morning = await farm.preview('a')
    expect(morning.calculationId).toBe(evening.calculationId)
    // Until the end of the 20th there was one delivery more to wait for.
    expect(morning.effects.map(({ id }) => id)).toEqual(
      evening.effects.map(({ id }) => id).filter((id) => id !== 'delivery.2026-05-01'),
    )
    expect(morning.effects.at(-1)!.details).toBe(evening.effects.at(-1)!.details)
    farm.time.now = Date.parse('2026-06-01T08:00:00Z')
    expect((await farm.preview('a')).effects.at(-1)!.details).toMatch(/^194 kg/)
  })

  it('wants of nothing more the later it is, and nothing of what is over', () => {
    const anyDay = fc.integer({ min: 0, max: 420 }).map((day) => addDays('2025-12-15', day))
    const anyUse = fc.record({
      amount: fc.double({ min: 0.1, max: 500, noNaN: true }),
      from: anyDay,
      days: fc.nat(200),
      isEven: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(anyUse, { minLength: 1, maxLength: 6 }),
        fc.option(fc.nat(300)),
        anyDay,
        anyDay,
        (given, inStore, one, other) => {
          const uses = given.map(({ days, ...use }) => ({ ...use, from: use.from, until: addDays(use.from, days) }))
          const whole = Math.ceil((uses.reduce((sum, { amount }) => sum + amount, 0) - (inStore ?? 0)) * 10) / 10
          const effect: PlanEffect = { ...need('Soja', whole), supply: [{ uses, inStore }], inSteps: 0.1 }
          const on = (day: string) => amountOf(effectFrom(effect, day))
          const [sooner, later] = [one, other].toSorted() as [string, string]
          if (whole <= 0) return
          expect(on(later)).toBeLessThanOrEqual(on(sooner) + 0.1)
          expect(on('2025-12-01')).toBe(whole)
          const last = uses
            .map(({ until }) => until)
            .toSorted()
            .at(-1)!
          expect(effectFrom(effect, addDays(last, 1))).toBeUndefined()
        },
      ),
      { numRuns: runs(200) },
    )
  })
})
