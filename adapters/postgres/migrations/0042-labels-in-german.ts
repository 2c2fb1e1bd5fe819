import { Migration } from '@mikro-orm/migrations'

const text = (field: string): string => `(r."values"->>'${field}')`
const start = (field: string): string => `left(${text(field)}, 60)`
const day = (field: string): string => `to_char(${text(field)}::date, 'DD.MM.YYYY')`
/** „1.234,5“ */
const number = (field: string): string =>
  `translate(rtrim(to_char(${text(field)}::numeric, 'FM9,999,999,990.999999'), '.'), ',.', '.,')`
const measured = (field: string, unit: string): string => `${number(field)} || coalesce(' ' || nullif(${unit}, ''), '')`
const word = (field: string, words: Readonly<Record<string, string>>): string =>
  `case ${text(field)} ${Object.entries(words)
    .map(([code, german]) => `when '${code}' then '${german}'`)
    .join(' ')} end`

// What has run must not change, so the words of the kinds stand here as they were.
const APPLICATIONS = {
  direct_payments: 'Sammelantrag',
  coupled_support: 'gekoppelte Prämie',
  fertilizer_annex_5: 'Düngung, Anlage 5',
  manure_report: 'Meldung Wirtschaftsdünger',
  agricultural_diesel: 'Agrardiesel',
  animal_disease_fund: 'Tierseuchenkasse',
  census_day: 'Stichtagsmeldung',
  antibiotics: 'Antibiotika-Meldung',
  salmonella: 'Salmonellen-Monitoring',
  organic: 'Öko-Meldung',
  insurance: 'Berufsgenossenschaft',
  statistics: 'Agrarstatistik',
  other: 'anderes',
}

const DIRECTIONS = {
  arrival: 'Zugang',
  departure: 'Abgang',
  death: 'Verendung',
  birth: 'Geburt',
  moved_in: 'Umstallung hinein',
  moved_out: 'Umstallung hinaus',
  count: 'Zählung',
}

/** What the kinds' labels are made of that had codes, days as they are kept, or numbers with a point in them. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  animal_counts: [day('date'), text('category'), number('count')],
  applications: [`coalesce(${text('title')}, ${word('type', APPLICATIONS)})`, text('year')],
  expected_jobs: [text('task'), day('due_on')],
  grazing_periods: [day('from'), day('until'), text('herd'), text('pasture')],
  group_movements: [day('date'), word('direction', DIRECTIONS), number('count')],
  manure_transfers: [day('date'), text('type'), text('partner')],
  measurements: [text('parameter'), measured('value', text('unit')), day('date')],
  needs: [text('article'), measured('amount', text('unit'))],
  orders: [text('article'), day('ordered_on')],
  receipts: [text('number'), text('partner'), day('date')],
  register_entries: [text('register'), day('date'), start('text')],
  self_checks: [day('date'), text('subject'), start('indicators')],
  stock: [text('article'), measured('amount', text('unit'))],
  stock_movements: [day('date'), text('article'), measured('amount', text('unit'))],
  treatments: [day('date'), text('product'), text('group')],
  work_items: [text('title'), `coalesce(${day('done_on')}, ${day('planned_from')})`],
  working_times: [day('date'), text('person'), measured('hours', "'h'")],
  yields: [text('crop'), text('year'), measured('dt_ha', "'dt/ha'")],
}

const labelOf = (parts: readonly string[]): string =>
  `left(concat_ws(' · ', ${parts.map((part) => `nullif(${part}, '')`).join(', ')}), 300)`

/** Labels of rows that are there are German, as those written from here on: „28.04.2026 · Abgang · 6“. */
export class LabelsInGerman extends Migration {
  override up(): void {
    for (const table of ['workspace_rows', 'row_proposals', 'deleted_rows']) {
      this.addSql(`alter table ${table} no force row level security`)
      for (const [kind, parts] of Object.entries(LABELS))
        this.addSql(`update ${table} r set label = ${labelOf(parts)} where kind = '${kind}'`)
      this.addSql(`alter table ${table} force row level security`)
    }
  }
}
