import type { RowValues } from '../../farm/index.ts'
import { NOTICES } from './notices.ts'

const UNFIT = /gefror|frost|schnee|wassergesättigt|nass gesättigt|überschwemmt|überflutet|überstaut|staunass/i
/** „nicht gefroren“, „frostfrei“, „kein Schnee“ say that it was not. */
const DENIED =
  /(?:nicht|kein\p{L}*|ohne|weder|noch)\s+(?:\p{L}+\s+)?(?:gefror|frost|schnee|wassergesätt|überschwemm|überflut|überstaut|staunass)\p{L}*|(?:frost|schnee)-?frei|aufgetaut/giu

/** What the weather of a day says of the ground, where nobody has written it down. */
export type GroundByWeather = 'fit' | 'unfit' | 'unknown'

/** Nothing tells the weather of past days; the ground is unknown in the months in which it is often frozen. */
export const groundByWeather = (day: string): GroundByWeather =>
  (NOTICES.frostMonths as readonly string[]).includes(day.slice(5, 7)) ? 'unknown' : 'fit'

/** Whether the ground could take what was spread on it. */
export function groundOf({ soil_condition }: RowValues<'work_items'>, day: string): GroundByWeather {
  const said = (soil_condition ?? '').trim()
  if (said === '') return groundByWeather(day)
  return UNFIT.test(said.replaceAll(DENIED, ' ')) ? 'unfit' : 'fit'
}
