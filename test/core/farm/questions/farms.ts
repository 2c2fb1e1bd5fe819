import { MemoryRowStore } from '../../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../../adapters/memory/memory-database.ts'
import { uuidV7Ids } from '../../../../adapters/system/uuid-v7-ids.ts'
import type { Fact } from '../../../../core/answers/index.ts'
import { makeAnswerFromRows } from '../../../../core/farm/index.ts'
import { row, rowsOfStory, type ExampleRow } from '../../../../core/onboarding/example-row.ts'
import { exampleRows } from '../../../../core/onboarding/example-rows.ts'
import { storyDays } from '../../../../core/onboarding/story-days.ts'
import type { NamespaceId } from '../../../../core/shared/ids.ts'
import { newId } from '../../../builders/ids.ts'

export const TODAY = '2026-05-20'

export type Ask = (question: string) => Promise<Fact | undefined>

/** Asks a farm that has these rows, on a day. */
export async function askFarm(story: readonly ExampleRow[], today = TODAY): Promise<Ask> {
  const store = new MemoryRowStore(new MemoryDatabase())
  const namespaceId = newId<NamespaceId>()
  const now = Date.parse(`${today}T10:00:00Z`)
  await store.add(rowsOfStory(story, new Map(), { namespaceId, ids: uuidV7Ids, now }))
  const answers = makeAnswerFromRows({ rows: store, clock: { now: () => now } })
  return (question) => answers.answer({ namespaceId, question })
}

const letter = (subject: string, sender: string, more: Parameters<typeof row<'letters'>>[2]): ExampleRow =>
  row('letters', `${subject} ${sender}`, { subject, sender, ...more })

/** The example farm with what its papers add to it. */
export const EXAMPLE_FARM: readonly ExampleRow[] = [
  ...exampleRows(storyDays(TODAY)),
  ...(
    [
      ['2026-03-31', 210],
      ['2026-04-30', 265],
      ['2026-05-18', 331],
    ] as const
  ).map(([date, value]) =>
    row('measurements', `Zellzahl ${date}`, {
      type: 'milk_quality',
      parameter: 'Zellzahl',
      value,
      unit: 'Tsd./ml',
      date,
      subject: 'Tankmilch',
    }),
  ),
  row(
    'measurements',
    'Nmin Hinterm Deich',
    { type: 'nmin', parameter: 'Nmin', value: 55, unit: 'kg/ha', date: '2026-02-18' },
    { field_id: 'Hinterm Deich' },
  ),
  row(
    'measurements',
    'Nmin Moorstück',
    { type: 'nmin', parameter: 'Nmin', value: 42, unit: 'kg/ha', date: '2026-02-18' },
    { field_id: 'Moorstück' },
  ),
  letter('Anhörung zur Düngeaufzeichnung', 'LWK Bremervörde', {
    received_on: '2026-05-11',
    dated: '2026-05-07',
    deadline: '2026-06-08',
    category: 'hearing',
    done: false,
  }),
]

const work = (name: string, field: string, values: Parameters<typeof row<'work_items'>>[2]): ExampleRow =>
  row('work_items', name, { title: name, ...values }, { field_id: field })

/** A farm in the hills with sows, sheep and corn: other names, other words, other gaps. */
export const HILL_FARM: readonly ExampleRow[] = [
  row('fields', 'Obere Breite', {
    name: 'Obere Breite',
    area_ha: 8.4,
    use: 'arable',
    ph: 5.1,
    p_cal_mg: 9,
    soil_sampled_on: '2017-03-02',
    leased: true,
    leased_until: '2026-09-30',
    crops: [
      { year: 2025, crop: 'Winterweizen', yield_dt_ha: 71 },
      { year: 2026, crop: 'Körnermais' },
    ] as never,
  }),
  row('fields', 'Untere Breite', {
    name: 'Untere Breite',
    area_ha: 5.6,
    use: 'arable',
    ph: 6.4,
    soil_sampled_on: '2024-10-10',
    leased: false,
    crops: [
      { year: 2025, crop: 'Körnermais', yield_dt_ha: 102 },
      { year: 2026, crop: 'Winterweizen' },
    ] as never,
  }),
  row('fields', 'Kirchholz', {
    name: 'Kirchholz',
    area_ha: 3.1,
    use: 'grassland',
    leased: true,
    leased_until: '2031-12-31',
  }),
  row('places', 'Saustall', { name: 'Saustall', type: 'barn', capacity: 90, capacity_unit: 'animals' }),
  row('places', 'Güllegrube', { name: 'Güllegrube', type: 'slurry_store', capacity: 640, capacity_unit: 'm3' }),
  row(
    'herds',
    'Sauen',
    { name: 'Sauen', species: 'pig', production: 'sow', average_count: 84 },
    { barn_id: 'Saustall' },
  ),
  row('herds', 'Schafe', { name: 'Schafe', species: 'sheep', average_count: 31 }),
  row('animals', 'Rosa', {
    ear_tag: 'DE 09 100 00011',
    name: 'Rosa',
    species: 'cattle',
    sex: 'female',
    born_on: '2022-01-05',
    status: 'lactating',
    last_calved_on: '2025-12-01',
    bvd: 'negative',
  }),
  row('animals', 'Lisl', {
    ear_tag: 'DE 09 100 00012',
    name: 'Lisl',
    species: 'cattle',
    sex: 'female',
    born_on: '2020-06-05',
    status: 'dry',
    pregnant_until: '2026-06-02',
    last_calved_on: '2025-04-20',
    bvd: 'negative',
  }),
  row('animals', 'Zenzi', {
    ear_tag: 'DE 09 100 00013',
    name: 'Zenzi',
    species: 'cattle',
    sex: 'female',
    born_on: '2017-02-11',
    status: 'gone',
    left_on: '2026-02-03',
    left_by: 'slaughtered',
  }),
  row(
    'treatments',
    'Rosa 1',
    {
      date: '2026-05-16',
      product: 'Ubropen',
      diagnosis: 'Euterentzündung',
      last_dose_on: '2026-05-18',
      withdrawal_milk_hours: 120,
      withdrawal_meat_days: 10,
      administered_by: 'Resi Huber',
    },
    { animal_id: 'Rosa' },
  ),
  row(
    'treatments',
    'Rosa 2',
    {
      date: '2026-03-01',
      product: 'Ketoprofen',
      last_dose_on: '2026-03-01',
      withdrawal_milk_hours: 0,
      withdrawal_meat_days: 4,
      administered_by: 'Resi Huber',
    },
    { animal_id: 'Rosa' },
  ),
  row(
    'treatments',
    'Lisl 1',
    {
      date: '2026-04-02',
      product: 'Panacur',
      last_dose_on: '2026-04-02',
      withdrawal_milk_hours: 96,
      withdrawal_meat_days: 14,
      administered_by: 'Sepp Huber',
    },
    { animal_id: 'Lisl' },
  ),
  row('certificates', 'SK Resi', {
    type: 'Sachkunde Pflanzenschutz',
    holder: 'Resi Huber',
    issued_on: '2014-03-01',
    valid_until: '2026-02-28',
  }),
  row('certificates', 'SK Sepp', {
    type: 'Sachkunde Pflanzenschutz',
    holder: 'Sepp Huber',
    issued_on: '2019-09-01',
    valid_until: '2028-08-31',
  }),
  row('certificates', 'Transport', {
    type: 'Befähigungsnachweis Tiertransport',
    holder: 'Sepp Huber',
    issued_on: '2021-05-01',
  }),
  row('machines', 'Feldspritze', { name: 'Feldspritze', badge_until: '2027-06-30', inspected_on: '2024-06-11' }),
  row('machines', 'Mähdrescher', { name: 'Mähdrescher', bought_on: '2011-07-01' }),
  row('machines', 'Ladewagen', { name: 'Ladewagen', badge_until: '2026-05-20', bought_on: '2019-03-01' }),
  row('contacts', 'Tierarzt', { type: 'person', name: 'Dr. Alois Wimmer', phone: '089 7654-1', roles: ['vet'] }),
  row('contacts', 'Labor', { type: 'company', name: 'Labor Alpenland', roles: ['laboratory'] }),
  work('Gülle fahren', 'Obere Breite', {
    type: 'fertilizing',
    status: 'done',
    done_on: '2026-04-07',
    recorded_on: '2026-04-08',
    product: 'Schweinegülle',
    amount: 20,
    unit: 'm³/ha',
    area_ha: 8.4,
    n_kg_ha: 90,
    done_by: 'Sepp',
  }),
  work('Gülle fahren', 'Untere Breite', {
    type: 'fertilizing',
    status: 'done',
    done_on: '2026-03-10',
    recorded_on: '2026-03-30',
    product: 'Schweinegülle',
    amount: 15,
    unit: 'm³/ha',
    area_ha: 5.6,
    n_kg_ha: 66,
    done_by: 'Sepp',
  }),
  work('Harnstoff streuen', 'Untere Breite', {
    type: 'fertilizing',
    status: 'done',
    done_on: '2026-04-20',
    recorded_on: '2026-04-20',
    product: 'Harnstoff',
    amount: 150,
    unit: 'kg/ha',
    area_ha: 5.6,
    n_kg_ha: 69,
  }),
  work('Kalken', 'Obere Breite', {
    type: 'fertilizing',
    status: 'planned',
    planned_from: '2026-05-10',
    planned_until: '2026-08-31',
    product: 'Kohlensaurer Kalk',
  }),
  work('Herbizid Mais', 'Obere Breite', {
    type: 'plant_protection',
    status: 'planned',
    planned_from: '2026-05-28',
    product: 'Maisfrei',
  }),
  work('Herbizid Weizen', 'Untere Breite', {
    type: 'plant_protection',
    status: 'discarded',
    planned_from: '2026-04-28',
    product: 'Weizenfrei',
  }),
  letter('Rechnung Futter', 'Raiffeisen', {
    received_on: '2026-01-12',
    deadline: '2026-02-12',
    category: 'invoice',
    done: true,
  }),
  letter('Rechnung Strom', 'Stadtwerke', {
    received_on: '2026-05-02',
    deadline: '2026-05-30',
    category: 'invoice',
    done: false,
  }),
  letter('Anhörung Düngung', 'AELF', {
    received_on: '2026-05-10',
    deadline: '2026-06-10',
    category: 'hearing',
    done: false,
  }),
  letter('Bescheid Beihilfe', 'AELF', { received_on: '2025-12-18', category: 'notice', done: true }),
  letter('Mahnung', 'Stadtwerke', { category: 'reminder' }),
  row('stock', 'Weizenkleie', { article: 'Weizenkleie', category: 'feed', amount: 2.4, unit: 't' }),
  row('stock', 'Sojaschrot', { article: 'Sojaschrot', category: 'feed', amount: 6100, unit: 'kg' }),
  row('stock', 'Diesel', { article: 'Diesel', category: 'fuel', amount: 2024, unit: 'l' }),
  row('orders', 'Ferkelfutter', {
    article: 'Ferkelfutter',
    amount: 5,
    unit: 't',
    ordered_on: '2026-05-04',
    expected_on: '2026-06-03',
    status: 'ordered',
  }),
  row('orders', 'Saatgut', {
    article: 'Saatmais',
    amount: 16,
    unit: 'Einheiten',
    ordered_on: '2026-02-04',
    expected_on: '2026-04-03',
    status: 'delivered',
  }),
  row('orders', 'Netze', {
    article: 'Rundballennetze',
    amount: 4,
    unit: 'Rollen',
    ordered_on: '2026-05-10',
    expected_on: '2026-06-12',
    status: 'cancelled',
  }),
  row('expected_jobs', 'Drusch', { task: 'Weizen dreschen', due_on: '2026-07-25', status: 'agreed' }),
  row('expected_jobs', 'Häckseln', { task: 'Gras häckseln', due_on: '2026-05-12', status: 'done' }),
  row('needs', 'Mineralfutter', {
    article: 'Mineralfutter',
    amount: 300,
    unit: 'kg',
    needed_on: '2026-06-01',
    status: 'open',
  }),
  row('needs', 'Einstreu', {
    article: 'Stroh',
    amount: 40,
    unit: 'Ballen',
    needed_on: '2026-05-02',
    status: 'covered',
  }),
  row('yields', 'Weizen 2023', { year: 2023, crop: 'Winterweizen', dt_ha: 69 }),
  row('yields', 'Weizen 2024', { year: 2024, crop: 'Winterweizen', dt_ha: 64 }),
  row('yields', 'Weizen 2025', { year: 2025, crop: 'Winterweizen', dt_ha: 71 }),
  row('yields', 'Mais 2025', { year: 2025, crop: 'Körnermais', dt_ha: 102 }),
  ...(['2024-03-05', '2026-02-25'] as const).map((date, index) =>
    row(
      'measurements',
      `Nmin ${date}`,
      { type: 'nmin', parameter: 'Nmin', value: [38, 61][index]!, unit: 'kg/ha', date },
      { field_id: 'Untere Breite' },
    ),
  ),
  row('permits', 'Brunnen', {
    subject: 'Brunnen',
    authority: 'Landratsamt',
    granted_on: '2016-01-10',
    valid_until: '2026-12-31',
  }),
]
