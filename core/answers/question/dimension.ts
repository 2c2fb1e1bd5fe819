/** What an amount can be of: kilos do not answer for hectares, while milk is told in kilos and asked for in liters. */
export type Dimension = 'amount' | 'area' | 'money'

const ASKED: readonly [Dimension, RegExp][] = [
  [
    'amount',
    /(?<!\p{L})wie ?viele? (?:kilo\p{L}*|kg|tonnen?|dezitonnen?|doppelzentner|zentner|dt|liter|kubik\p{L}*|m³)(?!\p{L})/u,
  ],
  ['area', /(?<!\p{L})wie ?viele? (?:hektar|ha)(?!\p{L})/u],
  ['money', /(?<!\p{L})wie ?viele? (?:euro|geld)(?!\p{L})/u],
]

const UNITS: readonly [Dimension, RegExp][] = [
  ['amount', /^(?:kg|g|t|dt|l|hl|ml|m³)(?!\p{L})/u],
  ['area', /^ha(?!\p{L})/u],
  ['money', /^(?:€|EUR)/u],
]

/** In what a question wants its answer, in lower case and standard German; undefined where it does not say. */
export const dimensionAsked = (text: string): Dimension | undefined => ASKED.find(([, words]) => words.test(text))?.[0]

export const dimensionOf = (unit: string): Dimension | undefined => UNITS.find(([, units]) => units.test(unit))?.[0]

const UNIT_ASKED = new RegExp(
  `${ASKED.map(([, { source }]) => source).join('|')}|(?<!\\p{L})wie ?viele? (?:tage?n?|wochen|monaten?|jahren?|stunden|prozent|stück)(?!\\p{L})`,
  'gu',
)

/** A question without the unit that it asks for, which says not of what. */
export const withoutUnitAsked = (text: string): string => text.replaceAll(UNIT_ASKED, ' ')
