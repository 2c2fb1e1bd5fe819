import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analysePassage, analyseQuestion } from '../../../../../core/knowledge/analysis/analyse.ts'
import { chooseQuotes } from '../../../../../core/knowledge/answering/quoting/choose-quotes.ts'
import type { DirectAnswer } from '../../../../../core/knowledge/answering/direct/direct-answer.ts'
import { namesIn } from '../../../../../core/knowledge/answering/direct/names-in-text.ts'
import { reasonsIn } from '../../../../../core/knowledge/answering/direct/reasons-in-text.ts'
import { splitIntoPassages, type StoredPassage } from '../../../../../core/knowledge/passage.ts'
import { rankPassages } from '../../../../../core/knowledge/ranking/rank-passages.ts'
import type { DocumentId } from '../../../../../core/shared/ids.ts'
import { runs } from '../../../../runs.ts'

const passagesOf = (text: string): StoredPassage[] =>
  splitIntoPassages([{ number: 1, text, headings: [] }]).map((passage) => ({
    ...passage,
    documentId: 'paper' as DocumentId,
    title: 'Scan',
    stems: analysePassage(passage.heading, passage.text).stems,
  }))

function ask(question: string, text: string): DirectAnswer | undefined {
  const analysed = analyseQuestion(question)
  const ranking = rankPassages(analysed, passagesOf(text))
  return chooseQuotes(analysed, ranking).direct
}

const told = (question: string, text: string): string | undefined => {
  const direct = ask(question, text)
  return direct?.isClear ? direct.text : undefined
}

const TABLE = `Sorte         Menge t     Preis EUR/dt     Erlös EUR
Fontane        120,0        15,90        19.080,00
Agria           80,5        17,20        13.846,00`

const PIECES = [
  'Die Pacht der Wiese beträgt ',
  '640 Euro',
  ' je Hektar',
  '. ',
  ', weil ',
  'bis zum ',
  '15. März 2026',
  ' und ',
  '\n',
  '\n\n',
  'Kaution: ',
  ' | ',
  '    ',
  '**',
  'Frau Ilse Meyer',
  ' zahlt ',
  'in Neustadt',
  '9 Kühe',
  ' lahmten',
]
const QUESTIONS = [
  'Wie hoch ist die Pacht der Wiese?',
  'Wer zahlt die Kaution?',
  'Bis wann zahlt Meyer?',
  'Wo lahmten Kühe?',
  'Wie viele Kühe lahmten?',
  'Warum zahlt Meyer die Pacht?',
  'Wie viel kostet die Wiese je Hektar?',
]

describe('what a question asks for is told', () => {
  it.each([
    [
      'money',
      'Was kostet die Miete der Halle?',
      'Die Miete der Halle kostet 620 € je Monat und Platz.',
      '620 € je Monat.',
    ],
    ['money', 'Wie hoch ist die Kaution?', 'Pacht im Voraus.\nKaution: 500,00 EUR\nStempel', 'Kaution: 500,00 EUR.'],
    [
      'day',
      'Bis wann ist der Graben zu räumen?',
      'Der Graben ist bis zum 15. November zu räumen.',
      'Bis zum 15. November.',
    ],
    [
      'day',
      'Ab wann darf die Wiese gemäht werden?',
      'Die Wiese darf bis zum 1. März gewalzt und ab dem 15. Juni gemäht werden.',
      'Ab dem 15. Juni.',
    ],
    ['day', 'Wann wurde das Dach gedeckt?', 'Das Dach wurde im Herbst 2021 gedeckt.', 'Herbst 2021.'],
    [
      'duration',
      'Wie lang ist die Garantie noch?',
      'Auf das Getriebe gilt eine Garantie von 36 Monaten.',
      '36 Monaten.',
    ],
    ['frequency', 'Wie oft wird die Anlage geprüft?', 'Die Anlage wird alle drei Jahre geprüft.', 'Alle drei Jahre.'],
    ['number', 'Wie viele Kühe lahmten?', 'Im Stall lahmten 9 Kühe, dazu kamen 4 Kälber.', '9.'],
    ['number', 'wie viele kühe lahmten', 'Im Stall lahmten 9 Kühe, dazu kamen 4 Kälber.', '9 Kühe.'],
    ['share', 'Welchen Anteil hat das Grünland?', 'Das Grünland hat einen Anteil von zwei Dritteln.', 'Zwei Dritteln.'],
    ['weight', 'Wie viele Tonnen Rüben muss ich liefern?', 'Zu liefern sind 1.240 t Rüben im Jahr.', '1.240 t.'],
    ['person', 'Wer leitete die Versammlung?', 'Die Versammlung leitete Doris Weßling.', 'Doris Weßling.'],
    ['person', 'Wer zahlt das Spülen der Drainage?', 'Das Spülen der Drainage zahlt der Verpächter.', 'Verpächter.'],
    [
      'place',
      'Wo liegt der Schlüssel zur Waage?',
      'Der Schlüssel zur Waage liegt bei Familie Terwey.',
      'Familie Terwey.',
    ],
    [
      'reason',
      'Warum wurde die Prämie gekürzt?',
      'Die Prämie wurde gekürzt, weil der Antrag verspätet kam.',
      'Weil der Antrag verspätet kam.',
    ],
    ['cell', 'Welchen Preis hat die Fontane?', TABLE, 'Fontane, Preis EUR/dt: 15,90.'],
  ])('%s: %s', (_, question, text, answer) => {
    expect(told(question, text)).toBe(answer)
  })

  it.each([
    ['two of equal worth', 'Was kostet der Zaun?', 'Der Zaun kostet 300 €. Der Zaun kostet 450 €.'],
    ['nothing of the kind', 'Was kostet der Zaun?', 'Der Zaun steht am Bach.'],
    ['a number that nothing is said of', 'Wie viele Kühe lahmten?', 'Die Kühe lahmten. Beleg 17'],
    ['the number of a clause', 'Wie viel Mist darf ich fahren?', 'Wer Mist fährt, beachtet § 6 Absatz 4.'],
    [
      'what the question says itself',
      'Wie viele Schafe liefen 2024 auf der Halde?',
      'Schafe liefen 2024 auf der Halde.',
    ],
    ['a question of another kind', 'Was steht im Brief?', 'Im Brief steht, dass 300 € fehlen.'],
  ])('unless it is %s', (_, question, text) => {
    expect(told(question, text)).toBeUndefined()
  })

  it('with the „nicht“ before it', () => {
    expect(told('Wie lange muss der Abstand sein?', 'Der Abstand muss nicht weniger als zwölf Wochen sein.')).toBe(
      'Nicht weniger als zwölf Wochen.',
    )
  })

  it('always as it stands in its quote', () => {
    const piece = fc.constantFrom(...PIECES)
    const question = fc.constantFrom(...QUESTIONS)
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), question, (pieces, asked) => {
        const direct = ask(asked, pieces.join(''))
        if (!direct) return
        const { quote, value, text } = direct
        expect(value.start).toBeGreaterThanOrEqual(quote.start)
        expect(value.end).toBeLessThanOrEqual(quote.end)
        const stands = quote.passage.text.replaceAll(/[\s*]+/gu, ' ').toLowerCase()
        for (const part of text.replace(/\.$/u, '').split(/, (?=\p{Lu})|: /u))
          expect(stands).toContain(
            part
              .replaceAll(/[\s*]+/gu, ' ')
              .toLowerCase()
              .trim(),
          )
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('names', () => {
  const names = (text: string): string[] => namesIn(text).map(({ start, end }) => text.slice(start, end))

  it.each([
    ['Der Bericht von Dr. Jan Meier liegt vor.', 'Dr. Jan Meier'],
    ['Übersetzt hat es John C. Messenger im Jahr 1908.', 'John C. Messenger'],
    ['Es prüft die Muster Landtechnik GmbH in Neustadt.', 'Muster Landtechnik GmbH'],
    ['Gemeldet von Luise de Vries und Anna Krug.', 'Luise de Vries'],
    ['Gemeldet von Luise de Vries und Anna Krug.', 'Anna Krug'],
  ])('%s', (text, name) => {
    expect(names(text)).toContain(name)
  })

  it('are no small words that begin a sentence', () => {
    expect(names('Die Milch kam an. Es war kalt. Trotz Nebel')).toEqual(['Milch', 'Nebel'])
  })
})

describe('reasons', () => {
  const reasons = (text: string): string[] => reasonsIn(text).map(({ start, end }) => text.slice(start, end))

  it.each([
    ['Gekürzt wurde, weil bis zum 1. März nichts kam.', ['weil bis zum 1. März nichts kam']],
    ['Da der Graben voll war, stand die Wiese.', ['Da der Graben voll war']],
    ['Der Baum wurde wegen des Triebsterbens gefällt.', ['wegen des Triebsterbens']],
    ['Ursache: verstopfter Filter.', ['verstopfter Filter']],
    ['Wir waren da.', []],
  ])('%s', (text, expected) => {
    expect(reasons(text)).toEqual(expected)
  })
})

it('tells no year alone where a last day is asked for', () => {
  const text =
    'Der Bescheid über Zahlungen 2025 ist da. Widerspruch gegen den Bescheid ist binnen eines Monats möglich.'
  expect(told('Bis wann ist Widerspruch gegen den Bescheid über Zahlungen möglich?', text) ?? '').not.toMatch(/^2025/u)
})
