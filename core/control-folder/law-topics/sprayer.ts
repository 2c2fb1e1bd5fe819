import { entryOn, pflschgeraetv } from '../../law/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import type { Scene } from '../findings/rule.ts'
import { badgesOf, isSprayer } from '../findings/sprayer-badges.ts'
import { quoted } from '../findings/wording.ts'
import { dayAsked } from './law-question.ts'
import { paragraph, verdict, type LawTopic } from './topic.ts'

/** How often a sprayer is inspected, and whether one may still be used. */
export const sprayer: LawTopic = {
  id: 'sprayer',
  asksFor: [['sprayer'], ['inspection', 'spray', 'allowed', 'valid', 'spread']],
  beside: ['time', 'begin', 'demand', 'take', 'people', 'field', 'forbidden'],
  needsNoDuty: ['time', 'demand'],
  reads: ['machines', 'certificates'],
  tell(question, scene) {
    const { concepts, fields, crops } = question
    const day = dayAsked(question)
    const entry = entryOn(pflschgeraetv.pruefungHalbjahre, day, scene.land)
    if (!entry || crops.length > 0 || fields.length > 0 || concepts.has('field')) return undefined
    const { texts, rows, badges } = sprayerTexts(day, scene)
    const isOver =
      badges.length > 0 &&
      badges.every(
        ({ badge }) =>
          typeof badge === 'object' &&
          badge.until !== undefined &&
          badge.until < day &&
          !badge.spans.some((span) => span.until >= day),
      )
    return {
      text: [
        `${isOver ? verdict(question, true) : ''}Pflanzenschutzgeräte müssen alle ${entry.value} Kalenderhalbjahre geprüft sein (${paragraph(entry.source)}).`,
        ...texts,
      ].join(' '),
      rows,
    }
  },
}

/** How the badges of the farm's sprayers stand on a day. */
export function sprayerTexts(day: string, scene: Scene) {
  const sprayers = scene.picture.rows('machines').filter(isSprayer)
  const badges = sprayers.map((machine) => ({ machine, badge: badgesOf(machine, scene) }))
  return {
    badges,
    texts: badges.map(({ machine, badge }) => badgeText(machine.values.name, badge, day)),
    rows: sprayers.map((row) => ({
      row,
      quote:
        row.values.badge_until == null
          ? 'Plakette: nicht eingetragen'
          : `Plakette gültig bis: ${germanDay(row.values.badge_until)}`,
    })),
  }
}

function badgeText(name: string | undefined, badge: ReturnType<typeof badgesOf>, day: Scene['today']): string {
  if (badge === 'free') return `${quoted(name)} braucht keine Prüfung.`
  if (badge === 'unknown' || badge.until === undefined) return `Für ${quoted(name)} ist keine Prüfung eingetragen.`
  return badge.until < day
    ? `Die Plakette von ${quoted(name)} galt bis zum ${germanDay(badge.until)}.`
    : `Die Plakette von ${quoted(name)} gilt bis zum ${germanDay(badge.until)}.`
}
