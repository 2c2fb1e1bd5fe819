import { entryClass, stems, type Entry } from '../../../answers/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { KINDS } from '../../kinds/kinds.ts'
import { choiceLabel } from '../../schema/fields.ts'
import { eachRow, labelOf, type FarmView, type Values } from '../farm-view.ts'
import { cropOfTask, joinedTask, KINDS_OF_JOBS } from '../office/expected-jobs.ts'
import { sumOf } from './bills.ts'

const priceOf = ({ price_minor }: Values): number | undefined =>
  typeof price_minor === 'number' ? price_minor / 100 : undefined

const money = (amount: number, currency: unknown): string => `${germanNumber(amount, 2)} ${String(currency ?? 'EUR')}`

/** „2.432,00 EUR, das sind 160,00 EUR je ha (15,2 ha)“ */
function priceText({ values }: Entry): string {
  const { amount, unit, currency, note, status, contractor, invoice_number } = values
  const price = priceOf(values)
  const isPerUnit = price !== undefined && typeof amount === 'number' && amount > 0 && typeof unit === 'string'
  const parts = [
    price === undefined ? 'kein Preis eingetragen' : money(price, currency),
    isPerUnit ? `das sind ${money(price / amount, currency)} je ${unit} (${germanNumber(amount)} ${unit})` : undefined,
    contractor,
    choiceLabel(KINDS.expected_jobs.fields.status, String(status)),
    typeof invoice_number === 'string' ? `Rechnung ${invoice_number}` : undefined,
    /\d|preis|eur|€|rechnung/iu.test(String(note ?? '')) ? `Notiz: ${String(note)}` : undefined,
  ]
  return parts.filter((part) => part !== undefined && part !== '').join(', ')
}

const isNamed = (task: unknown, words: ReadonlySet<string>): boolean => {
  const own = stems([String(task), cropOfTask(task), ...joinedTask(task)].join(' '))
  return [...words].some((stem) => own.has(stem))
}

const UNBILLED = 'Aufträge, erledigt und ohne Rechnung'

/** What ordered work costs, be it still to come, done or billed. */
export const jobPricesView: FarmView = {
  name: 'job_prices',
  label: 'Preise von Aufträgen',
  furtherExamples: ['Was kostet das Häckseln?'],
  kinds: ['expected_jobs'],
  nouns: stems('~costing Preis Preise Auftragspreis Auftrag Aufträge kosten kostet gekostet Stundensatz Hektarpreis'),
  neutralWords: stems('Hektar ha alle zusammen insgesamt wir Lohnunternehmer Summe Euro Geld gemacht machen werden'),
  columns: [],
  roles: { day: 'due_on', list: [] },
  classes: [
    entryClass(
      UNBILLED,
      'Rechnungausstand',
      ({ values }) => values.status === 'done' && (values.invoice_number ?? '') === '',
    ),
    ...KINDS_OF_JOBS,
  ],
  combinesClasses: true,
  entriesOf: eachRow(({ task, due_on }) => [task, germanDay(due_on)].filter(Boolean).join(', '), {
    computed: (values, farm) => ({
      price: priceOf(values) ?? null,
      contractor: labelOf(farm, 'contacts', values.contractor_id) ?? '',
    }),
    searchTexts: ({ task, contractor_id, field_id }, farm) => [
      cropOfTask(task),
      ...joinedTask(task),
      String(task ?? ''),
      labelOf(farm, 'contacts', contractor_id),
      labelOf(farm, 'fields', field_id),
    ],
  }),
  tells: (entries, { heading, asksRate, names, classes, words }) => {
    // What somebody has cost is on the bills, and no price of work.
    if (names && classes.length === 0 && !entries.every(({ values }) => isNamed(values.task, words))) return undefined
    const priced = entries.filter(({ values }) => priceOf(values) !== undefined)
    if (priced.length === 0 && !classes.includes(UNBILLED)) return undefined
    if (asksRate && !((names || classes.length > 0) && priced.every(({ values }) => values.unit === 'ha')))
      return undefined
    const lines = entries.map((entry) => `${entry.name}: ${priceText(entry)}`)
    if (lines.length === 1) return `${lines[0]!}.`
    const currencies = new Set(priced.map(({ values }) => values.currency ?? 'EUR'))
    const total =
      currencies.size === 1 && priced.length > 1
        ? `, zusammen ${money(sumOf(priced.map(({ values }) => priceOf(values)!)), [...currencies][0])}`
        : ''
    const without =
      priced.length < entries.length ? ` (ohne ${germanNumber(entries.length - priced.length)}, deren Preis fehlt)` : ''
    return [
      `${heading}, ${germanNumber(lines.length)}${total}${total && without}:`,
      ...lines.map((line) => `• ${line}`),
    ].join('\n')
  },
  tellsAlso: { says: ['sum'] },
  answersDuties: true,
  completeness: 'log',
  tense: 'past',
}
