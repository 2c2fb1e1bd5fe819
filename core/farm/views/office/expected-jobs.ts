import { entryClass, stems, type Entry, type EntryClass } from '../../../answers/index.ts'
import { germanDay, germanNumber } from '../../../shared/german/write-german.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, labelOf, type FarmView } from '../farm-view.ts'

/** „Silomais häckseln“ is maize. */
export const cropOfTask = (task: unknown): string | undefined =>
  /(?<=silo|körner|winter|sommer|futter|zucker|speise)(?:mais|weizen|gerste|roggen|raps|hafer|triticale|rüben|kartoffeln)/iu.exec(
    String(task),
  )?.[0]

/** „Maislegen“ is called by what is done with what. */
export const joinedTask = (task: unknown): string[] => {
  const [first, second, ...others] = String(task ?? '').split(/[\s,-]+/u)
  return first && second && others.length === 0 ? [`${first}${second.toLowerCase()}`] : []
}

/** „Gras häckseln, 1. Schnitt“ and „Silomais häckseln“ are one work. */
const verbOfTask = (task: unknown): string =>
  String(task)
    .split(/[\s,]+/u)
    .find((word) => /^\p{Ll}{3,}n$/u.test(word)) ?? String(task)

/** „Zusammen: 58,1 t.“, where all are the same work and none lacks its amount. */
function totalOfOneTask(entries: readonly Entry[]): string | undefined {
  const [first, ...others] = entries
  const isSame = ({ values }: Entry): boolean =>
    verbOfTask(values.task) === verbOfTask(first!.values.task) &&
    values.unit === first!.values.unit &&
    typeof values.amount === 'number'
  if (!first || others.length === 0 || typeof first.values.unit !== 'string' || !entries.every(isSame)) return undefined
  const total = entries.reduce((sum, { values }) => sum + Math.round((values.amount as number) * 1e6), 0) / 1e6
  return `Zusammen: ${germanNumber(total)} ${first.values.unit}.`
}

/** What is done, as it is asked for. */
export const KINDS_OF_JOBS: readonly EntryClass[] = [
  entryClass('Häckseln', '~chopping häckseln gehäckselt Häcksler häckselt', ({ values }) =>
    /häcksel/iu.test(String(values.task)),
  ),
  entryClass('Dreschen', '~threshing dreschen gedroschen Drusch Drescher Mähdrescher', ({ values }) =>
    /dresch|drusch/iu.test(String(values.task)),
  ),
  entryClass('Roden', '~lifting roden gerodet Roder Rübenroder Kartoffelroder', ({ values }) =>
    /rod(?:en|ung)/iu.test(String(values.task)),
  ),
  entryClass('Legen und Säen', '~sowing legen gelegt säen gesät', ({ values }) =>
    /(?<!\p{L})(?:legen|säen|drillen|aussaat)/iu.test(String(values.task)),
  ),
  entryClass('Wartung', '~repairing Wartung gewartet', ({ values }) => /wartung/iu.test(String(values.task))),
]

export const expectedJobsView: FarmView = {
  name: 'expected_jobs',
  label: 'Aufträge',
  kinds: ['expected_jobs'],
  nouns: stems(
    `Auftrag Aufträge Aufträgen beauftragt Lohnarbeit Lohnarbeiten Lohnauftrag Lohnaufträge Dienstleistung monatlich wöchentlich jährlich
     regelmäßig ~ordering ~planning geplant ansteht bestellt erwartet erwarte erwarten`,
  ),
  // These are rows of their own.
  otherWords: new Set(['bestellung', 'bestellungen']),
  columns: [
    ...columnsOf('expected_jobs', {
      task: { words: 'Leistung' },
      contractor_id: { words: 'Lohnunternehmer Auftragnehmer' },
      field_id: { words: 'Feld Fläche' },
      amount: {
        words: 'Menge Kubikmeter Tonnen Hektar ha',
        aggregate: { by: 'sum', onRequest: true },
      },
      unit: { ignoreLabel: true },
      due_on: { ahead: 'last day', words: 'Termin ~coming ~beginning kommt kommen anrücken anrückt dran' },
      price_minor: { unasked: true },
      currency: { unasked: true },
      status: {
        ignoreLabel: true,
        choices: {
          agreed:
            'vereinbart vereinbarte vereinbarten ausgemacht abgemacht verabredet zugesagt abgesprochen festgemacht',
          requested: 'angefragt',
          done: 'fertig ausgeführt',
          invoiced: 'abgerechnet',
          expected: '',
        },
      },
      invoice_number: { words: 'Rechnungsnummer' },
      note: { ignoreLabel: true },
    }),
    {
      name: 'price',
      label: 'Preis',
      type: 'number',
      unitColumn: { name: 'currency', labels: {} },
      words: stems('~costing Preis Preise Satz Stückpreis kostet kosten'),
      adjectives: { highest: stems('teuer'), lowest: stems('billig günstig preiswert') },
    },
  ],
  roles: {
    day: 'due_on',
    amount: 'amount',
    who: 'contractor_id',
    where: 'field_id',
    list: ['contractor_id', 'amount', 'due_on'],
  },
  neutralWords: stems(
    'kommt kommen macht machen soll sollen erledigt bestellt laut Plan Kanal fest eingetroffen eintreffen Arbeit Arbeiten verbindlich',
  ),
  classes: [
    entryClass(
      'vom Lohnunternehmer',
      'Lohnunternehmer Lohnunternehmen Lohner Lohnbetrieb',
      ({ values }) => (values.contractor_id ?? null) !== null,
      { qualifies: true },
    ),
    entryClass(
      'Gülle aufrühren oder pumpen',
      '~stirring aufrühren rührt gerührt rühren umpumpen pumpen gepumpt homogenisieren',
      ({ values }) => /rühr|pump/iu.test(String(values.task)),
    ),
    ...KINDS_OF_JOBS,
    entryClass('Untersuchungen', '~testing ~sampling Untersuchung Untersuchungen', ({ values }) =>
      /analyse|untersuch|probe/iu.test(String(values.task)),
    ),
    entryClass(
      'Lieferungen',
      '~delivering Lieferung Lieferungen liefern geliefert Anlieferung Fuhre Fuhren Ladung',
      ({ values }) => /liefer/iu.test(String(values.task)),
    ),
  ],
  combinesClasses: true,
  entriesOf: eachRow(({ task, due_on }) => [task, germanDay(due_on)].filter(Boolean).join(', '), {
    computed: ({ price_minor, currency }) => ({
      price: typeof price_minor === 'number' ? price_minor / 100 : null,
      currency: currency ?? 'EUR',
    }),
    searchTexts: ({ task, contractor_id, field_id }, farm) => [
      cropOfTask(task),
      ...joinedTask(task),
      labelOf(farm, 'contacts', contractor_id),
      labelOf(farm, 'fields', field_id),
    ],
  }),
  answersDuties: true,
  annotate: totalOfOneTask,
  completeness: 'log',
  tense: 'future',
  usually: {
    holds: ({ values }) => values.status !== 'done' && values.status !== 'invoiced',
    liftedBy: ['status'],
    others: 'erledigt',
  },
}
