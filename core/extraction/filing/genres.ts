import type { Fach } from '../fach.ts'
import type { Yield } from './titles.ts'

/**
 * What kind of paper a word names by its last part, and where papers of the kind lie: in one Fach, or in that of the
 * thing they are about.
 */
export interface Genre {
  name: string
  /** Where it lies whatever it is about; none: where its topic lies. */
  fach?: Fach
  /** Topics that take it elsewhere. */
  topics?: readonly Fach[]
  yields: Yield
  /** Last parts of words, in folded text. */
  heads: string
}

export const GENRES: readonly Genre[] = [
  {
    name: 'Bescheid',
    fach: 'briefe',
    topics: ['foerderung'],
    yields: 'unread',
    heads:
      'bescheid|bescheides|verfuegung|anordnung|festsetzung|bewilligung|zusage|untersagung|verwarnung|heranziehung|veranlagung|ladung zum termin',
  },
  {
    name: 'Mitteilung',
    fach: 'briefe',
    topics: ['foerderung', 'arzneimittel', 'milch', 'vertraege'],
    yields: 'unread',
    heads:
      '(?:schaden|schadens|unfall|verlust|hagel)-?(?:anzeige|meldung)|schadenfall|mitteilung|mitteilungen|information|informationen|benachrichtigung|bestaetigung|eingangsbestaetigung|empfangsbestaetigung',
  },
  {
    name: 'Antrag',
    topics: ['foerderung', 'betrieb', 'flaechen', 'duengung'],
    fach: 'briefe',
    yields: 'kept',
    heads: 'antrag|antraege|antragstellung|voranfrage|nachmeldung|verwendungsnachweis|zahlungsantrag',
  },
  {
    name: 'Rechnung oder Beleg',
    fach: 'rechnungen',
    yields: 'unread',
    heads:
      '(?<!be)rechnung|(?:an|ver)kaufsbeleg|(?:zahlungs|kassen|tank|bar|liefer|buchungs|einzahlungs)beleg|kaufbeleg|(?:waren|liefer|wiege|abhol|lade|verlade|fracht)[a-z]*(?:schein|karte|zettel|brief)|lieferung|anlieferung|warenausgang|wareneingang|lieferschein|gutschrift|abrechnung|quittung|bon|waagschein|wiegeschein|wiegekarte|wiegezettel|mahnung|beitragsrechnung|kontoauszug|kontoumsaetze|umsatzanzeige|umsaetze|umsatzliste|girokonto|kontostand|finanzstatus|depotauszug|kreditauszug|faktura|settlement|storno',
  },
  {
    name: 'Vertrag',
    fach: 'vertraege',
    yields: 'kept',
    heads:
      'vertrag|vertrags|vertraege|kontrakt|vereinbarung|abkommen|police|schein ueber versicherung|versicherungsschein|deckungszusage|buergschaft|vollmacht|dienstbarkeit|satzung|mietvertrag|agb',
  },
  {
    name: 'Merkblatt oder Artikel',
    fach: 'wissen',
    yields: 'knowledge',
    heads:
      'merkblatt|vergleichstest|praxistest|fahrbericht|testbericht|feldtag|feldrundgang|fachtag|fachtagung|tagungsband|infoveranstaltung|seminar|webinar|fragen und antworten|frage und antwort|so (?:gelingt|geht|funktioniert|erkennen|vermeiden|wird|sparen)|wie (?:sie|man|landwirte)|was (?:sie|landwirte|ist|tun|bei)|worauf|warum|tipps|infoblatt|faltblatt|leitfaden|ratgeber|broschuere|handbuch|anleitung|artikel|kommentar|faq|fachinfo|infodienst|warndienst|warnmeldung|pflanzenbaufax|hinweise|versuch|versuche|versuchsbericht|versuchsergebnisse|sortenempfehlung|sortenliste|liste der zugelassenen~|richtwerte|faustzahlen|verordnung|gesetz|richtlinie|kompendium|lexikon|glossar|vergleich|preise|preisentwicklung|preistrend|marktlage|marktkommentar|boerse|leitlinie|leitlinien|grundsaetze|gute fachliche praxis|wandel|trend|trends|ausblick|prognose|interview|portraet|serie|kolumne|leserbrief|grundlagen|lehrbuch|skript|vortrag|referat|fachtagung|lexikon|forschung|forschungsbericht|versuchswesen|praxisversuch|exaktversuch|sortenvergleich|mittelvergleich|marktbericht|preisspiegel|notierung|notierungen|reportage|studie|umfrageergebnisse|wochenblatt|magazin|pressemitteilung|praxistipp|praxistipps|tipps|statistik der~|steckbrief|ringversuch~',
  },
  {
    name: 'Werbung',
    fach: 'sonstiges',
    yields: 'knowledge',
    heads:
      'aktion|aktionen|aktionswoche|aktionswochen|rabatt|rabatte|gutschein|flyer|prospekt|katalog|sonderangebot|sonderangebote|ausverkauf|schnaeppchen|gewinnspiel|werbebrief|newsletter|kleinanzeige|kleinanzeigen|messeneuheiten|hausmesse|neuheiten|angebote der woche',
  },
  {
    name: 'Schreiben',
    fach: 'briefe',
    yields: 'unread',
    heads:
      'einladung|ladung|anschreiben|schreiben|brief|rundbrief|rundschreiben|anhoerung|erinnerung|aufforderung|nachforderung|ankuendigung|anfrage|rueckfrage|beschwerde|widerspruch|einspruch|kuendigung|befragung|umfrage|erhebung|ablesung|zaehlerstand|zaehlerablesung|zahlungserinnerung|bekanntmachung|benachrichtigung|fristsetzung|fristverlaengerung|eingangsbestaetigung|terminbestaetigung|auskunftsersuchen|zwangsgeld|abmahnung|stellungnahme|unfallanzeige|schadensmeldung|wahlbenachrichtigung|heranziehung|beitragsbescheid|steuererklaerung|avis|lieferavis',
  },
  {
    name: 'Bescheinigung',
    fach: 'betrieb',
    topics: ['pflanzenschutz', 'arzneimittel', 'tiere', 'foerderung', 'wissen'],
    yields: 'unread',
    heads:
      'bestaetigung (?:der|ueber die|zur) (?:teilnahme|zertifizierung|kontrolle|pruefung)|zertifizierungsbestaetigung|zertifikat|bescheinigung|zeugnis|ausweis|urkunde|plakette|konformitaetserklaerung|teilnahmebestaetigung|teilnahmebescheinigung|befaehigungsnachweis|sachkundenachweis|schulungsnachweis|fuehrerschein|karte sachkunde|pruefbescheinigung|hauptuntersuchung|abnahme|abnahmeprotokoll|druckbehaelterpruefung|sachverstaendigenpruefung|dichtheitspruefung|unterweisung|wartungsprotokoll|pruefbuch|uvv-pruefung',
  },
  {
    name: 'Untersuchung',
    yields: 'unread',
    heads:
      'ergebnismitteilung|befundmitteilung|untersuchungszeugnis|pruefzeugnis|analysezertifikat|analysenzertifikat|inspektionsbericht|bericht|berichte|befund|befunde|analyse|analysen|analytik|untersuchung|untersuchungen|untersuchungsergebnis|ergebnis|ergebnisse|resultate|attest|gutachten|protokoll|probe|proben|beprobung|auswertung|messung|messwerte|bestimmung|werte|pruefung|kontrolle|monitoring|ringpruefung|laborblatt|diagnostik|screening|labordaten|laborwerte|rueckmeldung|rueckbericht|rueckinfo|feedback',
  },
  {
    name: 'Aufzeichnung',
    yields: 'unread',
    heads:
      'register|registers|liste|verzeichnis|buch|tagebuch|kartei|karte|kalender|plan(?!e)|plaene|planung|aufzeichnung|aufzeichnungen|dokumentation|doku|journal|uebersicht|ueberblick|aufstellung|nachweis|nachweise|bilanz|meldung|meldungen|spiegel|kladde|erfassung|erfassungsbogen|bogen|zettel|daten|auszug|statistik|einsatz|bedarf|bedarfsermittlung|ermittlung|berechnung|empfehlung|ration|rationen|abgabe|aufnahme|begleitschein|schein|beleg|erklaerung|deklaration|etikett|spezifikation|datenblatt|dokument|dokumente|papier|papiere|unterlagen|mappe|akte|strategie|beratung|kapazitaet|protokollbuch|heft|pass|export|stand|bestand|massnahmen|anwendungen|behandlungen|behandlung|ausbringung|anbau|ernte|tabelle',
  },
]

/** What papers are about, by parts of words in folded text; what is more special stands first. */
export const TOPICS: readonly (readonly [fach: Fach, parts: string])[] = [
  [
    'arzneimittel',
    'arzneimittel|antibioti|(?<![a-z])tam(?![a-z])|tamg|therapiehaeufigkeit|impf|vakzin|entwurm|wurmkur|medikament|medizin|tierarzt|tieraerzt|behandlung|anwendungs- und abgabe|metaphylaxe|therapie|grippe|durchfall|nabelentzuend|diagnose|euterinjekt|trockensteller|wartezeit|fuetterungsarzneimittel',
  ],
  [
    'milch',
    'milchgeld|milchguete|milchpruef|milchleistung|milchkontroll|milchqualitaet|milchmenge|milchliefer|milchabhol|milchproben|tankmilch|tankprobe|sammelmilch|ablieferungsmilch|anlieferungsmilch|rohmilch|herdenmilch|kuhmilch|hofmilch|zellzahl|keimzahl|eutergesundheit|mastitis|(?<![a-z])mlp(?![a-z])|(?<![a-z])lkv(?![a-z])|hemmstoff|gefrierpunkt|melk|laktation|molkerei|milch(?!vieh|kuh|leistungsfutter|austausch|kuehe)',
  ],
  [
    'fuetterung',
    'futter|fuetter|schnitzel|treber|trester|melasse|schlempe|traenkeplan|traenkeanweisung|milchaustauscher|ration|silage|silo|(?<![a-z])tmr|(?<![a-z])heu(?![a-z])|heulage|cobs|schrot(?![a-z])|trockenschnitzel|biertreber|milchaustauscher|mischung(?: fuer|sanweisung)|trog|mineralfutter|kraftfutter|grundfutter|ganzpflanzen|(?<![a-z])gps(?![a-z])|mykotoxin|garqualitaet',
  ],
  [
    'pflanzenschutz',
    'pflanzenschutz|(?<![a-z])psm(?![a-z])|spritz|beiz|bekaempf|ampfer|distel|ungraes|blattlaus|kaefer|mehltau|schadschwelle|herbizid|fungizid|insektizid|sachkunde(?! (?:tier|transport|schlacht|betaeub))|feldspritz|sprueh|beizgeraet|beize|unkraut|schaedling|rodentizid|wachstumsregler|blattanalys|pflanzenanalys|pflanzensaft|pflanzenproben|blattproben|resistenz(?!test)',
  ],
  [
    'duengung',
    'dueng|(?<![a-z])duev|(?<![a-z])stoffbilv|anlage 5|naehrstoff|stickstoff|phosphat|(?<![a-z])n-?min|smin|guelle|jauche|mist(?![a-z])|stallmist|festmist|huehnertrockenkot|(?<![a-z])htk(?![a-z])|gaerrest|gaerprodukt|gaersubstrat|kompost|klaerschlamm|humus|kalk(?!ul)|(?<![a-z])kas(?![a-z])|boden(?!schaetz|richtwert|preis|recht|ordnung|verkehr|karte)|erdprobe|ackerprobe|gruenlandprobe|krume|krumenprobe|grunduntersuchung|grundnaehrstoff|(?<![a-z])ph-wert|stoffstrom|hoftor|ausbring|170(?: |-)?kg|lagerraum|guellelager|enni(?![a-z])|meldeprogramm wirtschaftsdueng',
  ],
  [
    'foerderung',
    'foerder|praemi|zuwendung|beihilfe|subvention|direktzahl|auszahlung|sammelantrag|mehrfachantrag|gemeinsamer antrag|flaechenantrag|agrarantrag|grundantrag|agrardiesel|energiesteuer|stromsteuer|oeko-?regelung|oekoregelung|oekologischer landbau|(?<![a-z])oer?[ -]?\\d|aukm|agrarumwelt|kulap|(?<![a-z])halm(?![a-z])|(?<![a-z])fakt(?![a-z])|(?<![a-z])nau(?![a-z])|vertragsnaturschutz|(?<![a-z])vnp(?![a-z])|(?<![a-z])eler(?![a-z])|(?<![a-z])egfl(?![a-z])|(?<![a-z])gap(?![a-z])|(?<![a-z])afp(?![a-z])|konditionalitaet|gloez|cross compliance|einkommensgrundstuetz|umverteilung|junglandwirt|ausgleichszulage|benachteiligte|investition|zahlungsanspr|weidepraemie|mutterkuhpraemie|tierwohl(?:praemie|foerder|bonus)|invekos|flaechenmonitoring|verpflichtungsjahr',
  ],
  [
    'vertraege',
    'versicher(?!ung der)|kasko|haftpflicht|police|(?<!ver)pacht(?!preis|markt)|mietsache|leasing|darlehen|kredit|deckungs|hagel(?!schaden|schlag)|rechtsschutz|vertrag',
  ],
  [
    'tiere',
    '(?<!(?:no|sor|quar|por))tier(?!arzt|aerzt|seuchenkasse)|rind|kuh|kuehe|kalb|kaelber|bulle|faerse|schwein|sau(?:en)?(?![a-z])|ferkel|schaf(?!t)|ziege|(?<![a-z])lamm|laemmer|(?<=mutter|schlacht|mast)lamm|pferd|equid|gefluegel|hennen|huehner|puten|bienen|imker|vieh|(?<![a-z])hit(?![a-z])|hi-tier|ohrmark|herde(?!nmilch)|bestand(?:s)?register|bestandsveraender|zucht|besam|traechtig|schlacht|klaue|weide|blutprob|kotprob|nasentupfer|ohrstanz|bhv|(?<![a-z])bvd|(?<![a-z])btv|blauzung|salmonell|paratuber|leukose|brucell|trichin|sektion|vvvo|abgang|geburt|schwanz|kupier',
  ],
  [
    'flaechen',
    'flaeche|(?<!vor|an|nieder|um|ab|bei)schlag(?!aktiv|zeile|anfall|t)|feldblock|feldstueck|flurstueck|flurkarte|parzelle|kataster|liegenschaft|grundstueck|grundbuch|gemarkung|acker(?!probe|schlepper)|gruenland(?!probe)|anbau|fruchtfolge|ernte|ertrag|ertrae|bodenschaetz|bodenkarte|bodenrichtwert|saat(?:plan|liste)|aussaat|erdrusch|drusch|zwischenfrucht|bewaesser|beregnung|drainage|draenage|erosion|feldarbeit|schlepperstunden',
  ],
  [
    'betrieb',
    'betrieb|(?<![a-z])hof(?!fest|tor)|(?<![a-z])hu(?![a-z])|hauptuntersuch|tuev|maschine|schlepper|traktor|fahrzeug|anhaenger|gebaeude|stallbau|druckbehaelter|kessel|feuerloesch|brandschutz|elektro|biogas|photovoltaik|anlage(?! 5)|brunnen|wasser|trink|traenke|tankstelle|dieseltank|eigenverbrauch|arbeitszeit|arbeitsstunden|mitarbeiter|personal|lohn|urlaub|unterweisung|unfallverhuet|oeko-?kontrolle|oekozertif|bio-?kontrolle|biozertif|bio-?zertif|audit|(?<![a-z])qs(?![a-z])|qm-milch|inventar|inventur|abschreib|steuer(?!bescheid)|gewinn|umsatz|buchfuehr|(?<![a-z])bwa|bilanzsumme|jahresabschluss|versicherungswert|lageplan|stundenzettel|werkstatt|ersthelfer|erste hilfe|staplerschein',
  ],
]
