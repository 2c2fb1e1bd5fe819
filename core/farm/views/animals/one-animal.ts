import { germanDay } from '../../../shared/german/write-german.ts'
import { daysBetween } from '../../../shared/time/days.ts'
import { ageInMonths, bearsEarTag, LEAVINGS } from '../../../terms/index.ts'
import { FORMATS } from '../../formats/formats.ts'
import { oncePerFarm, type Values } from '../farm-view.ts'

/** An ear tag as people write it. */
export const earTagText = (tag: unknown): string =>
  typeof tag === 'string' ? (FORMATS.ear_tag.display?.(tag) ?? tag) : ''

/** What an animal is called, by its tag or else by its working name. */
export const animalText = ({ ear_tag, name, species }: Values): string =>
  earTagText(ear_tag) || (name ? `„${String(name)}“${bearsEarTag(String(species)) ? ' (ohne Ohrmarke)' : ''}` : '')

export const nameOf = (values: Values): string => {
  const tag = earTagText(values.ear_tag)
  const name = tag && values.name ? `${tag} „${String(values.name)}“` : animalText(values)
  return isGone(values) ? `${name} (abgegangen)` : name
}

/** `months` is a whole number as text. */
export const ageText = (months: string, { left_on }: Values): string =>
  isSet(left_on) ? `${monthsText(Number(months))} beim Abgang am ${germanDay(left_on)}` : monthsText(Number(months))

function monthsText(age: number): string {
  if (age === 0) return 'unter einem Monat'
  if (age === 1) return 'ein Monat'
  if (age < 24) return `${age} Monate`
  const rest = age % 12
  const years = `${Math.floor(age / 12)} Jahre`
  return rest === 0 ? years : `${years} und ${rest} ${rest === 1 ? 'Monat' : 'Monate'}`
}

/** With her name, where she is among the farm's own. */
export const motherText = (tag: unknown, name: unknown): string | null =>
  isSet(tag) ? [earTagText(tag), isSet(name) ? `„${String(name)}“` : ''].join(' ').trim() : null

export const isSet = (value: unknown): boolean => value !== null && value !== undefined
export const isGone = ({ left_on, status }: Values): boolean => isSet(left_on) || status === 'gone'

/** What has left grows no older here. */
export function agesOf(animal: Values, today: string): Values {
  const { left_on, arrived_on, born_on, arrived_from, earlier_stays } = animal
  const age = isGone(animal) && !isSet(left_on) ? undefined : ageInMonths(animal, String(left_on ?? today))
  const came = arrived_on ?? (isSet(arrived_from) ? null : born_on)
  const stay =
    isSet(came) && isGone(animal) === isSet(left_on) && !((earlier_stays ?? []) as unknown[]).length
      ? daysBetween(String(came), String(left_on ?? today))
      : null
  return { age_months: age ?? null, stay_days: stay, came_on: came ?? null }
}

/** Where it is, or what became of it. */
export function whereaboutsOf(animal: Values, barn: string | undefined): string {
  const { left_on, left_by, left_to } = animal
  if (!isGone(animal)) return ['im Bestand', barn].filter(isSet).join(', ')
  const how = isSet(left_by) && left_by !== 'other' ? LEAVINGS[left_by as keyof typeof LEAVINGS] : 'abgegangen'
  return [isSet(left_on) ? `${how} am ${germanDay(left_on)}` : how, left_to].filter(isSet).join(', ')
}

export const namesByTag = oncePerFarm(
  (farm): ReadonlyMap<unknown, unknown> =>
    new Map(
      (farm.all('animals') ?? []).flatMap(({ values: { ear_tag, name } }) =>
        ear_tag == null ? [] : [[ear_tag, name]],
      ),
    ),
)
