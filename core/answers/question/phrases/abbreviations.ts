import { phraseTable, type Phrase } from './phrase-table.ts'

/** Abbreviations as letters, lists and chats have them, written out. */
export const ABBREVIATIONS: readonly Phrase[] = phraseTable(String.raw`
  # Nouns
  (kd|kdn|kund|kunden)\.?[ -]?nr\.? → kundennummer
  (tel|telef|fon|fone|ruf|handy|mobil)\.?[ -]?nr\.? → telefonnummer
  (tel|telef|fon)\.?(?=\s*([:,?!]|$)|\s(von|vom|der|des|bei|beim|nr|nummer|bitte|und|für|L{4,})) → telefon
  nummer(?= (von|vom) (der |dem )?(herrn?|frau|familie|tierarzt|tierärztin|lohner|händler|viehhändler|berater|\
    beraterin)›) → telefonnummer
  (re|rg|rech|rechn)\.?[ -]?nr\.? → rechnungsnummer
  (re|rg|rechn)\.?(?= (vom|von|nr|nummer|\d|über|datum|betrag)) → rechnung
  (re|rg|rechn)\.?[ -]?(?=datum|betrag) → rechnungs
  (ls|lief\.?[ -]?sch)\.?[ -]?nr\.? → lieferscheinnummer
  (best|bestell)\.?[ -]?nr\.? → bestellnummer
  (art)\.?[ -]?nr\.? → artikelnummer
  (om|ohrm)\.?[ -]?nr\.? → ohrmarke
  (?<=L{4})nr\.?(?!L) → nummer
  hj\.?(?= ?\d|$|[?!,]) → halbjahr
  insg\.? → insgesamt
  ges\.?(?=[\s?!,)]|$)~ → gesamt
  az\.?(?=\s*([:,?!]|$)|\s(von|vom|der|des)) → aktenzeichen
  adr\.? → adresse
  str\.?(?= und) → straße
  (m\.?w\.?st|u\.?st|mwst)\.?(?=\s|[,:?!]|$) → umsatzsteuer
  gesamt ?summe|endsumme|summe insgesamt → summe
  # Units
  (?<=\d ?)(ltr|lit)\.?|(?<=L )ltr\.? → liter
  (?<=(\d|wie viele?) ?)to\.? → tonnen
  (?<=\d ?)ztr\.? → zentner
  (qm|m²)(?= |$)(?!-?milch) → quadratmeter
  # Small words
  lfd\.? ?(?=jahr) → laufendes_
  mtl\.? → monatlich
  tägl\.? → täglich
  (bspw|bsp)\.?|z\.? ?b\. → _
  (u\.? ?a|v\.? ?a|m\.? ?e|i\.? ?d\.? ?r|d\.? ?h|s\.? ?o)\.(?=\s) → _
`)
