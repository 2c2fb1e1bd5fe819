import { describe, expect, it } from 'vitest'
import { makeAnswerFromFirst, type Fact, type FactSource } from '../../../core/answers/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'

const REQUEST = { namespaceId: 'farm' as NamespaceId, question: 'Wie viele?', timeZone: 'Asia/Tokyo' }
const says = (text: string, answered = true): FactSource => ({
  answer: async (): Promise<Fact> => ({ text, answered, rows: [] }),
})
const silent: FactSource = { answer: async () => undefined }
const textOf = async (...sources: FactSource[]) =>
  (await makeAnswerFromFirst(sources, async () => {}).answer(REQUEST))?.text

describe('areas that answer in an order', () => {
  it('let the first that has an answer give it', async () => {
    expect(await textOf(silent, says('eins'), says('zwei'))).toBe('eins')
    expect(await textOf(says('nichts eingetragen', false), says('zwei'))).toBe('zwei')
  })

  it('say what the first understood where none has an answer, and nothing where none understood', async () => {
    expect(await textOf(silent, says('nichts eins', false), says('nichts zwei', false))).toBe('nichts eins')
    expect(await textOf(silent, silent)).toBeUndefined()
    expect(await textOf()).toBeUndefined()
  })

  it('are asked one after the other what was asked, none after the one that answers', async () => {
    const asked: unknown[] = []
    const listens = (source: FactSource): FactSource => ({
      answer: (request) => {
        asked.push(request)
        return source.answer(request)
      },
    })
    await textOf(listens(silent), listens(says('eins')), listens(says('zwei')))
    expect(asked).toEqual([REQUEST, REQUEST])
  })

  it('suggest what is entered before what can be asked', async () => {
    const row = { kind: 'fields', id: '1', title: 'Feld: Bruch', quote: 'Größe: 2 ha' }
    const suggests = (text: string, rows: Fact['rows']): FactSource => ({
      ...silent,
      suggest: async () => ({ text, answered: false, rows }),
    })
    const textOfAll = async (...sources: FactSource[]) =>
      (await makeAnswerFromFirst(sources, async () => {}).suggest!(REQUEST))?.text
    expect(await textOfAll(silent, suggests('frag so', []), suggests('Bruch', [row]))).toBe('Bruch')
    expect(await textOfAll(suggests('frag so', []), suggests('frag anders', []))).toBe('frag so')
    expect(await textOfAll(silent)).toBeUndefined()
  })
})
