import { keyText, type Picture, type PictureRow } from '../../farm/index.ts'
import { periodOn, pflschg, type State } from '../../law/index.ts'
import { addDays, endOfPeriod } from '../../shared/time/days.ts'
import { sprayJobsIn } from './sprayings.ts'
import type { WorkItem } from './work.ts'

export type Proof = PictureRow<'certificates'>

/** Someone who has sprayed, and what proves the skill. */
export interface Sprayer {
  name: string
  person: PictureRow<'people'> | undefined
  works: readonly WorkItem[]
  proofs: readonly Proof[]
}

/** Proofs of skill in plant protection; where nobody has chosen what a proof is of, by what it is called. */
export const proofsOfSkill = (picture: Picture): Proof[] =>
  picture
    .rows('certificates')
    .filter(({ values: { category, type } }) =>
      category == null
        ? /sachkund/i.test(type ?? '') && /pflanzenschutz|psm|pflsch/i.test(type ?? '')
        : category === 'plant_protection',
    )

/** Who sprayed in a calendar year; jobs that name nobody are missing a mandatory entry, which another rule tells. */
export function sprayersIn(picture: Picture, year: number): Sprayer[] {
  const proofs = proofsOfSkill(picture)
  const people = picture.rows('people')
  const known = [...people.map(({ values }) => values.name ?? ''), ...proofs.map(({ values }) => values.holder ?? '')]
  const named = sprayJobsIn(picture, year).flatMap((work) => {
    const linked = picture.byId('people', work.values.person_id)?.values.name
    const names = linked == null ? namesIn(work.values.done_by ?? '', known) : [linked]
    return names.map((name) => ({ name, work }))
  })
  return [...Map.groupBy(named, ({ name }) => keyText(name)).values()].map((works) => {
    const { name } = works[0]!
    const persons = people.filter(({ values }) => isCalled(name, values.name ?? ''))
    return {
      name,
      person: persons[0],
      works: works.map(({ work }) => work),
      proofs: proofs.filter(
        ({ values }) => persons.some(({ id }) => id === values.holder_id) || isCalled(name, values.holder ?? ''),
      ),
    }
  })
}

/**
 * Whether a name as it is written may mean somebody: „Behrens, Hinnerk“, „H. Behrens“ and „Hinnerk“ all mean Hinnerk
 * Behrens, so that nobody is said to be without a proof because of a short name.
 */
function isCalled(written: string, name: string): boolean {
  const [words, full] = [keyText(written).split(' '), keyText(name).split(' ')]
  return (
    words[0] !== '' &&
    words.every((word) => full.some((one) => one === word || (word.length === 1 && one.startsWith(word))))
  )
}

/** „Behrens, Hinnerk“ is one where somebody is called so; „Hinnerk und Jan“ are two where one of them is known. */
function namesIn(written: string, known: readonly string[]): string[] {
  const isKnown = (name: string): boolean => known.some((one) => isCalled(name, one))
  const whole = written.trim()
  if (whole === '') return []
  const parts = whole.split(/[,;&+/]| und /).map((part) => part.trim())
  return !isKnown(whole) && parts.some(isKnown) ? parts.filter((part) => part !== '') : [whole]
}

/** Whether a contractor sprayed, whose proof the farm does not keep. */
export const isContractor = (picture: Picture, name: string): boolean =>
  /\b(?:gmbh|kg|gbr|ohg|eg|ag|lohnunternehmen|maschinenring)\b/i.test(name) ||
  picture
    .rows('contacts')
    .some(
      ({ values: { name: called, type, roles } }) =>
        keyText(called ?? '') === keyText(name) && (type === 'company' || (roles ?? []).includes('contractor')),
    )

export interface TrainingState {
  attended: boolean
  /** The last day for the training that is asked for next, or was. */
  end: string
}

/**
 * How a holder stands with trainings on a day: one in each period of years from the first issue on. Where no training
 * is written down at all, until when the proof itself says to be valid.
 */
export function trainingState(
  { values }: Proof,
  day: string,
  { land, picture }: { land: State | undefined; picture: Picture },
): TrainingState | 'unknown' | 'none' {
  const person = picture.byId('people', values.holder_id)?.values
  if (person?.employed_until != null && person.employed_until < day) return 'none'
  if (values.issued_on != null && values.issued_on > day) return 'none'
  const trainings = (values.trainings ?? []).map(({ date }) => date).filter((date) => date <= day)
  if (values.valid_until != null && (values.issued_on == null || trainings.length === 0))
    return { attended: false, end: values.valid_until }
  const period = periodOn(pflschg.fortbildungZeitraum, day, land)
  if (!period) return 'none'
  if (values.issued_on == null) return 'unknown'
  let [begin, end] = [values.issued_on, values.issued_on]
  let attendedBefore = true
  for (let count = 1; end <= day; count++) {
    attendedBefore = count === 1 || trainings.some((date) => date >= begin && date < end)
    begin = end
    end = endOfPeriod(values.issued_on, { ...period, count: period.count * count })
  }
  if (trainings.some((date) => date >= begin && date < end)) return { attended: true, end: addDays(end, -1) }
  return { attended: false, end: addDays(attendedBefore ? end : begin, -1) }
}
