/**
 * How many animals stood on the farm on a day, from 10,000 movements: of animals with rows of their own that came and
 * went, and of herds that are only counted.
 *
 * npm run bench:levels
 */
import { checkValues, KINDS, levelsOf, movementsOfAnimals, movementsOfHerd, type Fields } from '../core/farm/index.ts'
import { addDays } from '../core/shared/time/days.ts'
import { median } from './http/measure.ts'

const [ANIMALS, GROUPS, ROUNDS, TARGET_MS] = [4000, 2000, 51, 50]

function rowsOf<F extends Fields>(fields: F, given: Record<string, unknown>[]) {
  return given.map((values) => {
    const checked = checkValues(fields, values)
    if (!checked.ok) throw new Error(JSON.stringify(checked.faults))
    return checked.values
  })
}

const day = (n: number): string => addDays('2016-01-01', n % 3800)
const animals = rowsOf(
  KINDS.animals.fields,
  Array.from({ length: ANIMALS }, (_, n) => ({
    ear_tag: `276000312${String(n).padStart(6, '0')}`,
    species: 'cattle',
    born_on: day(n),
    left_on: addDays(day(n), 400 + (n % 900)),
  })),
)
const groups = rowsOf(
  KINDS.group_movements.fields,
  Array.from({ length: GROUPS }, (_, n) => ({
    date: day(n * 7),
    direction: n % 2 === 0 ? 'arrival' : 'departure',
    count: 1 + (n % 40),
    category: 'Mastschweine',
  })),
)

function milliseconds(work: (round: number) => unknown): number {
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const began = performance.now()
    work(round)
    return performance.now() - began
  })
  return median(times)
}

const movements = () => [...movementsOfAnimals(animals), ...movementsOfHerd(groups)]
const levels = levelsOf(movements())
const fromRows = milliseconds((round) => levelsOf(movements()).on(day(round * 71)))
const again = milliseconds((round) => levels.on(day(round * 71)))
const year = milliseconds((round) => levels.meanOf(`${2017 + (round % 8)}-01-01`, `${2017 + (round % 8)}-12-31`))
console.log(`${movements().length} movements of animals, median of ${ROUNDS} days`)
console.log(`any day, from the rows: ${fromRows.toFixed(2)} ms (at most ${TARGET_MS})`)
console.log(`a further day of the same: ${again.toFixed(4)} ms; the mean of a year: ${year.toFixed(2)} ms`)
