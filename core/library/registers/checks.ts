import type { Picture, PictureRow } from '../../farm/index.ts'
import {
  choiceText,
  dayColumn,
  joinTexts,
  numberText,
  textColumn,
  WIDE,
  type Entry,
  type ToldColumn,
} from './define-register.ts'
import { sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

/** One thing that somebody looked at and wrote down, from whichever row. */
export interface Check extends Entry {
  day: string | null | undefined
  what: string
  species: string
  about: string
  found: string
  by: string | null | undefined
}

export const CHECK_COLUMNS: readonly ToldColumn<Check>[] = [
  dayColumn('Datum', ({ day }) => day),
  textColumn('Was', ({ what }) => what),
  textColumn('Wovon', ({ about }) => about, WIDE),
  textColumn('Ergebnis', ({ found }) => found, { width: 3 }),
  textColumn('Wer', ({ by }) => by),
]

/** Beside its own kind, a check reads these. */
export const CHECK_READS = ['self_checks', 'register_entries', 'herds', 'places', 'fields', 'people'] as const

export function checkOf(row: PictureRow<'self_checks'>, { picture }: RegisterScene): Check {
  const { date, type, period, subject, indicators, result, count, note, person, person_id } = row.values
  return {
    row,
    day: date,
    what: choiceText('self_checks', 'type', type),
    species: speciesOfHerd(picture, row.values.herd_id),
    about: joinTexts([
      picture.byId('herds', row.values.herd_id)?.values.name,
      picture.byId('places', row.values.place_id)?.values.name,
      subject,
      period,
    ]),
    found: joinTexts([indicators, result, count == null ? null : `Anzahl ${numberText(count)}`, note], '; '),
    by: picture.byId('people', person_id)?.values.name ?? person,
  }
}

export function entryCheckOf(row: PictureRow<'register_entries'>, { picture }: RegisterScene): Check {
  const { date, register, text, note } = row.values
  return {
    row,
    day: date,
    what: register ?? '',
    species: speciesOfHerd(picture, row.values.herd_id),
    about: joinTexts([
      picture.byId('herds', row.values.herd_id)?.values.name,
      picture.byId('fields', row.values.field_id)?.values.name,
    ]),
    found: joinTexts([text, note], '; '),
    by: null,
  }
}

export const speciesOfHerd = (picture: Picture, herdId: string | null | undefined): string =>
  choiceText('herds', 'species', picture.byId('herds', herdId)?.values.species)

export const inDayOrder = (checks: readonly Check[]): Check[] => sortedBy(checks, ({ day, row }) => [day, row.id])
