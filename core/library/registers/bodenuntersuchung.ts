import type { PictureRow, RowValues } from '../../farm/index.ts'
import {
  choiceText,
  dayColumn,
  defineRegister,
  joinTexts,
  numberColumn,
  numberText,
  textColumn,
  WIDE,
  type Entry,
} from './define-register.ts'
import { nameKey } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'
import { resultsText, samplesOf, type Sample } from './samples.ts'

interface SoilSample extends Entry {
  /** The field and the sort. */
  series: string
  field: string | null | undefined
  flik: string | null | undefined
  areaHa: number | null | undefined
  type: string
  day: string | null | undefined
  depth: string | null | undefined
  number: string
  results: string
}

const SAMPLED_KINDS = ['measurements', 'fields'] as const

/** Soil samples of each field, the newest first and older ones below, and the Nmin samples of the year. */
export const bodenuntersuchung = defineRegister<SoilSample>({
  id: 'bodenuntersuchung',
  reads: SAMPLED_KINDS,
  landscape: true,
  columns: [
    textColumn('Schlag', ({ field }) => field, WIDE),
    textColumn('FLIK', ({ flik }) => flik),
    numberColumn('Größe (ha)', ({ areaHa }) => areaHa),
    textColumn('Untersuchung', ({ type }) => type),
    dayColumn('Probe am', ({ day }) => day),
    textColumn('Stand', (one, scene) => (newestIn(scene).get(one.series) === (one.day ?? '') ? 'neueste' : 'älter')),
    textColumn('Tiefe (cm)', ({ depth }) => depth),
    textColumn('Labor, Probe', ({ number }) => number),
    textColumn('Ergebnisse', ({ results }) => results, { width: 3 }),
  ],
  entriesOf: samplesUntil,
  orderOf: ({ field, type, day, depth, row }) => [nameKey(field), type, newestFirst(day), nameKey(depth), row.id],
})

/** The day of the newest sample of each field and sort. */
const newestIn = (scene: RegisterScene): ReadonlyMap<string, string> =>
  scene.picture.derive(`newest soil samples until ${scene.year}`, SAMPLED_KINDS, (picture) => {
    const newest = new Map<string, string>()
    for (const { series, day } of samplesUntil({ ...scene, picture }))
      if ((newest.get(series) ?? '') < (day ?? '')) newest.set(series, day ?? '')
    return newest
  })

/** Turns the order of days round. */
const newestFirst = (day: string | null | undefined): number | null =>
  day == null ? null : -Number(day.replaceAll('-', ''))

function samplesUntil({ picture, year }: RegisterScene): SoilSample[] {
  const last = `${year}-12-31`
  const { measured, byField } = picture.derive(`soil samples until ${year}`, ['measurements'], (rows) => {
    const samples = samplesOf(
      rows.rows('measurements').filter(({ values: { type, date } }) => {
        if (date == null || date > last) return false
        return type === 'soil' || (type === 'nmin' && date.startsWith(`${year}-`))
      }),
    )
    return {
      measured: samples,
      byField: Map.groupBy(samples, ({ row }) => `${row.values.field_id} ${row.values.date}`),
    }
  })
  const fieldOf = ({ row }: Sample) => picture.byId('fields', row.values.field_id)
  const entered = picture
    .rows('fields')
    .filter(({ values }) => values.soil_sampled_on != null && values.soil_sampled_on <= last)
    .filter(({ id, values }) => !tellsAll(byField.get(`${id} ${values.soil_sampled_on}`) ?? [], values))
  return [
    ...picture.deriveEach(
      'soil samples of fields',
      measured,
      [],
      (sample) => measuredOf(sample, fieldOf(sample)),
      (sample) => [fieldOf(sample)],
    ),
    ...picture.deriveEach('soil samples entered at fields', entered, [], enteredOf),
  ]
}

const NUTRIENTS = ['ph', 'p_cal_mg', 'humus_percent', 'clay_percent'] as const

/** Whether the samples of a day hold every value that the field itself has of its sample. */
const tellsAll = (samples: readonly Sample[], field: RowValues<'fields'>): boolean => {
  const values = new Set(samples.flatMap(({ results }) => results.map((one) => one.values.value)))
  return samples.length > 0 && NUTRIENTS.every((name) => field[name] == null || values.has(field[name]))
}

const measuredOf = (sample: Sample, field: PictureRow<'fields'> | undefined): SoilSample => {
  const { type, date, depth_cm, laboratory, sample_number, subject, field_id } = sample.row.values
  const sort = choiceText('measurements', 'type', type)
  return {
    row: sample.row,
    series: `${field_id ?? field?.values.name ?? subject} ${sort}`,
    field: field?.values.name ?? subject,
    flik: field?.values.flik,
    areaHa: field?.values.area_ha,
    type: sort,
    day: date,
    depth: depth_cm,
    number: joinTexts([laboratory, sample_number]),
    results: resultsText(sample),
  }
}

const SOIL = choiceText('measurements', 'type', 'soil')

const enteredOf = (row: PictureRow<'fields'>): SoilSample => {
  const { name, flik, area_ha, soil_sampled_on, ph, p_cal_mg, humus_percent, clay_percent } = row.values
  const result = (label: string, value: number | null | undefined, unit = ''): string | null =>
    value == null ? null : `${label} ${numberText(value)}${unit}`
  return {
    row,
    series: `${row.id} ${SOIL}`,
    field: name,
    flik,
    areaHa: area_ha,
    type: SOIL,
    day: soil_sampled_on,
    depth: null,
    number: 'beim Schlag eingetragen',
    results: joinTexts(
      [
        result('pH', ph),
        result('P2O5 (CAL)', p_cal_mg, ' mg/100 g'),
        result('Humus', humus_percent, ' %'),
        result('Ton', clay_percent, ' %'),
      ],
      '; ',
    ),
  }
}
