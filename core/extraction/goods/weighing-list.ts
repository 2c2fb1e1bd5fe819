import { fieldsCalled } from '../fieldwork/fields-called.ts'
import { FIELD_COLUMNS, FIELD_SHAPES, makeGoodsFinder } from '../fieldwork/goods-table.ts'
import { Occurrences } from '../fieldwork/occurrences.ts'
import type { Assertion, Extraction, ExtractionInput } from '../extractor.ts'
import { layoutOf, layoutOfSheet, senderOf } from '../invoices/printed/printed-layout.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { titleOf } from '../tables/analysis-columns.ts'
import { foundTables } from '../tables/find-columns.ts'
import { heads } from '../tables/heads.ts'
import { keepIfValid, readRecords, type TableRecord } from '../tables/read-records.ts'
import { SkippedLines } from '../tables/skipped-lines.ts'
import { goodsUnit } from '../../terms/index.ts'
import { isMass, weighedGoods } from './weighed-goods.ts'

const COLUMNS = {
  number:
    heads(`Wiegeschein | Wiegeschein-Nr. | Wiegescheinnummer | WS-Nr. | WS | Wiegenote | Wiege-Nr. | Erfassungsschein |
    Erfassungsschein-Nr. | Annahmeschein | Annahme-Nr. | Anlieferungsschein | Anlieferschein | Schein-Nr. | Lieferschein |
    Lieferschein-Nr. | LS-Nr. | Beleg-Nr. | Belegnummer | Waagschein`),
  day: heads(`Datum | Wiegedatum | Anlieferdatum | Anlieferungsdatum | Anlieferung | Lieferdatum | Lieferung | Annahmedatum | Tag |
    Datum der Anlieferung | geliefert am | Liefertag`),
  article:
    heads(`Frucht | Fruchtart | Ware | Erzeugnis | Artikel | Kultur | Getreideart | Produkt | Erntegut | Warenart | Sorte |
    Bezeichnung | Material`),
  gross: heads(`Brutto | Bruttogewicht | Vollgewicht | Erstwiegung | Brutto kg | Brutto t | Gewicht brutto`),
  tare: heads(`Tara | Taragewicht | Leergewicht | Zweitwiegung | Tara kg | Tara t`),
  net: heads(`Netto | Nettogewicht | Netto kg | Netto t | Netto dt | Gewicht netto | Menge netto | Nettomenge | Liefergewicht |
    Anliefergewicht | Reingewicht`),
  settled:
    heads(`Abrechnungsgewicht | Abrechn. | Abrechn. kg | Abr.-Gewicht | Abrechnungsmenge | Abr. Menge | Abgerechnet |
    Basisgewicht | Menge | Gewicht`),
  moisture: heads(
    `Feuchte | Feuchtigkeit | Feuchte % | Feuchtegehalt | Kornfeuchte | Wassergehalt | H2O | Moisture | Wasser`,
  ),
  partner: heads(`Abnehmer | Käufer | Landhandel | Handelspartner | Empfänger | Lagerhaus | Erfasser | Kunde`),
  field: FIELD_COLUMNS.field,
  flik: FIELD_COLUMNS.flik,
  field_number: FIELD_COLUMNS.field_number,
  unit: heads(`Einheit | Mengeneinheit | ME | Einh. | Unit`),
  text: heads(`Bemerkung | Bemerkungen | Vorgang | Hinweis | Notiz | Belegart`),
  size: FIELD_COLUMNS.area,
  none: heads(
    `Ohrmarke | Artikelnummer | Art.-Nr. | Einzelpreis | Ertrag dt/ha | Wirtschaftsdünger | Stück | Dünger | Düngemittel | Mittel | Maßnahme | Diagnose | Abgeber | Aufnehmer`,
  ),
}

type Column = keyof typeof COLUMNS

const find = makeGoodsFinder<Column>(
  COLUMNS,
  (has) =>
    has('day') &&
    !has('none') &&
    ((has('net') && (has('tare') || has('moisture'))) ||
      (has('settled') && has('moisture') && has('number')) ||
      (isOfField(has) && has('article'))),
  {
    shapes: {
      field: FIELD_SHAPES.field,
      flik: FIELD_SHAPES.flik,
      unit: 'unit',
      day: 'day',
      gross: 'number',
      tare: 'number',
      net: 'number',
      settled: 'number',
      moisture: 'number',
    },
  },
)

const isOfField = (has: (name: Column) => boolean): boolean =>
  (has('field') || has('flik')) && has('net') && !has('size')

const CHANGES = /(?<!\p{L})(?:Storno|Stornierung|Korrektur|Berichtigung|Rückgabe|Rücklieferung)(?!\p{Ll})/iu
const HARVESTED = /ernte|drusch|gedroschen|gerodet|rodung|feldabfuhr|harvest/iu
const HARVEST_ABOVE =
  /(?:Ernte(?:\s\d{4})?|Ware|Frucht|Erzeugnis|Abrechnung[\p{L} ]*)\s*[:–-]\s*(\p{L}[\p{L} -]{2,40})/iu

interface List {
  table: Table
  title: string
  partner: string
  today: string
  skipped: SkippedLines
  occurrences: Occurrences
}

/** The slips of a weighbridge in the lines of a table; undefined where there is none. */
export function readWeighingList({ document, filename, today, own = [] }: ExtractionInput): Extraction | undefined {
  const tables = foundTables(document, find)
  if (tables.length === 0) return undefined
  const isSheet = document.format === 'csv' || document.format === 'xlsx'
  const layout = isSheet ? layoutOfSheet(document) : layoutOf(document)
  const partner = layout ? (senderOf(layout, own)?.name ?? '') : ''
  const skipped = new SkippedLines()
  const occurrences = new Occurrences()
  const rows = tables.flatMap(({ table, found }) => {
    const above = { ...table, rows: table.rows.slice(0, found.header) }
    const printed = table.printed ? (layout?.lines ?? []).map(({ text }) => text) : []
    const title = [titleOf(filename, above), ...printed].join('\n')
    const list = { table, title, partner, today, skipped, occurrences }
    return readRecords(document, table, found, skipped).flatMap((record) => readLoad(list, record) ?? [])
  })
  return { rows, warnings: skipped.warnings() }
}

function readLoad(
  { table, title, partner, today, skipped, occurrences }: List,
  record: TableRecord<Column>,
): Assertion | undefined {
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const day = record.day('day')
  const net = record.number('net') ?? record.number('settled')
  if (!day && !net) return undefined
  if (!day) return skip('Der Tag fehlt.')
  if ('fault' in day) return skip(day.fault)
  if (!net) return skip('Das Nettogewicht fehlt.')
  if ('fault' in net) return skip(net.fault)
  const { amount, unit: written } = net.value
  const unit = goodsUnit(written || record.text('unit')).unit ?? ''
  if (amount <= 0 || CHANGES.test(`${record.text('text')} ${record.text('article')}`))
    return skip('Das ist eine Korrektur und ändert eine Lieferung, die schon eingetragen sein kann.')
  if (!isMass(unit))
    return skip(`Das Gewicht ${quotedValue(record.text('net') || record.text('settled'))} hat keine Einheit.`)
  const article = record.text('article') || (HARVEST_ABOVE.exec(title)?.[1]?.trim() ?? '')
  if (article === '') return skip('Was gewogen wurde, steht nicht dabei.')
  const to = record.text('partner').slice(0, 200) || partner
  const load = { day: day.value, article, amount, unit, partner: to, number: record.text('number').slice(0, 60) }
  const place = { page: record.page, quote: record.quote() }
  const fields = fieldsCalled(record)
  const weighed = { ...load, field: fields[0] ?? '', moisture: record.text('moisture'), ...place }
  const isClear = fields.length === 0 || to !== '' || HARVESTED.test(title)
  const row = weighedGoods(weighed, comesOut(record, net.value) && isClear)
  return keepIfValid(occurrences.apart(row), today, table, record.line, skipped)
}

/** Whether gross and tare come to the net weight, where they are there. */
function comesOut(record: TableRecord<Column>, net: { amount: number; unit: string }): boolean {
  const [gross, tare] = [record.number('gross'), record.number('tare')]
  if (!gross || !tare || record.text('net') === '') return true
  if ('fault' in gross || 'fault' in tare) return false
  const isSameUnit = gross.value.unit === tare.value.unit && gross.value.unit === net.unit
  return !isSameUnit || Math.abs(gross.value.amount - tare.value.amount - net.amount) <= 0.0015
}
