import { describe, expect, it } from 'vitest'
import { analysePassage, analyseQuestion } from '../../../../core/knowledge/analysis/analyse.ts'
import type { Thesaurus } from '../../../../core/knowledge/index.ts'
import type { StoredPassage } from '../../../../core/knowledge/passage.ts'
import { fuseByRank } from '../../../../core/knowledge/ranking/fuse-by-rank.ts'
import { rankPassages } from '../../../../core/knowledge/ranking/rank-passages.ts'
import type { DocumentId } from '../../../../core/shared/ids.ts'

const passage = (text: string, ordinal: number, heading = ''): StoredPassage => ({
  documentId: 'document' as DocumentId,
  title: 'Titel',
  ordinal,
  page: 1,
  start: 0,
  end: text.length,
  text,
  heading,
  stems: analysePassage(heading, text).stems,
})

const PASSAGES = [
  'Die Klauenpflege der Milchkühe ist zweimal im Jahr fällig.',
  'Das Güllelager fasst 1770 Kubikmeter und reicht für sechs Monate.',
  'Der Pachtvertrag über die Hauswiese endet am 30. September 2027.',
  'Die Nährstoffbilanz des Betriebs weist einen Überschuss an Phosphat aus.',
  'Beim Mähdrusch wurden 84 Dezitonnen Weizen je Hektar geerntet.',
].map((text, index) => passage(text, index))

const best = (question: string, passages = PASSAGES, thesaurus?: Thesaurus): string =>
  rankPassages(analyseQuestion(question, thesaurus), passages).passages[0]!.passage.text

describe('ranking', () => {
  it.each([
    ['a typing error', 'Was sagt die Närstoffbilnaz?', 3],
    ['an umlaut written out', 'Wie war der Maehdrusch?', 4],
    ['the head of a compound', 'Wie groß ist das Lager?', 1],
    ['the modifier of a compound', 'Wann läuft die Pacht aus?', 2],
    ['a compound for its parts', 'Wann ist die Milchkuhklauenpflege?', 0],
    ['another inflection', 'Welche Verträge über Wiesen haben wir?', 2],
  ])('finds the passage by %s', (_, question, index) => expect(best(question)).toBe(PASSAGES[index]!.text))

  it('finds a paragraph of a statute by its number', () => {
    const statute = ['§ 5 Besondere Vorgaben', '§ 6 Zusätzliche Vorgaben', '§ 7 Verbote'].map((heading, index) =>
      passage(`(1) Im Fall ${index} gilt dies.`, index, heading),
    )
    const referring = passage('Nach § 6 und § 6 Absatz 2 gilt: § 6 geht vor.', 3, '§ 14 Ordnungswidrigkeiten')
    expect(
      rankPassages(analyseQuestion('Was steht in § 6?'), [referring, ...statute]).passages[0]!.passage.heading,
    ).toBe('§ 6 Zusätzliche Vorgaben')
  })

  describe('of papers of one kind', () => {
    const paper = (documentId: string, opening: string, text: string): StoredPassage[] =>
      [opening, text].map((said, ordinal) => ({ ...passage(said, ordinal), documentId: documentId as DocumentId }))
    const invoice = (year: number, next: string): string =>
      `Glas & Kork Handelshaus KG\nRechnung ${year}\nDatum: 14.01.${next}\nKunde Weingut Sommer`
    const papers = [
      ...paper('old', invoice(2023, '2024'), 'Flaschen 2024 und 2025 zu 410 Euro, Flaschen grün 300 Euro.'),
      ...paper('new', invoice(2024, '2025'), 'Flaschen zu 446 Euro.'),
      ...paper('other', 'Pachtvertrag von 2019 mit Familie Winter', 'Zwei Flaschen als Zins.'),
    ]
    const ranked = (question: string) => rankPassages(analyseQuestion(question), papers).passages

    it('prefers the one of the year that is asked for, though it is dated in the next', () => {
      expect(ranked('Was kosten die Flaschen der Rechnung 2024?')[0]!.passage.documentId).toBe('new')
      expect(ranked('Was kosten die Flaschen der 23er Rechnung?')[0]!.passage.documentId).toBe('old')
    })

    it('leaves a paper of another kind, and all where no year is asked for, where they are', () => {
      const places = (question: string) =>
        new Map(ranked(question).map(({ passage: { documentId }, ofYear }) => [documentId, ofYear]))
      expect([...places('Flaschen der Rechnung 2024')].toSorted()).toEqual([
        ['new', 'asked'],
        ['old', 'other'],
        ['other', undefined],
      ])
      expect([...places('Flaschen der Rechnung').values()]).toEqual([undefined, undefined, undefined])
    })
  })

  describe('with questions that a passage answers', () => {
    const [rent, wheat, rye] = ['Der Pachtzins beträgt 640 Euro.', 'Der Weizen steht.', 'Der Roggen steht.'].map(
      (text, index) => passage(text, index),
    ) as [StoredPassage, StoredPassage, StoredPassage]
    const asked = (of: StoredPassage, question: string) => ({ ...of, asked: analysePassage('', question).stems })

    it('finds by their words, which never outdo a word of a passage itself', () => {
      const known = asked(rent, 'Wieviel Geld geht fürs Grünland drauf?')
      expect(best('Was geht fürs Grünland drauf?', [rye, wheat, known])).toBe(rent.text)
      const literal = passage('Das Grünland wurde gemäht.', 3)
      expect(best('Grünland', [known, wheat, literal])).toBe(literal.text)
      const many = Array.from({ length: 30 }, (_, index) => passage(`Auf Schlag ${index} liegt Grünland.`, 10 + index))
      const scoresOf = (candidates: StoredPassage[]) =>
        rankPassages(analyseQuestion('Grünland'), candidates)
          .passages.filter((ranked) => ranked.passage.text.includes('Grünland'))
          .map(({ score }) => score)
      const insistent = asked(rent, 'Grünland, Grünland, Grünland oder Grünland?')
      for (const candidates of [[wheat, literal], many])
        expect(scoresOf([insistent, ...candidates])).toEqual(scoresOf([rent, ...candidates]))
    })

    it('says that a word is unknown which only a question has, and leaves all as it was without one', () => {
      const question = analyseQuestion('Was geht fürs Grünland drauf?')
      const withOne = rankPassages(question, [wheat, asked(rent, 'Was kostet das Grünland?')])
      expect(withOne.units.unknown).toEqual(rankPassages(question, [wheat, rent]).units.unknown)
      expect(withOne.units.unknown.size).toBeGreaterThan(0)
      for (const { score } of withOne.passages) expect(score).toBeLessThanOrEqual(1)
    })
  })

  it('finds by related words, which never outdo the word of the question itself', () => {
    const thesaurus: Thesaurus = {
      expand: (words) => (words.includes('odel') ? [{ term: 'Gülle', weight: 1, stands: 'odel' }] : []),
      synonyms: () => [],
    }
    const passages = ['Die Gülle wird im Frühjahr gefahren.', 'Der Weizen steht.', 'Der Roggen steht.'].map(
      (text, index) => passage(text, index),
    )
    expect(best('Wann kommt der Odel?', passages, thesaurus)).toBe('Die Gülle wird im Frühjahr gefahren.')
    const literal = [...passages, passage('Der Odel wird im Herbst gefahren.', 3)]
    expect(best('Wann kommt der Odel?', literal, thesaurus)).toBe('Der Odel wird im Herbst gefahren.')
  })

  it('scores nothing for a question without content, and has no opinion on no passages', () => {
    expect(rankPassages(analyseQuestion('Wer ist das?'), PASSAGES).passages.map(({ score }) => score)).toEqual([
      0, 0, 0, 0, 0,
    ])
    expect(rankPassages(analyseQuestion('Gülle'), []).passages).toEqual([])
  })

  it('counts what the document says elsewhere: of whom in its head, and what in a row', () => {
    const named = (documentId: string, ordinal: number, text: string) => ({
      ...passage(text, ordinal),
      documentId: documentId as DocumentId,
    })
    const passages = [
      named('Meier', 0, 'Landhandel Meier, Rechnung über Lieferungen'),
      named('Meier', 5, 'Weizen 12 Euro'),
      named('Petersen', 0, 'Landhandel Petersen, Rechnung über Lieferungen'),
      named('Petersen', 5, 'Weizen 14 Euro'),
    ]
    const { passages: ranked } = rankPassages(analyseQuestion('Was kostet der Weizen bei Petersen?'), passages)
    const rows = ranked.filter((one) => one.passage.text.startsWith('Weizen'))
    expect(rows[0]!.passage.text).toBe('Weizen 14 Euro')
    expect(rows[0]!.score).toBeGreaterThan(rows[1]!.score)
  })

  it('gives scores from 1 downwards', () => {
    const scores = rankPassages(analyseQuestion('Weizen je Hektar'), PASSAGES).passages.map(({ score }) => score)
    expect(scores[0]).toBeLessThanOrEqual(1)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
    expect(scores.at(-1)).toBeGreaterThanOrEqual(0)
  })
})

describe('fusion by rank', () => {
  it('leaves the lexical order as it is without an order by meaning', () =>
    expect(fuseByRank(['a', 'b', 'c'], [])).toEqual(['a', 'b', 'c']))
  it('moves up what both find and adds what only the meaning finds', () =>
    expect(fuseByRank(['a', 'b', 'c'], ['c', 'd'])).toEqual(['a', 'c', 'b', 'd']))
  it('lifts the second above the first only where the meaning knows it and not the first', () => {
    expect(fuseByRank(['a', 'b'], ['b', 'c'])).toEqual(['b', 'a', 'c'])
    expect(fuseByRank(['a', 'b'], ['b', 'c', 'a'])).toEqual(['a', 'b', 'c'])
  })
})
