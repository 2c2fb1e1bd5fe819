import type { PictureRow, RowValues } from '../../../farm/index.ts'
import { thamnv } from '../../../law/index.ts'
import { germanDay, germanList } from '../../../shared/german/write-german.ts'
import { isInYear } from '../animals.ts'
import { judgeInTime, limitAfter } from '../in-time.ts'
import { breach, inOrder, type Rule, type Scene, type Verdict } from '../rule.ts'

type Treatment = PictureRow<'treatments'>

export const vetBestandsbuch: Rule = {
  id: 'vet_bestandsbuch',
  title: 'Behandlungen vollständig und sofort aufgezeichnet',
  register: 'arzneimittel_bestandsbuch',
  legalBasis: 'THAMNV § 2',
  certainty: 'A',
  measure: 'Ergänze die Behandlung nach dem Beleg deines Tierarztes und trag neue gleich ein.',
  reads: ['treatments'],
  judge: (scene) =>
    scene.picture
      .rows('treatments')
      .filter(({ values }) => isInYear(values.date, scene.year))
      .map((treatment) => judgeTreatment(treatment, scene)),
}

function judgeTreatment(treatment: Treatment, { today, land }: Scene): Verdict {
  const { date, recorded_on: recorded } = treatment.values
  const missing = missingOf(treatment.values)
  const name = nameOf(treatment.values)
  if (missing.length > 0) return breach([treatment], { text: `Bei der ${name} fehlt: ${germanList(missing)}.` })
  const limit = date === undefined ? undefined : limitAfter(date, thamnv.behandlungEintragen, land)
  if (!limit || recorded == null) return inOrder(treatment)
  const late = `Die ${name} wurde am ${germanDay(recorded)} eingetragen.`
  return judgeInTime({ ...limit, rows: [treatment], done: recorded, today, noteFrom: today, late, open: late })
}

/** What the book asks for and the row does not say, in German. */
function missingOf(treatment: RowValues<'treatments'>): string[] {
  const { receipt_number, amount, dose, animal_id, herd_id, group, animal_count, administered_by } = treatment
  const isOne = animal_id != null
  return [
    ...(receipt_number == null ? ['Belegnummer'] : []),
    ...(amount == null && dose == null ? ['Menge'] : []),
    ...(!isOne && group == null && herd_id == null ? ['welche Tiere'] : []),
    ...(!isOne && group == null && herd_id != null && animal_count == null ? ['Anzahl der Tiere'] : []),
    ...(administered_by == null ? ['Anwender'] : []),
    ...(treatment.withdrawal_meat_days == null ? ['Wartezeit'] : []),
  ]
}

const nameOf = ({ date, product, group }: RowValues<'treatments'>): string =>
  `Behandlung vom ${germanDay(date)} mit „${product}“${group == null ? '' : ` (${group})`}`
