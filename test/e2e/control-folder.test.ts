import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '../../core/shared/time/day-in-germany.ts'
import { addDays } from '../../core/shared/time/days.ts'
import { newId } from '../builders/ids.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface Finding {
  id: string
  regel: string
  schwere: string
  bezug: { kind: string; id: string }[]
  quittiert: { am: string; grund: string } | null
}

let service: TestService
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

const folderOf = async (farm: Farm, year?: string): Promise<{ jahr: number; befunde: Finding[]; herden: object[] }> =>
  (await farm.call('GET', `/kontrollordner${year === undefined ? '' : `?jahr=${year}`}`)).json() as never

/** A day of this year that is long enough ago, or of the one before. */
const today = dayOf(Date.now())
const longAgo = addDays(today, -40)
const year = longAgo.slice(0, 4)

async function withLateRecord() {
  const farm = await service.farm()
  const values = {
    type: 'fertilizing',
    title: 'Gülle',
    status: 'done',
    done_on: longAgo,
    recorded_on: addDays(longAgo, 30),
    amount: 20,
    unit: 'm³/ha',
  }
  const made = await farm.call('POST', '/workspace/work_items', { json: values })
  const { id } = (await made.json()) as { id: string }
  const found = (await folderOf(farm, year)).befunde.find(({ regel }) => regel === 'due_aufzeichnung_14t')!
  return { farm, id, found }
}

describe('the control folder', () => {
  it('finds what the rows prove, names the row, and finds it mended after a change', async () => {
    const { farm, id, found } = await withLateRecord()
    expect(found).toMatchObject({ schwere: 'mangel', bezug: [{ kind: 'work_items', id }], quittiert: null })
    const changed = await farm.call('PATCH', `/workspace/work_items/${id}`, { json: { recorded_on: longAgo } })
    expect(changed.status).toBe(200)
    const [mended] = (await folderOf(farm, year)).befunde.filter(({ regel }) => regel === 'due_aufzeichnung_14t')
    expect(mended).toMatchObject({ schwere: 'in_ordnung' })
    await farm.call('DELETE', `/workspace/work_items/${id}`)
    expect((await folderOf(farm, year)).befunde.filter(({ regel }) => regel === 'due_aufzeichnung_14t')).toEqual([])
  })

  it('keeps what a person says of a finding, and the finding', async () => {
    const { farm, found } = await withLateRecord()
    const grund = 'Mit der Düngebehörde besprochen.'
    const said = await farm.call('POST', `/kontrollordner/befunde/${found.id}/quittung`, { json: { grund } })
    expect(said.status).toBe(200)
    const again = (await folderOf(farm, year)).befunde.find(({ id }) => id === found.id)!
    expect(again).toMatchObject({ schwere: 'mangel', quittiert: { grund } })
  })

  it('knows no finding of another farm, of no rule, or without a reason', async () => {
    const { found } = await withLateRecord()
    const other = await service.farm()
    const say = (id: string, json: object) => other.call('POST', `/kontrollordner/befunde/${id}/quittung`, { json })
    expect((await say(found.id, { grund: 'x' })).status).toBe(404)
    expect((await say(`erfunden.${year}.${newId()}`, { grund: 'x' })).status).toBe(404)
    expect((await say(found.id, { grund: ' ' })).status).toBe(422)
    expect((await folderOf(other, year)).befunde).toEqual([])
  })

  it('is of the year that is asked for, and of this one by itself', async () => {
    const farm = await service.farm()
    expect((await folderOf(farm)).jahr).toBe(Number(today.slice(0, 4)))
    expect((await folderOf(farm, '2021')).jahr).toBe(2021)
    expect((await farm.call('GET', '/kontrollordner?jahr=21')).status).toBe(422)
  })
})

interface Print {
  url: string
  expires_at: string
  filename: string
  pages: number
  sha256: string
}

const bytesAt = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer())
const printed = async (answer: Promise<Response>): Promise<Print> => {
  const got = await answer
  expect(got.status, await got.clone().text()).toBe(200)
  return got.json() as Promise<Print>
}

describe('a printed book', () => {
  const bookOf = ({ call }: Farm, json: object) => call('POST', '/kontrollordner/print', { json })

  it('is a file that anyone may fetch for a while, and is what its digest says', async () => {
    const { farm } = await withLateRecord()
    const print = await printed(bookOf(farm, { kontrolle: 'DUE', jahr: Number(year) }))
    expect(print.filename).toBe(`Kontrollbuch DUE ${year}.pdf`)
    expect(print.pages).toBeGreaterThan(2)
    expect(Date.parse(print.expires_at)).toBeGreaterThan(Date.now())
    const bytes = await bytesAt(print.url)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(print.sha256)
  })

  it('is the same file for the same content, and another after a change', async () => {
    const { farm, id } = await withLateRecord()
    const ask = { kontrolle: 'DUE', jahr: Number(year) }
    const first = await printed(bookOf(farm, ask))
    expect((await printed(bookOf(farm, ask))).sha256).toBe(first.sha256)
    await farm.call('PATCH', `/workspace/work_items/${id}`, { json: { recorded_on: longAgo } })
    expect((await printed(bookOf(farm, ask))).sha256).not.toBe(first.sha256)
  })

  it('needs something to stand in it, and a control that there is', async () => {
    const { farm } = await withLateRecord()
    const other = await service.farm()
    expect((await bookOf(other, { kontrolle: 'DUE', jahr: Number(year) })).status).toBe(404)
    for (const wrong of [{}, { kontrolle: 'NIX' }, { kontrolle: 'DUE', jahr: 21 }, { kontrolle: 'DUE', herde: 'x' }])
      expect((await bookOf(farm, wrong)).status).toBe(422)
  })
})

describe('blank sheets', () => {
  const sheetsOf = ({ call }: Farm, json: object) => call('POST', '/kontrollordner/blank', { json })
  async function withHerd(species: string) {
    const farm = await service.farm()
    const made = await farm.call('POST', '/workspace/herds', { json: { name: 'Die Herde', species } })
    expect(made.status).toBe(201)
    return { farm, herde_id: ((await made.json()) as { id: string }).id }
  }

  it('are all that fit the herd, or the one that is named', async () => {
    const { farm, herde_id } = await withHerd('cattle')
    const all = await printed(sheetsOf(farm, { herde_id, jahr: 2026 }))
    expect([all.filename, all.pages]).toEqual(['Leerblätter 2026.pdf', 4])
    const one = await printed(sheetsOf(farm, { herde_id, jahr: 2026, blatt: 'tierverluste' }))
    expect([one.filename, one.pages]).toEqual(['Stalltagebuch und Tierverluste 2026.pdf', 1])
    expect((await bytesAt(one.url)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('are refused for another species, and for the herd of another farm', async () => {
    const { farm, herde_id } = await withHerd('pig')
    const unfit = await sheetsOf(farm, { herde_id, blatt: 'bestandsregister_rind' })
    expect([unfit.status, await unfit.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'blatt'] }] }])
    expect((await sheetsOf(await service.farm(), { herde_id })).status).toBe(404)
    expect((await sheetsOf(farm, { herde_id: newId() })).status).toBe(404)
    expect((await sheetsOf(farm, { herde_id, blatt: 'nix' })).status).toBe(422)
  })
})

describe('the export of plant protection', () => {
  const exportOf = ({ call }: Farm, query: string) => call('GET', `/kontrollordner/pflanzenschutz/export?${query}`)
  const WITHOUT_NUMBER = {
    type: 'plant_protection',
    title: 'Fungizid spritzen',
    status: 'done',
    done_on: '2026-05-12',
    done_by: 'Hinnerk Behrens',
    product: 'Input Classic',
    amount: 1.5,
    unit: 'l/ha',
    area_ha: 6.1,
    location: 'am Deich',
    eppo: 'TRZAW',
    kind_of_use: 'Freiland',
  }
  async function spray(farm: Farm, more: object = {}): Promise<string> {
    const made = await farm.call('POST', '/workspace/work_items', { json: { ...WITHOUT_NUMBER, ...more } })
    expect(made.status, await made.clone().text()).toBe(201)
    return ((await made.json()) as { id: string }).id
  }

  it.each([
    ['csv', 'text/csv; charset=utf-8', /^\uFEFF?Datum;.*\r\n12\.05\.2026;.*;1,5;l;je ha;.*;Zulassungsnummer;/s],
    ['json', 'application/json', /"fehlt": \[\s*"Zulassungsnummer"\s*\]/],
    ['xml', 'application/xml', /^<\?xml .*<fehlt>Zulassungsnummer<\/fehlt>/s],
  ])('is a file as %s that names what a record lacks', async (format, type, holds) => {
    const farm = await service.farm()
    await spray(farm)
    const got = await exportOf(farm, `jahr=2026&format=${format}`)
    expect([got.status, got.headers.get('content-type')]).toEqual([200, type])
    expect(got.headers.get('content-disposition')).toBe(`attachment; filename="pflanzenschutz-2026.${format}"`)
    expect(await got.text()).toMatch(holds)
  })

  it('is CSV by itself, of the year and the farm that ask', async () => {
    const farm = await service.farm()
    await spray(farm)
    expect((await exportOf(farm, 'jahr=2026')).headers.get('content-type')).toContain('text/csv')
    const recordsOf = async (one: Farm, jahr: string) =>
      ((await (await exportOf(one, `jahr=${jahr}&format=json`)).json()) as { aufzeichnungen: object[] }).aufzeichnungen
    expect(await recordsOf(farm, '2026')).toHaveLength(1)
    expect(await recordsOf(farm, '2025')).toEqual([])
    expect(await recordsOf(await service.farm(), '2026')).toEqual([])
    for (const wrong of ['jahr=26', 'format=pdf']) expect((await exportOf(farm, wrong)).status).toBe(422)
  })

  it('and the folder agree on what is left open', async () => {
    const farm = await service.farm()
    const field = { name: 'Moorstück', flik: 'DENILI9990000003', area_ha: 6.1, use: 'arable' }
    const made = (await (await farm.call('POST', '/workspace/fields', { json: field })).json()) as { id: string }
    const id = await spray(farm, { approval_number: '005723-00', area_ha: null, location: null, field_id: made.id })
    const said = async () => (await folderOf(farm, '2026')).befunde.find(({ regel }) => regel === 'psm_pflichtfelder')
    const lacking = async () =>
      (await (await exportOf(farm, 'jahr=2026&format=csv')).text()).includes('behandelte Fläche')
    expect(await lacking()).toBe(true)
    expect(await said()).toMatchObject({ schwere: 'hinweis', bezug: [{ id }] })
    expect((await farm.call('PATCH', `/workspace/work_items/${id}`, { json: { area_ha: 6.1 } })).status).toBe(200)
    expect(await lacking()).toBe(false)
    expect(await said()).toMatchObject({ schwere: 'in_ordnung' })
  })
})
