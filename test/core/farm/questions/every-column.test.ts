import { expect, it } from 'vitest'
import { MemoryRowStore } from '../../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../../adapters/memory/memory-database.ts'
import { uuidV7Ids } from '../../../../adapters/system/uuid-v7-ids.ts'
import { isEmpty, type Column, type Entry } from '../../../../core/answers/view.ts'
import { parseQuestion } from '../../../../core/answers/question/parse-question.ts'
import { valueText } from '../../../../core/answers/writing/format-value.ts'
import { FARM_VIEWS } from '../../../../core/farm/views/farm-views.ts'
import { makeLoadEntries } from '../../../../core/farm/views/load-entries.ts'
import { rowsOfStory } from '../../../../core/onboarding/example-row.ts'
import type { NamespaceId } from '../../../../core/shared/ids.ts'
import { newId } from '../../../builders/ids.ts'
import { askFarm, EXAMPLE_FARM, TODAY } from './farms.ts'

interface Cell {
  at: string
  question: string
  /** The values of all entries of that name. */
  told: readonly string[]
}

const nameOf = ({ name }: Entry): string => name.replace(/^\d\d\.\d\d\.\d{4}, /u, '').replaceAll(/[„“]/gu, '')

/** A label as it is said of a name, before and behind it. */
function questionsFor({ label, type, name: column }: Column, name: string): string[] {
  if (column === 'note')
    return [`Notiz zu ${name}?`, `Was ist bei ${name} vermerkt?`, `Was steht in der Notiz zu ${name}?`]
  if (type === 'day') return [`Wann ist ${label.replace(/ am$/u, '')} von ${name}?`, `${name}: ${label}?`]
  if (type === 'number')
    return [`Was ist ${label} von ${name}?`, `Wie groß ist ${label} von ${name}?`, `${name}: ${label}?`]
  return [`Wie lautet ${label} von ${name}?`, `Welche ${label} hat ${name}?`, `${name}: ${label}?`]
}

/** What is no label that is asked for: a preposition before the value, or a column that is never asked. */
const isAskedFor = ({ label, type }: Column): boolean =>
  type !== 'flag' && !/^(?:|am|ab|auf|bis|von|steht in|Wer)$/u.test(label)

/** Each value but those of yes and no of each view, of the first entry that has one. */
async function cells(): Promise<Cell[]> {
  const store = new MemoryRowStore(new MemoryDatabase())
  const namespaceId = newId<NamespaceId>()
  const now = Date.parse(`${TODAY}T10:00:00Z`)
  await store.add(rowsOfStory(EXAMPLE_FARM, new Map(), { namespaceId, ids: uuidV7Ids, now }))
  const views = FARM_VIEWS.filter(({ tells }) => !tells)
  const load = makeLoadEntries({ rows: store, pause: async () => {} })
  const loaded = await load(namespaceId, views, parseQuestion('Was ist da?', TODAY, []), TODAY)
  return [...loaded].flatMap(([view, { entries }]) =>
    view.columns.filter(isAskedFor).flatMap((column) => {
      const known = entries.filter(({ values }) => !isEmpty(values[column.name], column))
      if (known.length === 0) return []
      const name = nameOf(known[0]!)
      const told = known.filter((entry) => nameOf(entry) === name).map((entry) => valueText(entry, column))
      return questionsFor(column, name).map((question) => ({ at: `${view.name}.${column.name}`, question, told }))
    }),
  )
}

/** Whether the text says it, and not the end or the beginning of another number. */
const says = (text: string, value: string): boolean =>
  text
    .split(value)
    .slice(1)
    .some((after, index) => !/^(?:\d|[.,]\d)/u.test(after) && !/[\d.,]$/u.test(text.split(value)[index]!))

/** What answers with something else that the words say as well. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'group_movements.note': 'the herd is called so, too, and has a note',
  'animal_counts.count': '„Anzahl“ counts what is there',
}
/** May only fall. */
const MOST_NOT_TOLD = 8

it('tells a value that is asked for by its label, or nothing, and never another', async () => {
  const ask = await askFarm(EXAMPLE_FARM)
  const others: string[] = []
  const notTold: string[] = []
  for (const { at, question, told } of await cells()) {
    const fact = await ask(question)
    if (fact?.answered !== true) notTold.push(at)
    else if (!told.some((value) => says(fact.text, value)) && OTHERWISE[at] === undefined)
      others.push(`${at}: ${question} → ${fact.text}`)
  }
  expect(others).toEqual([])
  expect(notTold.length).toBeLessThanOrEqual(MOST_NOT_TOLD)
})
