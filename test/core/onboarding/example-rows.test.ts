import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import {
  areaHa,
  geometryFault,
  kindOf,
  levelsOf,
  movementsOfGoods,
  movementsOfHerd,
  type KINDS,
  type KindSlug,
  type Row,
  type ValuesOf,
} from '../../../core/farm/index.ts'
import { exampleRows, rowsOfStory, storyDays } from '../../../core/onboarding/index.ts'
import { aFarmer } from '../../builders/farm.ts'
import { runs } from '../../runs.ts'

const { namespaceId } = aFarmer()
const PAPERS = new Map(
  ['Brief der Molkerei', 'Pachtvertrag', 'Sammelantrag'].map((name) => [name, crypto.randomUUID() as string]),
)
const toldOn = (today: string): Row[] =>
  rowsOfStory(exampleRows(storyDays(today)), PAPERS, { namespaceId, ids: uuidV7Ids, now: Date.parse(today) })
const of = <K extends KindSlug>(rows: readonly Row[], kind: K) =>
  rows.filter((row) => row.kind === kind).map(({ values }) => values as ValuesOf<(typeof KINDS)[K]['fields']>)
const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000
const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the rows of the example farm', () => {
  it('pass every rule of their kind on whatever day the farm is made', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const rows = toldOn(today)
        for (const { kind, values, label } of rows)
          expect([label, kindOf(kind).rules(values as never, today)]).toEqual([label, []])
        const keys = rows.flatMap(({ kind, key }) => (key === null ? [] : [`${kind} ${key}`]))
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: runs(300) },
    )
  })

  it('have their names once, and link to rows that are there and of the right kind', () => {
    const story = exampleRows(storyDays('2026-05-20'))
    expect(new Set(story.map(({ name }) => name)).size).toBe(story.length)
    const rows = toldOn('2026-05-20')
    const ids = new Set(rows.map(({ kind, id }) => `${kind} ${id}`))
    for (const [index, { kind, links }] of story.entries()) {
      for (const field of Object.keys(links)) {
        const shape = kindOf(kind).fields[field]!.shape as { kind: string }
        const id = rows[index]!.values[field] as string
        expect([
          story[index]!.name,
          field,
          shape.kind === 'sources' ? [...PAPERS.values()].includes(id) : ids.has(`${shape.kind} ${id}`),
        ]).toEqual([story[index]!.name, field, true])
      }
    }
  })

  it('keep what the story counts from today, and let what hangs on the season stay in it', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const rows = toldOn(today)
        const animal = (tag: string) => of(rows, 'animals').find(({ ear_tag }) => ear_tag === `2760003900${tag}`)!
        expect(days(animal('00042').born_on!, today)).toBe(5)
        expect(days(animal('00041').born_on!, animal('00041').birth_reported_on!)).toBe(10)
        expect(days(animal('00043').born_on!, today)).toBe(48)
        expect(
          days(
            today,
            of(rows, 'certificates').find(({ type }) => type === 'Sachkundenachweis Pflanzenschutz')!.valid_until!,
          ),
        ).toBe(22)
        expect(of(rows, 'machines').find(({ name }) => name === 'Anhängespritze')!.badge_until! < today).toBe(true)
        const late = of(rows, 'work_items').find(
          ({ title, done_on }) => title === 'Kalkammonsalpeter streuen' && done_on!.slice(5) === '03-06',
        )!
        expect(days(late.done_on!, late.recorded_on!)).toBe(19)
        const year = Math.max(...of(rows, 'fields').flatMap(({ crops }) => crops!.map((crop) => crop.year)))
        expect(Number(late.done_on!.slice(0, 4))).toBe(year)
        expect(days(late.done_on!, today)).toBeLessThan(365 + 76)
      }),
      { numRuns: runs(100) },
    )
  })

  it('are the farm of the story on its own day', () => {
    const rows = toldOn('2026-05-20')
    const fields = of(rows, 'fields')
    expect(fields.reduce((sum, { area_ha }) => sum + area_ha!, 0)).toBeCloseTo(85, 6)
    expect(fields.filter(({ use }) => use === 'arable').reduce((sum, { area_ha }) => sum + area_ha!, 0)).toBeCloseTo(
      55,
      6,
    )
    expect(
      of(rows, 'work_items')
        .filter(({ type, approval_number }) => type === 'plant_protection' && approval_number === null)
        .map(({ done_on, eppo }) => [done_on, eppo]),
    ).toEqual([['2026-05-12', 'TRZAW']])
    expect(of(rows, 'nutrient_needs').find(({ crop }) => crop === 'Winterweizen')).toMatchObject({
      n_kg_ha: 168,
      year: 2026,
    })
    const wheat = of(rows, 'yields').map(({ dt_ha }) => dt_ha)
    expect(wheat.reduce((sum, dt) => sum + dt, 0) / wheat.length).toBe(84)
    expect(
      of(rows, 'places')
        .filter(({ type }) => type === 'slurry_store')
        .reduce((sum, { capacity }) => sum + capacity!, 0),
    ).toBe(1770)
    expect(of(rows, 'herds').map(({ name, average_count }) => [name, average_count])).toEqual([
      ['Milchkühe', 70],
      ['Kälber', 14],
      ['Jungrinder', 42],
      ['Mastbullen', 24],
    ])
    expect(of(rows, 'animals')).toHaveLength(12)
    expect(of(rows, 'contacts')).toHaveLength(8)
    expect(
      of(rows, 'animals')
        .filter(({ bvd }) => bvd === 'no_sample')
        .map(({ ear_tag }) => ear_tag),
    ).toEqual(['276000390000043'])
  })

  it('come to what the story says lies in store, and each delivery counts once', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const rows = toldOn(today)
        const goods = movementsOfGoods({
          movements: of(rows, 'stock_movements'),
          receipts: of(rows, 'receipts'),
          workItems: of(rows, 'work_items'),
        })
        for (const { article, amount, unit } of of(rows, 'stock'))
          expect([article, levelsOf(goods.get(article.toLowerCase())!).on(today)]).toEqual([
            article,
            [{ amount, unit }],
          ])
        expect(goods.get('kas 27')!.filter(({ type }) => type === 'in')).toMatchObject([{ amount: 6000 }])
        const fuel = levelsOf(goods.get('diesel')!)
        expect(fuel.stockTakings().map(({ difference }) => difference)).toEqual([0])
        const tank = of(rows, 'places').find(({ name }) => name === 'Dieseltank')!.capacity!
        for (const { day } of goods.get('diesel')!) expect(fuel.on(day)[0]?.amount ?? 0).toBeLessThanOrEqual(tank)
      }),
      { numRuns: runs(30) },
    )
  })

  it('have herds whose births, sales and moves come to what was counted of them', () => {
    const rows = toldOn('2026-05-20')
    const moves = of(rows, 'group_movements')
    const herdNames = new Map(rows.filter(({ kind }) => kind === 'herds').map(({ id, values }) => [id, values]))
    for (const { date, herd_id, count } of of(rows, 'animal_counts')) {
      const levels = levelsOf(movementsOfHerd(moves.filter((move) => move.herd_id === herd_id)))
      const average = (herdNames.get(herd_id as Row['id']) as { average_count: number }).average_count
      expect([count, levels.on(date), levels.on('2026-05-20')]).toEqual([
        average,
        [{ amount: average, unit: null }],
        [{ amount: average, unit: null }],
      ])
    }
    // What was moved out of one herd was moved into another.
    const total = (direction: string) =>
      moves.filter((move) => move.direction === direction).reduce((sum, { count }) => sum + count, 0)
    expect([total('moved_out'), total('birth')]).toEqual([total('moved_in'), 6])
    const born = of(rows, 'animals').flatMap(({ born_on }) => (born_on! >= '2026-03-01' ? born_on! : []))
    expect(
      moves.flatMap(({ direction, date }) => (direction === 'birth' && date >= '2026-03-01' ? date : [])).toSorted(),
    ).toEqual(born.toSorted())
  })

  it('leave the figures of its proofs as they are', () => {
    const rows = toldOn('2026-05-20')
    // „Zufuhr und Abgabe gab es nicht“ says the proof of the 170 kg.
    expect(of(rows, 'manure_transfers').filter(({ date }) => date >= '2025-07-01')).toEqual([])
    const fields = of(rows, 'fields')
    expect(fields.find(({ name }) => name === 'Langer Kamp')!.crops!.filter(({ role }) => role !== 'main')).toEqual([])
    expect(of(rows, 'applications').filter(({ due_on, submitted_on }) => submitted_on! > due_on!)).toEqual([])
    const owed = of(rows, 'receipts').filter(({ type, paid_on }) => type === 'invoice' && paid_on === null)
    expect(owed.map(({ partner, gross_eur, due_on }) => [partner, gross_eur, due_on])).toEqual([
      ['Dr. med. vet. Kirsten Meinecke', 101.03, '2026-06-14'],
    ])
  })

  it('have boundaries of the size they state, which do not overlap', () => {
    const fields = of(toldOn('2026-05-20'), 'fields')
    expect(
      geometryFault({ type: 'MultiPolygon', coordinates: fields.map(({ geometry }) => geometry!.coordinates) }),
    ).toBeUndefined()
    for (const { name, geometry, area_ha } of fields)
      expect([name, Math.abs(areaHa(geometry!) - area_ha!) <= 0.01]).toEqual([name, true])
  })
})
