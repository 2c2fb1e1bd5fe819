/** Words of what a farm keeps, records, has tested and waits for, by what they mean. */
export const DUTY_WORDS = {
  keep: `aufheben aufgehoben aufzuheben aufbewahren aufbewahrt aufzubewahren Aufbewahrung Aufbewahrungsfrist
    Aufbewahrungsfristen Aufbewahrungspflicht Aufbewahrungszeit wegschmeißen wegwerfen wegtun wegschmeiße entsorgen
    vernichten behalten archivieren aufhebe liegenlassen schreddern ausmisten`,
  papers: `Unterlagen Unterlage Papiere Papier Papierkram Kram Zeug Zeugs Zettel Zettelkram Belege Beleg Dokumente Ordner
    Akten Akte Aufzeichnungen Aufzeichnung Nachweise Nachweis Listen Liste Buch Bücher Heft Hefte Register
    Verzeichnis Bescheinigung Bescheinigungen Berichte Bericht Protokoll Protokolle  
    Kladde Kladden Sachen Schreibkram Doku Dokumentation Tagebuch Aufschrieb Aufschriebe Aufschrieben Mitschrift
    Mitschriften Aufgeschriebenes`,
  fertilizing: `Düngen Dünge Dünger Düngung Düngedoku Gülle Nährstoff Düngerunterlagen Düngebedarfsermittlung Düngeplan
    Düngeaufschrieb Düngeaufschriebe Düngerkladde Düngeheft Düngebuch`,
  medicine: `Arznei Arzneimittel Medikament Medikamente Medikamenten Medizin Tierarzt Tierarztes Tierarztbeleg Stallbuch
    Bestandsbuch Arzneimittelbuch Medikamentenbuch Behandlung Behandlungen Behandlungsbuch behandelt Antibiotikum
    AuABeleg AuABelege Abgabebeleg Abgabebelege Impfung Impfungen Tierbehandlung Tierbehandlungen`,
  illness: `Mastitis Mastitisbehandlung Euterentzündung Euter Durchfall Lungenentzündung Grippe Rindergrippe Fieber
    Lahmheit Klauen Nachgeburt Ketose Milchfieber Entzündung krank kranke kranken Entwurmung entwurmt`,
  feed: 'Futter Futtermittel Kraftfutter Futterlieferschein Futterrechnung Sackanhänger Futterbelege',
  antibiotics: `Antibiotika Antibiotikum TAM Antibiotikameldung Antibiotikadatenbank Therapiehäufigkeit Nullmeldung
    Antibiotikaverbrauch Antibiotikaeinsatz Antibiotikaanwendung Antibiotikaverwendung Antibiotikamenge`,
  herdBook: `Bestandsregister Viehregister Rinderregister Tierregister Rinderbuch Viehbuch Bestandsliste Viehbestand
    Bestandsverzeichnis`,
  skill: `Sachkunde Sachkundenachweis Spritzschein Sachkundeausweis Spritzausweis Sachkundeschein`,
  training: `Fortbildung Fortbildungen Schulung Schulungen Lehrgang Kurs Auffrischung Auffrischungskurs Fortbildungskurs
    Sachkundefortbildung Weiterbildung Sachkundeschulung Fortbildungstag Nachschulung`,
  change: `ändern geändert abändern nachmelden nachreichen nachgereicht korrigieren korrigiert berichtigen zurückziehen
    zurücknehmen verbessern Änderung Änderungen Änderungsfrist Korrektur umändern austauschen ergänzen nachbessern
    dran rumdoktern anpassen`,
  balance: `Stoffstrombilanz Stoffstrombilanzen Stoffbilanz Stoffstrombilanzverordnung StoffBilV Stoffstrom Hoftorbilanz
    Nährstoffbilanz`,
  digital: `digital digitale digitaler digitalisiert elektronisch elektronische elektronischer elektronischen Computer PC
    Handy App maschinenlesbar EDV Papierform handschriftlich Handschrift Zettel Papier Heft Kladde Hand`,
  withdrawal: `Wartezeit Wartezeiten Wartefrist Wartefristen Sperrzeit Karenzzeit Karenz warten abwarten gesperrt
    freigegeben frei`,
  milk: 'Milch Tank Milchtank Ablieferung abliefern abgeliefert Molkerei gemolken melken Tankmilch liefern geliefert',
  slaughter: `schlachten geschlachtet Schlachtung Schlachthof Schlachter Metzger Metzgerei Schlachterei Fleisch weggehen
    Schlachttermin Schlachttier Schlachtreife Verzehr essen verwurstet`,
  harvest: `dreschen gedroschen Drusch Ernte ernten geerntet beernten beerntet mähen gemäht häckseln gehäckselt drescht
    Mähdrescher silieren siliert einfahren abmähen abernten abgeerntet rausholen roden gerodet verfüttern
    füttern`,
  weather: 'Wetter Wetterbericht Wettervorhersage Witterung Wetterlage Vorhersage Wetterdaten Klima Wetters',
  rain: `Regen regnet regnen geregnet Niederschlag Niederschläge Schauer Gewitter Hagel schneit schneien Sturm stürmt
    Nachtfrost Sonne Sonnenschein Nebel Unwetter gewittert hagelt nieselt schüttet`,
  frost: 'Frost Bodenfrost Nachtfrost friert frieren',
  wind: 'Wind Winde windig Windstille windstill Böen weht pustet Windgeschwindigkeit Windstärke Windgrenze',
  weatherFit: `gut guter gute günstig günstiger passt passen gutes Zeitpunkt Tag Spritzwetter Güllewetter Fenster
    Spritzfenster Güllefenster Heuwetter geeignet lohnt sinnvoll besser schlecht`,
  bees: 'Bienen Biene Bienenstock Bienenstand Bienenvolk Bienenvölker Imker Bienenschutz Imkerei Bestäuber',
  bloom: 'Blüte blühend blühende blühenden blüht blühen Vollblüte aufgeblüht Rapsblüte',
  plough: 'pflügen gepflügt Pflug umpflügen Pflügens pflüge Pflugfurche ackern geackert Winterfurche',
  ploughUp: `umbrechen umgebrochen Umbruch Grünlandumbruch umbreche umwandeln umgewandelt Wiesenumbruch Grünlandumwandlung`,
  permit:
    'Genehmigung genehmigt genehmigen Erlaubnis Antrag beantragen Ausnahme Ausnahmegenehmigung fragen gefragt Bescheid zustimmen Zustimmung',
  redZone: 'rotesgebiet Nitratgebiet Nitratgebiete nitratbelastet Nitratkulisse',
  need: `Bedarfsermittlung Düngebedarfsermittlung Bedarf Düngebedarf DBE Nmin Bedarfsrechnung ermitteln ermittelt
    berechnen rechnen ausrechnen`,
  again: 'hintereinander nacheinander dreimal viermal nochmal nochmals erneut Folge aufeinander',
  before: 'vorher zuvor vorab erst davor vorneweg bevor',
  cells: 'Zellzahl Zellzahlen Zellen Zellgehalt',
  germs: 'Keimzahl Keimzahlen Keime Keimgehalt',
  milkDuty: 'Milch Tankmilch Anlieferungsmilch Liter Geld Milchgeld Molkerei',
  deduction: 'Abzug Abzüge abgezogen abziehen Milchgeldabzug zieht',
  silo: 'Silo Fahrsilo Silage Siloplatte Siloanlage Silomiete JGS Feldmiete Güllebehälter Güllelagune Gülletank',
  well: 'Brunnen Trinkwasserbrunnen Hausbrunnen',
  handOver: `Abgabe abgeben abgegeben abgebe Aufnahme aufgenommen aufnehmen Nachbar Nachbarn Börse Güllebörse verkaufen
    verkauft Lieferschein hergeben`,
  cut: `runter reduzieren reduziert kürzen gekürzt verringern verringert zurückfahren senken gesenkt einsparen drunter
    darunter weniger Kürzung Abschlag`,
  lease: 'Pacht Pachtvertrag Pachtverträge Pachten gepachtet Pachtpapiere',
} as const
