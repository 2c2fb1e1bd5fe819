import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KindSlug } from '../../../../core/farm/index.ts'
import { makePicture } from '../../../../core/farm/index.ts'
import { ENTRY_IDS, REGISTERS, type EntryId, type Register } from '../../../../core/library/index.ts'
import { exampleRows, rowsOfStory, storyDays } from '../../../../core/onboarding/index.ts'
import { uuidV7Ids } from '../../../../adapters/system/uuid-v7-ids.ts'
import { aFarmer } from '../../../builders/farm.ts'
import { runs } from '../../../runs.ts'
import { registerOf, sceneOf, type Rows } from './scenes.ts'

const ALL = Object.entries(REGISTERS) as [EntryId, Register][]

/** What has no register: plans beside that of fertilizing, and what nobody makes any more. */
const WITHOUT = ['stoffstrombilanz_archiv', 'anbauplan', 'futterplan', 'weideplan']

/** A kind of row for a register, told by its day or its year. */
type Belonging = readonly [id: EntryId, kind: KindSlug, row: (day: string) => object]

const of = (kind: KindSlug, row: (day: string) => object) => ({ kind, row })

const BELONGING: readonly Belonging[] = Object.entries({
  duengedokumentation: [
    of('work_items', (done_on) => ({ type: 'fertilizing', status: 'done', done_on, product: 'KAS' })),
  ],
  psm_aufzeichnung: [
    of('work_items', (done_on) => ({ type: 'plant_protection', status: 'done', done_on, product: 'Input' })),
  ],
  bodenuntersuchung: [of('measurements', (date) => ({ type: 'nmin', parameter: 'Nmin', value: 40, date }))],
  wduengv_lieferscheine: [of('manure_transfers', (date) => ({ date, direction: 'given' }))],
  weidetagebuch: [
    of('grazing_periods', (from) => ({ from, until: from })),
    of('register_entries', (date) => ({ date, register: 'Weidetagebuch' })),
  ],
  sammelantrag: [of('applications', (submitted_on) => ({ type: 'direct_payments', submitted_on }))],
  foerderbescheide: [of('letters', (dated) => ({ dated, category: 'notice', subject: 'Bewilligung Direktzahlungen' }))],
  arzneimittel_bestandsbuch: [
    of('treatments', (date) => ({ date })),
    of('receipts', (date) => ({ date, type: 'invoice', positions: [{ article: 'Mastivet', category: 'medicine' }] })),
  ],
  antibiotika_tam: [of('antibiotic_reports', (day) => ({ half_year: `${day.slice(0, 4)}-1` }))],
  tierverluste: [
    of('self_checks', (date) => ({ date, type: 'losses' })),
    of('group_movements', (date) => ({ date, direction: 'death', count: 1 })),
    of('register_entries', (date) => ({ date, register: 'tierkontrolle' })),
  ],
  tierwohl_eigenkontrolle: [of('self_checks', (date) => ({ date, type: 'animal_welfare' }))],
  biosicherheit: [of('self_checks', (date) => ({ date, type: 'visitors' }))],
  lebensmittelkette: [of('self_checks', (date) => ({ date, type: 'food_chain' }))],
  hit_meldungen: [
    of('animal_counts', (date) => ({ date, count: 7 })),
    of('group_movements', (date) => ({ date, direction: 'arrival', count: 3 })),
  ],
  jgs_awsv: [of('self_checks', (date) => ({ date, type: 'storage' }))],
  ips_checkliste: [of('register_entries', (date) => ({ date, register: 'Bestandskontrolle' }))],
  milchguete: [of('measurements', (date) => ({ type: 'bulk_milk', parameter: 'Zellzahl', value: 210, date }))],
  agrardiesel: [
    of('receipts', (date) => ({ date, type: 'invoice', positions: [{ article: 'Diesel', category: 'fuel' }] })),
  ],
}).flatMap(([id, kinds]) => kinds.map(({ kind, row }) => [id as EntryId, kind, row] as const))

const anyDay = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('registers', () => {
  it('are there for every entry of the catalog that follows from rows', () => {
    expect(ENTRY_IDS.filter((id) => !REGISTERS[id])).toEqual(WITHOUT)
    for (const [id, register] of ALL) expect(register.id).toBe(id)
  })

  it('have a cell for each column, and a name for each column', () => {
    const today = '2026-05-20'
    const story = rowsOfStory(exampleRows(storyDays(today)), new Map(), {
      namespaceId: aFarmer().namespaceId,
      ids: uuidV7Ids,
      now: Date.parse(today),
    })
    for (const [id, register] of ALL) {
      const kinds = [...register.reads, 'holdings' as const]
      const picture = makePicture(
        kinds,
        story.filter(({ kind }) => kinds.includes(kind)).map((row) => row as never),
      )
      const lines = register.linesOf({ picture, year: 2026, today, holding: undefined })
      for (const { cells } of lines) {
        expect([id, cells.length]).toEqual([id, register.columns.length])
        expect([id, cells.filter((cell) => /undefined|null|NaN|\[object/.test(cell))]).toEqual([id, []])
        expect([id, cells.some((cell) => cell !== '')]).toEqual([id, true])
      }
      expect(new Set(register.columns.map(({ label }) => label)).size).toBe(register.columns.length)
    }
  })

  it.each(BELONGING)('%s has every row of %s of its year once, and none of another', (id, kind, row) => {
    fc.assert(
      fc.property(fc.array(anyDay, { maxLength: 12 }), (days) => {
        const rows = { [kind]: days.map((day, index) => ({ ...row(day), note: `Nr. ${index}` })) } as Rows
        const scene = sceneOf(numbered(kind, rows), { year: 2025 })
        const expected = scene.picture.rows(kind).filter((_, index) => days[index]!.startsWith('2025'))
        const lines = registerOf(id).linesOf(scene)
        expect(lines.map((line) => `${line.kind} ${line.id}`).toSorted()).toEqual(
          expected.map((one) => `${kind} ${one.id}`).toSorted(),
        )
      }),
      { numRuns: runs(60) },
    )
  })
})

/** Samples are told apart by their numbers. */
const numbered = (kind: KindSlug, rows: Rows): Rows =>
  kind !== 'measurements'
    ? rows
    : { measurements: rows.measurements!.map((one, index) => ({ ...one, sample_number: String(index) })) }
