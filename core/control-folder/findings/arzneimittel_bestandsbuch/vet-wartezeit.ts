import type { Picture, PictureRow } from '../../../farm/index.ts'
import { germanDay, germanList } from '../../../shared/german/write-german.ts'
import { animalName, isInYear } from '../animals.ts'
import { herdLevel } from '../kept-species.ts'
import { tankMilk } from '../milk-samples.ts'
import { breach, inOrder, note, notCheckable, type Rule, type Scene, type Verdict } from '../rule.ts'
import { meatBarredUntil, milkBarredUntil } from '../withdrawal.ts'

type Treatment = PictureRow<'treatments'>

export const vetWartezeit: Rule = {
  id: 'vet_wartezeit',
  title: 'Wartezeiten nach Behandlungen eingehalten',
  register: 'arzneimittel_bestandsbuch',
  legalBasis: 'THAMNV § 2, TAMG § 50',
  certainty: 'C',
  measure: 'Prüf Behandlung, Wartezeit und Tag der Abgabe, und sprich bei einem Fehler gleich mit deinem Tierarzt.',
  reads: ['treatments', 'animals', 'herds', 'group_movements', 'contacts', 'measurements'],
  judge: (scene) =>
    scene.picture
      .rows('treatments')
      .filter(({ values }) =>
        [values.date, meatBarredUntil(values), milkBarredUntil(values)].some((day) => isInYear(day, scene.year)),
      )
      .map((treatment) => judgeTreatment(treatment, scene)),
}

function judgeTreatment(treatment: Treatment, scene: Scene): Verdict {
  const against = slaughtered(treatment, scene) ?? herdSlaughtered(treatment, scene) ?? milkDelivered(treatment, scene)
  if (against) return against
  const milks = givesMilk(treatment, scene)
  const { withdrawal_meat_days: meat, withdrawal_milk_hours: milk } = treatment.values
  const missing = [...(meat == null ? ['Fleisch'] : []), ...(milks && milk == null ? ['Milch'] : [])]
  if (missing.length === 0) return inOrder(treatment)
  const text = `Bei der ${nameOf(treatment)} fehlt die Wartezeit für ${missing.join(' und ')}; trag sie bei der Behandlung ein.`
  return notCheckable([treatment], { text })
}

const nameOf = ({ values: { date, product } }: Treatment): string =>
  `Behandlung vom ${germanDay(date)} mit „${product}“`

/** The treated animal itself went to slaughter; on the last barred day it may not yet. */
function slaughtered(treatment: Treatment, { picture }: Scene): Verdict | undefined {
  const animal = picture.byId('animals', treatment.values.animal_id)
  const until = meatBarredUntil(treatment.values)
  const { left_on, left_by } = animal?.values ?? {}
  if (!animal || until === undefined || left_by !== 'slaughtered' || left_on == null) return undefined
  if (left_on < (treatment.values.date ?? '') || left_on > until) return undefined
  const text = `${animalName(animal)} wurde am ${germanDay(left_on)} geschlachtet; nach der ${nameOf(treatment)} war das Fleisch bis einschließlich ${germanDay(until)} gesperrt.`
  return breach([treatment, animal], { text })
}

/** Animals of the treated herd went to slaughter; which were treated is known where all of them were. */
function herdSlaughtered(treatment: Treatment, { picture }: Scene): Verdict | undefined {
  const { herd_id, animal_id, date = '' } = treatment.values
  const until = meatBarredUntil(treatment.values)
  if (herd_id == null || animal_id != null || until === undefined) return undefined
  const found = slaughtersOf(picture, herd_id).filter(({ day }) => day >= date && day <= until)
  if (found.length === 0) return undefined
  const [rows, when] = [[treatment, ...found.map(({ row }) => row)], germanList(found.map(slaughterText))]
  const text = `Aus der behandelten Herde wurden geschlachtet: ${when}. Nach der ${nameOf(treatment)} war das Fleisch behandelter Tiere bis einschließlich ${germanDay(until)} gesperrt.`
  return treatedOf(treatment, picture) === 'all'
    ? breach(rows, { text })
    : note(rows, { text: `${text} Prüf, ob behandelte darunter waren.` })
}

interface Slaughter {
  herd_id: string | null | undefined
  row: PictureRow
  day: string
  /** German: „Alma“, „20 Tiere“. */
  animals: string
}

const slaughterText = ({ day, animals }: Slaughter): string => `am ${germanDay(day)} ${animals}`

/** How rows call where animals are slaughtered, and what for they went. */
const SLAUGHTERER = /schlacht|metzger|fleischer/iu
const TO_SLAUGHTER = /(?<!\p{L})zu[mr] schlacht|(?<!\p{L}|nicht )geschlachtet/iu

/** Animals of a herd that went to slaughter, by their own rows or as a group, in the order of their days. */
function slaughtersOf(picture: Picture, herdId: string): readonly Slaughter[] {
  const byHerd = picture.derive('slaughters by herd', ['animals', 'group_movements', 'contacts'], (rows) => {
    const groups = rows.rows('group_movements').flatMap((row) => {
      const { herd_id, date, count = 0 } = row.values
      const animals = `${count} ${count === 1 ? 'Tier' : 'Tiere'}`
      return isSlaughter(row, rows) && date !== undefined ? [{ herd_id, row, day: date, animals }] : []
    })
    const animals = rows.rows('animals').flatMap((row) => {
      const { left_by, herd_id, left_on } = row.values
      const isOne = left_by === 'slaughtered' && left_on != null
      return isOne ? [{ herd_id, row, day: left_on, animals: animalName(row) }] : []
    })
    const all: readonly Slaughter[] = [...groups, ...animals].toSorted((one, other) => (one.day < other.day ? -1 : 1))
    return Map.groupBy(all, ({ herd_id }) => herd_id)
  })
  return byHerd.get(herdId) ?? []
}

function isSlaughter({ values }: PictureRow<'group_movements'>, picture: Picture): boolean {
  const { direction, group_slaughter, partner, partner_id, note: said } = values
  if (group_slaughter != null) return group_slaughter
  const to = partner ?? picture.byId('contacts', partner_id)?.label ?? ''
  return direction === 'departure' && (SLAUGHTERER.test(to) || TO_SLAUGHTER.test(said ?? ''))
}

/** Milk was delivered while that of the whole herd was barred; that of single cows is kept apart. */
function milkDelivered(treatment: Treatment, scene: Scene): Verdict | undefined {
  const until = milkBarredUntil(treatment.values)
  const treated = treatedOf(treatment, scene.picture)
  if (until === undefined || treated === 'some' || !givesMilk(treatment, scene)) return undefined
  const { date = '' } = treatment.values
  const delivery = tankMilk(scene.picture).find(
    ({ values: { type, date: day = '' } }) => type === 'bulk_milk' && day > date && day <= until,
  )
  if (!delivery) return undefined
  const text = `Am ${germanDay(delivery.values.date)} wurde Milch abgeliefert; nach der ${nameOf(treatment)} war die Milch behandelter Kühe bis einschließlich ${germanDay(until)} gesperrt.`
  return treated === 'all'
    ? breach([treatment, delivery], { text })
    : note([treatment, delivery], { text: `${text} Prüf, ob sie getrennt gemolken wurde.` })
}

/** Whether all of a herd were treated; unknown where a herd is named and no number. */
function treatedOf({ values }: Treatment, picture: Picture): 'all' | 'some' | 'unknown' {
  const { herd_id, animal_id, animal_count, group, date = '' } = values
  const herd = picture.byId('herds', herd_id)
  if (!herd || animal_id != null) return 'some'
  if (animal_count == null) return group == null ? 'unknown' : 'some'
  const level = herdLevel(picture, herd, date)
  return level !== undefined && animal_count >= level ? 'all' : 'some'
}

function givesMilk({ values: { animal_id, herd_id } }: Treatment, { picture }: Scene): boolean {
  const animal = picture.byId('animals', animal_id)?.values
  const herd = picture.byId('herds', herd_id ?? animal?.herd_id)?.values
  return animal?.status === 'lactating' || (herd?.production === 'dairy_cow' && animal?.status !== 'dry')
}
