import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALEMANNIC } from '../../../../core/shared/german/spoken/alemannic.ts'
import { BAVARIAN } from '../../../../core/shared/german/spoken/bavarian.ts'
import { CLOSED_WORDS } from '../../../../core/shared/german/spoken/closed-words.ts'
import { bySounds, clearlyNearest, nearStems } from '../../../../core/shared/german/spoken/dialect-distance.ts'
import { FARM_NOUNS } from '../../../../core/shared/german/spoken/farm-nouns.ts'
import { isOrdinaryWord, isStandardWord, nearWord } from '../../../../core/shared/german/spoken/heard-words.ts'
import { LOW_GERMAN } from '../../../../core/shared/german/spoken/low-german.ts'
import { MIDDLE_GERMAN } from '../../../../core/shared/german/spoken/middle-german.ts'
import { ORDINARY_WORDS } from '../../../../core/shared/german/spoken/ordinary-words.ts'
import { RIPUARIAN } from '../../../../core/shared/german/spoken/ripuarian.ts'
import { SWABIAN } from '../../../../core/shared/german/spoken/swabian.ts'
import { stemGerman } from '../../../../core/shared/german/stem-german.ts'
import { isStopWord } from '../../../../core/shared/german/stop-words.ts'
import { runs } from '../../../runs.ts'

const STEMS = bySounds(new Set(FARM_NOUNS.map(stemGerman)))
const nounFor = (spoken: string): string | undefined => clearlyNearest(nearStems(spoken, STEMS))

describe('how far a word of a dialect is from one of standard German', () => {
  it.each([
    // Low German, Ripuarian
    ['jeräte', 'gerat'],
    // Bavarian: an l that is a vowel, „oa“ and „ua“
    ['woazn', 'weiz'],
    ['fuada', 'futt'],
    // Swabian, Swiss
    ['rüaba', 'rub'],
    ['rechnong', 'rechnung'],
    ['chälber', 'kalb'],
    ['fäld', 'feld'],
    // Franconian, Saxon, Hessian, Palatine
    ['gerschdn', 'gerst'],
    ['schdall', 'stall'],
    ['gardoffeln', 'kartoffel'],
    ['dierarzd', 'tierarzt'],
    ['zwiwwel', undefined],
  ])('„%s“ is %s', (spoken, stem) => {
    expect(nounFor(spoken)).toBe(stem)
  })

  it('is none of two that are about as near', () => {
    expect(nounFor('jülle')).toBeUndefined()
  })

  it.each(['Huhn', 'Hahn', 'Bulle', 'Rosen', 'Rasen', 'Hose', 'Hund', 'Fisch', 'Tante', 'Kuchen', 'Pinsel', 'Socke'])(
    '„%s“ is read as itself',
    (word) => {
      expect(nearWord(word.toLowerCase())).toBeUndefined()
    },
  )

  it('reads a word as one that is known, or not at all', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zäöüß]{3,14}$/u), (word) => {
        const found = nearWord(word)
        expect(found === undefined || isStandardWord(found)).toBe(true)
      }),
      { numRuns: runs(300) },
    )
  })

  it('keeps every ordinary word as it is', () => {
    expect(ORDINARY_WORDS.filter((word) => !isOrdinaryWord(word) || nearWord(word) !== undefined)).toEqual([])
    expect(new Set(ORDINARY_WORDS).size).toBe(ORDINARY_WORDS.length)
  })
})

const REGIONAL = [LOW_GERMAN, BAVARIAN, SWABIAN, ALEMANNIC, MIDDLE_GERMAN, RIPUARIAN]

describe('the closed words of all regions', () => {
  it('are none of standard German, nor another word in the table of a region', () => {
    const spoken = [...CLOSED_WORDS.keys()]
    expect(spoken.filter((word) => isStopWord(word) || isOrdinaryWord(word))).toEqual([])
    expect(spoken.filter((word) => REGIONAL.some((region) => region.words.has(word)))).toEqual([])
  })
})
