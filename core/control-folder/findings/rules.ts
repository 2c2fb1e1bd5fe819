import { dueAufzeichnung14t } from './duengedokumentation/due-aufzeichnung-14t.ts'
import { psmPflichtfelder } from './psm_aufzeichnung/psm-pflichtfelder.ts'
import { psmElektronisch } from './psm_aufzeichnung/psm-elektronisch.ts'
import { psmSachkunde } from './sachkunde/psm-sachkunde.ts'
import { psmGeraet } from './geraetekontrolle/psm-geraet.ts'
import { psmWartezeit } from './psm_aufzeichnung/psm-wartezeit.ts'
import { psmGewaesser } from './psm_aufzeichnung/psm-gewaesser.ts'
import { psmBienen } from './psm_aufzeichnung/psm-bienen.ts'
import { psmZulassung } from './psm_aufzeichnung/psm-zulassung.ts'
import type { Rule } from './rule.ts'

/**
 * Everything that is looked for, in the order of the reference. A new rule is its file, its cases and its line here.
 */
export const RULES: readonly Rule[] = [
  dueAufzeichnung14t,
  psmPflichtfelder,
  psmElektronisch,
  psmSachkunde,
  psmGeraet,
  psmWartezeit,
  psmGewaesser,
  psmBienen,
  psmZulassung,
]
