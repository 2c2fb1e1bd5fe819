import { duev, entryOn, periodOn } from '../../law/index.ts'
import { isFarmedOn, SAMPLE_KINDS, samplesOf } from '../../library/index.ts'
import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { endOfPeriod } from '../../shared/time/days.ts'
import type { Scene } from '../findings/rule.ts'
import { quoted } from '../findings/wording.ts'
import { fieldRows, fieldsMeant } from './fields-meant.ts'
import type { FieldRow, LawQuestion } from './law-question.ts'
import { paragraph, verdict, type LawTopic } from './topic.ts'

/** So many are told where the question names none. */
const MOST_TOLD = 5

/** When the soil of a field is to be looked at for phosphate again. */
export const soilSample: LawTopic = {
  id: 'soil_sample',
  asksFor: [['sample']],
  beside: [
    'old',
    'high',
    ...([
      'take',
      'time',
      'begin',
      'valid',
      'demand',
      'open',
      'phosphate',
      'field',
      'arable',
      'grassland',
      'people',
    ] as const),
    ...(['inspection', 'allowed', 'spread', 'give', 'fertilize', 'fertilizer', 'soil'] as const),
  ],
  needsNoDuty: ['time', 'begin', 'valid', 'old', 'demand'],
  reads: SAMPLE_KINDS,
  tell(question, scene) {
    const { today, type } = question
    const [size, age] = [
      entryOn(duev.bodenprobePhosphatAbGroesse, today, scene.land),
      entryOn(duev.bodenprobePhosphatAlter, today, scene.land),
    ]
    if (!size || !age || question.days || type === 'amount') return undefined
    const meant = fieldsMeant(question, scene, today)
    if (!meant) return undefined
    const rule = `Schläge ab ${germanNumber(size.value)} ha brauchen mindestens alle ${age.value} Jahre eine Bodenprobe auf Phosphat (${paragraph(age.source)}).`
    const all = meant.fields.map((field) => ({ field, until: sampleUntil(field, scene) }))
    const told = meant.isNarrowed
      ? all
      : all
          .filter(({ field }) => isConcerned(field, size.value, today))
          .toSorted((one, other) => (one.until ?? '').localeCompare(other.until ?? ''))
          .slice(0, MOST_TOLD)
    const said =
      meant.isNarrowed && (question.concepts.has('valid') || question.concepts.has('old'))
        ? validity(question, told)
        : ''
    const texts = told.map(({ field, until }) => `${fieldText(field, until, today, size.value)}.`)
    const more = all.length > told.length ? ['Die anderen Felder sind später dran.'] : []
    return {
      text: said + (meant.isNarrowed ? [...texts, rule] : [rule, ...texts, ...more]).join(' '),
      rows: fieldRows(
        told.map(({ field }) => field),
        ({ values }) =>
          values.soil_sampled_on == null
            ? 'Bodenprobe am: nicht eingetragen'
            : `Bodenprobe am: ${germanDay(values.soil_sampled_on)}`,
      ),
    }
  },
}

const isConcerned = ({ values }: FieldRow, from: number, day: string): boolean =>
  isFarmedOn(values, day) && (values.area_ha == null || values.area_ha >= from)

/** The last day on which the newest sample is young enough; undefined where none is entered. */
function sampleUntil(field: FieldRow, { picture, land, today }: Scene): string | undefined {
  const last = samplesOf(picture, field).findLast(({ day }) => day <= today)
  const period = last && periodOn(duev.bodenprobePhosphatAlter, last.day, land)
  return last && period && endOfPeriod(last.day, period)
}

/** A yes only where the day was compared, for every field that is meant. */
function validity(question: LawQuestion, told: readonly { until: string | undefined }[]): string {
  if (question.type !== 'whether' || question.denies || question.asks !== 'neither' || told.length === 0) return ''
  const valid = told.map(({ until }) => until !== undefined && until >= question.today)
  if (told.some(({ until }) => until === undefined) || new Set(valid).size > 1) return ''
  return verdict({ ...question, asks: question.concepts.has('old') ? 'forbidden' : 'allowed' }, !valid[0])
}

function fieldText({ values }: FieldRow, until: string | undefined, today: string, from: number): string {
  const name = quoted(values.name)
  if (values.area_ha != null && values.area_ha < from) return `${name} ist kleiner und braucht keine`
  if (until === undefined) return `Für ${name} ist keine Bodenprobe eingetragen`
  const sampled = values.soil_sampled_on == null ? '' : ` vom ${germanDay(values.soil_sampled_on)}`
  return until < today
    ? `Die Bodenprobe von ${name}${sampled} ist zu alt, sie galt bis zum ${germanDay(until)}; zieh eine neue, bevor du dort wieder Phosphat gibst`
    : `Die Bodenprobe von ${name}${sampled} gilt bis zum ${germanDay(until)}`
}
