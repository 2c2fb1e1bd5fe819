import { entryClass, type Entry, type EntryClass } from '../../answers/index.ts'
import type { ControlId } from '../../library/index.ts'

const reads =
  (controls: readonly ControlId[]) =>
  ({ values }: Entry): boolean =>
    controls.some((control) => (values.controls as readonly string[]).includes(control))

/** What controls read, by words that mean it beside another one of the view and by words that say it alone. */
function area(label: string, controls: readonly ControlId[], beside: string, alone: string): EntryClass[] {
  const holds = reads(controls)
  return [entryClass(label, beside, holds, { needsNoun: true }), entryClass(label, alone, holds)]
}

/** The inspections by their everyday names. */
export const CONTROL_CLASSES: readonly EntryClass[] = [
  ...area(
    'Düngung',
    ['DUE'],
    'Düngung Dünger düngen gedüngt',
    `Düngeverordnung DüV Düngebehörde Düngerecht Düngekontrolle Düngerkontrolle Düngeprüfung Düngungskontrolle
     Fachrechtskontrolle Düngerprüfung Düngeaudit Güllekontrolle Nitratkontrolle`,
  ),
  ...area(
    'Pflanzenschutz',
    ['PSM'],
    'Pflanzenschutz Pflanzenschutzmittel PSM Spritzung Spritze Feldspritze spritzen',
    `Pflanzenschutzdienst Pflanzenschutzkontrolle Pflanzenschutzprüfung Pflanzenschutzgesetz Spritzkontrolle
     Pflanzenschutzprüfer Spritzprüfung Pflanzenschutzaudit PSMKontrolle`,
  ),
  ...area(
    'Konditionalität',
    ['KON'],
    'Agrarförderung Direktzahlungen Prämien Förderung',
    'Konditionalität Konditionalitätskontrolle GLÖZ Cross Compliance CC Zahlstelle Prämienkontrolle Förderkontrolle',
  ),
  ...area(
    'Tierschutz und Arzneimittel',
    ['VET'],
    'Tierschutz Tierhaltung Arzneimittel',
    `Tierschutzkontrolle
    Tierschutzprüfung Arzneimittelkontrolle Medikamentenkontrolle Arzneikontrolle`,
  ),
  ...area(
    'Tiere',
    ['VET', 'HIT'],
    'Tiere Tier Vieh Rinder Rind Kälber Kalb Viecher',
    `Veterinäramt Amtstierarzt Amtsveterinär Veterinär Veterinärkontrolle Tierkontrolle Kreisveterinär Veterinärin
     Amtstierärztin Tierarztkontrolle Amtstierarztkontrolle Veterinäramtskontrolle Veterinärprüfung Veterinäramtsprüfung`,
  ),
  ...area(
    'Tierkennzeichnung',
    ['HIT'],
    'Tierkennzeichnung Kennzeichnung Ohrmarke Ohrmarken',
    'HIT Kennzeichnungskontrolle HITKontrolle HITPrüfung Tierkennzeichnungskontrolle Ohrmarkenkontrolle Rinderkontrolle',
  ),
  ...area(
    'Bio',
    ['BIO'],
    'Bio',
    'Ökokontrolle Biokontrolle Ökokontrollstelle Biokontrolleur Bioprüfung Bioaudit Ökoprüfung Ökoaudit Biokontrollstelle',
  ),
  ...area('QS', ['QS'], 'QS', 'QSAudit QSPrüfung QSKontrolle QSAuditor'),
  ...area(
    'QM-Milch',
    ['QM'],
    'QM',
    'QMMilch QMAudit Milchaudit Molkereiaudit QMKontrolle QMPrüfung Milchkontrolle Molkereikontrolle',
  ),
  ...area(
    'Wasserrecht',
    ['UMW'],
    'Wasserrecht JGS',
    `Wasserbehörde AwSV Wasserschutz Wasserkontrolle Umweltamt Wasserprüfung Wasserschutzkontrolle
    Gewässerschutzkontrolle Gewässerkontrolle Wasserrechtskontrolle Umweltkontrolle Wasseramt`,
  ),
  ...area(
    'Arbeitssicherheit',
    ['SVL'],
    'Arbeitssicherheit',
    'SVLFG Berufsgenossenschaft BG Unfallverhütung Arbeitsschutz Arbeitsschutzkontrolle',
  ),
]
