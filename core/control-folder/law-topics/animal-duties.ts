import { bvdvv, entryOn, viehverkv, type Parameter } from '../../law/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { addMonths, daysBetween } from '../../shared/time/days.ts'
import { animalName, animalsOf, hasTag, isBornHere, isGone, isInYear } from '../findings/animals.ts'
import { limitAfter } from '../findings/in-time.ts'
import type { Scene } from '../findings/rule.ts'
import { countedDays, leftText } from '../findings/wording.ts'
import type { Concept } from './concepts.ts'
import type { AnimalRow, LawQuestion } from './law-question.ts'
import { paragraph, type LawTopic, type Told } from './topic.ts'

interface AnimalDuty {
  parameter: Parameter
  /** German: „Ein Kalb muss … sein“, behind the time. */
  must: string
  /** The day on which it was done; `true`: it is done, and no day is entered. */
  done(values: AnimalRow['values']): string | true | undefined
  /** „ist am … gemeldet“ */
  doneText: string
  label: string
}

const DUTIES: Readonly<Record<'report' | 'tag' | 'bvd', AnimalDuty>> = {
  report: {
    parameter: viehverkv.geburtMelden,
    must: 'nach der Geburt in HIT gemeldet',
    done: ({ birth_reported_on }) => birth_reported_on ?? undefined,
    doneText: 'gemeldet',
    label: 'Geburt gemeldet am',
  },
  tag: {
    parameter: viehverkv.rindKennzeichnen,
    must: 'nach der Geburt mit zwei Ohrmarken gekennzeichnet',
    done: (values) => values.tagged_on ?? (hasTag(values) ? true : undefined),
    doneText: 'gekennzeichnet',
    label: 'Gekennzeichnet am',
  },
  bvd: {
    parameter: bvdvv.bvdUntersuchung,
    must: 'nach der Geburt auf BVD untersucht',
    done: ({ bvd, bvd_sampled_on }) => bvd_sampled_on ?? (bvd === 'negative' || bvd === 'pending' ? true : undefined),
    doneText: 'auf BVD beprobt',
    label: 'BVD-Probe am',
  },
}

const BESIDE = [
  'calf',
  'young',
  'cattle',
  'birth',
  'time',
  'begin',
  'demand',
  'people',
  'open',
  'get',
  'allowed',
  'take',
  'old',
  'high',
] as const

const dutyTopic = (id: keyof typeof DUTIES, own: Concept, beside: readonly Concept[]): LawTopic => ({
  id: `calf_${id}`,
  asksFor: [[own]],
  beside: [...BESIDE, ...beside],
  needsNoDuty: ['time', 'valid', 'demand'],
  reads: ['animals'],
  tell(question, scene) {
    const { concepts, animals, days } = question
    const isOfCalves =
      animals.length > 0 ||
      ['calf', 'birth', ...(id === 'report' ? [] : ['cattle', own])].some((one) => concepts.has(one as 'calf'))
    return isOfCalves && days === undefined && (id === 'bvd' || !concepts.has('moved'))
      ? tellDuty(DUTIES[id], question, scene)
      : undefined
  },
})

/** Until when a calf is reported, tagged and tested. */
export const calfReport = dutyTopic('report', 'report', [])
export const calfTag = dutyTopic('tag', 'tag', [])
export const calfBvd = dutyTopic('bvd', 'bvd', ['test', 'sample', 'moved'])

function tellDuty(duty: AnimalDuty, { animals, today }: LawQuestion, scene: Scene): Told | undefined {
  const entry = entryOn(duty.parameter, today, scene.land)
  if (!entry) return undefined
  const rule = `Ein Kalb muss spätestens ${countText(entry.value, duty.parameter)} ${duty.must} sein (${paragraph(entry.source)}).`
  const open = animals.length > 0 ? animals : openCalves(duty, scene)
  return {
    text: [rule, ...open.map((animal) => animalText(animal, duty, today, scene))].join(' '),
    rows: open.map((row) => ({ row, quote: quoteOf(row, duty) })),
  }
}

/** So far back an entry that is missing says that it has not been done. */
const MONTHS_BACK = 12

const countText = (count: number, { unit }: Parameter): string =>
  unit === 'months' ? (count === 1 ? '1 Monat' : `${count} Monate`) : `${count} Tage`

/** Calves of the year that were born here and of which it is not done. */
const openCalves = ({ done }: AnimalDuty, { picture, year }: Scene): AnimalRow[] =>
  animalsOf(picture, 'cattle').filter(
    ({ values }) =>
      isBornHere(values) && !isGone(values) && isInYear(values.born_on, year) && done(values) === undefined,
  )

function animalText(animal: AnimalRow, duty: AnimalDuty, today: string, { land }: Scene): string {
  const { born_on: born, species } = animal.values
  const name = animalName(animal)
  if (species !== 'cattle') return `${name} ist kein Rind, dafür gilt das nicht.`
  if (!isBornHere(animal.values)) return `${name} ist nicht hier geboren.`
  if (born == null) return `Bei ${name} fehlt der Tag der Geburt; trag ihn ein.`
  const limit = limitAfter(born, duty.parameter, land)
  if (!limit) return `Für ${name} setzt das Gesetz keine Frist.`
  const done = duty.done(animal.values)
  const moved = limit.due === limit.last ? '' : ` (der ${germanDay(limit.last)} ist kein Werktag)`
  const calf = `${name}, geboren am ${germanDay(born)},`
  if (done === true)
    return `${calf} ist ${duty.doneText}; der Tag ist nicht eingetragen, Frist war der ${germanDay(limit.due)}.`
  if (done !== undefined)
    return [
      `${calf} ist am ${germanDay(done)} ${duty.doneText}, ${afterText(daysBetween(born, done))} der Geburt;`,
      `Frist war der ${germanDay(limit.due)}${moved}.`,
    ].join(' ')
  // Of older animals nobody may have entered what was done long ago.
  if (limit.due < addMonths(today, -MONTHS_BACK))
    return `Bei ${name}, geboren am ${germanDay(born)}, war die Frist der ${germanDay(limit.due)}; wann es ${duty.doneText} wurde, ist nicht eingetragen.`
  return today <= limit.due
    ? `${calf} muss bis zum ${germanDay(limit.due)}${moved} ${duty.doneText} sein, ${leftText(today, limit.due)}.`
    : `${calf} ist noch nicht ${duty.doneText}; Frist war der ${germanDay(limit.due)}${moved}.`
}

const afterText = (days: number): string => (days === 0 ? 'am Tag' : `${countedDays(days)} nach`)

const quoteOf = ({ values }: AnimalRow, { done, label }: AnimalDuty): string => {
  const on = done(values)
  return [
    `Geboren am: ${germanDay(values.born_on)}`,
    ...(typeof on === 'string' ? [`${label}: ${germanDay(on)}`] : []),
  ].join(' · ')
}

/** Until when what comes and goes is reported. */
export const movementReport: LawTopic = {
  id: 'movement_report',
  asksFor: [['report'], ['moved']],
  beside: ['cattle', 'calf', 'time', 'begin', 'demand', 'people', 'allowed'],
  needsNoDuty: ['time', 'valid', 'demand'],
  reads: ['animals'],
  tell({ today, days, animals }, { land }) {
    const entry = entryOn(viehverkv.rindBewegungMelden, today, land)
    if (!entry || days || animals.length > 0) return undefined
    return {
      text: `Zugang, Abgang und Tod eines Rindes müssen spätestens ${entry.value} Tage danach in HIT gemeldet sein (${paragraph(entry.source)}).`,
      rows: [],
    }
  },
}
