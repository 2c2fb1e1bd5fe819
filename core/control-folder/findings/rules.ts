import { dueAufzeichnung14t } from './duengedokumentation/due-aufzeichnung-14t.ts'
import { psmPflichtfelder } from './psm_aufzeichnung/psm-pflichtfelder.ts'
import { psmElektronisch } from './psm_aufzeichnung/psm-elektronisch.ts'
import { psmSachkunde } from './sachkunde/psm-sachkunde.ts'
import { psmGeraet } from './geraetekontrolle/psm-geraet.ts'
import { psmWartezeit } from './psm_aufzeichnung/psm-wartezeit.ts'
import { psmGewaesser } from './psm_aufzeichnung/psm-gewaesser.ts'
import { psmBienen } from './psm_aufzeichnung/psm-bienen.ts'
import { psmZulassung } from './psm_aufzeichnung/psm-zulassung.ts'
import { konGloez7_3j } from './anbauplan/kon-gloez7-3j.ts'
import { konGloez7_33 } from './anbauplan/kon-gloez7-33.ts'
import { konGloez6_80 } from './gloez_checkliste/kon-gloez6-80.ts'
import { konGloez4 } from './gloez_checkliste/kon-gloez4.ts'
import { konGloez5 } from './gloez_checkliste/kon-gloez5.ts'
import { konBracheMahd } from './gloez_checkliste/kon-brache-mahd.ts'
import { konDglUmbruch } from './flaechenverzeichnis/kon-dgl-umbruch.ts'
import { konAntrag } from './sammelantrag/kon-antrag.ts'
import { docAblauf } from './betriebsspiegel/doc-ablauf.ts'
import { jgsAbstand } from './jgs_awsv/jgs-abstand.ts'
import { wduengFrist } from './wduengv_lieferscheine/wdueng-frist.ts'
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
  konGloez7_3j,
  konGloez7_33,
  konGloez6_80,
  konGloez4,
  konGloez5,
  konBracheMahd,
  konDglUmbruch,
  konAntrag,
  docAblauf,
  jgsAbstand,
  wduengFrist,
]
