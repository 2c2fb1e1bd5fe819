import { readGrouped } from '../../shared/german/read-german.ts'
import { BELOW_HUNDRED, numberOfWord } from '../../shared/german/number-words.ts'
import type { Threshold } from './parsed-question.ts'
import { THRESHOLD_UNITS, THRESHOLD_WORDS } from './question-words.ts'

/** „ein“ is an article. */
const WORDS = [...BELOW_HUNDRED.keys()].filter((word) => word !== 'ein').toSorted((a, b) => b.length - a.length)
const NUMBER = `(\\d{1,3}(?:\\.\\d{3})+|\\d+(?:[.,]\\d+)?|(?:${WORDS.join('|')})(?!\\p{L}))`
const UNIT = `(?:(${THRESHOLD_UNITS})(?![\\p{L}/]))?`

const PATTERNS = THRESHOLD_WORDS.map(
  ([sort, words]) => [sort, new RegExp(`(?<!\\p{L})(?:${words})\\s+${NUMBER}\\s*${UNIT}`, 'u')] as const,
)
const BETWEEN = new RegExp(
  `(?<!\\p{L})(?:zwischen|von)\\s+${NUMBER}\\s*${UNIT}\\s*(?:und|bis)\\s+${NUMBER}\\s*${UNIT}`,
  'u',
)

/** „die 5 Tonnen“ */
const EXACTLY = new RegExp(
  `(?<!\\p{L})(?:der|die|das|den|dem|diese[rnms]?) ${NUMBER}\\s*(${THRESHOLD_UNITS.replace(/\|(?:tagen|wochen|monaten|jahren|stunden|minuten)\?/gu, '')})(?![\\p{L}/])`,
  'u',
)

/** A number of four digits without a unit is more likely a year, and whoever asks knows which it is. */
const MAY_BE_YEAR = /^(?:19|20)\d\d$/u

interface Read {
  thresholds: Threshold[]
  /** The text without them. */
  rest: string
}

/** „über 20 kg“, „zwischen 5 und 10 ha“ in a text in lower case. */
export function parseThresholds(text: string): Read {
  const between = BETWEEN.exec(text)
  if (between) {
    const [whole, low, lowUnit, high, highUnit] = between
    // „zwischen 500 kg und 2 t“, „zwischen 5 und 10 ha“
    const limits = [
      { value: low!, unit: lowUnit ?? highUnit },
      { value: high!, unit: highUnit ?? lowUnit },
    ]
    return limits.some(({ value, unit }) => unit === undefined && MAY_BE_YEAR.test(value))
      ? { thresholds: [], rest: text }
      : {
          thresholds: limits.map(({ value, unit }, index) => ({
            is: index === 0 ? 'above' : 'below',
            inclusive: true,
            value: numberOf(value),
            unit,
          })),
          rest: text.replace(whole, ' '),
        }
  }
  const exactly = EXACTLY.exec(text)
  if (exactly) {
    const [whole, number, unit] = exactly
    const limit = { inclusive: true, value: numberOf(number!), unit }
    return {
      thresholds: [
        { is: 'above', ...limit },
        { is: 'below', ...limit },
      ],
      rest: text.replace(whole, ' '),
    }
  }
  const { thresholds, rest } = PATTERNS.reduce<Read>(withThreshold, { thresholds: [], rest: text })
  // „über 10 und unter 13 ha“
  const unit = thresholds.find((threshold) => threshold.unit !== undefined)?.unit
  return { thresholds: thresholds.map((threshold) => ({ ...threshold, unit: threshold.unit ?? unit })), rest }
}

function withThreshold({ thresholds, rest }: Read, [sort, pattern]: (typeof PATTERNS)[number]): Read {
  const match = pattern.exec(rest)
  if (!match || (match[2] === undefined && MAY_BE_YEAR.test(match[1]!))) return { thresholds, rest }
  const [whole, number, unit] = match
  return {
    thresholds: [...thresholds, { ...sort, value: numberOf(number!), unit }],
    rest: rest.replace(whole, ' '),
  }
}

const numberOf = (text: string): number => numberOfWord(text) ?? readGrouped(text) ?? Number.NaN
