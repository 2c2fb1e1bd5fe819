import { duev, valueOn } from '../../../law/index.ts'
import type { FertilizingInputs } from './inputs.ts'

/** The day by whose law a plan of a year is made, where nothing hangs on the day itself. */
export const lawOf = (year: number): string => `${year}-02-01`

/** Whether what § 13a DüV demands of nitrate areas is enforced for the farm; undefined where nobody knows. */
export function enforcementIn({ year, land, enforcement }: FertilizingInputs): boolean | undefined {
  const state = enforcement ?? valueOn(duev.rotesGebietVollzug, lawOf(year), land ?? undefined)
  return state === 'gilt' ? true : state === 'unklar' ? undefined : false
}

export const isEnforced = (inputs: FertilizingInputs): boolean => enforcementIn(inputs) === true
