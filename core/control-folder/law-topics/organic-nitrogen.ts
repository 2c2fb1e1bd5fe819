import { duev, entryOn, valueOn } from '../../law/index.ts'
import {
  endOfYear,
  GIFT_KINDS,
  giftsOn,
  HERD_KINDS,
  isCompostMaterial,
  isOrganicGift,
  landOf,
  sumOnField,
  tidy,
} from '../../library/index.ts'
import { germanNumber } from '../../shared/german/write-german.ts'
import { keptNitrogen } from '../findings/manure-kept.ts'
import { movedNitrogen } from '../findings/manure-moved.ts'
import { enforcementOn, ENFORCEMENT_TEXT, isRed } from '../findings/red-zones.ts'
import type { Scene } from '../findings/rule.ts'
import { kg, kgSpan, quoted } from '../findings/wording.ts'
import { yearOf } from '../findings/work.ts'
import { fieldRows } from './fields-meant.ts'
import type { FieldRow } from './law-question.ts'
import { paragraph, type LawTopic } from './topic.ts'

/** How much nitrogen of organic fertilizers the farm may have, and how much is left of it. */
export const organicNitrogen: LawTopic = {
  id: 'organic_nitrogen',
  asksFor: [['organic', 'limit170']],
  beside: [
    ...([
      'nitrogen',
      'limit',
      'spread',
      'give',
      'amount',
      'fertilizer',
      'material',
      'time',
      'demand',
      'people',
    ] as const),
    ...(['field', 'allowed', 'fertilize', 'liquid', 'take'] as const),
  ],
  needsNoDuty: ['limit', 'limit170'],
  reads: [...GIFT_KINDS, ...HERD_KINDS, 'manure_transfers'],
  tell(question, scene) {
    const { concepts, fields } = question
    const isOfLimit =
      concepts.has('limit170') || question.type === 'amount' || question.type === 'how' || concepts.has('limit')
    const entry = entryOn(duev.stickstoffOrganischHoechstens, endOfYear(scene), scene.land)
    if (!entry || !isOfLimit || question.days || question.crops.length > 0) return undefined
    return {
      text: [
        `Aus organischen Düngern darf im Durchschnitt deiner Flächen höchstens ${kg(entry.value)} Stickstoff je Hektar und Jahr ausgebracht werden (${paragraph(entry.source)}).`,
        farmText(entry.value, scene),
        ...fields.map((field) => fieldText(field, scene)),
      ].join(' '),
      rows: [
        ...fieldRows(fields, ({ values }) => `Größe: ${germanNumber(values.area_ha ?? 0)} ha`),
        ...scene.picture
          .rows('herds')
          .map((row) => ({ row, quote: `Durchschnittsbestand: ${row.values.average_count ?? 'je Jahr eingetragen'}` })),
      ],
    }
  },
}

function farmText(most: number, scene: Scene): string {
  const [kept, moved, ha] = [keptNitrogen(scene), movedNitrogen(scene), landOf(scene)]
  const missing = [
    ...kept.missing,
    ...(moved.takenUnknown > 0 ? ['bei einer Aufnahme von Wirtschaftsdünger der Stickstoff'] : []),
    ...(moved.givenUnknown > 0 ? ['bei einer Abgabe von Wirtschaftsdünger der Stickstoff'] : []),
    ...(ha === undefined || ha <= 0 ? ['die landwirtschaftliche Fläche'] : []),
    ...(kept.herds === 0 && moved.takenKg === 0 ? ['Herden und Aufnahmen von Wirtschaftsdünger'] : []),
  ]
  if (missing.length > 0)
    return `Wie viel es bei dir ${scene.year} ist, lässt sich nicht rechnen: Es fehlt ${missing[0]!}.`
  const perHa = (kgs: number): number => tidy((kgs + moved.takenKg - moved.givenKg) / ha!)
  const [least, highest] = [perHa(kept.least), perHa(kept.most)]
  const said = `${scene.year} fallen bei dir ${kgSpan({ least, most: highest })} je Hektar an, auf ${germanNumber(ha!, { most: 2 })} ha`
  if (least > most) {
    const over = { least: tidy(least - most), most: tidy(highest - most) }
    return `${said}: ${kgSpan(over)} je Hektar zu viel.`
  }
  if (highest > most)
    return `${said}: Ob die Grenze eingehalten ist, hängt an Angaben der Herden, die noch nicht eingetragen sind.`
  return `${said}: eingehalten, bis zur Grenze sind ${germanNumber(tidy(most - highest), 1)} kg je Hektar frei, zusammen ${germanNumber(tidy((most - highest) * ha!), { most: 0 })} kg.`
}

function fieldText(field: FieldRow, scene: Scene): string {
  const gifts = giftsOn(scene.picture, field).filter(
    (gift) => yearOf(gift.day) === scene.year && isOrganicGift(gift) && !isCompostMaterial(gift.material),
  )
  const { kgHa, missing } = sumOnField(gifts, ({ nKg }) => nKg)
  const open = missing.length > 0 ? ', bei einer Gabe fehlt der Stickstoff' : ''
  const given = `Auf ${quoted(field.values.name)} kamen ${scene.year} nach den Einträgen ${kg(kgHa)} organischer Stickstoff je Hektar${open}.`
  const limit = valueOn(duev.rotesGebietStickstoffOrganisch, scene.today, scene.land)
  const enforcement = enforcementOn(scene, scene.today)
  return isRed(field.values) && limit !== undefined && enforcement
    ? `${given} Im roten Gebiet sind es höchstens ${kg(limit)} auf jedem Schlag (DüV § 13a Abs. 2 Nr. 2). ${ENFORCEMENT_TEXT[enforcement]}`
    : given
}
