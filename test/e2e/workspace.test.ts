import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { received } from '../../apps/cli/folder.ts'
import { schemasOf } from '../../apps/http/workspace/schemas.ts'
import { KIND_SLUGS, kindOf } from '../../core/farm/index.ts'
import type { NamespaceId } from '../../core/shared/ids.ts'
import { newId } from '../builders/ids.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface RowJson {
  id: string
  version: number
  label: string
  origin: string
  edited: boolean
  [field: string]: unknown
}

describe('the workspace', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService({}, { worker: false })
    farm = await service.farm()
  })
  afterAll(() => service.stop())
  const create = async (kind: string, json: object) =>
    (await farm.call('POST', `/workspace/${kind}`, { json })).json() as Promise<RowJson>
  const faults = async (kind: string, json: object) => {
    const answer = await farm.call('POST', `/workspace/${kind}`, { json })
    return [
      answer.status,
      ((await answer.json()) as { detail: { loc: unknown[]; type: string }[] }).detail.map(
        ({ loc, type }) => `${loc.slice(1).join('.')} ${type}`,
      ),
    ]
  }

  it('finds „ü“ however it was typed', async () => {
    const farm = await service.farm()
    await farm.call('POST', '/workspace/contacts', { json: { type: 'person', name: 'Müller' } })
    const found = await farm.call('GET', `/workspace/contacts?q=${encodeURIComponent('Müller'.normalize('NFD'))}`)
    expect(await found.json()).toMatchObject({ items: [{ name: 'Müller' }] })
  })

  it('makes, reads, changes, lists and deletes rows of a kind', async () => {
    const made = await farm.call('POST', '/workspace/animals', {
      json: { ear_tag: 'DE 03 900 00001', species: 'cattle', name: 'Alma', born_on: '2019-03-14' },
    })
    expect([made.status, made.headers.get('etag')]).toEqual([201, '"1"'])
    const alma = (await made.json()) as RowJson
    expect(alma).toMatchObject({
      ear_tag: '276000390000001',
      label: 'DE 03 900 00001 · Alma',
      version: 1,
      origin: 'person',
      edited: true,
      sources: [],
      herd_id: null,
      mother_ear_tag: null,
    })
    expect(made.headers.get('location')).toBe(`/workspace/animals/${alma.id}`)

    const changed = await farm.call('PATCH', `/workspace/animals/${alma.id}`, {
      json: { last_calved_on: '2026-02-02', name: null },
      headers: { 'If-Match': '"1"' },
    })
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"'])
    expect(await changed.json()).toMatchObject({ name: null, last_calved_on: '2026-02-02', ear_tag: '276000390000001' })
    const late = await farm.call('PATCH', `/workspace/animals/${alma.id}`, {
      json: { name: 'Berta' },
      headers: { 'If-Match': '"1"' },
    })
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([412, 'version_conflict'])

    const list = await (
      await farm.call(
        'GET',
        '/workspace/animals?ear_tag=DE%2003%20900%2000001&born_on_from=2019-01-01&born_on_until=2019-12-31&species=cattle',
      )
    ).json()
    expect(list).toMatchObject({ items: [{ id: alma.id }], has_more: false })
    expect(
      (await farm.call('DELETE', `/workspace/animals/${alma.id}`, { headers: { 'If-Match': '"1"' } })).status,
    ).toBe(412)
    expect((await farm.call('DELETE', `/workspace/animals/${alma.id}`)).status).toBe(204)
    expect((await farm.call('GET', `/workspace/animals/${alma.id}`)).status).toBe(404)
  })

  it.each(KIND_SLUGS)('takes the example of %s, and shows the row in every answer as it is described', async (slug) => {
    const own = await service.farm()
    const kind = kindOf(slug)
    const given = Object.fromEntries(
      Object.entries(kind.example).filter(([name]) => kind.fields[name]!.shape.type !== 'reference'),
    )
    const answer = await own.call('POST', `/workspace/${slug}`, { json: given })
    const made = (await answer.json()) as RowJson
    expect(answer.status).toBe(201)
    expect(made).toMatchObject(given)
    const { Kept, List } = schemasOf(kind)
    expect(Kept.strict().safeParse(made)).toMatchObject({ success: true })
    expect(await (await own.call('GET', `/workspace/${slug}/${made.id}`)).json()).toEqual(made)
    const list = await (await own.call('GET', `/workspace/${slug}`)).json()
    expect(list).toEqual({ items: [made], has_more: false })
    expect(List.safeParse(list)).toMatchObject({ success: true })
    const change = await own.call('PATCH', `/workspace/${slug}/${made.id}`, {
      json: {},
      headers: { 'If-Match': '"1"' },
    })
    expect(await change.json()).toEqual({ ...made, version: 2, updated_at: expect.any(String) })
  })

  it('refuses what the reference does not allow, each fault with its place', async () => {
    expect(
      await faults('animals', { ear_tag: 'DE 17 900 00001', species: 'cow', born_on: '2025-02-29', extra: 1 }),
    ).toEqual([422, expect.arrayContaining(['species invalid_value', 'born_on invalid_date', 'extra extra_forbidden'])])
    expect(await faults('animals', { ear_tag: 'DE 17 900 00001', species: 'cattle' })).toEqual([
      422,
      ['ear_tag wrong_format'],
    ])
    expect(
      await faults('animals', {
        ear_tag: 'AT 123456789',
        species: 'cattle',
        born_on: '2099-01-01',
        left_on: '2020-01-01',
        arrived_on: '2021-01-01',
      }),
    ).toEqual([
      422,
      [
        'born_on in_the_future',
        'arrived_on ends_before_it_begins',
        'left_on ends_before_it_begins',
        'left_on ends_before_it_begins',
      ],
    ])
    expect(await faults('fields', { name: 'A', flik: 'DEXXLI1', area_ha: 12.34567 })).toEqual([
      422,
      ['flik wrong_format', 'area_ha too_precise'],
    ])
    expect(
      await faults('fields', {
        name: 'A',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [53, 9],
              [53.1, 9],
              [53.1, 9.1],
              [53, 9],
            ],
          ],
        },
      }),
    ).toEqual([422, ['geometry wrong_geometry']])
    expect(await faults('fields', { name: 'a\u0000b' })).toEqual([422, ['name not_a_text']])
    expect(await faults('fields', { name: 'A', crops: [{ year: 2026, crop: '\u0000' }] })).toEqual([
      422,
      ['crops.0.crop not_a_text'],
    ])
    expect(
      await faults('work_items', { type: 'fertilizing', title: 'KAS', status: 'done', field_id: newId<string>() }),
    ).toEqual([422, ['field_id no_reference']])
    expect(await faults('fields', { name: 'A', crops: [{ year: 2026, crop: 'Weizen', eppo: 'weizen!' }] })).toEqual([
      422,
      ['crops.0.eppo wrong_format'],
    ])
  })

  it('lets a row be changed whose field is gone, but not be given one that is', async () => {
    const farm = await service.farm()
    const made = async (kind: string, values: Record<string, unknown>) =>
      ((await (await farm.call('POST', `/workspace/${kind}`, { json: values })).json()) as { id: string }).id
    const field = await made('fields', { name: 'Kuhweide' })
    const work = await made('work_items', { type: 'care', title: 'Walzen', status: 'done', field_id: field })
    expect((await farm.call('DELETE', `/workspace/fields/${field}`)).status).toBe(204)
    expect((await farm.call('PATCH', `/workspace/work_items/${work}`, { json: { title: 'Schleppen' } })).status).toBe(
      200,
    )
    expect((await farm.call('PATCH', `/workspace/work_items/${work}`, { json: { field_id: field } })).status).toBe(422)
  })

  it('lets one of many writers at once win, and tells the others', async () => {
    const { id } = await create('places', { name: 'Silo', type: 'silo' })
    const write = (name: string, headers: Record<string, string>) =>
      farm.call('PATCH', `/workspace/places/${id}`, { json: { name }, headers })
    const racers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => write(`Silo ${number}`, { 'If-Match': '"1"' })),
    )
    expect(racers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(412)])
    const winner = (await racers.find(({ status }) => status === 200)!.json()) as RowJson
    expect(await (await farm.call('GET', `/workspace/places/${id}`)).json()).toEqual(winner)

    // Without If-Match nobody is asked for, but no change is lost unseen either.
    const blind = await Promise.all(Array.from({ length: 12 }, (_, number) => write(`Lager ${number}`, {})))
    const won = blind.filter(({ status }) => status === 200).length
    expect(blind.every(({ status }) => status === 200 || status === 412)).toBe(true)
    expect(await (await farm.call('GET', `/workspace/places/${id}`)).json()).toMatchObject({ version: 2 + won })

    const ends = await Promise.all([
      ...Array.from({ length: 6 }, () =>
        farm.call('DELETE', `/workspace/places/${id}`, { headers: { 'If-Match': `"${2 + won}"` } }),
      ),
      write('Zu spät', { 'If-Match': `"${2 + won}"` }),
    ])
    expect(ends.filter(({ status }) => status === 204 || status === 200)).toHaveLength(1)
  })

  it.each([
    'q=%00',
    'q=%25',
    'q=_',
    "q=');drop%20table%20workspace_rows;--",
    'q=%FF%FE',
    'q=%ED%A0%80',
    `q=${'x'.repeat(200)}`,
    'q=a&q=b',
    'q=',
    'q[]=a',
    '__proto__=x',
    'constructor=x',
    'limit=1e2',
    'limit=-1',
    'limit=NaN',
    'limit=99999999999999999999',
    'offset=1000001',
    'offset=0x10',
    'area_ha_from=1e400',
    'area_ha_from=-Infinity',
    'area_ha_from=NaN',
    'area_ha_from=1e-320',
    'area_ha_until=',
    'area_ha_from=1;select',
    'flik=%00',
    "flik='%20or%201=1",
    'flik=%F0%9F%90%84',
    'use=arable&use=fallow',
    'use=arable%00',
    'leased=1',
    'leased=true',
    'soil_sampled_on_from=2025-02-29',
    "soil_sampled_on_from=2025-01-01'",
    'geometry=x',
    'crops=x',
    'values=x',
    'namespace_id=x',
  ])('answers a list that is asked for with %s, and never with more than its own rows', async (query) => {
    const [own, stranger] = [await service.farm(), await service.farm()]
    await stranger.call('POST', '/workspace/fields', {
      json: { name: 'Fremd', area_ha: 1, use: 'arable', leased: true },
    })
    const answer = await own.call('GET', `/workspace/fields?${query}`)
    expect([200, 422]).toContain(answer.status)
    if (answer.status === 200) expect(await answer.json()).toEqual({ items: [], has_more: false })
    else
      expect(await answer.json()).toMatchObject({
        detail: expect.arrayContaining([
          { loc: ['query', expect.any(String)], msg: expect.any(String), type: expect.any(String) },
        ]),
      })
  })

  it('takes nothing of a table of a million lines, and says why', async () => {
    const form = new FormData()
    form.set('mode', 'apply')
    form.set('file', new Blob([`Schlag;Notiz\n${'Deich;nass\n'.repeat(1_000_000)}`]), 'felder.csv')
    const own = await service.farm()
    const answer = await own.call('POST', '/workspace/fields/import', { body: form })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        code: 'unusable_table',
        detail: expect.stringMatching(/^Es wurde nichts übernommen\. Die Tabelle hat mehr als 2\.000\.000 Zellen/),
        request_id: expect.any(String),
      },
    ])
    expect(await (await own.call('GET', '/workspace/fields')).json()).toEqual({ items: [], has_more: false })
  })

  it('keeps one row for one ear tag', async () => {
    await create('animals', { ear_tag: '276000390000041', species: 'cattle' })
    const again = await farm.call('POST', '/workspace/animals', {
      json: { ear_tag: 'DE0390000041', species: 'cattle' },
    })
    expect([again.status, await again.json()]).toEqual([
      409,
      {
        code: 'duplicate',
        detail: '„DE 03 900 00041“ gibt es unter „Tiere“ schon.',
        request_id: expect.any(String),
      },
    ])
    const stranger = await service.farm()
    expect(
      (await stranger.call('POST', '/workspace/animals', { json: { ear_tag: 'DE0390000041', species: 'cattle' } }))
        .status,
    ).toBe(201)
  })

  it('finds an animal by its ear tag, as it is now', async () => {
    const farm = await service.farm()
    const { id } = (await (
      await farm.call('POST', '/workspace/animals', { json: { ear_tag: 'DE 03 900 00071', species: 'cattle' } })
    ).json()) as RowJson
    const found = async (tag: string) =>
      ((await (await farm.call('GET', `/workspace/animals?ear_tag=${tag}`)).json()) as { items: RowJson[] }).items.map(
        (row) => row.id,
      )
    expect(await found('276000390000071')).toEqual([id])
    await farm.call('PATCH', `/workspace/animals/${id}`, { json: { ear_tag: 'DE 03 900 00072' } })
    expect([await found('276000390000071'), await found('276000390000072')]).toEqual([[], [id]])
  })

  it('shows a farm its own rows alone', async () => {
    const field = await create('fields', {
      name: 'Langer Kamp',
      flik: 'DENILI9990000002',
      area_ha: 9.8,
      use: 'arable',
      crops: [{ year: 2026, crop: 'Silomais' }],
    })
    expect(field).toMatchObject({
      crops: [
        {
          year: 2026,
          crop: 'Silomais',
          variety: null,
          eppo: null,
          code: null,
          sown_on: null,
          harvested_on: null,
          yield_dt_ha: null,
          catch_crop: null,
          previous_crop: null,
        },
      ],
    })
    const work = await create('work_items', {
      type: 'fertilizing',
      title: 'DAP',
      status: 'done',
      field_id: field.id,
      done_on: '2026-03-17',
      p2o5_kg_ha: 46,
    })
    expect(
      await (await farm.call('GET', `/workspace/work_items?field_id=${field.id}&p2o5_kg_ha_from=40`)).json(),
    ).toMatchObject({ items: [{ id: work.id }] })
    const stranger = await service.farm()
    expect((await stranger.call('GET', `/workspace/fields/${field.id}`)).status).toBe(404)
    expect((await stranger.call('PATCH', `/workspace/fields/${field.id}`, { json: { name: 'Meins' } })).status).toBe(
      404,
    )
    expect((await stranger.call('DELETE', `/workspace/fields/${field.id}`)).status).toBe(404)
    expect(await (await stranger.call('GET', '/workspace/fields')).json()).toEqual({ items: [], has_more: false })
    expect(
      (
        await stranger.call('POST', '/workspace/work_items', {
          json: { type: 'care', title: 'x', status: 'open', field_id: field.id },
        })
      ).status,
    ).toBe(422)
  })

  it('pages through a list', async () => {
    const many = await service.farm()
    for (let number = 0; number < 5; number++)
      await many.call('POST', '/workspace/places', { json: { name: `Silo ${number}`, type: 'silo' } })
    const page = async (offset: number) =>
      (await (await many.call('GET', `/workspace/places?limit=2&offset=${offset}`)).json()) as {
        items: RowJson[]
        has_more: boolean
      }
    const pages = [await page(0), await page(2), await page(4)]
    expect(pages.map(({ items, has_more }) => [items.map(({ label }) => label), has_more])).toEqual([
      [['Silo 4', 'Silo 3'], true],
      [['Silo 2', 'Silo 1'], true],
      [['Silo 0'], false],
    ])
    const counted = async (query: string, of = many) =>
      (await (await of.call('GET', `/workspace/places?count=true&${query}`)).json()) as object
    expect(await counted('limit=2')).toMatchObject({ has_more: true, total: 5, items: [{}, {}] })
    expect(await counted('q=silo%203&type=silo&offset=9')).toEqual({ items: [], has_more: false, total: 1 })
    expect(await counted('', await service.farm())).toEqual({ items: [], has_more: false, total: 0 })
    expect(pages.every((one) => !('total' in one))).toBe(true)
    expect((await many.call('GET', '/workspace/places?count=ja')).status).toBe(422)
    expect((await many.call('GET', '/workspace/places?limit=0')).status).toBe(422)
    expect((await many.call('GET', '/workspace/places?farbe=rot')).status).toBe(422)
    expect((await many.call('GET', '/workspace/einhoerner')).status).toBe(404)
  })

  it('goes out as a table, formulas disarmed, and names what is wrong with a table before it takes any of it in', async () => {
    const whole = await service.farm()
    await whole.call('POST', '/workspace/contacts', {
      json: {
        type: 'company',
        name: '=cmd|calc',
        postcode: '27404',
        roles: ['dealer', 'dairy'],
        vat_id: 'DE123456789',
      },
    })
    await whole.call('POST', '/workspace/contacts', {
      json: { type: 'person', name: 'Dr. „Kirsten"; Meinecke', roles: ['vet'] },
    })
    const csv = await whole.call('GET', '/workspace/contacts/export')
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="contacts.csv"')
    const text = await csv.text()
    expect(text).toContain(";'=cmd|calc;")
    const xlsx = new Uint8Array(await (await whole.call('GET', '/workspace/contacts/export?format=xlsx')).arrayBuffer())
    const cells = strFromU8(unzipSync(xlsx)['xl/worksheets/sheet1.xml']!)
    expect(cells).toMatch(/<c [^>]*t="(s|inlineStr|str)"/)
    expect(cells).not.toContain('<f')
    const take = async (farm: Farm, content: string | Uint8Array, filename: string, mode: string) => {
      const form = new FormData()
      form.set('mode', mode)
      form.set('file', new Blob([content as Uint8Array<ArrayBuffer>]), filename)
      return farm.call('POST', '/workspace/contacts/import', { body: form })
    }
    for (const [content, filename] of [
      [text, 'kontakte.csv'],
      [xlsx, 'kontakte.xlsx'],
    ] as const) {
      const other = await service.farm()
      expect(await (await take(other, content, filename, 'preview')).json()).toMatchObject({
        rows: 2,
        faults: [],
        unknown_columns: [],
      })
      expect(await (await other.call('GET', '/workspace/contacts')).json()).toMatchObject({ items: [] })
      expect(await (await take(other, content, filename, 'apply')).json()).toMatchObject({ created: 2, updated: 0 })
      const strip = ({ items }: { items: RowJson[] }) =>
        items
          .map(({ id: _, created_at: __, updated_at: ___, ...row }) => row)
          .toSorted((a, b) => (a.label < b.label ? -1 : 1))
      expect(strip((await (await other.call('GET', '/workspace/contacts')).json()) as { items: RowJson[] })).toEqual(
        strip((await (await whole.call('GET', '/workspace/contacts')).json()) as { items: RowJson[] }),
      )
    }
    const faulty = await take(
      await service.farm(),
      'Art;Name;PLZ\ncompany;Gut;27404\nVerein;;2740\n',
      'kontakte.csv',
      'apply',
    )
    const { detail } = (await faulty.json()) as { detail: { loc: unknown[]; type: string; msg: string }[] }
    expect(detail[2]!.msg).toBe('Zeile 3, Spalte „PLZ“: Da steht „2740“. Das ist keine Postleitzahl. Beispiel: 27404')
    expect([faulty.status, detail.map(({ loc, type }) => [...loc.slice(2), type])]).toEqual([
      422,
      [
        [3, 'Art', 'not_a_choice'],
        [3, 'Name', 'missing'],
        [3, 'PLZ', 'wrong_format'],
      ],
    ])
    expect((await take(whole, 'kein Tisch', 'a.txt', 'preview')).status).toBe(400)
    expect((await take(whole, '', 'a.csv', 'preview')).status).toBe(400)
  })

  it('takes in letters from a folder once, and makes a source of one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hofkern-mails-'))
    writeFileSync(
      join(folder, 'eins.eml'),
      'From: Landkreis Rotenburg <post@lk.example>\r\nTo: hof@hof.example\r\nSubject: =?utf-8?q?Anh=C3=B6rung?=\r\nDate: Tue, 12 May 2026 09:00:00 +0200\r\n\r\nBitte nehmen Sie Stellung.\r\n',
    )
    const own = await service.farm()
    const takeIn = async () =>
      service.application.sources.takeInLetter(own.namespaceId as NamespaceId, {
        ...(await received(join(folder, 'eins.eml'))),
        contentType: 'message/rfc822',
      })
    expect([(await takeIn()).val, (await takeIn()).val]).toEqual(['taken', 'known'])
    const {
      items: [letter],
    } = (await (await own.call('GET', '/workspace/letters')).json()) as { items: RowJson[] }
    expect(letter).toMatchObject({
      subject: 'Anhörung',
      sender: 'Landkreis Rotenburg <post@lk.example>',
      dated: '2026-05-12',
      done: false,
    })
    const source = await own.call('POST', '/training/from-inbound', {
      json: { letter_id: letter!.id, category: 'briefe' },
    })
    expect([source.status, await source.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'accepted', category: 'briefe' }),
    ])
    expect(
      await (await own.call('POST', '/training/from-inbound', { json: { letter_id: letter!.id } })).json(),
    ).toMatchObject({ status: 'duplicate' })
    expect(
      (await (await service.farm()).call('POST', '/training/from-inbound', { json: { letter_id: letter!.id } })).status,
    ).toBe(404)
    rmSync(folder, { recursive: true })
  })
})
