import type { EntryId } from '../catalog/entry-ids.ts'
import { agrardiesel } from './agrardiesel.ts'
import { antibiotikaTam } from './antibiotika-tam.ts'
import { arbeitssicherheit } from './arbeitssicherheit.ts'
import { arzneimittelBestandsbuch } from './arzneimittel-bestandsbuch.ts'
import { bestandsregisterRind } from './bestandsregister-rind.ts'
import { bestandsregisterSchafZiege } from './bestandsregister-schaf-ziege.ts'
import { bestandsregisterSchwein } from './bestandsregister-schwein.ts'
import { betriebsspiegel } from './betriebsspiegel.ts'
import { bioZertifikat } from './bio-zertifikat.ts'
import { biosicherheit } from './biosicherheit.ts'
import { bodenuntersuchung } from './bodenuntersuchung.ts'
import { bvdNachweise } from './bvd-nachweise.ts'
import { duengedokumentation } from './duengedokumentation.ts'
import { duengeplan } from './duengeplan.ts'
import { ernteregister } from './ernteregister.ts'
import { flaechenverzeichnis } from './flaechenverzeichnis.ts'
import { foerderbescheide } from './foerderbescheide.ts'
import { futtermittelZukauf } from './futtermittel-zukauf.ts'
import { geraetekontrolle } from './geraetekontrolle.ts'
import { gloezCheckliste } from './gloez-checkliste.ts'
import { haltungskennzeichnung } from './haltungskennzeichnung.ts'
import { hitMeldungen } from './hit-meldungen.ts'
import { ipsCheckliste } from './ips-checkliste.ts'
import { jgsAwsv } from './jgs-awsv.ts'
import { lageplanHof } from './lageplan-hof.ts'
import { lagerraum } from './lagerraum.ts'
import { lebensmittelkette } from './lebensmittelkette.ts'
import { milchguete } from './milchguete.ts'
import { naehrstoffeinsatzAnl5 } from './naehrstoffeinsatz-anl5.ts'
import { nobergrenze170 } from './nobergrenze-170.ts'
import { pachtvertraege } from './pachtvertraege.ts'
import { psmAufzeichnung } from './psm-aufzeichnung.ts'
import { psmLager } from './psm-lager.ts'
import { sachkunde } from './sachkunde.ts'
import { sammelantrag } from './sammelantrag.ts'
import { tierverluste } from './tierverluste.ts'
import { tierwohlEigenkontrolle } from './tierwohl-eigenkontrolle.ts'
import { wduengvLieferscheine } from './wduengv-lieferscheine.ts'
import { weidetagebuch } from './weidetagebuch.ts'
import { wirtschaftsduengerAnalysen } from './wirtschaftsduenger-analysen.ts'
import type { Register } from './register.ts'

/** What of the catalog follows from rows, in its order; of a plan, what the farm has entered of it. */
export const REGISTERS: Readonly<Partial<Record<EntryId, Register>>> = {
  betriebsspiegel: betriebsspiegel,
  flaechenverzeichnis: flaechenverzeichnis,
  pachtvertraege: pachtvertraege,
  lageplan_hof: lageplanHof,
  duengeplan: duengeplan,
  duengedokumentation: duengedokumentation,
  naehrstoffeinsatz_anl5: naehrstoffeinsatzAnl5,
  nobergrenze_170: nobergrenze170,
  bodenuntersuchung: bodenuntersuchung,
  wirtschaftsduenger_analysen: wirtschaftsduengerAnalysen,
  wduengv_lieferscheine: wduengvLieferscheine,
  weidetagebuch: weidetagebuch,
  lagerraum: lagerraum,
  psm_aufzeichnung: psmAufzeichnung,
  sachkunde: sachkunde,
  geraetekontrolle: geraetekontrolle,
  psm_lager: psmLager,
  ips_checkliste: ipsCheckliste,
  sammelantrag: sammelantrag,
  foerderbescheide: foerderbescheide,
  gloez_checkliste: gloezCheckliste,
  ernteregister: ernteregister,
  bestandsregister_rind: bestandsregisterRind,
  bestandsregister_schwein: bestandsregisterSchwein,
  bestandsregister_schaf_ziege: bestandsregisterSchafZiege,
  hit_meldungen: hitMeldungen,
  bvd_nachweise: bvdNachweise,
  arzneimittel_bestandsbuch: arzneimittelBestandsbuch,
  antibiotika_tam: antibiotikaTam,
  tierverluste: tierverluste,
  tierwohl_eigenkontrolle: tierwohlEigenkontrolle,
  lebensmittelkette: lebensmittelkette,
  biosicherheit: biosicherheit,
  futtermittel_zukauf: futtermittelZukauf,
  milchguete: milchguete,
  bio_zertifikat: bioZertifikat,
  jgs_awsv: jgsAwsv,
  arbeitssicherheit: arbeitssicherheit,
  agrardiesel: agrardiesel,
  haltungskennzeichnung: haltungskennzeichnung,
}
