import { describe, expect, it } from 'vitest'
import { fileDocument, type Fach } from '../../../../core/extraction/index.ts'

const fach = (text: string, format: 'pdf' | 'csv') =>
  fileDocument({ format, title: null, pages: [{ number: 1, text, headings: [] }] }, `scan.${format}`, [])

/** How papers of each Fach begin, in the words of many offices. */
const PAPERS: Partial<Record<Fach, readonly string[]>> = {
  duengung: [
    'Landwirtschaftliches Labor Dr. Janssen GmbH\nGillersheim\nErgebnisprotokoll\nAuftraggeber: Hof Meier   Probeneingang 02.03.2026\nMaterial: Ackerkrume 0-30 cm\nSchlag  pH  P2O5  K2O  Mg\nLangacker 6,1 12 14 7',
    'AGROLAB Agrar GmbH, Oberdorla\nPrüfbericht 223344-1\nProbenart: Gärsubstrat flüssig\nTrockensubstanz 6,4 %\nGesamtstickstoff 4,8 kg/t\nAmmonium-N 2,9 kg/t',
    'Jahresnährstoffbilanz 2025\nZufuhr N 12.000 kg, Abfuhr N 9.000 kg',
    'Lagerkapazität für Wirtschaftsdünger - Berechnung\nGülleanfall 2.200 m³, Lagerraum 1.500 m³, Monate 8,2',
    'Ermittlung des N-Düngebedarfs Wintergerste\nSollwert 180, Nmin 33',
    'Abgabe von Schweinegülle an Hof Ott\n12.3.2026 140 m³ N 4,1 kg/m³',
    'Düngeplanung nach DüV - Schlagbilanz Mais\nN-Bedarf 200',
    'Klärschlammbericht\nGehalte Schwermetalle Cd 0,8 mg/kg TM',
    'Wirtschaftsdünger-Meldung Aufnehmer 1. Halbjahr\nAbgeber Boll 120 t Mist',
    'Ingenieurbüro Lorenz\nBerechnung des Güllelagerraums und Nachweis nach § 12 DüV\nSehr geehrte Familie Hahn,\nanbei die Berechnung.\nAnfall 1.800 m³',
  ],
  fuetterung: [
    'LKS Lichtenwalde\nBefund Nr. 33\nProbe: Luzernesilage 2. Schnitt 2026\nRohprotein 189 g/kg TM\nNEL 5,4 MJ/kg TM\nRohfaser 255',
    'Labor für Tierernährung\nUntersuchungsergebnis Triticale-GPS\nStärke 180 g, Rohasche 62 g, NDFom 450',
    'Mischwagenprotokoll Hochleistende\nMaissilage 22 kg, Grassilage 16 kg, Rapsschrot 3 kg',
    'Futterberatung Kälber: Tränkeplan\nTag 1-14 8 l',
    'Sackanhänger Milchleistungsfutter 18/4\nRohprotein 18 %, Rohfett 3 %',
    'Eurofins Agro\nAnalyseergebnis\nProbe: Kleegrassilage Silo 2\nTM 342 g/kg\nXP 165 g/kg TM\nNEL 5,9',
    'GVO-Freiheitserklärung Futtermittel Sojaschrot\nHersteller bestätigt',
    'Lieferantenerklärung Rübenschnitzel VLOG-konform\nPressschnitzel, TM 28 %',
  ],
  milch: [
    'Von: labor@milch.example\nAn: hof@x.example\nDatum: 02.02.2026\nBetreff: Ihre Tankmilchwerte Januar\nFett 4,2 % Eiweiß 3,4 % Zellzahl 210 Keimzahl 12',
    'Milcherzeugerberatung\nMonatsbericht Herdengesundheit Mai 2026\nMelkende Kühe 88, Zellzahl Mittel 190, kg Milch 29,4, Harnstoff 210',
    'Milchwerke Oberland eG\nMilchgeldgutschrift April 2026\nLieferant 4432\nMenge 66.210 kg\nAuszahlungspreis 46,2 ct',
    'Milchsammelwagen Beleg 4411\nTour 12 Liter 2.210 Temp 3,9',
    'Milchkontrolle Mecklenburg GmbH\nHerdenübersicht 04/2026\nKühe gesamt 212, gemolken 188\nMkg 31,2 Fett 4,02 Eiweiß 3,44',
  ],
  arzneimittel: [
    'Kuhdoktor Dr. Lange\nBelegnummer 77\nArzneimittelabgabe an Tierhalter\nUdder-Oxy, 4 Injektoren\nWartezeit Essbare Gewebe 14 d, Milch 4 d',
    'Tiergesundheitsdienst\nImpfbuch Schafe - Blauzunge BTV-3\n12.05.2026 44 Tiere Bultavo Ch. 33',
    'Behandlungsaufzeichnung Mai\nKuh 122 Mastitis vl, Mittel Synulox LC, 3 Tage, Wartezeit bis 14.5.',
    'BVL-Mitteilung nach § 57 TAMG: Betriebliche Therapiehäufigkeit\nNutzungsart: Mastschweine\nKennzahl 2 überschritten',
    'Tierarztpraxis Dr. Kohl\nAnwendungsbeleg Nr. 12\nDraxxin 20 ml, 3 Kälber, Wartezeit 22 Tage',
    'Antibiotikadatenbank HIT: Nullmeldung 2026/1 bestätigt',
    'Tierarzt Dr. Beer: Therapieplan Kälbergrippe\nDraxxin Plus 2,5 ml/100 kg s.c., Wartezeit 50 Tage',
  ],
  foerderung: [
    'Amt für Ernährung, Landwirtschaft und Forsten Kelheim\nMehrfachantrag 2026 - Empfangsbestätigung\nEingang 12.05.2026 BALIS-Nr. 09 273',
    'Landesamt für Landwirtschaft\nMitteilung über die Auszahlung der Einkommensgrundstützung für Nachhaltigkeit 2026\nZahlbetrag 18.220,10 EUR',
    'Regierungspräsidium\nÄnderungsbescheid Ausgleichszulage Landwirtschaft (AZL)\nRückforderung 882,10 Euro\nGegen diesen Bescheid kann Widerspruch erhoben werden',
    'Zahlungsantrag FAKT II Maßnahme D1\nAntragsjahr 2026\nHiermit beantrage ich die Auszahlung',
    'Öko-Regelung 5: Kennartenliste Schlag 7\nWiesen-Salbei, Flockenblume, Margerite',
    'Zuwendungsbescheid AFP Stallneubau\nSehr geehrter Herr Boll,\nIhnen wird eine Zuwendung von 80.000 Euro gewährt.\nRechtsbehelfsbelehrung: Gegen diesen Bescheid kann Klage erhoben werden.\nMit freundlichen Grüßen',
    'Antrag auf Gewährung der Mutterkuhprämie 2026\nAnzahl Kühe 44\nOhrmarken siehe Anlage',
    'Vertragsnaturschutzprogramm Bewilligungsbescheid\nLandkreis Fulda\nFläche 3,2 ha Maßnahme G21',
  ],
  vertraege: [
    'Jagdpachtvertrag\nzwischen der Jagdgenossenschaft Wulm und Herrn Peters\n§ 1 Gegenstand',
    'R+V Allgemeine Versicherung AG\nVersicherungsbestätigung Betriebshaftpflicht\nDeckung 10 Mio. EUR, Selbstbeteiligung 500 EUR',
    'Mietvereinbarung Maschinenhalle\nVermieter: W. Berg, Mieter: GbR Sand\nMietzins 350 EUR monatlich',
    'Bewirtschaftungsvertrag Dienstleistung Mähdrusch\nAuftraggeber und Auftragnehmer vereinbaren',
    'Zuckerrübenliefervertrag 2026\nNordzucker AG, Vertragsmenge 1.200 t',
    'Vorvertrag Photovoltaik-Freifläche\nGrundstückseigentümer und Projektierer',
    'Ernteversicherung - Nachtrag zur Police 44\nneue Fläche Mais 12 ha',
    'Kaufvertrag über ein gebrauchtes Güllefass\nVerkäufer Boll, Käufer Brand\nPreis 12.000 EUR',
    'Darlehensvertrag Rentenbank\nDarlehensgeber, Darlehensnehmer\nZins 3,2 %',
    'Hofübergabevertrag (Entwurf)\nÜbergeber: Ernst Hahn, Übernehmer: Lars Hahn',
    'Flächentausch 2026 - Vereinbarung\nHahn und Berg tauschen Flurstück 12 gegen 14',
    'Nutzungsvertrag Windenergieanlage\nGrundstückseigentümer / Betreiber',
  ],
  rechnungen: [
    'BayWa AG Agrar\nWarenrechnung 4410 vom 02.03.2026\n12 BB Weizensaatgut Informer\nNetto 880,00 EUR zzgl. 7 % USt',
    'TOTAL Station Bremke\nDiesel 62,1 L x 1,589\nSumme EUR 98,68\nEC-Karte\nMwSt 19%',
    'Maschinenring Weser\nAbrechnung überbetrieblicher Einsatz Q1\nGülleausbringung 44 Std\nBetrag fällig',
    'Ankaufsbeleg Raps Ernte 2026\nLandhandel Krug\nMenge 24.500 kg, Öl 42,1 %, Preis 480 EUR/t\nAuszahlungsbetrag 11.760,00',
    'Letzte Mahnung vor Inkasso\nRechnung 889 über 1.220 Euro seit 3 Wochen fällig',
    'Lieferung Nr. 22/2026\nEmpfänger Hof Ost\n3 Pal. Mineralfutter Rind 1.800 kg\nWare erhalten: ______',
    'Tierarztpraxis Dr. Kohl\nRechnung 221\nBehandlung Kuh 12, Medikamente 88,00\nGesamt 140,00 inkl. 19 % MwSt',
    'Ihre Stromrechnung 2025\nVerbrauch 88.000 kWh\nRechnungsbetrag 22.100,00 Euro',
  ],
  briefe: [
    'Finanzamt Uelzen\nBescheid für 2024 über Einkommensteuer\nNachzahlung 2.100 Euro fällig am 4.5.2026',
    'Landkreis Celle - Amt für Wasserwirtschaft\nAz.: 66-33\nUntersagung der Entnahme von Oberflächenwasser\nAnhörung gem. § 28 VwVfG',
    'Realverband Hohne\nEinladung zur Mitgliederversammlung\nTagesordnung: 1. Begrüßung',
    'Sehr geehrte Frau Albers,\nim Rahmen der Agrarstrukturerhebung sind Sie auskunftspflichtig. Bitte füllen Sie den Bogen bis 30.04. aus.\nStatistisches Landesamt',
    'Hallo Klaus,\nkannst du mir den Striegel bis Freitag leihen? Meine Zellzahlen sind wieder besser.\nGruß Bernd',
    'Stadtwerke Soltau\nAblesung Ihres Wasserzählers\nBitte teilen Sie uns den Stand bis 15.12. mit.',
    'Notariat Dr. Krone\nTerminladung Beurkundung am 2.3.2026 10 Uhr\nSehr geehrter Herr Boll',
    'Berufsgenossenschaft SVLFG\nBeitragsbescheid 2025 Umlage\nBeitrag 3.120 EUR',
    'Amtsgericht Verden\nLadung als Zeuge in der Strafsache',
    'Veterinäramt\nAnkündigung einer Tierschutzkontrolle\nSehr geehrter Herr Ott, wir werden Ihren Betrieb besichtigen',
    'Landwirtschaftskammer Niedersachsen\nBezirksstelle Bremervörde\nHerrn Jens Boll\n27404 Zeven\n\nIhr Antrag auf Ausnahmegenehmigung Sperrfrist\nSehr geehrter Herr Boll,\nIhrem Antrag kann nicht entsprochen werden.\nRechtsbehelfsbelehrung',
    'Landkreis Rostock, Fachdienst Veterinär\nTierseuchenrechtliche Anordnung: Aufstallung Geflügel\nMit sofortiger Wirkung',
    'Bekanntmachung: Gewässerschau am 12.4.2026\nUnterhaltungsverband Wümme\nDie Anlieger werden gebeten, Zäune zurückzubauen.',
    'Bescheid über die Grundsteuermessbetragsfestsetzung\nFinanzamt Kiel',
    'Kreisbauernverband\nSehr geehrte Mitglieder,\ndie Sprechstunde am Donnerstag entfällt.\nIhr KBV',
    'Kreis Borken\nBaugenehmigungsbehörde\nAnforderung fehlender Bauvorlagen\nAz. 63-221/26\nSehr geehrter Bauherr,\nbitte reichen Sie den Lageplan bis 12.06.2026 nach.',
    'Gemeinde Hude\nGrundbesitzabgabenbescheid 2026\nGrundsteuer A 412,10 EUR\nFälligkeiten 15.02. 15.05.',
    'Landwirtschaftliche Krankenkasse\nÄnderung Ihres Beitrags ab 01.07.2026\nSehr geehrter Herr Hahn',
    'Sehr geehrter Herr Hahn,\nIhre Bodenproben sind eingetroffen. Die Bearbeitung dauert drei Wochen.\nIhr Labor',
  ],
  flaechen: [
    'Flächenaufstellung Pachtflächen 2026\nFlurstück 12/3 2,1 ha\nFlurstück 14 1,3 ha',
    'Anbauplanung 2027\nSchlag Kultur ha\nMoor Mais 8,1',
    'Auszug aus dem Liegenschaftskataster\nFlurstücksnachweis Gemarkung Hohne Flur 2',
    'Erntetagebuch 2026\nSchlag Berg: Weizen 82 dt/ha\nSchlag Tal: Gerste 71 dt/ha',
    'Mähdruscherkarte Ertragskartierung Schlag Süd\nMittel 8,4 t/ha',
    'Schlagbezogene Aufzeichnung Aussaat Herbst\nBerg: Weizen 180 kg/ha',
    'Auszug aus dem Grundbuch von Hohne Blatt 22',
  ],
  pflanzenschutz: [
    'Feldspritze Amazone UX - Prüfprotokoll nach § 3 PflSchGerätV\nPlakette grün bis 2029',
    'Herbizidstrategie Zuckerrüben 2026 - Beratungsprotokoll\nNAK 1: Goltix 1,5 l',
    'Anwendungsdokumentation PSM nach DVO (EU) 2023/564\nBetrieb Ott',
    'Fortbildungsbescheinigung Sachkunde im Pflanzenschutz\nHerr Ott hat am 3.2.2026 teilgenommen',
    'Hof Brand\nProtokoll Spritzenkontrolle 2026\nDüsen: in Ordnung\nPlakette: 2029/1',
    'Pflanzenschutzmittelverzeichnis Lagerbestand 31.12.\nRoundup 20 l',
    'Beizprotokoll Weizen Rubin Plus 220 ml/dt',
    'Bekämpfungsplan Ampfer Grünland\nHarmony SX 30 g/ha, Wartezeit 14 Tage',
  ],
  tiere: [
    'Rinderdatenbank - Betriebsregister\nDE 09 412 33211 w 3.2.2024 FL\nDE 09 412 33212 m 8.2.2024 FL',
    'Begleitdokument Schweinetransport\nVersender, Empfänger, 180 Läufer, Kennzeichen',
    'Zuchtverband - Abstammungsnachweis Bulle Hektor\nVater, Mutter, ZW',
    'TGD Labor\nBefund Paratuberkulose Sockentupfer\nnegativ',
    'Schlachthof Nord - Klassifizierungsprotokoll\nKuh O3 312 kg',
    'Bienengesundheitszeugnis\nImker Wolf, 12 Völker, frei von Faulbrut',
    'Stallkarte Abferkelstall\nSau 112 belegt 3.1. geferkelt 27.4. 13 lebend',
    'Rindviehzuchtverband\nBesamungsnachweis\nKuh 221 am 3.3.2026 Bulle Gladius',
    'Schafherde Deichabschnitt 4: Lammliste Frühjahr\nMutter 221: 2 Lämmer',
    'Bestandsregister Schafe und Ziegen gemäß ViehVerkV',
    'Landesbetrieb Hessisches Landeslabor\nUntersuchungszeugnis Nr. 77\nProbe: Blutserum, 12 Rinder\nParameter BHV1-gE Antikörper: negativ',
    'Stallbelegungsplan Abteil 3: 120 Mastschweine eingestallt 02.03.',
  ],
  betrieb: [
    'Dekra\nUntersuchungsbericht Anhänger\nNächste HU 04/2028',
    'GfRS Kontrollbescheinigung gemäß Verordnung (EU) 2018/848\nÖko-Betrieb DE-ÖKO-039\ngültig bis 31.1.2028',
    'Steuerberater\nGewinnermittlung Wirtschaftsjahr 2024/25\nBetriebseinnahmen, Betriebsausgaben',
    'Stundenzettel Aushilfe März\nMo 8-12 Uhr 4 h',
    'Betriebsvorstellung\nHof Ott, 120 ha Acker, 80 Kühe, 2 AK',
    'Wartungsbuch Schlepper Fendt 516\n12.3. Ölwechsel 4.120 h',
    'QS Auditbericht Rindermast\nStatus I',
    'Zulassungsstelle\nFahrzeugschein Teil I\nFendt 724',
    'Erste-Hilfe-Kurs Teilnahmebescheinigung Frau Meyer 12.3.2026',
    'Lageplan Güllebehälter und Fahrsilo 1:500',
    'Inventurliste 30.06.2026\nSchlepper 4, Anhänger 6',
    'TÜV Süd\nPrüfbericht Biogasanlage: Dichtheitsprüfung Gasspeicher\nkeine Mängel',
    'Biokreis e.V. Inspektionsbericht 2026\nKeine Abweichungen',
  ],
  wissen: [
    'Landwirtschaftskammer\nSortenempfehlungen Winterraps 2026\nErtragsmittel relativ, mehrjährig geprüft',
    'So gelingt die Gülledüngung im Frühjahr\nVon Anna Berg\nWer Verluste vermeiden will, sollte bodennah ausbringen, rät Dr. Müller von der FH Kiel. Betriebe im Norden haben',
    'Düngeverordnung (DüV)\n§ 1 Geltungsbereich\n§ 2 Begriffsbestimmungen\nAusfertigungsdatum',
    'Fragen und Antworten zur Stoffstrombilanz\nWer ist verpflichtet?',
    'Pflanzenschutz-Warndienst Nr. 7\nRapsglanzkäfer: Bekämpfungsrichtwert beachten',
    'Marktlage Schlachtschweine KW 22\nNotierung 2,05 EUR/kg, Tendenz fest',
    'Der Hof im Wandel: Warum Familie Beck auf Mutterkühe setzt\nHeft 4/2026\nFoto: Meyer\nAls Landwirt Beck 2012 den Hof übernahm ...',
    'FiBL Merkblatt\nUnkrautregulierung im Ökolandbau',
    'Vergleich der Getreidepreise KW 12\nBörse Matif Weizen 221 EUR/t',
    'BLE Leitlinie\nGute fachliche Praxis der Bodenbewirtschaftung',
  ],
  sonstiges: [
    'Kochen mit Kürbis\nZutaten für 4 Personen: 1 Kürbis, 200 g Sahne',
    'FC Eintracht - Trainingsplan\nMontag 18 Uhr Platz 2',
    'Suche Deckbullen, biete Heu. Tel. 0171. Anzeigenmarkt',
    'Nur noch bis Sonntag: 20 % Rabatt auf alle Melkhandschuhe! Jetzt bestellen im Online-Shop',
    'Einkaufszettel\nBrot\nMilch\nFutter für Katze',
    'Deutsche Bahn Ticket\nHannover - Kiel 12.3.2026',
    'Herbstaktion! Siloplanen jetzt günstig – nur solange Vorrat reicht',
    'Zaun am Moor reparieren\nKälber umstallen\nÖl holen',
    'Kirchenchor Probenplan\nMo 20 Uhr',
    'Arztbrief\nPatient: Ernst Hahn\nDiagnose: Hypertonie\nMedikation Ramipril',
  ],
}

/** Headings and a line. */
const TABLES: Partial<Record<Fach, readonly string[]>> = {
  arzneimittel: [
    'Datum;Tier;Diagnose;Präparat;Dosis;Wartezeit Milch;Wartezeit Fleisch;Abgabebeleg\n1.5.2026;DE0912;Mastitis;Cobactan;50 ml;4;21;AB 33',
  ],
  flaechen: [
    'Schlag;FLIK;Größe ha;Kultur 2026\nAlte Weide;DENILI0000000001;3,2;Weizen',
    'Feld;Datum;Sorte;Menge t;Feuchte;dt/ha\nBerg;3.8.26;Informer;44;13,2;84',
  ],
  pflanzenschutz: [
    'Datum;Schlag;Mittel;Aufwandmenge;Wasser l/ha;Indikation;BBCH;Anwender\n1.5.26;Berg;Input Classic;1,0;200;Septoria;32;Ott',
  ],
  duengung: ['Datum;Schlag;Dünger;Menge kg/ha;N kg/ha\n1.3.26;Berg;KAS;200;54'],
  tiere: ['Ohrmarke;Geboren;Geschlecht;Rasse;Mutter\nDE0912345678;02.01.2026;w;SBT;DE0911'],
  milch: ['Monat;Milch kg;Fett %;Eiweiß %;Zellzahl\nJan;66000;4,2;3,4;190'],
}

describe('a paper that begins with a paragraph', () => {
  it.each([
    [
      'vertraege',
      'Milchliefervertrag zwischen Molkerei Nordheide eG und Hof Behrens. § 1 Lieferung: Der Erzeuger liefert die gesamte Milch. § 7 Kündigung zum Jahresende.',
    ],
    [
      'wissen',
      'Warndienst Weinbau Nr. 9 vom 02.06.2026. Peronospora: hohe Gefahr. Belag vor Niederschlag erneuern. Oidium: Netzschwefel 4 kg/ha. Wartezeiten beachten.',
    ],
    [
      'wissen',
      'Ratgeber: Rechnungen prüfen, Tiere halten und den Boden schützen. Mit Tipps der Kammer zu Fruchtfolge, Düngung und Tierhaltung für jeden Betrieb.',
    ],
    [
      'rechnungen',
      'Mahnung 2. Stufe zur Rechnung RE-4711 vom 01.08.2026. Offener Betrag 238,50 EUR zuzüglich Mahngebühr 5,00 EUR. Bitte zahlen Sie bis 30.11.2026.',
    ],
  ] as const)('lies in %s by what it calls itself first', (expected, text) => {
    expect(fach(text, 'pdf')).toBe(expected)
  })
})

describe('papers of farm offices lie where a person looks for them', () => {
  it.each(Object.entries(PAPERS))('%s', (expected, papers) => {
    expect(papers.filter((text) => fach(text, 'pdf') !== expected)).toStrictEqual([])
  })

  it.each(Object.entries(TABLES))('tables of %s', (expected, tables) => {
    expect(tables.filter((text) => fach(text, 'csv') !== expected)).toStrictEqual([])
  })
})
