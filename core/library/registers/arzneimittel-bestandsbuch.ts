import type { PictureRow } from '../../farm/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { animalText } from './animal-register.ts'
import {
  amountText,
  choiceText,
  dayColumn,
  defineRegister,
  joinTexts,
  numberText,
  textColumn,
  WIDE,
  type Entry,
} from './define-register.ts'
import { contactText } from './group-register.ts'
import { calendarYear, isWithin } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

type Known = string | null | undefined

interface Medicine extends Entry {
  day: Known
  what: string
  animals?: string
  place?: Known
  reason?: string
  product: string
  batch: Known
  receipt: string
  amount: string
  given?: string
  barred?: string
  vet: Known
  by?: Known
  recordedOn?: Known
}

/** § 2 of the THAMNV with what Article 108 of Regulation (EU) 2019/6 adds, and the receipts for what came. */
export const arzneimittelBestandsbuch = defineRegister<Medicine>({
  id: 'arzneimittel_bestandsbuch',
  reads: ['treatments', 'animals', 'herds', 'places', 'contacts', 'receipts'],
  landscape: true,
  columns: [
    dayColumn('Datum', ({ day }) => day),
    textColumn('Vorgang', ({ what }) => what),
    textColumn('Anzahl, Art, Kennzeichen', ({ animals }) => animals, WIDE),
    textColumn('Standort', ({ place }) => place),
    textColumn('Diagnose', ({ reason }) => reason),
    textColumn('Arzneimittel', ({ product }) => product, WIDE),
    textColumn('Charge', ({ batch }) => batch),
    textColumn('Beleg-Nr.', ({ receipt }) => receipt),
    textColumn('Menge', ({ amount }) => amount),
    textColumn('Behandlungsdauer', ({ given }) => given),
    textColumn('Wartezeit', ({ barred }) => barred),
    textColumn('Tierarzt, Lieferant', ({ vet }) => vet),
    textColumn('Anwender', ({ by }) => by),
    dayColumn('Eingetragen am', ({ recordedOn }) => recordedOn),
  ],
  entriesOf: (scene) => [...treatmentsIn(scene), ...purchasesIn(scene)],
  orderOf: ({ day, row }) => [day, row.kind, row.id],
})

const treatmentsIn = (scene: RegisterScene): readonly Medicine[] =>
  scene.picture.deriveEach(
    'treatments written down',
    scene.picture.rows('treatments').filter(({ values }) => isWithin(values.date, calendarYear(scene))),
    ['herds', 'places', 'contacts'],
    (row) => treatmentOf(row, scene),
    ({ values }) => [scene.picture.byId('animals', values.animal_id)],
  )

function treatmentOf(row: PictureRow<'treatments'>, { picture }: RegisterScene): Medicine {
  const { values } = row
  const animal = picture.byId('animals', values.animal_id)
  const herd = picture.byId('herds', values.herd_id ?? animal?.values.herd_id)?.values
  const count = values.animal_count ?? (animal ? 1 : null)
  return {
    row,
    day: values.date,
    what: choiceText('treatments', 'type', values.type ?? 'treatment'),
    animals: joinTexts([
      count == null ? null : `${numberText(count)} ${count === 1 ? 'Tier' : 'Tiere'}`,
      choiceText('animals', 'species', animal?.values.species ?? herd?.species),
      animal && animalText(animal),
      values.group,
      values.animal_id == null && values.herd_id != null ? herd?.name : null,
    ]),
    place: picture.byId('places', herd?.barn_id)?.values.name,
    reason: joinTexts([values.diagnosis, values.against && `gegen ${values.against}`]),
    product: joinTexts([
      joinTexts([values.product, values.active_substance && `(${values.active_substance})`], ' '),
      values.antibiotic === true ? 'Antibiotikum' : null,
    ]),
    batch: values.batch,
    receipt: values.receipt_number ?? '',
    amount: joinTexts([amountText(values.amount, values.unit), values.dose && `Dosis ${values.dose}`]),
    given: durationText(values),
    barred: barredText(values),
    vet: picture.byId('contacts', values.vet_id)?.values.name,
    by: values.administered_by,
    recordedOn: values.recorded_on,
  }
}

function durationText({
  first_dose_on,
  last_dose_on,
  date,
  effective_days,
}: PictureRow<'treatments'>['values']): string {
  const [from, until] = [first_dose_on ?? date, last_dose_on]
  const doses = until == null || until === from ? germanDay(from) : `${germanDay(from)} bis ${germanDay(until)}`
  return joinTexts([doses, effective_days != null ? `${numberText(effective_days)} Wirktage` : null])
}

const barredText = ({
  withdrawal_meat_days: meat,
  withdrawal_milk_hours: milk,
}: PictureRow<'treatments'>['values']): string =>
  joinTexts([
    meat == null ? null : `Fleisch ${numberText(meat)} ${meat === 1 ? 'Tag' : 'Tage'}`,
    milk == null ? null : `Milch ${numberText(milk)} h`,
  ])

const purchasesIn = (scene: RegisterScene): Medicine[] =>
  scene.picture
    .rows('receipts')
    .filter(({ values }) => values.direction !== 'outgoing' && isWithin(values.date, calendarYear(scene)))
    .flatMap((row) =>
      (row.values.positions ?? [])
        .filter(({ category }) => category === 'medicine')
        .map((position) => ({
          row,
          day: position.delivered_on ?? row.values.date,
          what: `Bezug (${choiceText('receipts', 'type', row.values.type)})`,
          product: position.article,
          batch: position.batch,
          receipt: row.values.number ?? '',
          amount: amountText(position.amount, position.unit),
          vet: contactText(scene.picture, row.values.partner_id) ?? row.values.partner,
        })),
    )
