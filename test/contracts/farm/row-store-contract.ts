import type { KindSlug, Row, RowFilter, RowId, RowQuery, RowStore } from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { Err } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { equal, matches } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

/** What every RowStore promises. */
export const rowStoreContract = (open: OpenStores<RowStore>): ContractCase[] => {
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
  const opened = async () => {
    const { close, store, transaction } = await open()
    const rows = store
    const list = async (query: Partial<RowQuery> = {}) =>
      (await rows.list(namespace, 'animals', { filters: [], limit: 50, offset: 0, ...query })).map(({ key }) => key)
    return { close, list, rows, transaction }
  }
  return casesOver(opened, {
    'gives a row back as it was written, to its own farm alone': async ({ rows }) => {
      const row = animal('1', { values: { nested: [{ year: 2026, crop: 'Weizen „A"' }], none: null } })
      equal(await rows.add([row]), { outcome: 'added' })
      equal(await rows.byId(namespace, 'animals', row.id), { ...row, sources: [] })
      equal(await rows.byId(newId<NamespaceId>(), 'animals', row.id), undefined)
      equal(await rows.byId(namespace, 'herds', row.id), undefined)
      equal(await rows.byKeys(namespace, 'animals', ['1', '2']), [row])
      equal(await rows.byKeys(namespace, 'herds', ['1']), [])
      equal(await rows.byKeys(newId<NamespaceId>(), 'animals', ['1']), [])
      equal(await rows.labels(namespace, 'animals', [row.id, newId<RowId>()]), new Map([[row.id, 'Tier 1']]))
      equal(await rows.labels(namespace, 'herds', [row.id]), new Map())
      equal(await rows.labels(newId<NamespaceId>(), 'animals', [row.id]), new Map())
      equal(await rows.counts(namespace), { animals: 1 })
    },

    'picks out the rows of a kind that pass all filters, of its own farm alone': async ({ rows }) => {
      await rows.add([animal('1', { values: { born_on: '2026-01-05', sex: 'female' } })])
      await rows.add([animal('2', { values: { born_on: '2026-02-05', sex: 'female' } })])
      await rows.add([animal('3', { values: { born_on: '2026-02-05', sex: 'male' } }), animal('4', { kind: 'herds' })])
      const female = { field: 'sex', is: 'equal', value: 'female' } as const
      const since = { field: 'born_on', is: 'at_least', value: '2026-02-01' } as const
      const tell = async (filters: RowFilter[], most: number, farm = namespace) => {
        const { total, rows: picked } = await rows.pick(farm, 'animals', filters, most)
        return [total, ...picked.map(({ key }) => key).toSorted()]
      }
      equal(await tell([], 3), [3, '1', '2', '3'])
      equal(await tell([female], 5), [2, '1', '2'])
      equal(await tell([female, since], 5), [1, '2'])
      equal((await tell([], 2)).length, 4)
      equal(await tell([], 5, newId<NamespaceId>()), [0])
    },

    'gives every row of one origin with its sources, and of its own farm alone': async ({ rows }) => {
      const made = [
        ...[newId<RowId>(), newId<RowId>()].toSorted().map((id) => animal(id, { origin: 'example', id })),
        animal('2', { origin: 'example', kind: 'herds', edited: true }),
      ]
      await rows.add([...made.toReversed(), animal('3'), animal('4', { origin: 'source' })])
      equal(
        await rows.ofOrigin(namespace, 'example'),
        made.map((row) => ({ ...row, sources: [] })),
      )
      equal(await rows.ofOrigin(namespace, 'plan'), [])
      equal(await rows.ofOrigin(newId<NamespaceId>(), 'example'), [])
    },

    'writes all or none, and names the key that is taken': async ({ list, rows }) => {
      equal(await rows.add([]), { outcome: 'added' })
      await rows.add([animal('1')])
      equal(await rows.add([animal('2'), animal('1')]), { outcome: 'key_taken', key: '1' })
      equal(await rows.add([animal('3'), animal('3')]), { outcome: 'key_taken', key: '3' })
      equal(await list(), ['1'])
      equal(
        await rows.add([
          animal(null),
          animal(null),
          animal('1', { kind: 'herds' }),
          animal('1', { namespaceId: namespace, kind: 'fields' }),
        ]),
        { outcome: 'added' },
      )
    },

    'lists newest first, page by page, and stays in order for rows of one moment': async ({ list, rows }) => {
      await rows.add(['1', '2', '3'].map((key, index) => animal(key, { createdAt: 1000 * index })))
      equal(await list(), ['3', '2', '1'])
      equal(await list({ limit: 1, offset: 1 }), ['2'])
      await rows.add(Array.from({ length: 6 }, (_, index) => animal(`g${index}`, { createdAt: 9000 })))
      const pages = [
        await list({ limit: 3 }),
        await list({ limit: 3, offset: 3 }),
        await list({ limit: 3, offset: 6 }),
      ].flat()
      equal(new Set(pages).size, 9)
      const ids = (await rows.list(namespace, 'animals', { filters: [], limit: 6, offset: 0 })).map(({ id }) => id)
      equal(ids, ids.toSorted().toReversed())
      equal(
        (await rows.byKeys(namespace, 'animals', ['g5', 'g0', 'g3'])).map(({ id }) => id),
        ids.filter((_, index) => [0, 2, 5].includes(index)).toReversed(),
      )
      equal(await list({ offset: 20 }), [])
    },

    'shows rows as the outside sees them, one or a page': async ({ rows }) => {
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
      equal({ ...one, json: JSON.parse(one.json) }, { id: row.id, version: 1, json: shown })
      const empty = animal(null, { values: {}, kind: 'herds' })
      await rows.add([empty])
      matches(JSON.parse((await rows.shown(namespace, 'herds', empty.id))!.json), {
        id: empty.id,
        label: 'Tier null',
      })
      equal(await rows.shown(newId<NamespaceId>(), 'animals', row.id), undefined)
      equal(await rows.shown(namespace, 'herds', row.id), undefined)
      const page = async (query: Partial<RowQuery>) => {
        const { json, hasMore } = await rows.shownPage(namespace, 'animals', {
          filters: [],
          limit: 50,
          offset: 0,
          ...query,
        })
        return { items: JSON.parse(json) as { label: string }[], hasMore }
      }
      equal((await page({})).items[0], shown)
      const labels = async (query: Partial<RowQuery>) => {
        const { items, hasMore } = await page(query)
        return [items.map(({ label }) => label), hasMore]
      }
      equal(await labels({ limit: 2 }), [['Tier 1', 'Tier 3'], true])
      equal(await labels({ limit: 2, offset: 1 }), [['Tier 3', 'Tier 2'], false])
      equal(await labels({ filters: [{ field: 'weight', is: 'at_least', value: 1 }], text: 'tier 1' }), [
        ['Tier 1'],
        false,
      ])
      equal(await labels({ offset: 20 }), [[], false])
    },

    'narrows a list by values, ranges and words of the label': async ({ list, rows }) => {
      await rows.add([
        animal('1', { values: { species: 'cattle', born_on: '2024-01-01', weight: 90, twin: true } }),
        animal('2', {
          values: { species: 'pig', born_on: '2025-01-01', weight: 1000, twin: null },
          label: '100 % Süd_Stall',
        }),
        animal('3', { values: { species: 'pig', born_on: null, weight: null, twin: false } }),
      ])
      const by = (field: string, is: RowFilter['is'], value: string | number | boolean) =>
        list({ filters: [{ field, is, value }] }).then((keys) => keys.toSorted())
      equal(await by('species', 'equal', 'pig'), ['2', '3'])
      equal(await by('twin', 'equal', false), ['3'])
      equal(await by('twin', 'different', true), ['2', '3'])
      equal(await by('born_on', 'at_least', '2024-01-01'), ['1', '2'])
      equal(await by('born_on', 'at_most', '2024-01-01'), ['1'])
      equal(await by('born_on', 'at_most', '2024-12-31'), ['1'])
      equal(await by('weight', 'at_most', 90), ['1'])
      equal(await by('weight', 'at_least', 1000), ['2'])
      equal(await by('weight', 'at_least', 100), ['2'])
      equal(await by("x' or 1=1 --", 'equal', 'pig'), [])
      equal(await list({ text: 'SÜD_' }), ['2'])
      equal(await list({ text: '%' }), ['2'])
      equal(
        await list({
          filters: [
            { field: 'species', is: 'equal', value: 'pig' },
            { field: 'weight', is: 'at_most', value: 2000 },
          ],
        }),
        ['2'],
      )
    },

    'counts what a list would give on all its pages, of its own farm alone': async ({ rows }) => {
      const pig = { field: 'species', is: 'equal', value: 'pig' } as const
      await rows.add([
        animal('1', { values: { species: 'cattle', born_on: '2024-01-01' }, label: 'Süd_Stall' }),
        animal('2', { values: { species: 'pig', born_on: '2025-01-01' }, label: '100 % Süd_Stall' }),
        animal('3', { values: { species: 'pig', born_on: null } }),
        animal('4', { kind: 'herds', values: { species: 'pig' } }),
      ])
      const count = (passing: Partial<RowQuery> = {}, farm = namespace) =>
        rows.count(farm, 'animals', { filters: [], ...passing })
      equal(await count(), 3)
      equal(await count({ filters: [pig] }), 2)
      equal(await count({ text: 'SÜD_' }), 2)
      equal(await count({ days: { from: '2024-01-01', until: '2024-12-31' } }), 1)
      equal(await count({ filters: [pig], text: '%', days: { from: '2025-01-01' } }), 1)
      equal(await count({ filters: [{ field: 'ear_tag', is: 'equal', value: '1' }] }), 0)
      equal(await count({}, newId<NamespaceId>()), 0)
    },

    'orders by the day that a row is about, and narrows to days': async ({ list, rows }) => {
      await rows.add([
        animal('1', { values: { born_on: '2024-01-01' }, createdAt: 3000 }),
        animal('2', { values: { born_on: null }, createdAt: 4000 }),
        animal('3', { values: { born_on: '2025-06-30' }, createdAt: 1000 }),
        animal('4', { values: {}, createdAt: 5000 }),
        animal('5', { values: { born_on: '2024-01-01' }, createdAt: 2000 }),
      ])
      equal(await list({ order: 'day' }), ['3', '1', '5', '4', '2'])
      equal(await list({ order: 'day', limit: 2, offset: 1 }), ['1', '5'])
      equal(await list({ order: 'day', days: { until: '2024-12-31' } }), ['1', '5'])
      equal(await list({ days: { from: '2024-01-02' } }), ['3'])
      equal(await list({ days: { from: '2024-01-01', until: '2024-01-01' }, limit: 1 }), ['1'])
      const work = (key: string, values: Row['values']) => animal(key, { kind: 'work_items', values })
      await rows.add([
        work('6', { done_on: null, planned_until: '2026-05-02', planned_from: '2026-05-01' }),
        work('7', { done_on: '2026-05-03', planned_from: '2026-04-01' }),
        work('8', { planned_from: '2026-05-04' }),
      ])
      const page = { filters: [], order: 'day' as const, offset: 0, limit: 2 }
      equal(
        (await rows.list(namespace, 'work_items', page)).map(({ key }) => key),
        ['8', '7'],
      )
      const shown = await rows.shownPage(namespace, 'work_items', page)
      equal(
        [(JSON.parse(shown.json) as { label: string }[]).map(({ label }) => label), shown.hasMore],
        [['Tier 8', 'Tier 7'], true],
      )
      const fields = animal('9', { kind: 'fields', values: { name: 'Kamp' } })
      await rows.add([fields])
      equal((await rows.list(namespace, 'fields', page)).length, 1)
      equal((await rows.list(namespace, 'fields', { ...page, days: { from: '2020-01-01' } })).length, 0)
    },

    'finds rows by their words, those with most of them first': async ({ rows }) => {
      const search = async (words: string[], kinds: KindSlug[] = ['animals', 'letters'], limit = 10) =>
        (await rows.search(namespace, { words, kinds, limit })).map(({ key }) => key)
      await rows.add([
        animal('1', { label: 'Alma', values: { note: 'Klauenpflege im Süden' }, createdAt: 3000 }),
        animal('2', { label: 'Klauenpflege', values: {}, createdAt: 1000 }),
        animal('3', { kind: 'letters', label: 'Rechnung Süd', values: { note: '100 %_"' }, createdAt: 2000 }),
        animal('4', { kind: 'herds', label: 'Klauenpflege', values: {} }),
      ])
      await rows.add([animal('5', { namespaceId: newId<NamespaceId>(), label: 'Klauenpflege' })])
      equal(await search(['klauen']), ['2', '1'])
      equal(await search(['klauen', 'süd']), ['1', '3', '2'])
      equal(await search(['süd'], ['letters']), ['3'])
      equal(await search(['klauen', 'süd'], ['animals', 'letters'], 1), ['1'])
      equal(await search(['%_']), ['3'])
      equal(await search(['gibt es nicht']), [])
    },

    'forgets what a transaction wrote that did not come to its end': async ({ rows, transaction }) => {
      const row = animal('1')
      await transaction.within(namespace, async () => {
        await rows.add([row])
        return Err('no')
      })
      equal(await rows.byId(namespace, 'animals', row.id), undefined)
    },

    'hands out copies': async ({ rows }) => {
      const row = animal('1')
      await rows.add([row])
      const read = (await rows.byId(namespace, 'animals', row.id))!
      read.values['ear_tag'] = 'changed'
      matches(await rows.byId(namespace, 'animals', row.id), { values: { ear_tag: '1' } })
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespaceId) {
        const row = animal('1', { namespaceId })
        await store.add([row])
        return row.id
      },
      has: async (store, namespaceId, id) => (await store.byId(namespaceId, 'animals', id)) !== undefined,
    }),
  )
}
