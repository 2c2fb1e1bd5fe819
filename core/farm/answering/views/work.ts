import { germanDay } from '../../../shared/german/write-german.ts'
import { daysBetween } from '../period.ts'
import { lateRecord } from '../../views/statutory-limits.ts'
import { columnsOf, eachRow, entryClass, stems, type Entry, type View } from '../view.ts'

type Values = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/**
 * What the record of a work has to say: § 10 (2) DüV; Art. 67 (1) VO (EG) 1107/2009 with the annex of DVO (EU) 2023/564
 * (the growth stage only where the use is bound to it).
 */
const DEMANDED: Readonly<Record<string, readonly [string, string][]>> = {
  fertilizing: [
    ['field_id', 'Schlag'],
    ['product', 'Düngemittel'],
    ['amount', 'Menge'],
    ['area_ha', 'Fläche'],
    ['n_kg_ha', 'Stickstoffmenge'],
    ['p2o5_kg_ha', 'Phosphatmenge'],
  ],
  plant_protection: [
    ['field_id', 'Schlag'],
    ['product', 'Mittel'],
    ['approval_number', 'Zulassungsnummer'],
    ['amount', 'Aufwandmenge'],
    ['area_ha', 'Fläche'],
    ['eppo', 'EPPO-Code der Kultur'],
    ['done_by', 'Anwender'],
  ],
}

const missingOf = (values: Values): string | null => {
  const missing =
    values.status === 'done'
      ? (DEMANDED[values.type as string] ?? []).filter(([name]) => isEmpty(values[name])).map(([, label]) => label)
      : []
  return missing.length > 0 ? missing.join(', ') : null
}

/** The law sets a time for fertilizing alone. */
const recordDays = ({ type, done_on, recorded_on }: Values): number | null =>
  type === 'fertilizing' && typeof done_on === 'string' && typeof recorded_on === 'string'
    ? daysBetween(done_on, recorded_on)
    : null

const ofType =
  (type: string) =>
  ({ values }: Entry): boolean =>
    values.type === type

export const workView: View = {
  label: 'Arbeiten',
  kinds: ['work_items'],
  nouns: stems(
    'Arbeit Arbeiten Feldarbeit Feldarbeiten Maßnahme Maßnahmen Tätigkeit Tätigkeiten Arbeitsschritt Arbeitsschritte gearbeitet gefahren ausgebracht ausgeführt durchgeführt passiert gemacht getan gegeben bekommen kam kamen gab Schlagkartei',
  ),
  columns: [
    ...columnsOf('work_items', {
      type: { quiet: true },
      title: { quiet: true },
      field_id: { words: 'Feld Schlag Feldern Felder Flächen Schläge Schlägen' },
      place_id: { quiet: true },
      herd_id: { quiet: true },
      permit_id: { quiet: true },
      status: {
        quiet: true,
        choices: {
          planned: 'geplant geplante geplanten ansteht anstehen',
          open: 'offen offene offenen unerledigt',
          done: 'fertig',
          discarded: 'verworfen',
        },
      },
      planned_from: { quiet: true },
      planned_until: { quiet: true },
      done_on: { quiet: true },
      done_by: { words: 'Anwender' },
      recorded_on: { quiet: true },
      technique: { words: 'Technik Schleppschuh Schleppschlauch' },
      machine: { words: 'Maschine Gerät' },
      product: { words: 'womit Mittel Dünger Düngemittel Pflanzenschutzmittel' },
      approval_number: { words: 'Zulassungsnummer Zulassung' },
      amount: { words: 'Menge Aufwandmenge Aufwand' },
      unit: { quiet: true },
      area_ha: { words: 'Hektar ha' },
      n_kg_ha: { words: 'Stickstoff N', together: 'sum', within: 'field_id' },
      n_available_kg_ha: { words: 'anrechenbar anrechenbarer', together: 'sum', within: 'field_id' },
      p2o5_kg_ha: { words: 'Phosphat Phosphor P2O5', together: 'sum', within: 'field_id' },
      incorporation_begun_at: { words: 'eingearbeitet Einarbeitung' },
      incorporation_ended_at: { words: 'eingearbeitet Einarbeitung' },
      bbch: { words: 'BBCH Entwicklungsstadium' },
      eppo: { words: 'EPPO' },
      hours_of_work: { words: 'Stunden Arbeitsstunden', together: 'sum' },
      note: { quiet: true },
      kind_of_use: { quiet: true },
      record_form: { quiet: true },
    }),
    {
      name: 'record_days',
      label: 'Aufgezeichnet nach',
      type: 'number',
      unit: 'Tagen',
      words: stems('nachgetragen Nachtrag Nachträge aufgezeichnet Aufzeichnung eingetragen dokumentiert'),
      tooHigh: lateRecord,
    },
    { name: 'missing', label: 'Fehlende Angaben', type: 'text', words: new Set() },
  ],
  classes: [
    entryClass(
      'Düngungen',
      'Düngung Düngungen gedüngt düngen Düngegabe Gabe Gaben gestreut Düngemaßnahme Düngemaßnahmen',
      ofType('fertilizing'),
    ),
    entryClass(
      'Pflanzenschutz',
      'Spritzung Spritzungen gespritzt spritzen Pflanzenschutz Pflanzenschutzmaßnahme Pflanzenschutzmaßnahmen',
      ofType('plant_protection'),
    ),
    entryClass('Saat', 'Saat Aussaat gesät säen ausgesät gelegt gedrillt drillen', ofType('sowing')),
    entryClass('Bodenbearbeitung', 'Bodenbearbeitung gepflügt pflügen gegrubbert grubbern geeggt', ofType('tillage')),
    entryClass(
      'Ernte',
      'Ernte Ernten geerntet ernten gemäht mähen Mahd Schnitt Schnitte geschnitten gedroschen dreschen gehäckselt siliert',
      ofType('harvest'),
    ),
    entryClass('Pflege', 'Pflege gepflegt gewalzt gestriegelt Pflegemaßnahme', ofType('care')),
  ],
  entriesOf: (rows, farm, today) =>
    eachRow(
      ({ title, done_on, planned_from, field_id }) =>
        [germanDay(done_on ?? planned_from), farm.byId('fields', field_id)?.label, title].filter(Boolean).join(', '),
      ({ field_id, place_id, herd_id }, of) => [
        of.byId('fields', field_id)?.label,
        of.byId('places', place_id)?.label,
        of.byId('herds', herd_id)?.label,
      ],
    )(rows, farm, today).map((entry) => ({
      ...entry,
      values: {
        ...entry.values,
        on: entry.values.done_on ?? entry.values.planned_until ?? entry.values.planned_from ?? null,
        record_days: recordDays(entry.values),
        missing: missingOf(entry.values),
      },
    })),
  day: 'on',
  amount: 'amount',
  who: 'done_by',
  where: 'field_id',
  shown: ['product', 'amount'],
  open: true,
  usual: ({ values }) => values.status === 'done',
  unless: ['status'],
}

export const needsView: View = {
  label: 'Bedarf',
  kinds: ['needs'],
  nouns: stems(
    'Bedarf Bedarfe Einkauf Einkaufsliste einkaufen kaufen besorgen bestellen brauche brauchen braucht benötige benötigen benötigt',
  ),
  columns: columnsOf('needs', {
    article: { words: 'Artikel' },
    amount: { words: 'Menge' },
    unit: { quiet: true },
    needed_on: { words: 'gebraucht' },
    field_id: { words: 'Feld' },
    herd_id: { words: 'Herde' },
    status: {
      quiet: true,
      choices: { open: 'offen offene offenen', ordered: 'bestellt', covered: 'gedeckt', discarded: 'verworfen' },
    },
    note: { quiet: true },
  }),
  classes: [],
  entriesOf: eachRow(
    ({ article }) => String(article),
    ({ herd_id, field_id }, farm) => [farm.byId('herds', herd_id)?.label, farm.byId('fields', field_id)?.label],
  ),
  day: 'needed_on',
  amount: 'amount',
  shown: ['amount', 'needed_on'],
  open: true,
  ahead: true,
  norms: true,
  usual: ({ values }) => values.status === 'open' || values.status === 'ordered',
  unless: ['status'],
}

export const jobsView: View = {
  label: 'Aufträge',
  kinds: ['expected_jobs'],
  nouns: stems('Auftrag Aufträge Aufträgen beauftragt Lohnarbeit Lohnarbeiten Dienstleistung Lohnunternehmer'),
  columns: columnsOf('expected_jobs', {
    task: { words: 'Leistung' },
    contractor_id: { words: 'Lohnunternehmer Auftragnehmer' },
    field_id: { words: 'Feld Fläche' },
    amount: { words: 'Menge' },
    unit: { quiet: true },
    due_on: { words: 'Termin kommt' },
    price_minor: { quiet: true },
    currency: { quiet: true },
    status: {
      quiet: true,
      choices: {
        agreed: 'vereinbart vereinbarte vereinbarten',
        requested: 'angefragt',
        done: 'fertig',
        invoiced: 'abgerechnet',
        expected: '',
      },
    },
    invoice_number: { words: 'Rechnung' },
    note: { quiet: true },
  }),
  classes: [],
  entriesOf: eachRow(
    ({ task, due_on }) => [task, germanDay(due_on)].filter(Boolean).join(', '),
    ({ contractor_id, field_id }, farm) => [
      farm.byId('contacts', contractor_id)?.label,
      farm.byId('fields', field_id)?.label,
    ],
  ),
  day: 'due_on',
  who: 'contractor_id',
  where: 'field_id',
  amount: 'amount',
  shown: ['contractor_id', 'due_on'],
  open: true,
  ahead: true,
  usual: ({ values }) => values.status !== 'done' && values.status !== 'invoiced',
  unless: ['status'],
}

export const machinesView: View = {
  label: 'Maschinen',
  kinds: ['machines'],
  nouns: stems('Maschine Maschinen Gerät Geräte Technik Maschinenpark'),
  columns: columnsOf('machines', {
    type: { words: 'Maschinenart' },
    serial_number: { words: 'Seriennummer Fahrgestellnummer' },
    bought_on: { words: 'gekauft angeschafft Anschaffung' },
    inspected_on: { words: 'geprüft Prüfung Gerätekontrolle' },
    badge_until: { words: 'Plakette Prüfplakette gültig läuft ablaufen abgelaufen TÜV' },
    note: { quiet: true },
  }),
  classes: [],
  entriesOf: eachRow(({ name }) => String(name)),
  shown: ['type', 'badge_until'],
  open: false,
  norms: true,
  byName: ['whether'],
}
