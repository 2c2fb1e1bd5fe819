import fc from 'fast-check'
import { expect } from 'vitest'
import type { RowId, RowNames, SourcedRow } from '../../../../core/farm/index.ts'
import type { Assertion, Annotation } from '../../../../core/extraction/index.ts'
import type { DocumentId } from '../../../../core/shared/ids.ts'
import type { Transaction } from '../../../../core/shared/ports/transaction.ts'
import { applyExtraction } from '../../../../core/sources/apply-extraction.ts'
import { aFarmOver, type ProvenanceStores } from '../../../builders/provenance.ts'
import type { LifeModel, Read, Slot, Words } from './life-model.ts'

export type Step =
  | ({ do: 'read' } & Read)
  | { do: 'create'; number: number; words: Words }
  | { do: 'change'; number: number; slot: Slot; words: Words }
  | { do: 'delete'; number: number }
  | { do: 'remove'; document: string; keep: boolean }
  | { do: 'decide'; which: number; yes: boolean; correctedName: string | undefined }

export const DOCUMENTS = ['d1', 'd2', 'd3'].map((_, index) => `00000000-0000-7000-8000-00000000000${index + 1}`)
const number = fc.integer({ min: 0, max: 1 })
const document = fc.constantFrom(...DOCUMENTS)
const name = fc.constantFrom('Deich', 'Kamp', 'Moor')
export const anySample = fc.oneof(
  fc.constant(null),
  fc
    .tuple(fc.option(fc.constantFrom(5, 6, 7)), fc.option(fc.constantFrom(14, 22)))
    .filter(([ph, p]) => ph !== null || p !== null),
)
const crop = fc.constantFrom('Raps', 'Mais', null)
const words = (named: fc.Arbitrary<string | null>): fc.Arbitrary<Words> =>
  fc.record({ name: named, soil: anySample, crop2025: crop, crop2026: crop })
export const asOf = fc.constantFrom('1960-01-01', '1970-01-01', '2020-01-01', null)

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('read' as const),
      document,
      rows: fc.uniqueArray(
        fc.record({
          number,
          words: words(name),
          asOf,
          sure: fc.oneof(fc.constant(true), fc.constant(false)),
        }),
        { maxLength: 2, selector: (row) => row.number },
      ),
      annotations: fc.uniqueArray(fc.record({ number, words: words(fc.constant(null)), asOf }), {
        maxLength: 2,
        selector: (annotation) => annotation.number,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('create' as const), number, words: words(name) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      number,
      slot: fc.constantFrom<Slot>('name', 'soil', 'crop2025', 'crop2026'),
      words: words(name),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), number }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), document, keep: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      which: fc.nat(9),
      yes: fc.boolean(),
      correctedName: fc.option(fc.constant('Richtig'), { nil: undefined }),
    }),
  },
)

const flikOf = (one: number): string => `DENILI999000000${one}`
const numberOf = ({ values }: Pick<SourcedRow, 'values'>): number => Number(String(values['flik']).at(-1))

const valuesOf = ({ name: named, soil, crop2025, crop2026 }: Words): Record<string, unknown> => {
  const crops = [
    ...(crop2025 === null ? [] : [{ year: 2025, crop: crop2025 }]),
    ...(crop2026 === null ? [] : [{ year: 2026, crop: crop2026 }]),
  ]
  return {
    ...(named !== null && { name: named }),
    ph: soil?.[0] ?? null,
    p_cal_mg: soil?.[1] ?? null,
    crops: crops.length > 0 ? crops : null,
  }
}

export function wordsOf({ values }: Pick<SourcedRow, 'values'>): Words {
  const crops = (values['crops'] ?? []) as { year: number; crop: string }[]
  const [ph, p] = [values['ph'] ?? null, values['p_cal_mg'] ?? null] as (number | null)[]
  return {
    name: values['name'] as string,
    soil: ph === null && p === null ? null : [ph!, p!],
    crop2025: crops.find(({ year }) => year === 2025)?.crop ?? null,
    crop2026: crops.find(({ year }) => year === 2026)?.crop ?? null,
  }
}

export function aLife(stores: ProvenanceStores & { rowNames: RowNames }, transaction: Transaction) {
  const farm = aFarmOver(stores, transaction)
  const deps = { ...farm, rowNames: stores.rowNames }
  const rows = () => farm.list('fields')
  const rowOf = async (one: number) => (await rows()).find((row) => numberOf(row) === one)
  const identified = (one: number) => ({ flik: flikOf(one), parcel: '1' })
  return {
    ...farm,
    rows,
    rowOf,
    async read({ document: documentId, rows: made, annotations }: Read) {
      const assertions = made.map((row): Assertion => ({
        kind: 'fields',
        values: { ...identified(row.number), ...valuesOf(row.words) },
        name: String(row.number),
        confidence: row.sure ? 1 : 0.5,
        page: 1,
        quote: null,
        asOf: row.asOf ?? undefined,
      }))
      const said = annotations.map((one): Annotation => ({
        kind: 'fields',
        called: [flikOf(one.number)],
        values: valuesOf(one.words),
        page: 1,
        quote: null,
        asOf: one.asOf ?? undefined,
      }))
      const now = ++farm.time.now
      return farm.whole(() =>
        applyExtraction(
          deps,
          { namespaceId: farm.namespaceId, documentId: documentId as DocumentId, letterId: undefined },
          { rows: assertions, annotations: said },
          now,
        ),
      )
    },
    async create(one: number, spoken: Words) {
      farm.time.now += 1
      return (await farm.createRow(farm.actor, 'fields', { ...identified(one), ...valuesOf(spoken) })).unwrap()
    },
    async changeSlot(id: RowId, slot: Slot, to: Words) {
      const row = (await farm.read('fields', id))!
      const next = { ...wordsOf(row), [slot]: to[slot] }
      const { name: named, ph, p_cal_mg, crops } = valuesOf(next)
      const given = slot === 'name' ? { name: named } : slot === 'soil' ? { ph, p_cal_mg } : { crops }
      return farm.change('fields', id, given)
    },
  }
}

/** Takes a step in the farm and in the model, and holds the one against the other. */
export async function takeStep(life: ReturnType<typeof aLife>, model: LifeModel, step: Step): Promise<void> {
  const field = 'number' in step ? model.fields.get(step.number) : undefined
  switch (step.do) {
    case 'read':
      await life.read(step)
      model.read(step, life.time.now)
      break
    case 'create':
      if (field) return
      await life.create(step.number, step.words)
      model.create(step.number, step.words, life.time.now)
      break
    case 'change':
      if (!field) return
      await life.changeSlot((await life.rowOf(step.number))!.id, step.slot, step.words)
      model.change(step.number, step.slot, step.words[step.slot], life.time.now)
      break
    case 'delete':
      if (!field) return
      await life.delete('fields', (await life.rowOf(step.number))!.id)
      model.delete(step.number)
      break
    case 'remove': {
      const before = await life.rows()
      const plan = await life.deleteDocument(step.document as DocumentId, step.keep)
      model.remove(step.document, step.keep)
      const after = new Map((await life.rows()).map((row) => [row.id, row]))
      // What impact says, deletion does; and what is kept does not change by it.
      for (const { id } of plan.removes) expect(after.has(id)).toBe(step.keep)
      for (const { id } of plan.keeps) expect(after.has(id)).toBe(true)
      if (step.keep) expect([...after.values()].map(wordsOf)).toEqual(before.map(wordsOf))
      break
    }
    case 'decide': {
      const ids = new Map((await life.rows()).map((row) => [row.id as string, numberOf(row)]))
      const waiting = (await life.waiting())
        .map((one) => ({
          ...one,
          named: `${one.documentId} ${one.about === null ? numberOf(one) : ids.get(one.about)}`,
        }))
        .toSorted((a, b) => (`${a.named} ${a.about}` < `${b.named} ${b.about}` ? -1 : 1))
      const one = waiting[step.which % Math.max(1, waiting.length)]
      if (!one) return
      const corrections = step.correctedName === undefined ? undefined : { name: step.correctedName }
      const decided = await life.decide(
        step.yes ? { accept: [{ id: one.id, corrections }], decline: [] } : { accept: [], decline: [one.id] },
      )
      expect(decided.ok).toBe(true)
      if (step.yes) model.accept(one.named, one.about !== null, step.correctedName, life.time.now)
      else model.decline(one.named, one.about !== null, life.time.now)
    }
  }
  await compare(life, model)
}

async function compare(life: ReturnType<typeof aLife>, model: LifeModel): Promise<void> {
  const rows = (await life.rows()).toSorted((a, b) => numberOf(a) - numberOf(b))
  expect(
    rows.map((row) => ({
      number: numberOf(row),
      ...wordsOf(row),
      label: row.label,
      edited: row.edited,
      sources: row.sources.map(({ documentId }) => documentId as string),
    })),
  ).toEqual(
    [...model.fields]
      .toSorted(([a], [b]) => a - b)
      .map(([one, field]) => ({
        number: one,
        ...model.values(field),
        label: model.values(field).name,
        edited: field.edited,
        sources: [...field.sources.keys()].toSorted(),
      })),
  )
  const ids = new Map(rows.map((row) => [row.id as string, row]))
  const waiting = await life.waiting()
  expect(
    waiting
      .filter(({ about }) => about !== null)
      .map(({ documentId, about }) => `${documentId} ${numberOf(ids.get(about!)!)}`)
      .toSorted(),
  ).toEqual([...model.contradictions().keys()].toSorted())
  expect(
    waiting
      .filter(({ about }) => about === null)
      .map((one) => `${one.documentId} ${numberOf(one)}`)
      .toSorted(),
  ).toEqual([...model.waiting.keys()].toSorted())
  for (const { about, differences } of waiting)
    for (const { field, current } of differences) expect(ids.get(about!)!.values[field] ?? null).toEqual(current)
}
