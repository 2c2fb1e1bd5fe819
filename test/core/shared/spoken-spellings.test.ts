import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standardSpellings } from '../../../core/shared/german/spoken-spellings.ts'
import { runs } from '../../runs.ts'

describe('a word written as it is spoken', () => {
  it.each([
    ['schaap', 'schaf'],
    ['peerd', 'pferd'],
    ['swien', 'schwein'],
    ['kalv', 'kalb'],
    ['boren', 'geboren'],
    ['küah', 'küh'],
    ['woaz', 'weiz'],
    ['koibe', 'kalbe'],
    ['gmäht', 'gemäht'],
    ['chalb', 'kalb'],
    ['gmolke', 'gemolken'],
    ['höi', 'heu'],
    ['huus', 'haus'],
  ])('„%s“ may be „%s“', (spoken, standard) => {
    expect(standardSpellings(spoken)).toContain(standard)
  })

  it('mixes no regions, and never is itself', () => {
    expect(standardSpellings('chalv')).not.toContain('kalb')
    expect(standardSpellings('wiese')).not.toContain('wiese')
  })

  it('stays few, however long it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zäöü]{1,60}$/u), (word) => {
        expect(standardSpellings(word).size).toBeLessThan(1200)
      }),
      { numRuns: runs(200) },
    )
  })
})
