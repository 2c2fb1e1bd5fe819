import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unzipInto } from '../../adapters/documents/zip-folder.ts'
import { READABLE_MIGRATIONS } from '../../adapters/postgres/migrate.ts'
import { portabilityText } from '../../apps/cli/portability/failures.ts'
import type { Account } from '../../core/access/index.ts'
import type { NamespaceId } from '../../core/shared/ids.ts'
import { newId } from '../builders/ids.ts'
import { patience } from '../patience.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

/** The tables that are exported. */
const tablesIn = ({ application }: TestService) =>
  application.platform.belongings.flatMap(({ tables }) => tables.filter(({ exported }) => exported))

const exportNamespace = async ({ application }: TestService, account: Account, place: string) => {
  const exported = await application.namespaces.exportNamespace(account, place, () => {})
  if (exported.err) throw new Error(portabilityText(exported.val))
  return exported.val
}

const importNamespace = async ({ application }: TestService, account: Account, place: string) => {
  const imported = await application.namespaces.importNamespace(account, place, () => {})
  if (imported.err) throw new Error(portabilityText(imported.val))
  return imported.val
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + patience(30_000); Date.now() < deadline;) {
    if (await holds()) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('it did not come to be')
}

interface Kept {
  entry_id: string
  document: { url: string } | null
}

describe('a farm on the move', () => {
  let [here, there]: [TestService, TestService] = [undefined!, undefined!]
  const folders: string[] = []
  beforeAll(async () => void ([here, there] = [await startService(), await startService({}, { worker: false })]))
  afterAll(async () => {
    await Promise.all([here.stop(), there.stop()])
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  const aFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'hofkern-export-'))
    folders.push(folder)
    return folder
  }
  const aPerson = async (service: TestService): Promise<Account> => {
    const name = newId<string>().slice(-12)
    return (
      await service.application.access.createAccount({ email: `${name}@hof.example`, username: `hof-${name}` })
    ).unwrap()
  }
  const personOf = async (service: TestService, farm: Farm): Promise<Account> => {
    const [row] = await service.database.asOwner<{ email: string }>('select email from users where namespace_id = $1', [
      farm.namespaceId,
    ])
    return (await service.application.platform.accounts.byEmail(row!.email))!
  }
  const tablesOf = async (service: TestService, { namespaceId }: Account) =>
    Object.fromEntries(
      await Promise.all(
        tablesIn(service).map(async ({ name: table }) => [
          table,
          (
            await service.database.asOwner<{ row: string }>(
              `select (to_jsonb(t) - 'namespace_id')::text as row from ${table} t where namespace_id = $1 order by 1`,
              [namespaceId],
            )
          ).map(({ row }) => row.replaceAll(namespaceId, 'NAMESPACE')),
        ]),
      ),
    )

  it.each([
    ['a folder', ''],
    ['a ZIP archive', 'umzug/hof.zip'],
  ])(
    'loses nothing by way of %s: every table and every file is there again, with the same ids',
    async (_form, name) => {
      const farm = await here.farm()
      await farm.ingest('# Pacht\n\nDie Pacht für die Deichwiese beträgt 310 Euro je Hektar.', 'pacht.md')
      await farm.ingest('Ohrmarke;Geboren am\nDE 03 900 00001;14.03.2019\nDE 03 900 00002;05.11.2020\n', 'bestand.csv')
      await farm.call('POST', '/workspace/fields', {
        json: {
          name: 'Langer Kamp',
          area_ha: 9.8,
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [9.28, 53.3],
                [9.29, 53.3],
                [9.29, 53.31],
                [9.28, 53.3],
              ],
            ],
          },
          crops: [{ year: 2026, crop: 'Silomais „spät"; =1+1\u2028' }],
        },
      })
      const { document_id } = await farm.ingest('Lageplan der Hofstelle', 'lageplan.txt')
      await farm.call('POST', '/library/lageplan_hof/adopt', { json: { document_id } })
      await farm.call('PUT', '/library/pachtvertraege', { json: { on: true } })
      const waiting = 'select 1 from kept_documents where namespace_id = $1 and object_key is null'
      await until(async () => (await here.database.asOwner(waiting, [farm.namespaceId])).length === 0)
      const [owner, place] = [await personOf(here, farm), aFolder()]
      const { files } = await exportNamespace(here, owner, join(place, name))
      expect(files).toBeGreaterThan(tablesIn(here).length)
      if (name !== '') expect(readdirSync(place, { recursive: true })).toEqual(['umzug', name])
      const folder = name === '' ? place : aFolder()
      if (name !== '') await unzipInto(join(place, name), folder)
      expect(JSON.parse(readFileSync(join(folder, 'rows/fields.geojson'), 'utf8'))).toMatchObject({
        type: 'FeatureCollection',
        features: [{ properties: { name: 'Langer Kamp' }, geometry: { type: 'Polygon' } }],
      })
      expect(readFileSync(join(folder, 'rows/animals.csv'), 'utf8')).toContain('DE 03 900 00001;')

      const heir = await aPerson(there)
      const restored = await importNamespace(there, heir, join(place, name))
      expect(restored.objects).toBeGreaterThanOrEqual(2)
      expect(await tablesOf(there, heir)).toEqual(await tablesOf(here, owner))
      const { token } = (
        await there.application.access.issueSession({ email: heir.email, lifetimeSeconds: 600 })
      ).unwrap()
      const call = (path: string, json?: object) =>
        fetch(there.url + path, {
          ...(json && { method: 'POST', body: JSON.stringify(json) }),
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        })
      expect(
        await (await call('/chat/ask', { question: 'Wie hoch ist die Pacht für die Deichwiese?' })).json(),
      ).toMatchObject({ answered: true, sources: [{ quote: expect.stringContaining('310 Euro') }] })
      const library = (await (await call('/library')).json()) as { categories: { entries: Kept[] }[] }
      const plan = library.categories.flatMap(({ entries }) => entries).find((one) => one.entry_id === 'lageplan_hof')
      expect(await (await fetch(plan!.document!.url)).text()).toBe('Lageplan der Hofstelle')
      const [source] = await there.database.asOwner<{ id: string; sha256: string }>(
        "select id, sha256 from sources where namespace_id = $1 and filename = 'pacht.md'",
        [heir.namespaceId],
      )
      const { url } = (await (await call(`/training/${source!.id}/url`)).json()) as { url: string }
      expect(
        createHash('sha256')
          .update(new Uint8Array(await (await fetch(url)).arrayBuffer()))
          .digest('hex'),
      ).toBe(source!.sha256)
    },
  )

  it('takes along what there was at one moment', async () => {
    const farm = await here.farm()
    const names: string[] = []
    const { belongings, snapshot } = here.application.platform
    const namespace = farm.namespaceId as NamespaceId
    const table = (name: string) => belongings.flatMap(({ tables }) => tables).find((one) => one.name === name)!
    await snapshot.of(namespace, async () => {
      await table('sources').read(namespace, async () => {
        await farm.call('POST', '/workspace/fields', { json: { name: 'Inzwischen' } })
      })
      await table('workspace_rows').read(namespace, async (rows) => void names.push(...rows))
    })
    expect(names).toEqual([])
    expect(await (await farm.call('GET', '/workspace/fields')).json()).toMatchObject({
      items: [{ name: 'Inzwischen' }],
    })
  })

  it('takes in nothing that is damaged, foreign, cut short or on top of something', async () => {
    const farm = await here.farm()
    await farm.ingest('Text', 'a.txt')
    const owner = await personOf(here, farm)
    const folder = aFolder()
    await exportNamespace(here, owner, folder)
    const heir = await aPerson(there)
    const refuses = async (into: Account, from: string, message: RegExp) => {
      const failed = await importNamespace(there, into, from).then(
        () => undefined,
        (error: Error) => error,
      )
      expect(failed!.message).toMatch(message)
    }
    await refuses(heir, aFolder(), /fehlt manifest/)
    const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
    writeFileSync(join(folder, 'manifest.json'), manifest.slice(0, 100))
    await refuses(heir, folder, /Diesen Export kann diese Version nicht lesen/)
    writeFileSync(join(folder, 'manifest.json'), manifest.replace('"migration": "', '"migration": "9'))
    await refuses(heir, folder, /aus einer anderen Version/)
    writeFileSync(
      join(folder, 'manifest.json'),
      manifest.replace(/"path": "tables\/sources.jsonl"/, '"path": "../../etc/passwd"'),
    )
    await refuses(heir, folder, /außerhalb des Ordners/)
    writeFileSync(join(folder, 'manifest.json'), manifest)
    const sources = join(folder, 'tables/sources.jsonl')
    const before = readFileSync(sources)
    appendFileSync(sources, '{}\n')
    await refuses(heir, folder, /sources\.jsonl fehlt oder ist beschädigt/)
    writeFileSync(sources, before)
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...JSON.parse(manifest), files: [] }))
    await refuses(heir, folder, /fehlt tables/)
    writeFileSync(join(folder, 'manifest.json'), manifest)
    await refuses(heir, join(folder, 'nichts.zip'), /gibt es nicht/)
    const archive = join(aFolder(), 'hof.zip')
    await exportNamespace(here, owner, archive)
    await expect(exportNamespace(here, owner, archive)).rejects.toThrow(/gibt es schon/)
    writeFileSync(archive, readFileSync(archive).subarray(0, -100))
    await refuses(heir, archive, /nicht entpacken/)
    expect(await there.database.asOwner('select from sources where namespace_id = $1', [heir.namespaceId])).toEqual([])
    await importNamespace(there, heir, folder)
    await refuses(heir, folder, /steht schon etwas/)
    await expect(exportNamespace(here, owner, folder)).rejects.toThrow(/nicht leer/)
    expect(existsSync(join(folder, 'manifest.json'))).toBe(true)
  })

  it('reads exports of before as long as their rows have the form of today', async () => {
    const farm = await here.farm()
    await farm.ingest('Text', 'a.txt')
    const [owner, folder, heir] = [await personOf(here, farm), aFolder(), await aPerson(there)]
    await exportNamespace(here, owner, folder)
    const path = join(folder, 'manifest.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { migration: string }
    writeFileSync(path, JSON.stringify({ ...manifest, migration: READABLE_MIGRATIONS[0] }))
    expect((await importNamespace(there, heir, folder)).objects).toBeGreaterThan(0)
  })

  it('takes in an export of before the library, and none of later that has lost it', async () => {
    const farm = await here.farm()
    const [owner, folder] = [await personOf(here, farm), aFolder()]
    await exportNamespace(here, owner, folder)
    const path = join(folder, 'manifest.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { migration: string; files: { path: string }[] }
    const files = manifest.files.filter(({ path: file }) => file !== 'tables/kept_documents.jsonl')
    expect(files).toHaveLength(manifest.files.length - 1)
    rmSync(join(folder, 'tables/kept_documents.jsonl'))
    writeFileSync(path, JSON.stringify({ ...manifest, files }))
    await expect(importNamespace(there, await aPerson(there), folder)).rejects.toThrow(/kept_documents/)
    const before = READABLE_MIGRATIONS[READABLE_MIGRATIONS.indexOf('0036-library') - 1]
    writeFileSync(path, JSON.stringify({ ...manifest, migration: before, files }))
    await importNamespace(there, await aPerson(there), folder)
  })
})
