import type { PictureRow } from '../../farm/index.ts'
import { foldText } from '../../shared/german/fold.ts'
import { amountText, choiceText, columnsOf, textColumn, WIDE, type ToldColumn } from './define-register.ts'
import { nameKey, sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

export type Place = PictureRow<'places'>

const MANURE = /gulle|jauche|mist|garrest|wirtschaftsdunger/
const DANGEROUS = /silage|sickersaft|diesel|heizol|kraftstoff|pflanzenschutz|psm|spritzmittel|dunger|ahl|altol/

const wordsOf = ({ values }: Place): string =>
  foldText(`${values.name} ${values.contents ?? ''} ${values.used_for ?? ''}`)

/** Where slurry, dung and digestate lie. */
export const manureStoresOf = ({ picture }: RegisterScene): Place[] =>
  inOrder(
    picture
      .rows('places')
      .filter((place) => place.values.type === 'slurry_store' || (isStore(place) && MANURE.test(wordsOf(place)))),
  )

/** What could harm water: stores of manure and silage, and where fuel and plant protection products lie. */
export const waterRiskStoresOf = ({ picture }: RegisterScene): Place[] =>
  inOrder(
    picture.rows('places').filter((place) => {
      const { type } = place.values
      const words = wordsOf(place)
      return (
        type === 'slurry_store' || type === 'silo' || (isStore(place) && (MANURE.test(words) || DANGEROUS.test(words)))
      )
    }),
  )

const isStore = ({ values }: Place): boolean => values.type === 'store' || values.type === 'other'

const inOrder = (places: readonly Place[]): Place[] =>
  sortedBy(places, ({ values, id }) => [values.type, nameKey(values.name), id])

const of = columnsOf('places')

export const capacityText = ({ values }: Place): string =>
  amountText(values.capacity, choiceText('places', 'capacity_unit', values.capacity_unit))

export const STORE_COLUMNS: readonly ToldColumn<{ row: Place }>[] = [
  of('name', WIDE),
  of('type'),
  of('contents'),
  textColumn('Fassung', ({ row }) => capacityText(row), { align: 'right' }),
  of('own_share'),
  of('storage_months'),
  of('open_area_m2'),
  of('cover'),
  of('leak_detection'),
  of('contract_until'),
]
