import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuestion } from '../../../../core/answers/question/parse-question.ts'
import type { ParsedQuestion } from '../../../../core/answers/question/parsed-question.ts'

const TODAY = '2026-05-20'
const parse = (question: string) => parseQuestion(question, TODAY)
const wordsOf = (question: string) => parse(question).words.map(({ text }) => text)

describe('a question', () => {
  it.each<[question: string, ParsedQuestion['type']]>([
    ['Wie viele Kühe habe ich?', 'count'],
    ['Wie oft wurde gespritzt?', 'count'],
    ['Wie viel Diesel ist im Tank?', 'amount'],
    ['Bis wann läuft die Pacht?', 'until'],
    ['Wann hat Frieda gekalbt?', 'when'],
    ['Auf welchen Feldern steht Mais?', 'where'],
    ['Wie ist die Zellzahl?', 'how'],
    ['Sind alle Kälber gemeldet?', 'whether'],
    ['Kannst du mir sagen, wer spritzen will?', 'who'],
    ['Zeig mir meine Felder', 'request'],
  ])('„%s“ asks for %s', (question, type) => {
    expect(parse(question).type).toBe(type)
  })

  it.each<[question: string, Partial<ParsedQuestion>]>([
    ['Welche drei Felder sind am größten?', { selection: 'most', selectionSize: 3 }],
    ['Wann wurde zuletzt gedüngt?', { selection: 'latest', selectionSize: 1 }],
    [
      'Felder mit mindestens 12,5 Hektar',
      { thresholds: [{ is: 'above', inclusive: true, value: 12.5, unit: 'hektar' }] },
    ],
    ['Tiere unter 1.200 kg', { thresholds: [{ is: 'below', inclusive: false, value: 1200, unit: 'kg' }] }],
    ['Wo ist der pH zu niedrig?', { outOfLimits: 'low' }],
    ['Welche Proben sind zu alt?', { outOfLimits: 'high' }],
    ['Welche Tiere haben keinen Befund?', { negated: true, missing: false }],
    ['Was fehlt bei der Spritzung?', { missing: true, complete: false }],
    ['Ist die Spritzung vollständig?', { missing: true, complete: true }],
    [
      'Felder zwischen 5 und 9,5 ha',
      {
        thresholds: [
          { is: 'above', inclusive: true, value: 5, unit: 'ha' },
          { is: 'below', inclusive: true, value: 9.5, unit: 'ha' },
        ],
      },
    ],
    [
      'Lieferungen zwischen 500 kg und 2 t',
      {
        thresholds: [
          { is: 'above', inclusive: true, value: 500, unit: 'kg' },
          { is: 'below', inclusive: true, value: 2, unit: 't' },
        ],
      },
    ],
    ['Welche Nachweise sind abgelaufen?', { state: 'over' }],
    ['Läuft die Pacht noch?', { state: 'running' }],
    ['Wann läuft die Pacht aus?', { state: undefined }],
    ['Welche Kälber sind noch nicht gemeldet?', { negated: true, negatedStem: 'gemeldet' }],
    ['Ist die Wartezeit nicht vorbei?', { negated: true, negatedStem: undefined, state: 'over' }],
    ['Gibt es Kälber?', { asksExistence: true }],
    ['Darf ich schlachten?', { asksDuty: true, asksPermission: true }],
    ['Weizen über 2024', { thresholds: [], period: undefined, unread: true }],
    ['Diesel über 2024 l', { thresholds: [{ is: 'above', inclusive: false, value: 2024, unit: 'l' }], unread: false }],
    ['War der Ertrag höher als im Mai?', { unread: true }],
    ['Im März und im Juni', { unread: true }],
    ['Liegen wir mit der Therapiehäufigkeit über der Kennzahl 1?', { unread: true }],
    ['Sind wir unter dem Güllebehälter durch?', { unread: true }],
    ['Liegt die Therapiehäufigkeit über 2?', { unread: false }],
    ['Über zwanzig Hektar', { thresholds: [{ is: 'above', inclusive: false, value: 20, unit: 'hektar' }] }],
    ['Wie hoch ist der mittlere Ertrag im Durchschnitt?', { aggregate: 'mean' }],
    ['Wie viel Fläche insgesamt?', { aggregate: 'sum' }],
    ['Wie hoch ist der Ackeranteil?', { asksShare: true }],
    ['Wie hat sich die Zellzahl entwickelt?', { trend: 'any' }],
    ['Sind alle Kälber gemeldet?', { asksEach: true }],
    ['Hauswiese und Bruch', { joinsWords: true }],
    ['Muss ich Gülle einarbeiten?', { asksDuty: true }],
    ['Was sagt § 6?', { asksDuty: true }],
    ['Kannst du mir sagen, wo Mais steht?', { asksDuty: false }],
  ])('„%s“ says what it is held to', (question, parsed) => {
    expect(parse(question)).toMatchObject(parsed)
  })

  it.each([
    ['Wie viele Färsen stehen zurzeit im Abkalbestall?', ['färsen', 'abkalbestall']],
    ['Welche Fristen laufen in 14 Tagen?', ['fristen', 'laufen']],
    ['Was steht morgen an?', ['ansteht']],
    ['Womit wurde am 02.04. gespritzt?', ['womit', 'gespritzt']],
    ['Wo ist DE 03 900 00011?', ['de 03 900 00011']],
    ['Wann bin ich geboren?', ['ichselbst', 'geboren']],
    ['Welche Nachweise sind abgelaufen?', ['nachweise', 'abgelaufen']],
    ['Was ist überfällig?', []],
    ['Mais, Mais und nochmals MAIS', ['mais']],
    // Abbreviations
    ['Kd.-Nr. vom Händler', ['kundennummer', 'händler']],
    ['re vom 12.03. brutto', ['rechnung', 'brutto']],
    ['Mais, ca. wie viele ltr', ['mais', 'liter']],
    // Times as they are said
    ['Weizen über alle Jahre, die wir haben', ['weizen']],
    ['Weizen im letzten halben Jahr', ['weizen']],
    ['Weizen im März, April und Mai', ['weizen']],
    // What goes with the asking, and what is said of a thing
    ['Schnell die Nummer', ['nummer']],
    ['Ist Frieda schnell?', ['frieda', 'schnell']],
    ['Wo ist lediglich Mais?', ['lediglich', 'mais']],
  ])('„%s“ leaves the words that name something', (question, words) => {
    expect(wordsOf(question)).toEqual(words)
  })

  it('names the column that a comparison means', () => {
    expect(parse('Welche Felder sind größer als 5 ha?').words.map(({ stem }) => stem)).toContain('gross')
    expect(parse('Welches Tier ist am jüngsten?').words.map(({ stem }) => stem)).toContain('alt')
  })

  it('is parsed alike however it is spaced, composed and written in capitals', () => {
    const questions = fc.constantFrom(
      'Wie groß ist die Große Koppel?',
      'Was fehlt im Mai über 5 ha?',
      'Wann kälbert Frieda?',
    )
    const spaces = fc.constantFrom('  ', '\n', '\t ')
    fc.assert(
      fc.property(questions, spaces, (question, space) => {
        const { period, ...parsed } = parse(question)
        const { period: same, ...other } = parse(question.normalize('NFD').replaceAll(' ', space))
        expect(other).toEqual(parsed)
        expect(same?.span).toEqual(period?.span)
      }),
    )
  })

  it('of more than a thousand characters is not read, however few of its words say something', () => {
    const asked = 'Wie groß ist denn eigentlich die Wiese'
    expect(parse(`${asked}?`).unread).toBe(false)
    expect(parse(`${asked}${' denn'.repeat(250)}?`).unread).toBe(true)
  })
})
