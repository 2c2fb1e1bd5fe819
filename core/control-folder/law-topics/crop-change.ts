import { entryOn, gapkondv } from '../../law/index.ts'
import {
  hectaresIn,
  isArable,
  judgeYearsOnEnd,
  mainCropOf,
  rotationFieldOf,
  type RotationField,
} from '../../library/index.ts'
import { capitalized, germanList } from '../../shared/german/write-german.ts'
import { receivesPayments, rotationOf } from '../findings/conditionality.ts'
import type { Scene } from '../findings/rule.ts'
import { quoted } from '../findings/wording.ts'
import { yearOf } from '../findings/work.ts'
import { fieldRows } from './fields-meant.ts'
import type { FieldRow, LawQuestion, SaidCrop } from './law-question.ts'
import { paragraph, verdict, type LawTopic, type Told } from './topic.ts'

const YEARS_BACK = 4

/** Whether a crop may follow on a field, and what the change of crops asks for. */
export const cropChange: LawTopic = {
  id: 'crop_change',
  asksFor: [['rotation', 'grow', 'seven', 'again']],
  beside: [
    'crop',
    'gloez',
    'field',
    'arable',
    'time',
    'demand',
    'allowed',
    'forbidden',
    'share',
    'people',
    'valid',
    'harvested',
    'again',
    'take',
  ],
  needsNoDuty: ['demand'],
  reads: ['fields'],
  tell(question, scene) {
    const { concepts, fields, crops } = question
    const named = [...new Map(crops.map((crop) => [crop.stem, crop])).values()]
    // Whether the farm keeps to it is told by the findings.
    const asksRule = question.type !== 'whether' && question.type !== 'request'
    const isOfRule = asksRule && (concepts.has('rotation') || (concepts.has('gloez') && concepts.has('seven')))
    const year = question.days ? yearOf(question.days.from) : scene.year + 1
    if (fields.length > 0 && named.length === 1 && fields.every(({ values }) => isArable(values)))
      return tellFields(question, fields, named[0]!, year, scene)
    if (isOfRule && fields.length === 0 && named.length === 0) return { text: ruleText(year, scene), rows: [] }
    if (!question.asksDuty || question.isPast) return undefined
    if (concepts.has('again') && fields.length === 0 && crops.length > 0)
      return { text: ruleText(year, scene), rows: [] }
    return concepts.has('rotation') && named.length === 0 ? tellGrown(fields, year, scene) : undefined
  },
}

function ruleText(year: number, { land }: Scene): string {
  const [years, share] = [
    entryOn(gapkondv.fruchtwechselZeitraum, `${year}-12-31`, land),
    entryOn(gapkondv.fruchtwechselAnteil, `${year}-12-31`, land),
  ]
  return years && share
    ? `Auf jedem Ackerschlag muss die Hauptkultur in ${years.value} Jahren wechseln (GLÖZ 7, ${paragraph(years.source)}), und jedes Jahr muss auf mindestens ${share.value} % des Ackerlands die Hauptkultur wechseln oder eine Zwischenfrucht stehen (${paragraph(share.source)}).`
    : ''
}

function tellFields(
  question: LawQuestion,
  fields: readonly FieldRow[],
  crop: SaidCrop,
  year: number,
  scene: Scene,
): Told | undefined {
  const grown = mainCropOf({ crop: capitalized(crop.text) }, year)
  if (!grown) return undefined
  const judged = fields.map((field) => ({ field, rotation: withCrop(field, grown, year) }))
  const verdicts = judged.map(({ rotation }) => judgeYearsOnEnd(rotation, year))
  const isBound = receivesPayments(scene) && rotationOf(scene, year - 1).isFree === false
  const isBarred = isBound && verdicts.every((one) => one === 'broken')
  const texts = judged.map(({ field, rotation }, index) => {
    const before = cropsText(rotation, year)
    const name = quoted(field.values.name)
    if (verdicts[index] === 'broken')
      return `Auf ${name} stünde mit ${grown.name} ${year} zu lange dieselbe Hauptkultur: ${before}.`
    if (verdicts[index] === 'unknown')
      return `Ob auf ${name} ${year} ${grown.name} stehen darf, lässt sich nicht sagen: Es fehlt eine Hauptkultur der Jahre davor (${before}).`
    return `Auf ${name} spricht der Fruchtwechsel der drei Jahre ${year} nicht gegen ${grown.name}: ${before}.`
  })
  return {
    text: [
      `${isBarred && question.days ? verdict(question, true) : ''}${texts.join(' ')}`,
      ruleText(year, scene),
      ...(isBound
        ? []
        : [
            'Ob dein Betrieb daran gebunden ist, hängt von Direktzahlungen, Größe und Kulturen ab; sicher ist es aus den Einträgen nicht.',
          ]),
    ].join(' '),
    rows: fieldRows(
      fields,
      (field) => `Kulturen: ${cropsText(rotationFieldOf(field.values, yearsTo(year - 1), 0), year - 1)}`,
    ),
  }
}

/** What stood on the fields in the years before, with the rule. */
function tellGrown(all: readonly FieldRow[], year: number, scene: Scene): Told | undefined {
  const fields = all.filter(({ values }) => isArable(values))
  if (fields.length === 0) return undefined
  const grown = fields.map((field) => {
    const rotation = rotationFieldOf(field.values, yearsTo(year - 1), 0)
    return { row: field, quote: `Kulturen: ${cropsText(rotation, year - 1)}` }
  })
  const texts = grown.map(({ row, quote }) => `${quoted(row.values.name)}: ${quote.replace('Kulturen: ', '')}.`)
  return { text: [...texts, ruleText(year, scene)].join(' '), rows: grown }
}

const yearsTo = (year: number): number[] => Array.from({ length: YEARS_BACK + 1 }, (_, back) => year - back)

function withCrop({ values }: FieldRow, crop: NonNullable<ReturnType<typeof mainCropOf>>, year: number): RotationField {
  const field = rotationFieldOf(values, yearsTo(year), hectaresIn(values, year) ?? 0)
  return { ...field, crops: { ...field.crops, [year]: crop } }
}

const cropsText = ({ crops }: RotationField, until: number): string =>
  germanList([until - 2, until - 1, until].map((year) => `${year} ${crops[year]?.name ?? 'nicht eingetragen'}`))
