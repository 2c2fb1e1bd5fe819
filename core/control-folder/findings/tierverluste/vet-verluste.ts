import { germanList, germanMonth } from '../../../shared/german/write-german.ts'
import { addDays, addMonths } from '../../../shared/time/days.ts'
import { isInYear } from '../animals.ts'
import { KEPT_KINDS, keptOn } from '../kept-species.ts'
import { inOrder, note, type Rule, type Scene, type Verdict } from '../rule.ts'

/** How registers call what is written down of animals each day. */
const LOSSES = /tierverlust|tierkontrolle|stalltagebuch|stallkontrolle|verlust/i

export const vetVerluste: Rule = {
  id: 'vet_verluste',
  title: 'Tierkontrollen und Verluste jeden Monat aufgezeichnet',
  register: 'tierverluste',
  legalBasis: 'TierSchNutztV § 4 (2)',
  certainty: 'A',
  measure: 'Trag Kontrollen und Verluste des Monats ein, auch wenn keine Tiere verendet sind.',
  reads: [...KEPT_KINDS, 'self_checks', 'register_entries'],
  judge(scene) {
    const kept = monthsOf(scene).filter((month) => isKept(scene, month))
    const told = kept.length === 0 ? new Set<string>() : toldMonths(scene)
    const missing = kept.filter((month) => !told.has(month))
    if (kept.length === 0) return []
    return [missing.length === 0 ? inOrder() : missingVerdict(missing)]
  },
}

function missingVerdict(missing: readonly string[]): Verdict {
  const months = missing.map((month) => germanMonth(`${month}-01`).replace(/ .*/, ''))
  const text = `Für ${germanList(months)} ${missing[0]!.slice(0, 'YYYY'.length)} steht keine Tierkontrolle und kein Verlust im Buch.`
  // What a person says of these months says nothing of one that is added.
  return note([], { text, part: missing.map((month) => month.slice('YYYY-'.length)).join('-') })
}

/** `YYYY-MM` of the months of the year that are over. */
const monthsOf = ({ year, today }: Scene): string[] =>
  monthStarts(`${year}-01-01`, year)
    .filter((start) => addMonths(start, 1) <= today)
    .map((start) => start.slice(0, 'YYYY-MM'.length))

const monthStarts = (start: string, year: number): string[] =>
  isInYear(start, year) ? [start, ...monthStarts(addMonths(start, 1), year)] : []

function isKept({ picture }: Scene, month: string): boolean {
  const last = addDays(addMonths(`${month}-01`, 1), -1)
  return (['cattle', 'pig', 'sheep', 'goat', 'poultry'] as const).some((one) => keptOn(picture, one, last).length > 0)
}

/** Months of which something is written down: a check, a loss, or an animal that died. */
function toldMonths({ picture }: Scene): Set<string> {
  const days = [
    ...picture
      .rows('self_checks')
      .flatMap(({ values: { type, period, date } }) =>
        type === 'losses' ? [period ?? date] : type === 'animal_welfare' ? [date] : [],
      ),
    ...picture
      .rows('register_entries')
      .map(({ values: { register, date } }) => (LOSSES.test(register ?? '') ? date : null)),
    ...picture.rows('animals').map(({ values: { left_by, left_on } }) => (left_by === 'died' ? left_on : null)),
    ...picture.rows('group_movements').map(({ values: { direction, date } }) => (direction === 'death' ? date : null)),
  ]
  return new Set(days.flatMap((day) => day?.slice(0, 'YYYY-MM'.length) ?? []))
}
