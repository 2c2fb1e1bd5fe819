import { applicationsOf } from './applications.ts'
import { certificatesOf, holderOf, trainingsText } from './certificates.ts'
import { CHECK_COLUMNS, CHECK_READS, checkOf, entryCheckOf, inDayOrder, type Check } from './checks.ts'
import { choiceText, defineRegister, joinTexts } from './define-register.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import type { RegisterScene } from './register.ts'
import { otherChecksOf, writtenEntriesOf } from './written-entries.ts'

/** Trainings, inspections and permissions, and what was written down about safety in the year. */
export const arbeitssicherheit = defineRegister<Check>({
  id: 'arbeitssicherheit',
  reads: [...CHECK_READS, 'certificates', 'machines', 'applications'],
  columns: CHECK_COLUMNS,
  entriesOf: (scene) =>
    inDayOrder([
      ...certificatesOf(scene, 'arbeitssicherheit').map((row) => proofOf(row, scene)),
      ...otherChecksOf(scene, 'arbeitssicherheit').map((row) => checkOf(row, scene)),
      ...writtenEntriesOf(scene, 'arbeitssicherheit').map((row) => entryCheckOf(row, scene)),
      ...applicationsOf(scene, ['insurance']).map((row) => ({
        row,
        day: row.values.submitted_on ?? row.values.due_on,
        what: choiceText('applications', 'type', row.values.type),
        species: '',
        about: row.values.title ?? '',
        found: joinTexts([row.values.recipient, row.values.reference_number, row.values.receipt]),
        by: null,
      })),
    ]),
})

const proofOf = (row: ReturnType<typeof certificatesOf>[number], scene: RegisterScene): Check => ({
  row,
  day: row.values.issued_on,
  what: row.values.type ?? '',
  species: '',
  about: holderOf(row, scene) ?? '',
  found: joinTexts([
    row.values.valid_until && `gültig bis ${germanDay(row.values.valid_until)}`,
    trainingsText(row),
    row.values.note,
  ]),
  by: null,
})
