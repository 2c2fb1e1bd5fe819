import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as statutes from '../../../core/law/parameters/index.ts'
import { entryOn, isDayOfYear, periodOn, STATES, valueOn, type Parameter } from '../../../core/law/index.ts'
import { isDay } from '../../../core/shared/time/days.ts'

const FOLDER = new URL('../../../core/law/parameters/', import.meta.url)
const PARAMETERS = Object.values(statutes).flatMap((statute) => Object.values(statute) as Parameter<unknown>[])
const FILES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(new URL(`${name}/`, FOLDER)).map((file) => ({ statute: name, file })))
  .filter(({ file }) => file !== 'index.ts')

describe('what statutes set', () => {
  it('is one file for each parameter, called as the parameter is, and all are in the index', () => {
    const ids = PARAMETERS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.toSorted()).toEqual(FILES.map(({ file }) => file.replace(/\.ts$/, '')).toSorted())
  })

  it.each(PARAMETERS.map((parameter) => [parameter.id, parameter] as const))(
    '%s says since when and by what',
    (_, of) => {
      expect(of.unit).not.toBe('')
      expect(of.values.length).toBeGreaterThan(0)
      for (const { from, source, certainty, dayCertainty, laender, value } of of.values) {
        expect(isDay(from), from).toBe(true)
        expect(source).toMatch(/§|Anl\.|Anh\.|Art\.|BVerwG|\.com/)
        expect(certainty).toMatch(/^[ABC]$/)
        if (dayCertainty !== undefined) expect(dayCertainty > certainty).toBe(true)
        for (const land of laender ?? []) expect(STATES).toContain(land)
        if (of.unit === 'day of the year') expect(isDayOfYear(value)).toBe(true)
        if (of.unit === 'time of day') expect(value).toMatch(/^\d\d:\d\d$/)
        if (of.unit === 'days of the year')
          for (const day of Object.values(value as object)) expect(isDayOfYear(day)).toBe(true)
      }
      // Two values of one day for the same Land would leave open which one holds.
      for (const land of [undefined, ...STATES]) {
        const begins = of.values
          .filter(({ laender }) => (land ? laender?.includes(land) : !laender))
          .map(({ from }) => from)
        expect(new Set(begins).size).toBe(begins.length)
      }
    },
  )
})

describe('the value of a day', () => {
  const parameter: Parameter = {
    id: 'example',
    unit: 'days',
    values: [
      { from: '2025-01-01', value: 14, source: '§ 1', certainty: 'A' },
      { from: '2020-05-01', value: 2, source: '§ 1', certainty: 'A' },
      { from: '2024-03-01', value: 5, source: 'NI § 1', laender: ['NI', 'HB'], certainty: 'A' },
    ],
  }

  it.each([
    ['2020-04-30', undefined, undefined],
    ['2020-05-01', undefined, 2],
    ['2024-12-31', undefined, 2],
    ['2025-01-01', undefined, 14],
    ['2024-02-29', 'NI', 2],
    ['2024-03-01', 'NI', 5],
    ['2026-01-01', 'NI', 5],
    ['2026-01-01', 'BY', 14],
    ['2026-01-01', undefined, 14],
  ] as const)('on %s in %s is %s', (day, land, value) => expect(valueOn(parameter, day, land)).toBe(value))

  it('comes with its source', () => expect(entryOn(parameter, '2026-01-01', 'HB')?.source).toBe('NI § 1'))

  it('is a period where it counts a time, and no other unit is taken for one', () => {
    expect(periodOn(parameter, '2026-01-01')).toEqual({ count: 14, unit: 'days' })
    expect(periodOn({ ...parameter, unit: 'years' }, '2026-01-01')).toEqual({ count: 168, unit: 'months' })
    expect(periodOn(parameter, '2019-01-01')).toBeUndefined()
    expect(() => periodOn({ ...parameter, unit: 'ha' }, '2026-01-01')).toThrow(TypeError)
  })
})
