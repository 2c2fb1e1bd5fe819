import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { startMailServer } from '../stand-ins/mail-server.ts'
import { MODEL_KEY, startModelServer } from '../stand-ins/model-server.ts'
import { startService } from './start-hofkern.ts'

const opened: (() => Promise<unknown>)[] = []
const closedAtTheEnd = <T>(part: T, close: (part: T) => Promise<unknown>): T => {
  opened.unshift(() => close(part))
  return part
}

/** An issuer of sessions that shows these keys. */
async function issuer(keys: unknown[]): Promise<string> {
  const server: Server = createServer((_, response) => response.end(JSON.stringify({ keys })))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closedAtTheEnd(server, async () => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function examine(keys: unknown[], key: string) {
  const mails = closedAtTheEnd(await startMailServer(), (server) => server.close())
  const models = closedAtTheEnd(await startModelServer(), (server) => server.close())
  const address = await issuer(keys)
  const service = closedAtTheEnd(
    await startService(
      {
        HOFKERN_SMTP_URL: mails.url,
        HOFKERN_MAIL_FROM: 'betrieb@hof.example',
        HOFKERN_LLM_PROVIDER: 'openai-compatible',
        HOFKERN_LLM_BASE_URL: models.url,
        HOFKERN_LLM_API_KEY: key,
        HOFKERN_LLM_MODEL: 'test-writer',
        HOFKERN_EMBEDDINGS_BASE_URL: models.url,
        HOFKERN_EMBEDDINGS_API_KEY: key,
        HOFKERN_EMBEDDINGS_MODEL: 'test-e5',
        HOFKERN_SESSION_ISSUER: address,
        HOFKERN_SESSION_JWKS_URL: `${address}/jwks`,
        HOFKERN_SESSION_AUDIENCE: 'hofkern',
      },
      { worker: false },
    ),
    (started) => started.stop(),
  )
  return { findings: await service.application.operations.examineInstallation(), mails, models }
}

describe('the doctor', () => {
  afterEach(async () => {
    for (const close of opened.splice(0)) await close()
  })

  it('uses every configured part once, as little as it can', async () => {
    const { findings, mails, models } = await examine([{ kty: 'EC' }], MODEL_KEY)
    expect(findings.filter(({ ok }) => !ok)).toEqual([])
    expect(mails.mails).toHaveLength(1)
    expect(mails.mails[0]).toContain('To: betrieb@hof.example')
    expect(models.requests.map(({ path }) => path).toSorted()).toEqual(['/v1/chat/completions', '/v1/embeddings'])
    expect(models.requests.find(({ path }) => path === '/v1/chat/completions')!.body).toMatchObject({ max_tokens: 1 })
  })

  it('says what to mend where a part refuses', async () => {
    const { findings } = await examine([], 'wrong')
    expect(Object.fromEntries(findings.filter(({ ok }) => !ok).map(({ part, fix }) => [part, fix]))).toEqual({
      language_model: expect.stringContaining('HOFKERN_LLM_API_KEY'),
      embeddings: expect.stringContaining('HOFKERN_EMBEDDINGS_API_KEY'),
      session_issuer: expect.stringContaining('HOFKERN_SESSION_JWKS_URL'),
    })
  })
})
