import { makeColumnFinder } from './find-columns.ts'
import { heads } from './heads.ts'

const CATEGORY =
  heads(`Altersklasse | Kategorie | Tierkategorie | Nutzungsrichtung | Tiergruppe | Gruppe | Nutzungsart |
  Klasse | Altersgruppe | Tierklasse | Haltungsform | Produktionsrichtung | Bezeichnung | Alters-/Nutzungsgruppe |
  Nutzungsart/Altersklasse | Altersklasse/Nutzungsart | Nutzungsrichtung/Altersklasse | Kategorie/Altersklasse |
  Tierart/Kategorie | Gewichtsklasse | Stall | Category | Group | Alter | Tierart / Nutzung`)
const SPECIES = heads(`Tierart | Tiergattung | Art | Species | Tiere | Gattung`)
const COUNT =
  heads(`Anzahl | Anzahl Tiere | Stück | Stückzahl | Tiere | Tierzahl | Anz. | Stk. | Kopfzahl | Zahl | Count |
  Zahl der Tiere | Tieranzahl | Head | Menge`)
const REPORTED = heads(`gemeldet am | Meldedatum | Meldung am | HIT-Meldung | gemeldet | Datum der Meldung | Meldung |
  HIT-Meldung am | in HIT gemeldet | Meldetag`)

/** Counts on a day, as they are reported for pigs, sheep, goats and poultry. */
export const findCounts = makeColumnFinder<'day' | 'category' | 'species' | 'count' | 'reported_on'>(
  {
    day: heads(`Stichtag | Stichtag am | Datum | zum | Zähltag | Stichtagsdatum | Stand | per | Tag | Zähldatum`),
    category: CATEGORY,
    species: SPECIES,
    count: [
      ...COUNT,
      ...heads(`Bestand | Tierbestand | Anzahl am Stichtag | gemeldete Anzahl | Bestandszahl | Tiere am Stichtag |
        Bestand am Stichtag | Ist-Bestand`),
    ],
    reported_on: REPORTED,
  },
  (has) => has('count') && (has('category') || has('species')),
  { shapes: { day: 'day', category: 'name', species: 'name', count: 'number', reported_on: 'day' } },
)

export type GroupColumn =
  | 'date'
  | 'movement'
  | 'count'
  | 'arrivals'
  | 'departures'
  | 'births'
  | 'deaths'
  | 'partner'
  | 'category'
  | 'species'
  | 'delivery_note'
  | 'reported_on'
  | 'note'
  | 'stock'
  | 'opening'
  | 'herd'

/** Movements of animals that are not told apart, such as the register of a pig farm (ViehVerkV § 42). */
export const findGroupMovements = makeColumnFinder<GroupColumn>(
  {
    date: heads(
      `Datum | Bewegungsdatum | Tag | am | Ereignisdatum | Datum der Bewegung | Date | Datum der Veränderung | …datum`,
    ),
    movement:
      heads(`Bewegungsart | Bewegung | Vorgang | Zu-/Abgang | Zugang/Abgang | Art der Bewegung | Richtung | Ereignis |
      Art der Veränderung | Veränderung | Bestandsveränderung | Meldeart | Art | Grund | Buchung`),
    count: COUNT,
    arrivals:
      heads(`Zugang | Zugänge | Zugang Anzahl | Anzahl Zugang | Zugang Stück | Zukauf | Eingestallt | Zukäufe | Zu |
      Einstallung | Zugang Tiere | Zugekauft | In`),
    departures:
      heads(`Abgang | Abgänge | Abgang Anzahl | Anzahl Abgang | Abgang Stück | Verkauf | Ausgestallt | Verkäufe | Ab |
      Ausstallung | Abgang Tiere | Verkauft | Schlachtung | Out`),
    births: heads(
      `Geburten | Geburt | geboren | lebend geboren | Ferkel geboren | Abferkelung | Lammung | Lebendgeborene`,
    ),
    deaths:
      heads(`Verendet | Verendungen | Verluste | Verlust | Tote | tot | gestorben | Todesfälle | Abgänge (verendet) |
      Verendete | Tierverluste`),
    partner:
      heads(`Herkunft/Verbleib | von/nach | von oder nach | Herkunft | Verbleib | Partner | Gegenbetrieb | Empfänger |
      Lieferant/Abnehmer | Herkunft bzw. Verbleib | Name und Anschrift | Betrieb | Lieferant | Abnehmer | Übernehmer |
      Vorbesitzer/Übernehmer | Käufer/Verkäufer`),
    category: CATEGORY,
    species: SPECIES,
    delivery_note:
      heads(`Lieferschein | Lieferschein-Nr. | Lieferscheinnummer | Begleitpapier | LS-Nr. | Beleg | Beleg-Nr. |
      Begleitschein | Viehverkehrsschein | Begleitschein-Nr. | Begleitpapier-Nr. | Begleitpapiernummer |
        Begleitdokument | Transportpapier | Begleitpapiere`),
    reported_on: REPORTED,
    stock:
      heads(`Bestand | Tierbestand | Endbestand | aktueller Bestand | Bestand neu | neuer Bestand | Saldo | Bestand danach |
      Bestand Ende | Bestand am Ende | Gesamtbestand | Bestand gesamt | Restbestand | Tiere im Stall | Stallbestand | Ist-Bestand`),
    opening: heads(
      `Anfangsbestand | Bestand vorher | Bestand alt | alter Bestand | Bestand Beginn | Bestand zu Beginn | Vortrag`,
    ),
    herd: heads(`Herde | Stallabteil | Abteil | Bucht | Partie | Durchgang | Herdenname`),
    note: heads(`Bemerkung | Bemerkungen | Notiz | Anmerkung | Hinweis`),
  },
  (has) =>
    has('date') &&
    ((has('count') && has('movement')) || (has('arrivals') && has('departures')) || (has('deaths') && has('arrivals'))),
  {
    shapes: {
      date: 'day',
      movement: 'name',
      count: 'number',
      arrivals: 'number',
      departures: 'number',
      births: 'number',
      deaths: 'number',
      stock: 'number',
      opening: 'number',
      herd: 'name',
      partner: 'place',
      category: 'name',
      species: 'name',
      reported_on: 'day',
    },
    byCells: ['date'],
  },
)
