import { duev, valueOn } from '../../law/index.ts'
import { GIFT_KINDS, isCompostMaterial } from '../../library/index.ts'
import { due510Kompost } from '../findings/nobergrenze_170/due-510-kompost.ts'
import type { Scene } from '../findings/rule.ts'
import { kg } from '../findings/wording.ts'
import { asTopic, withEntry } from './plain-duties.ts'
import type { LawTopic } from './topic.ts'

/** How much nitrogen may come from compost. */
export const compostNitrogen: LawTopic = asTopic({
  id: 'compost_nitrogen',
  asksFor: [['material'], ['nitrogen', 'limit']],
  beside: [
    'nitrogen',
    'limit',
    'organic',
    'spread',
    'give',
    'field',
    'arable',
    'grassland',
    'fertilize',
    'take',
    'grow',
  ],
  needsNoDuty: ['limit', 'allowed'],
  reads: GIFT_KINDS,
  text({ materials, type, fields, crops }, day, scene) {
    const isOfAmount = ['amount', 'count', 'how', 'what', 'which'].includes(type)
    const isOfCompost = materials.length > 0 && materials.every(isCompostMaterial)
    if (!isOfCompost || !isOfAmount || fields.length > 0 || crops.length > 0) return undefined
    const years = valueOn(duev.kompostZeitraum, day, scene.land)
    return years === undefined
      ? undefined
      : withEntry(
          duev.kompostStickstoffHoechstens,
          day,
          scene,
          (value, source) =>
            `Mit Kompost dürfen im Durchschnitt deiner Flächen in ${years} Jahren höchstens ${kg(value)} Stickstoff je Hektar ausgebracht werden (${source}). ${ownText(scene)}`,
        )
  },
})

function ownText(scene: Scene): string {
  const [verdict] = due510Kompost.judge(scene)
  if (!verdict) return 'Eingetragen ist bei dir kein Kompost.'
  return verdict.severity === 'in_ordnung' ? 'Bei dir ist das eingehalten.' : verdict.text
}
