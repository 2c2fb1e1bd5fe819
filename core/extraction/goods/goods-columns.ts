import { makeGoodsFinder } from '../fieldwork/goods-table.ts'
import { titleOf } from '../tables/analysis-columns.ts'
import type { FoundColumns } from '../tables/find-columns.ts'
import { heads } from '../tables/heads.ts'
import type { Table } from '../structure.ts'

/** Columns of lists of delivery notes, of what lies in the store, and of prices. */
const COLUMNS = {
  article:
    heads(`Artikel | Artikelbezeichnung | Bezeichnung | Artikelname | Ware | Produkt | Produktname | Warenbezeichnung |
    Produktbezeichnung | Artikeltext | Beschreibung | Betriebsmittel | Mittel | Material | Handelsname | Futtermittel |
    Düngemittel | Pflanzenschutzmittel | Saatgut | Item | Article | Product | Description | Position | Name | Sorte`),
  article_number:
    heads(`Artikelnummer | Artikel-Nr. | Art.-Nr. | Art-Nr. | ArtNr | Artikel Nr | Art.Nr. | Material-Nr. |
    Materialnummer | Item No | SKU | EAN | Bestellnummer`),
  amount: heads(`Menge | Liefermenge | Gelieferte Menge | Liefermenge netto | Anzahl | Stückzahl | Nettomenge | Netto |
    Nettogewicht | Quantity | Qty | Menge geliefert | Gewicht | Menge netto | kg | t | dt | l | Liter | Stück`),
  stock:
    heads(`Bestand | Lagerbestand | Ist-Bestand | Istbestand | Lagermenge | Restbestand | Restmenge | aktueller Bestand |
    Bestand aktuell | Inventurmenge | Menge lt. Inventur | Endbestand | Vorrat | Menge am Lager | Bestandsmenge | Stock |
    Bestand Ist | verfügbar | verfügbare Menge`),
  unit: heads(
    `Einheit | ME | Mengeneinheit | Einh. | VE | Unit | Gebinde | Gebindeeinheit | Verpackungseinheit | Verpackung`,
  ),
  price:
    heads(`Preis | Einzelpreis | EP | Nettopreis | Preis EUR | Preis € | Preis je Einheit | Preis EUR/dt | Preis EUR/t | €/dt |
    EUR/dt | €/t | EUR/t | €/l | EUR/l | Preis netto | Listenpreis | Price | Preis/dt | Preis/t | Preis je dt | Preis je t | Preis…`),
  net: heads(
    `Betrag | Gesamtpreis | Summe | Nettobetrag | Warenwert | Wert | Gesamt | Betrag EUR | Positionswert | Gesamtbetrag`,
  ),
  delivery_note:
    heads(`Lieferschein | Lieferschein-Nr. | Lieferscheinnummer | LS-Nr. | LS | Lieferschein Nr | Lfs.-Nr. | LfS |
    Liefersch.-Nr. | Belegnummer | Beleg-Nr. | Beleg | Lieferung Nr. | Delivery Note | Wiegeschein | Liefernummer`),
  invoice_number: heads(`Rechnungsnummer | Rechnungs-Nr. | Rechnungsnr. | Rechnung | Rechnung Nr. | RE-Nr. | Rg.-Nr. |
    Rechnungs-Nummer | Invoice No | Invoice Number`),
  date: heads(`Lieferdatum | Datum | Geliefert am | Lieferung am | Liefertag | Belegdatum | Datum Lieferung | Lieferscheindatum |
    LS-Datum | Eingang | Eingangsdatum | Wareneingang | Delivery Date | Date | Lieferung | Zugang | …datum`),
  supplier:
    heads(`Lieferant | Händler | Firma | Verkäufer | Bezogen von | Bezugsquelle | Supplier | Vendor | Handelspartner |
    Landhandel | geliefert von | Herkunft | Partner`),
  batch:
    heads(`Charge | Chargennummer | Chargen-Nr. | Partie | Partienummer | Los | Losnummer | Batch | Lot | Anerkennungsnummer |
    Chargen | Partie-Nr.`),
  best_before:
    heads(`Haltbar bis | MHD | Mindesthaltbarkeit | Mindesthaltbarkeitsdatum | Verwendbar bis | Verfallsdatum |
    Ablaufdatum | Aufbrauchfrist | haltbar`),
  category: heads(`Art | Warengruppe | Kategorie | Gruppe | Artikelgruppe | Warenart | Produktgruppe | Category`),
  note: heads(`Bemerkung | Bemerkungen | Notiz | Hinweis | Kommentar`),
  other: heads(`Ohrmarke | Schlag | Schlagname | Feld | FLIK | Maßnahme | Parameter | Kontonummer | IBAN | Fruchtart`),
} as const

export type GoodsColumn = keyof typeof COLUMNS

const find = makeGoodsFinder<GoodsColumn>(
  COLUMNS,
  (has) => has('article') && !has('other') && (has('amount') || has('stock') || has('price')),
  {
    shapes: {
      article: 'name',
      amount: 'number',
      stock: 'number',
      unit: 'unit',
      price: 'number',
      net: 'number',
      date: 'day',
      supplier: 'name',
      best_before: 'day',
    },
  },
)

export type GoodsList = 'delivered' | 'in_store' | 'prices'

const DELIVERED = /lieferschein|lieferung|wareneingang|zugänge|anlieferung|warenbezug|bezüge/i
const IN_STORE =
  /lagerbestand|lagerliste|bestandsliste|inventur|lagerübersicht|vorrat|bestandsübersicht|lager(?:buch)?(?!\p{L})/iu
const PRICES = /preisliste|preisinfo|preisübersicht|angebot|konditionen|freibleibend|tagespreise?|preise(?!\p{L})/iu

/** What sort of list of goods a table is, by its columns, then by its title; undefined where nothing shows it. */
export function findGoods(
  filename: string,
  table: Table,
): { found: FoundColumns<GoodsColumn>; list: GoodsList } | undefined {
  const found = find(table)
  if (!found) return undefined
  const { amount, stock, price, delivery_note: note, invoice_number: invoice, date, supplier } = found.columns
  const title = titleOf(filename, { ...table, rows: table.rows.slice(0, found.header) })
  if (PRICES.test(title) || (price && !amount && !stock)) return price ? { found, list: 'prices' } : undefined
  if (stock || (amount && IN_STORE.test(title) && !note)) return { found, list: 'in_store' }
  return amount && (note || invoice || DELIVERED.test(title) || (date && supplier))
    ? { found, list: 'delivered' }
    : undefined
}
