import { pflschg, entryOn } from '../../law/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { psmElektronisch } from '../findings/psm_aufzeichnung/psm-elektronisch.ts'
import { psmPflichtfelder } from '../findings/psm_aufzeichnung/psm-pflichtfelder.ts'
import { addDays } from '../../shared/time/days.ts'
import { dayAsked } from './law-question.ts'
import { paragraph, type LawTopic } from './topic.ts'

/** In which form and how soon plant protection is written down. */
export const sprayingRecords: LawTopic = {
  id: 'spraying_records',
  asksFor: [
    ['digital', 'record'],
    ['spray', 'sprayer', 'digital'],
  ],
  beside: [
    'papers',
    'suffice',
    'open',
    'take',
    'change',
    'field',
    'digital',
    'record',
    'spray',
    'handIn',
    'old',
    'fertilizing',
  ],
  needsNoDuty: ['suffice', 'time', 'valid', 'demand', 'begin', 'digital'],
  reads: ['work_items', 'fields'],
  tell(question, scene) {
    const { concepts, isPast, fields, crops, type, materials } = question
    const isOfSpraying = concepts.has('spray') || concepts.has('sprayer') || concepts.has('digital')
    const isOfRecord = concepts.has('record') || concepts.has('papers') || concepts.has('digital')
    if (!isOfSpraying || !isOfRecord || concepts.has('inspection') || materials.length > 0) return undefined
    if (isPast || fields.length > 0 || crops.length > 0 || type === 'where') return undefined
    const parameter = pflschg.elektronischAufzeichnen
    const [first] = parameter.values
    const day = dayAsked(question)
    const now = entryOn(parameter, day, scene.land)
    const entry = now ?? first
    if (!entry) return undefined
    const form = now
      ? `Pflanzenschutz muss seit dem ${germanDay(entry.from)} binnen ${entry.value} Tagen maschinenlesbar (digital) aufgezeichnet sein; nur auf Papier reicht nicht mehr`
      : `Ab dem ${germanDay(entry.from)} muss Pflanzenschutz binnen ${entry.value} Tagen maschinenlesbar (digital) aufgezeichnet sein; bis zum ${germanDay(addDays(entry.from, -1))} reicht noch Papier`
    return {
      text: [
        `${form} (${paragraph(psmElektronisch.legalBasis)}).`,
        `Aufzuschreiben sind Anwender, Mittel, Zulassungsnummer, Tag, Aufwandmenge, Fläche mit Größe und Lage, Kultur und Art der Verwendung (${paragraph(psmPflichtfelder.legalBasis)}).`,
      ].join(' '),
      rows: [],
    }
  },
}
