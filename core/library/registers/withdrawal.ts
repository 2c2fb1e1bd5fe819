import type { RowValues } from '../../farm/index.ts'
import { addDays } from '../../shared/time/days.ts'

/** The last day on which what was treated may not be slaughtered; undefined where no period is known. */
export const meatBarredUntil = ({
  last_dose_on,
  date,
  withdrawal_meat_days,
}: RowValues<'treatments'>): string | undefined => {
  const last = last_dose_on ?? date
  return last == null || withdrawal_meat_days == null ? undefined : addDays(last, withdrawal_meat_days)
}
