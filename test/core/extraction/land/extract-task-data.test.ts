import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkValues, kindOf, type Fields, type Geometry } from '../../../../core/farm/index.ts'
import {
  extractAssertions,
  type Assertion,
  type ReadDocument,
  type Task,
  type TaskData,
  type TaskField,
} from '../../../../core/extraction/index.ts'
import { defaultReadLimits } from '../../../../adapters/documents/limits.ts'
import { readFileAsDocument } from '../../../../adapters/documents/read-file.ts'
import { box } from '../../../builders/land.ts'
import { runs } from '../../../runs.ts'
import { itWithDataOfOthers, pathOfOthers } from '../../../data-of-others.ts'

const today = '2026-06-01'
const ofOthers = async (path: string) => {
  const filename = path.split('/').at(-1)!
  const document = await readFileAsDocument({ path: pathOfOthers(path), filename }, defaultReadLimits, () => {})
  return { document, ...extractAssertions({ document, filename, today })! }
}
const extract = (taskData: TaskData) =>
  extractAssertions({
    document: {
      format: 'isoxml',
      contentType: 'application/xml',
      title: null,
      pages: [],
      ocr: false,
      warnings: [],
      structures: [{ type: 'task_data', taskData }],
    } satisfies ReadDocument,
    filename: 'x',
    today,
  })!
const field = (more: Partial<TaskField> = {}): TaskField => ({
  id: 'PFD1',
  name: 'Langer Kamp',
  areaM2: null,
  geometry: null,
  farm: '',
  ...more,
})
const task = (more: Partial<Task> = {}): Task => ({
  id: 'TSK1',
  name: 'Auftrag',
  fieldId: '',
  status: 'completed',
  planned: [],
  worked: [{ begun: '2026-05-20T08:15:00', ended: '2026-05-20T10:45:00', seconds: null }],
  workers: [],
  devices: [],
  practices: [],
  products: [],
  totals: [],
  ...more,
})
const known = ({ values }: Assertion) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
const workOf = (more: Partial<Task>) => extract({ fields: [], tasks: [task(more)] })

describe('the task data of a Topcon terminal', () => {
  itWithDataOfOthers('give the fields with their areas, and the task on the terminal to be confirmed', async () => {
    const { rows, warnings, document } = await ofOthers('real/isoxml/2021-04-09T15_33_26_taskdata.zip')
    expect(
      rows
        .filter(({ kind }) => kind === 'fields')
        .map(({ name, values, confidence }) => [
          name,
          values['name'],
          values['area_ha'],
          values['geometry'] !== null,
          confidence,
        ]),
    ).toEqual([
      ['PFD1', '2 TestTransf_2 2019 DuW', 1.8817, true, 0.95],
      ['PFD2', '24 Concordia 2019', 14.1837, true, 0.95],
      ['PFD3', '20 Arezzo Field 2019', 10.1923, true, 0.95],
      ['PFD4', '1 SDF_seedingTest 2019 WG', 2.5111, true, 0.95],
      ['PFD5', '6 AgriRouter_dec19Test 2019', 41.0591, true, 0.95],
      ['PFD6', '1 Lauingen 2019', 11.7436, true, 0.95],
      ['PFD7', '3 TestTrasnf_3 2019', 2.0245, true, 0.95],
      ['PFD8', '18 SuperCarateField 2019', 0.7093, true, 0.95],
      ['PFD9', '9 Test G-SDS 2019', 0.6745, false, 0.95],
      ['PFD-1', 'TEST', 10, false, 0.95],
      ['PFD-2', 'Field 9 Apr, 2021 1446', null, false, 0.5],
      ['PFD-3', 'Field 9 Apr, 2021 1447', null, false, 0.5],
      ['PFD-4', 'Field 9 Apr, 2021 1449', null, false, 0.5],
      ['PFD-5', 'Field 9 Apr, 2021 1450', null, false, 0.5],
      ['PFD-6', 'Field 9 Apr, 2021 1452', null, false, 0.5],
    ])
    const [work] = rows.filter(({ kind }) => kind === 'work_items')
    expect(known(work!)).toEqual({
      type: 'care',
      title: 'Task 9 Apr, 2021 1450',
      status: 'done',
      done_on: '2021-04-09',
      done_at: '14:54',
      machine: '8250-8280 TTV',
      hours_of_work: 0.01,
      record_form: 'digital',
    })
    expect(work).toMatchObject({ name: 'TSK-1', confidence: 0.5, links: { field_id: 'PFD9' } })
    expect(warnings).toEqual([
      'Feld „9 Test G-SDS 2019“ (PFD9): Die Grenze ist nicht übernommen. Eine Aussparung liegt nicht ganz innerhalb der Fläche.',
      'Arbeit „Task 9 Apr, 2021 1450“ (TSK-1): Was gearbeitet wurde, steht nicht in der Datei. Bitte prüfe die Art der Arbeit.',
      'Arbeit „Task 9 Apr, 2021 1450“ (TSK-1): Am Terminal ist sie nicht abgeschlossen worden.',
    ])
    for (const { quote } of rows) expect(document.pages[0]!.text).toContain(quote)
  })
})

describe('the task data of a full example', () => {
  itWithDataOfOthers('give the work with its product, its driver and its field', async () => {
    const { rows, warnings } = await ofOthers('real/isoxml/task_full.zip')
    expect(rows.map(known)).toEqual([
      { name: 'Near the Highway', area_ha: 1.3334 },
      {
        name: 'Near the Highway Subfield',
        area_ha: 0.1369,
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [7.20001, 52.213],
              [7.20001, 52.216],
              [7.20007, 52.216],
              [7.20007, 52.213],
              [7.20001, 52.213],
            ],
          ],
        },
      },
      {
        type: 'sowing',
        title: 'Task 1',
        status: 'done',
        planned_from: '2021-03-18',
        planned_until: '2021-03-19',
        done_on: '2021-03-18',
        done_at: '22:00',
        done_by: 'Peter Driver',
        machine: 'SuperBaler',
        technique: 'Drilling, Deep Drilling',
        product: 'Schneckenkorn',
        amount: 0.04,
        unit: 'l/ha',
        hours_of_work: 0.11,
        record_form: 'digital',
        positions: [{ product: 'Schneckenkorn', amount: 0.04, unit: 'l', per: 'hectare' }],
      },
    ])
    expect(rows[2]).toMatchObject({
      kind: 'work_items',
      confidence: 0.85,
      links: { field_id: 'PFD1' },
      quote: expect.stringContaining('Mittel: Schneckenkorn 0,04 l/ha'),
    })
    expect(warnings).toEqual([
      'Feld „Near the Highway Subfield“ (PFD2): Die Datei nennt 0,3334 ha, die Grenze umschließt 0,1369 ha. Übernommen ist die Fläche der Grenze.',
    ])
  })
})

describe('the sort of work', () => {
  it.each<[string, number, Partial<Task>]>([
    ['plant_protection', 0.95, { devices: [{ name: 'Spritze', deviceClass: 6 }] }],
    ['fertilizing', 0.85, { practices: ['Gülleausbringung'] }],
    ['sowing', 0.85, { name: 'Aussaat Mais' }],
    ['tillage', 0.85, { name: 'Saatbettbereitung' }],
    [
      'harvest',
      0.95,
      {
        devices: [
          { name: 'Schlepper', deviceClass: 1 },
          { name: 'Drescher', deviceClass: 7 },
        ],
      },
    ],
    ['fertilizing', 0.95, { name: 'Ernte', devices: [{ name: 'Streuer', deviceClass: 5 }] }],
    ['care', 0.5, { name: 'Auftrag 7' }],
    ['care', 0.5, { name: 'Grubbern und Aussaat' }],
    [
      'care',
      0.5,
      {
        devices: [
          { name: 'Grubber', deviceClass: 2 },
          { name: 'Drille', deviceClass: 4 },
        ],
      },
    ],
  ])('is %s, sure by %d', (type, confidence, more) => {
    const {
      rows: [row],
      warnings,
    } = workOf(more)
    expect([row!.values['type'], row!.confidence, warnings.length]).toEqual([
      type,
      confidence,
      confidence < 0.8 ? 1 : 0,
    ])
  })
})

describe('a task', () => {
  const practices = ['Aussaat']

  it('gives its totals in the units of a farm', () => {
    const {
      rows: [row],
    } = workOf({
      practices,
      products: [{ name: 'KAS', amount: 200, unit: 'kg/ha' }],
      totals: [
        { ddi: 116, name: 'Bearbeitete Fläche', amount: 25_000, unit: 'm²' },
        { ddi: 352, name: 'Ausgebracht', amount: 512.25, unit: 'kg' },
      ],
    })
    expect(known(row!)).toMatchObject({
      area_ha: 2.5,
      product: 'KAS',
      amount: 512.25,
      unit: 'kg',
      hours_of_work: 2.5,
      done_on: '2026-05-20',
      done_at: '08:15',
    })
  })

  it('with several products is one job with a position for each', () => {
    const { rows } = workOf({
      practices,
      products: [
        { name: 'Boxer', amount: 2, unit: 'l/ha' },
        { name: 'Öl', amount: null, unit: 'l/ha' },
      ],
    })
    expect(rows).toHaveLength(1)
    expect(rows[0]!.values).toMatchObject({
      hours_of_work: 2.5,
      positions: [
        { product: 'Boxer', amount: 2, unit: 'l', per: 'hectare' },
        { product: 'Öl', amount: null, unit: null, per: null },
      ],
    })
    expect(rows[0]!.values['product']).toBeUndefined()
  })

  it.each<[string, string, string]>([
    ['2026-05-20T22:30:00Z', '2026-05-21', '00:30'],
    ['2026-01-20T22:30:00.000Z', '2026-01-20', '23:30'],
    ['2026-05-20T22:30:00+02:00', '2026-05-20', '22:30'],
    ['2026-05-20T22:30:00', '2026-05-20', '22:30'],
  ])('is done when a clock in Germany says so: %s', (begun, day, time) => {
    expect(known(workOf({ practices, worked: [{ begun, ended: null, seconds: 60 }] }).rows[0]!)).toMatchObject({
      done_on: day,
      done_at: time,
    })
  })

  it.each<[string, Partial<Task>, object]>([
    [
      'that is planned',
      {
        status: 'initial',
        worked: [],
        planned: [{ begun: '2026-07-01T08:00:00', ended: '2026-07-02T18:00:00', seconds: null }],
      },
      { status: 'planned', planned_from: '2026-07-01', planned_until: '2026-07-02' },
    ],
    ['that was begun without a time', { status: 'running', worked: [] }, { status: 'open' }],
    ['that was left open', { status: 'paused' }, { status: 'done', done_on: '2026-05-20' }],
  ])('%s is told as that', (_, more, expected) =>
    expect(known(workOf({ practices, ...more }).rows[0]!)).toMatchObject(expected),
  )

  it.each<[string, Partial<Task>]>([
    ['Arbeit „Auftrag“ (TSK1) ist nicht übernommen: Sie ist eine Vorlage.', { status: 'template' }],
    ['Arbeit „Auftrag“ (TSK1) ist nicht übernommen: Sie wurde abgebrochen.', { status: 'cancelled' }],
    [
      'Arbeit „Auftrag“ (TSK1) ist nicht übernommen. Ausgeführt am „2026-07-01“: Dieser Tag liegt in der Zukunft.',
      { practices, worked: [{ begun: '2026-07-01T08:00:00', ended: null, seconds: null }] },
    ],
  ])('is left out: %s', (warning, more) => expect(workOf(more)).toMatchObject({ rows: [], warnings: [warning] }))

  it('on a field that the file does not hold is not bound to one', () => {
    const {
      rows: [row],
      warnings,
    } = workOf({ practices, fieldId: 'PFD7' })
    expect([row!.links, warnings]).toEqual([
      undefined,
      ['Arbeit „Auftrag“ (TSK1): Das Feld „PFD7“ steht nicht in der Datei.'],
    ])
  })

  it('at a time that is none is to be confirmed', () => {
    const {
      rows: [row],
      warnings,
    } = workOf({ practices, worked: [{ begun: '2026-02-29T08:00:00', ended: null, seconds: null }] })
    expect([row!.values['done_on'], row!.confidence, warnings]).toEqual([
      null,
      0.7,
      ['Arbeit „Auftrag“ (TSK1): Wann gearbeitet wurde, steht nicht in der Datei.'],
    ])
  })
})

describe('any task data', () => {
  const text = fc.oneof(
    fc.constantFrom('', 'Aussaat', 'PFD1', '2026-05-20T08:00:00Z', '2026-13-20T08:00:00'),
    fc.string({ unit: 'binary' }),
  )
  const amount = fc.option(fc.double({ noNaN: true }))
  const times = fc.array(fc.record({ begun: text, ended: fc.option(text), seconds: fc.option(fc.nat()) }), {
    maxLength: 2,
  })
  const tasks = fc.array(
    fc.record({
      id: text,
      name: text,
      fieldId: text,
      status: fc.constantFrom<Task['status']>('initial', 'running', 'paused', 'completed', 'template', 'cancelled'),
      planned: times,
      worked: times,
      workers: fc.array(text, { maxLength: 2 }),
      devices: fc.array(fc.record({ name: text, deviceClass: fc.option(fc.nat(127)) }), { maxLength: 2 }),
      practices: fc.array(text, { maxLength: 2 }),
      products: fc.array(fc.record({ name: text, amount, unit: text }), { maxLength: 2 }),
      totals: fc.array(fc.record({ ddi: fc.constantFrom(116, 80), name: text, amount, unit: text }), { maxLength: 2 }),
    }),
    { maxLength: 3 },
  )
  const fields = fc.array(
    fc.record({
      id: text,
      name: text,
      areaM2: fc.option(fc.double({ noNaN: true })),
      geometry: fc.option(
        fc.constantFrom<Geometry[]>(
          { type: 'Polygon', coordinates: [box(9, 53)] },
          { type: 'Polygon', coordinates: [] },
        ),
      ),
      farm: text,
    }),
    { maxLength: 3 },
  )

  it('gives rows that check, or warnings', () => {
    fc.assert(
      fc.property(fields, tasks, (given, work) => {
        for (const { kind, values, quote } of extract({ fields: given, tasks: work }).rows) {
          expect(checkValues<Fields>(kindOf(kind).fields, values)).toMatchObject({ ok: true })
          expect(quote!.isWellFormed() && quote!.length <= 300).toBe(true)
        }
      }),
      { numRuns: runs(400) },
    )
  })

  it('keeps a field whose boundary is faulty, without the boundary', () => {
    const { rows, warnings } = extract({
      fields: [field({ areaM2: 20_000, geometry: { type: 'Polygon', coordinates: [box(53, 9)] } })],
      tasks: [],
    })
    expect([rows.map(known), warnings.length]).toEqual([[{ name: 'Langer Kamp', area_ha: 2 }], 1])
  })
})
