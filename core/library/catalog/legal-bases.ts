import type { Certainty } from '../../law/index.ts'
import type { EntryId } from './entry-ids.ts'

/** What an entry rests on, as people look it up; empty where nothing demands it. */
export interface LegalBasis {
  text: string
  certainty: Certainty
}

const legalBasis = (text: string, certainty: Certainty = 'A'): LegalBasis => ({ text, certainty })

export const LEGAL_BASES: Readonly<Record<EntryId, LegalBasis>> = {
  betriebsspiegel: legalBasis('keine (Deckblatt)'),
  flaechenverzeichnis: legalBasis('GAPInVeKoSV'),
  pachtvertraege: legalBasis('§§ 585 ff. BGB, LPachtVG', 'C'),
  lageplan_hof: legalBasis('QS-Leitfaden', 'B'),
  duengeplan: legalBasis('DüV §§ 3, 4, 10 Abs. 1, Anlage 4'),
  duengedokumentation: legalBasis('DüV § 10 Abs. 2'),
  naehrstoffeinsatz_anl5: legalBasis('DüV § 10 Abs. 1 S. 2, Abs. 2 S. 3, Anlage 5'),
  nobergrenze_170: legalBasis('DüV § 6 Abs. 4, Anlagen 1 und 2'),
  bodenuntersuchung: legalBasis('DüV § 4 Abs. 4'),
  wirtschaftsduenger_analysen: legalBasis('DüV § 3 Abs. 4'),
  wduengv_lieferscheine: legalBasis('WDüngV §§ 3, 4'),
  weidetagebuch: legalBasis('DüV § 10 Abs. 2 S. 2'),
  lagerraum: legalBasis('DüV § 12, Anlage 9'),
  stoffstrombilanz_archiv: legalBasis('StoffBilV, aufgehoben am 08.07.2025', 'B'),
  psm_aufzeichnung: legalBasis('Art. 67 VO (EG) 1107/2009, DVO (EU) 2023/564, PflSchG § 11', 'B'),
  sachkunde: legalBasis('PflSchG § 9 Abs. 1, 4'),
  geraetekontrolle: legalBasis('PflSchGerätV §§ 3–5'),
  psm_lager: legalBasis('PflSchG §§ 14 ff.', 'C'),
  ips_checkliste: legalBasis('PflSchG § 3, RL 2009/128/EG Anh. III', 'C'),
  anbauplan: legalBasis('GAPKondV § 18 (GLÖZ 7)'),
  sammelantrag: legalBasis('GAPInVeKoSG, GAPInVeKoSV', 'C'),
  foerderbescheide: legalBasis('der Bescheid selbst und die Landesrichtlinie', 'C'),
  gloez_checkliste: legalBasis('GAPKondG, GAPKondV'),
  ernteregister: legalBasis('VO (EG) 178/2002 Art. 18; Ertragsnachweis nach DüV', 'C'),
  bestandsregister_rind: legalBasis('ViehVerkV § 32, Anlage 8'),
  bestandsregister_schwein: legalBasis('ViehVerkV § 42, Anlage 12'),
  bestandsregister_schaf_ziege: legalBasis('ViehVerkV § 37, Anlage 11'),
  hit_meldungen: legalBasis('ViehVerkV §§ 26, 28, 29, 35, 40'),
  bvd_nachweise: legalBasis('BVDVV § 3'),
  arzneimittel_bestandsbuch: legalBasis('THAMNV §§ 1, 2; Art. 108 VO (EU) 2019/6', 'C'),
  antibiotika_tam: legalBasis('TAMG §§ 54–58'),
  tierverluste: legalBasis('TierSchNutztV § 4 Abs. 2'),
  tierwohl_eigenkontrolle: legalBasis('TierSchG § 11 Abs. 8'),
  lebensmittelkette: legalBasis('VO (EG) 853/2004 Anh. II Abschn. III; Tier-LMHV', 'C'),
  biosicherheit: legalBasis('SchHaltHygV (Schweine), VO (EU) 2016/429', 'C'),
  futterplan: legalBasis('keine Pflicht; QS, QM-Milch, VO (EG) 183/2005', 'B'),
  futtermittel_zukauf: legalBasis('VO (EG) 178/2002 Art. 18, VO (EG) 183/2005 Anh. I', 'C'),
  milchguete: legalBasis('RohmilchGütV § 32, VO (EG) 853/2004', 'B'),
  bio_zertifikat: legalBasis('VO (EU) 2018/848, ÖLG, ÖLG-DV', 'C'),
  jgs_awsv: legalBasis('AwSV § 51, Anlage 7'),
  arbeitssicherheit: legalBasis('ArbSchG, VSG 1.1 ff. der SVLFG; GAPKondV § 22', 'C'),
  agrardiesel: legalBasis('§ 57 EnergieStG', 'B'),
  weideplan: legalBasis('VO (EU) 2018/848 Anh. II (Weidezugang)', 'C'),
  haltungskennzeichnung: legalBasis('TierHaltKennzG §§ 12–14'),
}
