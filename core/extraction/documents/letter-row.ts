import { confidenceOf } from '../confidence.ts'
import { ISSUER, type Assertion } from '../extractor.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import type { FoundDeadline } from './deadline.ts'
import { deliveredOn, readReference, stateOf, type LetterValues } from './letter-head.ts'
import type { Subject } from './letter-subject.ts'
import { readPrintedDay, type Reading } from './printed-values.ts'
import { findDeadlines } from './find-deadlines.ts'
import type { DocumentLayout, Line } from './read-layout.ts'

export interface Letter {
  /** The lines above the salutation. */
  head: Line[]
  sender: { name: string }
  /** Its day, where it was found. */
  dated: Reading<string> | undefined
  subject: Subject
  /** Null: what it says names none. */
  category: string | null
  values: LetterValues
}

/** The deadlines that it sets, the earliest first. */
export const deadlinesIn = (layout: DocumentLayout, letter: Letter): FoundDeadline[] => {
  const { head, dated, category } = letter
  return findDeadlines(layout, {
    dated: dated?.value,
    appointments: category === 'information',
    state: stateOf(head),
    delivered: arrivalOf(layout, letter)?.value,
  })
}

const LINES_OF_REFERENCE = 60

/** A day before that of the letter is none of its arrival. */
function arrivalOf(layout: DocumentLayout, { dated, values }: Letter): Reading<string> | undefined {
  const day = (values.received && readPrintedDay(values.received.text)) ?? deliveredOn(layout)
  return day === undefined || (dated !== undefined && day.value < dated.value) ? undefined : day
}

/** The row of a letter; a day that is yet to come is no day of a letter, so it is left to the person. */
export function letterOf(
  layout: DocumentLayout,
  letter: Letter,
  { today, isKnown }: { today: string; isKnown: boolean },
): Assertion {
  const { sender, subject, dated, category, values } = letter
  const [deadline, ...further] = deadlinesIn(layout, letter)
  const received = arrivalOf(layout, letter)
  const isPast = dated !== undefined && dated.value <= today
  return {
    kind: 'letters',
    name: 'letter',
    ...(isKnown && { links: { sender_id: ISSUER } }),
    refers: { sender_id: [sender.name] },
    values: {
      subject: subject.text,
      sender: sender.name,
      dated: isPast ? dated.value : null,
      received_on: received?.value ?? null,
      category,
      reference_number: readReference(
        values,
        subject.text,
        ...layout.lines.slice(0, LINES_OF_REFERENCE).map(({ text }) => text),
      ),
      deadline: deadline?.day ?? null,
      deadline_reason: deadline?.reason ?? null,
      note: noteOf(further),
    },
    confidence: confidenceOf(
      !layout.ocr,
      isKnown,
      isPast && dated.sure,
      deadline?.sure ?? true,
      further.length === 0,
      received?.sure ?? true,
    ),
    page: deadline?.page ?? subject.page,
    quote: deadline?.quote ?? subject.quote,
  }
}

const noteOf = (further: readonly FoundDeadline[]): string | null =>
  further.length === 0
    ? null
    : `Im Schreiben stehen weitere Fristen: ${further.map(({ day, reason }) => `${germanDay(day)} (${reason})`).join('; ')}`.slice(
        0,
        2000,
      )

/** German, for the person, where the day of the letter is not clear. */
export const saidOfDay = ({ dated }: Letter, today: string): string[] =>
  dated === undefined
    ? ['Das Datum des Schreibens war nicht zu finden.']
    : dated.value > today
      ? [`Das Schreiben trägt ein Datum, das noch kommt (${germanDay(dated.value)}); bitte prüfe es.`]
      : []
