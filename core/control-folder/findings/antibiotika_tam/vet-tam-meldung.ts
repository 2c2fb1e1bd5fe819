import { nextWorkingDay, periodOn, tamg, valueOn } from '../../../law/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { addDays, endOfPeriod } from '../../../shared/time/days.ts'
import {
  ANTIBIOTIC_KINDS,
  averageOf,
  isOfNoUsage,
  isOfUsage,
  periodsAround,
  poultryOfNoUsage,
  reportsOf,
  USAGES,
  usagesKept,
  type AntibioticPeriod,
  type KeptUsage,
} from '../antibiotics.ts'
import { judgeInTime } from '../in-time.ts'
import { notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'

export const vetTamMeldung: Rule = {
  id: 'vet_tam_meldung',
  title: 'Tierbestände oder Nullmeldung an die Antibiotika-Datenbank gemeldet',
  register: 'antibiotika_tam',
  legalBasis: 'TAMG § 55',
  certainty: 'A',
  measure: 'Melde Bestand und Zu- und Abgänge oder die Nullmeldung in HIT und trag den Tag der Meldung ein.',
  reads: ANTIBIOTIC_KINDS,
  judge: (scene) =>
    periodsAround(scene.year)
      .filter(({ until }) => until < scene.today)
      .flatMap((period) => [
        ...usagesKept(scene.picture, period).flatMap((kept) => judgeUsage(kept, period, scene)),
        ...judgePoultry(period, scene),
      ]),
}

function judgeUsage(kept: KeptUsage, period: AntibioticPeriod, { picture, today, land }: Scene): Verdict[] {
  const { usage, rows, average, planned } = kept
  const most = valueOn(tamg.tamBestandsuntergrenzen, period.until)?.[usage]
  const time = periodOn(tamg.tamMeldung, period.until)
  if (most === undefined || !time || (average ?? planned ?? most + 1) <= most) return []
  const part = `${usage}-${period.key}`
  const { name } = USAGES[usage]
  if (average === undefined) {
    const text = `Ob ${name} für ${period.name} zu melden sind, hängt am Durchschnittsbestand; trag ihn bei der Herde ein.`
    return [notCheckable(rows, { text, part })]
  }
  const last = endOfPeriod(period.until, time)
  const reports = reportsOf(picture, period)
  const own = reports.filter((report) => isOfUsage(report, usage))
  const applied = picture.rows('applications').flatMap(({ values: { type, submitted_on } }) => {
    const isOfPeriod = type === 'antibiotics' && submitted_on != null && submitted_on > period.until
    return isOfPeriod && submitted_on <= period.next ? [submitted_on] : []
  })
  const done = [...own.flatMap(({ values }) => values.reported_on ?? []), ...applied].toSorted()[0] ?? null
  if (done === null && (own.some(({ values }) => values.therapy_frequency != null) || reports.some(isOfNoUsage))) {
    const text = `Für ${period.name} liegt eine Meldung vor, aber nicht, wann ${name} gemeldet wurden; trag Nutzungsart und Tag ein.`
    return [notCheckable([...reports], { text, part })]
  }
  const what = `${name} (im Schnitt ${germanNumber(average, { most: 1 })}, meldepflichtig über ${germanNumber(most)})`
  return [
    judgeInTime({
      rows,
      last,
      due: nextWorkingDay(last, land),
      done,
      today,
      noteFrom: addDays(period.until, 1),
      late: `${what} wurden für ${period.name} am ${germanDay(done)} gemeldet.`,
      open: `${what} sind für ${period.name} nicht gemeldet, auch nicht mit einer Nullmeldung.`,
      part,
    }),
  ]
}

/** Poultry from the least of its limits on has to say what it is kept for. */
function judgePoultry(period: AntibioticPeriod, { picture }: Scene): Verdict[] {
  const limits = valueOn(tamg.tamBestandsuntergrenzen, period.until)
  if (!limits) return []
  return poultryOfNoUsage(picture).flatMap((herd) => {
    const average =
      averageOf(herd, Number(period.until.slice(0, period.until.indexOf('-')))) ?? herd.values.target_count
    if ((average ?? 0) <= Math.min(limits.pullet, limits.turkey)) return []
    const text = `Ob „${herd.label}“ für ${period.name} zu melden ist, hängt an der Nutzungsart; nenn sie im Namen der Herde, etwa „Legehennen“.`
    return [notCheckable([herd], { text, part: period.key })]
  })
}
