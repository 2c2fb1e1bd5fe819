import type { Fach } from '../fach.ts'

/**
 * Words of the trade by Fach, in folded text at the beginning of a word; those with `~` also at the end of a compound.
 * Of weight 2 are those of one Fach alone.
 */
export const VOCABULARY: Readonly<Record<Exclude<Fach, 'sonstiges'>, readonly [weight: 1 | 2, words: string][]>> = {
  flaechen: [
    [
      2,
      'dt/ha feuchte erdrusch kornertrag antragsskizze gis flurstuecksnummer flurstuecke bruttoschlag kulturen ackerflaeche gruenlandflaeche erntejahr ertrag-dt aussaatmenge saatstaerke feldstueck landschaftselement nc-code nutzcode kulturcode flik feldblock flurstueck gemarkung schlagnummer schlagnr schlagbezeichnung nutzungscode teilschlag kataster flurkarte bodenschaetzung ackerzahl gruenlandzahl grundbuch liegenschaft flurbereinigung fruchtfolge bruttoflaeche nettoflaeche antragsflaeche hauptfrucht vorfrucht zwischenfrucht',
    ],
    [
      1,
      'schlag hektar parzelle ackerland dauergruenland gruenland koppel bodenpunkte kulturart nutzungsart flaeche blatt ertragsmesszahl nachbarflaeche wegerecht ernteertrag',
    ],
  ],
  duengung: [
    [
      2,
      'wasserschutzgebiet n-bedarfswert sollwert n-saldo p-saldo lagerdauer guellebehaelter guelleanfall schleppschlauch bodennah einarbeitung kalkung ton-schluff spurennaehrstoff cal-p dl-p tm-gehalt gesamtphosphat abgeber aufnehmer duenge ~duengung ~duenger nmin cal-methode cacl2 gehaltsklasse naehrstoff kalkbedarf ~gaerrest gaerprodukt ~guelle stallmist festmist jauche wirtschaftsduenger ammonium gesamtstickstoff nh4-n p2o5 k2o stickstoff phosphat kali schleppschuh ausbring gesamt-n duev 170 bodenart humus kompost klaerschlamm naehrstoffbilanz stoffstrombilanz sperrfrist rotes-gebiet kas harnstoff ahl dap',
    ],
    [1, 'boden probe magnesium bor schwefel entnahme frischmasse ph-wert mineraldung ausbringung kg/ha'],
  ],
  pflanzenschutz: [
    [
      2,
      'aufwandmenge indikation bbch wasseraufwand abstandsauflage duese duesen spritzgeraet feldspritze beizung wirkstoffe zulassungsnummer pflschg sachkundig anwender pflanzenschutz herbizid fungizid insektizid wachstumsregler spritz bbch feldspritze zulassungsnummer aufwandmenge wirkstoff indikation anwender sachkunde psm schadorganismus unkraut abdrift abstandsauflage duesen wasseraufwand halmverkuerz beize molluskizid rodentizid',
    ],
    [1, 'l/ha windgeschwindigkeit behandlungsdatum bekaempfung schaderreger mittel resistenz befall'],
  ],
  tiere: [
    [
      2,
      'schlachtkoerper handelsklasse viehzaehlung abstammung muttertier deckdatum abferkelung wurf absetzer laeufer eber zuchtbuch klauenpflege herdenschutz hufschmied tierkennzeichnung registriernummer ohrmarke bestandsregister rinderpass hi-tier hit-datenbank viehverkehr vvvo kalbung abkalbung belegung besamung trächtig traechtig bvd bhv1 btv blauzunge salmonell klauen lebensnummer geburtsmeldung abgang zugang herdebuch zuchtwert sauen ferkel laemmer mutterkuh faerse bulle jungvieh schlachtgewicht weidegang auftrieb abtrieb weide viehhandel viehtransport kadaver tierkoerper',
    ],
    [
      1,
      'rinder schweine kaelber kuehe schafe ziegen huehner gefluegel herde rasse geschlecht geburt geburtsdatum stall tiere tierarzt tierwohl',
    ],
  ],
  arzneimittel: [
    [
      2,
      'wirkstoff verabreicht antibiotika tierarzneimittel wirktage injektoren boli pour-on therapiehaeufigkeit nutzungsart-kennzahl kennzahl-1 tamg mastitistherapie trockensteller nachbehandlung impfstoffcharge arzneimittel ~wartezeit antibiotik abgabebeleg diagnose dosierung charge ml/tier injektion chargenbezeichnung anwendungsdauer applikation verabreich behandlungsdauer intramuskulaer subkutan impfstoff impfung vakzine entwurm euter-injektor taemv therapie',
    ],
    [1, 'tierarzt tieraerzt behandlung praxis behandelt tierarztpraxis medikament anzahl-tiere'],
  ],
  fuetterung: [
    [
      2,
      'andfom ndfom adfom rohfett nutzbares mj-nel me-mj futterwerttabelle trockensteher kg-fm troge mischwagen futterreste fressverhalten traenke-l milchaustauscher schnittlaenge silo futteranalyse ~silage rohprotein rohfaser rohasche adfom andfom nel kraftfutter mischfutter futtermittel ration milchleistungsfutter mineralfutter nxp rnb garqualitaet gaersaeure futterwert trockenmasse staerke sojaschrot rapsschrot heu futtermischwagen gehaltsruebe usable',
    ],
    [1, 'futter zucker energie fuetter kuh/tag tm-gehalt schnitt'],
  ],
  milch: [
    [
      2,
      'tanksammel abholung milchtour laktationstag herdendurchschnitt ecm harnstoff-mg pruefmonat eutergesundheit milchinhaltsstoffe basispreis zuschlag-fett liter-milch milchgeld milchleistung zellzahl keimzahl molkerei tankmilch milchguete gefrierpunkt hemmstoff milchpreis rohmilch mlp laktation milchkontrolle anlieferung milchmenge milchsammel milch-kg eiweissgehalt fettgehalt harnstoffgehalt melktag melkstand lieferantennummer',
    ],
    [1, 'milch fett eiweiss laktose melken milchkuehe lieferant'],
  ],
  foerderung: [
    [
      2,
      'antragstellung bewilligt gewaehrt zuwendungsbetrag foerderperiode verpflichtung kuerzung sanktion rueckforderung auszahlungsbetrag-eur einkommensgrundstuetzung konditionalitaetsverstoss zahlstelle bewilligungsbehoerde sammelantrag zuwendung foerder praemie direktzahlung konditionalitaet aukm oeko-regelung einkommensgrundstuetzung umverteilung glöz gloez gap-direkt eler egfl agrarumwelt bewilligung zahlungsanspru kennart ausgleichszulage junglandwirt vertragsnaturschutz kulap verwendungsnachweis zid invekos antragsteller antragsjahr agrardiesel foerdersatz verpflichtungszeitraum oer',
    ],
    [1, 'antrag auszahlung bescheid massnahme gekoppelt'],
  ],
  vertraege: [
    [
      2,
      'vertragsbeginn vertragsende laufzeit-jahre vertragsnummer pachtdauer pachtjahr pachtflaeche mietzins nutzungsentgelt versicherungsort versicherungsbeginn hauptfaelligkeit neuwert deckung leasingrate kaution tilgung zinssatz verpaechter paechter pachtzins vertragspartei vertragspartner kuendigungsfrist mindestlaufzeit vertragsdauer vertragsgegenstand versicherungsnehmer versicherungsschein deckungssumme selbstbeteiligung versicherungssumme probezeit kaeufer verkaeufer gewaehrleistung eigentumsvorbehalt vermieter mieter arbeitgeber arbeitnehmer gerichtsstand schriftform unterzeichn nebenabreden vertragsablauf versicherungsteuer jahresbeitrag lieferzeitraum vertragsmenge',
    ],
    [1, 'vertrag laufzeit kuendigung verpflichtet vereinbart befristet grundpreis pacht verlaenger kaufpreis'],
  ],
  rechnungen: [
    [
      2,
      'rechnungsempfaenger zahlungsbedingungen lieferbedingungen nettosumme bruttosumme zahlbetrag leistungszeitraum steuernummer buchungstag wertstellung haben soll kassierer bedient trinkgeld positionen rechnungsnummer rechnungsnr rechnungsdatum zahlbar mehrwertsteuer umsatzsteuer mwst ust netto brutto nettobetrag gesamtbetrag rechnungsbetrag zahlungsziel skonto einzelpreis stueckpreis kundennummer kundennr lieferschein lieferdatum lieferanschrift artikelnr zwischensumme faellig lastschrift bankverbindung auszahlungsbetrag ust-idnr kontostand saldo valuta',
    ],
    [1, 'rechnung iban betrag menge artikel preis steuer eur summe bestellung beleg konto kasse'],
  ],
  briefe: [
    [
      2,
      'fristverlaengerung ladung vorladung sehr-geehrte mfg anlass zustaendig vorsprache zimmer sprechzeiten auskunftspflicht beitragspflicht grundsteuer hebesatz umlage mitgliederversammlung tagesordnung rechtsbehelfsbelehrung aktenzeichen anhoerung widerspruch betreff geschaeftszeichen sachbearbeiter auskunft-erteilt stellungnahme anberaumt ordnungswidrigkeit buergermeister unterlagen rueckmeldung',
    ],
    [1, 'bescheid frist bitte mitteilung schreiben einladung termin telefon amt landkreis'],
  ],
  wissen: [
    [
      2,
      'versuchsstandort versuchsjahre varianten signifikant referent fachtagung praxisempfehlung beratungsempfehlung branchenverband landesanstalt zulassungsende anbauempfehlung vergleichssorte relativertrag marktlage kommentar leser interview verordnung gesetz merkblatt leitfaden fachartikel versuchsergebnis ratgeber autor redaktion abonn studie landwirte experten wissenschaft landessortenversuch versuch sorte empfiehlt empfehlung absatz notierung marktpreis boerse terminmarkt durchschnittlich paragraph statistik',
    ],
    [
      1,
      'artikel praktiker forscher bundesweit prozent jedoch deutschland eu-weit entwicklung wetter niederschlag temperatur',
    ],
  ],
  betrieb: [
    [
      2,
      'arbeitsstunden stundenlohn pausen maschinenkosten betriebsstunden oelwechsel wartung reparaturen inspektionsintervall pruefplakette fahrzeughalter fahrgestellnummer oeko-verordnung kontrollnummer zertifikatsnummer betriebsaufgabe vermoegen verbindlichkeiten umsatzerloese betriebsergebnis organigramm notfallnummern betriebsspiegel lageplan betriebsnummer unternehmensnummer jahresabschluss bilanz gewinn abschreibung wirtschaftsjahr eigenkapital zertifikat oekokontroll de-oeko hauptuntersuchung fahrgestell kennzeichen gebaeude arbeitskraefte maschine guelleraum lagerraum genehmigung geltungsdauer gefaehrdungsbeurteilung unterweisung sachverstaendig stallplaetze rechtsform betriebsleiter hofstelle',
    ],
    [1, 'betrieb inhaber gesellschafter gueltig pruefung audit anlage schlepper zertifiziert'],
  ],
}
