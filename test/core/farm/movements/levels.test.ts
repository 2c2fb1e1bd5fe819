import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkValues, KINDS, levelsOf, movementsOfAnimals, type Movement } from '../../../../core/farm/index.ts'

const moved = (day: string, type: Movement['type'], amount: number, unit: string | null = 't'): Movement => ({
  day,
  type,
  amount,
  unit,
})

describe('a level', () => {
  it('begins at the first count, and what moved until then is in it', () => {
    const levels = levelsOf([
      moved('2026-01-01', 'count', 10),
      moved('2025-12-30', 'in', 4),
      moved('2026-01-01', 'out', 1),
      moved('2026-02-01', 'out', 2.5),
    ])
    expect(levels.on('2025-12-31')).toEqual([])
    expect(levels.on('2026-01-31')).toEqual([{ amount: 10, unit: 't' }])
    expect(levels.on('2026-02-01')).toEqual([{ amount: 7.5, unit: 't' }])
  })

  it('begins at nothing where nobody counted', () => {
    const levels = levelsOf([moved('2026-02-01', 'in', 3), moved('2026-03-01', 'out', 1)])
    expect(levels.on('2026-01-31')).toEqual([])
    expect(levels.on('2026-03-01')).toEqual([{ amount: 2, unit: 't' }])
  })

  it('is compared with each later count, which changes nothing', () => {
    const levels = levelsOf([
      moved('2026-01-01', 'count', 10),
      moved('2026-02-01', 'out', 2),
      moved('2026-03-01', 'count', 7.4),
      moved('2026-04-01', 'out', 1),
    ])
    expect(levels.on('2026-04-01')).toEqual([{ amount: 7, unit: 't' }])
    expect(levels.stockTakings()).toEqual([
      { day: '2026-03-01', unit: 't', counted: 7.4, computed: 8, difference: -0.6 },
    ])
  })

  it('adds what converts and nothing else', () => {
    const levels = levelsOf([
      moved('2026-01-01', 'in', 2, 't'),
      moved('2026-01-02', 'in', 5, 'dt'),
      moved('2026-01-03', 'out', 250, 'kg'),
      moved('2026-01-04', 'in', 3, 'Rundballen'),
      moved('2026-01-05', 'in', 1, 'm³'),
      moved('2026-01-06', 'out', 200, 'Liter'),
    ])
    expect(levels.on('2026-01-06')).toEqual([
      { amount: 2.25, unit: 't' },
      { amount: 3, unit: 'Rundballen' },
      { amount: 0.8, unit: 'm³' },
    ])
  })

  it('holds no dust, and is the same in whatever order its movements come', () => {
    const movement = fc.record({
      day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`),
      type: fc.constantFrom('in' as const, 'out' as const),
      amount: fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
      unit: fc.constant('dt'),
    })
    fc.assert(
      fc.property(fc.array(movement, { minLength: 1, maxLength: 40 }), (movements) => {
        const sum = movements.reduce(
          (hundredths, { type, amount }) => hundredths + (type === 'in' ? 1 : -1) * Math.round(amount * 100),
          0,
        )
        const [level] = levelsOf(movements).on('2026-03-01')
        expect(level).toEqual({ amount: sum / 100, unit: 'dt' })
        expect(levelsOf(movements.toReversed()).on('2026-03-01')).toEqual([level])
      }),
    )
  })
})

describe('animals with rows of their own', () => {
  const animal = (given: Record<string, unknown>) => {
    const checked = checkValues(KINDS.animals.fields, { ear_tag: 'DE 06 312 00001', species: 'cattle', ...given })
    if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
    return checked.values
  }
  const standing = (day: string, ...animals: Record<string, unknown>[]) =>
    levelsOf(movementsOfAnimals(animals.map(animal))).on(day)[0]?.amount ?? 0

  it.each([
    ['born here, still there', { born_on: '2026-01-10' }, [0, 1, 1, 1]],
    ['bought and sold', { born_on: '2020-01-01', arrived_on: '2026-01-10', left_on: '2026-03-01' }, [0, 1, 0, 0]],
    ['of an unknown birth', {}, [1, 1, 1, 1]],
    [
      'back from another farm',
      {
        born_on: '2026-01-10',
        earlier_stays: [{ left_on: '2026-02-10' }],
        arrived_on: '2026-03-10',
      },
      [0, 1, 0, 1],
    ],
    [
      'sent away before its coming back is known',
      { born_on: '2026-01-10', earlier_stays: [{ left_on: '2026-02-10' }], arrived_on: null, left_on: null },
      [0, 1, 0, 0],
    ],
  ])('are there from day to day: %s', (_name, given, there) => {
    const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01']
    expect(days.map((day) => standing(day, given))).toEqual(there)
  })
})
