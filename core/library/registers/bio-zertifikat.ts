import { choiceText, dayColumn, defineRegister, joinTexts, textColumn, WIDE, type Entry } from './define-register.ts'
import { calendarYear, isDuring, sortedBy } from './order-and-time.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { applicationsOf } from './applications.ts'
import { certificatesOf, holderOf } from './certificates.ts'

interface Proof extends Entry {
  what: string
  whose: string | null
  from: string | null | undefined
  until?: string | null | undefined
  reference?: string
}

/** Certificates that hold on some day of the year, and what was reported to the control body. */
export const bioZertifikat = defineRegister<Proof>({
  id: 'bio_zertifikat',
  reads: ['certificates', 'applications', 'people', 'machines'],
  columns: [
    textColumn('Nachweis', ({ what }) => what, WIDE),
    textColumn('Betrieb oder Stelle', ({ whose }) => whose, WIDE),
    dayColumn('Vom', ({ from }) => from),
    dayColumn('Gültig bis', ({ until }) => until),
    textColumn('Zeichen, Beleg', ({ reference }) => reference),
  ],
  entriesOf: (scene) => [
    ...sortedBy(
      certificatesOf(scene, 'bio_zertifikat').filter(({ values }) =>
        isDuring(values.issued_on, values.valid_until, calendarYear(scene)),
      ),
      ({ values, id }) => [values.issued_on, id],
    ).map((row) => ({
      row,
      what: row.values.type ?? '',
      whose: holderOf(row, scene),
      from: row.values.issued_on,
      until: row.values.valid_until,
    })),
    ...applicationsOf(scene, ['organic']).map((row) => ({
      row,
      what: row.values.title ?? choiceText('applications', 'type', row.values.type),
      whose: row.values.recipient ?? null,
      from: row.values.submitted_on,
      reference: joinTexts([row.values.reference_number, row.values.receipt]),
    })),
  ],
  remarks: ({ holding }) => {
    const facts = [
      choiceText('holdings', 'farming', holding?.farming),
      holding?.association && `Verband ${holding.association}`,
      holding?.control_body && `Kontrollstelle ${holding.control_body}`,
      holding?.conversion_from && `Umstellung ab ${germanDay(holding.conversion_from)}`,
    ]
    const told = joinTexts(facts)
    return told === '' ? [] : [`Bewirtschaftung: ${told}.`]
  },
})
