import { nextWorkingDay, periodOn, tamg, valueOn, type AntibioticUsage, type Parameter } from '../../../law/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { addDays, addMonths, endOfPeriod } from '../../../shared/time/days.ts'
import {
  ANTIBIOTIC_KINDS,
  isOfUsage,
  mergedReports,
  periodsAround,
  periodsOf,
  reportsOf,
  USAGES,
  usagesKept,
  type AntibioticPeriod,
  type AntibioticReport,
} from '../antibiotics.ts'
import { judgeInTime, type Limit } from '../in-time.ts'
import { inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'

export const vetTamVergleich: Rule = {
  id: 'vet_tam_vergleich',
  title: 'Therapiehäufigkeit mit den Kennzahlen verglichen',
  register: 'antibiotika_tam',
  legalBasis: 'TAMG § 58',
  certainty: 'A',
  measure: 'Vergleich deine Therapiehäufigkeit mit den Kennzahlen, trag den Tag ein und mach bei Bedarf den Plan.',
  reads: ANTIBIOTIC_KINDS,
  judge: (scene) =>
    periodsAround(scene.year)
      .filter(({ until }) => until < scene.today)
      .flatMap((period) => {
        const reports = mergedReports(reportsOf(scene.picture, period))
        return [
          ...reports.flatMap((report) => judgeReport(report, period, scene)),
          ...judgeMissing(reports, period, scene),
        ]
      }),
}

/** The day by which something is due after a period. */
function limitOf(parameter: Parameter, period: AntibioticPeriod, { land }: Scene): Limit | undefined {
  const time = periodOn(parameter, period.until)
  const last = time && endOfPeriod(addDays(period.until, 1), time)
  return last === undefined ? undefined : { last, due: nextWorkingDay(last, land) }
}

function judgeReport(report: AntibioticReport, period: AntibioticPeriod, scene: Scene): Verdict[] {
  const { usage_type: usage = '', zero_report, compared_on, therapy_frequency: frequency } = report.values
  const limit = limitOf(tamg.tamVergleich, period, scene)
  if (!limit) return []
  // Who has used none is below every key figure.
  if (zero_report === 'yes' && (frequency ?? 0) === 0) return [inOrder(report)]
  const what = `Der Vergleich mit den Kennzahlen für ${usage} im ${period.name}`
  const compared = judgeInTime({
    ...limit,
    rows: [report],
    done: compared_on ?? null,
    today: scene.today,
    noteFrom: addDays(limit.last, 1),
    late: `${what} ist vom ${germanDay(compared_on)}.`,
    open: `${what} ist nicht eingetragen.`,
    part: 'vergleich',
  })
  const figures = judgeFigures(report, period, scene)
  return figures.severity === 'in_ordnung'
    ? [compared]
    : [figures, ...(compared.severity === 'in_ordnung' ? [] : [compared])]
}

function judgeFigures(report: AntibioticReport, period: AntibioticPeriod, scene: Scene): Verdict {
  const {
    usage_type: usage = '',
    therapy_frequency: frequency,
    benchmark_1,
    benchmark_2,
    plan_on,
    compared_on,
  } = report.values
  if (frequency == null || benchmark_1 == null || benchmark_2 == null) {
    const isDue = compared_on != null || scene.today > (limitOf(tamg.tamVergleich, period, scene)?.due ?? scene.today)
    const text = `Für ${usage} im ${period.name} fehlen Therapiehäufigkeit oder Kennzahlen; trag sie bei der TAM-Meldung ein.`
    return isDue ? notCheckable([report], { text, part: 'kennzahlen' }) : inOrder(report)
  }
  const said = `Die Therapiehäufigkeit für ${usage} im ${period.name} liegt mit ${germanNumber(frequency)} über der Kennzahl`
  const limit = limitOf(tamg.tamPlan, period, scene)
  if (frequency > benchmark_2 && limit && !isFreeOfPlan(report, period, scene)) {
    const above = `${said} 2 von ${germanNumber(benchmark_2)}.`
    const plan = judgeInTime({
      ...limit,
      rows: [report],
      done: plan_on ?? null,
      today: scene.today,
      noteFrom: period.until,
      late: `${above} Der Plan ist vom ${germanDay(plan_on)}.`,
      open: `${above} Ein Plan mit Maßnahmen fehlt.`,
      part: 'plan',
    })
    if (plan.severity !== 'in_ordnung') return plan
  }
  if (frequency <= benchmark_1) return inOrder(report)
  const text = `${said} 1 von ${germanNumber(benchmark_1)}. Prüf die Ursachen mit deinem Tierarzt.`
  return note([report], { text, part: 'kennzahl' })
}

/** After a half-year that asked for a plan the next one asks for none. */
function isFreeOfPlan(report: AntibioticReport, period: AntibioticPeriod, { picture }: Scene): boolean {
  const months = valueOn(tamg.tamPlanFrei, period.from) ?? 0
  const begin = addMonths(period.from, -months)
  const before =
    months === 0 ? undefined : periodsOf(Number(begin.slice(0, begin.indexOf('-')))).find(({ from }) => from === begin)
  if (!before) return false
  const { therapy_frequency, benchmark_2, plan_on } =
    mergedReports(reportsOf(picture, before)).find(({ values }) => values.usage_type === report.values.usage_type)
      ?.values ?? {}
  return therapy_frequency != null && benchmark_2 != null && therapy_frequency > benchmark_2 && plan_on != null
}

/** Of usages that are reported there is a comparison. */
function judgeMissing(reports: readonly AntibioticReport[], period: AntibioticPeriod, scene: Scene): Verdict[] {
  const limit = limitOf(tamg.tamVergleich, period, scene)
  const limits = valueOn(tamg.tamBestandsuntergrenzen, period.until)
  if (!limit || !limits) return []
  const isTold = (usage: AntibioticUsage): boolean => reports.some((report) => isOfUsage(report, usage))
  return usagesKept(scene.picture, period, scene.today)
    .filter(({ usage, average = 0 }) => average > limits[usage] && !isTold(usage))
    .map(({ usage, rows }) =>
      judgeInTime({
        ...limit,
        rows,
        done: null,
        today: scene.today,
        noteFrom: addDays(limit.last, 1),
        late: '',
        open: `Ein Vergleich mit den Kennzahlen ist für ${USAGES[usage].name} im ${period.name} nicht eingetragen.`,
        part: `${usage}-${period.key}`,
      }),
    )
}
