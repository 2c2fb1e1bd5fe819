import { defineRegister, NARROW, textColumn } from './define-register.ts'
import { GROUP_COLUMNS, GROUP_READS, groupEventsOf, herdLevelTexts, type GroupEvent } from './group-register.ts'

/** Annex 11 of the ViehVerkV: sheep and goats that came and went, by their marks, from whom and to whom. */
export const bestandsregisterSchafZiege = defineRegister<GroupEvent>({
  id: 'bestandsregister_schaf_ziege',
  reads: GROUP_READS,
  landscape: true,
  columns: [
    ...GROUP_COLUMNS.slice(0, 1),
    textColumn('Tierart', ({ species }) => species, NARROW),
    ...GROUP_COLUMNS.slice(1),
  ],
  entriesOf: (scene) => groupEventsOf(scene, ['sheep', 'goat']),
  remarks: (scene) => herdLevelTexts(scene, ['sheep', 'goat']),
})
