import { docAblauf } from './betriebsspiegel/doc-ablauf.ts'
import { due170 } from './nobergrenze_170/due-170.ts'
import { due510Kompost } from './nobergrenze_170/due-510-kompost.ts'
import { dueAngaben } from './duengedokumentation/due-angaben.ts'
import { dueAnl53103 } from './naehrstoffeinsatz_anl5/due-anl5-3103.ts'
import { dueAufzeichnung14t } from './duengedokumentation/due-aufzeichnung-14t.ts'
import { dueBedarfFehlt } from './duengeplan/due-bedarf-fehlt.ts'
import { dueBedarfUeber } from './duengeplan/due-bedarf-ueber.ts'
import { dueBodenP6j } from './bodenuntersuchung/due-boden-p-6j.ts'
import { dueEinarbeitung } from './duengedokumentation/due-einarbeitung.ts'
import { dueGefroren } from './duengedokumentation/due-gefroren.ts'
import { dueGewaesser } from './duengedokumentation/due-gewaesser.ts'
import { dueGruenlandHerbst80 } from './duengedokumentation/due-gruenland-herbst80.ts'
import { dueHarnstoff } from './duengedokumentation/due-harnstoff.ts'
import { dueHerbst6030 } from './duengedokumentation/due-herbst-60-30.ts'
import { dueLager } from './lagerraum/due-lager.ts'
import { dueMistSperre } from './duengedokumentation/due-mist-sperre.ts'
import { duePHoch } from './bodenuntersuchung/due-p-hoch.ts'
import { dueRot20 } from './duengeplan/due-rot-20.ts'
import { dueSperreAcker } from './duengedokumentation/due-sperre-acker.ts'
import { dueSperreGruenland } from './duengedokumentation/due-sperre-gruenland.ts'
import { dueStreifenfoermig } from './duengedokumentation/due-streifenfoermig.ts'
import { hitBewegung7 } from './hit_meldungen/hit-bewegung-7.ts'
import { hitGeburt } from './hit_meldungen/hit-geburt.ts'
import { hitKennzeichnung7 } from './bestandsregister_rind/hit-kennzeichnung-7.ts'
import { hitOhrmarkeForm } from './bestandsregister_rind/hit-ohrmarke-form.ts'
import { hitRegisterLuecke } from './bestandsregister_rind/hit-register-luecke.ts'
import { hitSchaf9m } from './bestandsregister_schaf_ziege/hit-schaf-9m.ts'
import { hitStichtag } from './hit_meldungen/hit-stichtag.ts'
import { hitUebernahmeSz } from './hit_meldungen/hit-uebernahme-sz.ts'
import { jgsAbstand } from './jgs_awsv/jgs-abstand.ts'
import { konAntrag } from './sammelantrag/kon-antrag.ts'
import { konBracheMahd } from './gloez_checkliste/kon-brache-mahd.ts'
import { konDglUmbruch } from './flaechenverzeichnis/kon-dgl-umbruch.ts'
import { konGloez4 } from './gloez_checkliste/kon-gloez4.ts'
import { konGloez5 } from './gloez_checkliste/kon-gloez5.ts'
import { konGloez6_80 } from './gloez_checkliste/kon-gloez6-80.ts'
import { konGloez7_33 } from './anbauplan/kon-gloez7-33.ts'
import { konGloez7_3j } from './anbauplan/kon-gloez7-3j.ts'
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
import { wduengFrist } from './wduengv_lieferscheine/wdueng-frist.ts'
import type { Rule } from './rule.ts'

/**
 * Everything that is looked for, in the order of the reference. A new rule is its file, its cases and its line here.
 */
export const RULES: readonly Rule[] = [
  dueAufzeichnung14t,
  dueAngaben,
  dueBedarfFehlt,
  dueBedarfUeber,
  due170,
  due510Kompost,
  dueSperreAcker,
  dueHerbst6030,
  dueSperreGruenland,
  dueGruenlandHerbst80,
  dueMistSperre,
  dueGefroren,
  dueEinarbeitung,
  dueStreifenfoermig,
  dueHarnstoff,
  dueBodenP6j,
  duePHoch,
  dueAnl53103,
  dueLager,
  dueGewaesser,
  dueRot20,
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
  docAblauf,
  jgsAbstand,
  wduengFrist,
]
