import { expect, it } from 'vitest'
import type { FactSource } from '../../../../core/answers/index.ts'
import { answerApart, saysAll } from '../../../../core/knowledge/answering/answer-apart.ts'
import type { NamespaceId } from '../../../../core/shared/ids.ts'
import { newId } from '../../../builders/ids.ts'

const KNOWN: Readonly<Record<string, string>> = {
  'Wie groß ist das Moorstück?': '6,1 ha.',
  'wann kommt Harms?': 'Am 15.06.2026.',
  'wie viele waren es?': '12.',
}
const heard: [question: string, goesOnFrom: string[]][] = []
const facts: FactSource = {
  answer: async ({ question, continues, previous }) => {
    heard.push([question, continues === true ? previous!.map((turn) => turn.question) : []])
    return question in KNOWN ? { text: KNOWN[question]!, answered: true, rows: [] } : undefined
  },
}
const apart = async (...questions: string[]) =>
  (await answerApart(facts, [newId<NamespaceId>()], { inPerson: true }, questions))?.answer

it('answers several questions one by one where rows answer each of them', async () => {
  expect(await apart('Wie groß ist das Moorstück?', 'wann kommt Harms?')).toBe('6,1 ha.\n\nAm 15.06.2026.')
})

it.each([
  ['one alone', ['Wie groß ist das Moorstück?']],
  ['one that no row answers', ['Wie groß ist das Moorstück?', 'wer ist denn Papst?']],
])('leaves %s', async (_, questions) => {
  expect(await apart(...questions)).toBeUndefined()
})

it('goes on from the one before with what does not stand alone', async () => {
  heard.length = 0
  expect(await apart('Wie groß ist das Moorstück?', 'wie viele waren es?')).toBe('6,1 ha.\n\n12.')
  expect(heard).toEqual([
    ['Wie groß ist das Moorstück?', []],
    ['wie viele waren es?', ['Wie groß ist das Moorstück?']],
  ])
})

it.each([
  ['Moorstück: Größe 6,1 ha, Saat 12.10.2025.', 'Moorstück: Größe 6,1 ha.\n\nMoorstück: Saat 12.10.2025.', true],
  ['Moorstück: Saat 12.10.2025.', 'Moorstück: Größe 6,1 ha.\n\nMoorstück: Saat 12.10.2025.', false],
  ['Zellzahl: 210 Tsd./ml.', 'Zellzahl: 2100 Tsd./ml.', false],
])('knows whether „%s“ says what „%s“ does', (whole, parts, says) => {
  expect(saysAll(whole, parts)).toBe(says)
})
