import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analysePassage, analyseQuestion, searchTermsOf } from '../../../core/knowledge/analysis/analyse.ts'
import { foldText } from '../../../core/shared/german/fold.ts'
import { gramsOf, scanGrams } from '../../../core/knowledge/analysis/grams.ts'
import { stemGerman } from '../../../core/shared/german/stem-german.ts'
import { termsOf, wordsOf } from '../../../core/knowledge/analysis/tokens.ts'

const stems = (text: string): string[] => termsOf(text).map(({ stem }) => stem)

describe('the German stemmer', () => {
  // Pairs as PostgreSQL 18's german_stem gives them.
  it.each([
    ['düngungen', 'dungung'],
    ['duengung', 'dungung'],
    ['häuser', 'haus'],
    ['haeuser', 'haus'],
    ['bäuerinnen', 'bau'],
    ['bäuerin', 'bau'],
    ['erkenntnisse', 'erkenntnis'],
    ['systemen', 'system'],
    ['quelle', 'quell'],
    ['neue', 'neu'],
    ['handels', 'handel'],
    ['wandeln', 'wandel'],
    ['geordnet', 'geordnet'],
    ['straße', 'strass'],
    ['freiheiten', 'freiheit'],
    ['tickets', 'ticket'],
    ['steigungen', 'steigung'],
    ['möglichkeiten', 'moglich'],
  ])('%s -> %s', (word, stem) => expect(stemGerman(word)).toBe(stem))
})

describe('folding', () => {
  it.each([
    ['Güllefässer', 'gullefasser'],
    ['Guellefaesser', 'gullefasser'],
    ['Maße & Maß', 'masse mass'],
    ['neue Quelle, Bauern', 'neue quelle bauern'],
    ['Gu\u0308lle', 'gulle'],
    ['Dünge\u00admittel', 'dungemittel'],
    ['  40 % – Crème  ', '40 creme'],
  ])('%s -> %s', (text, folded) => expect(foldText(text).trim()).toBe(folded))

  it('does not depend on how umlauts are stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aouäöüßelm -') }), (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text))
      }),
    )
  })
})

describe('words', () => {
  it('are slices of the text in order, never longer than 64', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        let end = 0
        for (const word of wordsOf(text)) {
          expect(word.start).toBeGreaterThanOrEqual(end)
          expect(word.end - word.start).toBeGreaterThan(0)
          expect(word.end - word.start).toBeLessThanOrEqual(64)
          end = word.end
        }
      }),
    )
  })

  it('leave out what carries no content', () =>
    expect(stems('Wie viele Kühe stehen in meinem Stall?')).toEqual(['kuh', 'steh', 'stall']))

  it('of separable verbs are one word in all their forms', () => {
    expect(new Set(stems('eingearbeitet einzuarbeiten einarbeiten eingearbeitete'))).toEqual(new Set(['einarbeit']))
    expect(stems('Angebot ausgeben')).toEqual(['angebot', 'ausgeb'])
  })

  it('bind a number to the sign of a statute', () => {
    expect(stems('§ 6 Absatz 4 Nr. 2 der DüV, Anlage 1')).toEqual(['§6', 'abs4', 'nr2', 'duv', 'anl1'])
    expect(stems('§6 Abs. 4')).toEqual(['§6', 'abs4'])
    expect(stems('im letzten Absatz')).toContain('absatz')
    expect(stems('Satz davor.\n(4) Aus organischen Düngemitteln')).toContain('=abs4')
    expect(stems('Es waren 4 (vier) Kühe')).toContain('4')
  })
})

describe('letter sequences', () => {
  it('of a question are all found in the same text, however umlauts and ß are written', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abeoußäöü mnrst1') })
    fc.assert(
      fc.property(text, (question) => {
        const grams = gramsOf(foldText(question))
        const found = new Set<number>()
        scanGrams(` ${question} `, grams, (slot) => found.add(slot))
        expect(found.size).toBe(grams.slots.size)
      }),
    )
  })
})

describe('the analysis', () => {
  it('keeps stems in order and each lexeme once, long ones backwards too', () => {
    const { stems: inOrder, lexemes } = analysePassage('Stall', 'Die Kühe und die Rindergülle, die Kühe.')
    expect(inOrder).toBe(' stall kuh rindergull kuh ')
    expect(lexemes).toEqual(['stall', 'kuh', 'rindergull', '<llugrednir'])
  })

  it('searches for beginnings and endings of words, but not of numbers', () => {
    expect(searchTermsOf(analyseQuestion('Gülle 2026'))).toEqual({
      exact: ['gull', '2026'],
      prefixes: ['gull', '<llug'],
      related: [],
    })
  })

  it('asks the thesaurus and leaves out what the question says itself', () => {
    const thesaurus = {
      expand: (words: string[]) =>
        words.includes('odel')
          ? [
              { term: 'Gülle', weight: 0.8, stands: 'odel' },
              { term: 'Odel', weight: 0.9, stands: 'odel' },
            ]
          : [],
      synonyms: () => [],
    }
    expect(analyseQuestion('Wann darf ich Odel fahren?', thesaurus).related).toEqual([
      { stem: 'gull', of: 'odel', weight: 0.8 },
    ])
  })
})
