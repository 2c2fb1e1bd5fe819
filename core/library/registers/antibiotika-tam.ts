import type { PictureRow } from '../../farm/index.ts'
import { applicationsOf } from './applications.ts'
import { choiceText, dayColumn, defineRegister, numberColumn, textColumn, WIDE, type Entry } from './define-register.ts'
import { nameKey, sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

interface Report extends Entry {
  halfYear: string
  usage: string
  report: Partial<PictureRow<'antibiotic_reports'>['values']>
}

/** What was reported for the half-years of a year, and what came of the comparison. */
export const antibiotikaTam = defineRegister<Report>({
  id: 'antibiotika_tam',
  reads: ['antibiotic_reports', 'applications'],
  columns: [
    textColumn('Halbjahr', ({ halfYear }) => halfYear),
    textColumn('Nutzungsart', ({ usage }) => usage, WIDE),
    dayColumn('Gemeldet am', ({ report }) => report.reported_on),
    textColumn('Nullmeldung', ({ report }) => choiceText('antibiotic_reports', 'zero_report', report.zero_report)),
    numberColumn('Therapiehäufigkeit', ({ report }) => report.therapy_frequency),
    numberColumn('Kennzahl 1', ({ report }) => report.benchmark_1),
    numberColumn('Kennzahl 2', ({ report }) => report.benchmark_2),
    dayColumn('Vergleich am', ({ report }) => report.compared_on),
    dayColumn('Maßnahmenplan am', ({ report }) => report.plan_on),
    textColumn('Notiz', ({ report }) => report.note, WIDE),
  ],
  entriesOf: (scene) => [...reportsOf(scene), ...announcedIn(scene)],
})

const reportsOf = ({ picture, year }: RegisterScene): Report[] =>
  sortedBy(
    picture
      .rows('antibiotic_reports')
      .filter(({ values }) => (halfYearOf(values.half_year)?.year ?? yearOf(values.reported_on)) === year)
      .map((row) => ({
        row,
        halfYear: halfYearText(row.values.half_year),
        usage: row.values.usage_type ?? '',
        report: row.values,
      })),
    ({ halfYear, usage, row }) => [halfYear, nameKey(usage), row.id],
  )

/** „2026-1“, „2026-H1“ or „1/2026“. */
function halfYearOf(text: string | null | undefined): { year: number; half: string } | undefined {
  const [, year, half] = /^(\d{4})\D*([12])$/.exec(text ?? '') ?? []
  const [, otherHalf, otherYear] = /^\D*([12])\D+(\d{4})$/.exec(text ?? '') ?? []
  const found = year ?? otherYear
  return found === undefined ? undefined : { year: Number(found), half: half ?? otherHalf! }
}

const halfYearText = (text: string | null | undefined): string => {
  const known = halfYearOf(text)
  return known ? `${known.half}. Halbjahr ${known.year}` : (text ?? '')
}

const yearOf = (day: string | null | undefined): number => Number(day?.slice(0, 4))

const announcedIn = (scene: RegisterScene): Report[] =>
  applicationsOf(scene, ['antibiotics']).map((row) => ({
    row,
    halfYear: '',
    usage: row.values.title ?? choiceText('applications', 'type', row.values.type),
    report: { reported_on: row.values.submitted_on ?? null, note: row.values.note ?? null },
  }))
