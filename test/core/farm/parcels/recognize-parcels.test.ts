import { describe, expect, it } from 'vitest'
import { recognizeParcels, traitsOf, type KnownParcel, type RowId } from '../../../../core/farm/index.ts'

const parcel = (n: number, year: number, given: Record<string, unknown> = {}) => {
  const flik = `DENILI${String(n).padStart(10, '0')}`
  return traitsOf({
    name: `Feld ${n}`,
    flik,
    area_ha: 5,
    years: [{ year, flik, number: String(n), part: null, area_ha: 5 }],
    ...given,
  })
}

const known = (n: number, given: Record<string, unknown> = {}): KnownParcel => ({
  id: `row ${n}` as RowId,
  ...parcel(n, 2025, given),
})

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

describe('parcels of another year', () => {
  it('are the same where they have the same number, however many there are', () => {
    for (const count of [10, 1000]) {
      const { found } = recognizeParcels(
        numbers(count).map((n) => parcel(n, 2026)),
        numbers(count).map((n) => known(n)),
      )
      expect(found).toEqual(numbers(count).map((n) => ({ is: 'known', id: `row ${n}` })))
    }
  })

  it('are known by field block and name alone where there are more than any farm has', () => {
    const { found } = recognizeParcels(
      numbers(4000).map((n) => parcel(n + 1000, 2026)),
      numbers(4000).map((n) => known(n)),
    )
    expect(found.filter(({ is }) => is === 'known').length).toBe(3000)
    expect(found.filter(({ is }) => is === 'new').length).toBe(1000)
  })

  it('are not compared each with each where all say the same', () => {
    const same = { name: 'Feld', flik: 'DENILI0000000001', area_ha: 5 }
    const { found } = recognizeParcels(
      numbers(2000).map((n) => parcel(n, 2026, same)),
      numbers(2000).map((n) => known(n, same)),
    )
    expect(found.every(({ is }) => is === 'new')).toBe(true)
  })
})
