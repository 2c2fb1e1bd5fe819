import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildThesaurus, MOST_TERMS } from '../../../../core/knowledge/thesaurus/build-thesaurus.ts'
import { parseTopic } from '../../../../core/knowledge/thesaurus/parse-topic.ts'

/**
 * Plural and umlaut only, and „im“ and „der“ as words without content: enough to see that the given function is used.
 */
const normalize = (word: string): string =>
  word === 'im' || word === 'der'
    ? ''
    : word
        .replaceAll('ä', 'a')
        .replaceAll('ö', 'o')
        .replaceAll('ü', 'u')
        .replace(/(?:en|n|e|s)$/u, '')

const thesaurusOf = (text: string) => buildThesaurus(parseTopic('probe', text).groups, normalize)
const termsFor = (text: string, question: string) =>
  thesaurusOf(text)
    .expand(question.split(' '))
    .map(({ term }) => term)

describe('a question is expanded', () => {
  it('by the same, the near, the members of a class, in this order of weight', () => {
    const found = thesaurusOf('Gülle > Rindergülle\nGülle ~ Jauche\nGülle = Odel').expand(['gülle'])
    expect(found.map(({ term }) => term)).toEqual(['Odel', 'Jauche', 'Rindergülle'])
    const weights = found.map(({ weight }) => weight)
    expect(weights.every((weight) => weight > 0 && weight < 1)).toBe(true)
    expect(new Set(weights).size).toBe(3)
  })

  it('in one direction only for classes and everyday words', () => {
    expect(termsFor('Getreide > Weizen', 'weizen')).toEqual([])
    expect(termsFor('verrecken -> verenden', 'verenden')).toEqual([])
    expect(termsFor('verrecken -> verenden', 'verrecken')).toEqual(['verenden'])
  })

  it('whatever the case, the umlaut and the ending', () => {
    expect(termsFor('Acker = Feldstück', 'ÄCKER')).toEqual(['Feldstück'])
    expect(termsFor('Wiese = Wasen', 'wiesen')).toEqual(['Wasen'])
  })

  it('from participles and infinitives with zu', () => {
    expect(termsFor('spritzen ~ Behandlung', 'gespritzt')).toEqual(['spritzen', 'Behandlung'])
    expect(termsFor('ausbringen ~ aufbringen', 'auszubringen')).toEqual(['ausbringen', 'aufbringen'])
  })

  it('by terms of several words, of which the longest uses up its words', () => {
    const text = 'Gelbe Rübe = Möhre\nRübe > Zuckerrübe'
    expect(termsFor(text, 'gelbe rüben')).toEqual(['Möhre'])
    expect(termsFor(text, 'rüben')).toEqual(['Zuckerrübe'])
  })

  it('by a thing, and by what is done with it', () => {
    const text = 'Odel = Gülle\nOdel fahren, Odel Fahrt -> ausbringen'
    expect(termsFor(text, 'odel fahren')).toEqual(['Gülle', 'ausbringen'])
    expect(termsFor(text, 'odel fahrt')).toEqual(['ausbringen'])
  })

  it('passing over words without content', () => {
    expect(termsFor('Mist am Feld = Feldlager', 'mist der am feld')).toEqual(['Feldlager'])
    expect(termsFor('im = der\nOdel = Gülle', 'im odel')).toEqual(['Gülle'])
  })

  it('by the parts of a compound that is itself unknown, at less weight', () => {
    const text = 'Gülle = Odel\nAusbringung = Aufbringung'
    expect(termsFor(text, 'gülleausbringung').sort()).toEqual(['Aufbringung', 'Ausbringung', 'Gülle', 'Odel'])
    const part = thesaurusOf(text).expand(['gülleausbringung'])[0]
    const whole = thesaurusOf(text).expand(['gülle'])[0]
    expect(part?.weight).toBeLessThan(whole?.weight ?? 0)
  })

  it('not by parts when only one of them is known', () => {
    expect(termsFor('Lage = Ort', 'vorlage')).toEqual([])
  })

  it('one step only', () => {
    expect(termsFor('Odel = Gülle\nGülle ~ Jauche', 'odel')).toEqual(['Gülle'])
  })

  it('never by what it already has', () => {
    expect(termsFor('Gülle = Odel = Puddel', 'gülle odel')).toEqual(['Puddel'])
    expect(termsFor('Odel = Gülle fahren', 'odel gülle fahren')).toEqual([])
  })

  it('with the greatest weight where a term is found twice', () => {
    expect(thesaurusOf('Kuh = Rindvieh\nStier ~ Rindvieh').expand(['stier', 'kuh'])).toEqual(
      thesaurusOf('Kuh = Rindvieh').expand(['kuh']),
    )
  })

  it('and says for which words of the question a term stands', () => {
    expect(thesaurusOf('Gelbe Rübe = Möhre').expand(['alte', 'gelbe', 'rüben'])).toMatchObject([
      { term: 'Möhre', stands: 'gelbe rüben' },
    ])
  })

  it('by less for a term of several words, because each of them alone says less', () => {
    const [one, two] = thesaurusOf('Odel = Gülle = flüssiger Dünger').expand(['odel'])
    expect([one?.term, two?.term]).toEqual(['Gülle', 'flüssiger Dünger'])
    expect(two?.weight).toBeCloseTo((one?.weight ?? 0) / 2)
  })

  it('by a bounded number of terms', () => {
    const members = (animal: string): string =>
      Array.from({ length: 20 }, (_, index) => `${animal}${index}x`).join(', ')
    const text = ['Kuh', 'Stier', 'Kalb'].map((animal) => `${animal} > ${members(animal)}`).join('\n')
    expect(termsFor(text, 'kuh stier kalb')).toHaveLength(MOST_TERMS)
  })

  it('not of a word of another matter that only shares its common form', () => {
    const text = 'zahlen -> Überweisung\nZähler -> Stromuhr\nAcker -> Flurstück'
    expect(termsFor(text, 'zahlen')).toEqual(['Überweisung'])
    expect(termsFor(text, 'zähler')).toEqual(['Stromuhr'])
    expect(termsFor(text, 'zahle')).toEqual(['Überweisung'])
    expect(termsFor(text, 'äcker')).toEqual(['Flurstück'])
  })

  it('by the infinitive of „kostet“ and „verkauft“', () => {
    expect(termsFor('kosten -> Preis\nverkaufen -> Abgabe', 'was kostet was wird verkauft')).toEqual([
      'Preis',
      'Abgabe',
    ])
  })

  it('without harm from any words', () => {
    const thesaurus = thesaurusOf('Gülle = Odel\nGülle fahren ~ ausbringen\nRind > Kuh, Kalb')
    const words = constantFrom(
      '',
      'gülle',
      'fahren',
      'rind',
      'ge',
      'zu',
      'constructor',
      '__proto__',
      'a'.repeat(200),
      '💩',
      'im',
    )
    assert(
      property(array(words, { maxLength: 30 }), (question) => {
        const found = thesaurus.expand(question)
        return found.length <= MOST_TERMS && found.every(({ weight }) => weight > 0 && weight < 1)
      }),
    )
  })
})
