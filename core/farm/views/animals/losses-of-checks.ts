import type { Entry } from '../../../answers/index.ts'
import { germanMonth } from '../../../shared/german/write-german.ts'
import { daysOfMonth } from '../../../shared/time/days.ts'
import { countedTexts } from './animal-texts.ts'
import type { SourcedRow } from '../../rows/row.ts'
import { labelOf, oncePerFarm, recordOf, type FarmRows, type Values } from '../farm-view.ts'

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/u

/** What died by rows of what moved, by herd and month. */
const deathsOf = oncePerFarm((farm): ReadonlyMap<string, readonly SourcedRow[]> =>
  Map.groupBy(
    (farm.all('group_movements') ?? []).filter(({ values }) => values.direction === 'death'),
    ({ values }) => `${String(values.herd_id)}|${String(values.date).slice(0, 7)}`,
  ),
)

const diedIn = (farm: FarmRows, herd: unknown, month: string): number =>
  (deathsOf(farm).get(`${String(herd)}|${month}`) ?? []).reduce((sum, { values }) => sum + Number(values.count), 0)

/**
 * What died in a month as checks of the farm have it, as far as no row of what moved tells it: such a check counts all
 * losses of the month.
 */
export const lossesOfChecks = (farm: FarmRows): Entry[] =>
  (farm.all('self_checks') ?? []).flatMap((row): Entry[] => {
    const { type, period, count, herd_id, result } = row.values as Values
    const [, year, month] = MONTH.exec(String(period)) ?? []
    if (type !== 'losses' || typeof count !== 'number' || year === undefined || month === undefined) return []
    const further = count - diedIn(farm, herd_id, String(period))
    if (further <= 0) return []
    const date = `${year}-${month}-${String(daysOfMonth(Number(year), Number(month)))}`
    const values = { date, direction: 'death', count: further, herd_id, category: null, note: result }
    return [
      {
        name: [germanMonth(date), labelOf(farm, 'herds', herd_id), 'laut Eigenkontrolle'].filter(Boolean).join(', '),
        values,
        record: recordOf(row, farm),
        searchTexts: countedTexts(values, farm).filter((text) => text !== undefined),
      },
    ]
  })
