import type { PictureRow } from '../../farm/index.ts'
import { animalsLeft, staysOf } from './stays.ts'
import {
  choiceText,
  dayColumn,
  defineRegister,
  earTagText,
  joinTexts,
  numberColumn,
  textColumn,
  WIDE,
  type Entry,
} from './define-register.ts'
import { checkOf, entryCheckOf, speciesOfHerd, type Check } from './checks.ts'
import { calendarYear, isWithin } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'
import { otherChecksOf, selfChecksOf, writtenEntriesOf } from './written-entries.ts'

interface Loss extends Entry {
  day: string | null | undefined
  species: string
  herd: string | null | undefined
  died: number | null
  animal: string
  cause: string | null | undefined
  check: string
  by: string | null | undefined
}

/** Animals that died, and the daily checks of the others. */
export const tierverluste = defineRegister<Loss>({
  id: 'tierverluste',
  reads: ['animals', 'group_movements', 'self_checks', 'register_entries', 'herds', 'places', 'fields', 'people'],
  columns: [
    dayColumn('Datum', ({ day }) => day),
    textColumn('Tierart', ({ species }) => species),
    textColumn('Herde, Stall', ({ herd }) => herd),
    numberColumn('Verendet', ({ died }) => died),
    textColumn('Kennzeichen', ({ animal }) => animal),
    textColumn('Ursache', ({ cause }) => cause, WIDE),
    textColumn('Kontrolle', ({ check }) => check, WIDE),
    textColumn('Wer', ({ by }) => by),
  ],
  entriesOf: (scene) => [
    ...animalsLeft(scene, 'died').flatMap((row) => deathsOf(row, scene)),
    ...scene.picture
      .rows('group_movements')
      .filter(({ values }) => values.direction === 'death' && isWithin(values.date, calendarYear(scene)))
      .map((row) => groupLoss(row, scene)),
    ...[...selfChecksOf(scene, ['losses']), ...otherChecksOf(scene, 'tierverluste')].map((row) =>
      checkedLoss(row, scene),
    ),
    ...writtenEntriesOf(scene, 'tierverluste').map((row) => noLoss(entryCheckOf(row, scene))),
  ],
  orderOf: ({ day, row }) => [day, row.kind, row.id],
})

const deathsOf = (row: PictureRow<'animals'>, scene: RegisterScene): Loss[] =>
  staysOf(row.values)
    .filter(({ left_by, left_on }) => left_by === 'died' && isWithin(left_on, calendarYear(scene)))
    .map(({ left_on }) => ({
      row,
      day: left_on,
      species: choiceText('animals', 'species', row.values.species),
      herd: scene.picture.byId('herds', row.values.herd_id)?.values.name,
      died: 1,
      animal: joinTexts([earTagText(row.values.ear_tag), row.values.name], ' '),
      cause: row.values.loss_cause,
      check: '',
      by: null,
    }))

function groupLoss(row: PictureRow<'group_movements'>, scene: RegisterScene): Loss {
  const { date, herd_id, count, category, note } = row.values
  return {
    row,
    day: date,
    species: speciesOfHerd(scene.picture, herd_id),
    herd: scene.picture.byId('herds', herd_id)?.values.name,
    died: count ?? null,
    animal: category ?? '',
    cause: note,
    check: '',
    by: null,
  }
}

/** A check of losses counts the dead ones. */
function checkedLoss(row: PictureRow<'self_checks'>, scene: RegisterScene): Loss {
  const { count, type, indicators, result, note } = row.values
  return {
    ...noLoss(checkOf(row, scene)),
    died: type === 'losses' ? (count ?? null) : null,
    check: joinTexts([indicators, result, note], '; '),
  }
}

const noLoss = ({ row, day, species, about, found, by }: Check): Loss => ({
  row,
  day,
  species,
  herd: about,
  died: null,
  animal: '',
  cause: null,
  check: found,
  by,
})
