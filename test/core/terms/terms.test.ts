import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CATTLE_CLASSES,
  CROPS,
  CROP_WORDS,
  cropOfCode,
  FERTILIZERS,
  inHectares,
  readSex,
  readSpecies,
  unitName,
  unitSpelling,
  type AnimalFacts,
} from '../../../core/terms/index.ts'
import { addDays } from '../../../core/shared/time/days.ts'

const TODAY = '2026-05-20'
const classesOf = (animal: AnimalFacts, day = TODAY): string[] =>
  Object.entries(CATTLE_CLASSES)
    .filter(([, { holds }]) => holds({ species: 'cattle', ...animal }, day))
    .map(([name]) => name)

describe('classes of cattle on a day', () => {
  it.each<[animal: AnimalFacts, classes: string[]]>([
    [{ born_on: '2026-05-20', sex: 'female' }, ['calf', 'cattle']],
    [{ born_on: '2025-11-21', sex: 'male' }, ['calf', 'cattle']],
    [{ born_on: '2025-11-20', sex: 'male' }, ['young_cattle', 'bull', 'cattle']],
    [{ born_on: '2025-11-20', sex: 'female' }, ['young_cattle', 'heifer', 'cattle']],
    [{ born_on: '2024-05-20', sex: 'female' }, ['heifer', 'cattle']],
    [{ born_on: '2024-05-20', sex: 'female', last_calved_on: '2026-04-01' }, ['cow', 'cattle']],
    [{ born_on: '2024-05-20', sex: 'female', status: 'lactating' }, ['cow', 'cattle']],
    [{ born_on: '2023-05-20', sex: 'female' }, ['heifer', 'cow', 'cattle']],
    [{ born_on: '2019-05-20', sex: 'male' }, ['bull', 'cattle']],
    [{ sex: 'female' }, ['cattle']],
    [{ species: 'sheep', born_on: '2026-05-01' }, []],
  ])('%o is %o', (animal, classes) => expect(classesOf(animal)).toEqual(classes))

  it('a calf of today is none in half a year, and never a calf again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (age) => {
        const born = addDays(TODAY, -age)
        expect(classesOf({ born_on: born }).includes('calf')).toBe(born > '2025-11-20')
      }),
    )
  })
})

describe('the vocabulary', () => {
  it('has no word for two things', () => {
    for (const terms of [CROPS, FERTILIZERS]) {
      const words = terms.flatMap(({ name, words: others }) => [name.toLowerCase(), ...others])
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    }
    expect(CROP_WORDS.every((word) => /^\p{L}+$/u.test(word))).toBe(true)
  })

  it('gives crops codes that the list of the Land has', () => {
    for (const { name, codes } of CROPS) if (codes?.NW) expect(cropOfCode(codes.NW), name).toBeTruthy()
    expect([cropOfCode('0115'), cropOfCode('115'), cropOfCode('9999'), cropOfCode('constructor')]).toEqual([
      'Winterweizen',
      'Winterweizen',
      undefined,
      undefined,
    ])
  })

  it('reads species and sex as lists write them', () => {
    expect(['Rind', 'Kalb', 'Mutterschaf', 'Schafe', 'Sau', ''].map(readSpecies)).toEqual([
      'cattle',
      'cattle',
      'sheep',
      'sheep',
      'pig',
      undefined,
    ])
    for (const bird of ['Hahn', 'Hähne', 'Zwerghuhn', 'Junghennen', 'Perlhühner', 'Truthahn', 'Erpel', 'Masthähnchen'])
      expect(readSpecies(bird), bird).toBe('poultry')
    expect(['w', 'weibl.', 'Färse', 'M', 'Ochse', 'x'].map(readSex)).toEqual([
      'female',
      'female',
      'female',
      'male',
      'male',
      undefined,
    ])
  })

  it('turns units of area into hectares, and spells units in one way', () => {
    expect([inHectares(2, 'ha'), inHectares(25_000, 'm²'), inHectares(50, 'Ar'), inHectares(1, 'kg')]).toEqual([
      2,
      2.5,
      0.5,
      undefined,
    ])
    expect(['mg/100g', 'kg / m3', 'qm', 'kg/cbm'].map(unitSpelling)).toEqual(['mg/100 g', 'kg/m³', 'm²', 'kg/m³'])
    expect([unitName('KGM'), unitName('XYZ'), unitName('constructor')]).toEqual(['kg', 'XYZ', 'constructor'])
  })
})
