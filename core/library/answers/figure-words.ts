import type { PlanEntryId } from './plan-entry-ids.ts'

/** A word for some of the figures of a plan, by their ids. */
export interface Topic {
  label: string
  words: string
  figures: readonly string[]
  /** It means these only beside a word that is the plan's own. */
  isWeak?: true
}

/** What figures are called beside their labels; a question may name several at once. */
export const TOPICS: Readonly<Record<PlanEntryId, readonly Topic[]>> = {
  duengeplan: [
    {
      label: 'Bedarf',
      words: `Bedarf Stickstoffbedarf Düngebedarf NBedarf braucht brauchen brauche bräuchte bräuchten bräucht benötigt
        benötigen benötige nötig notwendig Einkauf kaufen einkaufen bestellen verlangt verlangen verlangte`,
      figures: ['need', 'nitrogen_product', 'slurry', 'mineral_n', 'gift'],
    },
    {
      label: 'Kosten',
      words: `Kosten kostet kosten koste gekostet Geld Ausgaben ausgeben ausgegeben zahl zahle zahlen zahlt bezahlen
        Düngerkosten Düngekosten`,
      figures: ['cost'],
      isWeak: true,
    },
    {
      label: 'Arbeitszeit',
      words: 'Arbeitszeit Arbeitsstunden Arbeitsaufwand Arbeit AKh Stunden Zeitaufwand',
      figures: ['hours'],
      isWeak: true,
    },
    { label: 'zugeteilt', words: 'zugeteilt', figures: ['gift', 'need'] },
    {
      label: 'Gaben',
      words: 'Gabe Gaben Teilgabe Teilgaben Düngergabe Düngergaben Güllegabe Güllegaben',
      figures: ['gift'],
    },
    {
      label: 'nicht gedeckt',
      words: 'gedeckt ungedeckt unversorgt Unterdeckung Deckungslücke Lücke Defizit Fehlmenge fehlangabe',
      figures: ['uncovered', 'uncovered_n'],
      isWeak: true,
    },
    {
      label: 'Schritte der Rechnung',
      words: `Abzug Abzüge abgezogen abziehen abzieht angerechnet anrechnen Zuschlag Zuschläge zugeschlagen draufgeschlagen
        gekürzt Abschlag Abschläge`,
      figures: ['step'],
    },
    { label: 'organischer Stickstoff', words: 'organisch organische organischer organischen', figures: ['organic_n'] },
    {
      label: 'mineralischer Stickstoff',
      words: 'mineralisch mineralische mineralischer mineralischen Mineralstickstoff',
      figures: ['mineral_n'],
    },
  ],
  futterplan: [
    {
      label: 'Bedarf',
      words: `Bedarf Futterbedarf braucht brauchen brauche bräuchte bräuchten bräucht benötigt benötigen nötig
        Jahresbedarf verbraucht verbrauchen Verbrauch verlangt verlangen verschlingt verschlingen Tagesbedarf
        Nährstoffbedarf Energiebedarf Eiweißbedarf Proteinbedarf Rohproteinbedarf`,
      figures: ['needed', 'maize_silage', 'grass_silage', 'bought', 'need_energy', 'need_nxp', 'need_xp'],
    },
    {
      label: 'zu beschaffen',
      words: 'zukaufen kaufen einkaufen besorgen beschaffen Zukauf nachkaufen fehlangabe Bedarfsliste Einkaufsliste',
      figures: ['lacking'],
      isWeak: true,
    },
    {
      label: 'Kosten',
      words: `Kosten kostet kosten koste gekostet Geld Ausgaben ausgeben zahl zahle zahlen zahlt bezahlen Futterkosten
        Rationskosten Fütterungskosten`,
      figures: ['cost_cow', 'cost_milk', 'cost_pig', 'cost_piglet', 'cost_sow', 'cost'],
      isWeak: true,
    },
    {
      label: 'zugeteilt',
      words: 'zugeteilt frisst fressen gefressen',
      figures: ['feed', 'feed_fresh', 'dry', 'fresh'],
    },
    { label: 'Trockenmasse', words: 'TM Trockensubstanz', figures: ['feed', 'dry'] },
    { label: 'Frischmasse', words: 'FM frisch', figures: ['feed_fresh', 'fresh'] },
    {
      label: 'Energie',
      words: 'Energie NEL ME Megajoule MJ Energiedeckung Energiebedarf',
      figures: ['energy', 'need_energy'],
      isWeak: true,
    },
    {
      label: 'Eiweiß',
      words: 'Eiweiß Protein Rohprotein nXP XP Eiweißbedarf Proteinbedarf Rohproteinbedarf Eiweißversorgung',
      figures: ['nxp', 'need_nxp', 'need_xp'],
      isWeak: true,
    },
    { label: 'Stickstoffbilanz', words: 'RNB Stickstoffbilanz', figures: ['rnb'] },
    { label: 'Grobfutter', words: 'Grobfutter Grundfutter Grobfutteranteil', figures: ['forage'], isWeak: true },
  ],
  anbauplan: [
    {
      label: 'Deckungsbeitrag',
      words: `Deckungsbeitrag Deckungsbeiträge DB Gewinn Erlös verdienen verdient bringt einbringt herausspringt
        abwirft erwirtschaftet erwirtschaften Überschuss`,
      figures: ['margin', 'margin_field'],
    },
    {
      label: 'Fruchtwechsel',
      words: 'Fruchtwechsel Wechselanteil Wechsel Fruchtfolge Fruchtfolgewechsel gewechselt',
      figures: ['change'],
    },
    {
      label: 'Winterbedeckung',
      words: 'Winterbedeckung Bodenbedeckung bedeckt begrünt bestellt bewachsen Winterung Winterungen',
      figures: ['winter_crops'],
    },
    {
      label: 'Hauptfrüchte',
      words: 'Hauptfrüchte Hauptfrucht Hauptkulturen Früchte Frucht Kultur Kulturen Feldfrüchte Feldfrucht',
      figures: ['crop', 'crops', 'hectares'],
      isWeak: true,
    },
    { label: 'zu wenig Mais', words: 'fehlangabe Fehlfläche Maismangel', figures: ['lacking_ha'], isWeak: true },
    { label: 'Leguminosen', words: 'Leguminosen Leguminosenanteil Hülsenfrüchte', figures: ['legumes'] },
    {
      label: 'Anbau',
      words: `Anbau anbauen baue bauen baut angebaut wächst wachsen säen gesät Aussaat Anbaufläche Anbauumfang stünde stünden
        stehen steht vorgesehen`,
      figures: ['hectares', 'crop', 'maize'],
    },
  ],
  weideplan: [
    {
      label: 'Gras',
      words: 'Aufwuchs Weidegras Grasaufwuchs reicht reichen langt langen genügt deckt gedeckt',
      figures: ['month'],
    },
    { label: 'Tiere', words: 'Tiere Tier Viecher', figures: ['animals'], isWeak: true },
    { label: 'Weidefläche', words: 'Weidefläche Weideflächen', figures: ['area'] },
    { label: 'Fläche', words: 'Hektar ha Fläche', figures: ['area', 'stocking'], isWeak: true },
    {
      label: 'Besatz',
      words: `trägt tragen verträgt vertragen ernährt Besatz Besatzdichte Besatzstärke Tierbesatz Viehbesatz Weidebesatz`,
      figures: ['stocking'],
    },
    { label: 'gefressen', words: 'gefressen fressen frisst', figures: ['grazed'], isWeak: true },
    {
      label: 'Koppelkalender',
      words: 'Koppelkalender Weidekalender Belegung Koppelwechsel umtreiben Umtrieb Koppel',
      figures: ['paddock'],
    },
    { label: 'Austrieb', words: 'Austrieb austreiben Weideaustrieb Auftrieb rauslassen', figures: ['turnout'] },
    {
      label: 'Aufwuchs',
      words: 'wächst wachsen nachwächst Zuwachs Graszuwachs Wachstum Graswachstum',
      figures: ['growth'],
    },
    { label: 'Nachmähen', words: 'nachmähen nachgemäht nachmähe Nachmahd Weidepflege Pflege', figures: ['work'] },
  ],
}

/** What a figure is called by its id, and what may be said of it beside; a question need not say it. */
export const FIGURE_NAMES: Readonly<Record<PlanEntryId, Readonly<Record<string, string>>>> = {
  duengeplan: {
    need: 'Stickstoff N darf bekommen vertragen Hektar jehektar',
    given: 'Stickstoff N gegeben bekommen schon jehektar',
    uncovered: 'Stickstoff N Lücke offen jehektar',
    uncovered_n: 'Stickstoff N Lücke offen Kilo',
    mineral_n: 'Stickstoff N Mineraldünger Kunstdünger',
    organic_n: 'Stickstoff N Gülle Hektar jehektar',
    slurry: 'Gülle Rindergülle ausbringen ausgebracht gefahren streuen Hof gesamt',
    nitrogen_product:
      'KAS Kalkammonsalpeter Dünger Mineraldünger Kunstdünger Handelsdünger Stickstoffdünger streuen gestreut ausgebracht',
    cost: 'Dünger Düngung Euro',
    hours: 'Düngung',
    step: 'Stickstoff N Bedarf jehektar Hektar',
    gift: `Dünger düngen gedüngt streuen gestreut ausbringen ausgebracht fahren gefahren Düngung geben
      gegeben kriegen jehektar Menge`,
  },
  futterplan: {
    cost_cow: 'Kuh Tag amtag jetier Futter Fütterung Euro Kühe',
    cost_milk: 'Milch Kilo jemilch ECM Cent ct Futter Fütterung Liter',
    cost_pig: 'Mastschwein Mastschweine Schwein Schweine Tag amtag jetier Futter Euro',
    cost_piglet: 'Ferkel Schwein Schweine Tag amtag jetier Futter Euro',
    cost_sow: 'Sau Sauen Zuchtsau Zuchtsauen Schwein Schweine Tag amtag jetier Futter Euro',
    need_energy: 'MJ Tag amtag jetier Tier Bedarf',
    need_nxp: 'Gramm Tag amtag jetier Tier Bedarf nutzbares',
    need_xp: 'Gramm Tag amtag jetier Tier Bedarf',
    cost: 'Tier Tag amtag jetier Futter Euro',
    feed: 'TM Trockensubstanz amtag jetier Futter Tier Tag',
    feed_fresh: 'FM Frischmasse frisch amtag jetier Futter Tier Tag',
    dry: 'TM Trockensubstanz amtag jetier Futter insgesamt',
    fresh: 'FM frisch amtag jetier Futter insgesamt',
    needed: 'imjahr Futter Tonnen gesamt',
    lacking: 'Futter Tonnen imjahr noch',
    maize_silage: 'Mais Silage imjahr Tonnen Futter',
    grass_silage: 'Gras Silage imjahr Tonnen Futter',
    bought: 'Kraftfutter imjahr Tonnen Futter Konzentrat',
    energy: 'Kuh Kühe gedeckt',
    nxp: 'Kuh Kühe gedeckt',
    rnb: 'Pansen Kühe',
    forage: 'Kühe Anteil',
  },
  anbauplan: {
    margin: 'Euro',
    margin_field: 'Euro Feld Schlag Acker',
    change: 'Anteil Prozent Hauptfrucht',
    winter_crops: 'Winter Anteil Prozent',
    crops: 'verschiedene',
    legumes: 'Anteil Prozent',
    maize: 'Mais Hektar Fläche',
    hectares: 'Hektar Fläche Betrieb',
    lacking_ha: 'Mais Hektar Fläche Futter noch reicht',
    crop: 'Kultur Frucht Feld Schlag Acker Hauptfrucht Hektar Fläche',
  },
  weideplan: {
    animals: 'Tiere Weide Tier',
    area: 'Weide Fläche Hektar',
    stocking: 'jehektar Hektar Kühe Kuh Tiere Rinder Viecher Vieh Weide',
    grazed: 'Weide amtag Gras TM',
    month: 'Weide Gras',
    paddock: 'Weide Herde',
    work: 'Weide Herde',
    turnout: 'Weide Herde',
    growth: 'Gras Weide amtag TM Trockenmasse Aufwuchs Koppel',
  },
}

/** Feeds and goods by what farmers call them for short. */
export const SHORT_NAMES: readonly (readonly [name: RegExp, words: string])[] = [
  [/maissilage/iu, 'Mais Silage'],
  [/grassilage/iu, 'Gras Silage Grassilage'],
  [/rapsextraktionsschrot/iu, 'Raps Rapsschrot Schrot Eiweißfutter'],
  [/sojaextraktionsschrot/iu, 'Soja Sojaschrot Eiweißfutter'],
  [/gerstenstroh/iu, 'Stroh'],
  [/milchleistungsfutter/iu, 'MLF Leistungsfutter Kraftfutter'],
  [/weidegras/iu, 'Weide Gras'],
  [/gülle/iu, 'Gülle'],
  [/^kas/iu, 'KAS Kalkammonsalpeter'],
  [/laktierende/iu, 'Milchkühe Milchkuh Kühe Kuh melkend melkende melkenden Melkende laktierend'],
  [/trockensteher/iu, 'Kühe Trockenstehende trockenstehenden trockene trockenen'],
  [/milchkühe/iu, 'Kühe Kuh Milchkuh Kuhherde Milchkuhherde Milchviehherde Milchvieh'],
  [/mastschweine/iu, 'Schweine Schwein Mast'],
  [/sauen/iu, 'Sau Zuchtsauen'],
  [/futtererbse/iu, 'Erbsen Körnererbsen'],
  [/mastbullen/iu, 'Bullen Bulle Mast Bullenherde Mastbullenherde'],
  [/jungrinder/iu, 'Jungvieh Färsen Rinder Jungrinderherde Jungviehherde Färsenherde'],
]
