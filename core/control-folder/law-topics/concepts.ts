import { stems, vocabularyOfConcepts } from '../../answers/index.ts'
import { DUTY_WORDS } from './duty-words.ts'
import { CROP_GROUP_WORDS, CROPS, FERTILIZERS, ORGANIC_FERTILIZERS } from '../../terms/index.ts'

/**
 * What people say when they ask what the law demands of their farm, by what it means. A word may mean several things;
 * a topic takes the one that it knows.
 */
const WORDS = {
  /** By their own names, and as the house knows them: „Gülle“, „KAS“. */
  material: [
    ...Object.values(ORGANIC_FERTILIZERS),
    ...FERTILIZERS.flatMap(({ name, words }) => [name, ...words]),
    `Stallmist Rindermist Kuhmist Pferdemist Schweinemist Hühnermist Putenmist Hühnerkot Biogasgülle Gärprodukt
     Champignonmist DAP MAP SSA ASS NPK TSP Kali Kalksalpeter Superphosphat Volldünger Karbokalk`,
  ].join(' '),
  fertilizer: 'Dünger Düngemittel Wirtschaftsdünger Mineraldünger Kunstdünger Handelsdünger',
  mineral: 'Mineraldünger Kunstdünger Handelsdünger mineralisch mineralischen',
  organic: 'organisch organische organischen organischer Wirtschaftsdünger Wirtschaftsdüngern',
  liquid: 'flüssig flüssige flüssigen flüssiger',
  nitrogen: `Stickstoff N Stickstoffdünger Gesamtstickstoff Reinstickstoff Gesamtn Ammonium Ammoniumstickstoff NH4
    Stickstoffmenge Stickstoffgabe`,
  phosphate: 'Phosphat Phosphor P Phosphatdünger P2O5',
  spread: `fahren fahre fährt gefahren ausfahren ausgefahren rausfahren ausbringen ausgebracht ausbringe Ausbringung
    bringen bringe aufbringen aufgebracht streuen gestreut streue verteilen verteilt verteile kippen los losfahren
    draufbringen rausbringen raushauen draufhauen draufkippen rauskippen verschleudern verspritzen verrieseln verregnen
    ausgießen verklappen rausjagen draufpacken ausschleudern hinfahren rausgefahren draufgefahren
    drauffahren anfahren raus rausfahre rausgebracht`,
  spreader: `Düngerstreuer Streuer Schleuderstreuer Mineraldüngerstreuer Kreiselstreuer Scheibenstreuer Pneumatikstreuer
    Grenzstreueinrichtung Grenzstreuer Grenzstreuscheibe Grenzstreuen Randstreueinrichtung Güllefass Güllewagen`,
  fertilize: `düngen gedüngt dünge Düngung Düngungen Düngegabe Düngermaßnahme Düngemaßnahme Düngungsmaßnahme aufdüngen
    güllen Gülleausbringung Gabe Gaben Düngeaufzeichnung Düngeaufzeichnungen Düngedokumentation Düngetagebuch`,
  give: 'geben gegeben gebe drauf draufgeben draufmachen aufbringen bringen',
  barred: 'gesperrt',
  closure: `Sperrfrist Sperrfristen Sperrzeit Sperrzeiten Sperre Düngesperre Güllesperre Verbotszeitraum Ausbringverbot
    Ausbringungsverbot Düngeverbot Düngesperrfrist`,
  forbidden: 'verboten untersagt Verbot unzulässig tabu strafbar illegal ordnungswidrig Ordnungswidrigkeit',
  allowed: `erlaubt zulässig möglich okay ok legal rechtens gestattet machbar drin rechtlich legalerweise vertretbar
    klargehen zulassen`,
  act: `arbeiten gearbeitet einsetzen eingesetzt verwenden verwendet benutzen benutzt nutzen bleiben bleibt lassen
    passieren geschehen gehen loslegen warten abwarten`,
  time: `Frist Fristen Zeit Zeitraum Tag Tage Tagen Stunde Stunden Minuten Monat Monate Monaten Jahr Jahre Jahren
    spätestens fällig innerhalb binnen Termin schnell rasch bald eher frühestens wieder sofort gleich lange oft
    häufig Abstände Turnus regelmäßig früh früher früheste frühesten frühestmöglich spät später letzter letzte
    Stichtag Zeitpunkt erst dauernd solange Zeitfenster Wochenende Mal dreimal zweimal viermal`,
  begin: `beginnt beginnen begann Beginn Anfang anfangen angehen fängt startet starten los ende endet enden Ende
    aufhören vorbei läuft laufen dauert dauern Schluss losgehen losgeht rum hält greift greifen freigegeben frei`,
  valid: 'gilt gelten gültig gültige gültigen gültiger',
  demand: `vorgeschrieben vorschreiben Pflicht Vorschrift Vorschriften Regel Regeln Gesetz gesetzlich Düngeverordnung DüV
    Verordnung einhalten einzuhalten halten eingehalten nötig notwendig erforderlich verlangt verlangen brauchen
    brauche gebraucht beachten gefordert fordert vorgesehen schreiben schreibt vorschreibt besagt sagt braucht
    gehört muss einhalte vorschriftsmäßig offiziell amtlich verpflichtet verpflichtend Pflichten Auflage Auflagen
    Vorgabe Vorgaben bestimmt geregelt regelt fällig anstehen ansteht dran her mitmachen`,
  amount: `Menge Mengen Kilo kg Kilogramm Hektar ha maximal max Maximum maximale höchstens allerhöchstens Höchstmenge viel
    Kubik m³ höchste weniger Prozent %`,
  grassland: `Grünland Wiese Wiesen Weide Weiden Dauergrünland Grasland Mähwiese Mähweide Grünlandflächen Grünlandfläche
`,
  arable: 'Acker Äcker Ackerland Ackerfläche Ackerflächen Ackerschlag Ackerschläge Ackerboden',
  soil: 'Boden Erde Grund',
  field: 'Feld Felder Feldern Schlag Schläge Schlägen Fläche Flächen Land',
  crop: [
    ...CROPS.flatMap(({ name, words }) => [name, ...words]),
    ...CROP_GROUP_WORDS,
    'Rüben Rübe Maisfeld Futterrüben',
  ].join(' '),
  catchCrop: 'Zwischenfrucht Zwischenfrüchte Gründüngung Zwischenfruchtanbau',
  harvested: `Ernte geerntet abgeerntet Stoppel Stoppeln Stoppelacker Stoppelfeld Hauptfrucht Getreideernte Maisernte
    gedroschen Drusch abgedroschen Getreidestoppel ernten`,
  bare: 'unbestellt unbestellten unbestellter blank blanken nackt nackten unbewachsen offenen kahlen',
  standing: 'bestellt bestellten bestellter Bestand stehenden wachsenden',
  /** Ground that nothing may be spread on; and ground that may be such. */
  unfit: `gefroren gefrorenem gefrorenen gefrorener durchgefroren zugefroren Schnee schneebedeckt schneebedeckten
    verschneit verschneiten hartgefroren wassergesättigt wassergesättigten überschwemmt überschwemmten überflutet überfluteten`,
  maybeUnfit: `Frost Bodenfrost frostig friert Raureif nass nassen nassem durchnässt durchnässten aufgeweicht aufgeweichten matschig Winterwetter
`,
  water: `Gewässer Gewässern Gewässerrand Wasser Graben Gräben Bach Bäche Fluss See Teich Ufer Böschung Böschungskante
    Böschungsoberkante Grabenrand Grabenkante Bachlauf Weiher Tümpel Siel Fleet Wettern Uferrand Wassergraben Wasserlauf Vorfluter Gewässerabstand Gewässerabstände
    Gewässerrandstreifen`,
  distance: `Abstand Abstände Mindestabstand Abstandsauflage Meter Metern Streifen Randstreifen Gewässerabstand weit nah
    nahe heran ran wegbleiben entfernt Entfernung dicht Mindestabstände herangehen rangehen ranfahren weg wegbleibt
    Abstandsregel Abstandsregeln bleiben Breite Pufferstreifen Pufferzone Schutzstreifen Abstandsstreifen Uferstreifen
    Sperrstreifen Sicherheitsabstand Schutzabstand Pflichtabstand Rand Feldrand Ackerrand wegbleib wegbleibe fernbleiben`,
  slope: 'Hang Hangneigung Gefälle steil Neigung Hanglage',
  spray: `spritzen Spritz Spritzungen Spritzarbeiten Spritzmaßnahme Spritzerei gespritzt spritze Spritzung Pflanzenschutz Pflanzenschutzmittel Spritzmittel PSM Herbizid Fungizid
    Insektizid Wachstumsregler Halmverkürzer Beizmittel Glyphosat Unkrautmittel Mittel Pflanzenschutzmitteln`,
  sprayer:
    'Spritzentüv Spritzenkontrolle Spritzenprüfung Spritze Feldspritze Anhängespritze Anbauspritze Pflanzenschutzgerät Pflanzenschutzspritze Spritzgerät',
  inspection: `TÜV Plakette Prüfung geprüft prüfen Prüfplakette Gerätekontrolle Kontrolle kontrolliert Spritzentüv
    Untersuchung überprüfen überprüft Prüftermin Hauptuntersuchung Siegel Prüfsiegel Prüfintervall`,
  lie: 'liegen liegenbleiben liegenlassen offenliegen unbearbeitet uneingearbeitet Nacht',
  incorporate: `einarbeiten eingearbeitet einzuarbeiten Einarbeitung Einarbeitungsfrist Einarbeitungspflicht einarbeite
    unterarbeiten untergearbeitet unterpflügen untergepflügt eingrubbern eingegrubbert unterarbeite einpflügen
    eingepflügt`,
  record: `nachtragen nachgetragen nachzutragen aufzeichnen aufgezeichnet aufzuzeichnen Aufzeichnung Aufzeichnungen
    Aufzeichnungspflicht Aufzeichnungsfrist dokumentieren dokumentiert Dokumentation eintragen eingetragen
    einzutragen Eintrag Einträge aufschreiben aufgeschrieben aufzuschreiben erfassen erfasst notieren notiert
    festhalten festgehalten vermerken verbuchen Nachtrag Düngedokumentation Düngetagebuch Schlagkartei
    Ackerschlagkartei Düngeaufzeichnung Düngeaufzeichnungen mitschreiben reinschreiben reingeschrieben hinschreiben
    niederschreiben dokumentiere führen geführt Kladde Heft Düngeheft`,
  open: 'offen offene offenen noch fehlt fehlen fehlende ausstehend unerledigt',
  strips: `Schleppschuh Schleppschlauch Schleppschläuche Schleppschläuchen Schlitztechnik Schlitzgerät streifenförmig
    bodennah bodennahe Injektion Injektor`,
  broadcast: `Breitverteiler Breitverteilern Prallkopf Pralltellerverteiler Schleuderteller Güllekanone Werfer Prallteller Prallblech Schwenkverteiler Möscha Breitverteilung breitflächig breitwürfig breit
`,
  urea: 'Harnstoff Urea Harnstoffdünger',
  inhibitor: `Hemmstoff Hemmstoffe Ureasehemmstoff Ureaseinhibitor Inhibitor Ureasehemmer stabilisiert stabilisierten
    stabilisierter Hemmer Stabilisator Nitrifikationshemmstoff Hemmung`,
  limit: `Obergrenze Grenze Grenzwert Limit Luft Spielraum übrig frei Rest 170 170er Stickstoffobergrenze höchstens
    erlaubt maximal max Maximum Höchstgrenze Puffer Reserve ausschöpfen ausgeschöpft`,
  limit170: '170 170er Stickstoffobergrenze Güllegrenze',
  autumn: 'Herbst Herbstdüngung Herbstgabe Spätsommer Herbstgülle',
  sample: `Bodenprobe Bodenproben beproben beprobt Beprobung Probe Proben Bodenuntersuchung Bodenuntersuchungen
    Bodenanalyse Probenahme Grunduntersuchung`,
  old: 'alt alte alten abgelaufen',
  take: `ziehen gezogen nehmen genommen zieh machen gemacht untersuchen untersucht lassen neue neuen neu nächste
    erneuern untersuche stechen gestochen einschicken eingeschickt fällig erneut wieder bedarf`,
  high: 'hoch hohe hohem hohen Gehalt Gehaltsklasse versorgt überversorgt zu',
  young: 'neu neue neuen neues neuer jung junge jungen frisch',
  calf: `Kalb Kälber Kälbchen Kälble Kalbes Neugeborenes neugeborene neugeborenes Bullenkalb Kuhkalb Stierkalb Mutterkalb
    Nachwuchs`,
  cattle: 'Rind Rinder Kuh Kühe Bulle Bullen Färse Färsen Tier Tiere Rindvieh Viehs',
  report: `melden gemeldet Meldung meldet anmelden angemeldet Geburtsmeldung HIT Meldefrist gemeldete HITMeldung abmelden
    abgemeldet Abgangsmeldung Antibiotikameldung Bestandsmeldung Nullmeldung Anmeldung
    Kalbmeldung Viehmeldung Zugangsmeldung melde durchgeben Meldezeit Meldepflicht Tiermeldung Kälbermeldung`,
  birth: 'Geburt geboren Abkalbung Kalbung Geburtsmeldung Geburten',
  moved: `Zugang Abgang Zugänge Abgänge Verkauf verkauft Zukauf zugekauft Umzug Tod verendet Abgangsmeldung
    Zugangsmeldung gekauft Tierbewegung verkaufen abgeholt abholen abholt Händler Viehhändler Abholung weggeben
    abgegeben abgeben abmelden abgemeldet Abmeldung gestorben tot verreckt verstorben totes eingegangen geschlachtet schlachten Schlachtung Kauf
    kaufen kaufe eingekauft zukaufe zukaufen dazukaufe dazukaufen verkaufe hergebe weggebe`,
  get: 'kriegen kriegt bekommen bekommt haben drin einziehen eingezogen',
  tag: 'Ohrmarke Ohrmarken kennzeichnen gekennzeichnet Kennzeichnung markieren markiert Marke Marken',
  bvd: `BVD BVDProbe BVDTest Ohrstanze Ohrstanzprobe Stanzprobe Gewebeprobe Ohrstanzen BVDUntersuchung stanzen
    gestanzt`,
  test: `testen getestet Test Probe beproben beprobt untersuchen untersucht Untersuchung nehmen genommen ziehen gezogen
`,
  solidStore: 'Mistplatte Misthaufen Miststätte Mistlager Dungplatte Dunglege Dungstätte Mistlege',
  store: `Lager Güllelager Lagerraum Lagerkapazität Güllelagerraum Güllebehälter Güllegrube Grube Behälter Lagervolumen
    Lagerung Lagerplatz Güllekeller lagern Lagerdauer Kapazität`,
  size: 'groß Größe Platz breit Breite lang',
  suffice: 'reichen reicht ausreichend genug langt langen genügt ausreichen',
  cover: `Mindestbodenbedeckung Bodenbedeckung bedeckt Bedeckung Winterbedeckung Begrünung begrünt abgedeckt ganzjährig
    Bodenbedeckungspflicht Grünstreifen Grasstreifen Grasrand Bewuchs bewachsen bewachsene bewachsenen begrünte begrünten
    begrünter begrüntem grün`,
  winter: 'Winter Herbst Dezember Jahresende überwintern',
  application:
    'Antrag Anträge Agraranträge Flächenanträge Sammelantrag Sammelanträge Agrarantrag Flächenantrag Mehrfachantrag Prämienantrag',
  handIn: `abgeben abgegeben einreichen eingereicht stellen gestellt Abgabe Abgabefrist Antragsfrist fertig erstellen
    erstellt rein raus zusammenfassen zusammengefasst zusammenstellen zusammengestellt zusammenrechnen
    zusammengerechnet zusammenzählen zusammengezählt eingegangen abschicken abgeschickt einschicken losschicken hinschicken vorliegen`,
  annex: 'Nährstoffeinsatz Jahreszusammenfassung',
  appendix: 'Anlage',
  five: '5 fünf',
  fallow: 'Brache Brachen Brachfläche Brachflächen Stilllegung Stilllegungsfläche',
  disturb: 'mähen gemäht mulchen gemulcht schlegeln häckseln bearbeiten bearbeitet grubbern pflügen gepflügt',
  gloez: 'GLÖZ Konditionalität',
  /** Strips along waters, which it is about. */
  gloez4: 'glözvier',
  six: '6 sechs',
  seven: '7 sieben',
  rotation:
    'Fruchtwechsel Fruchtfolge Kulturwechsel Fruchtfolgewechsel wechseln gewechselt Frucht Früchte Kultur Kulturen Hauptkultur',
  grow: `anbauen angebaut anbaue säen gesät Anbau anpflanzen legen bauen nochmal wieder erneut hintereinander nach Jahr
    Jahre drittes viertes folgen Folge drillen machen stellen reinstellen drauf hinstellen ansäen hin`,
  share: 'Anteil Prozent viel % Hektar',
  /** In which way one means to do it, which no law asks for. */
  manner: `einfach überhaupt trotzdem generell grundsätzlich theoretisch rein bedenkenlos kurz komplett nachher danach
    hinterher zwischendurch normal normalerweise üblich gewöhnlich alljährlich unbedingt zwingend wirklich direkt heuer demnächst wissen weiß überlegen`,
  people: 'ichselbst Betrieb Hof Landwirt Landwirte Bauer Bauern Landwirtin wir',
  ...DUTY_WORDS,
} as const

export type Concept = keyof typeof WORDS

/** What may be said beside anything that is asked of the law. */
export const BESIDE_ALL: readonly Concept[] = [
  'time',
  'begin',
  'valid',
  'demand',
  'people',
  'allowed',
  'amount',
  'act',
  'manner',
  'get',
]

const NAMES = Object.keys(WORDS) as Concept[]

/** By the stems of their words. */
export const VOCABULARY = vocabularyOfConcepts(
  Object.fromEntries(NAMES.map((concept) => [concept, stems(WORDS[concept])])) as unknown as Record<
    Concept,
    ReadonlySet<string>
  >,
)
