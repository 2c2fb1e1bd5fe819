/**
 * A farm with 500 fields, 5,000 animals and 10 years of records: how long the findings of a year take, the first time
 * and after one change, over HTTP; how much of that is judging; and how long its plans take.
 *
 * npm run bench:farm
 */
import pg from 'pg'
import { judgeRules, kindsOf, RULES } from '../core/control-folder/index.ts'
import { makePicture, type RowId } from '../core/farm/index.ts'
import { dayOf } from '../core/shared/time/day-in-germany.ts'
import { startHofkern } from './http/start-hofkern.ts'
import { median, processorMs } from './http/measure.ts'
import { largeFarm } from './large-farm.ts'

const [BATCH, CHANGES, TARGET_MS, TARGET_CHANGE_MS] = [5000, 21, 1000, 50]

/** A plan of feeding may take so long for each group. */
const PLANS_IN = [
  { entry: 'duengeplan', targetMs: 1000 },
  { entry: 'futterplan', targetMs: 6 * 2000 },
  { entry: 'anbauplan', targetMs: 1000 },
] as const

/** What a farm changes from day to day. */
const CHANGED = [
  { kind: 'work_items', valuesOf: (n: number) => ({ amount: 10 + n }) },
  { kind: 'stock_movements', valuesOf: (n: number) => ({ amount: 10 + n }) },
  { kind: 'fields', valuesOf: (n: number) => ({ p_cal_mg: 30 + n }) },
  { kind: 'animals', valuesOf: (n: number) => ({ name: `Nr. ${n}` }) },
] as const

/** Work of former years bears on less. */
const isOfYear = ({ done_on }: Record<string, unknown>, year: string): boolean =>
  done_on === undefined || String(done_on).startsWith(year)

const timed = async <T>(work: () => Promise<T>): Promise<[ms: number, made: T]> => {
  const began = performance.now()
  const made = await work()
  return [performance.now() - began, made]
}

const service = await startHofkern()
try {
  const farm = await service.farm()
  const { platform } = service.application
  const today = dayOf(Date.now())
  const rows = largeFarm(farm.namespaceId, () => platform.ids.next<RowId>(), today)
  for (let from = 0; from < rows.length; from += BATCH) await platform.rows.add(rows.slice(from, from + BATCH))
  const client = new pg.Client({ connectionString: service.application.url })
  await client.connect()
  await client.query('vacuum (analyze)')
  await client.end()

  const read = () => farm.call<{ befunde: unknown[] }>('GET', '/kontrollordner')
  const [first, { befunde }] = await timed(read)
  const again: number[] = []
  const beforeAgain = processorMs(service.pid)
  for (let n = 0; n < CHANGES; n++) again.push((await timed(read))[0])
  const cpuAgain = (processorMs(service.pid) - beforeAgain) / CHANGES
  console.log(`${rows.length} rows, ${RULES.length} rules, ${befunde.length} findings of ${today.slice(0, 4)}`)
  console.log(`first time in a process: ${first.toFixed(0)} ms (at most ${TARGET_MS})`)
  console.log(
    `again without a change, p50 of ${CHANGES}: ${median(again).toFixed(1)} ms, of the server's processor ${cpuAgain.toFixed(1)} ms`,
  )
  for (const { kind, valuesOf } of CHANGED) {
    const own = rows.filter((row) => row.kind === kind && isOfYear(row.values, today.slice(0, 4)))
    const [after, cpu]: [number[], number[]] = [[], []]
    for (let n = 0; n < CHANGES; n++) {
      await farm.call('PATCH', `/workspace/${kind}/${own[n]!.id}`, valuesOf(n))
      const before = processorMs(service.pid)
      const [ms] = await timed(read)
      after.push(ms)
      cpu.push(processorMs(service.pid) - before)
    }
    const told = `${median(after).toFixed(1)} ms (at most ${TARGET_CHANGE_MS}), of the server's processor ${median(cpu).toFixed(1)} ms`
    console.log(`after one change in ${kind}, p50 of ${CHANGES}: ${told}`)
  }

  for (const { entry, targetMs } of PLANS_IN) {
    const [ms, { rows: variants }] = await timed(() =>
      farm.call<{ rows: { parts: unknown[] }[] }>('GET', `/library/${entry}/variants?period=${today.slice(0, 4)}`),
    )
    const parts = Math.max(...variants.map((one) => one.parts.length))
    console.log(`${entry}, made anew: ${ms.toFixed(0)} ms for ${parts} parts (at most ${targetMs} ms)`)
  }

  const kinds = kindsOf(RULES)
  const own = rows.filter(({ kind }) => kinds.includes(kind))
  const judge = (year: number): number => {
    const picture = makePicture(kinds, own as never)
    const began = performance.now()
    judgeRules(RULES, picture, { year, today })
    return performance.now() - began
  }
  const years = Array.from({ length: 5 }, (_, n) => Number(today.slice(0, 4)) - n)
  console.log(`judging alone, median of ${years.length} years: ${median(years.map(judge)).toFixed(0)} ms`)
  const slow = RULES.map((rule) => {
    const picture = makePicture(kinds, own as never)
    const began = performance.now()
    judgeRules([rule], picture, { year: years[0]!, today })
    return { id: rule.id, ms: performance.now() - began }
  }).toSorted((one, other) => other.ms - one.ms)
  console.log(
    `slowest: ${slow
      .slice(0, 5)
      .map(({ id, ms }) => `${id} ${ms.toFixed(0)} ms`)
      .join(', ')}`,
  )
} finally {
  await service.stop()
}
