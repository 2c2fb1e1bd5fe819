import { deadlineOf, periodOn, type Parameter, type State } from '../../law/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { addDays, daysBetween, endOfPeriod } from '../../shared/time/days.ts'
import type { PictureRow } from '../../farm/index.ts'
import { NOTICES } from './notices.ts'
import { breach, inOrderBy, note, type Verdict } from './rule.ts'
import { deadlineText } from './wording.ts'

/** The last day that the law gives, and that day or the next working day after it. */
export interface Limit {
  last: string
  due: string
}

/** Undefined where the law of the event's day sets no such time. */
export function limitAfter(event: string, parameter: Parameter, land: State | undefined): Limit | undefined {
  const period = periodOn(parameter, event, land)
  return period && { last: endOfPeriod(event, period), due: deadlineOf(event, period, land) }
}

export interface Duty extends Limit {
  rows: readonly PictureRow[]
  /** Null: not yet. */
  done: string | null
  today: string
  /** From this day on a note says that it has not been done yet. */
  noteFrom: string
  /** German sentences about what was done late, and about what has not been done. */
  late: string
  open: string
  part?: string
}

/** Whether something was done in time; what was done on the working day after a Sunday is a note. */
export function judgeInTime({ rows, last, due, done, today, noteFrom, late, open, part }: Duty): Verdict {
  const said = (text: string) => ({
    text: `${text} ${deadlineText(due, today)}`,
    due,
    ...(part !== undefined && { part }),
  })
  if (done !== null && done <= last)
    return inOrderBy(rows, `Erledigt am ${germanDay(done)}; Frist war der ${germanDay(due)}.`)
  if (done !== null) return (done <= due ? note : breach)(rows, said(late))
  return today < noteFrom ? inOrderBy(rows, deadlineText(due, today)) : (today <= due ? note : breach)(rows, said(open))
}

/** Something about animals that has to be reported: „Der Zugang von … am 02.03.2026“. */
export interface Reporting extends Limit {
  rows: readonly PictureRow[]
  what: string
  day: string
  reported: string | null
  part: string
}

/** Whether it was reported in time. */
export const judgeReported = ({ what, day, reported, ...duty }: Reporting, today: string): Verdict =>
  judgeInTime({
    ...duty,
    done: reported,
    today,
    noteFrom: addDays(day, NOTICES.animalUnreportedDays),
    late:
      reported === null
        ? ''
        : `${what} wurde am ${germanDay(reported)} gemeldet, ${daysBetween(day, reported)} Tage danach.`,
    open: `${what} ist noch nicht gemeldet.`,
  })
