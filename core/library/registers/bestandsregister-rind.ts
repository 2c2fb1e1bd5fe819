import { levelsOf, movementsOfAnimals } from '../../farm/index.ts'
import {
  ANIMAL_COLUMNS,
  headsText,
  orderOfStay,
  STAY_COLUMNS,
  staysInYear,
  type AnimalStay,
} from './animal-register.ts'
import { dayColumn, defineRegister } from './define-register.ts'
import { calendarYear, dayToldOf, isWithin } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

/** Annex 8 of the ViehVerkV: each animal by its tag, where it came from, when it went and where to. */
export const bestandsregisterRind = defineRegister<AnimalStay>({
  id: 'bestandsregister_rind',
  reads: ['animals', 'herds', 'group_movements'],
  landscape: true,
  columns: [
    ...ANIMAL_COLUMNS,
    ...STAY_COLUMNS,
    dayColumn('Zugang gemeldet', ({ row, stay }) =>
      stay.isFirst && stay.arrived_from == null ? row.values.birth_reported_on : stay.arrival_reported_on,
    ),
    dayColumn('Abgang gemeldet', ({ stay }) => stay.leaving_reported_on),
  ],
  entriesOf: (scene) => staysInYear(scene, ['cattle']),
  orderOf: orderOfStay,
  remarks: (scene) => [...headsOnDay(scene), ...groupsApart(scene)],
})

function headsOnDay(scene: RegisterScene): string[] {
  const animals = scene.picture.rows('animals').filter(({ values }) => values.species === 'cattle')
  if (animals.length === 0) return []
  const day = dayToldOf(scene)
  const movements = movementsOfAnimals(animals.map(({ values }) => ({ ...UNKNOWN, ...values }) as never))
  const there = levelsOf(movements).on(day)[0]?.amount ?? 0
  const undated = animals.filter(({ values }) => values.status === 'gone' && values.left_on == null).length
  return [headsText(day, there) + (undated > 0 ? ` Darunter ${undated} ohne Tag des Abgangs.` : '')]
}

const UNKNOWN = { born_on: null, arrived_on: null, left_on: null, earlier_stays: null }

/** Cattle are registered one by one; what was noted of groups is not lost, but stands nowhere here. */
function groupsApart(scene: RegisterScene): string[] {
  const moved = scene.picture
    .rows('group_movements')
    .filter(({ values }) => scene.picture.byId('herds', values.herd_id)?.values.species === 'cattle')
    .filter(({ values }) => values.direction === 'arrival' || values.direction === 'departure')
    .filter(({ values }) => isWithin(values.date, calendarYear(scene)))
  return moved.length === 0
    ? []
    : [
        `${moved.length} Gruppenbewegungen von Rindern sind ohne Ohrmarken eingetragen und stehen hier nicht: Trag die Tiere einzeln ein.`,
      ]
}
