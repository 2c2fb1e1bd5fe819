import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface Variants {
  calculation: { id: string; missing: string[] }
  rows: { key: string; adoptable: boolean; reasons: string[]; metrics: { id: string; value: number | null }[] }[]
  adopted: { key: string; sheets: { effect_id: string; title: string }[] } | null
}
interface Preview {
  effects: { effect_id: string; kind: string; change: string; details: string }[]
}
interface Row {
  id: string
  name?: string
}

const got = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>

/** Cows, their meadow and a field of maize, of which all is known that plans ask for. */
async function aDairyFarm({ call }: Farm): Promise<void> {
  const add = (kind: string, json: object) => got<Row>(call('POST', `/workspace/${kind}`, { json }))
  await add('herds', {
    name: 'Milchkühe',
    species: 'cattle',
    production: 'dairy_cow',
    average_count: 62,
    years: [{ year: 2025, milk_kg: 8500, live_weight_kg: 650, manure: 'slurry' }],
  })
  const year = new Date().getFullYear()
  await add('fields', {
    name: 'Hauswiese',
    area_ha: 20,
    use: 'grassland',
    grassland: [{ year, use: 'meadow', cuts: 4 }],
  })
  const { id } = await add('fields', {
    name: 'Langer Kamp',
    area_ha: 12,
    use: 'arable',
    humus_percent: 2.4,
    p_cal_mg: 14,
    soil_sampled_on: `${year - 1}-11-05`,
    crops: [
      { year: year - 1, crop: 'Winterweizen' },
      { year, crop: 'Silomais' },
    ],
  })
  const nmin = { type: 'nmin', parameter: 'Nmin', value: 50, unit: 'kg/ha', depth_cm: '0-90' }
  await add('measurements', { ...nmin, date: `${year}-01-01`, field_id: id })
}

describe('the plans of a farm', () => {
  let service: TestService
  let farm: Farm
  const year = new Date().getFullYear()
  beforeAll(async () => {
    service = await startService()
    farm = await service.farm()
    await aDairyFarm(farm)
  })
  afterAll(() => service.stop())

  const variants = (plan: string, of = farm) =>
    got<Variants>(of.call('GET', `/library/${plan}/variants?period=${year}`))
  const effects = (plan: string, key: string) =>
    got<Preview>(farm.call('GET', `/library/${plan}/variants/${key}/effects?period=${year}`))
  const accept = (plan: string, json: object) =>
    farm.call('POST', `/library/${plan}/variants/accept?period=${year}`, { json })
  const rowsOf = async (kind: string) =>
    (await got<{ items: Row[] }>(farm.call('GET', `/workspace/${kind}?limit=100`))).items

  it('are all four reckoned from the rows', async () => {
    for (const plan of ['duengeplan', 'anbauplan', 'futterplan', 'weideplan']) {
      const { rows } = await variants(plan)
      expect([plan, rows.length > 1]).toEqual([plan, true])
      for (const { key, adoptable, reasons } of rows) expect([key, adoptable]).toEqual([key, reasons.length === 0])
    }
    expect((await variants('weideplan')).rows.every(({ adoptable }) => !adoptable)).toBe(true)
  })

  it('write what the preview says, leave out what is skipped, and take it back', async () => {
    const { effects: all } = await effects('futterplan', 'mais_betont')
    const wanted = all.filter(({ kind }) => kind !== 'expected_job')
    const answer = await accept('futterplan', { key: 'mais_betont', skip: ['expected_job'] })
    expect(answer.status).toBe(200)
    const { adopted } = (await answer.json()) as Variants
    expect(adopted!.sheets.map(({ effect_id }) => effect_id)).toEqual(
      wanted.filter(({ kind }) => kind === 'sheet').map(({ effect_id }) => effect_id),
    )
    expect([
      (await rowsOf('needs')).length,
      (await rowsOf('work_items')).length,
      (await rowsOf('expected_jobs')).length,
    ]).toEqual([
      wanted.filter(({ kind }) => kind === 'need').length,
      wanted.filter(({ kind }) => kind === 'field_work').length,
      0,
    ])
    const again = await effects('futterplan', 'mais_betont')
    expect(new Set(again.effects.filter(({ kind }) => kind !== 'expected_job').map(({ change }) => change))).toEqual(
      new Set(['unchanged']),
    )

    const [need] = await rowsOf('needs')
    expect(
      (await farm.call('PATCH', `/workspace/needs/${need!.id}`, { json: { note: 'bei Raisen bestellt' } })).status,
    ).toBe(200)
    const retract = await farm.call('POST', `/library/futterplan/variants/retract?period=${year}`)
    const { removed, kept } = (await retract.json()) as { removed: number; kept: { id: string; reason: string }[] }
    expect(kept).toMatchObject([{ id: need!.id, reason: 'edited' }])
    expect(removed).toBe(wanted.filter(({ kind }) => kind !== 'sheet').length - 1)
    expect((await rowsOf('needs')).map(({ id }) => id)).toEqual([need!.id])
  })

  it('are made anew when rows change, and an old calculation is refused', async () => {
    const before = await variants('duengeplan')
    const [field] = (await rowsOf('fields')).filter(({ name }) => name === 'Langer Kamp')
    await farm.call('PATCH', `/workspace/fields/${field!.id}`, { json: { humus_percent: 4.6 } })
    const after = await variants('duengeplan')
    expect(after.calculation.id).not.toBe(before.calculation.id)
    const stale = await accept('duengeplan', { key: 'mineralisch', calculation_id: before.calculation.id })
    expect([stale.status, ((await stale.json()) as { code: string }).code]).toEqual([409, 'recalculated'])
  })

  it('adopt no row that is not there, nor one that cannot be', async () => {
    expect((await accept('duengeplan', { key: 'gibt_es_nicht' })).status).toBe(422)
    const refused = await accept('weideplan', { key: 'umtrieb' })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'not_adoptable'])
    expect((await accept('futterplan', { key: 'mais_betont', skip: ['futter.gibt_es_nicht'] })).status).toBe(422)
    expect((await farm.call('GET', '/library/bodenuntersuchung/variants')).status).toBe(409)
  })

  it('end with one where two people adopt at once', async () => {
    const answers = await Promise.all([
      accept('futterplan', { key: 'mais_betont' }),
      accept('futterplan', { key: 'gras_betont' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { adopted } = await variants('futterplan')
    const unchanged = await effects('futterplan', adopted!.key)
    expect(new Set(unchanged.effects.map(({ change }) => change))).toEqual(new Set(['unchanged']))
    const planned = unchanged.effects.filter(({ kind }) => kind === 'field_work')
    expect(await rowsOf('work_items')).toHaveLength(planned.length)
  })

  it('of one farm are none of another', async () => {
    const other = await service.farm()
    expect((await variants('futterplan', other)).adopted).toBeNull()
    expect((await variants('futterplan', other)).rows.every(({ adoptable }) => !adoptable)).toBe(true)
  })
})
