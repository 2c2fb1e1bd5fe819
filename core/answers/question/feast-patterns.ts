import { addDays } from '../../shared/time/days.ts'
import { daysOfFeast, FEASTS, type Feast } from '../../shared/time/feasts.ts'
import { OPTIONAL_YEAR, timePattern, WORD_END, type TimePattern } from './time-pattern.ts'
import type { Span, Times } from './span.ts'
import { inYear, opened } from './times-meant.ts'

// „um Ostern“, „seit Lichtmess“; in lower case.

const NAMES = FEASTS.map(({ words }) => words).join('|')
/** What makes a time of a word that people and cows are called by, too. */
const CLEAR = '(?:kurz\\s+)?(?:seit|ab|nach|bis(?:\\s+z(?:u|um))?|vor|um|rund\\s+um)'

const IS_CLEAR = new RegExp(`^${CLEAR}$`, 'u')

const DAYS_AROUND = 7

/** „Um Ostern“ is a week before and behind it, „kurz vor Ostern“ the week before. */
function around(opening: string, times: Times): Times | undefined {
  const near = ({ from, to }: Span): Span => {
    if (opening === 'kurz vor') return { from: addDays(from!, -DAYS_AROUND), to: addDays(from!, -1) }
    if (opening === 'kurz nach') return { from: addDays(to!, 1), to: addDays(to!, DAYS_AROUND) }
    return { from: addDays(from!, -DAYS_AROUND), to: addDays(to!, DAYS_AROUND) }
  }
  return /^(?:kurz|rund|um)/u.test(opening)
    ? { span: near(times.span), ahead: near(times.ahead) }
    : opened(opening, times)
}

const feastOf = (name: string): Feast => FEASTS.find(({ words }) => new RegExp(`^(?:${words})$`, 'u').test(name))!

export const FEAST_PATTERNS: readonly TimePattern[] = [
  timePattern(
    `(?:(${CLEAR}|am|an|zu|zum|über|in\\s+der)\\s+)?(?:de[mnr]\\s+)?(${NAMES})(?:\\s+(?:he)?rum)?${OPTIONAL_YEAR}${WORD_END}`,
    ([, opening = '', name, year], today) => {
      const meant = feastOf(name!)
      return meant.isName && !IS_CLEAR.test(opening)
        ? undefined
        : around(
            opening,
            inYear(year, today, (of) => daysOfFeast(meant, of)),
          )
    },
  ),
]
