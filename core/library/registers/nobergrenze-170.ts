import type { PictureRow } from '../../farm/index.ts'
import { duev, STATES, valueOn, type State } from '../../law/index.ts'
import { germanNumber } from '../../shared/german/write-german.ts'
import { isCompost, readOrganicFertilizer } from '../../terms/index.ts'
import { landOf } from '../nutrients/farm-land.ts'
import { nitrogenOfHerd, type HerdNitrogen, type Span } from '../nutrients/herd-nitrogen.ts'
import { amountText, choiceText, defineRegister, textColumn, WIDE, type Entry } from './define-register.ts'
import { calendarYear, dayToldOf, isWithin, nameKey, sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'
import { nutrientKg } from './wduengv-lieferscheine.ts'

interface Item extends Entry {
  what: string
  amount: string
  herd?: HerdNitrogen
  /** What it adds to the nitrogen of the farm, or takes from it. */
  kg: Span | undefined
  note: string
}

/** § 6 (4) DüV: what the herds leave to spread, what came from others and went to them, on the land of the farm. */
export const nobergrenze170 = defineRegister<Item>({
  id: 'nobergrenze_170',
  reads: ['herds', 'group_movements', 'animal_counts', 'manure_transfers', 'fields', 'holdings'],
  columns: [
    textColumn('Posten', ({ what }) => what, WIDE),
    textColumn('Ø-Bestand, Menge', ({ amount }) => amount, { align: 'right' }),
    textColumn('N je Tier (kg)', ({ herd }) => spanText(herd?.excretedKg, PLACES_OF_TABLE), { align: 'right' }),
    textColumn('anrechenbar (%)', ({ herd }) => spanText(herd?.countedPercent), { align: 'right' }),
    textColumn('N (kg)', ({ kg }) => spanText(kg), { align: 'right' }),
    textColumn('Bemerkung', ({ note }) => note, WIDE),
  ],
  entriesOf: itemsOf,
  remarks: (scene) => {
    const items = itemsOf(scene)
    return items.length === 0 ? [] : [resultText(items, scene), COMPOST]
  },
})

/** A hen excretes 0,764 kg; rounded it could not be reckoned again. */
const PLACES_OF_TABLE = 3

const COMPOST = 'Aufnahme und Abgabe zählen mit dem Gesamtstickstoff laut Lieferschein; Kompost zählt nicht mit.'

function itemsOf(scene: RegisterScene): Item[] {
  const herds = sortedBy(scene.picture.rows('herds'), ({ values, id }) => [nameKey(values.name), id]).map(
    (row): Item => {
      const herd = nitrogenOfHerd(row, scene)
      const missing = herd.average === undefined ? 'Durchschnittsbestand fehlt' : 'N-Ausscheidung je Tier fehlt'
      return {
        row,
        what: row.values.name ?? '',
        amount: herd.average === undefined ? '' : germanNumber(herd.average, { most: 1 }),
        herd,
        kg: herd.average === 0 ? { least: 0, most: 0 } : herd.countedKg,
        note: herd.countedKg === undefined && herd.average !== 0 ? missing : '',
      }
    },
  )
  return [...herds, ...transfersOf(scene)]
}

const transfersOf = (scene: RegisterScene): Item[] =>
  sortedBy(
    scene.picture
      .rows('manure_transfers')
      .filter(({ values }) => isWithin(values.date, calendarYear(scene)) && !isNamedCompost(values.type)),
    ({ values, id }) => [values.date, id],
  ).map((row: PictureRow<'manure_transfers'>) => {
    const { direction, type, amount, unit } = row.values
    const kg = nutrientKg(row.values, 'n_kg')
    const sign = direction === 'given' ? -1 : 1
    return {
      row,
      what: `${choiceText('manure_transfers', 'direction', direction)} ${type}`,
      amount: amountText(amount, choiceText('manure_transfers', 'unit', unit)),
      kg: kg === null ? undefined : { least: sign * kg, most: sign * kg },
      note: kg === null ? 'Stickstoff fehlt' : '',
    }
  })

/** Whether what was moved is compost by its name, which counts for itself. */
export function isNamedCompost(type: string | undefined): boolean {
  const fertilizer = readOrganicFertilizer(type ?? '')
  return fertilizer !== undefined && isCompost(fertilizer)
}

function resultText(items: readonly Item[], scene: RegisterScene): string {
  const land = landOf(scene)
  const missing = items.filter(({ kg }) => kg === undefined).map(({ what, note }) => `${what} (${note})`)
  if (missing.length > 0) return `Nicht zu Ende gerechnet, es fehlt: ${missing.join(', ')}.`
  const sum = (bound: keyof Span): number => items.reduce((all, { kg }) => all + kg![bound], 0)
  const total = { least: sum('least'), most: sum('most') }
  if (land === undefined || land <= 0)
    return `Zusammen ${spanText(total)} kg N. Je Hektar nicht zu rechnen, denn die Fläche des Jahres fehlt.`
  const perHa = spanText({ least: total.least / land, most: total.most / land })
  const most = valueOn(duev.stickstoffOrganischHoechstens, dayToldOf(scene), landOfLaw(scene))
  const allowed = most === undefined ? '' : ` Höchstens ${germanNumber(most)} kg sind erlaubt.`
  return `Zusammen ${spanText(total)} kg N auf ${germanNumber(land, { most: 4 })} ha: ${perHa} kg N je ha.${allowed}`
}

const landOfLaw = ({ holding }: RegisterScene): State | undefined => STATES.find((state) => state === holding?.state)

/** „9.670,3“, or „8.000 bis 9.670,3“ where not everything is known. */
function spanText(span: Span | undefined, places = 1): string {
  if (span === undefined) return ''
  const [least, most] = [germanNumber(span.least, { most: places }), germanNumber(span.most, { most: places })]
  return least === most ? most : `${least} bis ${most}`
}
