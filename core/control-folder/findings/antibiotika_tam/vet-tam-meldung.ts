import { nextWorkingDay, periodOn, tamg, valueOn, type AntibioticUsage } from '../../../law/index.ts'
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
        ...usagesKept(scene.picture, period, scene.today).flatMap((kept) => judgeUsage(kept, period, scene)),
        ...judgePoultry(period, scene),
      ]),
}

function judgeUsage(kept: KeptUsage, period: AntibioticPeriod, scene: Scene): Verdict[] {
  const { usage, rows, average, planned } = kept
  const most = valueOn(tamg.tamBestandsuntergrenzen, period.until)?.[usage]
  const time = periodOn(tamg.tamMeldung, period.until)
  if (most === undefined || !time || (average ?? planned ?? most + 1) <= most) return []
  const { reported: done, unclear } = reportOf(usage, period, scene)
  const part = `${usage}-${period.key}`
  const { name } = USAGES[usage]
  if (done === null && unclear.length > 0) {
    const text = `Für das ${period.name} liegt eine Meldung vor, aber nicht, wann ${name} gemeldet wurden; trag Nutzungsart und Tag ein.`
    return [notCheckable(unclear, { text, part })]
  }
  if (average === undefined && done === null) {
    const text = `Ob ${name} für das ${period.name} zu melden sind, hängt am Durchschnittsbestand des Jahres; trag ihn bei der Herde ein.`
    return [notCheckable(rows, { text, part })]
  }
  const counted = average === undefined ? '' : `im Schnitt ${germanNumber(average, { most: 1 })}, `
  const what = `${name} (${counted}meldepflichtig über ${germanNumber(most)})`
  const last = endOfPeriod(period.until, time)
  return [
    judgeInTime({
      rows,
      last,
      due: nextWorkingDay(last, scene.land),
      done,
      today: scene.today,
      noteFrom: addDays(period.until, 1),
      late: `${what} wurden für das ${period.name} am ${germanDay(done)} gemeldet.`,
      open: `${what} sind für das ${period.name} nicht gemeldet, auch nicht mit einer Nullmeldung.`,
      part,
    }),
  ]
}

/** When a usage was reported; or papers that show that something was, and not when or of what. */
function reportOf(usage: AntibioticUsage, period: AntibioticPeriod, { picture }: Scene) {
  const reports = reportsOf(picture, period)
  const own = reports.filter((report) => isOfUsage(report, usage))
  const applied = picture.rows('applications').flatMap(({ values: { type, submitted_on } }) => {
    const isOfPeriod = type === 'antibiotics' && submitted_on != null && submitted_on > period.until
    return isOfPeriod && submitted_on <= period.next ? [submitted_on] : []
  })
  const reported = [...own.flatMap(({ values }) => values.reported_on ?? []), ...applied].toSorted()[0] ?? null
  return {
    reported,
    // An authority finds the therapy frequency of what has been reported.
    unclear: [...own.filter(({ values }) => values.therapy_frequency != null), ...reports.filter(isOfNoUsage)],
  }
}

/** Poultry from the least of its limits on has to say what it is kept for. */
function judgePoultry(period: AntibioticPeriod, { picture, today }: Scene): Verdict[] {
  const limits = valueOn(tamg.tamBestandsuntergrenzen, period.until)
  if (!limits) return []
  return poultryOfNoUsage(picture).flatMap((herd) => {
    const average = averageOf(herd, period.until, today)
    if ((average ?? 0) <= Math.min(limits.pullet, limits.turkey)) return []
    const text = `Ob „${herd.label}“ für das ${period.name} zu melden ist, hängt an der Nutzungsart; trag sie als Produktionsrichtung der Herde ein, etwa „Legehennen“.`
    return [notCheckable([herd], { text, part: period.key })]
  })
}
