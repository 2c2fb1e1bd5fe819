import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { openApplication } from '../../apps/composition/application.ts'
import { makeLog } from '../../apps/composition/log.ts'
import { readSettings } from '../../apps/composition/settings.ts'
import { startWorker } from '../../apps/worker/work.ts'
import type { Actor } from '../../core/access/index.ts'
import { received } from '../builders/farm.ts'
import { patience, until } from '../patience.ts'

const folder = mkdtempSync(join(tmpdir(), 'hofkern-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [here, there, backup] = ['hier', 'dort', 'sicherung'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]

const open = (dataDir: string) =>
  openApplication(readSettings({ HOFKERN_DATA_DIR: dataDir, HOFKERN_SEED_DEMO: 'off' }), makeLog('silent'))

async function hofkern(dataDir: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: '', HOFKERN_DATA_DIR: dataDir, HOFKERN_SEED_DEMO: 'off' }
  return promisify(execFile)(process.execPath, ['bin/hofkern.mjs', ...args], { env }).then(
    (done) => ({ code: 0, ...done }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  )
}

describe('a backup of the embedded installation', { timeout: patience(300_000) }, () => {
  it('is made while it runs, comes up elsewhere with everything, and is verified', async () => {
    const application = await open(here)
    const worker = await startWorker(application)
    const { access, sources, farm } = application
    const account = (await access.createAccount({ email: 'a@hof.example', username: 'a-hof' })).unwrap()
    const actor: Actor = { ...account, credential: { kind: 'session' } }
    const upload = async (text: string) => (await sources.registerSource(actor, { file: received(text) })).source.id
    const first = await upload('Die Pacht für die Deichwiese beträgt 310 Euro je Hektar.')
    await until(async () => (await sources.readSource(actor, first)).unwrap().status === 'completed', 60_000)
    const row = (await farm.createRow(actor, 'fields', { name: 'Deichwiese' })).unwrap()

    const { token } = (await access.issueSession({ email: account.email, lifetimeSeconds: 3600 })).unwrap()

    let stop = false
    const load = (async () => {
      for (let n = 0; !stop; n++) await upload(`Lieferschein ${n}`)
    })()
    expect(await hofkern(here, 'backup', backup)).toMatchObject({ code: 0, stderr: '' })
    stop = true
    await load
    await worker.stop(5000)
    await application.close()

    // A key that may open another database is never written over.
    mkdirSync(there)
    writeFileSync(join(there, 'secret-keys'), 'ein anderer Schlüssel')
    expect((await hofkern(there, 'restore', backup)).stderr).toMatch(/secret-keys gibt es schon\./)
    expect(readdirSync(there)).toEqual(['secret-keys'])
    rmSync(there, { recursive: true })

    const restored = await hofkern(there, 'restore', backup)
    expect([restored.stderr, restored.code]).toEqual(['', 0])
    expect(restored.stdout).toMatch(/Alles stimmt\./)
    const again = await open(there)
    expect((await again.farm.readRow(actor, 'fields', row.id)).ok).toBe(true)
    expect(
      await again.knowledge.askQuestion(actor, { question: 'Wie hoch ist die Pacht für die Deichwiese?' }),
    ).toMatchObject({ ok: true, val: { answered: true } })
    // With the database come the keys that open what is sealed in it.
    expect((await again.access.authenticate(token)).ok).toBe(true)
    await again.close()

    const twice = await hofkern(there, 'restore', backup)
    expect(twice).toMatchObject({ code: 1, stdout: '' })
    expect(twice.stderr).toMatch(/liegt schon etwas\. Spiele die Sicherung in einen leeren Datenordner zurück\.\n$/)

    const originals = join(there, 'objects', account.namespaceId, 'originals')
    const [broken] = readdirSync(originals)
    cpSync(join(originals, broken!), join(folder, 'original'))
    writeFileSync(join(originals, broken!), 'eine andere Datei')
    const verified = await hofkern(there, 'verify', '--json')
    expect(verified.code).toBe(1)
    expect(JSON.parse(verified.stdout)).toMatchObject({
      flaws: [
        { kind: 'file_changed', id: `${account.namespaceId}/originals/${broken}`, namespace_id: account.namespaceId },
      ],
    })
  })

  it('is refused where it is not what was written, or its key is missing', async () => {
    const restoreOf = async (change: (copy: string) => void, prepare: (dataDir: string) => void = () => {}) => {
      const [copy, dataDir] = [mkdtempSync(join(folder, 'kopie-')), mkdtempSync(join(folder, 'ziel-'))]
      cpSync(backup, copy, { recursive: true })
      change(copy)
      prepare(dataDir)
      const { code, stderr } = await hofkern(dataDir, 'restore', copy)
      return { code, stderr, left: readdirSync(dataDir) }
    }
    const heap = globSync('postgres/base/*/*', { cwd: backup })
      .map((name) => join(backup, name))
      .toSorted((one, other) => statSync(other).size - statSync(one).size)[0]!
    const inCopy = (copy: string) => heap.replace(backup, copy)
    const changes: ((copy: string) => void)[] = [
      (copy) => truncateSync(inCopy(copy), 0),
      (copy) => writeFileSync(inCopy(copy), Buffer.alloc(600, 7), { flag: 'r+' }),
      (copy) => rmSync(inCopy(copy)),
      (copy) =>
        writeFileSync(join(copy, 'postgres', 'postgresql.auto.conf'), "archive_command = 'true'", { flag: 'a' }),
      (copy) => writeFileSync(join(copy, 'postgres', 'recovery.signal'), ''),
      (copy) => rmSync(join(copy, 'SHA256SUMS')),
    ]
    for (const change of changes) {
      const refused = await restoreOf(change)
      expect(refused).toMatchObject({ code: 1, left: [] })
      expect(refused.stderr).toMatch(/nicht mehr, was gesichert wurde/)
    }
    const withoutKeys = (copy: string) => rmSync(join(copy, 'secret-keys'))
    const refused = await restoreOf(withoutKeys)
    expect(refused).toMatchObject({ code: 1, left: [] })
    expect(refused.stderr).toMatch(/Der Sicherung fehlt secret-keys\./)
    const kept = await restoreOf(withoutKeys, (dataDir) =>
      cpSync(join(backup, 'secret-keys'), join(dataDir, 'secret-keys')),
    )
    expect([kept.stderr, kept.code]).toEqual(['', 0])
  })

  it('is refused where there is none, or where it did not come to its end', async () => {
    const empty = mkdtempSync(join(folder, 'leer-'))
    expect(await hofkern(join(folder, 'neu'), 'restore', empty)).toMatchObject({
      code: 1,
      stderr: `In ${empty} liegt keine Sicherung, oder sie wurde nicht fertig.\n`,
    })
    writeFileSync(join(empty, 'manifest.json'), '{"format": "hofk')
    expect(await hofkern(join(folder, 'neu'), 'restore', empty)).toMatchObject({
      code: 1,
      stderr: `${join(empty, 'manifest.json')} ist keine Sicherung, die diese Version kennt.\n`,
    })
  })
})
