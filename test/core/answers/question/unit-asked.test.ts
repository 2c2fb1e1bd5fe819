import { describe, expect, it } from 'vitest'
import { sortOfUnit, takeUnitAsked } from '../../../../core/answers/question/unit-asked.ts'

describe('a unit that is typed beside what it measures', () => {
  it.each([
    ['gärrest k2o kg/m3', 'kg/m3', 'gärrest k2o'],
    ['schambach gärrest gesamt m3', 'm3', 'schambach gärrest gesamt'],
    ['schambach gärrest m³ gesamt', 'm³', 'schambach gärrest gesamt'],
    ['gülle 2026 m³', 'm³', 'gülle 2026'],
    ['wie groß ist die grube in m³?', 'm³', 'wie groß ist die grube ?'],
    ['preis weizen €/t', '€/t', 'preis weizen'],
    ['ertrag dt / ha', 'dt/ha', 'ertrag'],
    ['lagerdauer mon', 'mon', 'lagerdauer'],
    ['arbeitszeit h', 'h', 'arbeitszeit'],
  ])('is taken: „%s“', (text, unitAsked, rest) => {
    expect(takeUnitAsked(text)).toEqual({ text: rest, unitAsked })
  })

  it.each([
    'gülle über 5 m3',
    'diesel über 2024 l',
    'wie viel m³ gülle',
    'was kostet weizen je t',
    'steht in halle h',
    't wie tor',
    'milch in kg/ha und dt/ha',
    'fläche m30',
  ])('is none: „%s“', (text) => {
    expect(takeUnitAsked(text)).toEqual({ text })
  })

  it('is of one sort with those of other sizes', () => {
    expect(sortOfUnit('dt/ha')).toBe(sortOfUnit('kg/ha'))
    expect(sortOfUnit('cbm')).toBe(sortOfUnit('l'))
    expect(sortOfUnit('€/t')).toBe(sortOfUnit('EUR/t'))
    expect(sortOfUnit('kg/m3')).not.toBe(sortOfUnit('kg/ha'))
    expect(sortOfUnit('€')).not.toBe(sortOfUnit('EUR/ha'))
    expect(sortOfUnit('t')).not.toBe(sortOfUnit('m³'))
  })
})
