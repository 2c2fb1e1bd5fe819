/**
 * How long a question takes that a kind of 100,000 rows answers, over HTTP, and how long it keeps everything else in a
 * process waiting, measured in this one.
 *
 * node bin/node24.mjs bench/ask-many-rows.ts
 */
import pg from 'pg'
import { checkValues, described, kindOf, type Row, type RowId } from '../core/farm/index.ts'
import type { NamespaceId } from '../core/shared/ids.ts'
import { addDays } from '../core/shared/time/days.ts'
import { startHofkern } from './http/start-hofkern.ts'

const ROWS = 100_000
const BATCH = 5000
const RUNS = 12
const TYPES = ['soil', 'nmin', 'milk_quality', 'slurry'] as const

const QUESTIONS = [
  'Wie viele Messungen habe ich?',
  'Wie viele Messungen gab es 2020?',
  'Wie viele Gülleanalysen habe ich?',
  'Welche Bodenproben gab es im Mai 2020?',
  'Wie hoch war P26 im Mai 2020?',
  'Wie viele Messungen über 200 mg?',
]

const service = await startHofkern()
try {
  const farm = await service.farm()
  const { namespaceId } = farm
  const { platform, farm: area } = service.application
  for (let start = 0; start < ROWS; start += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => start + index)
    await platform.rows.add(numbers.map((number) => measurement(namespaceId, platform.ids.next<RowId>(), number)))
  }
  const client = new pg.Client({ connectionString: service.application.url })
  await client.connect()
  await client.query('vacuum (analyze)')
  await client.end()
  for (const question of QUESTIONS) {
    const times: number[] = []
    let answer = ''
    for (let run = 0; run < RUNS; run += 1) {
      const began = performance.now()
      answer = (await farm.call<{ answer: string }>('POST', '/chat/ask', { question })).answer
      times.push(performance.now() - began)
    }
    times.sort((one, other) => one - other)
    const stop = await longestStop(() => area.facts.answer({ namespaceId, question }))
    const [p50, longest] = [times[RUNS / 2]!, stop].map((ms) => `${ms.toFixed(0)} ms`.padStart(7))
    console.log(`p50 ${p50}  stop ${longest}  ${question}  ${answer.slice(0, 90).replaceAll('\n', ' ')}`)
  }
} finally {
  await service.stop()
}

function measurement(namespaceId: NamespaceId, id: RowId, number: number): Row {
  const kind = kindOf('measurements')
  const checked = checkValues(kind.fields, {
    type: TYPES[number % TYPES.length],
    parameter: `P${number % 50}`,
    value: number % 300,
    unit: 'mg/100 g',
    date: addDays('2015-01-01', number % 4000),
    subject: `Probe ${number}`,
  })
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
  const now = Date.now()
  const made = { origin: 'person', edited: false, version: 1, createdAt: now, updatedAt: now } as const
  return { namespaceId, kind: 'measurements', id, ...described(kind, checked.values), ...made }
}

/** The longest time in ms for which nothing else had its turn; the shortest such of several runs. */
async function longestStop(work: () => Promise<unknown>): Promise<number> {
  const longest: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    let last = performance.now()
    let stop = 0
    let running = true
    const turn = (): void => {
      stop = Math.max(stop, performance.now() - last)
      last = performance.now()
      if (running) setImmediate(turn)
    }
    setImmediate(turn)
    await work()
    running = false
    longest.push(stop)
  }
  return longest.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)]!
}
