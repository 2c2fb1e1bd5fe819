import { doneWork, fieldsNamed, keyText, type Picture, type PictureRow, type WorkItem } from '../../farm/index.ts'
import { amountText, dayColumn, defineRegister, joinTexts, numberColumn, textColumn } from './define-register.ts'
import { articlesOf, GOODS_COLUMNS, GOODS_READS, movementLines, receiptLines, type GoodsLine } from './goods.ts'
import { economicYear, isWithin } from './order-and-time.ts'
import type { RegisterScene } from './register.ts'
import { writtenEntriesOf } from './written-entries.ts'

type Harvest = GoodsLine & { areaHa?: number | null | undefined; yieldDtHa?: number | null | undefined }

/** What was harvested in an economic year, where it lies and who got it. */
export const ernteregister = defineRegister<Harvest>({
  id: 'ernteregister',
  reads: [...GOODS_READS, 'yields', 'work_items', 'fields', 'register_entries'],
  landscape: true,
  columns: [
    dayColumn('Datum', ({ day }) => day),
    ...GOODS_COLUMNS.slice(1, 3),
    numberColumn('Fläche (ha)', ({ areaHa }) => areaHa),
    numberColumn('Ertrag (dt/ha)', ({ yieldDtHa }) => yieldDtHa),
    ...GOODS_COLUMNS.slice(3, -1),
    textColumn('Ort, Schlag', ({ about }) => about),
  ],
  entriesOf: (scene) => {
    const harvested = harvestedArticles(scene.picture)
    const isHarvest = (article: string | undefined): boolean => harvested.has(keyText(article ?? ''))
    const span = economicYear(scene)
    return [
      ...yieldsOf(scene),
      ...harvestsOf(scene),
      ...movementLines(scene.picture, span, ({ article }) => isHarvest(article)),
      ...receiptLines(
        scene.picture,
        span,
        ({ article }, { values }) => values.direction === 'outgoing' && isHarvest(article),
      ),
      ...writtenEntriesOf(scene, 'ernteregister', span).map((row) => ({
        ...EMPTY,
        row,
        day: row.values.date,
        what: row.values.register ?? '',
        article: row.values.text ?? '',
        about: scene.picture.byId('fields', row.values.field_id)?.values.name,
      })),
    ]
  },
  orderOf: ({ day, row }) => [day, row.kind, row.id],
  remarks: () => ['Erträge ohne Tag gehören zur Ernte des Jahres, in dem das Wirtschaftsjahr beginnt.'],
})

const EMPTY = { amount: '', batch: null, partner: null, receipt: '' }

/** What a harvest brought into a store, or a store holds as harvested. */
const harvestedArticles = (picture: Picture): ReadonlySet<string> =>
  picture.derive('harvested articles', ['stock', 'receipts', 'stock_movements'], (rows) => {
    const brought = rows.rows('stock_movements').filter(({ values }) => values.type === 'harvest')
    return new Set([...articlesOf(rows, 'harvest'), ...brought.map(({ values }) => keyText(values.article ?? ''))])
  })

const yieldsOf = ({ picture, year }: RegisterScene): Harvest[] =>
  picture
    .rows('yields')
    .filter(({ values }) => values.year === year)
    .map((row) => {
      const field = picture.byId('fields', row.values.field_id)?.values
      return {
        ...EMPTY,
        row,
        day: null,
        what: `Ertrag ${year}`,
        article: row.values.crop ?? '',
        areaHa: field?.area_ha,
        yieldDtHa: row.values.dt_ha,
        receipt: proteinText(row),
        about: field?.name,
      }
    })

const proteinText = ({ values }: PictureRow<'yields'>): string =>
  values.protein_percent == null ? '' : `Rohprotein ${amountText(values.protein_percent, '%')}`

const harvestsOf = (scene: RegisterScene): readonly Harvest[] =>
  scene.picture.deriveEach(
    'harvests written down',
    [scene.year, scene.year + 1]
      .flatMap((year) => doneWork(scene.picture, 'harvest', year))
      .filter(({ values }) => isWithin(values.done_on, economicYear(scene))),
    [],
    (work) => harvestOf(work, scene.picture),
    fieldsNamed,
  )

function harvestOf(row: WorkItem, picture: Picture): Harvest {
  const { done_on, title, product, amount, unit, area_ha, areas, field_id, done_by } = row.values
  return {
    ...EMPTY,
    row,
    day: done_on,
    what: 'Ernte',
    article: joinTexts([title, product]),
    areaHa: area_ha,
    amount: amountText(amount, unit),
    partner: done_by,
    about: picture.byId('fields', field_id)?.values.name ?? joinTexts((areas ?? []).map(({ field }) => field)),
  }
}
