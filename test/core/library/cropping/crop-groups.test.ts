import { describe, expect, it } from 'vitest'
import { likeness, mainCropOf, type GrownCrop } from '../../../../core/library/index.ts'
import { CROPS } from '../../../../core/terms/index.ts'

const groupOf = (crop: string, year = 2026) => mainCropOf({ crop }, year)?.group
const like = (one: GrownCrop | string, other: GrownCrop | string) =>
  likeness(
    mainCropOf(typeof one === 'string' ? { crop: one } : one, 2026),
    mainCropOf(typeof other === 'string' ? { crop: other } : other, 2027),
  )

describe('main crops', () => {
  it.each([
    ['Winterweizen', 'W-Weizen A'],
    ['Winterweizen', 'Winterhartweizen/Durum'],
    ['Silomais', 'Körnermais'],
    ['Silomais', 'Mais (Zweitfrucht) nach Grünroggen'],
    ['Silomais', 'Mais-Bohne'],
    ['Raps', 'W-Raps'],
    ['Zuckerrüben', 'Futterrübe/Runkelrübe'],
    ['Winterroggen', 'Roggen-GPS'],
    ['Ackerbohnen', 'Acker-/Puff-/Pferdebohne'],
    ['Erbsen-Gersten-Gemenge', 'Erbsen-Gersten-Gemenge'],
  ])('%s and %s are the same', (one, other) => expect(like(one, other)).toBe('same'))

  it.each([
    ['Winterweizen', 'Sommerweizen'],
    ['Winterweizen', 'Dinkel'],
    ['Winterweizen', 'Buchweizen'],
    ['Roggen', 'Triticale'],
    ['Winterraps', 'Winterrübsen'],
    ['Kartoffeln', 'Tomaten'],
    ['Erbsen', 'Kichererbsen'],
    ['Winterroggen', 'Sommerroggen'],
    ['Silomais', 'Sudangras'],
  ])('%s and %s are not', (one, other) => expect(like(one, other)).toBe('other'))

  it.each([
    ['Weizen', 'Winterweizen'],
    ['Gerste', 'Gerste'],
    ['Getreide', 'Getreide'],
    ['Winterweizen', 'Elixer'],
    ['Winterweizen / Silomais', 'Winterweizen'],
    ['GPS', 'GPS'],
  ])('of %s and %s nobody can tell', (one, other) => expect(like(one, other)).toBe('unknown'))

  it('are of winter or summer by the day on which they were sown', () => {
    const sown = (sown_on: string) => mainCropOf({ crop: 'Weizen', sown_on }, 2026)?.season
    expect([sown('2025-10-04'), sown('2026-03-12')]).toEqual(['winter', 'summer'])
  })

  it('count maize in a mixture as maize from 2026 on', () => {
    expect([groupOf('Mais-Bohnen-Gemisch', 2025), groupOf('Mais-Bohnen-Gemisch', 2026)]).toEqual([
      'mischkultur mit mais',
      'zea',
    ])
  })

  it('are read from a code of North Rhine-Westphalia or an EPPO code where the name says nothing', () => {
    expect(mainCropOf({ crop: 'Schlag 3', code: '115', state: 'NW' }, 2026)).toMatchObject({
      group: 'triticum',
      season: 'winter',
    })
    expect(mainCropOf({ crop: 'Elixer', eppo: 'TRZAW' }, 2026)?.group).toBe('triticum')
    expect(mainCropOf({ crop: 'Schlag 3', code: '115', state: 'BY' }, 2026)).toBeUndefined()
  })

  it.each([
    ['Ackergras', 'grass'],
    ['Kleegras', 'grass'],
    ['Luzerne-Gras-Gemisch', 'grass'],
    ['Rotklee', 'fine_legumes'],
    ['Luzerne', 'fine_legumes'],
    ['Ackerbrache', 'fallow'],
    ['Spargel', 'perennial'],
    ['Riesenweizengras/Szarvasi-Gras', 'perennial'],
    ['Winterweizen', undefined],
  ])('%s is %s', (crop, leftOut) => expect(mainCropOf({ crop }, 2026)?.leftOut).toBe(leftOut))

  it('know every crop of the farm’s words that names one', () => {
    const unknown = CROPS.filter(({ name }) => mainCropOf({ crop: name }, 2026) === undefined)
    expect(unknown.map(({ name }) => name)).toEqual(['Hirse'])
  })
})
