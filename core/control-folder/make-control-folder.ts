import type { FarmPictures } from '../farm/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { makeAcknowledgeFinding } from './acknowledge-finding.ts'
import type { Acknowledgements } from './ports/acknowledgements.ts'
import { makeReadFolder } from './read-folder.ts'

/** What the area stands on. */
export interface ControlFolderPlatform {
  clock: Clock
  farmPictures: FarmPictures
  acknowledgements: Acknowledgements
}

/** Everything the area can do. */
export const makeControlFolder = (platform: ControlFolderPlatform) => ({
  readFolder: makeReadFolder(platform),
  acknowledgeFinding: makeAcknowledgeFinding(platform),
})

export type ControlFolder = ReturnType<typeof makeControlFolder>
