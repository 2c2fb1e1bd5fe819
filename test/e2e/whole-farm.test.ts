import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KIND_SLUGS, type KindSlug } from '../../core/farm/index.ts'
import type { Account } from '../../core/access/index.ts'
import {
  factsMissing,
  kindsInOrder,
  makeRows,
  rowsOfFacts,
  type FactRow,
} from '../core/farm/whole-farm/rows-of-facts.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

type RowJson = Record<string, unknown> & { id: string }

/** A farm that somebody wrote down before there were kinds of rows, by every way out of the service and in again. */
describe('a whole farm', () => {
  let service: TestService
  let farm: Farm
  let made: Map<string, FactRow>
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-whole-'))
  beforeAll(async () => {
    service = await startService({}, { worker: false })
    farm = await service.farm()
    made = await makeRows(rowsOfFacts().rows, async (kind, given) => {
      const answer = await farm.call('POST', `/workspace/${kind}`, { json: given })
      const row = (await answer.json()) as RowJson
      if (answer.status !== 201) throw new Error(`${kind} ${JSON.stringify(given)}: ${JSON.stringify(row)}`)
      return row.id
    })
  })
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const rowsOf = async (one: Pick<Farm, 'call'>, kind: KindSlug): Promise<RowJson[]> => {
    const all: RowJson[] = []
    for (let more = true; more;) {
      const answer = await one.call('GET', `/workspace/${kind}?limit=100&offset=${all.length}`)
      const page = (await answer.json()) as { items: RowJson[]; has_more: boolean }
      all.push(...page.items)
      more = page.has_more
    }
    return all
  }
  const wholeOf = async (one: Pick<Farm, 'call'>): Promise<Record<string, RowJson[]>> =>
    Object.fromEntries(await Promise.all(KIND_SLUGS.map(async (kind) => [kind, await rowsOf(one, kind)] as const)))
  /** What does not depend on when and by whom a row was made. */
  const told = (whole: Record<string, RowJson[]>) =>
    Object.fromEntries(
      Object.entries(whole).map(([kind, rows]) => [
        kind,
        Object.fromEntries(rows.map(({ created_at: _, updated_at: __, ...row }) => [row.id, row])),
      ]),
    )
  const missingIn = (whole: Record<string, RowJson[]>) =>
    Object.values(whole)
      .flat()
      .flatMap((row) => factsMissing(made.get(row.id)!, row, (id) => made.get(id as string)?.name))
      .map(({ id, subject, field }) => `${id} ${subject}: ${field}`)

  it('is said by REST as it was told', async () => {
    const whole = await wholeOf(farm)
    expect(Object.values(whole).flat()).toHaveLength(made.size)
    expect(missingIn(whole)).toEqual([])
    const [some] = whole['work_items']!
    expect(await (await farm.call('GET', `/workspace/work_items/${some!.id}`)).json()).toEqual(some)
  })

  it.each(['csv', 'xlsx'])('comes through %s into an empty farm', async (format) => {
    const other = await service.farm()
    for (const kind of kindsInOrder(KIND_SLUGS)) {
      const exported = await farm.call('GET', `/workspace/${kind}/export?format=${format}`)
      const form = new FormData()
      form.set('mode', 'apply')
      form.set('file', new Blob([await exported.arrayBuffer()]), `${kind}.${format}`)
      const count = (await rowsOf(farm, kind)).length
      const taken = await other.call('POST', `/workspace/${kind}/import`, { body: form })
      expect([kind, await taken.json()]).toMatchObject([kind, { created: count, updated: 0, unknown_columns: [] }])
    }
    const whole = await wholeOf(other)
    expect(told(whole)).toEqual(told(await wholeOf(farm)))
    expect(missingIn(whole)).toEqual([])
  })

  it('comes through the ZIP of its namespace into another', async () => {
    const { namespaces, access, platform } = service.application
    const place = join(folder, 'hof.zip')
    const owner = (await platform.accounts.byEmail(farm.email)) as Account
    const exported = await namespaces.exportNamespace(owner, place, () => {})
    expect(exported.ok).toBe(true)
    const heir = (await access.createAccount({ email: 'erbe@hof.example', username: 'hof-erbe' })).unwrap()
    const imported = await namespaces.importNamespace(heir, place, () => {})
    expect(imported.ok).toBe(true)
    const { token } = (await access.issueSession({ email: heir.email, lifetimeSeconds: 600 })).unwrap()
    const call = (method: string, path: string) =>
      fetch(service.url + path, { method, headers: { Authorization: `Bearer ${token}` } })
    const whole = await wholeOf({ call })
    expect(whole).toEqual(await wholeOf(farm))
    expect(missingIn(whole)).toEqual([])
  })
})
