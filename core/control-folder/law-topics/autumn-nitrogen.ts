import { duev, entryOn, nextDayOfYear } from '../../law/index.ts'
import { GIFT_KINDS, giftsOn, isLiquidOrganic, sumOnField, useOf } from '../../library/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { isTreatedAsGrassland } from '../findings/field-crops.ts'
import { enforcementOn, ENFORCEMENT_TEXT, isRed } from '../findings/red-zones.ts'
import type { Scene } from '../findings/rule.ts'
import { kg, quoted } from '../findings/wording.ts'
import { yearOf } from '../findings/work.ts'
import { fieldRows, fieldsMeant, useText } from './fields-meant.ts'
import type { FieldRow, LawQuestion } from './law-question.ts'
import { autumnText } from './spreading-text.ts'
import { paragraph, type LawTopic } from './topic.ts'

/** How much nitrogen may be given in autumn, on grassland and after the harvest. */
export const autumnNitrogen: LawTopic = {
  id: 'autumn_nitrogen',
  asksFor: [['nitrogen', 'material', 'fertilize', 'fertilizer', 'organic', 'spread']],
  beside: [
    ...([
      'autumn',
      'amount',
      'give',
      'limit',
      'demand',
      'time',
      'field',
      'grassland',
      'arable',
      'crop',
      'catchCrop',
    ] as const),
    ...(['harvested', 'people', 'allowed', 'liquid', 'mineral', 'take'] as const),
  ],
  needsNoDuty: ['limit'],
  reads: GIFT_KINDS,
  tell(question, scene) {
    const day = autumnDay(question, scene)
    const asksAmount = ['amount', 'how', 'count', 'which', 'what'].includes(question.type)
    const meant = day === undefined ? undefined : fieldsMeant({ ...question, crops: [] }, scene, day)
    if (day === undefined || !asksAmount || !meant) return undefined
    const isGrass = ({ values }: FieldRow): boolean => isTreatedAsGrassland(values, useOf(values), day, scene.land)
    const { concepts } = question
    const isNamed = question.fields.length > 0
    const isGrassMeant = isNamed ? meant.fields.some(isGrass) : !concepts.has('arable') && !saysArable(question)
    const isArableMeant = isNamed ? meant.fields.some((field) => !isGrass(field)) : !concepts.has('grassland')
    return {
      text: [
        ...(isGrassMeant
          ? [
              grasslandText(day, scene),
              ...(isNamed ? meant.fields.filter(isGrass).map((field) => givenText(field, day, scene)) : []),
            ]
          : []),
        ...(isArableMeant
          ? [`Auf Ackerland ist nach der Ernte der letzten Hauptfrucht Sperrfrist. ${autumnText(day, scene)}`]
          : []),
      ]
        .filter(Boolean)
        .join(' '),
      rows: isNamed ? fieldRows(meant.fields, (field) => `Nutzung: ${useText(field) ?? 'nicht eingetragen'}`) : [],
    }
  },
}

const saysArable = ({ crops, concepts }: LawQuestion): boolean =>
  crops.length > 0 || concepts.has('catchCrop') || concepts.has('harvested')

/** The first day in autumn that is asked about; undefined where none is. */
function autumnDay({ days, concepts, today }: LawQuestion, { land }: Scene): string | undefined {
  const from = entryOn(duev.gruenlandHerbstAb, days?.from ?? today, land)?.value
  if (from === undefined) return undefined
  if (!days)
    return concepts.has('autumn') || concepts.has('catchCrop') || concepts.has('harvested')
      ? nextDayOfYear(today, from)
      : undefined
  const begins = `${yearOf(days.from)}-${from}`
  const ends = `${yearOf(days.from)}-12-31`
  return days.until >= begins && days.from <= ends && days.from >= `${yearOf(days.from)}-07-01`
    ? days.from > begins
      ? days.from
      : begins
    : undefined
}

function grasslandText(day: string, { land }: Scene): string {
  const [most, from, closed] = [
    entryOn(duev.gruenlandHerbstStickstoff, day, land),
    entryOn(duev.gruenlandHerbstAb, day, land),
    entryOn(duev.sperrfristGruenland, day, land),
  ]
  if (!most || !from || !closed) return ''
  const [begin, end] = [from.value, closed.value.from].map((one) => germanDay(`${yearOf(day)}-${one}`))
  return `Auf Grünland dürfen vom ${begin} bis zum Beginn der Sperrfrist am ${end} höchstens ${kg(most.value)} Stickstoff je Hektar aus flüssigen organischen Düngern gegeben werden (${paragraph(most.source)}).`
}

/** What a field has got since then, and what holds in a nitrate area. */
function givenText(field: FieldRow, day: string, scene: Scene): string {
  const from = `${yearOf(day)}-${entryOn(duev.gruenlandHerbstAb, day, scene.land)?.value ?? ''}`
  const gifts = giftsOn(scene.picture, field).filter(
    (gift) => gift.day >= from && yearOf(gift.day) === yearOf(day) && isLiquidOrganic(gift.material),
  )
  const { kgHa, missing } = sumOnField(gifts, ({ nKg }) => nKg)
  const given =
    gifts.length === 0
      ? ''
      : `Auf ${quoted(field.values.name)} sind davon ${kg(kgHa)} eingetragen${missing.length > 0 ? ', bei einer Gabe fehlt der Stickstoff' : ''}.`
  const red = entryOn(duev.gruenlandHerbstStickstoffRotesGebiet, day, scene.land)
  const enforcement = enforcementOn(scene, day)
  const inRed =
    isRed(field.values) && red && enforcement
      ? `${quoted(field.values.name)} liegt im roten Gebiet, dort sind es höchstens ${kg(red.value)} (${paragraph(red.source)}). ${ENFORCEMENT_TEXT[enforcement]}`
      : ''
  return [given, inRed].filter(Boolean).join(' ')
}
