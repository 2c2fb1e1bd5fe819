import type { Extraction } from '../extractor.ts'
import { findTitles, type Titled } from './find-title.ts'
import { letterForm } from './letter-form.ts'
import type { Yield } from './titles.ts'

const REASONS: Record<Yield, string> = {
  unread:
    'Darin war kein Wert sicher zu lesen, darum entsteht keine Zeile. Trage von Hand ein, was du brauchst; der Text lässt sich durchsuchen.',
  not_yet: 'Damit ist noch nichts gekauft oder geliefert, darum entsteht keine Zeile. Der Text lässt sich durchsuchen.',
  knowledge: 'Es sagt nichts über deinen Hof, darum entsteht keine Zeile. Du kannst danach fragen.',
  kept: 'Aus solchen Dokumenten entstehen keine Zeilen. Der Text lässt sich durchsuchen.',
}
const LETTER = 'Eine Frist war darin nicht zu finden, darum entsteht keine Zeile. Der Text lässt sich durchsuchen.'
const READ = {
  no_reason: 'Es steht nichts darin, was eine Zeile ergibt.',
  of_lines: 'Daraus entstand keine Zeile. Die Gründe stehen hier.',
}
const UNKNOWN =
  'Was für ein Dokument das ist, war nicht zu erkennen. Es entstehen keine Zeilen; der Text lässt sich durchsuchen.'

/** Less is no title but a word among others. */
const TITLED = 1.2
const LETTER_FORM = 3.5

/** German: as what a document that yields nothing was recognized, and why nothing arises from it. */
export function sayWhatItIs(document: Titled, filename: string): string {
  const [found] = findTitles(document, filename)
  const titled = found && found.prominence * found.title.strength >= TITLED ? found.title : undefined
  if (letterForm(document) >= LETTER_FORM && (!titled || titled.fach === 'briefe'))
    return recognized(titled?.name ?? 'Brief', LETTER)
  return titled ? recognized(titled.name, REASONS[titled.yields]) : UNKNOWN
}

const recognized = (name: string, why: string): string => `Als ${name} erkannt: ${why}`

/** What people call each type, and whether its warnings are of lines, so that they do not say what the document is. */
const TYPES = {
  boundaries: { name: 'Flächen mit Grenzen' },
  task_data: { name: 'Aufträge einer Maschine' },
  invoice: { name: 'elektronische Rechnung' },
  printed_invoice: { name: 'Rechnung oder Lieferschein' },
  milk_recording: { name: 'Milchleistungsprüfung', ofLines: true },
  slaughter_list: { name: 'Schlachtabrechnung', ofLines: true },
  tank_milk: { name: 'Tankmilch', ofLines: true },
  animal_movements: { name: 'Tierbewegungen', ofLines: true },
  animal_list: { name: 'Tierliste', ofLines: true },
  animal_groups: { name: 'Tierbestand', ofLines: true },
  treatment_register: { name: 'Bestandsbuch über Arzneimittel' },
  grazing_diary: { name: 'Weidetagebuch' },
  manure_transfers: { name: 'Auf- und Abgaben von Wirtschaftsdünger' },
  manure_note: { name: 'Lieferschein über Wirtschaftsdünger' },
  weighings: { name: 'Wiegeschein', ofLines: true },
  yield_list: { name: 'Ertragsliste' },
  parcel_list: { name: 'Flächenliste' },
  work_list: { name: 'Tagebuch der Feldarbeiten' },
  goods_list: { name: 'Liste von Waren' },
  analysis_table: { name: 'Laborergebnisse', ofLines: true },
  medicine_receipt: { name: 'Arzneimittelbeleg' },
  antibiotic_report: { name: 'Antibiotika-Mitteilung' },
  milk_statement: { name: 'Milchabrechnung', ofLines: true },
  analysis_report: { name: 'Prüfbericht eines Labors', ofLines: true },
  lease: { name: 'Pachtvertrag' },
  certificate: { name: 'Nachweis' },
  application: { name: 'Antrag oder Meldung' },
  letter: { name: 'Brief' },
  correspondence: { name: 'Schreiben' },
} as const satisfies Record<string, { name: string; ofLines?: true }>

export type DocumentType = keyof typeof TYPES

/** A document of a known type that yields nothing says as what it was recognized, and why. */
export function withReason(extraction: Extraction, type: DocumentType): Extraction {
  const { rows, annotations = [], warnings } = extraction
  const { name, ofLines }: { name: string; ofLines?: true } = TYPES[type]
  const isSaid = warnings.length > 0 && !ofLines
  if (isSaid || rows.length + annotations.length > 0) return extraction
  const why = warnings.length === 0 ? READ.no_reason : READ.of_lines
  return { ...extraction, warnings: [recognized(name, why), ...warnings] }
}
