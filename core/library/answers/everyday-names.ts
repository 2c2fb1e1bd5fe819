import type { EntryId } from '../catalog/entry-ids.ts'

/** What farmers call what they keep, beside its title; a word may name several. */
export const EVERYDAY_NAMES: Readonly<Partial<Record<EntryId, string>>> = {
  betriebsspiegel: 'Betriebsübersicht Hofübersicht Betriebsdaten',
  flaechenverzeichnis: 'Flächennachweis Nutzungsnachweis Schlagliste Flächenliste Schlagverzeichnis Schlagkartei',
  pachtvertraege: 'Pachtvertrag Pachtverträge Pachtpapiere Pachten Pacht',
  lageplan_hof: 'Hofplan Stallplan Lageplan Hofskizze',
  duengeplan: 'Düngeplanung Düngebedarf Bedarfsermittlung Düngebedarfsermittlung DBE',
  duengedokumentation: `Düngeaufzeichnung Düngeaufzeichnungen Düngetagebuch Düngebuch Düngung Düngungen Düngernachweis
    Gülleaufzeichnungen Düngedoku`,
  naehrstoffeinsatz_anl5: 'Nährstoffeinsatz Jahreszusammenfassung Düngebilanz',
  nobergrenze_170: 'Stickstoffobergrenze Güllegrenze Obergrenze',
  bodenuntersuchung: 'Bodenprobe Bodenproben Bodenbefund Bodenbefunde Nmin Nminprobe Nminproben',
  wirtschaftsduenger_analysen: 'Gülleanalyse Gülleanalysen Gülleuntersuchung Gülleprobe Mistanalyse Gärrestanalyse',
  wduengv_lieferscheine: `Güllelieferschein Güllelieferscheine Gülleabgabe Gülleaufnahme Gülleverbringung Mistlieferschein
    Gärrestlieferschein`,
  weidetagebuch: 'Weidebuch Weideaufzeichnungen Weidenachweis',
  lagerraum: 'Lagerraumnachweis Güllelager Güllelagernachweis Lagerraumberechnung',
  psm_aufzeichnung: `Spritzaufzeichnung Spritzaufzeichnungen Spritztagebuch Spritzbuch Spritzheft Spritznachweis
    Spritznachweise Pflanzenschutzaufzeichnung Pflanzenschutzaufzeichnungen Spritzdoku Spritzungen`,
  sachkunde: 'Sachkundenachweis Spritzschein Sachkundeausweis Fortbildungsnachweis Fortbildungsnachweise',
  geraetekontrolle: 'Spritzentüv Spritzenkontrolle Spritzenprüfung Gerätekontrolle Spritzenplakette',
  psm_lager: 'Spritzmittelliste Giftschrank Spritzmittellager Mittelliste',
  ips_checkliste: 'Eigencheck Pflanzenschutzcheckliste',
  anbauplan: 'Anbauplanung Fruchtfolge Fruchtfolgeplan',
  sammelantrag: 'Antrag Mehrfachantrag Flächenantrag Agrarantrag Prämienantrag',
  foerderbescheide: 'Förderbescheid Förderbescheide Bewilligung Bewilligungen Prämienbescheid Prämienbescheide',
  gloez_checkliste: 'Konditionalitätscheck Cross Compliance',
  ernteregister: 'Erntebuch Lagerbuch Ernteaufzeichnungen Ernteliste',
  bestandsregister_rind: 'Rinderregister Rinderbestandsregister Rinderbuch Rinderliste Viehregister Bestandsregister',
  bestandsregister_schwein: 'Schweineregister Schweinebestandsregister Bestandsregister',
  bestandsregister_schaf_ziege: 'Schafregister Ziegenregister Schafbestandsregister Bestandsregister',
  hit_meldungen: 'HIT Tiermeldungen Geburtsmeldung Geburtsmeldungen Abgangsmeldungen Rindermeldungen',
  bvd_nachweise: 'BVD Ohrstanzen Ohrstanzproben Stanzproben Gesundheitsstatus',
  arzneimittel_bestandsbuch: `Bestandsbuch Stallbuch Behandlungsbuch Medikamentenbuch Arzneibuch Arzneimittelbuch Arzneimittelbelege
    Tierarztbelege Medikamentenbelege Abgabebelege`,
  antibiotika_tam: 'Antibiotikameldung Antibiotikameldungen Therapiehäufigkeit TAM Maßnahmenplan',
  tierverluste: 'Stalltagebuch Verlustliste Verluste Totenliste Tierkörperbelege',
  tierwohl_eigenkontrolle: 'Tierschutzeigenkontrolle Tierschutzkontrolle Tierwohlcheck',
  lebensmittelkette: 'Schlachtpapiere Lebensmittelketteninfo Schlachterklärung Standarderklärung',
  biosicherheit: 'Besucherbuch Hygieneplan Hygienekonzept',
  futterplan: 'Fütterungsplan Rationsplan Ration',
  futtermittel_zukauf:
    'Futterbelege Futterrechnungen Futterlieferscheine Futtermittelbelege Rückstellmuster Rückverfolgbarkeit',
  milchguete: 'Milchprobe Milchproben Milchgüte Milchuntersuchung MLP',
  bio_zertifikat: 'Biozertifikat Ökozertifikat Biopapiere Bionachweis',
  jgs_awsv: 'Dichtheitsnachweis Dieseltankprüfung Siloprüfung Güllebehälterprüfung',
  arbeitssicherheit: 'Gefährdungsbeurteilung Unterweisung Unterweisungen',
  agrardiesel: 'Dieselantrag Dieselbelege Dieselrechnungen Tankbelege Agrardieselantrag',
  weideplan: 'Weideplanung Belegungsplan',
  haltungskennzeichnung: 'Haltungskennnummer Haltungsform Tierhaltungskennzeichen',
}
