import { defineRegister } from './define-register.ts'
import { GROUP_COLUMNS, GROUP_READS, groupEventsOf, herdLevelTexts, type GroupEvent } from './group-register.ts'

/** Annex 12 of the ViehVerkV: how many pigs came and went, from whom and to whom. */
export const bestandsregisterSchwein = defineRegister<GroupEvent>({
  id: 'bestandsregister_schwein',
  reads: GROUP_READS,
  landscape: true,
  columns: GROUP_COLUMNS,
  entriesOf: (scene) => groupEventsOf(scene, ['pig']),
  remarks: (scene) => herdLevelTexts(scene, ['pig']),
})
