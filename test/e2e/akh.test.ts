import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience } from '../patience.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

const QUESTION = { question: 'Bis wann muss ich eine Düngung aufschreiben?' }
const ask = (farm: Farm, headers: Record<string, string> = {}) =>
  farm.call('POST', '/chat/ask', { json: QUESTION, headers })

async function akhOf({ application }: TestService, { email }: Farm) {
  const { balance, held, entries } = (await application.billing.readAkh(email, 99)).unwrap()
  return { balance, held, amounts: entries.map(({ amount }) => amount).toReversed() }
}

const grant = ({ application }: TestService, { email }: Farm, amount: number) =>
  application.billing.grantAkh({ email, amount, key: 'a gift', reason: 'operator' })

describe('asking with a payment provider', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService({ HOFKERN_STRIPE_SECRET_KEY: 'sk_test_x', HOFKERN_ASK_COST_AKH: '0.2' })
  })
  afterAll(() => service.stop())

  it('answers 402 where the balance does not cover it, and costs nothing then', async () => {
    const farm = await service.farm()
    await grant(service, farm, 199)
    const refused = await ask(farm)
    expect(refused.status).toBe(402)
    expect(await refused.json()).toMatchObject({
      code: 'akh_exhausted',
      detail: expect.stringContaining('Eine Frage kostet 0,2 AKh, da sind noch 0,199 AKh.'),
    })
    expect(await akhOf(service, farm)).toEqual({ balance: 199, held: 0, amounts: [199] })
  })

  it('answers so many of many at once as the balance covers, and the sum is right', async () => {
    const farm = await service.farm()
    await grant(service, farm, 700)
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => ask(farm)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 200, 402, 402, 402, 402, 402, 402, 402])
    expect(await akhOf(service, farm)).toEqual({ balance: 100, held: 0, amounts: [700, -200, -200, -200] })
  })

  it('is paid once for a request that is repeated, also where the process died before the answer was kept', async () => {
    const farm = await service.farm()
    await grant(service, farm, 1000)
    const key = { 'Idempotency-Key': 'question-1' }
    const first = await (await ask(farm, key)).text()
    const again = await ask(farm, key)
    expect([again.headers.get('Idempotency-Replayed'), await again.text()]).toEqual(['true', first])
    await service.database.asOwner(
      `update idempotent_requests set response = null, running_until = now() - interval '1 second'
       where key = 'question-1'`,
    )
    const redone = await ask(farm, key)
    expect([redone.status, redone.headers.get('Idempotency-Replayed')]).toEqual([200, null])
    expect(await akhOf(service, farm)).toEqual({ balance: 800, held: 0, amounts: [1000, -200] })
    expect((await ask(farm, { 'Idempotency-Key': 'question-2' })).status).toBe(200)
    expect((await akhOf(service, farm)).balance).toBe(600)
  })

  it('takes back nothing of a key that was refused: once there is a balance it goes through', async () => {
    const farm = await service.farm()
    const key = { 'Idempotency-Key': 'question-1' }
    expect((await ask(farm, key)).status).toBe(402)
    await grant(service, farm, 200)
    expect((await ask(farm, key)).status).toBe(200)
    expect(await akhOf(service, farm)).toEqual({ balance: 0, held: 0, amounts: [200, -200] })
  })

  it('belongs to the person: a new beginning leaves it as it is, and it goes with the account', async () => {
    const farm = await service.farm()
    await grant(service, farm, 500)
    await ask(farm)
    const before = await akhOf(service, farm)
    expect((await farm.call('POST', '/namespace/reset')).status).toBe(200)
    expect(await akhOf(service, farm)).toEqual(before)
    const entries = () =>
      service.database.asOwner(
        `select e.id from akh_entries e left join users u on u.id = e.user_id where u.email = $1 or u.id is null`,
        [farm.email],
      )
    expect(await entries()).toHaveLength(2)
    expect((await farm.call('DELETE', '/users/account')).status).toBe(200)
    expect(await entries()).toEqual([])
  })

  it('costs an agent the same, who is told so in words', async () => {
    const farm = await service.farm()
    const token = await farm.agent(['ask'])
    const call = async () => {
      const answer = await fetch(`${service.url}/mcp`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          Accept: 'application/json',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'ask', arguments: QUESTION },
        }),
      })
      return ((await answer.json()) as { result: { isError?: boolean; content: { text: string }[] } }).result
    }
    const refused = await call()
    expect([refused.isError, refused.content[0]!.text]).toEqual([
      true,
      expect.stringContaining('Das Guthaben reicht nicht: Eine Frage kostet 0,2 AKh, da sind noch 0 AKh.'),
    ])
    await grant(service, farm, 200)
    expect((await call()).isError).toBeUndefined()
    expect(await akhOf(service, farm)).toEqual({ balance: 0, held: 0, amounts: [200, -200] })
  })
})

describe('asking without a payment provider', { timeout: patience(60_000) }, () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService({}, { worker: false })
  })
  afterAll(() => service.stop())

  it('refuses nobody and writes down what was used, on no balance', async () => {
    const farm = await service.farm()
    expect((await ask(farm)).status).toBe(200)
    for (const _ of [1, 2]) expect((await ask(farm, { 'Idempotency-Key': 'k' })).status).toBe(200)
    expect(await akhOf(service, farm)).toEqual({ balance: null, held: 0, amounts: [-100, -100] })
    const [account] = await service.database.asOwner('select count(*)::int as accounts from akh_accounts')
    expect(account).toEqual({ accounts: 0 })
  })

  it('shows and grants AKh at the command line, each grant once', async () => {
    const farm = await service.farm()
    const hofkern = async (...args: string[]) => {
      const { databaseUrl, dataDir } = service.application.settings
      const env = { ...process.env, LOG_LEVEL: '', DATABASE_URL: databaseUrl!, HOFKERN_DATA_DIR: dataDir }
      return promisify(execFile)(process.execPath, ['bin/hofkern.mjs', 'akh', ...args], {
        env: { ...env, HOFKERN_STRIPE_SECRET_KEY: 'sk_test_x' },
      }).then(
        ({ stdout }) => stdout,
        ({ stderr, code }: { stderr: string; code: number }) => `${code} ${stderr}`,
      )
    }
    const to = ['--email', farm.email]
    expect(await hofkern('grant', ...to, '--amount', '2,5', '--key', 'hallo')).toBe(
      '2,5 AKh gutgeschrieben. Guthaben: 2,5 AKh.\n',
    )
    expect(JSON.parse(await hofkern('grant', ...to, '--amount', '2.5', '--key', 'hallo', '--json'))).toEqual({
      granted: false,
      unit: 'milli-AKh',
      balance: 2500,
      reserved: 0,
    })
    expect(await hofkern('grant', ...to, '--amount', '3', '--key', 'hallo')).toMatch(/^1 Unter dem Schlüssel hallo/)
    expect(await hofkern('grant', ...to, '--amount', '0', '--key', 'x')).toMatch(/^1 --amount braucht/)
    expect(await hofkern('show', '--email', 'nobody@hof.example')).toMatch(/^1 .*gibt es nicht/)
    expect(await hofkern('show', ...to)).toMatch(/^Guthaben 2,5 AKh, davon reserviert 0 AKh\.\n.*Gutschrift/)
  })
})
