/** Labels in the head of an official letter; `other` are those that no value is read from. */
export const LETTER_LABELS = {
  reference: String.raw`(?:(?:Unser|Mein) )?(?:Aktenzeichen|Az\.?|Gz\.?|Gesch(?:äfts|\.)?-?\s?(?:zeichen|Z(?:ch|eich)?\.?))|Vorgangs-?\s?(?:nummer|Nr\.?|zeichen)|Unsere Zeichen|Registrier-?Nr\.?|(?:Unser|Mein)(?: Zeichen|e? Nachricht)|Bescheid-?\s?(?:nummer|Nr\.?)|(?:Ihre )?(?:Versicherungs(?:schein)?|Policen)-?\s?(?:nummer|Nr\.?)`,
  cash_reference: String.raw`Kassenzeichen|Buchungszeichen|Vertragsgegenstand|Rechnungs-?\s?(?:nummer|Nr\.?)|Mahnung(?:s-?)?\s?Nr\.?`,
  dated: 'Datum|Datum des (?:Bescheides|Schreibens)',
  received: 'Eingegangen(?: am)?|Eingangsstempel|Eingang',
  subject: String.raw`Betreff|Betr\.?|Betrifft`,
  other: String.raw`Ihr(?:e)? (?:(?:Akten|Geschäfts)?-?Zeichen|Schreiben|Nachricht)(?: vom)?|Durchwahl|Telefon|Telefax|Fax|E-?Mail|Auskunft erteilt|Bearbeitet von|(?:Ihr(?:e)? )?Ansprechpartner(?:in)?|Sachbearbeiter(?:in)?|Zimmer`,
}
