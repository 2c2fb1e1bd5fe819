import type { Picture } from '../../farm/index.ts'
import { duev, valueOn, type Parameter } from '../../law/index.ts'
import type { FieldRow } from './gifts.ts'

/** What `samplesOf` reads. */
export const SAMPLE_KINDS = ['fields', 'measurements'] as const

/** A sample of soil that phosphate was looked for in. */
export interface SoilSample {
  day: string
  method: 'CAL' | 'DL' | 'EUF'
  /** mg in 100 g: of phosphate, by EUF of phosphorus; undefined where it is not known. */
  mg: number | undefined
}

/** The samples of a field, the oldest first: the one that its row tells, and those that were kept as measurements. */
export const samplesOf = (picture: Picture, field: FieldRow): SoilSample[] =>
  [
    ...(field.values.soil_sampled_on == null
      ? []
      : [{ day: field.values.soil_sampled_on, method: 'CAL' as const, mg: field.values.p_cal_mg ?? undefined }]),
    ...picture
      .referring('measurements', 'field_id', field.id)
      .map(({ values }) => values)
      .filter(({ type, parameter }) => type === 'soil' && PHOSPHATE.test(parameter ?? ''))
      .map(({ date, parameter, value, unit }) => sampleOf(date!, `${parameter ?? ''} ${unit ?? ''}`, value!)),
  ].toSorted(
    (one, other) => one.day.localeCompare(other.day) || Number(one.mg !== undefined) - Number(other.mg !== undefined),
  )

const PHOSPHATE = /P2O5|phosph|^P(?!\p{L})/iu

function sampleOf(day: string, said: string, value: number): SoilSample {
  const method = /EUF/i.test(said) ? 'EUF' : /(?<!\p{L})DL(?!\p{L})|doppel-?lactat/iu.test(said) ? 'DL' : 'CAL'
  const isPhosphate = /P2O5|phosphat/i.test(said)
  return { day, method, mg: isPhosphate === (method !== 'EUF') ? value : undefined }
}

const HIGH: Readonly<Record<SoilSample['method'], Parameter>> = {
  CAL: duev.phosphatHochCal,
  DL: duev.phosphatHochDl,
  EUF: duev.phosphatHochEuf,
}

/** Above which content only as much phosphate may be given as is taken away. */
export const highPhosphateOf = ({ method }: SoilSample, day: string): number | undefined => valueOn(HIGH[method], day)
