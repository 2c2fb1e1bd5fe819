import { entryOn, pflschg } from '../../law/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import type { Scene } from '../findings/rule.ts'
import { leftText } from '../findings/wording.ts'
import { proofsOfSkill, trainingState, type Proof } from '../findings/spraying-people.ts'
import { paragraph, type LawTopic } from './topic.ts'

/** How often those who spray are trained, and until when the next time is. */
export const training: LawTopic = {
  id: 'training',
  asksFor: [['training', 'skill']],
  beside: ['spray', 'take', 'time', 'open', 'young', 'handIn', 'get', 'test', 'change', 'papers', 'sprayer'],
  needsNoDuty: ['time', 'valid', 'demand', 'begin'],
  reads: ['certificates', 'people'],
  tellsWho: true,
  tell(question, scene) {
    const { concepts, isPast, today, type, fields, crops } = question
    const entry = entryOn(pflschg.fortbildungZeitraum, today, scene.land)
    // When one has been is told by the proof itself.
    const asksAhead = ['when', 'until', 'whether', 'how', 'count', 'request', 'amount', 'who'].includes(type)
    if (!entry || !asksAhead || isPast || fields.length > 0 || crops.length > 0) return undefined
    if (!concepts.has('training') && concepts.has('papers')) return undefined
    const proofs = proofsOfSkill(scene.picture)
    return {
      text: [
        ...proofs.flatMap((proof) => proofText(proof, scene) ?? []),
        `Wer Pflanzenschutzmittel anwendet, braucht in jedem Zeitraum von ${entry.value} Jahren ab der Ausstellung des Nachweises eine Fortbildung (${paragraph(entry.source)}).`,
      ].join(' '),
      rows: proofs.map((row) => ({ row, quote: `Ausgestellt am: ${germanDay(row.values.issued_on)}` })),
    }
  },
}

function proofText(proof: Proof, scene: Scene): string | undefined {
  const state = trainingState(proof, scene.today, scene)
  if (state === 'none') return undefined
  const who = proof.values.holder ?? scene.picture.byId('people', proof.values.holder_id)?.values.name ?? 'Die Person'
  if (state === 'unknown') return `Bei ${who} fehlt der Tag der Ausstellung des Sachkundenachweises; trag ihn ein.`
  if (state.attended)
    return `${who} war im laufenden Zeitraum bis zum ${germanDay(state.end)} schon bei einer Fortbildung.`
  return state.end < scene.today
    ? `${who} hätte bis zum ${germanDay(state.end)} eine Fortbildung gebraucht; hol sie bald nach.`
    : `${who} braucht bis zum ${germanDay(state.end)} eine Fortbildung, ${leftText(scene.today, state.end)}.`
}
