import { goodsOnDay, keyText, type Picture, type PictureRow } from '../../farm/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { articlesOf } from './goods.ts'
import {
  amountText,
  choiceText,
  dayColumn,
  defineRegister,
  joinTexts,
  textColumn,
  WIDE,
  type Entry,
} from './define-register.ts'
import { dayToldOf, nameKey, sortedBy } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'

interface Stored extends Entry {
  article: string
  product: PictureRow<'plant_protection_products'> | undefined
  there: string
  batch: string
  place: string
}

/** Plant protection products of the farm, and how much of each there is at the end of the year or today. */
export const psmLager = defineRegister<Stored>({
  id: 'psm_lager',
  reads: ['plant_protection_products', 'stock', 'stock_movements', 'receipts', 'work_items', 'places'],
  landscape: true,
  columns: [
    textColumn('Mittel', ({ article }) => article, WIDE),
    textColumn('Zulassungsnummer', ({ product }) => product?.values.approval_number),
    dayColumn('Zulassung bis', ({ product }) => product?.values.approved_until),
    dayColumn('Aufbrauchfrist bis', ({ product }) => product?.values.usable_until),
    textColumn('Wirkstoffe', ({ product }) => product?.values.active_substances, WIDE),
    textColumn('Bienen', ({ product }) =>
      choiceText('plant_protection_products', 'bee_class', product?.values.bee_class),
    ),
    textColumn('Bestand', ({ there }) => there, { align: 'right' }),
    textColumn('Charge', ({ batch }) => batch),
    textColumn('Ort', ({ place }) => place),
  ],
  entriesOf: (scene) => {
    const products = scene.picture.rows('plant_protection_products')
    const named = new Set(products.map(({ values }) => keyText(values.name ?? '')))
    return sortedBy(
      [
        ...products.map((row) => storedOf(row, row.values.name ?? '', row, scene)),
        ...othersIn(scene.picture)
          .filter(({ article }) => !named.has(keyText(article)))
          .map(({ row, article }) => storedOf(row, article, undefined, scene)),
      ],
      ({ article, row }) => [nameKey(article), row.id],
    )
  },
  remarks: (scene) => [`Bestand vom ${germanDay(dayToldOf(scene))}; leer, wo nie gezählt wurde.`],
})

/** Products that only a store or a receipt names, each once. */
function othersIn(picture: Picture): { row: Entry['row']; article: string }[] {
  const articles = articlesOf(picture, 'plant_protection')
  const named = [
    ...picture.rows('stock').map((row) => ({ row, article: row.values.article ?? '' })),
    ...picture.rows('receipts').flatMap((row) => (row.values.positions ?? []).map(({ article }) => ({ row, article }))),
  ].filter(({ article }) => articles.has(keyText(article)))
  return [...Map.groupBy(named, ({ article }) => keyText(article)).values()].map(([first]) => first!)
}

function storedOf(row: Entry['row'], article: string, product: Stored['product'], scene: RegisterScene): Stored {
  const { picture } = scene
  const stock = (stockByArticle(picture).get(keyText(article)) ?? []).filter(
    ({ values }) => values.delivered_on == null || values.delivered_on <= dayToldOf(scene),
  )
  const each = (tell: (one: PictureRow<'stock'>) => string | null | undefined): string =>
    joinTexts([...new Set(stock.map(tell))])
  return {
    row,
    article,
    product,
    there: levelText(scene, article, stock),
    batch: each(({ values }) => values.batch),
    place: each(({ values }) => picture.byId('places', values.place_id)?.values.name),
  }
}

const stockByArticle = (picture: Picture): ReadonlyMap<string, PictureRow<'stock'>[]> =>
  picture.derive('stock by article', ['stock'], (rows) =>
    Map.groupBy(rows.rows('stock'), ({ values }) => keyText(values.article ?? '')),
  )

/** What follows from counts and movements; where nothing moved, what the store says. */
function levelText(scene: RegisterScene, article: string, stock: readonly PictureRow<'stock'>[]): string {
  const known = goodsByArticle(scene.picture, dayToldOf(scene)).get(keyText(article))
  if (known === undefined) return joinTexts(stock.map(({ values }) => amountText(values.amount, values.unit)))
  if (known.partialCounts.length > 0) return 'in Teilen gezählt'
  const levels = known.levels.filter(({ amount }) => amount !== undefined)
  const told = joinTexts(levels.map(({ amount, unit }) => amountText(amount, unit)))
  return told !== '' && known.unmeasured.length > 0 ? `${told} (ohne Arbeiten ohne Menge)` : told
}

const goodsByArticle = (picture: Picture, day: string) =>
  picture.derive(`goods on ${day}`, ['stock_movements', 'receipts', 'work_items'], (rows) => {
    const goods = goodsOnDay(
      {
        movements: rows.rows('stock_movements') as never,
        receipts: rows.rows('receipts') as never,
        workItems: rows.rows('work_items') as never,
      },
      day,
    )
    return new Map(goods.map((one) => [one.article, one]))
  })
