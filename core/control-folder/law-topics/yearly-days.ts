import { duev, entryOn, gapinvekosv, nextWorkingDay, type DayOfYear, type Parameter } from '../../law/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import type { PictureRow } from '../../farm/index.ts'
import type { Scene } from '../findings/rule.ts'
import type { AskedDays } from './law-question.ts'
import { dayAndMonth, paragraph, type LawTopic, type Told } from './topic.ts'

type Application = PictureRow<'applications'>

interface Yearly extends Pick<LawTopic, 'id' | 'asksFor'> {
  parameter: Parameter<DayOfYear>
  /** German: „Der Sammelantrag“. */
  what: string
  /** German, of it: „abgegeben“. */
  done: string
  type: NonNullable<Application['values']['type']>
  /** Until when it may be changed, where the law says so. */
  changed?: Parameter<DayOfYear>
  /** Of which year it is that falls due in one. */
  of(year: number): number
}

const YEARLY: readonly Yearly[] = [
  {
    id: 'application',
    asksFor: [['application']],
    parameter: gapinvekosv.sammelantragBis,
    what: 'Der Sammelantrag',
    done: 'abgegeben',
    changed: gapinvekosv.sammelantragAendernBis,
    type: 'direct_payments',
    of: (year) => year,
  },
  {
    id: 'nutrient_summary',
    asksFor: [
      ['annex', 'appendix'],
      ['annex', 'five'],
    ],
    parameter: duev.naehrstoffeinsatzBis,
    what: 'Der Nährstoffeinsatz des Vorjahres (Anlage 5)',
    done: 'zusammengefasst',
    type: 'fertilizer_annex_5',
    of: (year) => year - 1,
  },
]

/** What is due on the same day every year. */
export const yearlyDays: readonly LawTopic[] = YEARLY.map((yearly) => ({
  id: yearly.id,
  asksFor: yearly.asksFor,
  beside: ['handIn', 'record', 'appendix', 'five', 'change', 'take', 'open'],
  needsNoDuty: ['time', 'valid', 'handIn', 'change'],
  reads: ['applications', 'fields'],
  tell({ type, days: named, past, fields, asks, denies, concepts, today }, scene) {
    // „der vom letzten Jahr“ is the one that is due in this.
    const isOfDue = past !== undefined && isYear(past, yearly.of(scene.year)) && yearly.of(scene.year) < scene.year
    const days = isOfDue ? undefined : named
    const isOfChange = concepts.has('change') && fields.length === 0
    if (isOfChange) return yearly.changed && changeOf(yearly, yearly.changed, days?.from ?? today, scene)
    const entry = entryOn(yearly.parameter, scene.today, scene.land)
    // „Welche Anträge sind noch nicht eingereicht?“ asks for those of the farm.
    const asksDay = ['when', 'until', 'which', 'what'].includes(type) && !denies
    if (!entry || !asksDay || days || fields.length > 0 || asks !== 'neither') return undefined
    const own = applicationOf(yearly, scene)
    const rule = `${yearly.what} muss jedes Jahr bis zum ${dayAndMonth(entry.value)} ${yearly.done} sein`
    const quote = `Eingereicht am: ${germanDay(own?.values.submitted_on) || 'nicht eingetragen'}`
    return {
      text: `${rule} (${paragraph(entry.source)}). ${ownText(yearly, own, entry.value, scene)}`,
      rows: own ? [{ row: own, quote }] : [],
    }
  },
}))

/** „im letzten Jahr“ */
const isYear = ({ from, until }: AskedDays, year: number): boolean =>
  from === `${year}-01-01` && until === `${year}-12-31`

function changeOf(yearly: Yearly, changed: Parameter<DayOfYear>, day: string, scene: Scene): Told | undefined {
  const entry = entryOn(changed, day, scene.land)
  if (!entry) return undefined
  const [own, year] = [applicationOf(yearly, scene), day.slice(0, 'YYYY'.length)]
  const last = `${year}-${entry.value}`
  const quote = `Eingereicht am: ${germanDay(own?.values.submitted_on) || 'nicht eingetragen'}`
  const rule = `${yearly.what} kann jedes Jahr bis zum ${dayAndMonth(entry.value)} geändert werden`
  return {
    text: `${rule} (${paragraph(entry.source)}). Für ${year} ${scene.today <= last ? 'ist' : 'war'} das der ${germanDay(last)}.`,
    rows: own ? [{ row: own, quote }] : [],
  }
}

const applicationOf = ({ type, of }: Yearly, { picture, year }: Scene): Application | undefined =>
  picture.rows('applications').find(({ values }) => values.type === type && values.year === of(year))

function ownText({ done }: Yearly, own: Application | undefined, day: DayOfYear, { year, today, land }: Scene): string {
  const due = nextWorkingDay(`${year}-${day}`, land)
  if (own?.values.submitted_on != null)
    return `Eingetragen ist er als ${done} am ${germanDay(own.values.submitted_on)}.`
  return `${year} ${today <= due ? 'ist' : 'war'} das der ${germanDay(due)}; dass er ${done} ist, ist nicht eingetragen.`
}
