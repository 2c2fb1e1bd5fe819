import { openFileThesaurus } from '../../../../adapters/thesaurus/file-thesaurus.ts'
import { stemOf } from '../../../../core/knowledge/index.ts'
import { MemoryRowStore } from '../../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../../adapters/memory/memory-database.ts'
import { uuidV7Ids } from '../../../../adapters/system/uuid-v7-ids.ts'
import type { Fact, FactRequest } from '../../../../core/answers/index.ts'
import { makeAnswerFromRows } from '../../../../core/farm/index.ts'
import { row, rowsOfStory, type ExampleRow } from '../../../../core/onboarding/example-row.ts'
import { exampleRows } from '../../../../core/onboarding/example-rows.ts'
import { storyDays } from '../../../../core/onboarding/story-days.ts'
import type { NamespaceId } from '../../../../core/shared/ids.ts'
import { newId } from '../../../builders/ids.ts'

export const TODAY = '2026-05-20'

/** That of the service, so that no word of it gives a question a wrong answer. */
const thesaurus = openFileThesaurus('data/thesaurus', stemOf, () => undefined)
const synonyms = { of: (word: string) => thesaurus.synonyms(word) }

export type Ask = (
  question: string,
  more?: Partial<Omit<FactRequest, 'namespaceId' | 'question'>>,
) => Promise<Fact | undefined>

/** Asks a farm that has these rows, on a day. */
export async function askFarm(story: readonly ExampleRow[], today = TODAY): Promise<Ask> {
  const store = new MemoryRowStore(new MemoryDatabase())
  const namespaceId = newId<NamespaceId>()
  const now = Date.parse(`${today}T10:00:00Z`)
  await store.add(rowsOfStory(story, new Map(), { namespaceId, ids: uuidV7Ids, now }))
  const answers = makeAnswerFromRows({ pause: async () => {}, synonyms, rows: store, clock: { now: () => now } })
  return (question, more) => answers.answer({ namespaceId, question, ...more })
}

/** The example farm with what its papers add to it. */
export const EXAMPLE_FARM: readonly ExampleRow[] = [
  ...exampleRows(storyDays(TODAY)),
  ...(
    [
      ['2026-03-31', 210],
      ['2026-04-30', 265],
      ['2026-05-18', 331],
    ] as const
  ).map(([date, value]) =>
    row('measurements', `Zellzahl ${date}`, {
      type: 'milk_quality',
      parameter: 'Zellzahl',
      value,
      unit: 'Tsd./ml',
      date,
      subject: 'Tankmilch',
    }),
  ),
  row(
    'measurements',
    'Nmin Hinterm Deich',
    { type: 'nmin', parameter: 'Nmin', value: 55, unit: 'kg/ha', date: '2026-02-18' },
    { field_id: 'Hinterm Deich' },
  ),
  row(
    'measurements',
    'Nmin Moorstück',
    { type: 'nmin', parameter: 'Nmin', value: 42, unit: 'kg/ha', date: '2026-02-18' },
    { field_id: 'Moorstück' },
  ),
  row('letters', 'Anhörung zur Düngeaufzeichnung', {
    subject: 'Anhörung zur Düngeaufzeichnung',
    sender: 'LWK Bremervörde',
    received_on: '2026-05-11',
    dated: '2026-05-07',
    deadline: '2026-06-08',
    category: 'hearing',
    done: false,
  }),
]
