import type { EntryId } from './entry-ids.ts'
import type { PeriodKind } from './periods.ts'

export const CATEGORIES = {
  betrieb: 'Betrieb',
  duengung: 'Düngung',
  pflanzenschutz: 'Pflanzenschutz',
  anbau: 'Anbau und Förderung',
  tiere: 'Tiere',
  fuetterung_milch: 'Fütterung und Milch',
  bio_umwelt_arbeit: 'Bio, Umwelt, Arbeit',
} as const
export type Category = keyof typeof CATEGORIES

/** Lines that go on; a proof as a file; a calculation with variants; questions that a farm puts to itself. */
export const ENTRY_KINDS = ['register', 'dokument', 'plan', 'checkliste'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Something that a farm keeps; its law and how long it is kept stand in `legal-bases.ts` and `retentions.ts`. */
export interface CatalogEntry {
  id: EntryId
  title: string
  category: Category
  kind: EntryKind
  period: PeriodKind
  /** The last year that there is one of. */
  lastYear?: number
}

/** The year before the balance was abolished. */
const LAST_BALANCE = 2024

type Line = readonly [EntryId, string, EntryKind, PeriodKind, Pick<CatalogEntry, 'lastYear'>?]

const LINES: Readonly<Record<Category, readonly Line[]>> = {
  betrieb: [
    ['betriebsspiegel', 'Betriebsspiegel', 'dokument', 'KJ'],
    ['flaechenverzeichnis', 'Flächen- und Nutzungsnachweis (FNN)', 'register', 'AJ'],
    ['pachtvertraege', 'Pachtverträge und Pachtflächen', 'dokument', 'EIN'],
    ['lageplan_hof', 'Lageplan Hofstelle und Stallplan', 'dokument', 'EIN'],
  ],
  duengung: [
    ['duengeplan', 'Düngeplan (Düngebedarfsermittlung N und P)', 'plan', 'DJ'],
    ['duengedokumentation', 'Düngedokumentation je Schlag', 'register', 'DJ'],
    ['naehrstoffeinsatz_anl5', 'Jährlicher betrieblicher Nährstoffeinsatz (Anlage 5)', 'dokument', 'DJ'],
    ['nobergrenze_170', 'Berechnung 170 kg N/ha', 'dokument', 'KJ'],
    ['bodenuntersuchung', 'Bodenuntersuchungen (P, K, pH, Humus) und Nmin', 'register', 'EIN'],
    ['wirtschaftsduenger_analysen', 'Nährstoffgehalte Wirtschaftsdünger', 'dokument', 'KJ'],
    ['wduengv_lieferscheine', 'Aufnahme und Abgabe von Wirtschaftsdünger', 'register', 'KJ'],
    ['weidetagebuch', 'Weidetagebuch', 'register', 'KJ'],
    ['lagerraum', 'Lagerraumnachweis Gülle, Jauche, Mist', 'dokument', 'EIN'],
    ['stoffstrombilanz_archiv', 'Stoffstrombilanz (Archiv bis 2024)', 'dokument', 'DJ', { lastYear: LAST_BALANCE }],
  ],
  pflanzenschutz: [
    ['psm_aufzeichnung', 'Pflanzenschutz-Aufzeichnungen', 'register', 'KJ'],
    ['sachkunde', 'Sachkundenachweise und Fortbildungen', 'register', 'EIN'],
    ['geraetekontrolle', 'Prüfberichte Pflanzenschutzgeräte (Spritzen-TÜV)', 'dokument', 'EIN'],
    ['psm_lager', 'Pflanzenschutzmittelbestand und Lagerliste', 'register', 'KJ'],
    ['ips_checkliste', 'Integrierter Pflanzenschutz, Eigencheck', 'checkliste', 'KJ'],
  ],
  anbau: [
    ['anbauplan', 'Anbau- und Fruchtfolgeplan', 'plan', 'AJ'],
    ['sammelantrag', 'Sammelantrag (Mehrfachantrag)', 'dokument', 'AJ'],
    ['foerderbescheide', 'Bewilligungsbescheide und AUKM', 'dokument', 'AJ'],
    ['gloez_checkliste', 'Konditionalität, Eigencheck GLÖZ 1–9 und GAB', 'checkliste', 'AJ'],
    ['ernteregister', 'Ernte- und Lagerbuch', 'register', 'WJ'],
  ],
  tiere: [
    ['bestandsregister_rind', 'Bestandsregister Rinder', 'register', 'EIN'],
    ['bestandsregister_schwein', 'Bestandsregister Schweine', 'register', 'EIN'],
    ['bestandsregister_schaf_ziege', 'Bestandsregister Schafe und Ziegen', 'register', 'EIN'],
    ['hit_meldungen', 'HIT-Meldungen (Geburt, Zu- und Abgang, Tod, Stichtag)', 'register', 'KJ'],
    ['bvd_nachweise', 'BVD-Untersuchungen und Tiergesundheitsstatus', 'register', 'EIN'],
    ['arzneimittel_bestandsbuch', 'Arzneimittel-Nachweise (Bestandsbuch, AuA-Belege)', 'register', 'KJ'],
    ['antibiotika_tam', 'Antibiotika: Bestandsmeldung, Therapiehäufigkeit, Maßnahmenplan', 'dokument', 'HJ'],
    ['tierverluste', 'Stalltagebuch und Tierverluste', 'register', 'KJ'],
    ['tierwohl_eigenkontrolle', 'Tierschutzindikatoren, Eigenkontrolle', 'checkliste', 'HJ'],
    ['lebensmittelkette', 'Lebensmittelketteninformation (Schlachttiere)', 'dokument', 'EIN'],
    ['biosicherheit', 'Biosicherheitskonzept, Besucherbuch', 'checkliste', 'KJ'],
  ],
  fuetterung_milch: [
    ['futterplan', 'Futterplan und Rationen', 'plan', 'KJ'],
    ['futtermittel_zukauf', 'Futtermittel-Zukauf und Rückverfolgbarkeit', 'register', 'WJ'],
    ['milchguete', 'Milchgüte und MLP', 'register', 'KJ'],
  ],
  bio_umwelt_arbeit: [
    ['bio_zertifikat', 'Bio-Zertifikat, Betriebsbeschreibung, Kontrollberichte', 'dokument', 'KJ'],
    ['jgs_awsv', 'JGS-Anlagen, Dichtheit, Diesel- und Pflanzenschutzmittellager', 'checkliste', 'KJ'],
    ['arbeitssicherheit', 'Gefährdungsbeurteilung, Unterweisung, Prüfnachweise', 'checkliste', 'KJ'],
    ['agrardiesel', 'Agrardiesel-Antrag und Verbrauchsnachweis', 'dokument', 'KJ'],
    ['weideplan', 'Weideplan und Belegungsplan', 'plan', 'KJ'],
    ['haltungskennzeichnung', 'Haltungskennnummer Mastschweine', 'dokument', 'EIN'],
  ],
}

/** All that the catalog offers, category by category. */
export const ENTRIES: readonly CatalogEntry[] = Object.entries(LINES).flatMap(([category, lines]) =>
  lines.map(([id, title, kind, period, more]) => ({
    id,
    title,
    category: category as Category,
    kind,
    period,
    ...more,
  })),
)

const BY_ID = new Map<string, CatalogEntry>(ENTRIES.map((entry) => [entry.id, entry]))

export const entryOf = (id: EntryId): CatalogEntry => BY_ID.get(id)!

/** Undefined for what the catalog does not know. */
export const findEntry = (id: string): CatalogEntry | undefined => BY_ID.get(id)
