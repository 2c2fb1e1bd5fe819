import { duev, pflschg, thamnv, tierschnutztv, viehverkv, wduengv, type Parameter } from '../../law/index.ts'
import * as custom from './customary-retentions.ts'
import type { EntryId } from './entry-ids.ts'

/** What the years begin with, as it stands behind their number; the first two begin with the end of a period. */
export const RETAINED_FROM = {
  year: 'nach Ende des Jahres',
  period: 'nach Ende des Düngejahres',
  last_entry: 'nach Ende des Jahres der letzten Eintragung',
  use: 'nach der letzten Verwendung',
  lease: 'nach Ende der Pacht',
  next_inspection: 'nach der nächsten Prüfung',
  commitment: 'nach Ende der Zweckbindung',
} as const

/** How long something is kept: so many years from an end on, or as the words say. */
export type Retention = { years: Parameter; from: keyof typeof RETAINED_FROM; remark?: string } | { words: string }

const kept = (years: Parameter, from: keyof typeof RETAINED_FROM, remark?: string): Retention => ({
  years,
  from,
  ...(remark !== undefined && { remark }),
})
const words = (text: string): Retention => ({ words: text })

export const RETENTIONS: Readonly<Record<EntryId, Retention>> = {
  betriebsspiegel: words('unbegrenzt'),
  flaechenverzeichnis: kept(duev.duengeaufzeichnungenAufbewahren, 'year', 'Empfehlung, wie die Düngeunterlagen'),
  pachtvertraege: kept(custom.leases, 'lease'),
  lageplan_hof: words('immer der aktuelle'),
  duengeplan: kept(duev.duengeaufzeichnungenAufbewahren, 'period'),
  duengedokumentation: kept(duev.duengeaufzeichnungenAufbewahren, 'period'),
  naehrstoffeinsatz_anl5: kept(duev.duengeaufzeichnungenAufbewahren, 'period'),
  nobergrenze_170: kept(duev.duengeaufzeichnungenAufbewahren, 'year'),
  bodenuntersuchung: kept(duev.duengeaufzeichnungenAufbewahren, 'use'),
  wirtschaftsduenger_analysen: kept(duev.duengeaufzeichnungenAufbewahren, 'year'),
  wduengv_lieferscheine: kept(
    wduengv.wirtschaftsduengerAufzeichnungenAufbewahren,
    'year',
    'das Gesetz rechnet ab der Abgabe',
  ),
  weidetagebuch: kept(duev.duengeaufzeichnungenAufbewahren, 'year'),
  lagerraum: words('solange die Anlage besteht'),
  stoffstrombilanz_archiv: words('Archiv; neue entstehen nicht mehr'),
  psm_aufzeichnung: kept(pflschg.pflanzenschutzAufzeichnungenAufbewahren, 'year'),
  sachkunde: words('der aktuelle Nachweis und der letzte Fortbildungszeitraum'),
  geraetekontrolle: kept(custom.sprayerInspections, 'next_inspection'),
  psm_lager: kept(custom.productStock, 'year'),
  ips_checkliste: kept(custom.integratedProtection, 'year'),
  anbauplan: kept(custom.applications, 'year'),
  sammelantrag: kept(custom.applications, 'year'),
  foerderbescheide: kept(custom.grants, 'commitment'),
  gloez_checkliste: kept(custom.applications, 'year'),
  ernteregister: kept(custom.harvest, 'year'),
  bestandsregister_rind: kept(viehverkv.bestandsregisterAufbewahren, 'last_entry'),
  bestandsregister_schwein: kept(viehverkv.bestandsregisterAufbewahren, 'last_entry'),
  bestandsregister_schaf_ziege: kept(viehverkv.bestandsregisterAufbewahren, 'last_entry'),
  hit_meldungen: kept(viehverkv.bestandsregisterAufbewahren, 'year'),
  bvd_nachweise: words('bis das Tier abgegeben oder tot ist'),
  arzneimittel_bestandsbuch: kept(thamnv.arzneimittelnachweiseAufbewahren, 'year', 'mindestens'),
  antibiotika_tam: kept(custom.antibiotics, 'year'),
  tierverluste: kept(tierschnutztv.tierverlusteAufbewahren, 'year'),
  tierwohl_eigenkontrolle: kept(custom.animalWelfare, 'year'),
  lebensmittelkette: kept(custom.foodChain, 'last_entry'),
  biosicherheit: kept(custom.biosecurity, 'year'),
  futterplan: kept(custom.feeding, 'year'),
  futtermittel_zukauf: kept(custom.feedReceipts, 'year', 'Belege für die Steuer; dem QS-System genügt weniger'),
  milchguete: kept(custom.milk, 'year'),
  bio_zertifikat: kept(custom.organic, 'year'),
  jgs_awsv: words('solange die Anlage besteht'),
  arbeitssicherheit: kept(custom.workSafety, 'year'),
  agrardiesel: kept(custom.fuelTax, 'year', 'als Beleg für die Steuer'),
  weideplan: kept(custom.grazing, 'year'),
  haltungskennzeichnung: words('fortlaufend'),
}
