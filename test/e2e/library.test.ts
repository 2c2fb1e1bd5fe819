import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience } from '../patience.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface Document {
  document_id: string
  origin: string
  updated_at: string
  url: string | null
}
interface Entry {
  entry_id: string
  period: string
  on: boolean
  document: Document | null
  recommended: boolean
  periods: { period: string; on: boolean; document: Document }[]
}

const json = async (answer: Promise<Response>) => (await answer).json() as Promise<Record<string, unknown>>

async function entryOf({ call }: Farm, id: string): Promise<Entry> {
  const { categories } = (await json(call('GET', '/library'))) as unknown as { categories: { entries: Entry[] }[] }
  return categories.flatMap(({ entries }) => entries).find(({ entry_id }) => entry_id === id)!
}

const textOf = async ({ document }: Entry): Promise<string> => (document?.url ? (await fetch(document.url)).text() : '')

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + patience(30_000); Date.now() < deadline;) {
    if (await holds()) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('it did not come to be')
}

describe('the library', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService()
    farm = await service.farm()
  })
  afterAll(() => service.stop())
  const put = (id: string, body: object) => farm.call('PUT', `/library/${id}`, { json: body })
  const adopt = (id: string, body: object) => farm.call('POST', `/library/${id}/adopt`, { json: body })

  it('shows the whole catalog, and recommends what fits the farm', async () => {
    expect(await entryOf(farm, 'duengeplan')).toMatchObject({ on: false, recommended: false, document: null })
    await farm.call('POST', '/workspace/fields', { json: { name: 'Langer Kamp' } })
    expect(await entryOf(farm, 'duengeplan')).toMatchObject({ recommended: true, adopted_variant: null })
    const { categories } = (await json(farm.call('GET', '/library'))) as unknown as { categories: { id: string }[] }
    expect(categories.map(({ id }) => id)).toEqual([
      'betrieb',
      'duengung',
      'pflanzenschutz',
      'anbau',
      'tiere',
      'fuetterung_milch',
      'bio_umwelt_arbeit',
    ])
  })

  it('draws the document of an entry that is on, and again when the farm is called otherwise', async () => {
    const on = await json(put('pachtvertraege', { on: true }))
    expect(on).toMatchObject({ entry_id: 'pachtvertraege', period: '-', on: true, document: { origin: 'generated' } })
    await until(async () => (await entryOf(farm, 'pachtvertraege')).document!.url !== null)
    const { document_id: id } = (await entryOf(farm, 'pachtvertraege')).document!
    expect((await farm.call('GET', `/training/${id}`)).status).toBe(404)
    expect(await textOf(await entryOf(farm, 'pachtvertraege'))).toMatch(/^\S/)
    const drawn = (await entryOf(farm, 'pachtvertraege')).document!.updated_at
    expect((await farm.call('POST', '/workspace/holdings', { json: { name: 'Hof Wümmetal' } })).status).toBe(201)
    await until(async () => (await entryOf(farm, 'pachtvertraege')).document!.updated_at > drawn)
    expect((await entryOf(farm, 'pachtvertraege')).document!.document_id).toBe(id)
  })

  it('archives what is switched off and brings it back', async () => {
    const on = await json(put('sachkunde', { on: true }))
    expect(await json(put('sachkunde', { on: false }))).toMatchObject({ on: false, document: null })
    expect(await entryOf(farm, 'sachkunde')).toMatchObject({ on: false, periods: [{ period: '-', on: false }] })
    const { document_id: id } = on['document'] as Document
    expect(await json(put('sachkunde', { on: true }))).toMatchObject({ on: true, document: { document_id: id } })
  })

  it('keeps a source as the document of an entry, and keeps it when the source is deleted', async () => {
    const { document_id: source } = await farm.ingest('Sammelantrag mit allen Flächen', 'antrag.txt')
    const adopted = await json(adopt('sammelantrag', { document_id: source, period: '2026' }))
    expect(adopted).toMatchObject({ on: true, period: '2026', document: { origin: 'adopted' } })
    const { url, document_id: id } = adopted['document'] as Document
    expect(id).not.toBe(source)
    expect((await farm.call('GET', `/training/${id}`)).status).toBe(404)
    const again = await adopt('sammelantrag', { document_id: source, period: '2026' })
    expect([again.status, (await json(Promise.resolve(again)))['code']]).toEqual([409, 'document_kept'])
    expect((await farm.call('DELETE', `/training/${source}`)).status).toBe(200)
    expect(await (await fetch(url!)).text()).toBe('Sammelantrag mit allen Flächen')
  })

  it('takes over another document once the entry is off', async () => {
    const { document_id: source } = await farm.ingest('Lageplan', 'plan.txt')
    await put('lageplan_hof', { on: true })
    expect((await adopt('lageplan_hof', { document_id: source })).status).toBe(409)
    await put('lageplan_hof', { on: false })
    expect(await json(adopt('lageplan_hof', { document_id: source }))).toMatchObject({ on: true })
    expect((await entryOf(farm, 'lageplan_hof')).periods.map(({ on }) => on)).toEqual([true, false])
  })

  it('keeps one document where two people take over at once', async () => {
    const { document_id: source } = await farm.ingest('Zertifikat', 'bio.txt')
    const many = await Promise.all([1, 2, 3].map(() => adopt('bio_zertifikat', { document_id: source })))
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('knows no other entry, document or period, and says what to enter', async () => {
    const nobody = '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e'
    expect((await put('nix', { on: true })).status).toBe(404)
    expect((await adopt('nix', { document_id: nobody })).status).toBe(404)
    expect((await adopt('milchguete', { document_id: nobody })).status).toBe(404)
    expect((await adopt('milchguete', { document_id: 'nix' })).status).toBe(422)
    const refused = await put('ernteregister', { on: true, period: '2026' })
    expect(refused.status).toBe(422)
    expect(await json(Promise.resolve(refused))).toMatchObject({
      detail: [{ loc: ['body', 'period'], msg: expect.stringMatching(/wie \d{4}\/\d{2}\.$/) }],
    })
    for (const wrong of [{}, { on: 'ja' }, { on: true, off: true }])
      expect((await put('milchguete', wrong)).status).toBe(422)
  })

  it('of one farm is none of another', async () => {
    const stranger = await service.farm()
    expect(await entryOf(stranger, 'sammelantrag')).toMatchObject({ on: false, periods: [] })
    const { document_id: source } = await farm.ingest('Nur unseres', 'unseres.txt')
    const answer = await stranger.call('POST', '/library/agrardiesel/adopt', { json: { document_id: source } })
    expect(answer.status).toBe(404)
  })
})
