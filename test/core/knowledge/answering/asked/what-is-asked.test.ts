import { describe, expect, it } from 'vitest'
import { analyseQuestion } from '../../../../../core/knowledge/analysis/analyse.ts'
import { nounsMissingIn } from '../../../../../core/knowledge/answering/asked/asked-nouns.ts'
import { asksForTerms, asksForUntoldOutcome } from '../../../../../core/knowledge/answering/asked/asked-of-papers.ts'
import { valuesIn } from '../../../../../core/knowledge/answering/direct/values-in-text.ts'

describe('what papers are there to say', () => {
  it.each(['Bis wann muss ich kündigen?', 'Darf man dort bauen?', 'Was kriege ich für den Hafer?'])(
    '%s',
    (question) => {
      expect(asksForTerms(question)).toBe(true)
    },
  )

  it.each(['Wer hat die Pumpe repariert?', 'Wann war die Prüfung?'])('%s is no question for it', (question) => {
    expect(asksForTerms(question)).toBe(false)
  })
})

describe('how something came out', () => {
  const ANNOUNCED = 'Der Kauf einer Walze zum Höchstpreis von 9.000 EUR wird beschlossen.'

  it.each([
    ['Was hat die Walze wirklich gekostet?', ANNOUNCED, true],
    ['Was hat die Walze am Ende gekostet?', ANNOUNCED, true],
    ['Wie viel haben wir insgesamt geliefert?', 'Geliefert werden 40 t je Woche.', true],
    ['Wie viel haben wir insgesamt geliefert?', 'Liefermenge gesamt: 412 t', false],
    ['Was darf die Walze kosten?', ANNOUNCED, false],
    ['Was ist bei der Probe rausgekommen?', 'Eine zweite Probe wurde gezogen; der Bericht folgt.', true],
    ['Was hat die Probe ergeben?', 'Die erste Probe ist im Frühjahr zu ziehen.', true],
    ['Was hat die Probe ergeben?', 'Eiweiß 11,9 %', false],
    ['Wann ist die Probe?', 'Die Probe ist im Frühjahr zu ziehen.', false],
    ['Was ist am Ende der Pacht zu tun?', 'Der Boden ist zu kalken.', false],
  ])('%s %s', (question, text, isUntold) => {
    expect(asksForUntoldOutcome(question, text)).toBe(isUntold)
  })
})

describe('the nouns that a text does not have', () => {
  const missing = (question: string, text: string): number => nounsMissingIn(text, analyseQuestion(question))

  it('counts each of them once, compounds with them as there', () => {
    expect(missing('Welcher Bulle deckt die Färsen der Heideweide?', 'Auf der Heideweide: 12 Färsen')).toBeCloseTo(
      1 / 3,
    )
    expect(missing('Was kostet der Diesel?', 'Dieselpreis: 1,40 EUR')).toBe(0)
    expect(missing('Was kostet der Diesel?', 'Der Hafer kostet 20 EUR.')).toBe(1)
  })

  it('takes what is written in small letters alone for neither', () => {
    expect(missing('was kostet der diesel', 'Der Hafer kostet 20 EUR.')).toBeGreaterThan(0)
    expect(missing('was kostet der diesel', 'Der Hafer kostet 20 EUR.')).toBeLessThan(1)
  })
})

describe('days of the week', () => {
  it('are days, several together, but not before a date', () => {
    const text = 'Annahme dienstags und samstags, geschlossen am Montag, den 3. Mai 2027.'
    expect(valuesIn(text, 'day').map(({ start, end }) => text.slice(start, end))).toEqual([
      'dienstags und samstags',
      '3. Mai 2027',
    ])
  })
})
