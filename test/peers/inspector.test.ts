import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPeerFarm, PACHT, type PeerFarm } from './peer-farm.ts'

const PROGRAM = join(
  createRequire(import.meta.url).resolve('@modelcontextprotocol/inspector/package.json'),
  '../clients/launcher/build/index.js',
)

interface Ended {
  code: number
  stdout: string
  stderr: string
}

describe('@modelcontextprotocol/inspector --cli with an access token', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-inspector-'))
  let farm: PeerFarm
  let token: string
  beforeAll(async () => {
    farm = await openPeerFarm()
    token = await farm.farm.agent(['ask', 'documents.read', 'training.write'])
  })
  afterAll(async () => {
    await farm.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const inspect = (...args: string[]) =>
    new Promise<Ended>((done) => {
      const env = { PATH: process.env['PATH'], HOME: folder, MCP_CATALOG_PATH: join(folder, 'catalog.json') }
      execFile(
        process.execPath,
        [PROGRAM, '--cli', farm.mcpUrl, '--transport', 'http', '--header', `Authorization: Bearer ${token}`, ...args],
        { env },
        (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), stdout, stderr }),
      )
    })

  it('lists tools whose schemas every client can take', async () => {
    const { code, stdout, stderr } = await inspect('--method', 'tools/list', '--strict')
    expect([code, stderr]).toEqual([0, ''])
    expect((JSON.parse(stdout) as { tools: { name: string }[] }).tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ask', 'list_documents', 'add_document']),
    )
  })

  it('calls them', async () => {
    const asked = await inspect(
      '--method',
      'tools/call',
      '--tool-name',
      'ask',
      '--tool-arg',
      `question=${PACHT.question}`,
    )
    expect(asked.code, asked.stderr).toBe(0)
    expect(JSON.parse(asked.stdout)).toMatchObject({
      structuredContent: { answered: true, sources: [{ quote: expect.stringContaining(PACHT.quote) }] },
    })
    const listed = await inspect('--method', 'tools/call', '--tool-name', 'list_documents', '--tool-arg', 'limit=5')
    expect(JSON.parse(listed.stdout)).toMatchObject({ structuredContent: { documents: [{ title: PACHT.title }] } })
  })

  it('is out with the next request once the token is revoked', async () => {
    const {
      tokens: [held],
    } = (await (await farm.farm.call('GET', '/access-tokens')).json()) as { tokens: { token_id: string }[] }
    await farm.farm.call('DELETE', `/access-tokens/${held!.token_id}`)
    const { code, stderr } = await inspect('--method', 'tools/list')
    expect(code).not.toBe(0)
    expect(stderr).toContain('auth_required')
  })
})
