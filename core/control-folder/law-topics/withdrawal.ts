import type { PictureRow, RowValues } from '../../farm/index.ts'
import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { addDays, addMonths } from '../../shared/time/days.ts'
import { vetWartezeit } from '../findings/arzneimittel_bestandsbuch/vet-wartezeit.ts'
import { animalName } from '../findings/animals.ts'
import { psmWartezeit } from '../findings/psm_aufzeichnung/psm-wartezeit.ts'
import type { Scene } from '../findings/rule.ts'
import { sprayingsIn, SPRAYING_KINDS, type Spraying } from '../findings/sprayings.ts'
import { meatBarredUntil, milkBarredUntil } from '../findings/withdrawal.ts'
import { workedFields } from '../findings/worked-fields.ts'
import { quoted } from '../findings/wording.ts'
import { namesOfFields, fieldsMeant } from './fields-meant.ts'
import { dayAsked, type FieldRow, type LawQuestion } from './law-question.ts'
import { paragraph, verdict, type LawTopic } from './topic.ts'

type Treatment = PictureRow<'treatments'>

/** So far back a treatment may still bar something. */
const MONTHS_BACK = 12

/** From when on what was treated may be milked into the tank or slaughtered. */
export const animalWithdrawal: LawTopic = {
  id: 'animal_withdrawal',
  asksFor: [['milk', 'slaughter', 'withdrawal']],
  beside: [
    ...(['medicine', 'calf', 'cattle', 'moved', 'get', 'take', 'handIn', 'open', 'young', 'barred', 'bvd'] as const),
    ...(['give', 'spread', 'illness'] as const),
  ],
  needsNoDuty: ['withdrawal', 'slaughter'],
  reads: ['treatments', 'animals'],
  tell(question, scene) {
    const { concepts, fields, crops, isPast } = question
    if (fields.length > 0 || crops.length > 0 || isPast) return undefined
    const products = (['milk', 'meat'] as const).filter(
      (one) =>
        concepts.has(one === 'milk' ? 'milk' : 'slaughter') || !(concepts.has('milk') || concepts.has('slaughter')),
    )
    const treated = treatmentsMeant(question, scene)
    const barred = treated.flatMap((treatment) => products.flatMap((product) => barOf(treatment, product, scene) ?? []))
    if (barred.length === 0) return undefined
    const last = [...Map.groupBy(barred, ({ who, product }) => `${who} ${product}`).values()].map((ofOne) =>
      ofOne.reduce((latest, one) => (one.until > latest.until ? one : latest)),
    )
    const isBarred = last.every(({ until }) => dayAsked(question) <= until)
    const said = isBarred && isOneThing(last) ? verdict(question, true) : ''
    const texts = last.map((one) => barText(one, question))
    return {
      text: `${said}${texts.join('. ')} (${paragraph(vetWartezeit.legalBasis)}).`,
      rows: [...new Set(last.map(({ treatment }) => treatment))].map((row) => ({ row, quote: quoteOf(row.values) })),
    }
  },
}

interface Bar {
  treatment: Treatment
  product: 'milk' | 'meat'
  until: string
  /** German: the animal or the group. */
  who: string
}

const isOneThing = (bars: readonly Bar[]): boolean => new Set(bars.map(({ product }) => product)).size === 1

/** Those of the animals that are named; of calves, those of a group of them. */
function treatmentsMeant({ animals, concepts, today }: LawQuestion, { picture }: Scene): Treatment[] {
  const recent = picture.rows('treatments').filter(({ values: { date = '' } }) => date > addMonths(today, -MONTHS_BACK))
  if (animals.length > 0) return recent.filter(({ values }) => animals.some(({ id }) => id === values.animal_id))
  return concepts.has('calf') ? recent.filter(({ values }) => /kalb|kälb/iu.test(values.group ?? '')) : []
}

function barOf(treatment: Treatment, product: Bar['product'], { picture }: Scene): Bar | undefined {
  const until = product === 'milk' ? milkBarredUntil(treatment.values) : meatBarredUntil(treatment.values)
  const animal = picture.byId('animals', treatment.values.animal_id)
  const who = animal ? animalName(animal) : (treatment.values.group ?? '')
  return until === undefined ? undefined : { treatment, product, until, who }
}

const PRODUCTS = { milk: 'die Milch', meat: 'das Fleisch' } as const
const FREE = { milk: 'darf sie frühestens in den Tank', meat: 'darf frühestens geschlachtet werden' } as const

function barText({ treatment: { values }, product, until, who }: Bar, { today }: LawQuestion): string {
  const [what, free] = [PRODUCTS[product], germanDay(addDays(until, 1))]
  const over = until < today
  const dose = germanDay(values.last_dose_on ?? values.date)
  const because = [
    `nach der Behandlung vom ${germanDay(values.date)} mit ${quoted(values.product)}`,
    `letzte Gabe am ${dose}`,
    `Wartezeit ${waitingText(values, product)},`,
  ].join(', ')
  return over
    ? `${who}: ${because} war ${what} bis einschließlich ${germanDay(until)} gesperrt; diese Wartezeit ist vorbei, frei ist es seit dem ${free}`
    : `${who}: ${because} ist ${what} bis einschließlich ${germanDay(until)} gesperrt; ab dem ${free} ${FREE[product]}`
}

const waitingText = (values: RowValues<'treatments'>, product: Bar['product']): string =>
  product === 'milk'
    ? `${germanNumber(values.withdrawal_milk_hours ?? 0)} Stunden`
    : `${germanNumber(values.withdrawal_meat_days ?? 0)} Tage`

const quoteOf = (values: RowValues<'treatments'>): string =>
  [
    `Mittel: ${values.product ?? ''}`,
    `Letzte Gabe: ${germanDay(values.last_dose_on ?? values.date)}`,
    ...(values.withdrawal_meat_days == null ? [] : [`Wartezeit Fleisch: ${values.withdrawal_meat_days} Tage`]),
    ...(values.withdrawal_milk_hours == null ? [] : [`Wartezeit Milch: ${values.withdrawal_milk_hours} Stunden`]),
  ].join(' · ')

/** From when on a field may be harvested after it was sprayed. */
export const cropWithdrawal: LawTopic = {
  id: 'crop_withdrawal',
  asksFor: [['harvest', 'withdrawal']],
  beside: [
    'spray',
    'field',
    'arable',
    'grassland',
    'crop',
    'harvested',
    'time',
    'barred',
    'medicine',
    'take',
    'grow',
    'moved',
  ],
  needsNoDuty: ['withdrawal'],
  reads: SPRAYING_KINDS,
  tell(question, scene) {
    const { concepts, animals, fields, crops, isPast, type } = question
    // How much there is to be harvested no law says.
    if ((type === 'amount' || type === 'count') && !concepts.has('withdrawal')) return undefined
    const isOfCrop = concepts.has('spray') || fields.length > 0 || crops.length > 0
    const meant = fieldsMeant(question, scene, question.today)
    if (!isOfCrop || !meant?.isNarrowed || animals.length > 0 || isPast) return undefined
    const sprayings = sprayingsIn(scene.picture, scene.year).filter(
      (one) => fieldsOf(one, meant.fields, scene).length > 0,
    )
    if (sprayings.length === 0) return undefined
    const texts = sprayings.map((one) => sprayingText(one, fieldsOf(one, meant.fields, scene), question))
    return {
      text: `${texts.join('. ')} (${paragraph(psmWartezeit.legalBasis)}).`,
      rows: sprayings.map(({ work, product }) => ({
        row: work,
        quote: `Ausgeführt am: ${germanDay(work.values.done_on)} · Mittel: ${product}`,
      })),
    }
  },
}

const fieldsOf = ({ work }: Spraying, meant: readonly FieldRow[], { picture }: Scene): FieldRow[] =>
  workedFields(picture, work).flatMap(({ field }) => (field && meant.some(({ id }) => id === field.id) ? [field] : []))

function sprayingText({ day, product, row }: Spraying, fields: readonly FieldRow[], { today }: LawQuestion): string {
  const head = `Auf ${namesOfFields(fields)} wurde am ${germanDay(day)} ${quoted(product)} gespritzt`
  const waiting = row?.values.waiting_days
  if (row?.values.waiting_by_use === true)
    return `${head}; die Wartezeit ist durch die Anwendung selbst abgedeckt, Tage sind keine einzuhalten`
  if (waiting == null) return `${head}; dazu ist keine Wartezeit eingetragen. Trag sie unter Pflanzenschutzmittel ein`
  const free = addDays(day, waiting)
  return free <= today
    ? `${head}; die Wartezeit von ${germanNumber(waiting)} Tagen ist vorbei, die Ernte ist seit dem ${germanDay(free)} frei`
    : `${head}; die Wartezeit beträgt ${germanNumber(waiting)} Tage, geerntet werden darf frühestens ab dem ${germanDay(free)}`
}
