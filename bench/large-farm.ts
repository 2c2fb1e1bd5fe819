import { checkValues, described, kindOf, type KindSlug, type Row, type RowId } from '../core/farm/index.ts'
import type { NamespaceId } from '../core/shared/ids.ts'
import { addDays } from '../core/shared/time/days.ts'

const [FIELDS, ANIMALS, YEARS, HERDS] = [500, 5000, 10, 6]
const CROPS = ['Winterweizen', 'Wintergerste', 'Silomais', 'Winterraps', 'Wintertriticale'] as const

type Values = Record<string, unknown>

/** A farm with 500 fields, 5,000 animals and the records of 10 years until `today`. */
export function largeFarm(namespaceId: NamespaceId, nextId: () => RowId, today: string): Row[] {
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: YEARS }, (_, index) => thisYear - YEARS + 1 + index)
  const rows: Row[] = []
  const add = (kind: KindSlug, values: Values): RowId => {
    const id = nextId()
    rows.push(rowOf(namespaceId, kind, id, values))
    return id
  }
  const upTo = (day: string): boolean => day <= today
  add('holdings', { name: 'Gut Nordheide', state: 'NI', farming: 'conventional', direct_payments: true })
  const herds = Array.from({ length: HERDS }, (_, n) =>
    add('herds', {
      name: `Herde ${n + 1}`,
      species: 'cattle',
      production: n % 2 === 0 ? 'dairy_cow' : 'young_cattle',
      average_count: Math.round(ANIMALS / HERDS),
      years: [{ year: thisYear, milk_kg: n % 2 === 0 ? 9000 : null, live_weight_kg: n % 2 === 0 ? 680 : 350 }],
    }),
  )
  const fields = Array.from({ length: FIELDS }, (_, n) => add('fields', fieldOf(n, years)))
  for (const [n, field_id] of fields.entries())
    if (upTo(`${thisYear}-02-20`))
      add('measurements', {
        type: 'nmin',
        parameter: 'Nmin',
        value: 20 + (n % 60),
        unit: 'kg/ha',
        date: `${thisYear}-02-20`,
        depth_cm: '0-90',
        field_id,
      })
  for (const [n, field_id] of fields.entries())
    for (const year of years)
      for (const work of workOf(n, year)) if (upTo(work.done_on)) add('work_items', { ...work, field_id })
  for (let n = 0; n < ANIMALS; n++) add('animals', { ...animalOf(n, today), herd_id: herds[n % HERDS] })
  for (const year of years)
    for (let n = 0; n < 300; n++) {
      const date = addDays(`${year}-01-01`, (n * 7) % 365)
      if (upTo(date))
        add('treatments', { date, herd_id: herds[n % HERDS], product: 'Mastivet', receipt_number: `${year}-${n}` })
    }
  for (const year of years)
    for (let n = 0; n < 24; n++) {
      const date = addDays(`${year}-01-05`, n * 15)
      const value = 150 + ((n * 37) % 120)
      if (upTo(date)) add('measurements', { type: 'milk_quality', parameter: 'Zellzahl', value, unit: 'Tsd./ml', date })
    }
  for (const year of years)
    for (let n = 1; n <= 12; n++) {
      const date = `${year}-${String(n).padStart(2, '0')}-03`
      if (upTo(date)) add('stock_movements', { date, type: 'delivery', article: 'KAS 27', amount: 24, unit: 't' })
    }
  return rows
}

const fieldOf = (n: number, years: readonly number[]): Values => ({
  name: `Schlag ${n}`,
  flik: `DENILI${String(9_000_000_000 + n)}`,
  area_ha: 2 + (n % 20),
  use: n % 4 === 0 ? 'grassland' : 'arable',
  humus_percent: 2 + (n % 5),
  p_cal_mg: 5 + (n % 20),
  soil_sampled_on: `${years.at(-1)! - (n % 7)}-02-10`,
  crops:
    n % 4 === 0
      ? null
      : years.map((year) => ({ year, crop: CROPS[(n + year) % CROPS.length], harvested_on: null, yield_dt_ha: 80 })),
  grassland: n % 4 === 0 ? years.map((year) => ({ year, use: 'meadow', cuts: 4 })) : null,
})

function workOf(n: number, year: number): (Values & { done_on: string })[] {
  const done = (type: string, day: string, more: Values) => ({
    type,
    title: 'Arbeit',
    status: 'done',
    done_on: `${year}-${day}`,
    recorded_on: addDays(`${year}-${day}`, 1 + (n % 14)),
    area_ha: 2 + (n % 20),
    ...more,
  })
  const nitrogen = { product: 'KAS 27', amount: 200, unit: 'kg/ha', n_kg_ha: 54, p2o5_kg_ha: 0 }
  const slurry = { product: 'Rindergülle', amount: 20, unit: 'm³/ha', n_kg_ha: 76, nh4n_kg_ha: 42, p2o5_kg_ha: 32 }
  return [
    done('fertilizing', '03-05', nitrogen),
    done('fertilizing', '03-20', { ...slurry, n_available_kg_ha: 46, technique: 'Schleppschuh' }),
    done('fertilizing', '04-25', nitrogen),
    done('plant_protection', '05-12', { product: 'Input', amount: 1, unit: 'l/ha', eppo: 'TRZAW' }),
    done('tillage', '08-25', {}),
    done('sowing', '09-20', {}),
    done('harvest', '07-25', { amount: 80, unit: 'dt/ha' }),
  ]
}

const animalOf = (n: number, today: string): Values => ({
  ear_tag: `27600031${String(n).padStart(7, '0')}`,
  species: 'cattle',
  sex: n % 5 === 0 ? 'male' : 'female',
  born_on: addDays(today, -30 - ((n * 13) % 3600)),
  birth_reported_on: addDays(today, -26 - ((n * 13) % 3600)),
  tagged_on: addDays(today, -28 - ((n * 13) % 3600)),
  bvd: 'negative',
})

function rowOf(namespaceId: NamespaceId, slug: KindSlug, id: RowId, values: Values): Row {
  const kind = kindOf(slug)
  const checked = checkValues(kind.fields, values)
  if (!checked.ok) throw new Error(`${slug}: ${JSON.stringify(checked.faults)}`)
  const now = Date.parse('2026-01-01')
  const made = { origin: 'person', edited: false, version: 1, createdAt: now, updatedAt: now } as const
  return { namespaceId, kind: slug, id, ...described(kind, checked.values), ...made }
}
