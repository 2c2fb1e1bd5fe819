import { CHECK_COLUMNS, CHECK_READS, checkOf, entryCheckOf, inDayOrder, type Check } from './checks.ts'
import { defineRegister } from './define-register.ts'
import { otherChecksOf, selfChecksOf, writtenEntriesOf } from './written-entries.ts'

/** Visitors, pest control, cleaning and disinfection of a year. */
export const biosicherheit = defineRegister<Check>({
  id: 'biosicherheit',
  reads: CHECK_READS,
  columns: CHECK_COLUMNS,
  entriesOf: (scene) =>
    inDayOrder([
      ...selfChecksOf(scene, ['visitors', 'pest_control', 'cleaning']).map((row) => checkOf(row, scene)),
      ...otherChecksOf(scene, 'biosicherheit').map((row) => checkOf(row, scene)),
      ...writtenEntriesOf(scene, 'biosicherheit').map((row) => entryCheckOf(row, scene)),
    ]),
})
