/**
 * What farmers call what a rule asks for, beside its title and the names of its register; a word may stand at several.
 * In every form in which it is said.
 */
export const WORDS_OF_RULES: Readonly<Record<string, string>> = {
  due_aufzeichnung_14t: `aufzeichnen aufgezeichnet Aufzeichnung aufschreiben Aufschreiben Dokumentation dokumentieren
    eintragen Eintrag spät verspätet später Verspätung Düngung Dünger düngen gedüngt KAS streuen`,
  due_angaben: 'Angaben vollständig Düngung Dünger gedüngt aufzeichnen Aufzeichnung aufschreiben Eintrag',
  due_bedarf_fehlt: 'Bedarf Bedarfsermittlung Düngebedarfsermittlung DBE ermitteln ermittelt Düngung gedüngt',
  due_bedarf_ueber: `Bedarf überschritten überdüngt Überdüngung Stickstoff N Stickstoffbedarf zuviel gedüngt Düngung
    Obergrenze`,
  due_170: `170 170er Stickstoff N organisch organische Gülle Wirtschaftsdünger Grenze Obergrenze Hektar Güllegrenze
    Stickstoffgrenze überschritten überschreiten kommen`,
  due_510_kompost: 'Kompost 510 Stickstoff Grenze überschritten',
  due_sperre_acker: 'Sperrfrist Sperrzeit Acker Gülle Düngung Dünger gefahren gedüngt ausgebracht',
  due_herbst_60_30: 'Herbst Herbstdüngung Herbstgabe Gülle Zwischenfrucht Raps Gerste',
  due_sperre_gruenland: 'Sperrfrist Sperrzeit Grünland Wiese Wiesen Weide Gülle Düngung gefahren gedüngt ausgebracht',
  due_gruenland_herbst80: 'Herbst Grünland Wiese Gülle 80',
  due_mist_sperre: 'Sperrfrist Sperrzeit Mist Festmist Kompost Phosphat gefahren gestreut ausgebracht',
  due_gefroren: 'gefroren Frost Schnee nass Boden Bodenzustand wassergesättigt gefahren',
  due_einarbeitung: `einarbeiten eingearbeitet Einarbeitung Einarbeiten eingegrubbert Gülle Stunde Minuten schnell
    Gärrest`,
  due_streifenfoermig:
    'streifenförmig Schleppschuh Schleppschlauch Breitverteiler Prallteller Gülle ausgebracht Technik',
  due_harnstoff: 'Harnstoff Ureasehemmer Hemmstoff',
  due_boden_p_6j: `Bodenprobe Bodenproben Bodenuntersuchung Probe alt alte alten abgelaufen veraltet überaltert gültig
    Phosphat P DAP beprobt gezogen sechs Jahre Phosphatprobe Bodenbefund Bodenanalyse Bodenwerte`,
  due_p_hoch: `Phosphat P P2O5 DAP hoch hochversorgt Gehaltsklasse Abfuhr viel Phosphor Phosphatgabe Phosphatgaben
    Phosphatdüngung Phosphordüngung Phosphatwert Phosphormenge Phosphatmenge Pgabe Gabe Milligramm mg CAL`,
  due_anl5_3103: 'Nährstoffeinsatz Anlage5 Zusammenfassung Jahreszusammenfassung Meldung Vorjahr Nährstoffbilanz',
  due_lager: `Lager Lagerraum Güllelager Lagerkapazität Kapazität Gülle Mist Behälter Güllebehälter Monate reicht
    ausreichend genug`,
  due_gewaesser: 'Gewässer Graben Bach Abstand Gewässerabstand Böschung Düngung Dünger',
  due_rot_20: 'rot rotes rote roten Gebiet Nitrat Nitratgebiet 20 minus',
  psm_pflichtfelder: `Spritzaufzeichnung Spritzaufzeichnungen Aufzeichnung aufzeichnen Spritzung gespritzt Fungizid
    Herbizid Insektizid Spritztagebuch Spritzheft Spritzbuch Spritzdoku Pflanzenschutzaufzeichnung Zulassungsnummer Pflichtangaben Angaben vollständig Eintrag Spritztagebuch`,
  psm_elektronisch: 'elektronisch digital maschinenlesbar Computer Aufzeichnung Spritzaufzeichnung',
  psm_sachkunde: `Sachkunde Sachkundenachweis Spritzschein Fortbildung Schulung Lehrgang Kurs Auffrischung
    Sachkundefortbildung`,
  psm_geraet: `Spritze Feldspritze Anhängespritze Plakette Prüfplakette TÜV Spritzentüv Prüfung abgelaufen gültig
    geprüft Gerät Gerätekontrolle Spritzenkontrolle`,
  psm_wartezeit: 'Wartezeit Ernte Spritzung gespritzt Mittel',
  psm_gewaesser: 'Gewässer Graben Bach Abstand Gewässerabstand Spritzung gespritzt',
  psm_bienen: 'Bienen Bienenschutz Bienengefährlich Blüte Imker',
  psm_zulassung: 'Zulassung zugelassen Mittel Spritzmittel Aufbrauchfrist abgelaufen',
  kon_gloez7_3j: `Fruchtfolge Fruchtwechsel Kultur Hauptkultur gewechselt wechseln Mais dreimal hintereinander dritte
    nacheinander Jahre drei gleiche selbe dieselbe dasselbe derselbe Frucht Früchte Hauptfrucht Monokultur Maismonokultur
    Fruchtfolgefehler Selbstfolge`,
  kon_gloez7_33: 'Fruchtfolge Fruchtwechsel Wechsel Anteil Drittel 33 Wechselanteil Ackerland',
  kon_gloez6_80: `Winterangabe Winterangaben Winterbegrünung Winterkultur Bodenbedeckung Winterbedeckung Mindestbodenbedeckung bedeckt Winter Begrünung Stoppel 80 Boden
    Zwischenfrucht`,
  kon_gloez4: 'Gewässer Gewässerstreifen Pufferstreifen Graben Bach Randstreifen Abstand',
  kon_gloez5: 'Erosion Erosionsschutz pflügen Pflügen gepflügt Pflug Hang',
  kon_brache_mahd: 'Brache Mahd mähen gemäht mulchen Stilllegung Schonzeit',
  kon_dgl_umbruch: 'Umbruch umgebrochen Grünlandumbruch Dauergrünland umgewandelt Grünland',
  kon_antrag: 'Sammelantrag Antrag Agrarantrag Mehrfachantrag abgegeben eingereicht abgeschickt gestellt',
  hit_kennzeichnung_7: 'Ohrmarke Ohrmarken gekennzeichnet Kennzeichnung Kalb Kälber eingezogen markiert',
  hit_geburt: `Geburt Geburten Geburtsmeldung melden gemeldet Meldung HIT Kalb Kälber geboren nachgemeldet angemeldet
    anmelden spät verspätet Kälbchen Kälble Kalbung Abkalbung Neugeborenes nach der Tag Tage Kälbermeldung Kalbmeldung`,
  hit_bewegung_7: 'Zugang Zugänge Abgang Abgänge melden gemeldet Meldung HIT Verkauf verkauft zugekauft Abgangsmeldung',
  hit_uebernahme_sz: 'Übernahme melden gemeldet Schafe Ziegen Schweine',
  hit_stichtag: 'Stichtag Stichtagsmeldung Bestand melden gemeldet Schafe Ziegen Schweine',
  hit_schaf_9m: 'Ohrmarke Kennzeichnung Schafe Ziegen Lämmer gekennzeichnet',
  hit_register_luecke: 'Bestandsregister Register HIT übereinstimmen überein Abweichung Bestand Viehregister',
  hit_ohrmarke_form: 'Ohrmarke Ohrmarken Ohrmarkennummer Nummer Nummern richtig falsch',
  vet_bvd: `BVD Probe Ohrstanze Ohrstanzprobe Stanzprobe Gewebeprobe untersucht untersuchen Untersuchung beprobt
    beproben getestet Test Kalb Kälber Kälbchen Kälble BVDProbe BVDTest Stanze`,
  vet_wartezeit: 'Wartezeit Wartezeiten Milch Fleisch abgeliefert geschlachtet Behandlung Medikament',
  vet_bestandsbuch: `Bestandsbuch Behandlung Behandlungen behandelt Medikament Medikamente Arznei Arzneimittel Beleg
    Belegnummer Tierarzt Tierarztbeleg Durchfall aufgezeichnet Aufzeichnung Stallbuch Eintrag`,
  vet_tam_meldung: `Antibiotika Antibiotikameldung TAM Nullmeldung Bestandsmeldung melden gemeldet Meldung Datenbank
    Antibiotikadatenbank`,
  vet_tam_vergleich: 'Antibiotika Therapiehäufigkeit Kennzahl Kennzahlen verglichen Vergleich Maßnahmenplan',
  vet_verluste: 'Verluste Tierverluste verendet tote Tierkontrolle Tierkontrollen Stalltagebuch',
  vet_eigenkontrolle: 'Eigenkontrolle Tierwohl Tierschutzindikatoren Indikatoren Tierschutzcheck Tierwohlcheck',
  milch_keim_zell: `Zellzahl Zellzahlen Zellen Keimzahl Keime Milch Milchqualität Milchgüte Tankmilch Zellgehalt
    Hemmstoff hoch`,
  doc_ablauf: 'Nachweis Nachweise Zertifikat Zertifikate Genehmigung Genehmigungen Bescheinigung gültig abgelaufen',
  jgs_abstand: 'Güllebehälter Güllelager Mistplatte Silo Fahrsilo Brunnen Abstand Leckage Leckageerkennung Behälter',
  wdueng_frist: 'Gülleabgabe Gülleaufnahme Lieferschein Wirtschaftsdünger Abgabe Aufnahme aufgezeichnet',
}
