import { bvdvv, deadlineOf, duev, periodOn, valueOn, viehverkv, vo853, type Parameter } from '../../law/index.ts'
import { dativeWord, numberWord, ordinalWord } from '../../shared/german/number-words.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { endOfPeriod } from '../../shared/time/days.ts'

/** A limit of the law, and the rule that sets it as a German clause. */
export interface Above {
  above: number
  rule: string
}

/** Above it no more phosphate than the crops take away. `today` is a day, here and below. */
export function highPhosphate(today: string): Above | undefined {
  const above = valueOn(duev.phosphatHochCal, today)
  return above === undefined
    ? undefined
    : { above, rule: 'nach § 3 Absatz 6 DüV dort höchstens so viel Phosphat düngen, wie die Ernte abfährt' }
}

/** How old a soil sample may be. */
export function oldSoilSample(today: string): { years: number; rule: string } | undefined {
  const [years, size] = [valueOn(duev.bodenprobePhosphatAlter, today), valueOn(duev.bodenprobePhosphatAbGroesse, today)]
  if (years === undefined || size === undefined) return undefined
  const rule = `nach § 4 Absatz 4 DüV mindestens alle ${numberWord(years)} Jahre eine Bodenprobe je Schlag ab ${dativeWord(size)} Hektar`
  return { years, rule }
}

/** Days after which fertilizing was written down too late. */
export function lateRecord(today: string): Above | undefined {
  const above = valueOn(duev.duengungAufzeichnen, today)
  return above === undefined
    ? undefined
    : { above, rule: `nach § 10 Absatz 2 DüV muss eine Düngung binnen ${numberWord(above)} Tagen aufgezeichnet sein` }
}

/** The geometric means by which raw cow's milk is judged on a day, in thousands per ml. */
export function milkLimit(parameter: unknown, day: string): { limit: number; months: number } | undefined {
  const law = MILK[parameter as string]
  const [limit, months] = [law && valueOn(law.limit, day), law && valueOn(law.months, day)]
  return limit === undefined || months === undefined ? undefined : { limit, months }
}

const MILK: Readonly<Record<string, { limit: Parameter; months: Parameter }>> = {
  Zellzahl: { limit: vo853.rohmilchZellzahl, months: vo853.rohmilchZellzahlZeitraum },
  Keimzahl: { limit: vo853.rohmilchKeimzahl, months: vo853.rohmilchKeimzahlZeitraum },
}

/**
 * The last day for something that a day began, and why, in German; undefined where the law sets none. Where that day is
 * no working day, the reason tells until when it may still be done.
 */
export interface DueByLaw {
  on: string
  why: string
}

export const birthReport = (bornOn: string): DueByLaw | undefined =>
  dueAfter(bornOn, viehverkv.geburtMelden, (days) => `binnen ${numberWord(days)} Tagen, § 28 ViehVerkV`)

export const bvdTest = (bornOn: string): DueByLaw | undefined =>
  dueAfter(bornOn, bvdvv.bvdUntersuchung, (months) => `bis zum Ende des ${ordinalWord(months)} Lebensmonats, § 3 BVDVV`)

export const fertilizingRecord = (doneOn: string): DueByLaw | undefined =>
  dueAfter(doneOn, duev.duengungAufzeichnen, (days) => `binnen ${numberWord(days)} Tagen, § 10 Absatz 2 DüV`)

function dueAfter(event: string, parameter: Parameter, why: (count: number) => string): DueByLaw | undefined {
  const [period, count] = [periodOn(parameter, event), valueOn(parameter, event)]
  if (!period || count === undefined) return undefined
  const [on, last] = [endOfPeriod(event, period), deadlineOf(event, period)]
  const later = on === last ? '' : `; am Wochenende oder Feiertag endet sie erst am ${germanDay(last)}`
  return { on, why: why(count) + later }
}
