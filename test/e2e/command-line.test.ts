import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience, until } from '../patience.ts'
import { letAgentIn, OAuthAgent, OAuthBrowser } from './oauth-browser.ts'
import { startService, type TestService } from './start-hofkern.ts'

const PASSWORD = 'Grüne Wiese 7'

/** Commands beside a running service, over its database. */
describe('the command line', { timeout: patience(120_000) }, () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService({}, { worker: false })
  })
  afterAll(() => service.stop())

  async function hofkern(args: readonly string[], more: Record<string, string> = {}) {
    const { databaseUrl, dataDir } = service.application.settings
    const env = {
      ...process.env,
      LOG_LEVEL: '',
      DATABASE_URL: databaseUrl,
      HOFKERN_DATA_DIR: dataDir,
      PORT: new URL(service.url).port,
      ...more,
    }
    return promisify(execFile)(process.execPath, ['bin/hofkern.mjs', ...args], { env }).then(
      (done) => ({ code: 0, ...done }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    )
  }
  const statusOf = async (path: string, token: string) =>
    (await fetch(service.url + path, { headers: { Authorization: `Bearer ${token.trim()}` } })).status
  const callTools = async (token: string) =>
    (
      await fetch(`${service.url}/mcp`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      })
    ).status

  it('gives a token out with nothing beside it, and notes it in a log that is asked for', async () => {
    const { email } = await service.farm()
    const issue = ['token', 'issue', '--email', email]
    const quiet = await hofkern(issue)
    expect([quiet.code, quiet.stderr]).toEqual([0, ''])
    expect(await statusOf('/profile', quiet.stdout)).toBe(200)
    const noted = await hofkern(issue, { LOG_LEVEL: 'warn' })
    expect(JSON.parse(noted.stderr)).toMatchObject({ msg: 'audit', event: 'session_issued' })
    expect(await statusOf('/profile', noted.stdout)).toBe(200)
  })

  it('gives a person an empty farm once that is confirmed', async () => {
    const farm = await service.farm()
    const refused = await hofkern(['namespace', 'reset', '--email', farm.email])
    expect([refused.code, refused.stderr]).toMatchObject([1, expect.stringContaining('--yes')])
    expect(await (await farm.call('GET', '/profile')).json()).toMatchObject({ namespace_id: farm.namespaceId })
    const cleaned = await hofkern(['namespace', 'cleanup', '--email', farm.email, '--yes', '--json'])
    expect(JSON.parse(cleaned.stdout)).toEqual({ namespace_id: farm.namespaceId, removed_nodes: 0, removed_edges: 0 })
    const reset = await hofkern(['namespace', 'reset', '--email', farm.email, '--yes', '--json'])
    const { namespace_id } = JSON.parse(reset.stdout) as { namespace_id: string }
    expect(await (await farm.call('GET', '/profile')).json()).toMatchObject({ namespace_id })
    const again = await hofkern(['namespace', 'reset', '--email', farm.email, '--yes'])
    expect([again.code, again.stderr]).toMatchObject([1, expect.stringContaining('gerade erst zurückgesetzt')])
  })

  it('ends the sessions of a person, and no one else’s', async () => {
    const [farm, other] = [await service.farm(), await service.farm()]
    expect((await hofkern(['users', 'sessions', '--email', farm.email])).stdout).not.toBe('Nirgends angemeldet.\n')
    expect(await hofkern(['users', 'logout', '--email', farm.email])).toMatchObject({
      code: 0,
      stdout: 'Beendet, ab der nächsten Anfrage: 1.\n',
      stderr: '',
    })
    expect([await statusOf('/profile', farm.token), await statusOf('/profile', other.token)]).toEqual([401, 200])
  })

  it('blocks a program, ends one grant, and ends what a leaked key has signed', async () => {
    const { email } = await service.farm({ password: PASSWORD })
    const person = { email, password: PASSWORD }
    const letIn = async () => {
      const agent = await OAuthAgent.register(service.url)
      return { agent, tokens: await letAgentIn(agent, new OAuthBrowser(service.url), person) }
    }
    const [blocked, revoked, kept] = [await letIn(), await letIn(), await letIn()]
    const all = async () => Promise.all([blocked, revoked, kept].map(({ tokens }) => callTools(tokens.access_token)))
    expect(await all()).toEqual([200, 200, 200])

    await hofkern(['oauth', 'clients', 'block', blocked.agent.clientId])
    expect(await all()).toEqual([401, 200, 200])
    expect((await hofkern(['oauth', 'clients', '--json'])).stdout).toContain('"blocked":true')

    const { grants } = JSON.parse((await hofkern(['oauth', 'grants', '--email', email, '--json'])).stdout) as {
      grants: { id: string; client_id: string }[]
    }
    const { id } = grants.find(({ client_id }) => client_id === revoked.agent.clientId)!
    await hofkern(['oauth', 'grants', 'revoke', '--email', email, '--id', id])
    expect(await all()).toEqual([401, 401, 200])

    expect((await hofkern(['oauth', 'keys', 'rotate', '--leaked'])).code).toBe(0)
    expect(await all()).toEqual([401, 401, 401])
    // For the few seconds in which the service knows of no new key, what it signs is refused, too.
    let refreshToken = kept.tokens.refresh_token
    await until(async () => {
      const again = (await (await kept.agent.refresh(refreshToken)).json()) as typeof kept.tokens
      refreshToken = again.refresh_token ?? refreshToken
      return (await callTools(again.access_token)) === 200
    })
  })

  it('lists accounts, keeps one out and lets it in again', async () => {
    const farm = await service.farm({ password: PASSWORD })
    const agent = await farm.agent(['ask'])
    const listed = JSON.parse((await hofkern(['users', 'list', '--limit', '1', '--json'])).stdout) as {
      users: Record<string, unknown>[]
    }
    expect(listed.users).toMatchObject([{ email: farm.email, disabled: false, has_password: true }])

    const asked = await hofkern(['users', 'disable', '--email', farm.email])
    expect([asked.code, asked.stderr]).toEqual([
      1,
      `${farm.email} kommt danach nicht mehr hinein. Wenn du das willst, ruf es mit --yes auf.\n`,
    ])
    expect(await statusOf('/profile', farm.token)).toBe(200)
    const disable = ['users', 'disable', '--email', farm.email, '--yes']
    expect(await hofkern(disable)).toMatchObject({ code: 0, stdout: `${farm.email} ist jetzt gesperrt.\n`, stderr: '' })
    expect((await hofkern(disable)).stdout).toBe(`${farm.email} war schon gesperrt.\n`)
    expect([await statusOf('/profile', farm.token), await callTools(agent)]).toEqual([401, 401])
    const signsIn = async () => (await new OAuthBrowser(service.url).signIn(farm.email, PASSWORD)).status === 303
    expect(await signsIn()).toBe(false)
    expect((await hofkern(['token', 'issue', '--email', farm.email])).stderr).toBe(
      `Das Konto ${farm.email} ist gesperrt.\n`,
    )
    expect((await hofkern(['users', 'list'])).stdout).toContain('GESPERRT')

    await hofkern(['users', 'enable', '--email', farm.email])
    expect([await statusOf('/profile', farm.token), await callTools(agent), await signsIn()]).toEqual([200, 200, true])
  })

  it('sets a password and signs the person out', async () => {
    const farm = await service.farm({ password: PASSWORD })
    const set = await hofkern(['users', 'password', '--email', farm.email, '--json'])
    const { password, ended } = JSON.parse(set.stdout) as { password: string; ended: number }
    expect([password.length, ended, await statusOf('/profile', farm.token)]).toEqual([20, 1, 401])
    expect((await new OAuthBrowser(service.url).signIn(farm.email, password)).status).toBe(303)
    expect((await new OAuthBrowser(service.url).signIn(farm.email, PASSWORD)).status).toBe(422)
    expect((await hofkern(['users', 'password', '--email', farm.email, '--password', 'kurz'])).stderr).toBe(
      'Das Kennwort braucht mindestens 10 Zeichen.\n',
    )
  })

  it('deletes an account', async () => {
    const farm = await service.farm()
    const { code } = await hofkern(['users', 'delete', '--email', farm.email])
    expect([code, await statusOf('/profile', farm.token)]).toEqual([1, 200])
    const deleted = await hofkern(['users', 'delete', '--email', farm.email, '--yes', '--json'])
    expect(JSON.parse(deleted.stdout)).toMatchObject({ email: farm.email, deleted: true })
    expect(await statusOf('/profile', farm.token)).toBe(401)
    expect((await hofkern(['users', 'delete', '--email', farm.email, '--yes'])).code).toBe(1)
  })

  it('makes no account whose name offends, or looks like another', async () => {
    const create = async (username: string) =>
      (await hofkern(['users', 'create', '--email', `${username}@hof.example`, '--username', username])).stderr
    expect(await create('f1cker')).toBe(
      'Dieser Benutzername geht nicht. Dieser Name könnte andere beleidigen. Nimm einen anderen.\n',
    )
    expect(await create('anna-moor')).toBe('')
    expect(await create('anna_m00r')).toBe('Diesen Benutzernamen gibt es schon, oder einen, der genauso aussieht.\n')
  })

  it('says its version', async () => {
    expect((await hofkern(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('says in one German line what the person can mend, without a stack', async () => {
    const wrong: [string[], Record<string, string>, RegExp][] = [
      [
        ['token', 'issue', '--email', 'x@hof.example'],
        {},
        /^Ein Konto mit der Adresse x@hof\.example gibt es nicht\.$/,
      ],
      [['jobs', 'list'], { PORT: 'acht' }, /^PORT: /],
      [['jobs', 'list'], { DATABASE_URL: `${service.database.url}-fehlt` }, /^Die Datenbank unter DATABASE_URL ist/],
      [['restore', '/gibt/es/nicht'], {}, /^In \/gibt\/es\/nicht liegt keine Sicherung/],
    ]
    for (const [args, more, line] of wrong) {
      const { code, stdout, stderr } = await hofkern(args, more)
      expect([code, stdout, stderr.trim().split('\n').length], stderr).toEqual([1, '', 1])
      expect(stderr.trim()).toMatch(line)
    }
  })
})
