import type { PictureRow } from '../../farm/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { animalText } from './animal-register.ts'
import { checkOf, entryCheckOf, type Check } from './checks.ts'
import { dayColumn, defineRegister, joinTexts, numberColumn, textColumn, WIDE, type Entry } from './define-register.ts'
import { contactText } from './group-register.ts'
import { calendarYear, isWithin, sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'
import { animalsLeft, staysOf } from './stays.ts'
import { meatBarredUntil } from './withdrawal.ts'
import { otherChecksOf, selfChecksOf, writtenEntriesOf } from './written-entries.ts'

type Known = string | null | undefined

interface Delivery extends Entry {
  day: Known
  what: string
  animals: string
  count: number | null | undefined
  to: Known
  treated: string
  barredUntil: Known
  by: Known
}

/** What went to slaughter, with what it was treated with last, and the information that went along. */
export const lebensmittelkette = defineRegister<Delivery>({
  id: 'lebensmittelkette',
  reads: [
    'animals',
    'group_movements',
    'treatments',
    'self_checks',
    'register_entries',
    'herds',
    'places',
    'fields',
    'people',
    'contacts',
  ],
  columns: [
    dayColumn('Datum', ({ day }) => day),
    textColumn('Vorgang', ({ what }) => what),
    textColumn('Tiere', ({ animals }) => animals, WIDE),
    numberColumn('Anzahl', ({ count }) => count),
    textColumn('an', ({ to }) => to),
    textColumn('Letzte Behandlung, Angaben', ({ treated }) => treated, WIDE),
    dayColumn('Wartezeit Fleisch bis', ({ barredUntil }) => barredUntil),
    textColumn('Wer', ({ by }) => by),
  ],
  entriesOf: (scene) => [
    ...animalsLeft(scene, 'slaughtered').flatMap((row) => slaughtersOf(row, scene)),
    ...scene.picture
      .rows('group_movements')
      .filter(({ values }) => values.group_slaughter === true && isWithin(values.date, calendarYear(scene)))
      .map((row) => groupOf(row, scene)),
    ...[...selfChecksOf(scene, ['food_chain']), ...otherChecksOf(scene, 'lebensmittelkette')].map((row) =>
      informationOf(checkOf(row, scene), row.values.count),
    ),
    ...writtenEntriesOf(scene, 'lebensmittelkette').map((row) => informationOf(entryCheckOf(row, scene), null)),
  ],
  orderOf: ({ day, row }) => [day, row.kind, row.id],
})

const slaughtersOf = (row: PictureRow<'animals'>, scene: RegisterScene): Delivery[] =>
  staysOf(row.values)
    .filter(({ left_by, left_on }) => left_by === 'slaughtered' && isWithin(left_on, calendarYear(scene)))
    .map(({ left_on, left_to }) => ({
      row,
      day: left_on,
      what: 'Schlachtung',
      animals: animalText(row),
      count: 1,
      to: left_to,
      ...treatedBefore(left_on!, scene.picture.referring('treatments', 'animal_id', row.id)),
      by: null,
    }))

function groupOf(row: PictureRow<'group_movements'>, { picture }: RegisterScene): Delivery {
  const { date, herd_id, category, count, partner, partner_id, delivery_note } = row.values
  const treatments = herd_id == null ? [] : picture.referring('treatments', 'herd_id', herd_id)
  const { treated, barredUntil } = treatedBefore(date!, treatments)
  return {
    row,
    day: date,
    what: 'Sammelschlachtung',
    animals: joinTexts([picture.byId('herds', herd_id)?.values.name, category]),
    count,
    to: contactText(picture, partner_id) ?? partner,
    treated: joinTexts([treated, delivery_note && `Lieferschein ${delivery_note}`]),
    barredUntil,
    by: null,
  }
}

/** The one whose withdrawal period ended last counts. */
function treatedBefore(
  day: string,
  treatments: readonly PictureRow<'treatments'>[],
): Pick<Delivery, 'treated' | 'barredUntil'> {
  const [last] = sortedBy(
    treatments.filter(({ values }) => values.date != null && values.date <= day),
    ({ values }) => [meatBarredUntil(values) ?? values.date],
  ).toReversed()
  return last === undefined
    ? { treated: '', barredUntil: null }
    : {
        treated: joinTexts([germanDay(last.values.date), last.values.product], ' '),
        barredUntil: meatBarredUntil(last.values),
      }
}

const informationOf = ({ row, day, what, about, found, by }: Check, count: number | null | undefined): Delivery => ({
  row,
  day,
  what,
  animals: about,
  count,
  to: null,
  treated: found,
  barredUntil: null,
  by,
})
