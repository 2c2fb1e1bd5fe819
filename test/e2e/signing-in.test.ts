import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsIn } from '../mails.ts'
import { newId } from '../builders/ids.ts'
import { until } from '../patience.ts'
import { hiddenFields, letAgentIn, OAuthAgent, OAuthBrowser, type Tokens } from './oauth-browser.ts'
import { startService, type TestService } from './start-hofkern.ts'

const PASSWORD = 'Grüne Wiese 7'

async function personOf(service: TestService) {
  const name = newId<string>().slice(-12)
  const made = { email: `${name}@hof.example`, username: `hof-${name}`, password: PASSWORD }
  ;(await service.application.access.createAccount(made)).unwrap()
  return made
}

describe('a person', () => {
  let service: TestService
  let base: string
  let person: { email: string; password: string }
  let browser: OAuthBrowser
  beforeAll(async () => {
    service = await startService()
    base = service.url
  })
  beforeEach(async () => {
    person = await personOf(service)
    browser = new OAuthBrowser(base)
  })
  afterAll(() => service.stop())

  const bearer = async () =>
    (await service.application.access.issueSession({ email: person.email, lifetimeSeconds: 600 })).unwrap().token
  const statusWith = async (token: string) =>
    (await fetch(`${base}/access-tokens`, { headers: { Authorization: `Bearer ${token}` } })).status
  const web = () =>
    Object.assign(Object.create(OAuthAgent.prototype) as OAuthAgent, {
      base,
      clientId: 'hofkern-web',
      redirectUri: 'http://localhost:5173/callback',
    })
  const webTokens = async (by: OAuthBrowser) => {
    const { address, verifier } = web().request({ resource: base, scope: null })
    const callback = new URL((await by.get(address)).headers.get('location')!)
    return (await (await web().exchange(callback.searchParams.get('code')!, verifier)).json()) as Tokens
  }

  describe('who asks for a link by e-mail', () => {
    const folder = () => join(service.application.settings.dataDir, 'mail')
    async function askForLink(email: string, weiter = '/konto') {
      const page = await (await browser.get(`/anmelden?${new URLSearchParams({ weiter })}`)).text()
      expect((await browser.submit('/anmelden/link', page, { email })).status).toBe(200)
      const mailOf = () => mailsIn(folder()).find((text) => text.includes(email))
      await until(() => mailOf() !== undefined)
      const mail = mailOf()!
      return { mail, link: /http\S+/.exec(mail)![0] }
    }

    it('is signed in in that browser with one click, and reads in the mail when and for which program', async () => {
      const agent = await OAuthAgent.register(base, { client_name: 'Stallhelfer' })
      const { mail, link } = await askForLink(person.email, agent.request().address)
      expect(mail).toMatch(/am \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr wurde dieser Link/)
      expect(mail).toContain('„Stallhelfer“')
      const page = await (await browser.get(link)).text()
      expect(page).toContain('Jetzt anmelden')
      expect((await browser.submit('/anmelden/link/einloesen', page, {})).status).toBe(303)
      expect((await browser.get('/konto')).status).toBe(200)
    })

    it('is asked elsewhere, where a click alone signs nobody in', async () => {
      const { link } = await askForLink(person.email)
      const victim = new OAuthBrowser(base)
      const page = await (await victim.get(link)).text()
      expect(page).toContain('Hier anmelden?')
      expect(page).toContain(`${person.email[0]}•••@h•••.example`)
      expect(page).not.toContain(person.email)
      const { bestaetigt, ...fields } = hiddenFields(page)
      expect(bestaetigt).toBe('ja')
      const without = page.replace(/<input type="hidden" name="bestaetigt"[^>]*>/, '')
      expect((await victim.submit('/anmelden/link/einloesen', without, fields)).status).toBe(422)
      expect((await victim.get('/konto')).status).toBe(303)
      expect((await victim.submit('/anmelden/link/einloesen', page, {})).status).toBe(303)
      expect(await (await victim.get('/konto')).text()).toContain(person.email)
    })
  })

  it('sees where they are signed in, and ends one place and what it got, or all others', async () => {
    const [here, there] = [browser, new OAuthBrowser(base)]
    await here.signIn(person.email, PASSWORD)
    await there.signIn(person.email, PASSWORD)
    const [own, other, command] = [await webTokens(here), await webTokens(there), await bearer()]
    const page = await (await here.get('/konto')).text()
    expect(page.match(/dieses Gerät<\/span>/g)).toHaveLength(1)
    expect(page.match(/action="\/konto\/geraete\/[0-9a-f-]{36}\/abmelden"/g)).toHaveLength(3)
    await here.submit('/konto/geraete/andere-abmelden', page, {})
    expect([await statusWith(own.access_token), await statusWith(other.access_token)]).toEqual([200, 401])
    expect([await statusWith(command), (await there.get('/konto')).status]).toEqual([401, 303])
    expect((await web().refresh(other.refresh_token)).status).toBe(400)

    const left = await (await here.get('/konto')).text()
    const [, mine] = /action="(\/konto\/geraete\/[0-9a-f-]{36}\/abmelden)"/.exec(left)!
    const stranger = new OAuthBrowser(base)
    await stranger.signIn((await personOf(service)).email, PASSWORD)
    await stranger.submit(mine!, await (await stranger.get('/konto')).text(), {})
    expect((await here.get('/konto')).status).toBe(200)
    await here.submit(mine!, left, {})
    expect([(await here.get('/konto')).status, await statusWith(own.access_token)]).toEqual([303, 401])
  })

  it('who signs out ends everything that was got in that browser', async () => {
    await browser.signIn(person.email, PASSWORD)
    const [first, second] = [await webTokens(browser), await webTokens(browser)]
    const page = await (await browser.get('/konto')).text()
    await browser.submit('/konto/abmelden', page, {})
    expect([await statusWith(first.access_token), await statusWith(second.access_token)]).toEqual([401, 401])
  })

  it('sees one entry for a program, however often it was let in, and none for a code that came to nothing', async () => {
    const agent = await OAuthAgent.register(base, { client_name: 'Stallhelfer' })
    const tokens = [await letAgentIn(agent, browser, person), await letAgentIn(agent, browser, person)]
    await browser.authorize(agent.request().address, person)
    const page = await (await browser.get('/konto')).text()
    expect(page.match(/<h3><bdi>Stallhelfer<\/bdi>/g)).toHaveLength(1)
    expect(page).toContain('2 Verbindungen')
    const listed = (await (
      await fetch(`${base}/oauth/grants`, { headers: { Authorization: `Bearer ${await bearer()}` } })
    ).json()) as { grants: unknown[] }
    expect(listed.grants).toHaveLength(2)
    const form = page.slice(page.indexOf('action="/konto/programme/entziehen"'))
    expect((await browser.submit('/konto/programme/entziehen', form, {})).status).toBe(303)
    for (const { refresh_token } of tokens) expect((await agent.refresh(refresh_token)).status).toBe(400)
    expect(await (await browser.get('/konto')).text()).toContain('Noch kein Programm')
  })

  it('who lets nothing in is asked again, and gets what they ticked', async () => {
    const agent = await OAuthAgent.register(base)
    const { address, verifier } = agent.request({ scope: 'ask documents.read training.write' })
    const { address: at, page } = (await browser.consent(address, person.email, PASSWORD))!
    const nothing = await browser.submit(at, page, { decision: 'allow' })
    expect([nothing.status, (await nothing.text()).includes('Kreuz an')]).toEqual([422, true])
    const decided = await browser.submit(at, page, { decision: 'allow', scopes: 'documents.read' })
    const callback = new URL((await browser.get(decided.headers.get('location')!)).headers.get('location')!)
    const tokens = (await (await agent.exchange(callback.searchParams.get('code')!, verifier)).json()) as Tokens
    expect(tokens.scope).toBe('documents.read')
    expect(((await (await agent.refresh(tokens.refresh_token)).json()) as Tokens).scope).toBe('documents.read')
  })

  it('is not led on by a program that the operator blocked, which loses its access at once', async () => {
    const agent = await OAuthAgent.register(base)
    const { access_token, refresh_token } = await letAgentIn(agent, browser, person)
    const { address: at, page } = (await browser.consent(agent.request().address, person.email, PASSWORD))!
    const { access } = service.application
    expect((await access.blockClient(agent.clientId)).unwrap()).toEqual({ ended: 1 })
    expect(await statusWith(access_token)).toBe(401)
    expect((await agent.refresh(refresh_token)).status).toBe(400)
    expect((await browser.submit(at, page, { decision: 'allow', scopes: 'ask' })).status).toBe(400)
    const refused = await browser.get(agent.request().address)
    expect([refused.status, (await refused.text()).includes('gesperrt')]).toEqual([403, true])
    ;(await access.unblockClient(agent.clientId)).unwrap()
    expect((await letAgentIn(agent, browser, person)).refresh_token).toBeTruthy()
  })
})

describe('a budget of signing in', () => {
  let service: TestService
  let person: { email: string; password: string }
  let browser: OAuthBrowser
  // A limiter remembers whom it refused, and all of it comes from one address.
  beforeEach(async () => {
    service = await startService(
      { HOFKERN_RATE_LIMITS: 'on', HOFKERN_RATE_SIGN_IN_PER_QUARTER_HOUR: '3' },
      { worker: false },
    )
    person = await personOf(service)
    browser = new OAuthBrowser(service.url)
  })
  afterEach(() => service.stop())
  const statuses = async (by: OAuthBrowser, email: string, times: number) => {
    const seen = []
    for (let attempt = 0; attempt < times; attempt++) seen.push((await by.signIn(email, 'ganz falsch')).status)
    return seen
  }

  it('that strangers use up leaves the browsers of the person alone, and the way by e-mail', async () => {
    await browser.signIn(person.email, PASSWORD)
    const stranger = new OAuthBrowser(service.url)
    expect(await statuses(stranger, person.email, 5)).toEqual([422, 422, 422, 429, 429])
    expect((await browser.signIn(person.email, PASSWORD)).status).toBe(303)
    const page = await (await stranger.get('/anmelden')).text()
    expect((await stranger.submit('/anmelden/link', page, { email: person.email })).status).toBe(200)
  })

  it('is not lent by a known browser to another account', async () => {
    await browser.signIn(person.email, PASSWORD)
    expect((await statuses(browser, (await personOf(service)).email, 4)).at(-1)).toBe(429)
  })

  it('of a known browser is used up, too', async () => {
    await browser.signIn(person.email, PASSWORD)
    expect(await statuses(browser, person.email, 4)).toEqual([422, 422, 422, 429])
  })

  it('of a shared address is given back by everyone who gets in', async () => {
    for (let number = 0; number < 6; number++)
      expect((await new OAuthBrowser(service.url).signIn((await personOf(service)).email, PASSWORD)).status).toBe(303)
  })
})

describe('the budget of credentials', () => {
  it('is not used up by a client that registers again, and by agents that refresh', async () => {
    const service = await startService(
      {
        HOFKERN_RATE_LIMITS: 'on',
        HOFKERN_RATE_CREDENTIALS_PER_HOUR: '2',
        HOFKERN_RATE_GENERAL_PER_MINUTE: '15',
      },
      { worker: false },
    )
    try {
      const register = async (client_name: string) =>
        (
          await fetch(`${service.url}/oauth/register`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ client_name, redirect_uris: ['https://claude.example/cb'] }),
          })
        ).status
      const statuses = []
      for (let time = 0; time < 5; time++) statuses.push(await register('Claude'))
      expect([...statuses, await register('Anderer'), await register('Dritter')]).toEqual([
        201, 201, 201, 201, 201, 201, 429,
      ])
      const agent = Object.assign(Object.create(OAuthAgent.prototype) as OAuthAgent, {
        base: service.url,
        clientId: 'unbekannt',
        redirectUri: 'https://claude.example/cb',
      })
      const [client] = (await service.application.access.listClients(1)).unwrap()
      Object.assign(agent, { clientId: client!.id })
      let { refresh_token } = await letAgentIn(agent, new OAuthBrowser(service.url), await personOf(service))
      for (let time = 0; time < 30; time++) {
        const answer = await agent.refresh(refresh_token)
        expect([time, answer.status]).toEqual([time, 200])
        refresh_token = ((await answer.json()) as Tokens).refresh_token
      }
      let refused = 0
      for (let time = 0; time < 16; time++) refused += Number((await agent.refresh('geraten')).status === 429)
      expect(refused).toBeGreaterThan(0)
    } finally {
      await service.stop()
    }
  })
})
