import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../builders/ids.ts'
import { patience, until } from '../patience.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

/** The command beside a running service, over its database. */
describe('hofkern inbox', { timeout: patience(120_000) }, () => {
  let service: TestService
  let farm: Farm
  let folder: string
  const running = new Set<ChildProcess>()
  beforeAll(async () => {
    service = await startService()
  })
  beforeEach(async () => {
    farm = await service.farm()
    folder = mkdtempSync(join(tmpdir(), 'hofkern-scanner-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL')
    await service.stop()
  })

  function inbox(...more: string[]) {
    const { databaseUrl, dataDir } = service.application.settings
    const args = ['apps/cli/main.ts', 'inbox', folder, '--email', farm.email, ...more]
    const child = spawn(process.execPath, args, {
      env: { ...process.env, LOG_LEVEL: '', DATABASE_URL: databaseUrl, HOFKERN_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    const said = Promise.all([text(child.stdout), text(child.stderr)])
    const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) =>
      child.on('exit', async (code) => {
        running.delete(child)
        const [stdout, stderr] = await said
        resolve({ code, stdout, stderr })
      }),
    )
    return { child, ended }
  }
  const lay = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content)
  const lies = (place: string) => readdirSync(join(folder, place)).toSorted()
  const documents = async () => {
    const listed = (await (await farm.call('GET', '/training')).json()) as {
      items: { filename: string; status: string }[]
    }
    return listed.items.map(({ filename, status }) => [filename, status]).toSorted()
  }

  it('takes once what is there, says why not, and ends', async () => {
    lay('Notiz Klee.txt', `Klee ${newId<string>()}`)
    lay('programm.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600, 7)]))
    lay('halb.pdf.part', 'half')
    const first = await inbox('--once').ended
    expect(first.stderr).toBe('')
    expect(first.code).toBe(1)
    expect(first.stdout).toMatch(/^aufgenommen +Notiz Klee\.txt$/m)
    expect(first.stdout).toMatch(/^abgelehnt +programm\.exe: Dieses Format kann Hofkern nicht lesen/m)
    expect(lies('aufgenommen')).toEqual(['Notiz Klee.txt'])
    expect(lies('abgelehnt')).toEqual(['programm.exe', 'programm.exe.txt'])
    expect(readFileSync(join(folder, 'abgelehnt', 'programm.exe.txt'), 'utf8')).toContain('nicht lesen')
    expect(await documents()).toEqual([
      ['Notiz Klee.txt', 'completed'],
      ['programm.exe', 'failed'],
    ])

    lay('noch einmal.txt', readFileSync(join(folder, 'aufgenommen', 'Notiz Klee.txt')))
    const again = await inbox('--once', '--json').ended
    expect([again.code, JSON.parse(again.stdout)]).toEqual([
      0,
      { files: [{ file: 'noch einmal.txt', outcome: 'known', reason: null }], left: 0 },
    ])
    expect((await documents()).length).toBe(2)
  })

  it('watches until it is told to end, and survives being killed in the middle', async () => {
    const killed = inbox()
    for (let number = 1; number <= 20; number += 1) lay(`zettel ${number}.txt`, `Zettel ${number} ${newId<string>()}`)
    await until(async () => (await documents()).length > 0)
    killed.child.kill('SIGKILL')
    await killed.ended
    const watching = inbox()
    await until(() => lies('aufgenommen').length === 20)
    lay('später.txt', `Später ${newId<string>()}`)
    await until(() => lies('aufgenommen').length === 21)
    watching.child.kill('SIGTERM')
    const { code, stdout, stderr } = await watching.ended
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('aufgenommen  später.txt')
    expect([(await documents()).length, lies('abgelehnt')]).toEqual([21, []])
  })

  it('ends where the account is closed, and begins for nobody', async () => {
    const watching = inbox()
    await until(() => readdirSync(folder).includes('abgelehnt'))
    await service.application.access.disableAccount(farm.email)
    const { code, stderr } = await watching.ended
    expect([code, stderr.trim()]).toEqual([1, `Das Konto ${farm.email} ist gesperrt.`])
    lay('a.txt', 'Klee')
    expect((await inbox('--once').ended).code).toBe(1)
    expect(readdirSync(folder)).toContain('a.txt')
  })

  it('says what is wrong with the call', async () => {
    expect((await inbox('--wait', 'lange').ended).stderr).toContain('„lange“ geht nicht für „--wait <seconds>“')
    rmSync(folder, { recursive: true })
    expect(await inbox('--once').ended).toMatchObject({ code: 1, stderr: expect.stringContaining('gibt es nicht') })
  })
})
