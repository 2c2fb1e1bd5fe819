import type { Table } from '../structure.ts'
import type { FoundColumns } from '../tables/find-columns.ts'
import { heads } from '../tables/heads.ts'
import { FIELD_COLUMNS, makeGoodsFinder } from './goods-table.ts'

const COLUMNS = {
  date: heads(`Abgabedatum | Aufnahmedatum | Lieferdatum | Datum der Abgabe | Datum der Aufnahme |
    Datum der Abgabe/Aufnahme | Datum Abgabe | Datum Aufnahme | Datum | Übernahmedatum | Übergabedatum | Transportdatum |
    Ladedatum | Abholdatum | Anlieferdatum | Abgegeben am | Aufgenommen am | geliefert am | Transport am | Tag | Date |
    Datum des Inverkehrbringens | Datum der Lieferung | Lieferung am | Abgabe am | Aufnahme am | …datum`),
  given_to: heads(`Empfänger | Aufnehmer | Abnehmer | aufnehmender Betrieb | Abgabe an | Abgegeben an | geliefert an |
    Käufer | Empfangsbetrieb | Empfänger (Name) | Aufnehmender | Name des Empfängers | Name Empfänger | Recipient | Kunde |
    Aufnehmer Name | Verbleib | Abnehmerbetrieb | Empfängerbetrieb | Aufnehmerbetrieb | an`),
  taken_from: heads(`Abgeber | Lieferant | abgebender Betrieb | Herkunft | Aufnahme von | Inverkehrbringer | Erzeuger |
    Herkunftsbetrieb | Aufgenommen von | Lieferbetrieb | Abgeberbetrieb | Abgeber Name | Name des Abgebers | Supplier |
    geliefert von | Lieferer | Name Abgeber | Abgebender | von`),
  partner: heads(
    `Partner | Betrieb | Partnerbetrieb | Name | Geschäftspartner | Gegenbetrieb | Abgeber/Empfänger | Firma`,
  ),
  direction: heads(`Richtung | Auf-/Abgabe | Abgabe/Aufnahme | Aufnahme/Abgabe | Vorgang | Art der Bewegung | Bewegung |
    Ab-/Aufnahme | Bewegungsart | Import/Export | Aufnahme oder Abgabe | Abgabe oder Aufnahme`),
  manure: heads(`Wirtschaftsdüngerart | Art des Wirtschaftsdüngers | Wirtschaftsdünger | WD-Art | Art des Düngers |
    Düngerart | Dünger | Stoff | Substrat | Stoffart | Gülleart | Düngerbezeichnung | Art WD | Bezeichnung | Material |
    Produkt | Bezeichnung des Stoffes | Art des Stoffes | Manure | Gut | Artikel | Art`),
  amount: heads(`Menge | Menge FM | Frischmasse | Menge Frischmasse | FM | Abgabemenge | Aufnahmemenge | Liefermenge |
    Abgegebene Menge | Aufgenommene Menge | Gelieferte Menge | Menge gesamt | Transportmenge | Menge in FM | Tonnage |
    Menge t | Menge m³ | Menge Frischmasse t | Gewicht | Netto | Nettogewicht | Volumen | Quantity | m³ | cbm | t | Tonnen | to`),
  unit: heads(`Einheit | Mengeneinheit | ME | Einh. | Unit`),
  n: heads(`N gesamt | Gesamt-N | N | Stickstoff | Gesamtstickstoff | N ges. | N-Menge | Stickstoff gesamt | N-Gehalt | Nges |
    Stickstoff (N) | N-Fracht | Gesamt N | kg N | N kg`),
  nh4n: heads(`NH4-N | Ammonium-N | Ammoniumstickstoff | davon NH4-N | NH4N | NH4-Stickstoff | NH4`),
  p2o5: heads(`P2O5 | Phosphat | P2O5 gesamt | Gesamt-P2O5 | Phosphat (P2O5) | P2O5-Menge | P2O5-Gehalt | Phosphat P2O5 |
    kg P2O5`),
  delivery_note:
    heads(`Lieferschein-Nr. | Lieferscheinnummer | Lieferschein | LS-Nr. | Lieferschein Nr | LS | Lfs.-Nr. |
    Lieferschein-Nummer | Begleitschein | Begleitschein-Nr. | Belegnummer | Beleg-Nr. | Beleg | Wiegeschein | Wiegeschein-Nr. |
    Delivery Note`),
  recorded_on: heads(`Aufgezeichnet am | Erfasst am | Aufzeichnung am | Eingetragen am | Erfassungsdatum`),
  reported_on: heads(`Gemeldet am | Meldedatum | Meldung am | gemeldet | Datum der Meldung | Meldung | Meldetag |
    Meldung Datenbank | gemeldet in Meldeprogramm am`),
  p: heads(`P | Phosphor | P-Gehalt | Gesamt-P | P gesamt | P ges. | kg P | P kg`),
  k2o: heads(`K2O | Kali | K2O-Gehalt | K2O gesamt | Kalium (K2O) | kg K2O`),
  field: FIELD_COLUMNS.field,
  note: heads(`Bemerkung | Bemerkungen | Notiz | Anmerkung | Kommentar | Hinweis`),
}

export type ManureColumn = keyof typeof COLUMNS

const find = makeGoodsFinder<ManureColumn>(
  COLUMNS,
  (has) => has('date') && has('amount') && has('manure') && (has('given_to') || has('taken_from') || has('partner')),
  {
    shapes: {
      date: 'day',
      amount: 'number',
      unit: 'unit',
      manure: 'name',
      given_to: 'name',
      taken_from: 'name',
      partner: 'name',
      n: 'number',
      nh4n: 'number',
      p2o5: 'number',
      recorded_on: 'day',
      reported_on: 'day',
    },
    byCells: ['date'],
  },
)

/** Deliveries of one note, whose parties and manure stand above them: a line for each, with its number. */
export const findDeliveries = makeGoodsFinder<ManureColumn>(
  COLUMNS,
  (has) => has('date') && has('amount') && has('delivery_note') && !has('field'),
  { shapes: { date: 'day', amount: 'number' } },
)

/** A list of deliveries is one of manure where it says so, gives nutrients, or its lines name manure. */
export function findTransfers(table: Table): FoundColumns<ManureColumn> | undefined {
  const found = find(table)
  if (!found) return undefined
  const { columns, header } = found
  const title = table.rows
    .slice(0, header)
    .flatMap(({ cells }) => cells)
    .join(' ')
  const isManure =
    /wirtschaftsdünger|^wd-/i.test(columns.manure?.label ?? '') || /wirtschaftsdünger|gülle|gärrest/i.test(title)
  if (isManure || (columns.n && columns.p2o5)) return found
  const isTransfer = columns.direction ?? columns.given_to ?? columns.taken_from ?? columns.n
  return isTransfer && !columns.field && namesManure(table, found) ? found : undefined
}

const MANURE =
  /gülle|guelle|jauche|mist(?!er|el)|gärrest|gärprodukt|gärsubstrat|kompost|kottrocken|(?<!\p{L})(?:HTK|PTK|GTK)(?!\p{L})|klärschlamm|dung(?!l)/iu
const MOST_LINES = 30

function namesManure({ rows }: Table, { header, columns }: FoundColumns<ManureColumn>): boolean {
  const named = rows
    .slice(header + 1, header + 1 + MOST_LINES)
    .map(({ cells }) => cells[columns.manure?.index ?? -1] ?? '')
    .filter((cell) => cell.trim() !== '')
  return named.length > 0 && named.every((cell) => MANURE.test(cell))
}
