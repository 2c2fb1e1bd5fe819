import { CHECK_COLUMNS, CHECK_READS, checkOf, entryCheckOf, inDayOrder, type Check } from './checks.ts'
import { defineRegister } from './define-register.ts'
import { otherChecksOf, writtenEntriesOf } from './written-entries.ts'

/** What was looked at before and instead of spraying; only what somebody wrote down, never what may be guessed. */
export const ipsCheckliste = defineRegister<Check>({
  id: 'ips_checkliste',
  reads: CHECK_READS,
  columns: CHECK_COLUMNS,
  entriesOf: (scene) =>
    inDayOrder([
      ...otherChecksOf(scene, 'ips_checkliste').map((row) => checkOf(row, scene)),
      ...writtenEntriesOf(scene, 'ips_checkliste').map((row) => entryCheckOf(row, scene)),
    ]),
})
