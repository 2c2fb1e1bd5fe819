import { keyText, noteKey } from '../../farm/index.ts'
import { CROP_WORDS, goodsCategory, storedUnit } from '../../terms/index.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion } from '../extractor.ts'

/** What a weighbridge has weighed, net. */
export interface Weighed {
  /** ISO. */
  day: string
  article: string
  amount: number
  /** As the paper has it: a decitonne stays one. */
  unit: string
  partner: string
  /** Of the slip; empty where none is named. */
  number: string
  /** That it was harvested on; empty where it does not say. */
  field?: string
  /** In percent, as written; empty where it does not say. */
  moisture: string
  page: number
  quote: string | null
}

const CROPS = [
  ...CROP_WORDS.map((word) => word.toLowerCase()),
  ...'weizen gerste roggen raps mais kartoffel rübe getreide'.split(' '),
]
const CROP = new RegExp(String.raw`(?<!\p{L})\p{L}*(?:${CROPS.join('|')})\p{Ll}{0,2}(?!\p{L})`, 'iu')

/** Whether an article is what a farm harvests, and not what is sold to it. */
export const isHarvest = (article: string): boolean => CROP.test(article) && goodsCategory(article) === undefined

/** Mass alone is weighed. */
export const isMass = (unit: string): boolean => storedUnit(unit).base === 'kg'

/**
 * What went over a weighbridge: it left the farm, or came in from a field where nobody is named who took it. Slip and
 * settlement tell of one load, so partner and number of the slip are its key; without them it waits, for the other
 * paper may tell of the same.
 */
export function weighedGoods(weighed: Weighed, sure: boolean): Assertion {
  const { day, article, amount, unit, partner, number, field = '', moisture, page, quote } = weighed
  const isHarvested = field !== '' && partner === ''
  const isNamed = number !== '' && partner !== ''
  const kilograms = amount * storedUnit(unit).factor
  const by = isNamed ? ['slip', noteKey(number)] : [day, ...(field && [field]), article, kilograms.toFixed(0)]
  const said = [
    field && `Feld: ${field}`,
    number && `Wiegeschein ${number}`,
    moisture && `Feuchte ${moisture.replace(/\s?%$/, '')} %`,
  ]
  return {
    kind: 'stock_movements',
    name: isNamed ? `slip ${number}` : ['load', day, ...(field && [field]), article, kilograms.toFixed(0)].join(' '),
    key: ['weighed', partner, ...by].map(keyText).join('|').slice(0, 300),
    page,
    quote,
    asOf: day,
    confidence: sure && (isNamed || isHarvested) && isHarvest(article) ? SURE : TO_CONFIRM,
    ...(partner !== '' && { refers: { partner_id: [partner] } }),
    values: {
      date: day,
      type: isHarvested ? 'harvest' : 'sale',
      article: article.slice(0, 200),
      amount: Number(amount.toFixed(3)),
      unit,
      note: [...said, partner && `an ${partner}`].filter(Boolean).join(', ') || null,
    },
  }
}
