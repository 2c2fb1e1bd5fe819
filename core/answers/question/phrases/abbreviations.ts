import { phraseTable, type Phrase } from './phrase-table.ts'

/** Abbreviations as letters, lists and chats have them, written out. */
export const ABBREVIATIONS: readonly Phrase[] = phraseTable(String.raw`
  # Nouns
  (kd|kdn|kund|kunden)\.?[ -]?nr\.? → kundennummer
  (tel|telef|fon|handy|mobil)\.?[ -]?nr\.? → telefonnummer
  nummer(?= (von|vom) (der |dem )?(herrn?|frau|familie|tierarzt|tierärztin|lohner|händler|viehhändler|berater|\
    beraterin)›) → telefonnummer
  (re|rg|rechn)\.?[ -]?nr\.? → rechnungsnummer
  (re|rg|rechn)\.?(?= (vom|von|über|\d)) → rechnung
  hj\.?(?= ?\d|$|[?!,]) → halbjahr
  insg\.? → insgesamt
  ges\.?(?=[\s?!,)]|$)~ → gesamt
  az\.?(?=\s*([:,?!]|$)|\s(von|vom|der|des)) → aktenzeichen
  adr\.? → adresse
  (m\.?w\.?st|u\.?st|mwst)\.?(?=\s|[,:?!]|$) → umsatzsteuer
  # Units
  ltr\.? → liter
  (?<=(\d|wie viele?) ?)to\.? → tonnen
`)
