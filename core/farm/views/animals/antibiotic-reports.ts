import { entryClass, stems, type Entry, type EntryClass, type Span } from '../../../answers/index.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, type FarmView } from '../farm-view.ts'

/** „2025-2“ is the second half of the year. */
function halfYearSpan(halfYear: unknown): Span | undefined {
  const [, year, half] = /^(\d{4})-([12])$/u.exec(String(halfYear)) ?? []
  if (year === undefined) return undefined
  return half === '1' ? { from: `${year}-01-01`, to: `${year}-06-30` } : { from: `${year}-07-01`, to: `${year}-12-31` }
}

/** TAMG § 58: above key figure 1 the reasons have to be examined, above key figure 2 a plan is due. */
function besideBenchmark(word: string, benchmark: 'benchmark_1' | 'benchmark_2', isAbove: boolean): EntryClass {
  const isKnown = ({ values }: Entry): boolean =>
    typeof values.therapy_frequency === 'number' && typeof values[benchmark] === 'number'
  return entryClass(
    `${isAbove ? 'über' : 'nicht über'} Kennzahl ${benchmark.slice(-1)}`,
    word,
    (entry) => isKnown(entry) && Number(entry.values.therapy_frequency) > Number(entry.values[benchmark]) === isAbove,
    { stateWords: word, ofSort: true, isUndecided: (entry) => !isKnown(entry) },
  )
}

/** The reports of antibiotics by half-years (§ 56 ff. TAMG), and how the farm stands beside others. */
export const antibioticReportsView: FarmView = {
  name: 'antibiotic_reports',
  label: 'TAM-Meldungen',
  kinds: ['antibiotic_reports'],
  nouns: stems(
    `TAM TAMMeldung TAMMeldungen TAMDatenbank Antibiotikameldung Antibiotikameldungen Antibiotikadatenbank Antibiotika
     Antibiotikaverbrauch Arzneimittelmeldung Nutzungsart`,
  ),
  neutralWords: stems('gilt gelten HIT liegt lag liegen Verbrauch Betrieb'),
  columns: columnsOf('antibiotic_reports', {
    half_year: { words: 'Halbjahr' },
    usage_type: { ignoreLabel: true },
    reported_on: { words: 'gemeldet abgegeben eingetragen mitgeteilt abgeschickt Meldung' },
    zero_report: { ignoreLabel: true, choices: { yes: 'Nullmeldung Nullmeldungen', no: '' } },
    therapy_frequency: { words: 'Therapiehäufigkeit Behandlungshäufigkeit Therapieindex' },
    benchmark_1: { words: 'Kennzahl' },
    benchmark_2: { words: 'Kennzahl' },
    compared_on: { words: 'verglichen abgeglichen Abgleich' },
    plan_on: { words: 'Maßnahmenplan' },
    note: { ignoreLabel: true },
  }),
  roles: { amount: 'therapy_frequency', list: ['therapy_frequency', 'reported_on'] },
  // By the words of `office-phrases.ts`.
  classes: [
    besideBenchmark('unterkennzahleins', 'benchmark_1', false),
    besideBenchmark('unterkennzahlzwei', 'benchmark_2', false),
    besideBenchmark('überkennzahleins', 'benchmark_1', true),
    besideBenchmark('überkennzahlzwei', 'benchmark_2', true),
  ],
  entriesOf: eachRow(({ half_year, usage_type }) => [usage_type, half_year].join(', '), {
    searchTexts: ({ usage_type }) => (/kühe$/iu.test(String(usage_type)) ? ['Kühe'] : []),
  }),
  spanOf: ({ values }) => halfYearSpan(values.half_year),
  completeness: 'log',
  tense: 'past',
}
