import type { RowValues } from '../../farm/index.ts'
import { addDays, wholeDays } from '../../shared/time/days.ts'

type Treatment = RowValues<'treatments'>

const lastDose = ({ last_dose_on, first_dose_on, date }: Treatment): string | undefined =>
  last_dose_on ?? date ?? first_dose_on ?? undefined

/** The last day on which meat is barred; undefined where nothing says so, or nothing is barred. */
export function meatBarredUntil(treatment: Treatment): string | undefined {
  const [dose, days] = [lastDose(treatment), treatment.withdrawal_meat_days]
  return dose === undefined || days == null || days === 0 ? undefined : addDays(dose, days)
}

/** The last day on which milk is barred. */
export function milkBarredUntil(treatment: Treatment): string | undefined {
  const [dose, hours] = [lastDose(treatment), treatment.withdrawal_milk_hours]
  return dose === undefined || hours == null || hours === 0 ? undefined : addDays(dose, wholeDays(hours))
}
