import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../builders/ids.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

type Json = Record<string, unknown>

describe('deleted rows', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService()
    farm = await service.farm()
  })
  afterAll(() => service.stop())

  const create = async (kind: string, json: object): Promise<Json> =>
    (await farm.call('POST', `/workspace/${kind}`, { json })).json() as Promise<Json>
  const deleted = async (query = '', of = farm): Promise<Json[]> =>
    ((await (await of.call('GET', `/workspace/deleted${query}`)).json()) as { items: Json[] }).items
  const restore = (kind: string, id: unknown, of = farm) =>
    of.call('POST', `/workspace/${kind}/${id as string}/restore`)

  it('are listed, and come back with their id, their references and the next version', async () => {
    const contact = await create('contacts', { type: 'authority', name: 'Landkreis' })
    const letter = await create('letters', { subject: 'Anhörung', sender_id: contact['id'] })
    expect((await farm.call('DELETE', `/workspace/contacts/${contact['id'] as string}`)).status).toBe(204)
    const [row] = await deleted('?kind=contacts')
    expect(row).toMatchObject({
      kind: 'contacts',
      id: contact['id'],
      label: 'Landkreis',
      deleted_by: 'person',
      document_name: null,
    })
    expect(Date.parse(row!['restorable_until'] as string) - Date.parse(row!['deleted_at'] as string)).toBe(2592000000)
    expect(await deleted('?kind=letters')).toEqual([])
    const counted = async (query: string) => (await farm.call('GET', `/workspace/deleted?count=true&${query}`)).json()
    expect(await counted('kind=contacts&offset=1')).toEqual({ items: [], has_more: false, total: 1 })
    expect(await counted('kind=letters')).toEqual({ items: [], has_more: false, total: 0 })

    const back = await restore('contacts', contact['id'])
    expect([back.status, back.headers.get('etag')]).toEqual([200, '"2"'])
    expect(await back.json()).toMatchObject({ id: contact['id'], name: 'Landkreis', version: 2 })
    const again = await restore('contacts', contact['id'])
    expect([again.status, again.headers.get('etag')]).toEqual([200, '"2"'])
    expect(await (await farm.call('GET', `/workspace/letters/${letter['id'] as string}`)).json()).toMatchObject({
      sender_id: contact['id'],
    })
    expect(await deleted()).toEqual([])
  })

  it('stay deleted where their key is taken, and are of one farm alone', async () => {
    const tag = { ear_tag: 'DE 03 900 00001', species: 'cattle' }
    const alma = await create('animals', tag)
    await farm.call('DELETE', `/workspace/animals/${alma['id'] as string}`)
    await create('animals', tag)
    const taken = await restore('animals', alma['id'])
    expect([taken.status, ((await taken.json()) as Json)['code']]).toEqual([409, 'key_taken'])
    const stranger = await service.farm()
    expect(await deleted('', stranger)).toEqual([])
    expect((await restore('animals', alma['id'], stranger)).status).toBe(404)
    expect((await restore('contacts', alma['id'])).status).toBe(404)
    expect((await restore('animals', newId())).status).toBe(404)
    expect((await restore('nonsense', alma['id'])).status).toBe(422)
    expect((await farm.call('GET', '/workspace/deleted?limit=0')).status).toBe(422)
  })

  it('went with a document: they come back without it, and its bytes are new', async () => {
    const table = 'Ohrmarke;Geboren am;Geschlecht;Rasse\nDE 03 900 00007;14.03.2019;weiblich;HOL\n'
    const submit = () => farm.upload(table, 'bestand.csv')
    const first = await submit()
    expect(first.status).toBe(202)
    const { document_id } = (await first.json()) as { document_id: string }
    await farm.ended(document_id)
    const impact = (await (await farm.call('GET', `/training/${document_id}/impact`)).json()) as {
      removes: { rows: Json[] }
    }
    const gone = impact.removes.rows
    expect((await farm.call('DELETE', `/training/${document_id}`)).status).toBe(200)
    const listed = (await deleted()).filter(({ document_name }) => document_name === 'bestand.csv')
    expect(listed.map(({ id }) => id).toSorted()).toEqual(gone.map(({ id }) => id).toSorted())
    expect(listed.length).toBeGreaterThan(0)
    for (const { kind, id } of listed) {
      const back = await restore(kind as string, id)
      expect([back.status, await back.json()]).toMatchObject([200, { id, sources: [], edited: true }])
    }
    expect((await submit()).status).toBe(202)
  })

  it('are out of reach once the farm begins anew', async () => {
    const own = await service.farm()
    const made = await own.call('POST', '/workspace/contacts', { json: { type: 'person', name: 'Knecht' } })
    const { id } = (await made.json()) as { id: string }
    await own.call('DELETE', `/workspace/contacts/${id}`)
    expect(await deleted('', own)).toHaveLength(1)
    expect((await own.call('POST', '/namespace/reset')).status).toBe(200)
    expect(await deleted('', own)).toEqual([])
    expect((await restore('contacts', id, own)).status).toBe(404)
  })
})
