import { expect, it } from 'vitest'
import type { FactSource } from '../../../../core/answers/index.ts'
import { answerApart } from '../../../../core/knowledge/answering/answer-apart.ts'
import type { NamespaceId } from '../../../../core/shared/ids.ts'
import { newId } from '../../../builders/ids.ts'

const KNOWN: Readonly<Record<string, string>> = {
  'Wie groß ist das Moorstück?': '6,1 ha.',
  'wann kommt Harms?': 'Am 15.06.2026.',
  'wie viele waren es?': '12.',
}
const facts: FactSource = {
  answer: ({ question }) =>
    Promise.resolve(question in KNOWN ? { text: KNOWN[question]!, answered: true, rows: [] } : undefined),
}
const apart = async (...questions: string[]) =>
  (await answerApart(facts, [newId<NamespaceId>()], { inPerson: true }, questions))?.answer

it('answers several questions one by one where rows answer each of them', async () => {
  expect(await apart('Wie groß ist das Moorstück?', 'wann kommt Harms?')).toBe('6,1 ha.\n\nAm 15.06.2026.')
})

it.each([
  ['one alone', ['Wie groß ist das Moorstück?']],
  ['one that points back', ['Wie groß ist das Moorstück?', 'wie viele waren es?']],
  ['one that no row answers', ['Wie groß ist das Moorstück?', 'wer ist denn Papst?']],
])('leaves %s', async (_, questions) => {
  expect(await apart(...questions)).toBeUndefined()
})
