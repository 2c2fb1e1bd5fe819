import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { germanDay } from '../../core/shared/german/write-german.ts'
import { dayOf } from '../../core/shared/time/day-in-germany.ts'
import { KIND_SLUGS, type KindSlug } from '../../core/farm/index.ts'
import { exampleRows, rowsOfStory, storyDays } from '../../core/onboarding/index.ts'
import { newId } from '../builders/ids.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'
import { patience, until } from '../patience.ts'

interface Seeded {
  seeded: boolean
  rows: Record<string, number>
  documents: { document_id: string; title: string }[]
  support_thread: { id: string; title: string; messages: { from: string; text: string }[] } | null
}

interface Removed {
  removed: Record<string, number>
  documents: number
  kept: { kind: string; id: string; label: string }[]
}

interface RowJson {
  id: string
  origin: string
  edited: boolean
  label: string
  [field: string]: unknown
}

/** A plan writes what of its year is still to come, so that the day of the story is fixed. */
const STORY_DAY = '2026-05-20'

/** What the library keeps of the story. */
const ON_THE_SHELF = 12

/** As a person would count the farm of the story, with what its documents say and what its plan has written. */
const WHOLE_FARM = {
  fields: 8,
  places: 15,
  contacts: 8,
  herds: 4,
  animals: 12,
  treatments: 2,
  work_items: 16,
  needs: 7,
  expected_jobs: 16,
  measurements: 39,
  register_entries: 2,
  letters: 5,
  stock: 6,
  receipts: 5,
  machines: 4,
  certificates: 3,
  fertilizers: 3,
  plant_protection_products: 1,
  yields: 5,
  nutrient_needs: 6,
  animal_counts: 4,
  holdings: 1,
  people: 1,
  applications: 4,
  group_movements: 20,
  grazing_periods: 3,
  self_checks: 13,
  antibiotic_reports: exampleRows(storyDays(STORY_DAY)).filter(({ kind }) => kind === 'antibiotic_reports').length,
  stock_movements: 18,
  manure_transfers: 1,
}

describe('the example farm', { timeout: patience(120_000) }, () => {
  let service: TestService
  beforeAll(async () => void (service = await startService({ HOFKERN_NOW: `${STORY_DAY}T08:00:00+02:00` })))
  afterAll(() => service.stop())
  const seed = async (farm: Farm) => (await (await farm.call('POST', '/onboarding/seed-example-data')).json()) as Seeded
  const remove = async (farm: Farm) => (await (await farm.call('DELETE', '/onboarding/example-data')).json()) as Removed
  const rowsOf = async (farm: Farm, kind: KindSlug) =>
    ((await (await farm.call('GET', `/workspace/${kind}?limit=200`)).json()) as { items: RowJson[] }).items
  const counts = async (farm: Farm) =>
    Object.fromEntries(
      (await Promise.all(KIND_SLUGS.map(async (kind) => [kind, (await rowsOf(farm, kind)).length] as const))).filter(
        ([, count]) => count > 0,
      ),
    )
  /** Waits until every document was filed and read. */
  const settled = async (farm: Farm, { documents }: Seeded): Promise<string[]> => {
    await until(async () => {
      const filed = await Promise.all(
        documents.map(async ({ document_id }) => (await farm.call('GET', `/training/${document_id}`)).status),
      )
      return filed.every((status) => status === 200)
    }, 60_000)
    return Promise.all(documents.map(async ({ document_id }) => (await farm.ended(document_id)).status))
  }
  const sourcesOf = ({ namespaceId }: Farm) =>
    service.database.asOwner('select from sources where namespace_id = $1', [namespaceId])
  const openJobsOf = ({ namespaceId }: Farm) =>
    service.database.asOwner(
      "select from pgboss.job where data ->> 'namespaceId' = $1 and state in ('created', 'retry', 'active')",
      [namespaceId],
    )
  const accountOf = async ({ email }: Farm) => (await service.application.platform.accounts.byEmail(email))!
  const settledFarm = async () => {
    const farm = await service.farm()
    const seeded = await seed(farm)
    await settled(farm, seeded)
    return { farm, seeded }
  }

  it('is made once, also by two calls at once, and its documents are read into the same rows', async () => {
    const [farm, neighbour] = [await service.farm(), await service.farm()]
    const [one, other] = await Promise.all([seed(farm), seed(farm)])
    expect([one.seeded, other.seeded].toSorted()).toEqual([false, true])
    expect({ ...one, seeded: true }).toEqual({ ...other, seeded: true })
    expect(one.support_thread).toMatchObject({
      title: 'Willkommen auf dem Beispielhof',
      messages: [{ from: 'support', text: expect.stringContaining('Welche Fristen laufen diese Woche ab?') }],
    })
    expect(await settled(farm, one)).toEqual(one.documents.map(() => 'completed'))

    expect(await counts(farm)).toEqual(WHOLE_FARM)
    expect(await (await farm.call('GET', '/workspace/proposals')).json()).toMatchObject({ items: [] })
    expect((await rowsOf(farm, 'fields')).map(({ name }) => name)).toEqual([
      'Hinterm Deich',
      'Langer Kamp',
      'Moorstück',
      'Steinacker',
      'Bergfeld',
      'Hauswiese',
      'Wümmewiese',
      'Kuhweide',
    ])
    const contacts = await rowsOf(farm, 'contacts')
    expect(new Set(contacts.map(({ name }) => name)).size).toBe(contacts.length)
    const measured = (await rowsOf(farm, 'measurements')).map(({ parameter, date, subject, depth_cm }) =>
      [parameter, date, subject, depth_cm].join(),
    )
    expect(new Set(measured).size).toBe(measured.length)
    expect((await rowsOf(farm, 'letters')).find(({ category }) => category === 'hearing')).toMatchObject({
      sender: 'Veterinäramt Rotenburg',
      deadline: expect.any(String),
    })

    expect(await seed(farm)).toEqual({ ...one, seeded: false })
    expect(await counts(farm)).toEqual(WHOLE_FARM)
    expect(await counts(neighbour)).toEqual({})
    expect(await remove(neighbour)).toEqual({ removed: {}, documents: 0, kept: [] })
    expect(await counts(farm)).toEqual(WHOLE_FARM)
  })

  it('has rows that keep what its documents do not say of them', async () => {
    const { farm } = await settledFarm()
    const told = rowsOfStory(exampleRows(storyDays(dayOf(Date.now()))), new Map(), {
      ids: service.application.platform.ids,
      namespaceId: newId(),
      now: Date.now(),
    })
    for (const kind of KIND_SLUGS) {
      const rows = await rowsOf(farm, kind)
      for (const { label, values } of told.filter((row) => row.kind === kind)) {
        const given = Object.entries(values).filter(([field, value]) => value !== null && !field.endsWith('_id'))
        const lost = rows
          .filter((row) => row.label === label)
          .map((row) => given.flatMap(([field, value]) => (isDeepStrictEqual(row[field], value) ? [] : [field])))
        expect([kind, label, lost.toSorted((a, b) => a.length - b.length)[0]]).toEqual([kind, label, []])
      }
    }
    const [alma] = (await rowsOf(farm, 'animals')).filter(({ name }) => name === 'Alma')
    expect((await rowsOf(farm, 'treatments')).find(({ product }) => product === 'Mastivet')).toMatchObject({
      animal_id: alma?.id,
    })
  })

  it('answers what its story was made for', async () => {
    const { farm } = await settledFarm()
    const days = storyDays(dayOf(Date.now()))
    const ask = async (question: string) =>
      (await farm.call('POST', '/chat/ask', { json: { question } })).json() as Promise<{
        answer: string
        answered: boolean
        sources: unknown[]
      }>
    const asked: [question: string, ...told: string[]][] = [
      ['Wie viel Stickstoff braucht mein Weizen auf dem Moorstück?', '168 kg/ha'],
      ['Wie steht es um die 170 kg?', '113,2 kg'],
      ['Reicht mein Güllelager?', '1.770 m³', '1.009 m³', '10,5 Monate'],
      ['Wo ist Phosphat zu hoch?', 'Langer Kamp', '22 mg/100 g', '§ 3 Absatz 6'],
      ['Wer darf bei uns spritzen?', 'Hinnerk Behrens', germanDay(days.recent('2026-06-11'))],
      [`Was fehlt bei der Spritzung vom ${germanDay(days.season('2026-05-12'))}?`, 'Zulassungsnummer'],
      ['Welche Kälber brauchen noch BVD?', 'DE 03 900 00043'],
      ['Was fehlt im Arzneimittelbuch?', germanDay(days.recent('2026-05-14')), 'Belegnummer'],
      ['Wie ist die Zellzahl?', '331 Tsd./ml', '264 Tsd./ml', '400'],
      ['Wer ist mein Tierarzt, Telefon?', 'Kirsten Meinecke', '040 66969-118'],
      ['Welche Fristen laufen in 14 Tagen?', 'DE 03 900 00042', germanDay(days.recent('2026-05-22'))],
    ]
    for (const [question, ...told] of asked) {
      const { answer, answered, sources } = await ask(question)
      expect([question, answered, told.filter((words) => !answer.includes(words)), answer]).toEqual([
        question,
        true,
        [],
        answer,
      ])
      expect(sources.length).toBeGreaterThan(0)
    }
    expect((await ask('Welche Fristen laufen in 14 Tagen?')).answer).not.toContain('Sachkunde')
    expect((await ask('Welche Kälber brauchen noch BVD?')).answer).not.toMatch(/0004[124]/)
    expect(await ask(`Wie viel Weizen habe ich ${days.year(2026)} geerntet?`)).toMatchObject({ answered: false })
  })

  it('is read once, however often its documents are filed', async () => {
    const { farm, seeded } = await settledFarm()
    const account = await accountOf(farm)
    await service.application.onboarding.fileExampleDocuments({
      namespaceId: account.namespaceId,
      userId: account.userId,
    })
    expect(await settled(farm, seeded)).toEqual(seeded.documents.map(() => 'completed'))
    expect(await sourcesOf(farm)).toHaveLength(seeded.documents.length)
    expect(await counts(farm)).toEqual(WHOLE_FARM)
  })

  it('goes as a whole and does not come back, but what the person has changed stays', async () => {
    const { farm, seeded } = await settledFarm()
    const steinacker = (await rowsOf(farm, 'fields')).find(({ name }) => name === 'Steinacker')!
    expect(
      (await farm.call('PATCH', `/workspace/fields/${steinacker.id}`, { json: { note: 'Das ist jetzt meiner.' } }))
        .status,
    ).toBe(200)
    const hearing = (await rowsOf(farm, 'letters')).find(({ category }) => category === 'hearing')!
    expect((await farm.call('PATCH', `/workspace/letters/${hearing.id}`, { json: { done: true } })).status).toBe(200)
    const { kept, ...gone } = await remove(farm)
    expect(gone).toEqual({
      removed: { ...WHOLE_FARM, fields: 7, letters: 4 },
      documents: seeded.documents.length + ON_THE_SHELF,
    })
    expect(kept.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      { kind: 'fields', id: steinacker.id, label: 'Steinacker' },
      { kind: 'letters', id: hearing.id, label: hearing.label },
    ])
    expect(await counts(farm)).toEqual({ fields: 1, letters: 1 })
    expect(await sourcesOf(farm)).toEqual([])
    expect(
      await service.database.asOwner('select from support_threads where namespace_id = $1', [farm.namespaceId]),
    ).toEqual([])
    expect(await remove(farm)).toEqual({ removed: {}, documents: 0, kept: [] })
    expect(await seed(farm)).toEqual({ seeded: false, rows: {}, documents: [], support_thread: null })
  })

  it('leaves nothing behind, even where it is removed while its documents are being filed', async () => {
    const farm = await service.farm()
    await seed(farm)
    await until(async () => (await sourcesOf(farm)).length > 0)
    expect((await remove(farm)).kept).toEqual([])
    // A document that is under way comes to nothing.
    await until(async () => (await openJobsOf(farm)).length === 0, 60_000)
    expect(await counts(farm)).toEqual({})
    expect(await sourcesOf(farm)).toEqual([])
  })

  it('takes no row of the person and lets none of them go', async () => {
    const farm = await service.farm()
    const own = { ear_tag: 'DE 03 900 00003', species: 'cattle', name: 'Mein Rind' }
    const { id } = (await (await farm.call('POST', '/workspace/animals', { json: own })).json()) as RowJson
    const seeded = await seed(farm)
    expect(seeded.rows).toMatchObject({ animals: 11 })
    await settled(farm, seeded)
    // What the person left open follows the documents as long as they are there.
    expect((await rowsOf(farm, 'animals')).find((animal) => animal.id === id)).toMatchObject({
      name: 'Mein Rind',
      born_on: expect.any(String),
      origin: 'person',
    })
    expect(await counts(farm)).toEqual(WHOLE_FARM)
    await remove(farm)
    expect(await rowsOf(farm, 'animals')).toMatchObject([{ id, name: 'Mein Rind', born_on: null }])
    expect(await counts(farm)).toEqual({ animals: 1 })
    expect(await (await farm.call('GET', '/workspace/proposals')).json()).toMatchObject({ items: [] })
  })

  it('moves with an export and can be removed where it was imported', async () => {
    const { farm, seeded } = await settledFarm()
    const heir = await service.farm()
    const folder = mkdtempSync(join(tmpdir(), 'hofkern-example-'))
    const { exportNamespace, importNamespace } = service.application.namespaces
    expect((await exportNamespace(await accountOf(farm), folder, () => {})).ok).toBe(true)
    const rows = await Promise.all(KIND_SLUGS.map((kind) => rowsOf(farm, kind)))
    expect((await importNamespace(await accountOf(heir), folder, () => {})).ok).toBe(true)
    rmSync(folder, { recursive: true })
    expect(await Promise.all(KIND_SLUGS.map((kind) => rowsOf(heir, kind)))).toEqual(rows)
    expect(await seed(heir)).toEqual({ ...seeded, seeded: false })
    expect(await remove(heir)).toMatchObject({ removed: WHOLE_FARM, kept: [] })
    expect(await counts(heir)).toEqual({})
    expect(await counts(farm)).toEqual(WHOLE_FARM)
  })

  it('is for the person alone', async () => {
    const farm = await service.farm()
    const secret = await farm.agent(['ask', 'documents.read'])
    for (const [method, path] of [
      ['POST', '/onboarding/seed-example-data'],
      ['DELETE', '/onboarding/example-data'],
    ] as const) {
      expect((await fetch(service.url + path, { method, headers: { Authorization: `Bearer ${secret}` } })).status).toBe(
        403,
      )
      expect((await fetch(service.url + path, { method })).status).toBe(401)
    }
  })
})
