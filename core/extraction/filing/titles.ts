import type { Fach } from '../fach.ts'

/** Why a document that is known by its title yields no row. */
export type Yield =
  /** Its kind yields rows, this one did not. */
  | 'unread'
  /** Nothing is bought or sold yet. */
  | 'not_yet'
  /** It speaks of no farm, or not of this one. */
  | 'knowledge'
  /** Hofkern makes no rows of its kind. */
  | 'kept'

export interface DocumentTitle {
  /** German, as a person calls it; names what the words mean. */
  name: string
  fach: Fach
  /** 1 (also said of much else) to 3 (nothing else is called so). */
  strength: 1 | 2 | 3
  yields: Yield
  /** The source of an expression over folded text; `~` stands for the beginning of a compound. */
  words: string
}

const titles =
  (fach: Fach, strength: 1 | 2 | 3, yields: Yield) =>
  (...entries: readonly (readonly [name: string, words: string])[]): DocumentTitle[] =>
    entries.map(([name, words]) => ({ name, fach, strength, yields, words: words.replaceAll('~', '[a-z-]*') }))

/**
 * What documents of a farm's office are called. The last part of a German compound names the thing, so a
 * „Düngekalkrechnung“ is an invoice. What is more special stands first.
 */
export const TITLES: readonly DocumentTitle[] = [
  ...titles('arzneimittel', 3, 'unread')(
    [
      'Anwendungs- und Abgabebeleg',
      'anwendungs- ?(?:und|u\\.|/) ?abgabebeleg|abgabe- und anwendungsbeleg|~abgabebeleg|aua-?beleg|arzneimittelbeleg|tieraerztlicher (?:arzneimittel)?nachweis|nachweis ueber (?:die )?(?:abgabe|anwendung)~',
    ],
    [
      'Bestandsbuch',
      '(?:~arzneimittel|behandlungs)?bestandsbuch|behandlungs(?:buch|journal|nachweis|liste|protokoll|register)|~arzneimittel(?:buch|anwendung~|verzeichnis|liste)',
    ],
    ['Antibiotikamitteilung', '~antibiotika~|therapiehaeufigkeit|tam-?meldung|tierarzneimittel~'],
    [
      'Impfprotokoll',
      'impf(?:bescheinigung|protokoll|nachweis|liste|bestaetigung|bericht|plan)|~impfung|wiederholungsimpfung',
    ],
    [
      'Behandlungsplan',
      'bestandsbetreuung~|tierbehandlung~|medikament~|resistenztest|antibiogramm|tieraerztliche (?:verordnung|behandlung|bescheinigung)',
    ],
  ),
  ...titles('milch', 3, 'unread')(
    [
      'Milchgeldabrechnung',
      'milchgeld~|milchabrechnung|milch(?:lieferungs)?gutschrift|~milchpreisabrechnung|abrechnung milch~',
    ],
    [
      'Milchgüte',
      '~milchguete~|guete(?:pruefung|ergebnis~|untersuchung)|~milchuntersuchung~|milchqualitaet~|(?:keim|zell)zahl~|tank(?:milch|proben?)~|anlieferungsmilch|milchinhaltsstoffe',
    ],
    [
      'Milchleistungsprüfung',
      'milchleistung~|mlp~|probemelken|milchkontroll~|(?:pruef|kontroll)ergebnis~ (?:milch|mlp)|zellzahlbericht|herdenbericht|kontrollbericht milch~|milchkuhbericht|jahresabschluss (?:der )?milch~',
    ],
  ),
  ...titles('duengung', 3, 'unread')(
    [
      'Bodenuntersuchung',
      'boden(?:untersuchung|probe|analyse|pruefbericht|befund|ergebnis)~|~grundnaehrstoff~|n-?min~|standardbodenuntersuchung|humus(?:gehalt|untersuchung|bilanz)~|(?:pruef|untersuchungs)(?:bericht|befund|protokoll) boden~|kalkbedarf~|spatenprobe',
    ],
    [
      'Analyse von Wirtschaftsdünger',
      '(?:guelle|mist|gaerrest|gaerprodukt|gaersubstrat|jauche|kompost|klaerschlamm|wirtschaftsduenger|huehnertrockenkot|hTK)~(?:analyse|untersuchung|probe|befund|pruefbericht|ergebnis|werte)~|(?:analyse|untersuchung|pruefbericht|probe|befund) (?:der |von |des |einer )?(?:rinder|schweine|bio)?(?:guelle|mist|gaerrest|gaerprodukt|jauche|kompost|klaerschlamm|wirtschaftsduenger)~|(?:guelle|mist|stallmist|rindermist|gaerrest|gaerprodukt|jauche)',
    ],
    [
      'Düngebedarfsermittlung',
      '~duengebedarf~|duenge(?:planung|plan|empfehlung|bedarf)~|~duengeempfehlung~|n-?bedarf~|(?:stickstoff|naehrstoff|phosphat)bedarf~',
    ],
    [
      'Düngeaufzeichnung',
      'duenge(?:tagebuch|aufzeichnung|dokumentation|nachweis|journal|liste|massnahme)~|aufzeichnung~ duengung|~ausbringung(?:s~|en)?|naehrstoff(?:vergleich|bilanz|strom~)|stoffstrom~|hoftor~|weideprotokoll|duengejahr',
    ],
    [
      'Lieferschein für Wirtschaftsdünger',
      '(?:wirtschaftsduenger|guelle|gaerrest|gaerprodukt|mist|klaerschlamm|kompost)~(?:lieferschein|abgabe~|aufnahme~|begleitschein)|lieferschein (?:guelle|gaerrest|gaerprodukt|mist|wirtschaftsduenger|kompost|klaerschlamm)~|(?:abgabe|aufnahme)(?:schein|vertrag|bestaetigung)? (?:von )?(?:guelle|wirtschaftsduenger|gaerrest|mist)~|verbringung~',
    ],
  ),
  ...titles('fuetterung', 3, 'unread')(
    [
      'Futteranalyse',
      '(?:grund)?futter(?:mittel)?(?:analyse|untersuchung|probe|befund|wert)~|(?:gras|mais|ganzpflanzen|gps-?|klee)?silage~|(?:gras|mais|gps)-?silage|heu~(?:analyse|untersuchung|probe)|(?:pruefbericht|pruefprotokoll|untersuchungsbefund|untersuchung|analyse) (?:grund)?futter~|gps-?analyse|trockenmassebestimmung',
    ],
    [
      'Ration',
      '~(?:futter|tmr-?|milchvieh|kuh)?ration(?:en|s~)?|~fuetterungs(?:plan|empfehlung|beratung|konzept|anweisung)|futter(?:plan|bilanz|vorrat~|liste)|mischprotokoll|tmr~|mischanweisung',
    ],
    [
      'Futtermittelbegleitschein',
      'sackanhaenger|futtermittel(?:etikett|deklaration|begleitschein)|deklaration ~futter~|mischfutterdeklaration',
    ],
  ),
  ...titles('pflanzenschutz', 3, 'unread')(
    [
      'Pflanzenschutzaufzeichnung',
      'spritz(?:tagebuch|plan|liste|protokoll|aufzeichnung|folge|heft)~|pflanzenschutz(?:aufzeichnung|dokumentation|tagebuch|nachweis|massnahme|anwendung|protokoll|journal|plan|empfehlung)~|aufzeichnung~ (?:zum |ueber )?(?:den )?pflanzenschutz~|anwendungsprotokoll',
    ],
    ['Sachkundenachweis', '~sachkunde~ ?(?:pflanzenschutz)?~'],
    [
      'Gerätekontrolle',
      '(?:spritzen|geraete|feldspritzen|pflanzenschutzgeraete)-?(?:kontrolle|pruefung|tuev|untersuchung)~|pruef(?:bericht|protokoll|plakette) (?:der |fuer )?(?:feldspritze|pflanzenschutzgeraet|spritzgeraet)~|kontrollbericht (?:feldspritze|pflanzenschutzgeraet)~',
    ],
    ['Blattanalyse', '~(?:blatt|pflanzen)(?:analyse|untersuchung|probe|saft~)'],
  ),
  ...titles('tiere', 3, 'unread')(
    [
      'Bestandsregister',
      '~bestandsregister~|~(?:rinder|schaf|schweine|tier|herden|kuh|ziegen)(?:bestand|liste|register|verzeichnis)~|bestands(?:liste|meldung|aufstellung|veraenderung)~|hi-?t(?:ier)?[- ](?:~register|~bestand~|~auszug|~meldung~|datenbank)|einzeltierliste|stallbuch|herdebuch~|deckregister|abkalbe~|ablamm~',
    ],
    [
      'Tiermeldung',
      '(?:geburts|abgangs|zugangs|todes|umsetz|bewegungs|tierbestands|schlacht|import|stichtags)meldung~|meldebestaetigung|meldung(?:en)? (?:der |einer |von )?(?:geburt|abgang|zugang|tod|hit|hi-tier)~|(?:rinder|equiden|tier)pass|stammdatenblatt|ohrmarken~|zuchtbescheinigung|abstammung~',
    ],
    [
      'Begleitpapier für Tiere',
      '~vieh(?:lieferschein|begleit~|transport~)|begleitpapier~|standarderklaerung~|lebensmittelketten~|transportpapier~|gesundheitszeugnis|veterinaerbescheinigung|desinfektionskontrollbuch|tiertransport~',
    ],
    ['Weidetagebuch', 'weide(?:tagebuch|buch|plan|journal|kalender|aufzeichnung|nachweis)~|beweidung~'],
    [
      'Untersuchung von Tieren',
      '(?:bvd|bhv-?1|btv|ibr|salmonellen|blut|kot|paratuberkulose|tuberkulose)-?(?:untersuchung|befund|status|ergebnis|probe|monitoring)~|(?:labor)?befund~ (?:bvd|bhv|btv|salmonell)~|sektionsbefund|klauenpflege~|traechtigkeits~|zuchtwert~|besamung~',
    ],
    ['Schlachtprotokoll', '~schlacht(?:protokoll|befund|daten|ergebnis|koerper)~|klassifizierung~|befunddaten'],
    [
      'Tierwohl',
      'tierschutzindikator~|eigenkontrolle tier~|salmonellenkategor~|aktionsplan kupier~|risikoanalyse (?:schwanz|kupier)~',
    ],
  ),
  ...titles('flaechen', 3, 'unread')(
    [
      'Flächenverzeichnis',
      'flaechen(?:nutzungs)?(?:nachweis|verzeichnis|liste|aufstellung|antrag|uebersicht|daten)~|fnn|(?:schlag|feld|parzellen|flurstuecks?|feldblock)-?(?:kartei|liste|verzeichnis|uebersicht|aufstellung|blatt|karte|plan|spiegel)~|anbau(?:plan|planung|verzeichnis|uebersicht|spiegel)~|fruchtfolge(?:plan)?|nutzungsplan|geodaten|(?:grund|acker|flur)stuecks?(?:liste|nachweis|verzeichnis)',
    ],
    [
      'Katasterauszug',
      '~kataster~|flurkarte|liegenschafts~|boden(?:schaetzung|richtwert|karte)~|grundbuch~|ackerzahl~|flurbereinigung~|flurneuordnung~|vermessung~|grenzniederschrift',
    ],
    [
      'Ernteaufstellung',
      'ernte(?:liste|aufstellung|ertraege|meldung|bericht|uebersicht|tagebuch)~|ertrags(?:liste|uebersicht|aufstellung|karte|daten)~',
    ],
  ),
  ...titles('foerderung', 3, 'kept')(
    [
      'Förderbescheid',
      '(?:bewilligungs|zuwendungs|auszahlungs|praemien|foerder|ruecknahme- und|zahlungs)-?bescheid~|zuwendung~|auszahlungs(?:mitteilung|antrag)|~verwendungsnachweis|bewilligung~',
    ],
    [
      'Förderantrag',
      '(?:sammel|foerder|agrarfoerder|gemeinsamer|zuwendungs|mehrfach|auszahlungs|teilnahme|aukm|grund)-?antrag~|gemeinsamer antrag|antrag auf (?:agrarfoerderung|direktzahlung|zuwendung|gewaehrung|foerderung|betriebspraemie|auszahlung)~|datenbegleitschein|direktzahlung~|einkommensgrundstuetzung|oeko-?regelung~|konditionalitaet~|agrarfoerderung|agrarumwelt~|aukm~|flaechenantrag|elan~|vertragsnaturschutz~|kulap~|agrardiesel~|ausgleichszulage',
    ],
    [
      'Vor-Ort-Kontrolle der Förderung',
      '(?:ergebnis |pruefbericht |protokoll )?(?:der )?(?:vor-ort-|vok|cc-)kontrolle~ (?:flaechen|invekos|foerder)~|flaechenmonitoring~|invekos~',
    ],
  ),
  ...titles(
    'vertraege',
    3,
    'kept',
  )(
    [
      'Vertrag',
      '(?:nachtrag|aenderung|ergaenzung|anlage|zusatzvereinbarung|verlaengerung|aufhebung)(?: nr\\.? ?\\d+)? (?:zum |zu dem |des |der |zur )?~(?:vertrag|vereinbarung|versicherung|police|versicherungsschein)~|~(?<!ver)vertrag(?:s(?:bestaetigung|urkunde|nachtrag|entwurf|aenderung|verlaengerung))?|~vereinbarung|vertragsbestaetigung|~kontrakt|nutzungsueberlassung~|gestattung~|uebergabevertrag|mietkauf~|leasing~|allgemeine geschaeftsbedingungen',
    ],
    [
      'Versicherungsschein',
      '~versicherungs(?:schein|police|nachtrag|bestaetigung|urkunde|vertrag|ausweis|bedingungen)~|~police|beitragsrechnung versicherung|deckungsbestaetigung',
    ],
  ),
  ...titles('vertraege', 1, 'kept')(['Versicherung', '~versicherung|~haftpflicht~']),
  ...titles('rechnungen', 3, 'unread')(
    ['Mahnung', '(?:erste |zweite |dritte |letzte |\\d\\. )?mahnung|zahlungs(?:erinnerung|aufforderung)|mahnbescheid'],
    [
      'Lieferschein',
      '~lieferschein~|wiegeschein~|waage~schein|waagschein|wiegenote|warenbegleitschein|ladeschein|lieferavis|lieferankuendigung',
    ],
    ['Gutschrift', '~gutschrift~|rechnungskorrektur|storno(?:rechnung)?'],
    ['Abrechnung', '~abrechnung(?!szeitraum|sjahr)~|~endabrechnung|schlachtabrechnung|~ankaufsschein|~verkaufsbeleg'],
    [
      'Rechnung',
      '~(?<!be)rechnung(?:s-?(?:nummer|nr|kopie|beleg|duplikat))?|quittung|kassen(?:bon|beleg|zettel)|tankbeleg|barverkauf|kassenbon|honorarnote|liquidation|invoice',
    ],
  ),
  ...titles(
    'rechnungen',
    3,
    'kept',
  )([
    'Kontoauszug',
    'konto(?:auszug|uebersicht|bewegung)~|zahlungsavis|ueberweisung~|umsatz(?:liste|uebersicht|aufstellung)|buchungsliste|offene posten|kontokorrent~|lohnabrechnung~|darlehens(?:auszug|konto)~|zinsbescheinigung',
  ]),
  ...titles(
    'rechnungen',
    2,
    'not_yet',
  )(
    ['Angebot', '~angebot|kostenvoranschlag|kostenschaetzung'],
    ['Auftrag', '~auftragsbestaetigung|bestellbestaetigung|~bestellung|~auftrag|preisliste|proformarechnung'],
  ),
  ...titles(
    'betrieb',
    3,
    'unread',
  )([
    'Wasseruntersuchung',
    '~wasser(?:untersuchung|analyse|probe|befund|qualitaet)~|(?:pruefbericht|untersuchung|analyse) (?:von |des )?~wasser~',
  ]),
  ...titles('betrieb', 3, 'kept')(
    [
      'Betriebsspiegel',
      '(?:unser|mein) (?:betrieb|hof)(?: im ueberblick)?|hofportraet|betriebs(?:vorstellung|portraet)|betriebs(?:spiegel|daten|beschreibung|uebersicht|stammdaten|konzept|nachweis|profil)~|lageplan|hofplan|stallplan|hofuebergabe~|organigramm|notfallplan|maschinenliste|inventar~|geraeteliste',
    ],
    [
      'Jahresabschluss',
      '~jahresabschluss|bilanz|gewinn- und verlustrechnung|einnahmen-?ueberschuss-?rechnung|buchfuehrungs~|betriebswirtschaftliche auswertung|bwa|steuererklaerung~|deckungsbeitrag~|liquiditaets~|abschreibung~|anlagenverzeichnis|betriebszweig~',
    ],
    [
      'Nachweis',
      '(?:oe[ck]o|bio)-?(?:zertifikat|bescheinigung|kontroll~|inspektion~|audit~)|~zertifikat~|certificate|~befaehigungsnachweis|hauptuntersuchung~|untersuchungsbericht haupt~|qs-?(?:audit|zertifikat|pruefung|systemvertrag)~|~audit(?:bericht|protokoll)?|pruef(?:bescheinigung|plakette|buch)|~fuehrerschein|zulassungsbescheinigung~|fahrzeugschein|fahrzeugbrief|~gewerbeanmeldung|~uvv~|feuerloescher~|brandschutz~|elektropruefung|dichtheitspruefung',
    ],
    ['Genehmigung', '~genehmigung|bauschein|baugenehmigung~|wasserrechtliche erlaubnis|~erlaubnis'],
    [
      'Protokoll einer Kontrolle',
      '(?:kontroll|inspektions|begehungs|audit|betriebspruefungs)(?:protokoll|bericht|ergebnis|checkliste)~|gefaehrdungsbeurteilung|unterweisung~|betriebsanweisung|arbeitsschutz~|sicherheitsdatenblatt',
    ],
  ),
  ...titles('wissen', 3, 'knowledge')(
    [
      'Gesetz',
      '~(?:gesetz|verordnung) (?:ueber|zur|zum|fuer)~|ausfertigungsdatum|~durchfuehrungsverordnung|bundesgesetzblatt|~richtlinie (?:zur|ueber|\\d)~|~gesetz(?:buch)?|~verordnung',
    ],
    [
      'Merkblatt',
      '~merkblatt|~leitfaden|~ratgeber|broschuere|~faustzahlen|~handbuch|~hinweise (?:zur|zum|fuer|zu) ~|~beratungsinformation|infoblatt|faltblatt|~kompendium|haeufige fragen|faq|anleitung~|betriebsanleitung|bedienungsanleitung|~checkliste|pflanzenschutzhinweis~|~warndienst~|versuchsbericht~|~feldversuch~|landessortenversuch~|~sortenversuch~|~versuchsergebnis~|~sortenempfehlung~|sortenliste|beschreibende sortenliste',
    ],
    [
      'Fachartikel',
      'fachartikel|~artikel|aus der praxis|im interview|~reportage|~studie|~magazin|~zeitung|~zeitschrift|wochenblatt~|ausgabe \\d+|pressemitteilung|marktbericht~|~newsletter|preisbericht|boersenbericht|wetterbericht~|~wettervorhersage|witterungsbericht',
    ],
  ),
  ...titles('briefe', 3, 'unread')(
    ['Brief', '(?:brief|e-?mail|anschreiben|begleitschreiben|schreiben)(?: (?:an|von|vom) ~)?'],
    ['Kündigung', '(?:kuendigung)(?:s(?:schreiben|bestaetigung))?|widerruf|widerspruch~|einspruch'],
    [
      'Bescheid',
      'anhoerung~|~anordnung|allgemeinverfuegung|~verfuegung|ordnungswidrigkeit~|bussgeld~|nachforderung~|vollstreckung~|feststellung',
    ],
    ['Einladung', 'einladung~|ladung|tagesordnung'],
    [
      'Anfrage',
      '(?:ihre |ihr )?(?:anfrage|schreiben|nachricht|antwort)|aufforderung~|~erhebung|~befragung|~umfrage|fragebogen~|rueckmeldung~|erinnerung~|fristsetzung|terminbestaetigung|~ankuendigung|terminvorschlag|beschwerde|reklamation|maengelanzeige|unfallanzeige|schadens?(?:meldung|anzeige)|kontrollankuendigung|benachrichtigung',
    ],
  ),
  ...titles(
    'briefe',
    1,
    'unread',
  )([
    'Mitteilung',
    '~mitteilung(?:en)?|information(?:en)?|rundschreiben|rundbrief|bekanntmachung|hinweis|bericht|protokoll~|niederschrift~|elternbrief|elterninfo~',
  ]),
  ...titles(
    'sonstiges',
    3,
    'knowledge',
  )(
    [
      'Rezept',
      'rezept(?:e|ur)?|zutaten|speisekarte|einkaufs(?:liste|zettel)|fahrplan|reiseplan|urlaubsplan|kalender|gedicht|liedtext',
    ],
    [
      'Werbung',
      '(?:jetzt )?(?:zuschlagen|sparen)|aktionspreis~|sonderaktion~|rabattaktion|sonderangebot|gewinnspiel|prospekt|katalog|werbung|aktion(?=:)',
    ],
  ),
]
