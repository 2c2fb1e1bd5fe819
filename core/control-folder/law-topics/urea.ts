import { duev, entryOn } from '../../law/index.ts'
import type { Scene } from '../findings/rule.ts'
import { dayAsked } from './law-question.ts'
import { hoursText } from './spreading-text.ts'
import { paragraph, type LawTopic } from './topic.ts'

/** Urea goes with an inhibitor, or is worked in. */
export const urea: LawTopic = {
  id: 'urea',
  asksFor: [['urea'], ['incorporate', 'inhibitor']],
  beside: ['material', 'spread', 'fertilize', 'give', 'time', 'demand', 'allowed', 'field', 'arable', 'crop', 'people'],
  reads: ['fields'],
  tell: (question, scene) => ({ text: ureaText(dayAsked(question), scene), rows: [] }),
}

export function ureaText(day: string, { land }: Pick<Scene, 'land'>): string {
  const entry = entryOn(duev.harnstoffEinarbeitungBinnen, day, land)
  return entry
    ? `Harnstoff darf nur mit Ureasehemmstoff ausgebracht werden, oder er muss ${hoursText(entry.value)} nach dem Ausbringen eingearbeitet sein (${paragraph(entry.source)}).`
    : ''
}
