import { daysAround, entryOn, gapkondv, nextDayOfYear } from '../../law/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { receivesPayments } from '../findings/conditionality.ts'
import { dayAsked } from './law-question.ts'
import { paragraph, verdict, type LawTopic } from './topic.ts'

/** When fallow land is left alone. */
export const fallowRest: LawTopic = {
  id: 'fallow_rest',
  asksFor: [['fallow'], ['disturb']],
  beside: ['field', 'arable', 'forbidden', 'soil'],
  reads: ['fields'],
  tell(question, scene) {
    const day = dayAsked(question)
    const entry = entryOn(gapkondv.bracheRuhezeit, day, scene.land)
    if (!entry || question.fields.length > 0) return undefined
    const now = daysAround(day, entry.value)
    const until = question.isOpen ? day : (question.days?.until ?? day)
    const isBarred = now !== undefined && until <= now.until && receivesPayments(scene)
    const from = now?.from ?? nextDayOfYear(day, entry.value.from)
    const days = `vom ${germanDay(from)} bis zum ${germanDay(nextDayOfYear(from, entry.value.until))}`
    return {
      text: `${isBarred ? verdict(question, true) : ''}Auf Brachen darf ${days} weder gemäht noch gemulcht oder der Boden bearbeitet werden (${paragraph(entry.source)}), wenn dein Betrieb Direktzahlungen bekommt und die Behörde nichts anderes genehmigt hat.`,
      rows: [],
    }
  },
}
