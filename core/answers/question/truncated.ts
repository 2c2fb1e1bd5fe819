/** First parts of words that share their last one: „Zu- und Abgänge“. */
const PREFIXES =
  'ab|an|auf|aus|be|bei|ein|ent|her|hin|nach|raus|rein|ver|vor|weg|zu|zwischen|zweit|haupt|unter|ober|über'

const TRUNCATED = new RegExp(
  `(?<![\\p{L}-])(${PREFIXES})- (und|oder|bzw\\.?) (?:die |der |den |das )?(${PREFIXES})(\\p{L}{3,})`,
  'gu',
)

/** Both in full; in lower case. Left as it is, the first would be lost as a preposition. */
export const inWholeWords = (text: string): string => text.replaceAll(TRUNCATED, '$1$4 $2 $3$4')
