import type { Labelled } from './labelled-value.ts'

/** Labels of a medicine receipt; `other` are those that no value is read from. */
export const MEDICINE_LABELS = {
  receipt: String.raw`(?:AuA-?\s?)?Beleg(?:-?\s?(?:nummer|Nr\.?))?|AuA-?\s?Nr\.?|(?:lfd\.|laufende) ?(?:Nr\.?|Nummer)|Bescheinigungs-?\s?(?:nummer|Nr\.?)|Bescheinigung Nr\.?|(?:Anwendungs|Abgabe|Impf)-?(?:beleg|nachweis) Nr\.?|Lieferschein-?\s?(?:nummer|Nr\.?)`,
  date: String.raw`Datum(?: der (?:Anwendung|Abgabe|Behandlung|Impfung))?|(?:Anwendungs|Behandlungs|Abgabe|Impf|Ausstellungs|Beleg)datum|(?:Behandelt|Angewendet|Anwendung|Abgabe|Behandlung|Impfung|Geimpft|Abgegeben|Verabreicht|Ausgestellt)(?: am|(?= \d))|Tag der (?:Abgabe|Anwendung|Behandlung|Impfung)|Anwendungs-\s?(?:und|\/)\s?Abgabedatum|Ausstellung|Impftag`,
  first: 'Erste (?:Gabe|Anwendung|Behandlung)(?: am)?',
  last: 'Letzte (?:Gabe|Anwendung|Behandlung)(?: am)?',
  vet: String.raw`(?:Behandelnde[rn]? )?Tier(?:arzt|ärztin)`,
  animals: String.raw`(?:Behandelte )?Tiere?|(?:An)?zahl,? ?(?:Tier)?Art (?:und|/) ?(?:Identität|Kennzeichnung)(?: der (?:behandelten )?Tiere)?|Ohrmarken?(?:-?\s?(?:nummern?|Nrn?\.?))?|Identität(?: (?:der Tiere|des Tieres))?|Kennzeichnung`,
  count: '(?:An)?zahl(?: (?:der )?Tiere)?|Tierzahl|Stückzahl|Anzahl behandelter Tiere',
  group:
    'Gruppe|Tiergruppe|Stall|Herde|Bestand|Tierart(?: ?(?:,|und|/) ?(?:An)?zahl(?: ?(?:,|und|/) ?(?:Gewicht|Alter))?)?|Tierart/Nutzungsart',
  product: String.raw`(?:Tier)?Arzneimittel(?:bezeichnung|name)?|Mittel|Präparat(?:e?name)?|Medikament|Impfstoff|Handelsname|Fertigarzneimittel|Arzneispezialität|Bezeichnung des (?:Arzneim|M)ittels`,
  amount:
    'Menge (?:abgegeben|angewendet)(?: ?(?:/|und) ?(?:abgegeben|angewendet))?|(?:Abgabe|Anwendungs|Gesamt|Impfstoff)?menge|(?:Abgegebene|Angewendete|Verabreichte) Menge|Abgegeben|Verabreicht',
  batch: String.raw`Charge(?:n-?\s?(?:bezeichnung|nummer|Nr\.?))?|Ch\.-?\s?(?:B|Bez|Nr)\.?|Ch\.|Lot(?:-?\s?Nr\.?)?`,
  diagnosis:
    'Diagnose|Indikation|Erkrankung|Krankheit|Behandlungsgrund|Grund der (?:Anwendung|Behandlung)|Anwendungsgrund',
  meat: String.raw`Wartezeit(?: für| auf)?\s*[(:,–-]?\s*(?:Fleisch|(?:essb(?:are[sn]?|\.) )?Gewebe|e\. ?G\.)\)?|Fleisch|Ess(?:b\.|bare[sn]?) Gewebe`,
  milk: String.raw`Wartezeit(?: für)?\s*[(:,–-]?\s*Milch\)?|Milch`,
  against: 'Impfung gegen|Geimpft gegen|Impfung',
  waiting: 'Wartezeit(?:en)?',
  by: 'Anwender(?:in)?|(?:Angewendet|Verabreicht|Behandelt) (?:von|durch)',
  other:
    'Tierhalter(?:in)?|(?:Untersuchungsdatum|Datum der Untersuchung)|(?:Behandlungs|Wirkungs|Wirk|Anwendungs)tage|Dosierung(?: (?:je|pro) Tier und Tag)?(?:, Art)?|Dosis(?: je Tier)?|Wirkstoff|Betrieb|Anwendung|Dauer(?: der Anwendung)?|Behandlungsdauer|Tierart|Art der (?:Anwendung|Verabreichung)|Anwendungsart|Registriernummer',
} as const

export type MedicineLabel = keyof typeof MEDICINE_LABELS

/** The value at a label, for one medicine or for all of a receipt. */
export type MedicineValueOf = (name: MedicineLabel) => Labelled<MedicineLabel> | undefined
