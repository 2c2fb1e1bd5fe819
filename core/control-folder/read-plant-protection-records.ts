import type { Actor } from '../access/index.ts'
import type { FarmPictures } from '../farm/index.ts'
import { exportPlantProtection, REGISTERS, type PlantProtectionExport } from '../library/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'

/** The plant-protection records of a year as programs of authorities read them; left out, the year is that of today. */
export type ReadPlantProtectionRecords = (
  actor: Actor,
  input: { year?: number | undefined },
) => Promise<PlantProtectionExport>

export const makeReadPlantProtectionRecords =
  ({ farmPictures, clock }: { farmPictures: FarmPictures; clock: Clock }): ReadPlantProtectionRecords =>
  async ({ namespaceId }, { year: asked }) => {
    const today = dayOf(clock.now())
    const picture = await farmPictures.of(namespaceId, ['holdings', ...REGISTERS.psm_aufzeichnung!.reads])
    const year = asked ?? Number(today.slice(0, 4))
    return exportPlantProtection({ picture, year, today, holding: picture.rows('holdings')[0]?.values })
  }
