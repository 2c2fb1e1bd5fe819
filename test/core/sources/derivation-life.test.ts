import { describe, expect, it } from 'vitest'
import { MemoryRowStore } from '../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemoryDeletedRows } from '../../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProvenanceStore } from '../../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../../adapters/memory/farm/memory-row-names.ts'
import { MemoryProposalStore } from '../../../adapters/memory/farm/memory-proposal-store.ts'
import { MemorySourceStore } from '../../../adapters/memory/sources/memory-source-store.ts'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import { kindOf, type ProposalId, type RowId } from '../../../core/farm/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import type { Annotation, Assertion } from '../../../core/extraction/index.ts'
import { checkDerived } from '../../../core/sources/check-derived.ts'
import { applyExtraction } from '../../../core/sources/apply-extraction.ts'
import { aSource } from '../../builders/source.ts'
import { aFarmOver } from '../../builders/provenance.ts'

/** The farm with the stores alone, and what happens to it. */
function aFarm() {
  const database = new MemoryDatabase()
  const stores = {
    provenance: new MemoryProvenanceStore(database),
    deletedRows: new MemoryDeletedRows(database),
    proposals: new MemoryProposalStore(database),
    rows: new MemoryRowStore(database),
    references: new MemoryReferences(database),
    rowNames: new MemoryRowNames(database),
  }
  const farm = aFarmOver(stores, database)
  const deps = { ...farm, ...stores }
  const all = async () => (await farm.list('animals')).toSorted((a, b) => (a.key! < b.key! ? -1 : 1))
  return {
    ...deps,
    all,
    sources: new MemorySourceStore(database),
    async extract(document: string, rows: Assertion[], annotations: Annotation[] = [], letterId?: RowId) {
      const now = ++farm.time.now
      const done = await farm.whole(() =>
        applyExtraction(
          deps,
          { namespaceId: farm.namespaceId, documentId: document as DocumentId, letterId },
          { rows, annotations },
          now,
        ),
      )
      return done.derived
    },
    async rename(tag: string, name: string) {
      const row = (await all()).find(({ key }) => key === tag)!
      return farm.change('animals', row.id, { name })
    },
    remove: (document: string, keep: boolean) => farm.deleteDocument(document as DocumentId, keep),
  }
}

const tagOf = (number: number): string => `27600039000000${number}`
const animal = (number: number, name: string | null, confidence = 1): Assertion => ({
  kind: 'animals',
  values: { ear_tag: tagOf(number), species: 'cattle', name },
  name: `row ${number}`,
  confidence,
  page: 1,
  quote: null,
})

const treatment = (values: Record<string, unknown>): Assertion => ({
  kind: 'treatments',
  values: { date: '2026-05-10', ...values },
  name: String(values['product']),
  confidence: 1,
  page: 1,
  quote: null,
})

describe('the life of derived rows', () => {
  it('drops nothing silently: a value that no row can keep is told of and the row waits, one that it needs loses it', async () => {
    const { rows, annotations, warnings } = checkDerived({
      rows: [
        treatment({ product: 'Mastivet', unit: 'Injektoren zu je zwanzig Milliliter' }),
        treatment({ product: 'Ubrolexin', unit: 'Injektoren zu je zehn Milliliter' }),
        treatment({ product: 'x'.repeat(201) }),
        treatment({ product: 'Metacam', unit: 'ml' }),
      ],
      annotations: [
        { kind: 'animals', called: ['1'], values: { breed: 'HOL', name: 'y'.repeat(101) }, page: 1, quote: null },
      ],
    })
    expect(rows).toMatchObject([
      { values: { product: 'Mastivet' }, confidence: 0.4 },
      { values: { product: 'Ubrolexin' }, confidence: 0.4 },
      { values: { product: 'Metacam', unit: 'ml' }, confidence: 1 },
    ])
    expect(annotations).toMatchObject([{ values: { breed: 'HOL' } }])
    expect(warnings).toEqual([
      'Bei 2 Zeilen (Behandlungen) passt „Einheit“ nicht: Höchstens 20 Zeichen. Der Wert wurde nicht übernommen, prüfe ihn im Dokument.',
      'Bei einer Zeile (Behandlung) passt „Mittel“ nicht: Höchstens 200 Zeichen. Die Zeile wurde nicht übernommen.',
      'Bei einer Zeile (Tier) passt „Name oder Stallnummer“ nicht: Höchstens 100 Zeichen. Der Wert wurde nicht übernommen, prüfe ihn im Dokument.',
    ])
  })

  it('links rows of one document, and leaves out what does not check', async () => {
    const farm = aFarm()
    const derived = await farm.extract('d1', [
      {
        kind: 'stock',
        values: { article: 'Weizen', amount: 2 },
        name: 'line 1',
        links: { supplier_id: 'seller' },
        confidence: 1,
        page: 1,
        quote: null,
      },
      {
        kind: 'contacts',
        values: { type: 'company', name: 'Landhandel', vat_id: 'DE123456789' },
        name: 'seller',
        confidence: 1,
        page: 1,
        quote: null,
      },
      { kind: 'stock', values: { article: '', amount: 2 }, name: 'line 2', confidence: 1, page: 1, quote: null },
    ])
    expect(derived).toEqual({ contacts: 1, stock: 1 })
    const [contact] = await farm.list('contacts')
    expect(await farm.list('stock')).toMatchObject([{ values: { article: 'Weizen', supplier_id: contact!.id } }])
  })

  it('refers to rows that the farm has by what the paper calls them, where exactly one is called so', async () => {
    const farm = aFarm()
    const field = (name: string, flik: string): Assertion => ({
      kind: 'fields',
      values: { name, flik, parcel: name },
      name,
      confidence: 1,
      page: 1,
      quote: null,
    })
    await farm.extract('list', [
      field('Deich', 'DENILI9990000001'),
      field('Kamp', 'DENILI9990000002'),
      field('Kamp', 'DENILI9990000003'),
    ])
    const value = (name: string, ...called: string[]): Assertion => ({
      kind: 'measurements',
      values: { type: 'nmin', parameter: name, value: 1, date: '2026-01-01' },
      name,
      refers: { field_id: called },
      confidence: 1,
      page: 1,
      quote: null,
    })
    await farm.extract('d1', [
      value('by name', 'deich'),
      value('by one of two', 'Kamp'),
      value('by both', 'Kamp', 'DENILI9990000003'),
      value('against each other', 'Deich', 'DENILI9990000003'),
      value('by none', 'Moor'),
    ])
    const labels = new Map((await farm.list('fields')).map(({ id, values }) => [id as string, values['flik']]))
    const linked = (await farm.list('measurements')).map(({ values }) => [
      values['parameter'],
      labels.get(values['field_id'] as string),
    ])
    expect(Object.fromEntries(linked)).toEqual({
      'by name': 'DENILI9990000001',
      'by one of two': undefined,
      'by both': 'DENILI9990000003',
      'against each other': undefined,
      'by none': undefined,
    })
  })

  it('says something of a row that the farm has, and takes it back; makes none, and no value that a person has changed', async () => {
    const farm = aFarm()
    const remark = (breed: string, asOf?: string): Annotation => ({
      kind: 'animals',
      called: [tagOf(1)],
      values: { breed },
      page: 1,
      quote: 'Rasse',
      asOf,
    })
    expect(await farm.extract('early', [], [remark('HOL')])).toEqual({})
    expect(await farm.all()).toEqual([])
    await farm.extract('list', [animal(1, 'Alma')])
    expect(await farm.extract('early', [], [remark('HOL', '2020-01-01'), remark('FV', '2021-01-01')])).toEqual({
      animals: 1,
    })
    expect(await farm.all()).toMatchObject([{ values: { name: 'Alma', breed: 'FV' }, edited: false }])
    await farm.remove('early', false)
    expect(await farm.all()).toMatchObject([{ values: { name: 'Alma', breed: null } }])
    await farm.rename(tagOf(1), 'Dora')
    await farm.extract('early', [], [remark('HOL')])
    expect(await farm.all()).toMatchObject([{ values: { name: 'Dora', breed: 'HOL' }, edited: true }])
  })

  it('makes no second row of what the farm has under the name, and goes on with its own when it is read anew', async () => {
    const farm = aFarm()
    const papers = (): Assertion[] => [
      {
        kind: 'fields',
        values: { name: 'Deich' },
        name: 'PFD1',
        unlessCalled: ['Deich'],
        confidence: 1,
        page: 1,
        quote: null,
      },
      {
        kind: 'work_items',
        values: { type: 'harvest', title: 'Mähen', status: 'done' },
        name: 'TSK1',
        links: { field_id: 'PFD1' },
        confidence: 1,
        page: 1,
        quote: null,
      },
    ]
    for (const document of ['d1', 'd1', 'd2']) await farm.extract(document, papers())
    const [list] = [await farm.list('fields')]
    expect(list).toMatchObject([{ label: 'Deich', sources: [{ documentId: 'd1' }] }])
    expect((await farm.list('work_items')).map(({ values }) => values['field_id'])).toEqual([list[0]!.id, list[0]!.id])
  })

  describe('of a letter by mail', () => {
    const letter = (confidence: number): Assertion[] => [
      {
        kind: 'contacts',
        values: { type: 'authority', name: 'Landkreis', postcode: '27404' },
        name: 'contact',
        confidence: 1,
        page: 1,
        quote: null,
      },
      {
        kind: 'letters',
        values: { subject: 'Anhörung', sender: 'Landkreis', deadline: '2026-06-24' },
        name: 'letter',
        links: { sender_id: 'contact' },
        confidence,
        page: 1,
        quote: 'bis zum 24.06.2026',
      },
    ]
    const withMail = async () => {
      const farm = aFarm()
      const id = uuidV7Ids.next<RowId>()
      const values = {
        ...Object.fromEntries(Object.keys(kindOf('letters').fields).map((field) => [field, null])),
        subject: 'Fwd: Anhörung',
        sender: 'post@lk.example',
        received_on: '2026-05-12',
        done: false,
      }
      await farm.rows.add([
        {
          namespaceId: farm.namespaceId,
          kind: 'letters',
          id,
          values,
          label: 'Fwd: Anhörung',
          key: null,
          origin: 'mail',
          edited: false,
          version: 1,
          createdAt: 1,
          updatedAt: 1,
        },
      ])
      await farm.sources.add(aSource({ namespaceId: farm.namespaceId, id: DOCUMENT }))
      return {
        ...farm,
        id,
        letters: () => farm.list('letters'),
        contact: async () => (await farm.list('contacts'))[0],
      }
    }
    const DOCUMENT = uuidV7Ids.next<DocumentId>()

    it('one row results, with the deadline and the file, and it stays when the source goes', async () => {
      const farm = await withMail()
      for (let twice = 0; twice < 2; twice += 1)
        expect(await farm.extract(DOCUMENT, letter(1), [], farm.id)).toEqual({ contacts: 1, letters: 1 })
      expect(await farm.letters()).toMatchObject([
        {
          id: farm.id,
          version: 2,
          values: {
            subject: 'Anhörung',
            sender: 'Landkreis',
            deadline: '2026-06-24',
            received_on: '2026-05-12',
            document_id: DOCUMENT,
            sender_id: (await farm.contact())!.id,
          },
          sources: [{ quote: 'bis zum 24.06.2026' }],
        },
      ])
      await farm.remove(DOCUMENT, false)
      expect(await farm.letters()).toMatchObject([
        {
          id: farm.id,
          origin: 'mail',
          values: { subject: 'Fwd: Anhörung', deadline: null, document_id: null },
          sources: [],
        },
      ])
      expect(await farm.contact()).toBeUndefined()
    })

    it('what is not sure waits, and what a person confirms comes to that row; where it is gone meanwhile, to a new one', async () => {
      for (const gone of [false, true]) {
        const farm = await withMail()
        await farm.extract(DOCUMENT, letter(0.5), [], farm.id)
        expect(await farm.letters()).toMatchObject([{ values: { subject: 'Fwd: Anhörung', document_id: DOCUMENT } }])
        const [waiting] = await farm.waiting()
        expect(waiting).toMatchObject({ about: farm.id })
        if (gone) await farm.delete('letters', farm.id)
        const decided = (
          await farm.decide({ accept: [{ id: waiting!.id, corrections: { deadline: '2026-06-25' } }], decline: [] })
        ).unwrap()
        const rows = await farm.letters()
        expect(rows).toMatchObject([{ edited: true, values: { subject: 'Anhörung', deadline: '2026-06-25' } }])
        expect([decided.rows[0]!.id, rows[0]!.id === farm.id]).toEqual([rows[0]!.id, !gone])
        await farm.extract(DOCUMENT, letter(0.5), [], gone ? undefined : farm.id)
        expect(await farm.letters()).toMatchObject([{ edited: true, values: { deadline: '2026-06-25' } }])
      }
    })
  })
})

describe('what a person has changed', () => {
  const field = (values: Record<string, unknown>, asOf?: string): Assertion => ({
    kind: 'fields',
    values: { name: 'Deich', flik: 'DENILI9990000001', parcel: '1', ...values },
    name: 'field',
    confidence: 1,
    page: 1,
    quote: null,
    asOf,
  })
  const analysis = (values: Record<string, unknown>, asOf: string): Annotation => ({
    kind: 'fields',
    called: ['DENILI9990000001'],
    values,
    page: 1,
    quote: 'pH',
    asOf,
  })
  const theField = async (farm: ReturnType<typeof aFarm>) => (await farm.list('fields'))[0]!

  it('stays, while the rest of the row follows its sources', async () => {
    const farm = aFarm()
    await farm.extract('d1', [field({ area_ha: 2, use: 'arable' })])
    const { id } = await theField(farm)
    await farm.change('fields', id, { area_ha: 2.5, use: 'arable', note: 'nass' })
    await farm.extract('d1', [field({ area_ha: 2, use: 'grassland' })])
    expect(await theField(farm)).toMatchObject({ id, values: { area_ha: 2.5, use: 'grassland', note: 'nass' } })
    // The document had said so before the change.
    expect(await farm.waiting()).toEqual([])
    await farm.change('fields', id, { use: null })
    await farm.extract('d2', [field({ use: 'fallow' })])
    expect(await theField(farm)).toMatchObject({ values: { use: null } })
    expect(await farm.waiting()).toMatchObject([
      { documentId: 'd2', about: id, differences: [{ field: 'use', current: null, proposed: 'fallow' }] },
    ])
  })

  it('is asked about where a newer source says otherwise, and a no holds until it says something else', async () => {
    const farm = aFarm()
    await farm.extract('d1', [field({ area_ha: 2 })])
    const { id } = await theField(farm)
    await farm.change('fields', id, { area_ha: 2.5, note: 'nass' })
    await farm.extract('d2', [field({ area_ha: 3, note: 'trocken' })])
    const [waiting] = await farm.waiting()
    expect(waiting).toMatchObject({
      values: { area_ha: 3, note: 'trocken' },
      differences: [
        { field: 'area_ha', current: 2.5, proposed: 3 },
        { field: 'note', current: 'nass', proposed: 'trocken' },
      ],
    })
    await farm.decide({ accept: [], decline: [waiting!.id] })
    await farm.extract('d2', [field({ area_ha: 3, note: 'trocken' })])
    expect(await farm.waiting()).toEqual([])
    await farm.extract('d2', [field({ area_ha: 3.5, note: 'trocken' })])
    const [again] = await farm.waiting()
    expect(again).toMatchObject({ differences: [{ field: 'area_ha', current: 2.5, proposed: 3.5 }] })
    await farm.decide({ accept: [{ id: again!.id }], decline: [] })
    expect(await theField(farm)).toMatchObject({ edited: true, values: { area_ha: 3.5, note: 'nass' } })
    await farm.extract('d2', [field({ area_ha: 4 })])
    expect(await theField(farm)).toMatchObject({ values: { area_ha: 4, note: 'nass' } })
    expect(await farm.waiting()).toEqual([])
  })

  it('takes a correction of what contradicts it, and waits no longer for what is gone', async () => {
    const farm = aFarm()
    await farm.extract('d1', [field({ area_ha: 2 })])
    const { id } = await theField(farm)
    await farm.change('fields', id, { area_ha: 2.5, note: 'nass' })
    await farm.extract('d2', [field({ area_ha: 3, note: 'trocken' })])
    const [waiting] = await farm.waiting()
    await farm.decide({ accept: [{ id: waiting!.id, corrections: { area_ha: 3.1 } }], decline: [] })
    expect(await theField(farm)).toMatchObject({ values: { area_ha: 3.1, note: 'trocken' } })
    await farm.extract('d3', [field({ area_ha: 9 })])
    expect(await farm.waiting()).toHaveLength(1)
    await farm.remove('d3', false)
    expect(await farm.waiting()).toEqual([])
    await farm.extract('d3', [field({ area_ha: 9 })])
    await farm.delete('fields', id)
    expect(await farm.waiting()).toEqual([])
  })

  it('is a whole sample of soil, and a newer one is asked about as a whole', async () => {
    const farm = aFarm()
    await farm.extract('d1', [field({})])
    await farm.extract('lab', [], [analysis({ ph: 5.8, p_cal_mg: 14, soil_sampled_on: '1962-11-12' }, '1962-11-12')])
    const { id } = await theField(farm)
    await farm.change('fields', id, { ph: 6 })
    await farm.extract('later', [], [analysis({ p_cal_mg: 22, soil_sampled_on: '1965-11-12' }, '1965-11-12')])
    const sample = async () => {
      const { ph, p_cal_mg: p, soil_sampled_on: day } = (await theField(farm)).values
      return [ph, p, day]
    }
    expect(await sample()).toEqual([6, 14, '1962-11-12'])
    const [waiting] = await farm.waiting()
    expect(waiting!.differences).toEqual([
      { field: 'ph', current: 6, proposed: null },
      { field: 'p_cal_mg', current: 14, proposed: 22 },
      { field: 'soil_sampled_on', current: '1962-11-12', proposed: '1965-11-12' },
    ])
    await farm.decide({ accept: [{ id: waiting!.id }], decline: [] })
    expect(await sample()).toEqual([null, 22, '1965-11-12'])
  })

  it('is the sample with phosphate, whatever a newer one without it says', async () => {
    for (const typed of [undefined, { p_cal_mg: 24 }]) {
      const farm = aFarm()
      await farm.extract('d1', [field({})])
      const whole = { ph: 5.8, p_cal_mg: 27, soil_sampled_on: '1962-03-03' }
      await farm.extract('lab', [], [analysis(whole, '1962-03-03')])
      const { id } = await theField(farm)
      if (typed) await farm.change('fields', id, typed)
      await farm.extract('newer', [], [analysis({ ph: 6.1, humus_percent: 2.4 }, '1966-03-03')])
      expect((await theField(farm)).values).toMatchObject({ ...whole, humus_percent: null, ...typed })
      expect(await farm.waiting()).toEqual([])
      await farm.remove('lab', false)
      expect((await theField(farm)).values).toMatchObject(typed ? { ...whole, ...typed } : { ph: 6.1, p_cal_mg: null })
    }
  })

  it('is a line of a table, its removal included', async () => {
    const farm = aFarm()
    const line = (year: number, crop: string) => ({ year, crop })
    await farm.extract('d1', [field({ crops: [line(2024, 'Raps'), line(2025, 'Weizen')] })])
    const { id } = await theField(farm)
    await farm.change('fields', id, { crops: [line(2025, 'Dinkel'), line(2023, 'Mais')] })
    await farm.extract('d2', [field({ crops: [line(2024, 'Raps'), line(2025, 'Weizen'), line(2026, 'Hafer')] })])
    expect((await theField(farm)).values['crops']).toMatchObject([
      line(2023, 'Mais'),
      line(2025, 'Dinkel'),
      line(2026, 'Hafer'),
    ])
    expect(await farm.waiting()).toMatchObject([{ documentId: 'd2', differences: [{ field: 'crops' }] }])
  })

  it('does not hide the row from the document that names it as before', async () => {
    const farm = aFarm()
    const letter: Assertion = {
      kind: 'letters',
      values: { subject: 'Anhörung' },
      name: 'letter',
      confidence: 1,
      page: 1,
      quote: null,
    }
    await farm.extract('d1', [field({}), letter])
    const { id } = await theField(farm)
    await farm.change('fields', id, { parcel: '2' })
    await farm.change('letters', (await farm.list('letters'))[0]!.id, { subject: 'Anhörung zur Düngung' })
    await farm.extract('d1', [field({ area_ha: 2 }), { ...letter, values: { ...letter.values, sender: 'Landkreis' } }])
    expect(await farm.list('fields')).toMatchObject([{ id, values: { parcel: '2', area_ha: 2 } }])
    expect(await farm.list('letters')).toMatchObject([
      { values: { subject: 'Anhörung zur Düngung', sender: 'Landkreis' } },
    ])
  })

  it('stays deleted for the document that made it, not for another, and until that is gone', async () => {
    const farm = aFarm()
    await farm.extract('d1', [animal(1, 'Alma'), animal(2, 'Berta', 0.5)])
    const [waiting] = await farm.waiting()
    await farm.decide({ accept: [{ id: waiting!.id }], decline: [] })
    for (const { id } of await farm.all()) await farm.delete('animals', id)
    expect(await farm.extract('d1', [animal(1, 'Alma'), animal(2, 'Berta')])).toEqual({})
    expect(await farm.extract('d1', [animal(1, 'Alma', 0.5)])).toEqual({})
    expect([await farm.all(), await farm.waiting()]).toEqual([[], []])
    await farm.extract('d2', [animal(1, 'Clara')])
    await farm.extract('d1', [animal(1, 'Alma')])
    expect(await farm.all()).toMatchObject([{ values: { name: 'Clara' }, sources: [{ documentId: 'd2' }] }])
    await farm.remove('d1', false)
    await farm.extract('d1', [animal(1, 'Alma')])
    expect((await farm.all())[0]!.sources).toHaveLength(2)
  })
})

describe('proposals', () => {
  it('wait where the reading is not sure, and become rows when a person says so, with their corrections', async () => {
    const farm = aFarm()
    expect(
      await farm.extract('d1', [animal(1, 'Alma', 0.5), animal(2, 'Berta', 0.5), animal(3, 'Clara', 0.8)]),
    ).toEqual({
      animals: 1,
    })
    const waiting = (await farm.waiting()).toSorted((a, b) => (a.key < b.key ? -1 : 1))
    expect(waiting.map(({ key, confidence }) => [key, confidence])).toEqual([
      [tagOf(1), 0.5],
      [tagOf(2), 0.5],
    ])
    const decided = (
      await farm.decide({
        accept: [{ id: waiting[0]!.id, corrections: { name: 'Dora' } }, { id: uuidV7Ids.next<ProposalId>() }],
        decline: [waiting[1]!.id],
      })
    ).unwrap()
    expect(decided).toMatchObject({ rows: [{ kind: 'animals' }], declined: 1 })
    expect((await farm.all()).map(({ key, values, edited }) => [key, values['name'], edited])).toEqual([
      [tagOf(1), 'Dora', true],
      [tagOf(3), 'Clara', false],
    ])

    await farm.extract('d1', [animal(1, 'Alma', 0.5), animal(2, 'Berta', 0.5), animal(3, 'Clara', 0.8)])
    expect(await farm.waiting()).toEqual([])
    expect((await farm.all()).map(({ values }) => values['name'])).toEqual(['Dora', 'Clara'])
  })

  it('of what is not sure of a row that is, say so, and come to that row', async () => {
    const farm = aFarm()
    const field = {
      kind: 'fields' as const,
      values: { name: 'Deich', flik: 'DENILI9990000001' },
      name: 'field',
      confidence: 1,
      page: 1,
      quote: null,
    }
    const crops = [{ year: 2026, crop: 'Winterweizen' }]
    const list = async () => farm.list('fields')
    await farm.extract('d1', [
      field,
      { ...field, name: 'field crops', of: 'field', values: { ...field.values, crops }, confidence: 0.7 },
    ])
    const [row] = await list()
    const [waiting, ...others] = await farm.waiting()
    expect([row, waiting, others]).toMatchObject([
      { values: { name: 'Deich', crops: null } },
      { about: row!.id, values: { crops } },
      [],
    ])
    await farm.decide({ accept: [{ id: waiting!.id }], decline: [] })
    expect(await list()).toMatchObject([{ id: row!.id, edited: true, values: { name: 'Deich', crops } }])
    // What was confirmed is not lost by a reading that is as unsure as the one before, and goes with its document.
    await farm.extract('d1', [
      field,
      { ...field, name: 'field crops', of: 'field', values: { ...field.values, crops }, confidence: 0.7 },
    ])
    expect(await list()).toMatchObject([{ values: { crops }, sources: [{ documentId: 'd1' }] }])
    await farm.change('fields', row!.id, { crops: [{ year: 2026, crop: 'Mais' }] })
  })

  it('stay as they were where a correction does not check', async () => {
    const farm = aFarm()
    await farm.extract('d1', [animal(1, 'Alma', 0.5)])
    const [waiting] = await farm.waiting()
    expect(
      (
        await farm.decide({
          accept: [{ id: waiting!.id, corrections: { born_on: '2099-01-01' } }],
          decline: [],
        })
      ).val,
    ).toMatchObject({ kind: 'invalid_values', index: 0 })
    expect(await farm.waiting()).toHaveLength(1)
    expect(await farm.all()).toEqual([])
  })
})

describe('what a document says of rows that are not there', () => {
  const saying = (called: string): Annotation => ({
    kind: 'fields',
    called: [called],
    values: { ph: 6.1, p_cal_mg: 14 },
    page: 1,
    quote: null,
  })

  it('is told with their names; of a row that is there, it is laid over it', async () => {
    const farm = aFarm()
    const there = (await farm.createRow(farm.actor, 'fields', { name: 'Moor', area_ha: 4 })).unwrap()
    const { warnings } = await farm.whole(() =>
      applyExtraction(
        farm,
        { namespaceId: farm.namespaceId, documentId: 'd' as DocumentId, letterId: undefined },
        { rows: [], annotations: [saying('Moor'), saying('Deich'), saying('Geest')] },
        ++farm.time.now,
      ),
    )
    expect(warnings).toEqual([
      'Felder: Es gibt hier keine Zeile oder mehr als eine, die so heißt: „Deich“, „Geest“. Was das Dokument von ihr sagt (pH-Wert, P2O5 (CAL)), ist dort nicht eingetragen. Trag sie ein und lies das Dokument neu ein.',
    ])
    expect((await farm.list('fields')).find(({ id }) => id === there.id)!.values).toMatchObject({ ph: 6.1 })
  })
})
