import { MONTHS, monthNumber } from '../../shared/german/months.ts'
import { addDays } from '../../shared/time/days.ts'
import { EDGE_PATTERNS } from './edges-of-times.ts'
import { FEAST_PATTERNS } from './feast-patterns.ts'
import { FULL_YEAR, OPTIONAL_YEAR, timePattern, WORD_END, type TimePattern } from './time-pattern.ts'
import { THRESHOLD_UNITS } from './question-words.ts'
import { daySpan, monthSpan, moveDay, TIME_UNITS, weekday, weekSpan, yearSpan, type TimeUnit } from './span.ts'
import {
  always,
  COUNTS,
  countOf,
  dayOfYear,
  inYear,
  monthAndNext,
  opened,
  orderOf,
  SEASONS,
  spanFromNow,
  stepsOf,
  withoutEnding,
  yearOf,
  yearAndNext,
  yearsInARow,
} from './times-meant.ts'

const WEEKDAYS = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag']
const DAYS_FROM_TODAY: Readonly<Record<string, number>> = {
  heute: 0,
  gestern: -1,
  vorgestern: -2,
  vorvorgestern: -3,
  morgen: 1,
  übermorgen: 2,
  überübermorgen: 3,
}
// Parts of patterns.
const DAY_AND_MONTH = '(\\d{1,2})\\.\\s?(\\d{1,2})\\.'
const MONTH = `(${MONTHS.join('|')}|jänner|feber|maerz|marz|jan\\.|jan(?=\\s*(?:[-–+]|bis\\s|und\\s|\\d))|(?:feb|mrz|mär|jun|jul|apr|aug|sept?|okt|nov|dez)(?:\\.|(?!\\p{L})))`
/** A number of four digits with a unit, or to which something is compared, is no year. */
const NO_YEAR_AFTER = 'natura |(?:über|unter|als|mindestens|wenigstens|höchstens|maximal|bis zu|zwischen|außer) '
const SEASON = `(${Object.keys(SEASONS).join('|')})`
const COUNT = `(\\d{1,3}|${Object.keys(COUNTS).join('|')})`
const UNIT = `(${TIME_UNITS.join('|')})(?:en|es|s|n|e)?`
const IN_THE = '(?:in\\s+den\\s+|der\\s+|den\\s+|die\\s+)?'
const ORDER = '([1-4]\\.|erste[nrsm]?|zweite[nrsm]?|dritte[nrsm]?|vierte[nrsm]?)'
/** „seit“, „bis“ and the like open one end of the time that follows. */
const OPENING =
  '(?:(seit|ab|nach|bis(?: zum| zu| ende| einschließlich)?|vor(?: dem)?|am|im|in|vom|den|des|der|für|anfang|ende|mitte|zum)\\s+)?(?:(?:dem|der|den|zum|des|ende)\\s+)?'

const FROM_NOW =
  '((?:diese|laufende|heurige|(?:vor)?letzte|(?:vor)?vorige|(?:vor)?vergangene|(?:über)?nächste|kommende)[rmsn]?)'
/** „voriges Jahr im März“, „im März letzten Jahres“ */
const RELATIVE_YEAR = `(?:im\\s+|des\\s+|vom\\s+)?${FROM_NOW}\\s+jahr(?:e?s)?`

/** In the order in which they are tried: what says more precisely which days are meant comes first. */
export const PERIOD_PATTERNS: readonly TimePattern[] = [
  ...EDGE_PATTERNS,
  ...[
    `(?:in\\s+der\\s+)?${FROM_NOW}\\s+woche\\s+(?:am\\s+)?(?<day>${WEEKDAYS.join('|')}|sonnabend)${WORD_END}`,
    `(?:am\\s+)?(?<day>${WEEKDAYS.join('|')}|sonnabend)\\s+(?:in\\s+der\\s+|der\\s+)?${FROM_NOW}\\s+woche${WORD_END}`,
  ].map((words) =>
    timePattern(words, ({ groups, 1: first, 2: second }, today) => {
      const day = groups!['day']!
      const { from } = weekSpan(today, stepsOf(first === day ? second! : first!))
      return always(daySpan(addDays(from!, (WEEKDAYS.indexOf(day.replace('sonnabend', 'samstag')) + 6) % 7)))
    }),
  ),
  timePattern(`${OPENING}${DAY_AND_MONTH}(\\d{4}|\\d{2}(?!\\d))?(?!\\d)`, ([, opening, day, month, year], today) =>
    opened(opening, dayOfYear(Number(day), Number(month), year, today)),
  ),
  timePattern(
    `${OPENING}(\\d{1,2})\\.\\s?${MONTH}${OPTIONAL_YEAR}${WORD_END}`,
    ([, opening, day, month, year], today) => opened(opening, dayOfYear(Number(day), monthNumber(month!), year, today)),
  ),
  timePattern('(?:im|in|für|vom|des)?\\s*wirtschaftsjahr\\s+(\\d{4})\\s?/\\s?(?:\\d{4}|\\d{2})', ([, year]) =>
    always({ from: `${year}-07-01`, to: `${Number(year) + 1}-06-30` }),
  ),
  timePattern(
    `(?:(?:von|im|in|vom)\\s+)?${MONTH}${OPTIONAL_YEAR}\\s*(?:(?<=von\\s.*)auf|(?<=\\s)|und(?:\\s+im)?|\\+)\\s*${MONTH}${OPTIONAL_YEAR}${WORD_END}`,
    ([, first, firstYear, last, lastYear], today) =>
      monthAndNext(monthNumber(first!), monthNumber(last!), firstYear, lastYear, today),
  ),
  timePattern(
    `(?:im\\s+)?${ORDER}\\s+(halbjahr|quartal)(?:e?s)?${OPTIONAL_YEAR}${WORD_END}`,
    ([, nth, part, year], today) => {
      const [number, months] = [orderOf(nth!), part === 'quartal' ? 3 : 6]
      const first = (number - 1) * months + 1
      if (number * months > 12) return undefined
      return inYear(year, today, (of) => ({
        from: monthSpan(of, first).from,
        to: monthSpan(of, first + months - 1).to,
      }))
    },
  ),
  timePattern(`${RELATIVE_YEAR}\\s+${OPENING}${MONTH}${WORD_END}`, ([, which, opening, month], today) =>
    opened(opening, always(monthSpan(yearOf(today) + stepsOf(which!), monthNumber(month!)))),
  ),
  timePattern(`${OPENING}${MONTH}\\s+${RELATIVE_YEAR}${WORD_END}`, ([, opening, month, which], today) =>
    opened(opening, always(monthSpan(yearOf(today) + stepsOf(which!), monthNumber(month!)))),
  ),
  timePattern(`${OPENING}${MONTH}${OPTIONAL_YEAR}${WORD_END}`, ([, opening, month, year], today) =>
    opened(
      opening,
      inYear(year, today, (of) => monthSpan(of, monthNumber(month!))),
    ),
  ),
  // „03/2026“
  timePattern(`${OPENING}(?<!-)(0[1-9]|1[0-2])/(20\\d{2})(?!\\d)`, ([, opening, month, year]) =>
    opened(opening, always(monthSpan(Number(year), Number(month)))),
  ),
  // „Im letzten Winter“ is counted from now.
  timePattern(
    `${OPENING}(?<!(?:diese|letzte|vorige|vergangene|nächste|kommende)[rmsn]?\\s)${SEASON}${OPTIONAL_YEAR}${WORD_END}`,
    ([, opening, season, year], today) => opened(opening, inYear(year, today, SEASONS[season!]!)),
  ),
  timePattern(
    `${IN_THE}(?:letzte[nr]?|vergangene[nr]?|zurückliegende[nr]?)\\s+${COUNT}\\s+${UNIT}${WORD_END}`,
    ([, count, unit], today) => always({ from: moveDay(today, -countOf(count!), unit as TimeUnit), to: today }),
  ),
  timePattern(`${IN_THE}(?:nächste[nr]?|kommende[nr]?)\\s+${COUNT}\\s+${UNIT}${WORD_END}`, ([, count, unit], today) =>
    always({ from: today, to: moveDay(today, countOf(count!), unit as TimeUnit) }),
  ),
  timePattern(`(?:in|innerhalb(?:\\s+von)?|binnen)\\s+${COUNT}\\s+${UNIT}${WORD_END}`, ([, count, unit], today) =>
    always({ from: today, to: moveDay(today, countOf(count!), unit as TimeUnit) }),
  ),
  timePattern(`(seit|vor)\\s+${COUNT}\\s+${UNIT}${WORD_END}`, ([, opening, count, unit], today) => {
    const day = moveDay(today, -countOf(count!), unit as TimeUnit)
    return always(opening === 'seit' ? { from: day, to: null } : daySpan(day))
  }),
  timePattern(
    `(?:(?:in|zu)\\s+)?(?:(seit|ab|nach|vor|bis)\\s+(?:(?:zum|dem|der)\\s+)?(?:ende\\s+)?)?(?:de[rs]\\s+)?${FROM_NOW}\\s+(woche|monats?|jahr(?:e?s)?|quartals?|halbjahr(?:e?s)?|frühjahr|sommer|herbst|winter)${WORD_END}`,
    ([, opening, which, unit], today) => {
      const span = spanFromNow(today, withoutEnding(unit!), stepsOf(which!))
      return span && opened(opening, always(span))
    },
  ),
  timePattern(
    'bis\\s+(?:zum\\s+)?(monats|jahres|wochen)ende|bis\\s+ende\\s+(?:des\\s+)?(monat|jahr|woche)(?:e?s)?|bis\\s+ende\\s+der\\s+(woche)',
    ([, compound, ofThe, ofThisWeek], today) => {
      const unit = withoutEnding((compound ?? ofThe ?? ofThisWeek)!).replace('wochen', 'woche')
      return always({ from: null, to: spanFromNow(today, unit, 0)!.to })
    },
  ),
  ...FEAST_PATTERNS,
  timePattern(
    `(?:(seit|bis|ab)\\s+|für\\s+)?(${Object.keys(DAYS_FROM_TODAY).join('|')})${WORD_END}`,
    ([, opening, word], today) => opened(opening, always(daySpan(addDays(today, DAYS_FROM_TODAY[word!]!)))),
  ),
  timePattern(
    `(?:(bis|am|seit)\\s+)?(?:zum\\s+)?(?:(?:nächsten|kommenden|letzten|diesen)\\s+)?(${WEEKDAYS.join('|')}|sonnabend)${WORD_END}`,
    ([, opening, name], today) => {
      const steps = (WEEKDAYS.indexOf(name!.replace('sonnabend', 'samstag')) - weekday(today) + 7) % 7
      return opened(opening, {
        span: daySpan(addDays(today, steps === 0 ? 0 : steps - 7)),
        ahead: daySpan(addDays(today, steps)),
      })
    },
  ),
  timePattern(`(?:in\\s+)?(?:diesem\\s+jahr|dieses\\s+jahr|heuer)${WORD_END}`, (_, today) =>
    always(yearSpan(yearOf(today))),
  ),
  timePattern(
    `(?:in\\s+)?(?:den\\s+)?(?:jahren?\\s+)?${FULL_YEAR}((?:(?:\\s*,\\s*|\\s+)(?:und\\s+)?(?:19|20)\\d{2})+)(?![\\d.,/])`,
    ([, first, others]) => yearsInARow(Number(first), [...others!.matchAll(/\d{4}/gu)].map(Number)),
  ),
  timePattern(
    `(?:in\\s+)?(?:den\\s+)?(?:jahren?\\s+)?${FULL_YEAR}\\s*und\\s*${FULL_YEAR}(?![\\d.,/])`,
    ([, first, last]) => yearAndNext(Number(first), Number(last)),
  ),
  timePattern(
    `${OPENING}(?:jahr(?:e|es)?\\s+)?(?<!${NO_YEAR_AFTER})${FULL_YEAR}(?![\\d.,/])` +
      `(?!\\s*(?:${THRESHOLD_UNITS})(?![\\p{L}/]))`,
    ([, opening, year]) => opened(opening, always(yearSpan(Number(year)))),
  ),
]
