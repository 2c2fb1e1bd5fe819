import { describe, expect, it } from 'vitest'
import {
  daysOfPeriod,
  defaultPeriod,
  entryOf,
  isPeriodOf,
  isRunning,
  runningPeriod,
  yearOfPeriod,
  type EntryId,
  type PeriodKind,
} from '../../../core/library/index.ts'

describe('the period of a day', () => {
  it.each<[PeriodKind, string, string]>([
    ['KJ', '2026-01-01', '2026'],
    ['DJ', '2026-12-31', '2026'],
    ['WJ', '2026-06-30', '2025/26'],
    ['WJ', '2026-07-01', '2026/27'],
    ['WJ', '1999-07-01', '1999/00'],
    ['HJ', '2026-06-30', '2026-H1'],
    ['HJ', '2026-07-01', '2026-H2'],
    ['EIN', '2026-07-01', '-'],
  ])('%s on %s is %s', (kind, day, period) => expect(runningPeriod(kind, day)).toBe(period))

  it.each<[EntryId, string, string]>([
    ['duengeplan', '2026-09-30', '2026'],
    ['duengeplan', '2026-10-01', '2027'],
    ['anbauplan', '2026-12-31', '2027'],
    ['futterplan', '2026-12-31', '2026'],
    ['duengedokumentation', '2026-11-23', '2026'],
    ['stoffstrombilanz_archiv', '2026-11-23', '2024'],
  ])('%s on %s is meant to be %s', (id, day, period) => expect(defaultPeriod(entryOf(id), day)).toBe(period))

  it('is followed until it is settled, as is the one that is planned', () => {
    const running = (id: EntryId, day: string, keys: string[]) => keys.filter((key) => isRunning(entryOf(id), key, day))
    const years = ['2024', '2025', '2026', '2027']
    expect(running('duengeplan', '2026-11-23', years)).toEqual(['2026', '2027'])
    expect(running('duengedokumentation', '2026-11-23', years)).toEqual(['2026'])
    expect(running('duengedokumentation', '2026-03-31', years)).toEqual(['2025', '2026'])
    expect(running('duengedokumentation', '2026-04-01', years)).toEqual(['2026'])
    expect(running('stoffstrombilanz_archiv', '2026-11-23', years)).toEqual([])
    expect(running('bestandsregister_rind', '2026-11-23', ['-'])).toEqual(['-'])
  })
})

describe('a text', () => {
  it.each<[EntryId, string, boolean]>([
    ['duengedokumentation', '2026', true],
    ['duengedokumentation', '2026/27', false],
    ['duengedokumentation', ' 2026', false],
    ['duengedokumentation', '0026', false],
    ['duengedokumentation', '-', false],
    ['ernteregister', '2026/27', true],
    ['ernteregister', '2026/28', false],
    ['ernteregister', '1999/00', true],
    ['antibiotika_tam', '2026-H2', true],
    ['antibiotika_tam', '2026-H3', false],
    ['bestandsregister_rind', '-', true],
    ['bestandsregister_rind', '2026', false],
    ['stoffstrombilanz_archiv', '2024', true],
    ['stoffstrombilanz_archiv', '2025', false],
  ])('of %s: %s is a period: %s', (id, key, is) => expect(isPeriodOf(entryOf(id), key)).toBe(is))
})

it('a period has a first day, a last one and a year', () => {
  expect(daysOfPeriod('WJ', '2026/27')).toEqual({ from: '2026-07-01', until: '2027-06-30' })
  expect(daysOfPeriod('HJ', '2026-H1')).toEqual({ from: '2026-01-01', until: '2026-06-30' })
  expect(daysOfPeriod('EIN', '-')).toBeUndefined()
  expect([yearOfPeriod('2026/27', '2027-02-01'), yearOfPeriod('-', '2027-02-01')]).toEqual([2026, 2027])
})
