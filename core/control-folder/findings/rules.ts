import { dueAngaben } from './duengedokumentation/due-angaben.ts'
import { dueAufzeichnung14t } from './duengedokumentation/due-aufzeichnung-14t.ts'
import { dueBedarfFehlt } from './duengeplan/due-bedarf-fehlt.ts'
import { hitBewegung7 } from './hit_meldungen/hit-bewegung-7.ts'
import { hitGeburt } from './hit_meldungen/hit-geburt.ts'
import { hitKennzeichnung7 } from './bestandsregister_rind/hit-kennzeichnung-7.ts'
import { hitOhrmarkeForm } from './bestandsregister_rind/hit-ohrmarke-form.ts'
import { hitRegisterLuecke } from './bestandsregister_rind/hit-register-luecke.ts'
import { hitSchaf9m } from './bestandsregister_schaf_ziege/hit-schaf-9m.ts'
import { hitStichtag } from './hit_meldungen/hit-stichtag.ts'
import { hitUebernahmeSz } from './hit_meldungen/hit-uebernahme-sz.ts'
import { milchKeimZell } from './milchguete/milch-keim-zell.ts'
import { psmBienen } from './psm_aufzeichnung/psm-bienen.ts'
import { psmElektronisch } from './psm_aufzeichnung/psm-elektronisch.ts'
import { psmGeraet } from './geraetekontrolle/psm-geraet.ts'
import { psmGewaesser } from './psm_aufzeichnung/psm-gewaesser.ts'
import { psmPflichtfelder } from './psm_aufzeichnung/psm-pflichtfelder.ts'
import { psmSachkunde } from './sachkunde/psm-sachkunde.ts'
import { psmWartezeit } from './psm_aufzeichnung/psm-wartezeit.ts'
import { psmZulassung } from './psm_aufzeichnung/psm-zulassung.ts'
import { vetBestandsbuch } from './arzneimittel_bestandsbuch/vet-bestandsbuch.ts'
import { vetBvd } from './bvd_nachweise/vet-bvd.ts'
import { vetEigenkontrolle } from './tierwohl_eigenkontrolle/vet-eigenkontrolle.ts'
import { vetTamMeldung } from './antibiotika_tam/vet-tam-meldung.ts'
import { vetTamVergleich } from './antibiotika_tam/vet-tam-vergleich.ts'
import { vetVerluste } from './tierverluste/vet-verluste.ts'
import { vetWartezeit } from './arzneimittel_bestandsbuch/vet-wartezeit.ts'
import type { Rule } from './rule.ts'

/**
 * Everything that is looked for, in the order of the reference. A new rule is its file, its cases and its line here.
 */
export const RULES: readonly Rule[] = [
  dueAufzeichnung14t,
  dueAngaben,
  dueBedarfFehlt,
  psmPflichtfelder,
  psmElektronisch,
  psmSachkunde,
  psmGeraet,
  psmWartezeit,
  psmGewaesser,
  psmBienen,
  psmZulassung,
  hitKennzeichnung7,
  hitGeburt,
  hitBewegung7,
  hitUebernahmeSz,
  hitStichtag,
  hitSchaf9m,
  hitRegisterLuecke,
  hitOhrmarkeForm,
  vetBvd,
  vetWartezeit,
  vetBestandsbuch,
  vetTamMeldung,
  vetTamVergleich,
  vetVerluste,
  vetEigenkontrolle,
  milchKeimZell,
]
