import { expect, it } from 'vitest'
import type { Fact, FactSource } from '../../../../core/answers/index.ts'
import { askApart, askNext, tellMore } from '../../../../core/knowledge/answering/answer-apart.ts'
import { makeFarmFacts } from '../../../../core/knowledge/answering/farm-facts.ts'
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
const ofOneFarm = (source: FactSource) => makeFarmFacts(source, [newId<NamespaceId>()], { inPerson: true })
const apart = async (...questions: string[]) =>
  (await askApart(ofOneFarm(facts), questions)).map(({ fact }) => fact?.text)

it('asks several questions one by one, up to the first that no row answers', async () => {
  expect(await apart('Wie groß ist das Moorstück?', 'wann kommt Harms?')).toEqual(['6,1 ha.', 'Am 15.06.2026.'])
  expect(await apart('Wie groß ist das Moorstück?', 'wer ist denn Papst?', 'wann kommt Harms?')).toEqual([
    '6,1 ha.',
    undefined,
  ])
})

it('goes on from the one before with what does not stand alone', async () => {
  heard.length = 0
  expect(await apart('Wie groß ist das Moorstück?', 'wie viele waren es?')).toEqual(['6,1 ha.', '12.'])
  expect(heard).toEqual([
    ['Wie groß ist das Moorstück?', []],
    ['wie viele waren es?', ['Wie groß ist das Moorstück?']],
  ])
})

it.each([
  ['of the row that was told, where that says it', 'welche Nummer hat die Rechnung?', '4711.', true],
  ['else by itself', 'wann kommt Harms?', 'Am 15.06.2026.', false],
])('asks what stands alone %s', async (_, question, text, continues) => {
  const ofRow: FactSource = {
    answer: async (request) =>
      request.ofSameRow === true && request.question.includes('Nummer')
        ? { text: '4711.', answered: true, rows: [] }
        : request.ofSameRow
          ? undefined
          : facts.answer(request),
  }
  const previous = [{ question: 'Wie hoch ist die Rechnung?', answer: '12 EUR.' }]
  expect(await askNext(ofOneFarm(ofRow), question, previous)).toMatchObject({ fact: { text }, continues })
})

const of = (text: string, rows = 1): Fact => ({
  text,
  answered: true,
  rows: Array.from({ length: rows }, (_, index) => ({ kind: 'crops', id: String(index), title: '', quote: '' })),
})

it.each<[string, Fact, Fact[], boolean]>([
  ['all', of('Moorstück: Größe 6,1 ha, Saat 12.10.2025.'), [of('Größe 6,1 ha.'), of('Saat 12.10.2025.')], false],
  ['one alone', of('Moorstück: Saat 12.10.2025.'), [of('Größe 6,1 ha.'), of('Saat 12.10.2025.')], true],
  ['another number', of('Zellzahl: 210 Tsd./ml.'), [of('Zellzahl: 2100 Tsd./ml.')], true],
  ['all but what follows', of('Frist 03.06.2026.'), [of('Frist 03.06.2026. Das ist in 14 Tagen.')], false],
  ['what was asked of one of many', of('Steinacker: 14,7 ha.'), [of('Steinacker.'), of('zusammen 85 ha.', 8)], false],
])('knows whether an answer leaves something out that says %s', (_, whole, parts, leavesOut) => {
  expect(tellMore(parts, whole)).toBe(leavesOut)
})
