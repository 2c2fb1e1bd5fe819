import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import {
  areaHa,
  geometryFault,
  kindOf,
  type KINDS,
  type KindSlug,
  type Row,
  type ValuesOf,
} from '../../../core/farm/index.ts'
import { exampleRows, rowsOfStory, storyDays } from '../../../core/onboarding/index.ts'
import { aFarmer } from '../../builders/farm.ts'
import { runs } from '../../runs.ts'

const { namespaceId } = aFarmer()
const PAPERS = new Map(['Brief der Molkerei', 'Pachtvertrag'].map((name) => [name, crypto.randomUUID() as string]))
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

  it('have boundaries of the size they state, which do not overlap', () => {
    const fields = of(toldOn('2026-05-20'), 'fields')
    expect(
      geometryFault({ type: 'MultiPolygon', coordinates: fields.map(({ geometry }) => geometry!.coordinates) }),
    ).toBeUndefined()
    for (const { name, geometry, area_ha } of fields)
      expect([name, Math.abs(areaHa(geometry!) - area_ha!) <= 0.01]).toEqual([name, true])
  })
})
