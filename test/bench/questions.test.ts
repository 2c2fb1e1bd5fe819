import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { itWithDataOfOthers } from '../data-of-others.ts'
import { measure } from '../../bench/questions.ts'
import { fileOf, readDocuments, readQuestions, type Question } from '../../bench/read-questions.ts'

const questions = readQuestions()
const answered = questions.filter(({ document }) => document !== null)

describe("the questions in a farmer's words", () => {
  it('are enough, and forty more that nothing answers', () => {
    expect(answered.filter(({ document }) => document!.startsWith('papers/')).length).toBeGreaterThanOrEqual(90)
    expect(questions.length - answered.length).toBeGreaterThanOrEqual(40)
  })

  itWithDataOfOthers('are, with those about statutes, three fifths about papers', () => {
    expect(answered.length).toBeGreaterThanOrEqual(150)
    const share = answered.filter(({ document }) => document?.startsWith('papers/')).length / answered.length
    expect(share).toBeGreaterThan(0.55)
    expect(share).toBeLessThan(0.65)
  })

  it('have their own number and words', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    expect(new Set(questions.map(({ question }) => question.toLowerCase())).size).toBe(questions.length)
  })

  it('are answered by words that stand in their document', () => {
    const wrong = answered.filter(
      ({ document, answer }) => !readFileSync(fileOf(document!)!, 'utf8').includes(answer ?? ''),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('name no answer where they name no document', () => {
    expect(
      questions.filter(({ document, answer }) => (document === null) !== (answer === null)).map(({ id }) => id),
    ).toEqual([])
  })

  it('ask about at least forty papers of 150 to 600 words', () => {
    const papers = readDocuments().filter(({ path }) => path.startsWith('papers/'))
    expect(papers.length).toBeGreaterThanOrEqual(40)
    const words = papers.map(({ text }) => text.split(/\s+/u).length)
    expect(Math.min(...words)).toBeGreaterThanOrEqual(150)
    expect(Math.max(...words)).toBeLessThanOrEqual(600)
  })
})

describe('the measure', () => {
  const asked: Question[] = [
    { id: 'a', question: 'a', document: 'eins', answer: 'zwölf Tage' },
    { id: 'b', question: 'b', document: 'zwei', answer: 'nie' },
    { id: 'c', question: 'c', document: null, answer: null },
  ]

  it('counts the right document and the passage with the answer among those that a document answers', async () => {
    const found = [
      { document: 'eins', text: 'nichts davon', score: 3 },
      { document: 'eins', text: 'nach zwölf\nTagen, also zwölf\nTage', score: 2 },
      { document: 'zwei', text: 'nie', score: 1 },
    ]
    expect(await measure(async () => found, asked)).toEqual({
      questions: 2,
      document1: 0.5,
      document5: 1,
      passage1: 0,
      passage5: 1,
    })
  })

  it('counts nothing for a search that finds nothing', async () => {
    expect(await measure(async () => [], asked)).toEqual({
      questions: 2,
      document1: 0,
      document5: 0,
      passage1: 0,
      passage5: 0,
    })
  })
})
