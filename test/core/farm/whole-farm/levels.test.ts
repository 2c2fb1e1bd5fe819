import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { levelsOf, movementsOfGoods, movementsOfHerd, type Movement } from '../../../../core/farm/index.ts'
import { dayOf } from './german-day.ts'
import { directionOf, movementOf } from './movement-words.ts'

interface Fact {
  area: string
  subject: string
  field: string
  value: number
  unit: string
}
interface Sum {
  id: string
  question: string
  value: number
  how: string
}

const read = <T>(file: string): T[] => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T[]
const FACTS = read<Fact>('facts.json')
const SUMS = read<Sum>('sums.json')

const of = (area: string) =>
  FACTS.filter((fact) => fact.area === area).map(({ subject, ...fact }) => ({
    ...fact,
    thing: /^\S+ (.*?) \/ /.exec(subject)![1]!,
    day: dayOf(subject),
  }))

const goods = movementsOfGoods({
  receipts: [],
  workItems: [],
  movements: of('Grundsätze: Bewegung vor Bestand (Lager)').map(({ thing, day, field, value, unit }) => ({
    date: day,
    type: movementOf(field),
    article: thing,
    amount: value,
    unit,
    batch: null,
    place_id: null,
    partner_id: null,
    receipt_id: null,
    work_item_id: null,
    herd_id: null,
    note: null,
  })),
})
const herds = Map.groupBy(of('Grundsätze: Bewegung vor Bestand (Tiere)'), ({ thing }) => thing)
const herd = (name: string): Movement[] =>
  movementsOfHerd(
    herds.get(name)!.map(({ day, field, value }) => ({
      date: day,
      herd_id: null,
      direction: directionOf(field),
      count: value,
      partner: null,
      partner_id: null,
      category: null,
      delivery_note: null,
      group_slaughter: null,
      reported_on: null,
      note: null,
    })),
  )
const articleOf = (name: string): Movement[] =>
  goods.get(
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )!

/** Figures that were computed by somebody else, from the same movements. */
describe('levels of a whole farm', () => {
  it.each(SUMS.filter(({ question }) => /^Wie viele? .* auf Lager/.test(question)))(
    '$question',
    ({ question, value }) => {
      const [, article] = /^Wie viele? (.*) war am/.exec(question)!
      expect(
        levelsOf(articleOf(article!))
          .on(dayOf(question))
          .map(({ amount }) => amount),
      ).toEqual([value])
    },
  )

  it.each(SUMS.filter(({ question }) => question.startsWith('Wie weit weicht die Inventur')))(
    '$question',
    ({ question, value }) => {
      const [, article] = /Inventur (.*?) vom/.exec(question)!
      const day = dayOf(question)
      const found = levelsOf(articleOf(article!)).stockTakings()
      expect(found.find((one) => one.day === day)!.difference).toBe(value)
    },
  )

  it.each(SUMS.filter(({ question }) => /standen am .* in der Herde/.test(question)))(
    '$question',
    ({ question, value }) => {
      const [, name] = /in der Herde (.*)\?/.exec(question)!
      expect(levelsOf(herd(name!)).on(dayOf(question))).toEqual([{ amount: value, unit: null }])
    },
  )

  it.each(SUMS.filter(({ question }) => /^Wie hoch war der Durchschnittsbestand .* aus den Bewegungen/.test(question)))(
    '$question',
    ({ question, value }) => {
      const [, name, year] = /Durchschnittsbestand (.*?) (\d{4})/.exec(question)!
      expect(levelsOf(herd(name!)).meanOf(`${year}-01-01`, `${year}-12-31`)).toBeCloseTo(value, 2)
    },
  )

  it('are told of enough', () => {
    expect(goods.size).toBeGreaterThan(10)
    expect(herds.size).toBeGreaterThan(5)
  })
})
