import { duev, valueOn } from '../../law/index.ts'
import { fieldGiftsIn, GIFT_KINDS, SAMPLE_KINDS, sumOnField, tidy } from '../../library/index.ts'
import { germanNumber } from '../../shared/german/write-german.ts'
import { mostRemovedOver, REMOVAL_KINDS, removalOf } from '../findings/phosphate-removal.ts'
import type { Scene } from '../findings/rule.ts'
import { kg } from '../findings/wording.ts'
import { fieldRows, fieldsMeant } from './fields-meant.ts'
import { dayAsked, type FieldRow } from './law-question.ts'
import { isHighIn, phosphateText } from './phosphate-text.ts'
import type { LawTopic } from './topic.ts'

/** How much phosphate a field may have. */
export const phosphate: LawTopic = {
  id: 'phosphate',
  asksFor: [['phosphate'], ['amount', 'give', 'spread', 'fertilize', 'allowed', 'limit', 'high']],
  beside: [
    'field',
    'arable',
    'grassland',
    'crop',
    'time',
    'demand',
    'fertilizer',
    'people',
    'mineral',
    'organic',
    'take',
  ],
  reads: [...GIFT_KINDS, ...SAMPLE_KINDS, ...REMOVAL_KINDS],
  tell(question, scene) {
    const day = dayAsked(question)
    const meant = fieldsMeant(question, scene, day)
    const asksAmount = ['amount', 'how', 'which', 'where', 'what'].includes(question.type)
    if (!meant || !asksAmount || meant.fields.length === 0) return undefined
    const told = meant.isNarrowed ? meant.fields : meant.fields.filter((field) => isHighIn(field, day, scene))
    if (told.length === 0) return undefined
    return {
      text: told
        .map((field) =>
          [phosphateText(field, day, scene), ...(isHighIn(field, day, scene) ? [removalText(field, scene)] : [])].join(
            ' ',
          ),
        )
        .join(' '),
      rows: fieldRows(
        told,
        ({ values }) =>
          `P2O5 (CAL): ${values.p_cal_mg == null ? 'nicht eingetragen' : `${germanNumber(values.p_cal_mg)} mg/100 g`}`,
      ),
    }
  },
}

/** What the harvests take away, and what of it has been given. */
function removalText(field: FieldRow, { picture, year, today, land }: Scene): string {
  const years = valueOn(duev.phosphatAbfuhrZeitraum, today, land)
  const removed = removalOf(picture, field, year)
  if (years === undefined) return ''
  if ('missing' in removed) return `Wie viel das ist, lässt sich nicht rechnen: Es fehlt ${removed.missing}.`
  const most = mostRemovedOver(years, picture, field, year, removed.kg)
  const rotation = Array.from({ length: years }, (_, back) => year - back)
  const gifts = fieldGiftsIn(picture, ...rotation).find((one) => one.field.id === field.id)?.gifts ?? []
  const { kgHa, missing } = sumOnField(gifts, ({ p2o5Kg }) => p2o5Kg)
  const open = missing.length > 0 ? ', bei einer Gabe fehlt das Phosphat' : ''
  return `Abgefahren werden ${kg(tidy(removed.kg))} je Hektar im Jahr und ${kg(most)} in ${years} Jahren; gegeben sind in diesen nach den Einträgen ${kg(kgHa)}${open}.`
}
