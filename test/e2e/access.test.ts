import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsIn } from '../mails.ts'
import { openApplication } from '../../apps/composition/application.ts'
import { readSettings } from '../../apps/composition/settings.ts'
import { serveHttp } from '../../apps/http/serve.ts'
import { newId } from '../builders/ids.ts'
import { openTestDatabase } from '../test-database.ts'
import { hiddenFields, letAgentIn, OAuthAgent, OAuthBrowser } from './oauth-browser.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'
import { patience } from '../patience.ts'

describe('access tokens', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService({}, { worker: false })
    farm = await service.farm()
  })
  afterAll(() => service.stop())
  const create = async (json: object) => farm.call('POST', '/access-tokens', { json })
  const ask = (secret: string) =>
    fetch(`${service.url}/chat/ask`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ question: 'Was steht an?' }),
    })

  it('are made with a secret that is told once, reach what their scopes name, and die when they are revoked', async () => {
    const answer = await create({ name: 'Büro', scopes: ['ask'] })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store'])
    const made = (await answer.json()) as { token_id: string; secret: string }
    expect(made).toMatchObject({
      name: 'Büro',
      scopes: ['ask'],
      live: true,
      expires_at: null,
      last_used_at: null,
      revoked_at: null,
      secret: expect.stringMatching(/^hk_pat_/),
    })
    expect((await ask(made.secret)).status).toBe(200)
    const list = await (await farm.call('GET', '/access-tokens')).text()
    expect(JSON.parse(list)).toMatchObject({
      tokens: [{ token_id: made.token_id, live: true, last_used_at: expect.stringMatching(/Z$/) }],
    })
    expect(list).not.toContain(made.secret.slice(7))
    expect(
      (await fetch(`${service.url}/training/memory-stats`, { headers: { Authorization: `Bearer ${made.secret}` } }))
        .status,
    ).toBe(403)
    expect(
      (
        await fetch(`${service.url}/access-tokens`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${made.secret}`, 'Content-Type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).toBe(403)
    const stranger = await service.farm()
    expect((await stranger.call('DELETE', `/access-tokens/${made.token_id}`)).status).toBe(404)
    expect((await farm.call('DELETE', `/access-tokens/${made.token_id}`)).status).toBe(204)
    expect((await farm.call('DELETE', `/access-tokens/${made.token_id}`)).status).toBe(204)
    expect((await ask(made.secret)).status).toBe(401)
    expect(await (await farm.call('GET', '/access-tokens')).json()).toMatchObject({
      tokens: [{ live: false, revoked_at: expect.stringMatching(/Z$/) }],
    })
    expect(JSON.stringify(await service.database.asOwner('select * from access_tokens'))).not.toContain(
      made.secret.slice(7),
    )
  })

  it.each([
    {},
    { name: '', scopes: ['ask'] },
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['root'] },
    { name: 'x', scopes: ['ask'], expires_at: 'morgen' },
    { name: 'x', scopes: ['ask'], expires_at: '2020-01-01T00:00:00Z' },
    { name: 'x', scopes: ['ask'], secret: 'mine' },
  ])('are not made from %j', async (json) => {
    expect((await create(json)).status).toBe(422)
  })
})

describe('budgets', () => {
  it('stop a flood of registrations and access tokens, and guessing of passwords', async () => {
    const service = await startService(
      { HOFKERN_RATE_LIMITS: 'on', HOFKERN_RATE_CREDENTIALS_PER_HOUR: '4', HOFKERN_RATE_SIGN_IN_PER_QUARTER_HOUR: '3' },
      { worker: false },
    )
    try {
      const register = () =>
        fetch(`${service.url}/oauth/register`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ redirect_uris: ['http://127.0.0.1/cb'] }),
        })
      const farm = await service.farm()
      expect([(await register()).status, (await register()).status]).toEqual([201, 201])
      const create = async (by: Farm) =>
        (await by.call('POST', '/access-tokens', { json: { name: 'x', scopes: ['ask'] } })).status
      expect([await create(farm), await create(await service.farm()), await create(await service.farm())]).toEqual([
        201, 201, 429,
      ])
      const refused = await register()
      expect([refused.status, Number(refused.headers.get('retry-after')) > 60]).toEqual([429, true])

      const browser = new OAuthBrowser(service.url)
      const statuses = []
      for (const password of ['eins', 'zwei', 'drei', 'vier'])
        statuses.push((await browser.signIn('anna@hof.example', password)).status)
      expect(statuses).toEqual([422, 422, 422, 429])
      expect(await (await browser.signIn('andere@hof.example', 'x')).text()).toContain('zu viele Versuche')
    } finally {
      await service.stop()
    }
  })
})

describe('a link by e-mail', () => {
  it('signs in once, on the click of a person and not of a mail scanner, and leads where the person wanted to go', async () => {
    const service = await startService()
    try {
      const { email } = (
        await service.application.access.createAccount({ email: 'anna@hof.example', username: 'anna-hof' })
      ).unwrap()
      const agent = await OAuthAgent.register(service.url)
      const browser = new OAuthBrowser(service.url)
      const weiter = agent.request().address
      const page = await (await browser.get(`/anmelden?${new URLSearchParams({ weiter })}`)).text()
      const known = await (await browser.submit('/anmelden/link', page, { email })).text()
      const unknown = await (await browser.submit('/anmelden/link', page, { email: 'niemand@hof.example' })).text()
      expect(known.replaceAll(email, '')).toBe(unknown.replaceAll('niemand@hof.example', ''))

      const folder = join(service.application.settings.dataDir, 'mail')
      const mails = await until(
        () => mailsIn(folder).length > 0,
        () => mailsIn(folder),
      )
      expect(mails).toHaveLength(1)
      const link = /http\S+/.exec(mails[0]!)![0]
      for (let scan = 0; scan < 3; scan++) await new OAuthBrowser(service.url).get(link)
      const redeem = await (await browser.get(link)).text()
      const signedIn = await browser.submit('/anmelden/link/einloesen', redeem, {})
      expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, hiddenFields(redeem)['weiter']])
      expect(hiddenFields(redeem)['weiter']).toContain('/oauth/authorize?')
      expect((await browser.get('/konto')).status).toBe(200)
      expect((await browser.get(link)).status).toBe(422)
      const again = hiddenFields(await (await browser.get('/anmelden')).text())
      const token = hiddenFields(redeem)['token']!
      expect((await browser.submit('/anmelden/link/einloesen', '', { ...again, token })).status).toBe(422)
    } finally {
      await service.stop()
    }
  })
})

describe('the log', () => {
  it('holds no password, code, token, secret or link, at the most talkative level', async () => {
    const database = await openTestDatabase()
    const dataDir = mkdtempSync(join(tmpdir(), 'hofkern-log-'))
    let lines = ''
    const log = pino(
      { level: 'trace' },
      new Writable({ write: (chunk, _encoding, done) => ((lines += String(chunk)), done()) }),
    )
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    const application = await openApplication(
      readSettings({
        DATABASE_URL: database.url,
        HOFKERN_DATA_DIR: dataDir,
        PORT: String(port),
        HOFKERN_RATE_LIMITS: 'off',
      }),
      log,
    )
    const service = await serveHttp(application)
    try {
      const base = application.settings.baseUrl
      const person = {
        email: 'anna@hof.example',
        username: `hof-${newId<string>().slice(-6)}`,
        password: 'Grüne Wiese 7',
      }
      const { userId, namespaceId } = (await application.access.createAccount(person)).unwrap()
      const agent = await OAuthAgent.register(base)
      const browser = new OAuthBrowser(base)
      const tokens = await letAgentIn(agent, browser, person)
      await agent.refresh(tokens.refresh_token)
      await agent.refresh(tokens.refresh_token)
      await agent.exchange('falscher-code-1234', 'v'.repeat(43))
      const { secret } = await application.access.createAccessToken(
        { userId, namespaceId, credential: { kind: 'session' } },
        { name: 'x', scopes: ['ask'], expiresAt: null },
      )
      for (const token of [secret, tokens.access_token, 'falscher.token.hier'])
        await fetch(`${base}/chat/ask`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
      await browser.get('/anmelden/link?token=geheimer-link-5678&weiter=/konto')
      expect(lines).toContain('"route":"/oauth/token"')
      const audited = lines
        .split('\n')
        .filter((line) => line.includes('"msg":"audit"'))
        .map((line) => JSON.parse(line) as Record<string, unknown>)
      expect(audited.map(({ event }) => event)).toEqual(
        expect.arrayContaining(['signed_in', 'consent_given', 'grant_ended', 'access_token_created']),
      )
      expect(audited.find(({ event }) => event === 'consent_given')).toMatchObject({
        user_id: userId,
        client_id: agent.clientId,
        scopes: ['ask', 'documents.read'],
        request_id: expect.any(String),
      })
      expect(audited.find(({ event }) => event === 'grant_ended')).toMatchObject({ by: 'replay' })
      expect(JSON.stringify(audited)).not.toContain(person.email)
      for (const hidden of [
        person.password,
        'Wiese',
        tokens.access_token,
        tokens.refresh_token,
        secret.slice(7),
        'falscher-code-1234',
        'geheimer-link-5678',
        browser.cookie('hofkern_session')!,
        browser.cookie('hofkern_form')!,
        'falscher.token',
      ]) {
        expect(lines.includes(hidden), hidden).toBe(false)
      }
    } finally {
      await service.stop(500)
      await application.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})

async function until<T>(holds: () => boolean, look: () => T): Promise<T> {
  for (const deadline = Date.now() + patience(20_000); ;) {
    try {
      if (holds()) return look()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    if (Date.now() > deadline) throw new Error('it did not come to hold')
    await new Promise((done) => setTimeout(done, 20))
  }
}
