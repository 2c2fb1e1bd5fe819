import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundKey } from '../../../core/shared/german/sound-key.ts'
import { runs } from '../../runs.ts'

describe('what a word sounds like', () => {
  it.each([
    ['weitzen', 'weizen'],
    ['tierartzt', 'tierarzt'],
    ['gresste', 'größte'],
    ['wise', 'wiese'],
    ['rabs', 'raps'],
    ['ferkauft', 'verkauft'],
    ['dragend', 'tragend'],
    ['küe', 'kühe'],
    ['aker', 'acker'],
    ['reifen', 'raifen'],
    ['heu', 'häu'],
    ['fieh', 'vieh'],
    ['lezte', 'letzte'],
  ])('„%s“ sounds like „%s“', (typed, meant) => {
    expect(soundKey(typed)).toBe(soundKey(meant))
  })

  it.each([
    ['torf', 'dorf'],
    ['liese', 'wiese'],
    ['rinder', 'kinder'],
    ['heu', 'hof'],
    ['kalb', 'kalk'],
    ['schaf', 'schaf e'],
  ])('„%s“ does not sound like „%s“', (one, other) => {
    expect(soundKey(one)).not.toBe(soundKey(other))
  })

  it('is no longer than the word, but for „x“ and „qu“', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-pr-wyzäöüß]{0,40}$/u), (word) => {
        expect(soundKey(word).length).toBeLessThanOrEqual(word.length)
      }),
      { numRuns: runs(200) },
    )
  })
})
