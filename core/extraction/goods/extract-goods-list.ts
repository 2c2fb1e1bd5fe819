import { keyText, noteKey } from '../../farm/index.ts'
import {
  goodsCategory,
  goodsUnit,
  isPack,
  lineNature,
  packContent,
  unitName,
  type GoodsCategory,
} from '../../terms/index.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { foundTables } from '../tables/find-columns.ts'
import { keepIfValid, readRecords, type TableRecord } from '../tables/read-records.ts'
import { SkippedLines } from '../tables/skipped-lines.ts'
import { findGoods, type GoodsColumn, type GoodsList } from './goods-columns.ts'

interface List {
  table: Table
  sort: GoodsList
  /** The supplier that the lines above name. */
  supplier: { name: string; labelled: boolean }
  today: string
  skipped: SkippedLines
  keys: Map<string, number>
}

/** A line that names goods, as it stands. */
interface Delivered {
  record: TableRecord<GoodsColumn>
  article: string
  amount: number
  unit: string
  day: string | null
  note: string
  /** The number of the invoice, which is that of the delivery where no note is named. */
  invoice: string
  supplier: string
}

/** Lists of delivery notes and of what lies in the store; of a list of prices nothing becomes, and it is said. */
export const extractGoodsList: Extractor = ({ document, filename, today }) => {
  const sorts = new Map<Table, GoodsList>()
  const tables = foundTables(document, (table) => {
    const goods = table.printed ? undefined : findGoods(filename, table)
    if (goods) sorts.set(table, goods.list)
    return goods?.found
  })
  if (tables.length === 0) return undefined
  const skipped = new SkippedLines()
  const keys = new Map<string, number>()
  const said = new Set<string>()
  const rows = tables.flatMap(({ table, found }) => {
    const sort = sorts.get(table)!
    if (sort === 'prices') {
      said.add(PRICES)
      return []
    }
    const list: List = { table, sort, supplier: supplierAbove(table, found.header), today, skipped, keys }
    const lines = readRecords(document, table, found, skipped).flatMap((record) => readLine(list, record) ?? [])
    return [
      ...(sort === 'delivered' ? receiptsOf(list, lines) : []),
      ...lines.flatMap((line) => stockOf(list, line) ?? []),
    ]
  })
  return { rows, warnings: [...said, ...skipped.warnings()] }
}

const PRICES =
  'Das ist eine Liste von Preisen. Damit ist nichts geliefert und nichts im Lager; es entsteht keine Zeile.'
const COMPANY = /((?:\p{L}[\p{L}&.-]*\s+){1,5}(?:eG|e\.\s?G\.|GmbH(?:\s*&\s*Co\.?\s*(?:KG|OHG))?|AG))(?!\p{L})/u

function supplierAbove({ rows }: Table, header: number): List['supplier'] {
  const above = rows.slice(0, header).map(({ cells }) => cells.map((cell) => cell.trim()).filter(Boolean))
  for (const cells of above)
    for (const [index, cell] of cells.entries()) {
      const [, named = ''] = /^(?:Lieferant|Verkäufer|Händler|Firma|Landhandel)\s*:\s*(.*)$/i.exec(cell) ?? []
      if (named !== '') return { name: named.slice(0, 200), labelled: true }
      if (/^(?:Lieferant|Verkäufer|Händler|Firma)\s*:?$/i.test(cell) && cells[index + 1])
        return { name: cells[index + 1]!.slice(0, 200), labelled: true }
    }
  const [, company = ''] =
    above
      .flat()
      .map((cell) => COMPANY.exec(cell))
      .find(Boolean) ?? []
  return { name: company.trim(), labelled: false }
}

function readLine({ table, sort, supplier, skipped }: List, record: TableRecord<GoodsColumn>): Delivered | undefined {
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const article = record.text('article')
  if (article === '') return undefined
  const number = record.number(sort === 'in_store' && record.text('stock') !== '' ? 'stock' : 'amount')
  if (number === undefined) return skip('Die Menge fehlt.')
  if ('fault' in number) return skip(number.fault)
  const date = record.day('date')
  if (date && 'fault' in date) return skip(date.fault)
  const written = number.value.unit || record.text('unit')
  return {
    record,
    article,
    amount: number.value.amount,
    unit: (goodsUnit(unitName(written)).unit ?? '').slice(0, 20),
    day: date ? date.value : null,
    note: record.text('delivery_note').slice(0, 60),
    invoice: record.text('invoice_number').slice(0, 60),
    supplier: record.text('supplier').slice(0, 200) || supplier.name,
  }
}

function stockOf({ table, sort, supplier: above, today, skipped, keys }: List, line: Delivered): Assertion | undefined {
  const { record, article, day, invoice, supplier } = line
  const note = line.note || invoice
  const nature = lineNature(article, line.unit)
  if (nature !== 'goods')
    return skipped.add(table, record.line, `${quotedValue(article)} ist keine Ware und kommt nicht ins Lager.`)
  const content = packContent(article, line.unit)
  const unit = content ? content.unit : line.unit
  const about = sort === 'in_store' ? ['Bestand', article, record.text('batch')] : [supplier, noteKey(note), article]
  const key = about.map(keyText).join('|').slice(0, 300)
  const time = (keys.get(key) ?? 0) + 1
  keys.set(key, time)
  const bestBefore = record.day('best_before')
  // Without its note and who wrote it nothing tells an invoice for it from another delivery.
  const isNamed =
    sort === 'in_store' || (line.note !== '' && day !== null && (record.text('supplier') !== '' || above.labelled))
  const isClear = isNamed && unit !== '' && !(isPack(line.unit) && !content)
  const row: Assertion = {
    kind: 'stock',
    name: `${record.line}`,
    key: time === 1 ? key : `${key}|${time}`,
    page: table.page,
    quote: record.quote('article'),
    confidence: isClear ? SURE : TO_CONFIRM,
    ...(supplier !== '' && { refers: { supplier_id: [supplier] } }),
    values: {
      article: article.slice(0, 200),
      article_number: record.text('article_number').slice(0, 60) || null,
      category: categoryOf(record.text('category')) ?? goodsCategory(article) ?? null,
      amount: Number((content ? line.amount * content.amount : line.amount).toFixed(3)),
      unit: unit || null,
      batch: record.text('batch').slice(0, 60) || null,
      delivered_on: day,
      delivery_note: note || null,
      best_before: bestBefore && 'value' in bestBefore ? bestBefore.value : null,
      note: content ? `${line.amount} ${line.unit || 'Stück'} zu ${content.amount} ${content.unit}` : null,
    },
  }
  return keepIfValid(row, today, table, record.line, skipped)
}

const GROUPS: readonly (readonly [GoodsCategory, RegExp])[] = [
  ['plant_protection', /^psm$|pflanzenschutz|herbizid|fungizid|insektizid|beize/i],
  ['fertilizer', /düng|kalk|^wd$/i],
  ['seed', /saat|pflanzgut/i],
  ['feed', /futter/i],
  ['fuel', /diesel|kraftstoff|treibstoff|heizöl/i],
  ['medicine', /arznei|medikament/i],
]

/** The group that a list puts an article in. */
const categoryOf = (group: string): GoodsCategory | undefined => GROUPS.find(([, words]) => words.test(group))?.[0]

const MOST_POSITIONS = 200

/** A receipt for each note, where it is known who wrote it and when. */
function receiptsOf({ table, today, skipped, supplier: above }: List, lines: readonly Delivered[]): Assertion[] {
  const notes = Map.groupBy(
    lines.filter(({ note, supplier, day }) => note !== '' && supplier !== '' && day !== null),
    ({ note, supplier }) => `${supplier}|${note}`,
  )
  return [...notes.values()].flatMap((same) => {
    const [{ record, note, day, supplier }] = same as [Delivered]
    // A company in the title may be somebody else.
    const isLabelled = record.text('supplier') !== '' || above.labelled
    const row: Assertion = {
      kind: 'receipts',
      name: `note ${note} ${supplier}`,
      page: table.page,
      quote: record.quote('delivery_note'),
      confidence:
        isLabelled && same.length <= MOST_POSITIONS && same.every((line) => line.day === day) ? SURE : TO_CONFIRM,
      refers: { partner_id: [supplier] },
      values: {
        type: 'delivery_note',
        number: note,
        date: day,
        partner: supplier,
        direction: 'incoming',
        positions: same.slice(0, MOST_POSITIONS).map((line) => ({
          article: line.article.slice(0, 200),
          article_number: line.record.text('article_number').slice(0, 60) || null,
          amount: Number(line.amount.toFixed(4)),
          unit: line.unit || null,
          batch: line.record.text('batch').slice(0, 60) || null,
          delivered_on: line.day,
          is: lineNature(line.article, line.unit),
          category: goodsCategory(line.article) ?? null,
        })),
      },
    }
    return keepIfValid(row, today, table, record.line, skipped) ?? []
  })
}
