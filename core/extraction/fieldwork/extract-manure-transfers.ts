import { keyText } from '../../farm/index.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion, Extractor } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import type { Table } from '../structure.ts'
import { foundTables, type FoundColumns } from '../tables/find-columns.ts'
import { keepIfValid, readRecords, type Cell, type TableRecord } from '../tables/read-records.ts'
import { SkippedLines } from '../tables/skipped-lines.ts'
import { heads } from '../tables/heads.ts'
import { goodsUnit } from '../../terms/index.ts'
import { makeGoodsFinder } from './goods-table.ts'
import { Occurrences } from './occurrences.ts'

const COLUMNS = {
  date: heads(`Abgabedatum | Aufnahmedatum | Lieferdatum | Datum der Abgabe | Datum der Aufnahme |
    Datum der Abgabe/Aufnahme | Datum Abgabe | Datum Aufnahme | Datum | Übernahmedatum | Übergabedatum | Transportdatum |
    Ladedatum | Abholdatum | Anlieferdatum | Abgegeben am | Aufgenommen am | geliefert am | Transport am | Tag | Date |
    Datum des Inverkehrbringens | Datum der Lieferung | Lieferung am | Abgabe am | Aufnahme am | …datum`),
  given_to: heads(`Empfänger | Aufnehmer | Abnehmer | aufnehmender Betrieb | Abgabe an | Abgegeben an | geliefert an |
    Käufer | Empfangsbetrieb | Empfänger (Name) | Aufnehmender | Name des Empfängers | Name Empfänger | Recipient | Kunde |
    Aufnehmer Name | Verbleib | Abnehmerbetrieb | Empfängerbetrieb | Aufnehmerbetrieb | an`),
  taken_from: heads(`Abgeber | Lieferant | abgebender Betrieb | Herkunft | Aufnahme von | Inverkehrbringer | Erzeuger |
    Herkunftsbetrieb | Aufgenommen von | Lieferbetrieb | Abgeberbetrieb | Abgeber Name | Name des Abgebers | Supplier |
    geliefert von | Lieferer | Name Abgeber | Abgebender | von`),
  partner: heads(
    `Partner | Betrieb | Partnerbetrieb | Name | Geschäftspartner | Gegenbetrieb | Abgeber/Empfänger | Firma`,
  ),
  direction: heads(`Richtung | Auf-/Abgabe | Abgabe/Aufnahme | Aufnahme/Abgabe | Vorgang | Art der Bewegung | Bewegung |
    Ab-/Aufnahme | Bewegungsart | Import/Export | Aufnahme oder Abgabe | Abgabe oder Aufnahme`),
  manure: heads(`Wirtschaftsdüngerart | Art des Wirtschaftsdüngers | Wirtschaftsdünger | WD-Art | Art des Düngers |
    Düngerart | Dünger | Stoff | Substrat | Stoffart | Gülleart | Düngerbezeichnung | Art WD | Bezeichnung | Material |
    Produkt | Bezeichnung des Stoffes | Art des Stoffes | Manure | Gut | Artikel | Art`),
  amount: heads(`Menge | Menge FM | Frischmasse | Menge Frischmasse | FM | Abgabemenge | Aufnahmemenge | Liefermenge |
    Abgegebene Menge | Aufgenommene Menge | Gelieferte Menge | Menge gesamt | Transportmenge | Menge in FM | Tonnage |
    Menge t | Menge m³ | Menge Frischmasse t | Gewicht | Netto | Nettogewicht | Volumen | Quantity | m³ | cbm | t | Tonnen | to`),
  unit: heads(`Einheit | Mengeneinheit | ME | Einh. | Unit`),
  n: heads(`N gesamt | Gesamt-N | N | Stickstoff | Gesamtstickstoff | N ges. | N-Menge | Stickstoff gesamt | N-Gehalt | Nges |
    Stickstoff (N) | N-Fracht | Gesamt N | kg N | N kg`),
  nh4n: heads(`NH4-N | Ammonium-N | Ammoniumstickstoff | davon NH4-N | NH4N | NH4-Stickstoff | NH4`),
  p2o5: heads(`P2O5 | Phosphat | P2O5 gesamt | Gesamt-P2O5 | Phosphat (P2O5) | P2O5-Menge | P2O5-Gehalt | Phosphat P2O5 |
    kg P2O5`),
  delivery_note:
    heads(`Lieferschein-Nr. | Lieferscheinnummer | Lieferschein | LS-Nr. | Lieferschein Nr | LS | Lfs.-Nr. |
    Lieferschein-Nummer | Begleitschein | Begleitschein-Nr. | Belegnummer | Beleg-Nr. | Beleg | Wiegeschein | Wiegeschein-Nr. |
    Delivery Note`),
  recorded_on: heads(`Aufgezeichnet am | Erfasst am | Aufzeichnung am | Eingetragen am | Erfassungsdatum`),
  reported_on: heads(`Gemeldet am | Meldedatum | Meldung am | gemeldet | Datum der Meldung | Meldung | Meldetag |
    Meldung Datenbank | gemeldet in Meldeprogramm am`),
  note: heads(`Bemerkung | Bemerkungen | Notiz | Anmerkung | Kommentar | Hinweis`),
}

type Column = keyof typeof COLUMNS

const find = makeGoodsFinder<Column>(
  COLUMNS,
  (has) => has('date') && has('amount') && has('manure') && (has('given_to') || has('taken_from') || has('partner')),
  {
    shapes: {
      date: 'day',
      amount: 'number',
      unit: 'unit',
      manure: 'name',
      given_to: 'name',
      taken_from: 'name',
      partner: 'name',
      n: 'number',
      nh4n: 'number',
      p2o5: 'number',
      recorded_on: 'day',
      reported_on: 'day',
    },
    byCells: ['date'],
  },
)

/** A list of deliveries is one of manure where it says so or gives nutrients. */
function findTransfers(table: Table): FoundColumns<Column> | undefined {
  const found = find(table)
  if (!found) return undefined
  const { columns, header } = found
  const title = table.rows
    .slice(0, header)
    .flatMap(({ cells }) => cells)
    .join(' ')
  const isManure =
    /wirtschaftsdünger|^wd-/i.test(columns.manure?.label ?? '') || /wirtschaftsdünger|gülle|gärrest/i.test(title)
  return isManure || (columns.n && columns.p2o5) ? found : undefined
}

/** Lists of manure that was given away or taken (WDüngV § 3, § 4): a transfer for each line. */
export const extractManureTransfers: Extractor = ({ document, today, own = [] }) => {
  const tables = foundTables(document, findTransfers)
  if (tables.length === 0) return undefined
  const skipped = new SkippedLines()
  const occurrences = new Occurrences()
  const rows = tables.flatMap(({ table, found }) => {
    const records = readRecords(document, table, found, skipped)
    const direction = directionOf(table, found, records, own)
    return records.flatMap((record) => {
      const row = readTransfer(table, record, direction, occurrences, skipped)
      return (row && keepIfValid(row, today, table, record.line, skipped)) ?? []
    })
  })
  return { rows, warnings: skipped.warnings() }
}

type Direction = 'given' | 'taken'

interface OfList {
  direction: Direction | undefined
  /** False where a person has to say whose list it is. */
  sure: boolean
}

function directionOf(
  { rows }: Table,
  { columns, header }: FoundColumns<Column>,
  records: readonly TableRecord<Column>[],
  own: readonly string[],
): OfList {
  const words = [columns.date?.label ?? '', ...rows.slice(0, header).flatMap(({ cells }) => cells)].join(' ')
  if (!columns.given_to || !columns.taken_from) {
    if (columns.given_to) return { direction: 'given', sure: true }
    return { direction: columns.taken_from ? 'taken' : directionIn(words), sure: true }
  }
  const names = (column: Column): Set<string> => new Set(records.map((record) => keyText(record.text(column))))
  const [givers, takers] = [names('taken_from'), names('given_to')]
  const isOwn = (all: ReadonlySet<string>): boolean => own.some((name) => all.has(keyText(name)))
  if (isOwn(givers) !== isOwn(takers)) return { direction: isOwn(givers) ? 'given' : 'taken', sure: true }
  if (givers.size === 1 && takers.size > 1) return { direction: 'given', sure: false }
  if (takers.size === 1 && givers.size > 1) return { direction: 'taken', sure: false }
  return { direction: directionIn(words), sure: false }
}

function directionIn(words: string): Direction | undefined {
  const [given, taken] = [/abgabe|abgegeben|export/i.test(words), /aufnahme|aufgenommen|import|zugang/i.test(words)]
  return given === taken ? undefined : given ? 'given' : 'taken'
}

function readTransfer(
  table: Table,
  record: TableRecord<Column>,
  ofList: OfList,
  occurrences: Occurrences,
  skipped: SkippedLines,
): Assertion | undefined {
  const skip = (reason: string): undefined => skipped.add(table, record.line, `${reason} Die Zeile ist ausgelassen.`)
  const leave = (reason: string): undefined => skipped.add(table, record.line, `${reason} Der Wert bleibt offen.`)
  const date = record.day('date')
  if (date === undefined) return skip('Der Tag fehlt.')
  if ('fault' in date) return skip(date.fault)
  const type = record.text('manure')
  if (type === '') return skip('Die Art des Wirtschaftsdüngers fehlt.')
  const direction = directionIn(record.text('direction')) ?? ofList.direction
  if (direction === undefined) return skip('Ob es eine Abgabe oder eine Aufnahme ist, steht nicht da.')
  const amount = record.number('amount')
  if (amount && 'fault' in amount) return skip(amount.fault)
  const written = amount?.value.unit || record.text('unit')
  const unit = UNITS[goodsUnit(written).unit ?? '']
  if (amount && unit === undefined)
    leave(`Menge ${quotedValue(record.text('amount'))}: Die Einheit ${quotedValue(written)} ist weder t noch m³.`)
  const partner = record.text(direction === 'given' ? 'given_to' : 'taken_from') || record.text('partner')
  const note = record.text('delivery_note')
  const key = occurrences.key('transfer', direction, date.value, partner, type, amount?.value.amount ?? '')
  return {
    kind: 'manure_transfers',
    name: key,
    key,
    page: table.page,
    quote: record.quote('date'),
    confidence: (amount && unit === undefined) || !ofList.sure ? TO_CONFIRM : SURE,
    values: {
      date: date.value,
      direction,
      partner: partner || null,
      type,
      amount: unit === undefined ? null : (amount?.value.amount ?? null),
      unit: unit ?? null,
      ...nutrients(record, leave),
      delivery_note: note || null,
      recorded_on: dayOf(record.day('recorded_on')),
      reported_on: dayOf(record.day('reported_on')),
      note: record.text('note') || null,
    },
    ...(partner !== '' && { refers: { partner_id: [partner] } }),
  }
}

const UNITS: Readonly<Record<string, 't' | 'm3'>> = { t: 't', 'm³': 'm3' }

/** In kg of the whole delivery, or in kg for each t or m³, as their columns say. */
function nutrients(record: TableRecord<Column>, leave: (reason: string) => undefined): Record<string, number | null> {
  return Object.fromEntries(
    (['n', 'nh4n', 'p2o5'] as const).flatMap((column): [string, number][] => {
      const read = record.number(column)
      if (read === undefined) return []
      if ('fault' in read) return (leave(read.fault), [])
      const { amount, unit } = read.value
      if (/^kg(?: N| P2O5| NH4-?N)?$/i.test(unit)) return [[`${column}_kg`, amount]]
      if (/^(?:kg|g)\/(?:t|m³|kg|l)(?: FM)?$/i.test(unit)) return [[`${column}_kg_unit`, amount]]
      leave(
        `${column.toUpperCase()} ${quotedValue(record.text(column))}: Ob kg oder kg je t gemeint sind, steht nicht da.`,
      )
      return []
    }),
  )
}

const dayOf = (day: Cell<string>): string | null => (day && 'value' in day ? day.value : null)
