import type { Entry } from '../../../answers/index.ts'
import { germanNumber } from '../../../shared/german/write-german.ts'
import { headOfHerd } from './herd-heads.ts'
import { oncePerFarm, type FarmRows } from '../farm-view.ts'
import { isGone } from './one-animal.ts'

const headsByDay = oncePerFarm(() => new Map<string, ReadonlyMap<unknown, number>>())

/** How many animals the herds of a farm have on a day, as far as that is known. */
export function headsOf(farm: FarmRows, today: string): ReadonlyMap<unknown, number> {
  const known = headsByDay(farm).get(today)
  if (known) return known
  const made = new Map(
    (farm.all('herds') ?? []).flatMap((row) => {
      const { head, isTarget } = headOfHerd(row, farm, today)
      return head === null || isTarget ? [] : [[row.id, head] as const]
    }),
  )
  headsByDay(farm).set(today, made)
  return made
}

/** Herds have more animals than have rows of their own, so that a count of these is none of all. */
export function withRowsOnly(found: readonly Entry[], all: readonly Entry[]): string | undefined {
  const heads = (all[0]?.values.heads ?? new Map()) as ReadonlyMap<unknown, number>
  const asked = new Set(found.map(({ values }) => values.herd_id))
  const meant = [...heads.keys()].filter((herd) => found.length === 0 || asked.has(herd))
  const head = meant.reduce<number>((sum, herd) => sum + heads.get(herd)!, 0)
  const single = all.filter(({ values }) => !isGone(values) && meant.includes(values.herd_id)).length
  return single < head
    ? `Eine eigene Zeile haben aber nur ${germanNumber(single)} von ${germanNumber(head)} Tieren dieser Herden.`
    : undefined
}
