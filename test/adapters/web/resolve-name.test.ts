import { afterEach, describe, expect, it } from 'vitest'
import { makeResolveName } from '../../../adapters/web/resolve-name.ts'
import { WebPush } from '../../../adapters/web/web-push.ts'
import { patience } from '../../patience.ts'
import { startNameServer, type NameServer } from '../../stand-ins/name-server.ts'
import { aBrowser } from '../../stand-ins/push-server.ts'

describe('a name of the public web', () => {
  let server: NameServer
  afterEach(() => server.close())
  const resolve = (name: string, timeoutMs = 2000) =>
    new Promise((done, fail) =>
      makeResolveName({ servers: [server.address], timeoutMs })(name, { all: true }, (error, addresses) =>
        error ? fail(error) : done(addresses),
      ),
    )

  it('leads to all addresses that its servers know, of either kind', async () => {
    server = await startNameServer({
      'push.test': { A: '198.51.100.7', AAAA: '2001:0db8:0000:0000:0000:0000:0000:0007' },
      'vier.test': { A: '198.51.100.8' },
    })
    expect(await resolve('push.test')).toEqual([
      { address: '198.51.100.7', family: 4 },
      { address: '2001:db8::7', family: 6 },
    ])
    expect(await resolve('vier.test')).toEqual([{ address: '198.51.100.8', family: 4 }])
  })

  it('fails where its servers say nothing', async () => {
    server = await startNameServer({})
    await expect(resolve('stumm.test', 100)).rejects.toMatchObject({ code: 'ENOTFOUND' })
    expect(server.asked).toContain('stumm.test')
  })

  it('that leads inside is not pushed to, whoever says so', async () => {
    server = await startNameServer({ 'push.test': { A: '10.0.0.5' } })
    const pair = { publicKey: aBrowser().keys.p256dh, privateKey: 'A'.repeat(42) + 'E', subject: 'mailto:a@b.example' }
    const push = new WebPush(pair, {
      reach: { lookup: makeResolveName({ servers: [server.address] }) },
      timeoutMs: patience(2000),
    })
    const device = { token: 'https://push.test/x', keys: aBrowser().keys }
    expect(await push.send(device, { title: 't', body: '', link: 'https://hof.example/', tag: 'a' })).toBe('gone')
  })
})
