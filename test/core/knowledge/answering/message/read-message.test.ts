import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinAnswers } from '../../../../../core/knowledge/answering/join-answers.ts'
import { readMessage } from '../../../../../core/knowledge/answering/message/read-message.ts'
import { standsAlone } from '../../../../../core/knowledge/answering/message/stands-alone.ts'
import type { Answer } from '../../../../../core/knowledge/answering/compose-answer.ts'
import { clausesOf } from '../../../../../core/shared/german/clauses.ts'
import { withoutCourtesies } from '../../../../../core/knowledge/answering/message/without-courtesies.ts'

const questionsIn = (text: string) => readMessage(text).questions

describe('several questions at once', () => {
  it('leaves out who asks, in brackets behind it, and nothing else in brackets', () => {
    expect(questionsIn('Ist der Agrardiesel schon eingereicht? (Kanzlei)')).toEqual([
      'Ist der Agrardiesel schon eingereicht?',
    ])
    expect(questionsIn('Wie groß ist die Wiese? (Hauswiese)').join(' ')).toContain('Hauswiese')
  })

  it.each([
    ['Wie groß ist das Moorstück?', ['Wie groß ist das Moorstück?']],
    ['Wie groß ist das Moorstück? Und die Hauswiese?', ['Wie groß ist das Moorstück?', 'Und die Hauswiese?']],
    [
      'Von wem ist der Brief und bis wann muss ich antworten?',
      ['Von wem ist der Brief?', 'bis wann muss ich antworten?'],
    ],
    [
      'Auf welchem Feld fuhren wir Gülle, und an welchem Tag?',
      ['Auf welchem Feld fuhren wir Gülle?', 'an welchem Tag?'],
    ],
    ['Was wurde gedüngt? Auf dem Moorstück.', ['Was wurde gedüngt Auf dem Moorstück?']],
    ['Was wurde gedüngt? Auf Wasserwiese.', ['Was wurde gedüngt Auf Wasserwiese?']],
    ['Was wurde gedüngt? Auf wie vielen Feldern', ['Was wurde gedüngt?', 'Auf wie vielen Feldern']],
    ['Welche Briefe sind offen? Bitte die vom Amt.', ['Welche Briefe sind offen die vom Amt?']],
    ['Wann kommt Harms? Bitte bis Freitag antworten.', ['Wann kommt Harms?', 'Bitte bis Freitag antworten.']],
    [
      'Welchen Anteil haben Wiesen an allem, was ihr bewirtschaftet?',
      ['Welchen Anteil haben Wiesen an allem, was ihr bewirtschaftet?'],
    ],
    ['Wann kommt Harms? Bitte mit Uhrzeit.', ['Wann kommt Harms?']],
    ['Wer hat umgepumpt, wann war das?', ['Wer hat umgepumpt?', 'wann war das?']],
    ['Geburten im Mai – wie viele und an welchen Tagen?', ['Geburten im Mai – wie viele?', 'an welchen Tagen?']],
    ['Welche Düngung kam zu spät, welcher Acker?', ['Welche Düngung kam zu spät?']],
    ['Ich war gestern weg. Wer hat gemolken?', ['Ich war gestern weg. Wer hat gemolken?']],
    ['Mais? Mais? 3,5', ['Mais?', 'Mais?', '3,5']],
    ['Welche Felder sind rot und welche nicht?', ['Welche Felder sind rot?', 'welche nicht?']],
    ['Was steht zu Mais und Weizen im Vertrag?', ['Was steht zu Mais und Weizen im Vertrag?']],
    ['Guten Tag! Könnten Sie mir bitte kurz helfen? Wann kommt Harms? Vielen Dank!', ['Wann kommt Harms?']],
    ['Ich hätte eine Frage: Was hat der Diesel am 3.4. gekostet?', ['Was hat der Diesel am 3.4. gekostet?']],
    [
      'Wie groß ist das Moorstück? Ich find den Zettel nicht.',
      ['Wie groß ist das Moorstück? Ich find den Zettel nicht.'],
    ],
    ['Hallo zusammen,\n\nwann kommt Harms (für den Prüfer)?\n\nViele Grüße\nAnna', ['wann kommt Harms?']],
    ['1. Wie groß ist das Moorstück\n2. Wann kommt Harms', ['Wie groß ist das Moorstück?', 'Wann kommt Harms']],
    ['1. Warum fehlt Alma?\n2. Ab wann weiden wir?', ['Warum fehlt Alma?', 'Ab wann weiden wir?']],
    ['Wie groß ist das Moorstück. Wann kommt Harms', ['Wie groß ist das Moorstück?', 'Wann kommt Harms']],
    ['Wie groß ist das Moorstück, wann kommt Harms?', ['Wie groß ist das Moorstück?', 'wann kommt Harms?']],
    ['Wie viel Diesel kam. Wann war das', ['Wie viel Diesel kam?', 'Wann war das']],
    ['Wie viele Kälber sind da? Wir zählen heute.', ['Wie viele Kälber sind da?', 'Wir zählen heute.']],
    ['Wie groß ist die Weide, bitte um Auskunft?', ['Wie groß ist die Weide?']],
    ['Zur Betriebsprüfung? Was fehlt noch?', ['Zur Betriebsprüfung?', 'Was fehlt noch?']],
    ['Wann war er da, fragt der Nachbar?', ['Wann war er da?']],
    ['„Wann kommt Harms?“, fragt der Azubi.', ['Wann kommt Harms?']],
    ['„Wann kommt Harms“', ['Wann kommt Harms']],
    ['Alma ist krank und wann kommt der Arzt?', ['Alma ist krank und wann kommt der Arzt?']],
    ['Und wie groß ist der Acker und welcher Humus?', ['Und wie groß ist der Acker?', 'welcher Humus?']],
    ['Warum fehlt Mais, und welcher Paragraf?', ['Warum fehlt Mais?', 'welcher Paragraf?']],
    ['Wer weiß, wie groß das Moorstück ist?', ['Wer weiß, wie groß das Moorstück ist?']],
    [
      'Wann kommt Harms? LG Anna. PS: wie groß ist das Moorstück?',
      ['Wann kommt Harms?', 'PS: wie groß ist das Moorstück?'],
    ],
    ['WANN KOMMT HARMS?', ['wann kommt harms?']],
  ])('%s', (text, questions) => {
    expect(questionsIn(text)).toEqual(questions)
  })

  it('stand alone unless they point back', () => {
    const later = [
      'wann kommt der Lohner?',
      'wie viele waren es?',
      'wann war das?',
      'bis wann gilt sein Schein?',
      'an welchem Tag?',
      'wer hat sie gekauft?',
      'wann läuft die Frist ab?',
      'wann is de geboren',
      'wieviel stundn no',
      'und wann spätestens?',
      'wie viele Kilo Stickstoff hat der Mist?',
      'Und wie viele Felder gibt es?',
    ]
    const alone = later.filter(standsAlone)
    expect(alone).toEqual([later[0], 'wie viele Kilo Stickstoff hat der Mist?', 'Und wie viele Felder gibt es?'])
  })

  it('are cut into clauses that are the text together', () => {
    const sign = fc.constantFrom('Mais', ' ', '. ', ', ', ' – ', '(', ') ', '\n', '3,5', 'z. B. ', '?')
    fc.assert(
      fc.property(fc.array(sign), (signs) => {
        const text = signs.join('')
        expect(
          clausesOf(text)
            .map(({ text: clause, end }) => clause + end)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it('keeps what greets nobody, closes nothing and says of what it is', () => {
    const asked = [
      'Wie viel Kraftfutter (Rind) ist da?',
      'Gruß vom Amt',
      'Wer war hier, ein Prüfer?',
      'für die Bullen: wie viel Mais?',
      'Das Veterinäramt hat geschrieben, bis wann muss ich antworten?',
      'Zum Pachtvertrag: bis wann läuft der?',
      'Kommt morgen der Tierarzt? Und wann war er zuletzt da?',
      'Kontrolleur hier: wann war er zuletzt da?',
      'Was muss ich melden, bis morgen?',
      'Diesel April, Summe?',
      'Der Prüfer kommt morgen, was fehlt noch?',
    ]
    expect(asked.map(withoutCourtesies)).toEqual(asked)
  })

  it('keeps a text that is a courtesy alone', () => {
    expect(withoutCourtesies('Vielen Dank!')).toBe('Vielen Dank!')
  })

  it('loses no word that is no courtesy', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Mais', 'bitte', '3,5', '?', '. ', 'Danke!', 'am 3.4.', ': ')), (words) => {
        const text = words.join(' ')
        const of = (one: string): number => one.match(/Mais|3,5|3\.4/gu)?.length ?? 0
        expect(of(withoutCourtesies(text))).toBe(of(text))
        expect(of(questionsIn(text).join(' '))).toBe(of(text))
      }),
    )
  })
})

it('does not ask apart for what an answer tells anyway', () => {
  expect(questionsIn('Ist die Zellzahl gestiegen? Von wie viel auf wie viel?')).toEqual(['Ist die Zellzahl gestiegen?'])
})

describe('their one answer', () => {
  const answer = (text: string, answered: boolean): Answer => ({ answer: text, answered, sources: [], model: 'm' })

  it('is none where none of them is', () => {
    const parts = ['Wer?', 'Wann?'].map((question) => ({ question, answer: answer('Unklar.', false) }))
    expect(joinAnswers(parts).answered).toBe(false)
  })

  it('holds where any of them is answered, and says which is not', () => {
    const two = (second: boolean): Answer =>
      joinAnswers([
        { question: 'Wer?', answer: answer('Harms.', true) },
        { question: 'Wann?', answer: answer('Unklar.', second) },
      ])
    expect(two(true)).toMatchObject({ answered: true, answer: 'Harms.\n\nUnklar.' })
    expect(
      joinAnswers(['Wo?', 'Wann?'].map((question) => ({ question, answer: answer('Am 2. im Stall.', true) }))),
    ).toMatchObject({
      answer: 'Am 2. im Stall.',
    })
    expect(two(false)).toMatchObject({ answered: true, answer: 'Zu „Wer?“: Harms.\n\nZu „Wann?“: Unklar.' })
  })
})
