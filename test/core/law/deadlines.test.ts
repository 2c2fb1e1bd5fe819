import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysInPost, deadlineOf, notifiedOn, STATES } from '../../../core/law/index.ts'
import { endOfPeriod, addDays } from '../../../core/shared/time/days.ts'
import { easterSunday } from '../../../core/shared/time/feasts.ts'
import { isWorkingDay, nextWorkingDay } from '../../../core/law/calendar/working-days.ts'

const anyDay = fc.integer({ min: 0, max: 365 * 80 }).map((days) => addDays('2000-01-01', days))
const anyState = fc.option(fc.constantFrom(...STATES), { nil: undefined })
const anyPeriod = fc.record({
  count: fc.integer({ min: 1, max: 60 }),
  unit: fc.constantFrom('days' as const, 'weeks' as const, 'months' as const),
})

describe('deadlines', () => {
  it.each([
    ['2026-01-31', { count: 1, unit: 'months' }, '2026-02-28'],
    ['2028-01-31', { count: 1, unit: 'months' }, '2028-02-29'],
    ['2026-05-16', { count: 1, unit: 'months' }, '2026-06-16'],
    ['2026-12-15', { count: 1, unit: 'months' }, '2027-01-15'],
    ['2028-02-29', { count: 12, unit: 'months' }, '2029-02-28'],
    ['2026-05-20', { count: 2, unit: 'weeks' }, '2026-06-03'],
    ['2026-05-20', { count: 14, unit: 'days' }, '2026-06-03'],
  ] as const)('a period that begins on %s and lasts %o ends on %s', (event, period, end) => {
    expect(endOfPeriod(event, period)).toBe(end)
  })

  it('an end on a Saturday, Sunday or holiday moves to the next working day', () => {
    // 25.04.2026 + 1 month is Whit Monday.
    expect(deadlineOf('2026-04-25', { count: 1, unit: 'months' })).toBe('2026-05-26')
    // 31.10.2025 is a Friday and a holiday in Lower Saxony, and none in Bavaria, where the Saturday after it is one.
    expect(deadlineOf('2025-09-30', { count: 31, unit: 'days' }, 'NI')).toBe('2025-11-03')
    expect(deadlineOf('2025-09-30', { count: 31, unit: 'days' }, 'BY')).toBe('2025-10-31')
    expect(deadlineOf('2025-09-30', { count: 31, unit: 'days' })).toBe('2025-10-31')
  })

  it('a letter counts as notified four days after posting, three before 2025, on a Sunday too', () => {
    expect([notifiedOn('2024-12-31'), notifiedOn('2025-01-01'), notifiedOn('2026-05-13')]).toEqual([
      '2025-01-03',
      '2025-01-05',
      '2026-05-17',
    ])
    expect([daysInPost('2024-12-31'), daysInPost('2025-01-01')]).toEqual([3, 4])
  })

  it('is never before the event, never on a day without offices, and moved as little as may be', () => {
    fc.assert(
      fc.property(anyDay, anyPeriod, anyState, (event, period, state) => {
        const [end, deadline] = [endOfPeriod(event, period), deadlineOf(event, period, state)]
        expect(end > event && deadline >= end).toBe(true)
        expect(isWorkingDay(deadline, state)).toBe(true)
        expect([0, 6]).not.toContain(new Date(deadline).getUTCDay())
        for (let day = end; day < deadline; day = addDays(day, 1)) expect(isWorkingDay(day, state)).toBe(false)
      }),
    )
  })

  it('a month never ends past the month it ends in, and longer periods never end earlier', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (event, count) => {
        const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
        expect(months(endOfPeriod(event, { count, unit: 'months' }))).toBe(months(event) + count)
        expect(
          endOfPeriod(event, { count: count + 1, unit: 'months' }) > endOfPeriod(event, { count, unit: 'months' }),
        ).toBe(true)
      }),
    )
  })
})

describe('working days', () => {
  it('Easter is where the calendar has it', () => {
    expect([2000, 2008, 2019, 2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
      '2000-04-23',
      '2008-03-23',
      '2019-04-21',
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ])
  })

  it.each([
    ['2026-04-03', 'all', false],
    ['2026-04-06', 'all', false],
    ['2026-05-14', 'all', false],
    ['2026-05-25', 'all', false],
    ['2026-12-25', 'all', false],
    ['2026-06-04', 'NI', true],
    ['2026-06-04', 'NW', false],
    ['2026-01-06', 'BY', false],
    ['2026-01-06', 'NI', true],
    ['2026-11-18', 'SN', false],
    ['2026-11-18', 'NI', true],
    ['2017-10-30', 'NI', true],
    ['2028-10-31', 'NI', false],
    ['2022-03-08', 'MV', true],
    ['2023-03-08', 'MV', false],
    ['2027-11-01', 'NW', false],
  ] as const)('%s in %s: works %s', (day, state, works) => {
    expect(isWorkingDay(day, state === 'all' ? undefined : state)).toBe(works)
  })

  it('the next one is the day itself or up to five days later', () => {
    fc.assert(
      fc.property(anyDay, anyState, (day, state) => {
        const next = nextWorkingDay(day, state)
        expect(next >= day && next <= addDays(day, 5)).toBe(true)
      }),
    )
  })
})
