import type { DocumentLayout, Line } from '../../documents/read-layout.ts'
import type { Invoice } from '../invoice.ts'

/** What a paper says it is. */
export type PrintedTitle =
  | { is: 'receipt'; kind: Invoice['kind']; selfBilled: boolean; unclear?: string; line: Line }
  | { is: 'nothing'; as: string }

const TITLE_LINES = 45
const LONGEST_TITLE = 90
const BEHIND = String.raw`(?=\s*$|\s*[:/–-]|\s+(?:Nr|Nummer|No|Nº|N°|vom|über|für|zu|Original|Kopie|Duplikat|zum|zur|\(|[A-Z]{0,5}[-\d]|[A-Z]{2,6}\s?\d|\d|[A-Z]\p{Ll}+\s\d{4}))`
const titled = (words: string): RegExp =>
  new RegExp(String.raw`^(?:\*+\s*|Ihre\s+)?(?:${words})(?:\s?s?-?(?:Nr\.?|Nummer))?${BEHIND}`, 'iu')

const REMINDER = titled(
  String.raw`(?:\d\.\s*|letzte\s+|erste\s+|zweite\s+|dritte\s+)?(?:Mahnung|Zahlungserinnerung|Zahlungsaufforderung)`,
)

/** Papers that look like receipts, and what they are called. */
const NOTHING: readonly (readonly [as: string, title: RegExp])[] = [
  ['Angebot', titled('Angebot|Preisangebot|Lieferangebot|Kostenvoranschlag|Kostenangebot')],
  [
    'Auftragsbestätigung',
    titled('Auftragsbestätigung|Bestellbestätigung|Bestätigung Ihrer Bestellung|Kontraktbestätigung|Auftrag'),
  ],
  ['Bestellung', titled('Bestellung')],
  [
    'Preisliste',
    titled(
      String.raw`(?:Preisliste|Preisinformation(?:en)?|Preisinfo|Preisübersicht|Preisauskunft|Tagespreise)(?:\s[\p{L}-]+){0,4}`,
    ),
  ],
  ['Proformarechnung', titled('Pro-?\\s?forma-?\\s?Rechnung')],
]

const RECEIPTS: readonly (readonly [kind: Invoice['kind'], selfBilled: boolean, title: RegExp])[] = [
  [
    'Rechnungskorrektur',
    false,
    titled(
      'Rechnungskorrektur(?!\\s*/\\s*Gutschrift)|Korrekturrechnung|Stornorechnung|Rechnungsstorno|Berichtigte Rechnung',
    ),
  ],
  ['Anzahlungsrechnung', false, titled('Anzahlungsrechnung|Abschlagsrechnung|Vorauszahlungsrechnung|Vorausrechnung')],
  [
    'Rechnung',
    true,
    titled(
      String.raw`Gutschrift im \p{L}+verfahren|(?:\p{L}+)?(?:getreide|raps|ernte|milchgeld|schlacht|vieh|rüben|kartoffel|ankaufs?|einkaufs?|erzeuger|anlieferungs?|ablieferungs?|obst|wein|trauben|gemüse|mast|ferkel|eier|holz|stroh|zucker)\p{L}*(?:abrechnung|gutschrift)|Abrechnung\s*[/(]\s*Gutschrift\)?|Abrechnungsgutschrift|Gutschriftsabrechnung|Gutschrift\s*/?\s*Abrechnung|Abrechnung\s*/\s*Gutschrift`,
    ),
  ],
  [
    'Lieferschein',
    false,
    titled(
      '(?:Sammel|Waren|Futter|Dünger|Saatgut)?lieferschein|Lieferschein / Wiegeschein|Lieferbeleg|Warenbegleitschein|Warenausgangsschein|Auslieferungsschein|Ladeschein|Delivery Note',
    ),
  ],
  [
    'Gutschrift',
    false,
    titled(
      'Gutschrift|Rechnungskorrektur / Gutschrift|Rechnungsgutschrift|Warengutschrift|Retourengutschrift|Bonusgutschrift|Gutschriftsanzeige',
    ),
  ],
  [
    'Rechnung',
    false,
    titled(
      String.raw`(?:Sammel|Schluss|Teil|Monats|Jahres|Tierarzt|Strom|Verbrauchs|End|Ein(?:zel)?|Handwerker|Werkstatt|Honorar|Kunden|Liefer|Bar|Ausgangs|Dienstleistungs|Arbeits|Lohn|Maschinen|Miet|Pacht|Wasser|Abwasser|Gas|Heizöl|Diesel|Dünger|Futter|Saatgut|Vieh|Reparatur|Wartungs|Labor|Beratungs|Transport|Fracht|Besamungs|Maschinenring|Ersatzteil|Service|Waren|Beitrags|Prämien)?-?rechnung|Rechnung\s*/\s*Lieferschein|Rechnungs-?Nr|Invoice|Faktura|Quittung|Barverkauf|Barbeleg|Barrechnung|Kassenbon|Kassenbeleg|Kassenzettel|Verkaufsbeleg|Bon|Liquidation|Honorarnote|Gebührenrechnung`,
    ),
  ],
]

/** Words of the buyer who settles what was delivered to them, and of the seller who gives back. */
const SETTLES =
  /§\s?(?:14|24)\b|Durchschnittssatz|(?<![\d,])7,8\s?%|(?<![\d,])5,5\s?%|Schlacht(?:tag|datum|gewicht)|Lieferanten?-?(?:nummer|nr)|Erzeuger|(?:Ihre|von Ihnen) (?:gelieferte|Lieferung|Anlieferung)|Anlieferung|Auszahlung|Ankauf/i
const GIVES_BACK =
  /(?:zu|zur|aus|für)\s+(?:unserer\s+|Ihrer\s+)?Rechnung|Storno|Rückgabe|Rücknahme|Retoure|Reklamation|Rückvergütung|Bonus|Rechnungsbezug|Leergut|Preisdifferenz|Mengendifferenz/i

/** „Lieferschein  Datum  Sorte  Menge t“ heads columns. */
const isNoHeading = ({ cells, text }: Line): boolean => cells.length < LEAST_COLUMNS || /\d{3}|:/.test(text)
const LEAST_COLUMNS = 4

/** Undefined where the head bears no title of a receipt, or that of a reminder. */
export function printedTitle({ lines, pages }: DocumentLayout): PrintedTitle | undefined {
  const head = lines.slice(0, TITLE_LINES)
  const cells = head
    .filter(isNoHeading)
    .flatMap((line) => line.cells.filter((cell) => cell.length <= LONGEST_TITLE).map((cell) => ({ line, cell })))
  if (cells.some(({ cell }) => REMINDER.test(cell))) return undefined
  for (const { line, cell } of cells) {
    const nothing = NOTHING.find(([, title]) => title.test(cell))
    if (nothing) return { is: 'nothing', as: nothing[0] }
    const receipt = RECEIPTS.find(([, , title]) => title.test(cell))
    if (!receipt) continue
    const [kind, selfBilled] = receipt
    if (kind !== 'Gutschrift') return { is: 'receipt', kind, selfBilled, line }
    const text = pages.map((page) => page.text).join('\n')
    const [settles, givesBack] = [SETTLES.test(text), GIVES_BACK.test(text)]
    return settles === givesBack
      ? { is: 'receipt', kind, selfBilled: false, line, unclear: UNCLEAR }
      : { is: 'receipt', kind: settles ? 'Rechnung' : 'Gutschrift', selfBilled: settles, line }
  }
  return settled(cells, pages.map(({ text }) => text).join('\n'))
}

/** „Abrechnung SA-26-30917“ says little, but what is paid out by the rate of farmers is what the farm has sold. */
function settled(cells: readonly { line: Line; cell: string }[], text: string): PrintedTitle | undefined {
  const hit = cells.find(({ cell }) => ABRECHNUNG.test(cell))
  return hit && FARMERS_RATE.test(text) && /Auszahlung/i.test(text)
    ? { is: 'receipt', kind: 'Rechnung', selfBilled: true, line: hit.line }
    : undefined
}

const ABRECHNUNG = titled(String.raw`\p{L}*abrechnung`)
const FARMERS_RATE = /(?<![\d,])(?:7,8|8,4|9,0|5,5)\s?%|§\s?24\b|Durchschnittssatz/i

const UNCLEAR = 'Die Gutschrift sagt nicht, ob sie etwas zurückgibt oder abrechnet, was der Hof geliefert hat.'
