import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page as Tab } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsIn } from '../mails.ts'
import { newId } from '../builders/ids.ts'
import { startService, type TestService } from '../e2e/start-hofkern.ts'
import { openCallback, registerAgent, type Agent, type Callback } from './agent.ts'
import { openBrowser } from './open-browser.ts'
import { HOSTILE_NAME } from './page-states.ts'

const PASSWORD = 'ein langes Passwort'

describe('a person with a browser, without scripts', () => {
  let browser: Browser
  let service: TestService
  let context: BrowserContext
  let tab: Tab
  let callback: Callback
  /** What the browser complained about, breaches of a page's policy among it. */
  let complaints: string[]

  beforeAll(async () => {
    ;[browser, service] = await Promise.all([openBrowser(), startService()])
  })
  afterAll(() => Promise.all([browser.close(), service.stop()]))
  beforeEach(async () => {
    complaints = []
    callback = await openCallback()
    context = await openContext(false)
    tab = await context.newPage()
  })
  afterEach(async () => {
    await context.close()
    callback.close()
  })

  async function openContext(javaScriptEnabled: boolean): Promise<BrowserContext> {
    const opened = await browser.newContext({
      javaScriptEnabled,
      locale: 'de-DE',
      viewport: { width: 400, height: 900 },
    })
    opened.on('console', (message) => {
      if (!/status of 4\d\d/.test(message.text())) complaints.push(message.text())
    })
    return opened
  }

  async function newPerson(): Promise<string> {
    const name = newId<string>().slice(-12)
    const email = `${name}@hof.example`
    ;(await service.application.access.createAccount({ email, username: `hof-${name}`, password: PASSWORD })).unwrap()
    return email
  }

  async function signIn(email: string, { password = PASSWORD, on = tab } = {}): Promise<void> {
    await on.getByLabel('E-Mail-Adresse').fill(email)
    await on.getByLabel('Passwort').fill(password)
    await press('Anmelden', on)
  }

  /** Presses a button that sends a form, and waits for the page it leads to. */
  async function press(name: string, on = tab): Promise<void> {
    const arrived = on.waitForEvent('framenavigated')
    await on.getByRole('button', { name, exact: true }).click()
    await arrived
    await on.waitForLoadState()
  }

  const heading = () => tab.getByRole('heading', { level: 1 }).textContent()
  const newAgent = (name = 'Stallhelfer', redirectUri = callback.uri): Promise<Agent> =>
    registerAgent(service.url, { name, redirectUri, uri: 'https://stallhelfer.example' })
  const ask = (token: string) =>
    fetch(`${service.url}/chat/ask`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{"question":"Was steht in meinen Unterlagen?"}',
    })

  it('lets an agent in, sees it among the others, and puts it out again', async () => {
    const [email, agent] = [await newPerson(), await newAgent()]
    await tab.goto(await agent.authorizeUrl())
    await expectText('Danach entscheidest du, was „Stallhelfer“ darf. (Name nicht überprüft)')
    await signIn(email, { password: 'falsch geraten' })
    await expectText('E-Mail-Adresse und Passwort passen nicht zusammen.')
    expect(await tab.getByLabel('E-Mail-Adresse').inputValue()).toBe(email)
    await signIn(email)

    expect(await heading()).toBe('Zugriff zulassen?')
    const question = await tab.getByRole('main').innerText()
    for (const said of [
      'Stallhelfer',
      'Name nicht überprüft',
      'stallhelfer.example',
      'ein Programm auf diesem Gerät',
      email,
      'Fragen stellen',
      'Unterlagen lesen',
      'Unterlagen hinzufügen\ndarf ändern',
    ])
      expect(question).toContain(said)
    expect(question).not.toContain('Tiere')
    expect(await tab.getByLabel('Unterlagen hinzufügen').isChecked()).toBe(false)
    for (const name of ['Fragen stellen', 'Unterlagen lesen', 'Unterlagen hinzufügen'])
      await tab.getByLabel(name).uncheck()
    await press('Zulassen')
    await expectText('Kreuz an, was das Programm darf')
    await tab.getByLabel('Unterlagen hinzufügen').check()
    await press('Zulassen')

    const { access_token: token, refresh_token: refreshToken, scope } = await agent.exchange(callback.seen()!)
    expect(scope).toBe('ask documents.read training.write')
    expect((await ask(token)).status).toBe(200)

    await tab.goto(`${service.url}/konto`)
    await expectText('Stallhelfer')
    await press('Zugriff entziehen (Stallhelfer)')
    await expectText('Der Zugriff ist entzogen.')
    await expectText('Noch kein Programm')
    expect((await ask(token)).status).toBe(401)
    await expect(agent.refresh(refreshToken!)).rejects.toMatchObject({ error: 'invalid_grant' })
    expect(complaints).toEqual([])
  })

  it('is asked again each time, and may decline', async () => {
    const [email, agent] = [await newPerson(), await newAgent()]
    await tab.goto(await agent.authorizeUrl())
    await signIn(email)
    await press('Zulassen')
    await agent.exchange(callback.seen()!)
    await tab.goto(await agent.authorizeUrl())
    await press('Ablehnen')
    expect(Object.fromEntries(callback.seen()!.searchParams)).toMatchObject({
      error: 'access_denied',
      iss: `${service.url}/oauth`,
    })
    await expect(agent.exchange(callback.seen()!)).rejects.toMatchObject({ error: 'access_denied' })
    expect(complaints).toEqual([])
  })

  it('is told when an agent wants nothing but to know who they are', async () => {
    const [email, agent] = [await newPerson(), await newAgent()]
    await tab.goto(await agent.authorizeUrl({ identityOnly: true, scope: 'openid email' }))
    await signIn(email)
    await expectText('Nur wer du bist')
    expect(await tab.getByRole('main').innerText()).not.toContain('Fragen stellen')
    await press('Zulassen')
    expect(callback.seen()!.searchParams.get('code')).toBeTruthy()
  })

  it('gets in with a link by e-mail, once, and goes on where they were', async () => {
    const [email, agent] = [await newPerson(), await newAgent()]
    await tab.goto(await agent.authorizeUrl())
    await press('Link per E-Mail schicken')
    await expectText('Trag bitte deine E-Mail-Adresse ein')
    await tab.getByLabel('E-Mail-Adresse').fill(email)
    await press('Link per E-Mail schicken')
    const answer = await tab.getByRole('main').innerText()
    const link = await linkFor(email)

    await tab.goto(link)
    expect(await heading()).toBe('Willkommen zurück')
    await tab.goto(link)
    await press('Jetzt anmelden')
    expect(await heading()).toBe('Zugriff zulassen?')
    await press('Zulassen')
    expect((await agent.exchange(callback.seen()!)).scope).toContain('ask')

    await tab.goto(link)
    expect(await heading()).toBe('Dieser Link gilt nicht mehr')
    await tab.getByRole('link', { name: 'Neuen Link holen' }).click()
    await tab.getByLabel('E-Mail-Adresse').fill('niemand@hof.example')
    await press('Link per E-Mail schicken')
    expect(await tab.getByRole('main').innerText()).toBe(answer.replaceAll(email, 'niemand@hof.example'))
    expect(complaints).toEqual([])
  })

  it('may be somebody else than the one who is signed in', async () => {
    const [first, second, agent] = [await newPerson(), await newPerson(), await newAgent()]
    await tab.goto(await agent.authorizeUrl())
    await signIn(first)
    await press('Nicht du? Abmelden')
    await signIn(second)
    await expectText(second)
    await press('Zulassen')
    await agent.exchange(callback.seen()!)
    await tab.goto(`${service.url}/konto`)
    await expectText('Stallhelfer')
    expect(complaints).toEqual([])
  })

  it('makes an access token, sees its secret once, and revokes it', async () => {
    await tab.goto(`${service.url}/konto`)
    await signIn(await newPerson())
    await tab.getByText('Neues Zugriffstoken anlegen').click()
    await tab.getByLabel('Name').fill('Melkroboter')
    await tab.getByLabel('Wie lange es gilt').selectOption('30 Tage')
    await press('Zugriffstoken anlegen')
    await expectText('Wähle mindestens ein Recht aus.')
    expect(await tab.getByLabel('Name').inputValue()).toBe('Melkroboter')
    await tab.getByLabel('Fragen stellen').check()
    await press('Zugriffstoken anlegen')

    const secret = await tab.getByLabel('Geheimnis').inputValue()
    expect(secret).toMatch(/^hk_pat_/)
    expect((await ask(secret)).status).toBe(200)
    await tab.goto(`${service.url}/konto`)
    expect(await tab.content()).not.toContain(secret)
    await press('Widerrufen (Melkroboter)')
    await expectText('Das Zugriffstoken ist widerrufen.')
    expect((await ask(secret)).status).toBe(401)
    expect(complaints).toEqual([])
  })

  it('signs out, and nothing stays behind', async () => {
    const email = await newPerson()
    await tab.goto(`${service.url}/konto`)
    await signIn(email)
    await press('Abmelden')
    await tab.goBack()
    expect(await heading()).toBe('Anmelden')
    await tab.goto(`${service.url}/konto`)
    expect(await heading()).toBe('Anmelden')
    expect(complaints).toEqual([])
  })

  it('ends up at a page of ours after signing in, whatever the address said', async () => {
    const email = await newPerson()
    for (const weiter of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/oauth/../../evil',
    ]) {
      await context.clearCookies()
      await tab.goto(`${service.url}/anmelden?${new URLSearchParams({ weiter })}`)
      await signIn(email)
      expect(tab.url()).toBe(`${service.url}/konto`)
    }
  })

  it('reads the name of a hostile agent as a name', async () => {
    const [email, agent] = [await newPerson(), await newAgent(HOSTILE_NAME.slice(0, 200))]
    await context.close()
    context = await openContext(true)
    tab = await context.newPage()
    tab.on('dialog', (dialog) => complaints.push(dialog.message()))
    await tab.goto(await agent.authorizeUrl())
    await signIn(email)
    await expectText('"><script>alert(1)</script>')
    expect(await tab.locator('main :is(script, img)').count()).toBe(0)
    await press('Zulassen')
    await agent.exchange(callback.seen()!)
    await tab.goto(`${service.url}/konto`)
    await expectText('"><script>alert(1)</script>')
    expect(complaints).toEqual([])
  })

  it('sees none of our pages inside another', async () => {
    const [email, agent] = [await newPerson(), await newAgent()]
    await tab.goto(`${service.url}/konto`)
    await signIn(email)
    for (const address of [await agent.authorizeUrl(), `${service.url}/konto`, `${service.url}/anmelden`]) {
      const thief = await openCallback({
        page: `<iframe src="${address.replaceAll('&', '&amp;')}" width="400" height="600"></iframe>`,
      })
      await tab.goto(thief.uri)
      await expect.poll(() => complaints.length).toBeGreaterThan(0)
      expect(complaints.splice(0).join()).toMatch(/frame-ancestors/)
      expect(
        await Promise.all(
          tab
            .frames()
            .slice(1)
            .map((frame) => frame.locator('button').count()),
        ),
      ).toEqual([0])
      thief.close()
    }
  })

  it('does nothing through a form of another page, not even one of the same machine', async () => {
    await tab.goto(`${service.url}/konto`)
    await signIn(await newPerson())
    const csrf = await tab.locator('input[name=csrf]').first().inputValue()
    const thief = await openCallback({
      page: `<form method="post" action="${service.url}/konto/zugriffstokens"><input name="csrf" value="${csrf}"><input name="name" value="x"><input name="scopes" value="ask"><button>Gewinnen</button></form>`,
    })
    await tab.goto(thief.uri)
    await press('Gewinnen')
    expect(await heading()).toBe('Das kam nicht von dieser Seite')
    await tab.goto(`${service.url}/konto`)
    await expectText('Du hast kein Zugriffstoken.')
    thief.close()
  })

  it('reads in plain words what is wrong', async () => {
    const agent = await newAgent()
    const address = new URL(await agent.authorizeUrl())
    for (const [name, value, title] of [
      ['client_id', 'gibt-es-nicht', 'Dieses Programm kennen wir nicht'],
      ['redirect_uri', 'https://evil.example/', 'Hier stimmt etwas nicht'],
    ] as const) {
      const wrong = new URL(address)
      wrong.searchParams.set(name, value)
      await tab.goto(wrong.href)
      expect(await heading()).toBe(title)
    }
    for (const [path, title] of [
      ['/oauth/interaction/gibt-es-nicht', 'Diese Anmeldung ist abgelaufen'],
      ['/gibt-es-nicht', 'Diese Seite gibt es nicht'],
    ] as const) {
      await tab.goto(service.url + path)
      expect(await heading()).toBe(title)
    }
    expect(complaints).toEqual([])
  })

  describe('comes back to the agent', () => {
    it('at an app of its own', async () => {
      const [email, agent] = [
        await newPerson(),
        await newAgent('Cursor', 'cursor://anysphere.cursor-mcp/oauth/callback'),
      ]
      await tab.goto(await agent.authorizeUrl())
      await signIn(email)
      await expectText('die App, die Adressen mit cursor: öffnet')
      const sentTo = new Promise<string>((done) => {
        tab.on('response', (response) => {
          const { location = '' } = response.headers()
          if (location.startsWith('cursor:')) done(location)
        })
      })
      await tab.getByRole('button', { name: 'Zulassen' }).click()
      await agent.exchange(new URL(await sentTo))
      expect(complaints).toEqual([])
    })

    it.runIf(
      Object.values(networkInterfaces())
        .flat()
        .some((one) => one?.address === '::1'),
    )('at an address of this machine in IPv6', async () => {
      callback.close()
      callback = await openCallback({ host: '::1' })
      const [email, agent] = [await newPerson(), await newAgent()]
      await tab.goto(await agent.authorizeUrl())
      await signIn(email)
      await press('Zulassen')
      await agent.exchange(callback.seen()!)
      expect(complaints).toEqual([])
    })

    it('that waits in the window that opened ours', async () => {
      await context.close()
      context = await openContext(true)
      const agent = await newAgent()
      const opener = await openCallback({
        page: `<button onclick="window.open(${JSON.stringify(await agent.authorizeUrl()).replaceAll('"', '&quot;')}, '', 'popup')">Verbinden</button>`,
      })
      const waiting = await context.newPage()
      await waiting.goto(opener.uri)
      const popup = waiting.waitForEvent('popup')
      await waiting.getByRole('button').click()
      tab = await popup
      await signIn(await newPerson())
      await press('Zulassen')
      await agent.exchange(callback.seen()!)
      expect(await tab.evaluate(() => window.opener !== null)).toBe(true)
      expect(complaints).toEqual([])
      opener.close()
    })

    it('that is our own web client, on an origin of its own and without being asked', async () => {
      const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
      const query = new URLSearchParams({
        client_id: 'hofkern-web',
        redirect_uri: callback.uri,
        response_type: 'code',
        scope: 'openid',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        state: 'zufall',
        resource: service.url,
      })
      await tab.goto(`${service.url}/oauth/authorize?${query}`)
      await signIn(await newPerson())
      expect(callback.seen()?.searchParams.get('code')).toBeTruthy()
      expect(complaints).toEqual([])
    })
  })

  async function expectText(text: string): Promise<void> {
    expect((await tab.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')).toContain(text)
  }

  /** The address in the newest mail to somebody, once it is there. */
  async function linkFor(email: string): Promise<string> {
    const folder = join(service.application.settings.dataDir, 'mail')
    const newest = () => mailsIn(folder).findLast((mail) => mail.includes(`To: ${email}`))
    await expect.poll(newest, { timeout: 20_000 }).toBeDefined()
    return /https?:\S+/.exec(newest()!)![0]
  }
})
