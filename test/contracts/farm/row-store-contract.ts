import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Row, RowId, RowQuery, RowStore } from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { Err } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'

/** What every RowStore promises. */
export const rowStoreContract = (name: string, open: OpenStores<RowStore>): void =>
  void describe(`RowStore: ${name}`, () => {
    let stores: Stores<RowStore>
    let rows: RowStore
    const namespace = newId<NamespaceId>()
    const animal = (key: string | null, change: Partial<Row> = {}): Row => ({
      namespaceId: namespace,
      kind: 'animals',
      id: newId<RowId>(),
      values: { ear_tag: key, species: 'cattle', born_on: '2024-05-20', weight: 412.5, herd_id: null },
      label: `Tier ${key}`,
      key,
      origin: 'person',
      edited: true,
      version: 1,
      createdAt: 1000,
      updatedAt: 1000,
      ...change,
    })
    const list = async (query: Partial<RowQuery> = {}) =>
      (await rows.list(namespace, 'animals', { filters: [], limit: 50, offset: 0, ...query })).map(({ key }) => key)
    beforeEach(async () => {
      stores = await open()
      rows = stores.store
    })
    afterEach(() => stores.close())

    it('gives a row back as it was written, to its own farm alone', async () => {
      const row = animal('1', { values: { nested: [{ year: 2026, crop: 'Weizen „A"' }], none: null } })
      expect(await rows.add([row])).toEqual({ outcome: 'added' })
      expect(await rows.byId(namespace, 'animals', row.id)).toEqual({ ...row, sources: [] })
      expect(await rows.byId(newId<NamespaceId>(), 'animals', row.id)).toBeUndefined()
      expect(await rows.byId(namespace, 'herds', row.id)).toBeUndefined()
      expect(await rows.existing(namespace, 'animals', [row.id, newId<RowId>()])).toEqual(new Set([row.id]))
      expect(await rows.existing(newId<NamespaceId>(), 'animals', [row.id])).toEqual(new Set())
      expect(await rows.byKeys(namespace, 'animals', ['1', '2'])).toEqual([row])
      expect(await rows.byKeys(namespace, 'herds', ['1'])).toEqual([])
      expect(await rows.byKeys(newId<NamespaceId>(), 'animals', ['1'])).toEqual([])
      expect(await rows.counts(namespace)).toEqual({ animals: 1 })
    })

    it('gives every row of one origin with its sources, and of its own farm alone', async () => {
      const made = [animal('1', { origin: 'example' }), animal('2', { origin: 'example', kind: 'herds', edited: true })]
      await rows.add([...made, animal('3'), animal('4', { origin: 'source' })])
      expect(await rows.ofOrigin(namespace, 'example')).toEqual(made.map((row) => ({ ...row, sources: [] })))
      expect(await rows.ofOrigin(namespace, 'plan')).toEqual([])
      expect(await rows.ofOrigin(newId<NamespaceId>(), 'example')).toEqual([])
    })

    it('writes all or none, and names the key that is taken', async () => {
      expect(await rows.add([])).toEqual({ outcome: 'added' })
      await rows.add([animal('1')])
      expect(await rows.add([animal('2'), animal('1')])).toEqual({ outcome: 'key_taken', key: '1' })
      expect(await rows.add([animal('3'), animal('3')])).toEqual({ outcome: 'key_taken', key: '3' })
      expect(await list()).toEqual(['1'])
      expect(
        await rows.add([
          animal(null),
          animal(null),
          animal('1', { kind: 'herds' }),
          animal('1', { namespaceId: namespace, kind: 'fields' }),
        ]),
      ).toEqual({ outcome: 'added' })
    })

    it('lists newest first, page by page, and stays in order for rows of one moment', async () => {
      await rows.add(['1', '2', '3'].map((key, index) => animal(key, { createdAt: 1000 * index })))
      expect(await list()).toEqual(['3', '2', '1'])
      expect(await list({ limit: 1, offset: 1 })).toEqual(['2'])
      await rows.add(Array.from({ length: 6 }, (_, index) => animal(`g${index}`, { createdAt: 9000 })))
      const pages = [
        await list({ limit: 3 }),
        await list({ limit: 3, offset: 3 }),
        await list({ limit: 3, offset: 6 }),
      ].flat()
      expect(new Set(pages).size).toBe(9)
      expect(await list({ offset: 20 })).toEqual([])
    })

    it('shows rows as the outside sees them, one or a page', async () => {
      const row = animal('1', {
        values: { ear_tag: '1', weight: 412.5, crops: [{ crop: 'Weizen „A"\n\u2028\\' }], herd_id: null },
        createdAt: Date.UTC(2026, 4, 20, 6, 30, 0, 7),
        updatedAt: Date.UTC(2026, 11, 31, 23, 59, 59, 999),
      })
      await rows.add([row, ...['2', '3'].map((key, index) => animal(key, { createdAt: 1000 * index }))])
      const shown = {
        id: row.id,
        version: 1,
        origin: 'person',
        edited: true,
        created_at: '2026-05-20T06:30:00.007Z',
        updated_at: '2026-12-31T23:59:59.999Z',
        label: 'Tier 1',
        sources: [],
        ...row.values,
      }
      const one = (await rows.shown(namespace, 'animals', row.id))!
      expect({ ...one, json: JSON.parse(one.json) }).toEqual({ id: row.id, version: 1, json: shown })
      const empty = animal(null, { values: {}, kind: 'herds' })
      await rows.add([empty])
      expect(JSON.parse((await rows.shown(namespace, 'herds', empty.id))!.json)).toMatchObject({
        id: empty.id,
        label: 'Tier null',
      })
      expect(await rows.shown(newId<NamespaceId>(), 'animals', row.id)).toBeUndefined()
      expect(await rows.shown(namespace, 'herds', row.id)).toBeUndefined()
      const page = async (query: Partial<RowQuery>) => {
        const { json, hasMore } = await rows.shownPage(namespace, 'animals', {
          filters: [],
          limit: 50,
          offset: 0,
          ...query,
        })
        return { items: JSON.parse(json) as { label: string }[], hasMore }
      }
      expect((await page({})).items[0]).toEqual(shown)
      const labels = async (query: Partial<RowQuery>) => {
        const { items, hasMore } = await page(query)
        return [items.map(({ label }) => label), hasMore]
      }
      expect(await labels({ limit: 2 })).toEqual([['Tier 1', 'Tier 3'], true])
      expect(await labels({ limit: 2, offset: 1 })).toEqual([['Tier 3', 'Tier 2'], false])
      expect(await labels({ filters: [{ field: 'weight', is: 'at_least', value: 1 }], text: 'tier 1' })).toEqual([
        ['Tier 1'],
        false,
      ])
      expect(await labels({ offset: 20 })).toEqual([[], false])
    })

    it('narrows a list by values, ranges and words of the label', async () => {
      await rows.add([
        animal('1', { values: { species: 'cattle', born_on: '2024-01-01', weight: 90, twin: true } }),
        animal('2', {
          values: { species: 'pig', born_on: '2025-01-01', weight: 1000, twin: null },
          label: '100 % Süd_Stall',
        }),
        animal('3', { values: { species: 'pig', born_on: null, weight: null, twin: false } }),
      ])
      const by = (field: string, is: 'equal' | 'at_least' | 'at_most', value: string | number | boolean) =>
        list({ filters: [{ field, is, value }] }).then((keys) => keys.toSorted())
      expect(await by('species', 'equal', 'pig')).toEqual(['2', '3'])
      expect(await by('twin', 'equal', false)).toEqual(['3'])
      expect(await by('born_on', 'at_least', '2024-01-01')).toEqual(['1', '2'])
      expect(await by('born_on', 'at_most', '2024-12-31')).toEqual(['1'])
      expect(await by('weight', 'at_least', 100)).toEqual(['2'])
      expect(await by("x' or 1=1 --", 'equal', 'pig')).toEqual([])
      expect(await list({ text: 'SÜD_' })).toEqual(['2'])
      expect(await list({ text: '%' })).toEqual(['2'])
      expect(
        await list({
          filters: [
            { field: 'species', is: 'equal', value: 'pig' },
            { field: 'weight', is: 'at_most', value: 2000 },
          ],
        }),
      ).toEqual(['2'])
    })

    it('changes a row only from the version before, so that of ten racing writers one wins', async () => {
      const row = animal('1')
      await rows.add([row, animal('2')])
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          rows.change([{ ...row, values: { n: index }, version: 2, updatedAt: 2000 }]),
        ),
      )
      expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1)
      expect(await rows.byId(namespace, 'animals', row.id)).toMatchObject({
        version: 2,
        createdAt: 1000,
        updatedAt: 2000,
      })
      expect(await rows.change([{ ...row, version: 2 }])).toBe('stale')
      expect(await rows.change([{ ...row, version: 3, key: '2' }])).toBe('key_taken')
      expect(await rows.change([animal('9', { version: 2 })])).toBe('stale')
    })

    it('changes several rows, all or none', async () => {
      const [one, two] = [animal('1'), animal('2')]
      await rows.add([one, two])
      expect(
        await rows.change([
          { ...one, version: 2, label: 'neu' },
          { ...two, version: 3, label: 'neu' },
        ]),
      ).toBe('stale')
      expect(await rows.byId(namespace, 'animals', one.id)).toMatchObject({ version: 1, label: one.label })
      expect(
        await rows.change([
          { ...one, version: 2, label: 'neu' },
          { ...two, version: 2, label: 'neu' },
        ]),
      ).toBe('changed')
      expect(
        (await Promise.all([one, two].map(({ id }) => rows.byId(namespace, 'animals', id)))).map((row) => [
          row!.version,
          row!.label,
        ]),
      ).toEqual([
        [2, 'neu'],
        [2, 'neu'],
      ])
      expect(await rows.change([])).toBe('changed')
    })

    it('removes a row, with a version only that one', async () => {
      const row = animal('1')
      await rows.add([row])
      expect(await rows.remove(newId<NamespaceId>(), 'animals', row.id, undefined)).toBe('missing')
      expect(await rows.remove(namespace, 'animals', row.id, 2)).toBe('stale')
      expect(await rows.remove(namespace, 'animals', row.id, 1)).toBe('removed')
      expect(await rows.remove(namespace, 'animals', row.id, undefined)).toBe('missing')
      expect(await rows.add([animal('1')])).toEqual({ outcome: 'added' })
    })

    it('forgets what a transaction wrote that did not come to its end', async () => {
      const row = animal('1')
      await stores.transaction.within(namespace, async () => {
        await rows.add([row])
        return Err('no')
      })
      expect(await rows.byId(namespace, 'animals', row.id)).toBeUndefined()
    })

    it('hands out copies', async () => {
      const row = animal('1')
      await rows.add([row])
      const read = (await rows.byId(namespace, 'animals', row.id))!
      read.values['ear_tag'] = 'changed'
      expect(await rows.byId(namespace, 'animals', row.id)).toMatchObject({ values: { ear_tag: '1' } })
    })
  })
