import { CHECK_COLUMNS, CHECK_READS, checkOf, entryCheckOf, inDayOrder, type Check } from './checks.ts'
import { defineRegister, NARROW, textColumn } from './define-register.ts'
import { otherChecksOf, selfChecksOf, writtenEntriesOf } from './written-entries.ts'

/** What the farm found when it looked after the welfare of its animals, with the half-year that it counts for. */
export const tierwohlEigenkontrolle = defineRegister<Check>({
  id: 'tierwohl_eigenkontrolle',
  reads: CHECK_READS,
  columns: [
    textColumn('Halbjahr', ({ day }) => (day == null ? '' : day.slice(5, 7) <= '06' ? '1' : '2'), NARROW),
    textColumn('Tierart', ({ species }) => species),
    ...CHECK_COLUMNS,
  ],
  entriesOf: (scene) =>
    inDayOrder([
      ...selfChecksOf(scene, ['animal_welfare']).map((row) => checkOf(row, scene)),
      ...otherChecksOf(scene, 'tierwohl_eigenkontrolle').map((row) => checkOf(row, scene)),
      ...writtenEntriesOf(scene, 'tierwohl_eigenkontrolle').map((row) => entryCheckOf(row, scene)),
    ]),
})
