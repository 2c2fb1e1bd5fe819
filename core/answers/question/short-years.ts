/** Of which years a number of two digits may be one: from so many years back to this one. */
const YEARS_BACK = 6

/** They have numbers of their own: „Stall 24“. */
const NUMBERED =
  'stall|haus|halle|schlag|schläge|feld|felder|box|bucht|platz|position|pos|nr|nummer|silo|gruppe|abteil|stufe|klasse|woche|kw|seite|blatt|tank|behälter|typ|nak|schnitt|kalb|kuh|bulle|sau|tier|ziffer'
/** What is counted or measured: „25 kg“. */
const UNIT =
  'kg|g|t|l|ha|m|m²|m³|m3|km|cm|mm|ml|kw|kwh|ps|uhr|h|std|stunden|minuten|tagen?|wochen|monaten?|jahren?|stück|tiere?|prozent|euro|eur|cent|dt|mg|liter|kubik\\p{L}*|ballen|kühen?|kälbern?|bullen|färsen|schweinen?'
const AND = '(?:und|u|bis|-|–|/|,)'
/** „mais 25“, „früchte 24 und 25“ */
const SHORT_YEAR = new RegExp(
  `(?<!(?:${NUMBERED})[.:]? )(?<=\\p{L}{2}[.:,]? (?:\\d\\d ${AND} )?)['’]?(\\d\\d)` +
    `(?=\\s*(?:$|[?!:]|,(?!\\d)|${AND} ?['’]?\\d\\d(?!\\d)|\\p{L}))(?!\\s*(?:${UNIT})(?!\\p{L}))`,
  'giu',
)
/** „rapsfläche 2026 ha“, „gülle 26 m3 summe“: what it is asked in stands behind. */
const YEAR_BEFORE_UNIT = new RegExp(
  `(?<=\\p{L}{2}[.:,]? )['’]?(?:20)?(\\d\\d)(?= (?:${UNIT})` +
    '(?:(?<=20\\d\\d \\S+)| (?:summe|gesamt\\p{L}*|insgesamt|zusammen))\\s*[?!.]*$)',
  'iu',
)
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u

/**
 * A question with its years in full, as it may be meant where it is not understood as it stands: „26“ may be a number,
 * too. Undefined where it has none. `today` is a day.
 */
export function withYearsMeant(text: string, today: string): string | undefined {
  const now = Number(today.slice(2, 4))
  const isYear = (digits: string): boolean => Number(digits) <= now && Number(digits) >= now - YEARS_BACK
  const inFull = (said: string, digits: string): string => (isYear(digits) ? today.slice(0, 2) + digits : said)
  const asked = text.replace(YEAR_BEFORE_UNIT, (said, digits: string) =>
    isYear(digits) ? `${inFull(said, digits)} in` : said,
  )
  const full = YEAR.test(asked) ? asked : asked.replaceAll(SHORT_YEAR, inFull)
  return full === text ? undefined : full
}
