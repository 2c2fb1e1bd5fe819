import { germanDecimal } from '../../shared/german/write-german.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { earTagIn, leftAnimal } from '../invoices/settled-animals.ts'
import { isSumLine } from '../invoices/printed/printed-sums.ts'
import { quotedValue } from '../quoted-value.ts'
import { titleOf } from './analysis-columns.ts'
import { makeGoodsFinder } from '../fieldwork/goods-table.ts'
import { foundTables } from './find-columns.ts'
import { heads } from './heads.ts'
import { readDay } from '../../shared/german/read-german.ts'
import { keepIfValid, readRecords, type TableRecord } from './read-records.ts'
import { SkippedLines } from './skipped-lines.ts'
import { ANIMAL_COLUMNS } from './animal-columns.ts'

type Column = 'ear_tag' | 'day' | 'weight' | 'grade' | 'category' | 'fat' | 'price' | 'amount' | 'buyer' | 'none'

const find = makeGoodsFinder<Column>(
  {
    ear_tag: ANIMAL_COLUMNS.ear_tag,
    day: heads(`Schlachtdatum | Schlachttag | geschlachtet am | Schlachtung am | Datum der Schlachtung | Datum | Schlachtung |
      Slaughter Date`),
    weight:
      heads(`Schlachtgewicht | SG | Schlachtgew. | SG kg | kg kalt | Gewicht kalt | Kaltgewicht | Gewicht | Warmgewicht |
      kg SG | SG kalt | Schlachtgewicht kalt | Schlachtkörpergewicht | Zweihälftengewicht | Carcass Weight | kg`),
    grade: heads(`Handelsklasse | Klasse | HKL | Handelskl. | Fleischklasse | EUROP | EUROP-Klasse | Klassifizierung`),
    category: heads(`Kategorie | Kat. | Tierkategorie | Schlachtkategorie`),
    fat: heads(`Fettklasse | Fett | Fettkl. | Fettgewebeklasse`),
    price: heads(`Preis | Preis €/kg | €/kg | EUR/kg | Preis je kg | Grundpreis | Auszahlungspreis | Preis EUR/kg`),
    amount: heads(`Betrag | Erlös | Betrag EUR | Betrag € | Wert | Gesamt | Nettobetrag | Erlös EUR | Summe`),
    buyer: heads(`Schlachthof | Schlachtbetrieb | Schlachtstätte | Abnehmer | Käufer`),
    none: heads(`Mittel | Arzneimittel | Diagnose | Milch kg | Bewegungsart | Meldeart`),
  },
  (has) => has('ear_tag') && has('weight') && !has('none') && (has('grade') || has('price') || has('amount')),
  { shapes: { ear_tag: 'ear_tag', day: 'day', weight: 'number' }, byCells: ['ear_tag'] },
)

const SLAUGHTERED = /schlacht|(?<!\p{L})SG(?!\p{L})|kalt|EUROP|handelskl/iu
const DAY_ABOVE = /Schlacht(?:ung|tag|datum)\p{L}*[\s:;|,]*(?:am|vom)?[\s:;|,]*(\d{1,2}\.\d{1,2}\.\d{4})/iu
const BUYER = /((?:\p{Lu}[\p{L}&.-]*\s+){1,6}(?:eG|e\.\s?G\.|GmbH(?:\s*&\s*Co\.?\s*(?:KG|OHG))?|AG|KG))(?!\p{L})/u

/** What a slaughterhouse paid for animals, as a table: that each of them has left, and on which day. */
export const extractSlaughterList: Extractor = ({ document, filename, today }) => {
  const tables = foundTables(document, (table) => (table.printed ? undefined : find(table))).filter(
    ({ table, found }) => SLAUGHTERED.test(`${titleOf(filename, table)} ${table.rows[found.header]!.cells.join(' ')}`),
  )
  if (tables.length === 0) return undefined
  const skipped = new SkippedLines()
  const seen = new Set<string>()
  const rows = tables.flatMap(({ table, found }) => {
    const above = table.rows
      .slice(0, found.header)
      .map(({ cells }) => cells.join(' | '))
      .join('\n')
    const [day, to] = [readDay(DAY_ABOVE.exec(above)?.[1] ?? ''), BUYER.exec(above)?.[1]?.trim() ?? '']
    return readRecords<Column>(document, table, found, skipped).flatMap((record): Assertion[] => {
      const skip = (reason: string): Assertion[] =>
        skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`) ?? []
      const written = record.text('ear_tag')
      const tag = earTagIn(written)
      if (tag === undefined)
        return written === '' || isSumLine(written) ? [] : skip(`${quotedValue(written)} ist keine Ohrmarke.`)
      const own = record.day('day')
      if (own && 'fault' in own) return skip(own.fault)
      // Two halves or an extra pay are of one animal.
      if (seen.has(tag)) return []
      seen.add(tag)
      const place = { page: record.page, quote: record.quote('ear_tag') }
      const left = { day: own?.value ?? day ?? null, to: record.text('buyer') || to, slaughtered: true, place }
      const row = leftAnimal(tag, { ...left, note: noteOf(record) }, true)
      const kept = keepIfValid(row, today, table, record.line, skipped)
      return kept ? [kept] : []
    })
  })
  return { rows, warnings: skipped.warnings() }
}

/** Weight, class and price, which an animal has no fields for. */
function noteOf(record: TableRecord<Column>): string {
  const said = (column: Column, unit: string): string => {
    const number = record.number(column)
    const places = column === 'weight' ? [] : [2]
    return number && 'value' in number ? `${germanDecimal(String(number.value.amount), ...places)} ${unit}` : ''
  }
  const grade = [record.text('category'), record.text('grade'), record.text('fat')].filter(Boolean).join(' ')
  const amount = said('amount', '€')
  return [said('weight', 'kg'), grade && `Klasse ${grade}`, said('price', '€/kg'), amount && `Erlös ${amount}`]
    .filter(Boolean)
    .join(', ')
    .slice(0, 2000)
}
