import type { RowValues } from '../../farm/index.ts'
import { isNamedCompost, nutrientKg } from '../../library/index.ts'
import type { Scene } from './rule.ts'

type Transfer = RowValues<'manure_transfers'>

/** kg N that came from other farms and went to them in a year, compost left out. */
export interface MovedNitrogen {
  takenKg: number
  givenKg: number
  /** Of which the nitrogen is not known. */
  takenUnknown: number
  givenUnknown: number
}

export function movedNitrogen({ picture, year }: Scene): MovedNitrogen {
  const moved = picture
    .rows('manure_transfers')
    .map(({ values }) => values)
    .filter(({ date, type }) => date?.startsWith(`${year}-`) && !isNamedCompost(type))
  const of = (direction: Transfer['direction']) => {
    const kgs = moved.filter((one) => one.direction === direction).map((one) => nutrientKg(one, 'n_kg'))
    const known = kgs.flatMap((kg) => kg ?? [])
    return { kg: known.reduce((sum, kg) => sum + kg, 0), unknown: kgs.length - known.length }
  }
  const [taken, given] = [of('taken'), of('given')]
  return { takenKg: taken.kg, givenKg: given.kg, takenUnknown: taken.unknown, givenUnknown: given.unknown }
}
