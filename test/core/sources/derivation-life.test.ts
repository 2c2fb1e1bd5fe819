import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemoryRowStore } from '../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemoryDerivedRows } from '../../../adapters/memory/farm/memory-derived-rows.ts'
import { MemoryProposalStore } from '../../../adapters/memory/farm/memory-proposal-store.ts'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import { kindOf, type RowId, makeDecideProposals, type ProposalId } from '../../../core/farm/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import type { Annotation, Assertion } from '../../../core/extraction/index.ts'
import { applyExtraction } from '../../../core/sources/apply-extraction.ts'
import { planDeletion } from '../../../core/farm/provenance/deletion-plan.ts'
import { unreadEvents } from '../../builders/events.ts'
import { aFarmer } from '../../builders/farm.ts'

/** The farm with the stores alone, and what happens to it. */
function aFarm() {
  const database = new MemoryDatabase()
  const { namespaceId } = aFarmer()
  const time = { now: 1000 }
  const deps = {
    database,
    rows: new MemoryDerivedRows(database),
    farm: new MemoryRowStore(database),
    proposals: new MemoryProposalStore(database),
    events: unreadEvents,
    ids: uuidV7Ids,
    transaction: database,
    clock: { now: () => time.now },
  }
  const read = (document: string, rows: Assertion[], annotations: Annotation[] = [], letterId?: RowId) =>
    applyExtraction(
      deps,
      { namespaceId, documentId: document as DocumentId, letterId },
      { rows, annotations },
      ++time.now,
    )
  const all = async () =>
    (await deps.farm.list(namespaceId, 'animals', { filters: [], limit: 1000, offset: 0 })).toSorted((a, b) =>
      a.key! < b.key! ? -1 : 1,
    )
  return {
    ...deps,
    time,
    namespaceId,
    read,
    all,
    async edit(tag: string, name: string) {
      const row = (await all()).find(({ key }) => key === tag)
      if (row)
        await deps.farm.change([
          {
            ...row,
            values: { ...row.values, name },
            label: `${tag} · ${name}`,
            edited: true,
            version: row.version + 1,
          },
        ])
    },
    async remove(document: string, keep: boolean) {
      const { removes } = planDeletion(
        document as DocumentId,
        await deps.rows.madeBy(namespaceId, document as DocumentId),
      )
      await (keep ? deps.rows.adopt(namespaceId, removes) : deps.rows.remove(namespaceId, removes))
      await deps.rows.dropStamps(namespaceId, document as DocumentId, time.now, { keepSaid: keep })
    },
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

/** What a document says of an animal. */
interface Said {
  name: string | null
  breed: string | null
  asOf: string | undefined
  makes: boolean
}

/**
 * What should be, by ear tag: whether the animal is the farmer's, with which values then; else what it has from kept
 * words, and from each document, the older first.
 */
type Model = Map<
  string,
  {
    edited: { name: string | null; breed: string | null } | undefined
    kept: Said[]
    said: Map<string, Said & { madeAt: number }>
  }
>

type Step =
  | { do: 'read'; document: string; rows: (Said & { number: number })[] }
  | { do: 'edit'; number: number; name: string }
  | { do: 'remove'; document: string; keep: boolean }

const number = fc.integer({ min: 0, max: 4 })
const document = fc.constantFrom('d1', 'd2', 'd3')
const said = {
  number,
  name: fc.constantFrom('Alma', 'Berta', 'Clara', null),
  breed: fc.constantFrom('HOL', 'FV', null),
  asOf: fc.constantFrom('1960-01-01', '1970-01-01', '2020-01-01', undefined),
  makes: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
}
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('read' as const),
    document,
    rows: fc.uniqueArray(fc.record(said), { maxLength: 5, selector: ({ number }) => number }),
  }),
  fc.record({ do: fc.constant('edit' as const), number, name: fc.constantFrom('Dora', 'Emma') }),
  fc.record({ do: fc.constant('remove' as const), document, keep: fc.boolean() }),
)

type Animal = Model extends Map<string, infer A> ? A : never

function valuesOf({ edited, kept, said }: Animal): { name: string | null; breed: string | null } {
  if (edited) return edited
  const age = ({ asOf, madeAt }: Said & { madeAt: number }) => (asOf === undefined ? madeAt : Date.parse(asOf))
  const ordered = [
    ...kept,
    ...[...said]
      .toSorted(([a, one], [b, other]) => age(one) - age(other) || one.madeAt - other.madeAt || (a < b ? -1 : 1))
      .map(([, one]) => one),
  ]
  return {
    name: ordered.findLast(({ name }) => name !== null)?.name ?? null,
    breed: ordered.findLast(({ breed }) => breed !== null)?.breed ?? null,
  }
}

function stepIn(model: Model, step: Step, now: number): void {
  const isMade = ({ said }: Animal) => [...said.values()].some(({ makes }) => makes)
  const release = (document: string, animals: [string, Animal][], keep: boolean) => {
    for (const [tag, animal] of animals) {
      const words = animal.said.get(document)!
      const before = valuesOf(animal)
      animal.said.delete(document)
      if (!isMade(animal) && keep) animal.edited ??= before
      if (keep) animal.kept.push(words)
      if (!isMade(animal) && !animal.edited) model.delete(tag)
    }
  }
  const of = (document: string) => [...model].filter(([, { said }]) => said.has(document))
  if (step.do === 'remove') release(step.document, of(step.document), step.keep)
  else if (step.do === 'edit') {
    const animal = model.get(tagOf(step.number))
    if (animal) animal.edited = { ...valuesOf(animal), name: step.name }
  } else {
    for (const { number, ...words } of step.rows) {
      const animal =
        model.get(tagOf(number)) ?? (words.makes ? { edited: undefined, kept: [], said: new Map() } : undefined)
      if (!animal) continue
      animal.said.set(step.document, { ...words, madeAt: animal.said.get(step.document)?.madeAt ?? now })
      model.set(tagOf(number), animal)
    }
    release(
      step.document,
      of(step.document).filter(
        ([tag, animal]) =>
          !step.rows.some(({ number }) => tagOf(number) === tag) || (!isMade(animal) && !animal.edited),
      ),
      false,
    )
  }
}

describe('the life of derived rows', () => {
  it('follows the simple model through any sequence of reading, editing, reading anew and deleting', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
        const [farm, model]: [ReturnType<typeof aFarm>, Model] = [aFarm(), new Map()]
        const ids = new Map<string, RowId>()
        for (const step of steps) {
          stepIn(model, step, farm.time.now + 1)
          if (step.do === 'read') {
            const [rows, annotations] = [
              step.rows.filter(({ makes }) => makes),
              step.rows.filter(({ makes }) => !makes),
            ]
            await farm.read(
              step.document,
              rows.map(({ number, name, breed, asOf }) => {
                const row = animal(number, name)
                return { ...row, values: { ...row.values, breed }, asOf }
              }),
              annotations.map(({ number, name, breed, asOf }) => ({
                kind: 'animals',
                called: [tagOf(number)],
                values: { name, breed },
                page: 1,
                quote: null,
                asOf,
              })),
            )
          }
          if (step.do === 'edit') await farm.edit(tagOf(step.number), step.name)
          if (step.do === 'remove') await farm.remove(step.document, step.keep)
          const rows = await farm.all()
          expect(
            rows.map(({ key, label, values, edited, sources }) => ({
              key,
              label,
              name: values['name'],
              breed: values['breed'],
              edited,
              sources: sources.map(({ documentId }) => documentId as string),
            })),
          ).toEqual(
            [...model]
              .toSorted(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, animal]) => ({
                key,
                label: [key, valuesOf(animal).name].filter(Boolean).join(' · '),
                ...valuesOf(animal),
                edited: animal.edited !== undefined,
                sources: [...animal.said.keys()].toSorted(),
              })),
          )
          // As long as a row lives it keeps its id.
          for (const row of rows) expect(ids.get(row.key!) ?? row.id).toBe(row.id)
          ids.clear()
          for (const row of rows) ids.set(row.key!, row.id)
          for (const row of rows)
            expect(row.edited || row.sources.length > 0, 'a row without a source that no one touched').toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('links rows of one document, and leaves out what does not check', async () => {
    const farm = aFarm()
    const derived = await farm.read('d1', [
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
    const [contact] = await farm.farm.list(farm.namespaceId, 'contacts', { filters: [], limit: 9, offset: 0 })
    expect(await farm.farm.list(farm.namespaceId, 'stock', { filters: [], limit: 9, offset: 0 })).toMatchObject([
      { values: { article: 'Weizen', supplier_id: contact!.id } },
    ])
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
    await farm.read('list', [
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
    await farm.read('d1', [
      value('by name', 'deich'),
      value('by one of two', 'Kamp'),
      value('by both', 'Kamp', 'DENILI9990000003'),
      value('against each other', 'Deich', 'DENILI9990000003'),
      value('by none', 'Moor'),
    ])
    const labels = new Map(
      (await farm.farm.list(farm.namespaceId, 'fields', { filters: [], limit: 9, offset: 0 })).map(({ id, values }) => [
        id as string,
        values['flik'],
      ]),
    )
    const linked = (await farm.farm.list(farm.namespaceId, 'measurements', { filters: [], limit: 9, offset: 0 })).map(
      ({ values }) => [values['parameter'], labels.get(values['field_id'] as string)],
    )
    expect(Object.fromEntries(linked)).toEqual({
      'by name': 'DENILI9990000001',
      'by one of two': undefined,
      'by both': 'DENILI9990000003',
      'against each other': undefined,
      'by none': undefined,
    })
  })

  it('says something of a row that the farm has, and takes it back; makes none, and touches none that a person has changed', async () => {
    const farm = aFarm()
    const remark = (breed: string, asOf?: string): Annotation => ({
      kind: 'animals',
      called: [tagOf(1)],
      values: { breed },
      page: 1,
      quote: 'Rasse',
      asOf,
    })
    expect(await farm.read('early', [], [remark('HOL')])).toEqual({})
    expect(await farm.all()).toEqual([])
    await farm.read('list', [animal(1, 'Alma')])
    expect(await farm.read('early', [], [remark('HOL', '2020-01-01'), remark('FV', '2021-01-01')])).toEqual({
      animals: 1,
    })
    expect(await farm.all()).toMatchObject([{ values: { name: 'Alma', breed: 'FV' }, edited: false }])
    await farm.remove('early', false)
    expect(await farm.all()).toMatchObject([{ values: { name: 'Alma', breed: null } }])
    await farm.edit(tagOf(1), 'Dora')
    await farm.read('early', [], [remark('HOL')])
    expect(await farm.all()).toMatchObject([{ values: { name: 'Dora', breed: null }, edited: true }])
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
    for (const document of ['d1', 'd1', 'd2']) await farm.read(document, papers())
    const [list] = [await farm.farm.list(farm.namespaceId, 'fields', { filters: [], limit: 9, offset: 0 })]
    expect(list).toMatchObject([{ label: 'Deich', sources: [{ documentId: 'd1' }] }])
    expect(
      (await farm.farm.list(farm.namespaceId, 'work_items', { filters: [], limit: 9, offset: 0 })).map(
        ({ values }) => values['field_id'],
      ),
    ).toEqual([list[0]!.id, list[0]!.id])
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
      await farm.farm.add([
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
      return {
        ...farm,
        id,
        letters: () => farm.farm.list(farm.namespaceId, 'letters', { filters: [], limit: 9, offset: 0 }),
        contact: async () =>
          (await farm.farm.list(farm.namespaceId, 'contacts', { filters: [], limit: 9, offset: 0 }))[0],
      }
    }
    const DOCUMENT = uuidV7Ids.next<DocumentId>()

    it('one row results, with the deadline and the file, and it stays when the source goes', async () => {
      const farm = await withMail()
      for (let twice = 0; twice < 2; twice += 1)
        expect(await farm.read(DOCUMENT, letter(1), [], farm.id)).toEqual({ contacts: 1, letters: 1 })
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
        await farm.read(DOCUMENT, letter(0.5), [], farm.id)
        expect(await farm.letters()).toMatchObject([{ values: { subject: 'Fwd: Anhörung', document_id: DOCUMENT } }])
        const [waiting] = await farm.proposals.waiting(farm.namespaceId, { limit: 9, offset: 0 })
        expect(waiting).toMatchObject({ about: farm.id })
        if (gone) await farm.farm.remove(farm.namespaceId, 'letters', farm.id, undefined)
        const decided = (
          await makeDecideProposals(farm)(
            { ...aFarmer(), namespaceId: farm.namespaceId },
            { accept: [{ id: waiting!.id, corrections: { deadline: '2026-06-25' } }], decline: [] },
          )
        ).unwrap()
        const rows = await farm.letters()
        expect(rows).toMatchObject([{ edited: true, values: { subject: 'Anhörung', deadline: '2026-06-25' } }])
        expect([decided.rows[0]!.id, rows[0]!.id === farm.id]).toEqual([rows[0]!.id, !gone])
        await farm.read(DOCUMENT, letter(0.5), [], gone ? undefined : farm.id)
        expect(await farm.letters()).toMatchObject([{ edited: true, values: { deadline: '2026-06-25' } }])
      }
    })
  })
})

describe('proposals', () => {
  const decideIn = (farm: ReturnType<typeof aFarm>) => makeDecideProposals(farm)
  const farmer = (farm: ReturnType<typeof aFarm>) => ({ ...aFarmer(), namespaceId: farm.namespaceId })

  it('wait where the reading is not sure, and become rows when a person says so, with their corrections', async () => {
    const farm = aFarm()
    expect(await farm.read('d1', [animal(1, 'Alma', 0.5), animal(2, 'Berta', 0.5), animal(3, 'Clara', 0.8)])).toEqual({
      animals: 1,
    })
    const waiting = (await farm.proposals.waiting(farm.namespaceId, { limit: 9, offset: 0 })).toSorted((a, b) =>
      a.key < b.key ? -1 : 1,
    )
    expect(waiting.map(({ key, confidence }) => [key, confidence])).toEqual([
      [tagOf(1), 0.5],
      [tagOf(2), 0.5],
    ])
    const decided = (
      await decideIn(farm)(farmer(farm), {
        accept: [{ id: waiting[0]!.id, corrections: { name: 'Dora' } }, { id: uuidV7Ids.next<ProposalId>() }],
        decline: [waiting[1]!.id],
      })
    ).unwrap()
    expect(decided).toMatchObject({ rows: [{ kind: 'animals' }], declined: 1 })
    expect((await farm.all()).map(({ key, values, edited }) => [key, values['name'], edited])).toEqual([
      [tagOf(1), 'Dora', true],
      [tagOf(3), 'Clara', false],
    ])

    await farm.read('d1', [animal(1, 'Alma', 0.5), animal(2, 'Berta', 0.5), animal(3, 'Clara', 0.8)])
    expect(await farm.proposals.waiting(farm.namespaceId, { limit: 9, offset: 0 })).toEqual([])
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
    const list = async () => farm.farm.list(farm.namespaceId, 'fields', { filters: [], limit: 9, offset: 0 })
    await farm.read('d1', [
      field,
      { ...field, name: 'field crops', of: 'field', values: { ...field.values, crops }, confidence: 0.7 },
    ])
    const [row] = await list()
    const [waiting, ...others] = await farm.proposals.waiting(farm.namespaceId, { limit: 9, offset: 0 })
    expect([row, waiting, others]).toMatchObject([
      { values: { name: 'Deich', crops: null } },
      { about: row!.id, values: { crops } },
      [],
    ])
    await decideIn(farm)(farmer(farm), { accept: [{ id: waiting!.id }], decline: [] })
    expect(await list()).toMatchObject([{ id: row!.id, edited: true, values: { name: 'Deich', crops } }])
  })

  it('stay as they were where a correction does not check', async () => {
    const farm = aFarm()
    await farm.read('d1', [animal(1, 'Alma', 0.5)])
    const [waiting] = await farm.proposals.waiting(farm.namespaceId, { limit: 9, offset: 0 })
    expect(
      (
        await decideIn(farm)(farmer(farm), {
          accept: [{ id: waiting!.id, corrections: { born_on: '2099-01-01' } }],
          decline: [],
        })
      ).val,
    ).toMatchObject({ kind: 'invalid_values', index: 0 })
    expect(await farm.proposals.waiting(farm.namespaceId, { limit: 9, offset: 0 })).toHaveLength(1)
    expect(await farm.all()).toEqual([])
  })
})
