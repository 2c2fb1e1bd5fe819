import { addDays } from './days.ts'

/** A day of each year: `MM-DD`, or days from Easter Sunday, or the Sunday on or before `MM-DD`. */
type FeastDay = string | number | { sundayBy: string }

/** Days that people on the land call by what is kept on them; `words` is the source of an expression in lower case. */
export interface Feast {
  words: string
  from: FeastDay
  to: FeastDay
  /** Also a name of people and cows: it is a time behind „um“, „bis“, „vor“ and „seit“ alone. */
  isName?: true
}

const on = (words: string, from: FeastDay, to = from): Feast => ({ words, from, to })
const named = (words: string, day: string): Feast => ({ ...on(words, day), isName: true })

/** What is said with more words comes first. */
export const FEASTS: readonly Feast[] = [
  on('heilig(?:er |en )?abend', '12-24'),
  on('(?:1\\.|ersten?) weihnachts(?:feier)?tag', '12-25'),
  on('(?:2\\.|zweiten?) weihnachts(?:feier)?tag|stephanstag|stefanstag|stephani', '12-26'),
  on('zwischen den (?:jahren|tagen|feiertagen)', '12-27', '12-31'),
  on('weihnachten|weihnachtsfeiertagen?|weihnachtstagen?', '12-24', '12-26'),
  on('sil?vester', '12-31'),
  on('neujahr(?:stag)?', '01-01'),
  on('(?:heiligen? )?drei ?könige?n?(?:stag)?', '01-06'),
  on('(?:mariä )?lichtmess', '02-02'),
  on('jose(?:f|ph)i|jose(?:f|ph)stag', '03-19'),
  named('georgi', '04-23'),
  on('georgstag|georgitag', '04-23'),
  on('walpurgis(?:nacht)?', '04-30'),
  on('tag der arbeit|maifeiertag', '05-01'),
  on('eisheiligen', '05-11', '05-15'),
  on('muttertag', { sundayBy: '05-14' }),
  on('johanni(?:s|stag)?', '06-24'),
  on('siebenschläfer', '06-27'),
  named('jakobi', '07-25'),
  on('mariä himmelfahrt|maria himmelfahrt', '08-15'),
  on('bartholomä', '08-24'),
  named('michaeli', '09-29'),
  on('michaelistag', '09-29'),
  on('tag der deutschen einheit|einheitstag', '10-03'),
  on('erntedank(?:fest)?', { sundayBy: '10-07' }),
  on('reformationstag', '10-31'),
  on('allerheiligen', '11-01'),
  on('allerseelen', '11-02'),
  on('leonhardi', '11-06'),
  on('st\\.? martin|sankt martin|martinstag', '11-11'),
  named('martini', '11-11'),
  on('volkstrauertag', { sundayBy: '11-19' }),
  on('totensonntag', { sundayBy: '11-26' }),
  on('nikolaustag', '12-06'),
  named('nikolaus', '12-06'),
  on('(?:altweiber|weiber)(?:fastnacht|fasching)', -52),
  on('rosenmontag', -48),
  on('faschingsdienstag|fastnachtsdienstag', -47),
  on('aschermittwoch', -46),
  on('karneval|fasching|fas(?:t)?nacht', -52, -47),
  on('palmsonntag', -7),
  on('gründonnerstag', -3),
  on('karfreitag', -2),
  on('karsamstag|ostersamstag', -1),
  on('ostersonntag', 0),
  on('ostermontag', 1),
  on('weißen? sonntag', 7),
  on('ostern|osterfeiertagen?|ostertagen?|karwoche', -2, 1),
  on('(?:christi )?himmelfahrt(?:stag)?|vatertag', 39),
  on('pfingstsamstag', 48),
  on('pfingstsonntag', 49),
  on('pfingstmontag', 50),
  on('pfingsten|pfingstfeiertagen?|pfingsttagen?', 49, 50),
  on('fronleichnam', 60),
]

/** True where it falls on other days each year. */
export const isMovable = ({ from }: Feast): boolean => typeof from !== 'string'

/** The first and the last day of a feast in a year. */
export const daysOfFeast = ({ from, to }: Feast, year: number): { from: string; to: string } => ({
  from: dayIn(year, from),
  to: dayIn(year, to),
})

function dayIn(year: number, day: FeastDay): string {
  if (typeof day === 'string') return `${year}-${day}`
  if (typeof day === 'number') return addDays(easterSunday(year), day)
  const latest = `${year}-${day.sundayBy}`
  return addDays(latest, -new Date(`${latest}T00:00:00Z`).getUTCDay())
}

/** Gregorian Easter by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`
}
