import { doneWork } from '../../farm/index.ts'
import { deadlineOf, duev, entryOn, periodOn } from '../../law/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { daysBetween } from '../../shared/time/days.ts'
import { countedDays, leftText } from '../findings/wording.ts'
import { recordedOn } from '../findings/duengedokumentation/due-aufzeichnung-14t.ts'
import type { Scene } from '../findings/rule.ts'
import { doneOn, yearOf, type WorkItem } from '../findings/work.ts'
import { FIELD_WORK_KINDS, workedFields } from '../findings/worked-fields.ts'
import type { AskedDays, FieldRow, LawQuestion } from './law-question.ts'
import { paragraph, type LawTopic, type Told } from './topic.ts'

/** Until when fertilizing is written down, and what of it still is to be. */
export const recordFertilizing: LawTopic = {
  id: 'record_fertilizing',
  asksFor: [['record'], ['fertilize', 'material', 'fertilizer', 'spread', 'mineral', 'organic', 'give']],
  beside: ['time', 'begin', 'demand', 'open', 'people', 'field', 'grassland', 'arable', 'allowed', 'valid', 'amount'],
  needsNoDuty: ['time', 'valid'],
  reads: FIELD_WORK_KINDS,
  tell(question, scene) {
    const entry = entryOn(duev.duengungAufzeichnen, question.past?.from ?? question.today, scene.land)
    if (!entry) return undefined
    const rule = `Eine Düngung muss spätestens ${entry.value} Tage danach aufgezeichnet sein (${paragraph(entry.source)}); der Tag der Düngung zählt nicht mit.`
    const told = question.past ? tellOfDays(question.past, question, scene) : tellOpen(question, scene)
    return { text: `${rule} ${told.text}`, rows: told.rows }
  },
}

const worksOf = (scene: Scene, years: readonly number[]): WorkItem[] =>
  years.flatMap((year) => [...doneWork(scene.picture, 'fertilizing', year)])

const isOn = (work: WorkItem, fields: readonly FieldRow[], { picture }: Scene): boolean =>
  fields.length === 0 || workedFields(picture, work).some(({ field }) => fields.some(({ id }) => id === field?.id))

function tellOfDays({ from, until }: AskedDays, { fields, today }: LawQuestion, scene: Scene): Told {
  const works = worksOf(scene, [yearOf(from)]).filter((work) => {
    const day = doneOn(work.values)
    return day !== null && from <= day && day <= until && isOn(work, fields, scene)
  })
  if (works.length === 0) return { text: 'Für diese Zeit ist keine Düngung eingetragen.', rows: [] }
  return { text: works.map((work) => workText(work, today, scene)).join(' '), rows: works.map(asRow) }
}

function tellOpen({ fields, today }: LawQuestion, scene: Scene): Told {
  const works = worksOf(scene, [scene.year - 1, scene.year]).filter((work) => isOn(work, fields, scene))
  const open = works.filter((work) => recordedOn(work) === null)
  const late = works.filter((work) => isLate(work, scene))
  const told = (some: readonly WorkItem[]) => some.map((work) => workText(work, today, scene)).join(' ')
  const state =
    works.length === 0
      ? 'Eingetragen ist bei dir keine.'
      : open.length === 0
        ? `Von deinen eingetragenen Düngungen ${scene.year - 1} und ${scene.year} ist keine offen.`
        : `Noch offen: ${told(open)}`
  return {
    text: late.length === 0 ? state : `${state} Zu spät aufgezeichnet: ${told(late)}`,
    rows: [...open, ...late].map(asRow),
  }
}

function dueOf(work: WorkItem, { land }: Scene): string | undefined {
  const day = doneOn(work.values)!
  const period = periodOn(duev.duengungAufzeichnen, day, land)
  return period && deadlineOf(day, period, land)
}

function isLate(work: WorkItem, scene: Scene): boolean {
  const [recorded, due] = [recordedOn(work), dueOf(work, scene)]
  return recorded !== null && due !== undefined && recorded > due
}

function workText(work: WorkItem, today: string, scene: Scene): string {
  const day = doneOn(work.values)!
  const due = dueOf(work, scene)
  const recorded = recordedOn(work)
  const name = `„${work.values.title}“ vom ${germanDay(day)}`
  if (due === undefined) return `Für ${name} setzt die Verordnung keine Frist.`
  if (recorded !== null)
    return `${name} ist am ${germanDay(recorded)} aufgezeichnet, ${countedDays(daysBetween(day, recorded))} danach; Frist war der ${germanDay(due)}.`
  return today <= due
    ? `${name} ist bis zum ${germanDay(due)} aufzuzeichnen, ${leftText(today, due)}.`
    : `${name} ist noch nicht mit Menge aufgezeichnet; die Frist endete am ${germanDay(due)}, trag sie gleich nach.`
}

const asRow = (row: WorkItem) => ({
  row,
  quote: [
    `Ausgeführt am: ${germanDay(row.values.done_on)}`,
    ...(row.values.recorded_on == null ? [] : [`Erfasst am: ${germanDay(row.values.recorded_on)}`]),
  ].join(' · '),
})
