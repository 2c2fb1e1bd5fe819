import { describe, expect, it } from 'vitest'
import { MemoryRowStore } from '../../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../../adapters/memory/memory-database.ts'
import { uuidV7Ids } from '../../../../adapters/system/uuid-v7-ids.ts'
import { interpret } from '../../../../core/answers/interpretation/interpret.ts'
import { parseQuestion } from '../../../../core/answers/question/parse-question.ts'
import { ENTRY_NAME, type Entry, type View } from '../../../../core/answers/view.ts'
import { writeAnswer } from '../../../../core/answers/writing/write-answer.ts'
import { VIEWS_FOR_PEOPLE } from '../../../../core/farm/views/farm-views.ts'
import { makeLoadEntries } from '../../../../core/farm/views/load-entries.ts'
import { rowsOfStory } from '../../../../core/onboarding/example-row.ts'
import type { NamespaceId } from '../../../../core/shared/ids.ts'
import { newId } from '../../../builders/ids.ts'
import { BULLS_AND_HENS } from './bulls-and-hens.ts'
import { EXAMPLE_FARM, TODAY } from './farms.ts'
import { HILL_FARM } from './hill-farm.ts'

const question = parseQuestion('Was ist da?', TODAY, [])

async function loadFarm(story: typeof EXAMPLE_FARM): Promise<[View, Entry[]][]> {
  const store = new MemoryRowStore(new MemoryDatabase())
  const namespaceId = newId<NamespaceId>()
  await store.add(rowsOfStory(story, new Map(), { namespaceId, ids: uuidV7Ids, now: Date.parse(`${TODAY}T10:00:00Z`) }))
  const views = VIEWS_FOR_PEOPLE.filter(({ tells }) => !tells)
  const load = makeLoadEntries({ rows: store, pause: async () => {} })
  return [...(await load(namespaceId, views, question, TODAY))].map(([view, { entries }]) => [view, [...entries]])
}

const FARMS = await Promise.all([EXAMPLE_FARM, HILL_FARM, BULLS_AND_HENS].map(loadFarm))
const LOADED = FARMS.flat()

/** Whom an animal came from or went to tells somebody and some place, too. */
const OF_OTHERS = ['arrived_from', 'left_to']

/** Without what would say it. */
const without = (entries: readonly Entry[], columns: readonly string[]): Entry[] =>
  entries.map((entry) => ({
    ...entry,
    values: { ...entry.values, ...Object.fromEntries(columns.map((column) => [column, null])) },
  }))

/** What a view says to a question for an entry that is called by a word of the view and a number or day of it. */
function answersOf(view: View, entries: readonly Entry[], asks: string): string[] {
  const named = view.columns.filter(({ type }) => type === 'number' || type === 'day')
  const words = [...view.nouns, ...named.flatMap((column) => [...column.words])].filter((word) => !word.startsWith('~'))
  return words.flatMap((word) => {
    const read = interpret({
      view,
      loaded: { entries: [...entries], relatedNames: [] },
      question: parseQuestion(`${asks} ${word}?`, TODAY, []),
      today: TODAY,
    })
    const fact = read && writeAnswer(read)
    return fact?.answered && !fact.saysNone ? [`${view.name}: ${asks} ${word} → ${fact.text}`] : []
  })
}

describe('a question for who, where or when', () => {
  it('is never answered by entries that tell nobody', () => {
    const answers = LOADED.flatMap(([view, entries]) => {
      const { who } = view.roles
      return who === undefined || who === ENTRY_NAME
        ? []
        : answersOf(view, without(entries, [who, ...OF_OTHERS]), 'Wer hat')
    })
    expect(answers).toEqual([])
  })

  it('is never answered by entries that tell no place', () => {
    const answers = LOADED.flatMap(([view, entries]) => {
      const { where, lies } = view.roles
      const places = [where, lies].filter((column) => column !== undefined)
      return where === undefined || where === ENTRY_NAME
        ? []
        : answersOf(view, without(entries, [...places, ...OF_OTHERS]), 'Wo ist')
    })
    expect(answers).toEqual([])
  })

  it('is never answered by entries that tell no day', () => {
    const answers = LOADED.flatMap(([view, entries]) => {
      const days = view.columns.filter(({ type, isYear }) => type === 'day' || isYear).map(({ name }) => name)
      return answersOf(view, without(entries, [...days, ...(view.roles.day ? [view.roles.day] : [])]), 'Wann war')
    })
    expect(answers).toEqual([])
  })
})
