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
    return `Als ${titled?.name ?? 'Brief'} erkannt: ${LETTER}`
  return titled ? `Als ${titled.name} erkannt: ${REASONS[titled.yields]}` : UNKNOWN
}
