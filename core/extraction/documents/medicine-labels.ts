import type { Labelled } from './labelled-value.ts'

/** Labels of a medicine receipt; `other` are those that no value is read from. */
export const MEDICINE_LABELS = {
  receipt: String.raw`(?:AuA-?\s?)?Beleg-?\s?(?:nummer|Nr\.?)|AuA-?\s?Nr\.?|(?:lfd\.|laufende) ?(?:Nr\.?|Nummer)`,
  date: String.raw`Datum(?: der (?:Anwendung|Abgabe|Behandlung))?|(?:Anwendungs|Behandlungs|Abgabe)datum|(?:Behandelt|Angewendet|Anwendung|Abgabe|Behandlung) am|Anwendungs-\s?(?:und|\/)\s?Abgabedatum`,
  first: 'Erste (?:Gabe|Anwendung|Behandlung)(?: am)?',
  last: 'Letzte (?:Gabe|Anwendung|Behandlung)(?: am)?',
  vet: String.raw`(?:Behandelnde[rn]? )?Tier(?:arzt|ärztin)`,
  animals: String.raw`(?:Behandelte )?Tiere?|Ohrmarken?(?:-?\s?(?:nummern?|Nrn?\.?))?|Identität(?: (?:der Tiere|des Tieres))?|Kennzeichnung`,
  count: 'Anzahl(?: (?:der )?Tiere)?|Tierzahl',
  group: 'Gruppe|Tiergruppe|Stall',
  product: String.raw`Arzneimittel(?:bezeichnung|name)?|Mittel|Präparat|Medikament|Bezeichnung des (?:Arzneim|M)ittels`,
  amount: '(?:Abgabe|Anwendungs|Gesamt)?menge|(?:Abgegebene|Angewendete|Verabreichte) Menge',
  batch: String.raw`Charge(?:n-?\s?(?:bezeichnung|nummer|Nr\.?))?|Ch\.-?\s?(?:B|Bez|Nr)\.?`,
  diagnosis: 'Diagnose|Indikation',
  meat: String.raw`Wartezeit(?: für)?\s*[(:,–-]?\s*(?:Fleisch|(?:essb(?:are[sn]?|\.) )?Gewebe|e\. ?G\.)\)?|Fleisch|Ess(?:b\.|bare[sn]?) Gewebe`,
  milk: String.raw`Wartezeit(?: für)?\s*[(:,–-]?\s*Milch\)?|Milch`,
  waiting: 'Wartezeit(?:en)?',
  by: 'Anwender(?:in)?|(?:Angewendet|Verabreicht|Behandelt) (?:von|durch)',
  other:
    'Tierhalter(?:in)?|Dosierung(?: je Tier und Tag)?|Dauer(?: der Anwendung)?|Behandlungsdauer|Tierart|Art der (?:Anwendung|Verabreichung)|Anwendungsart|Registriernummer',
} as const

export type MedicineLabel = keyof typeof MEDICINE_LABELS

/** The value at a label, for one medicine or for all of a receipt. */
export type MedicineValueOf = (name: MedicineLabel) => Labelled<MedicineLabel> | undefined
