import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itWithDataOfOthers, readOfOthers } from '../data-of-others.ts'
import { patience } from '../patience.ts'
import { aStatute, startLawServer, type LawServer } from '../stand-ins/law-server.ts'
import { startService, type TestService } from './start-hofkern.ts'

describe('the law at hand', { timeout: patience(60_000) }, () => {
  let service: TestService
  let law: LawServer
  beforeAll(async () => {
    law = await startLawServer()
    service = await startService()
  })
  afterAll(async () => {
    await service.stop()
    await law.close()
  })

  async function update() {
    const { databaseUrl, dataDir } = service.application.settings
    const env = { ...process.env, LOG_LEVEL: '', DATABASE_URL: databaseUrl!, HOFKERN_DATA_DIR: dataDir }
    return promisify(execFile)(process.execPath, ['bin/hofkern.mjs', 'knowledge', 'update', '--json'], {
      env: { ...env, HOFKERN_LAWS_BASE_URL: law.url },
    }).then(
      ({ stdout }) => ({ code: 0, told: JSON.parse(stdout) as { statutes: { name: string; outcome: string }[] } }),
      ({ stderr, code }: { stderr: string; code: number }) => ({ code, told: stderr }),
    )
  }
  const ask = async (question: string) => {
    const farm = await service.farm()
    const answer = await farm.call('POST', '/chat/ask', { json: { question } })
    return (await answer.json()) as { answer: string; answered: boolean; sources: { title: string }[] }
  }
  const there = ({ told }: Awaited<ReturnType<typeof update>>) =>
    typeof told === 'string' ? told : told.statutes.filter(({ outcome }) => outcome !== 'missing')

  it('is fetched, stays while it is the same, and is replaced where it changed', async () => {
    const text = '(1) Wer Gülle ausbringt, hat die Ausbringung spätestens drei Tage danach im Hofbuch einzutragen.'
    law.statutes.set('d_v_2017', aStatute('DüV 2017', { '§ 10': text }))
    expect(there(await update())).toEqual([{ name: 'DueV', outcome: 'added' }])
    const question = 'Bis wann muss ich die Ausbringung der Gülle im Hofbuch eintragen?'
    const { answer, answered } = await ask(question)
    expect(answered).toBe(true)
    expect(answer).toContain('spätestens drei Tage danach')
    expect(answer).toContain('In „DüV 2017, Stand 03.01.2025“ steht (§ 10 Absatz 1, Seite 1)')
    law.statutes.set('d_v_2017', aStatute('DüV 2017', { '§ 10': text }, { builddate: '20260102030405' }))
    expect(there(await update())).toEqual([{ name: 'DueV', outcome: 'unchanged' }])
    law.statutes.set(
      'd_v_2017',
      aStatute('DüV 2017', { '§ 10': text.replace('drei Tage', 'fünf Tage') }, { state: 'Zuletzt geändert 2026' }),
    )
    expect(there(await update())).toEqual([{ name: 'DueV', outcome: 'replaced' }])
    const changed = (await ask(question)).answer
    expect(changed).toContain('fünf Tage')
    expect(changed).not.toContain('drei Tage')
  })

  itWithDataOfOthers('is read in the form of the publisher', async () => {
    law.statutes.set('gapdzv', new TextDecoder().decode(readOfOthers('real/law-xml/gapdzv.xml')))
    expect(there(await update())).toContainEqual({ name: 'GAPDZV', outcome: 'added' })
    const { answer, answered } = await ask('Wie viel Prozent der Ackerfläche muss eine Ackerbrache haben?')
    expect(answered).toBe(true)
    expect(answer).toMatch(/GAPDZV|GAP-Direktzahlungen/u)
  })

  it('stays as it is without a network, which is told in one line', async () => {
    law.fault = 'down'
    const { code, told } = await update()
    expect(code).toBe(1)
    expect(told).toMatch(/nicht erreichbar.*knowledge import/u)
    law.fault = 'none'
  })
})
