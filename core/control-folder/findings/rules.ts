import { hitKennzeichnung7 } from './bestandsregister_rind/hit-kennzeichnung-7.ts'
import { hitSchaf9m } from './bestandsregister_schaf_ziege/hit-schaf-9m.ts'
import { dueAufzeichnung14t } from './duengedokumentation/due-aufzeichnung-14t.ts'
import { hitBewegung7 } from './hit_meldungen/hit-bewegung-7.ts'
import { hitGeburt } from './hit_meldungen/hit-geburt.ts'
import { hitUebernahmeSz } from './hit_meldungen/hit-uebernahme-sz.ts'
import type { Rule } from './rule.ts'

/**
 * Everything that is looked for, in the order of the reference. A new rule is its file, its cases and its line here.
 */
export const RULES: readonly Rule[] = [
  dueAufzeichnung14t,
  hitKennzeichnung7,
  hitGeburt,
  hitBewegung7,
  hitUebernahmeSz,
  hitSchaf9m,
]
