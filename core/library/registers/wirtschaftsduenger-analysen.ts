import type { PictureRow } from '../../farm/index.ts'
import {
  choiceText,
  dayColumn,
  defineRegister,
  joinTexts,
  numberText,
  textColumn,
  WIDE,
  type Entry,
} from './define-register.ts'
import { nameKey, sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'
import { resultsText, samplesOf, type Sample } from './samples.ts'

interface Contents extends Entry {
  manure: string
  type: string
  day: string | null | undefined
  source: string
  contents: string
}

/** What is in the farm's own manures: the year's analyses, else the last before, and what the farm reckons with. */
export const wirtschaftsduengerAnalysen = defineRegister<Contents>({
  id: 'wirtschaftsduenger_analysen',
  reads: ['measurements', 'fertilizers'],
  columns: [
    textColumn('Wirtschaftsdünger', ({ manure }) => manure, WIDE),
    textColumn('Art', ({ type }) => type),
    dayColumn('Analyse am', ({ day }) => day),
    textColumn('Labor, Probe', ({ source }) => source),
    textColumn('Gehalte', ({ contents }) => contents, { width: 3 }),
  ],
  entriesOf: (scene) =>
    sortedBy([...analyses(scene), ...reckonedWith(scene)], ({ manure, day, row }) => [nameKey(manure), day, row.id]),
})

function analyses({ picture, year }: RegisterScene): Contents[] {
  const known = samplesOf(
    picture
      .rows('measurements')
      .filter(({ values: { type, date } }) => type === 'slurry' && date != null && date <= `${year}-12-31`),
  )
  const byManure = Map.groupBy(known, ({ row }) => nameKey(row.values.subject))
  return [...byManure.values()].flatMap((samples) => {
    const ofYear = samples.filter(({ row }) => row.values.date!.startsWith(`${year}-`))
    const last = samples
      .map(({ row }) => row.values.date!)
      .toSorted()
      .at(-1)
    return (ofYear.length > 0 ? ofYear : samples.filter(({ row }) => row.values.date === last)).map(analysed)
  })
}

const analysed = (sample: Sample): Contents => {
  const { subject, date, laboratory, sample_number } = sample.row.values
  return {
    row: sample.row,
    manure: subject ?? '',
    type: 'Analyse',
    day: date,
    source: joinTexts([laboratory, sample_number]),
    contents: resultsText(sample),
  }
}

const ORGANIC = new Set(['slurry', 'manure', 'digestate', 'compost'])

const reckonedWith = ({ picture, year }: RegisterScene): Contents[] =>
  picture
    .rows('fertilizers')
    .filter(({ values }) => ORGANIC.has(values.type ?? '') && (values.analysed_on ?? '') <= `${year}-12-31`)
    .map((row) => ({
      row,
      manure: row.values.name ?? '',
      type: `gerechnet, ${choiceText('fertilizers', 'type', row.values.type)}`,
      day: row.values.analysed_on,
      source: '',
      contents: contentsText(row),
    }))

function contentsText({ values }: PictureRow<'fertilizers'>): string {
  const unit = choiceText('fertilizers', 'basis', values.basis)
  return joinTexts(
    (
      [
        ['N', values.n_percent],
        ['NH4-N', values.nh4n_percent],
        ['P2O5', values.p2o5_percent],
        ['K2O', values.k2o_percent],
        ['S', values.s_percent],
        ['MgO', values.mgo_percent],
      ] as const
    ).map(([nutrient, value]) => (value == null ? null : joinTexts([nutrient, numberText(value), unit], ' '))),
    '; ',
  )
}
