import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsIn } from '../mails.ts'
import type { Mail } from '../../core/shared/ports/mailer.ts'
import { newId } from '../builders/ids.ts'
import { until } from '../patience.ts'
import { letAgentIn, OAuthAgent, OAuthBrowser } from './oauth-browser.ts'
import { startService, type TestService } from './start-hofkern.ts'

const PASSWORD = 'Grüne Wiese 7'
const NEXT = 'Blaue Kuh am Deich'

describe('a person with a password', () => {
  let service: TestService
  let person: { email: string; password: string }
  let browser: OAuthBrowser
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.stop())
  beforeEach(async () => {
    const name = newId<string>().slice(-12)
    person = { email: `${name}@hof.example`, password: PASSWORD }
    ;(await service.application.access.createAccount({ ...person, username: `hof-${name}` })).unwrap()
    browser = new OAuthBrowser(service.url)
  })

  const mailsTo = (email: string): string[] => {
    const folder = join(service.application.settings.dataDir, 'mail')
    return mailsIn(folder).filter((text) => text.includes(`To: ${email}\n`))
  }
  const mailAbout = async (subject: Mail['subject'], email = person.email): Promise<string> => {
    const found = () => mailsTo(email).findLast((text) => text.includes(`Subject: ${subject}\n`))
    await until(() => found() !== undefined)
    return found()!
  }
  const linkIn = (mail: string, path: string): string => new RegExp(`http\\S+${path}\\S*`).exec(mail)![0]
  const enters = async (password: string) =>
    (await new OAuthBrowser(service.url).signIn(person.email, password)).status === 303
  const isIn = async (one: OAuthBrowser) => (await one.get('/konto')).status === 200

  describe('changes it', () => {
    const change = async (fields: Record<string, string>) => {
      const page = await (await browser.get('/konto/passwort')).text()
      return browser.submit('/konto/passwort', page, fields)
    }

    it('with the current one, and is signed out everywhere else', async () => {
      const [elsewhere, agent] = [new OAuthBrowser(service.url), await OAuthAgent.register(service.url)]
      for (const one of [browser, elsewhere]) await one.signIn(person.email, PASSWORD)
      const tokens = await letAgentIn(agent, elsewhere, person)
      const changed = await change({ jetzt: PASSWORD, neu: NEXT })
      expect([changed.status, changed.headers.get('location')]).toEqual([303, '/konto?getan=password_changed'])
      expect([await isIn(browser), await isIn(elsewhere)]).toEqual([true, false])
      expect([await enters(PASSWORD), await enters(NEXT)]).toEqual([false, true])
      expect((await agent.refresh(tokens.refresh_token)).status).toBe(200)
      expect(await mailAbout('Dein Passwort wurde geändert')).toContain('Alle anderen Geräte sind seitdem abgemeldet.')
    })

    it.each([
      [{ jetzt: 'falsch geraten', neu: NEXT }, 'Das jetzige Passwort stimmt nicht.'],
      [{ jetzt: '', neu: NEXT }, 'Das jetzige Passwort stimmt nicht.'],
      [{ jetzt: PASSWORD, neu: 'kurz' }, 'braucht mindestens 10 Zeichen'],
      [{ jetzt: PASSWORD, neu: 'x'.repeat(5000) }, 'darf höchstens 1000 Zeichen haben'],
    ])('not with %j', async (fields, said) => {
      await browser.signIn(person.email, PASSWORD)
      const refused = await change(fields)
      expect(refused.status).toBe(422)
      expect(await refused.text()).toContain(said)
      expect(await enters(PASSWORD)).toBe(true)
    })

    it('nowhere but on our own page, and only when signed in', async () => {
      expect((await browser.get('/konto/passwort')).headers.get('location')).toBe(
        '/anmelden?weiter=%2Fkonto%2Fpasswort',
      )
      await browser.signIn(person.email, PASSWORD)
      expect((await browser.submit('/konto/passwort', '', { jetzt: PASSWORD, neu: NEXT })).status).toBe(403)
      expect(await enters(PASSWORD)).toBe(true)
    })
  })

  describe('gets a new one by mail', () => {
    const ask = async (email: string, by = browser) => {
      const page = await (await by.get('/anmelden/passwort')).text()
      return by.submit('/anmelden/passwort', page, { email })
    }
    const linkFor = async () => {
      await ask(person.email)
      return linkIn(await mailAbout('Neues Passwort für Hofkern'), '/anmelden/passwort/neu')
    }
    const set = async (link: string, neu: string) => {
      const page = await (await browser.get(link)).text()
      return browser.submit('/anmelden/passwort/neu', page, { neu })
    }

    it('once, and is signed out everywhere', async () => {
      const elsewhere = new OAuthBrowser(service.url)
      await elsewhere.signIn(person.email, PASSWORD)
      const link = await linkFor()
      const page = await (await browser.get(link)).text()
      expect(page).toContain(`${person.email[0]}•••@h•••.example`)
      expect(page).not.toContain(person.email)
      expect((await set(link, 'kurz')).status).toBe(422)
      expect((await set(link, NEXT)).headers.get('location')).toBe('/anmelden?getan=password_set')
      expect([await isIn(elsewhere), await enters(PASSWORD), await enters(NEXT)]).toEqual([false, false, true])
      expect((await browser.get(link)).status).toBe(422)
      expect((await browser.submit('/anmelden/passwort/neu', page, { neu: 'Noch ein anderes' })).status).toBe(422)
      expect(await enters(NEXT)).toBe(true)
      await mailAbout('Dein Passwort wurde geändert')
    })

    it('and of racing forms one sets it', async () => {
      const link = await linkFor()
      const page = await (await browser.get(link)).text()
      const answers = await Promise.all(
        [1, 2, 3].map((n) => browser.submit('/anmelden/passwort/neu', page, { neu: `${NEXT} ${n}` })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422])
    })

    it('but not with a link from before the password was changed', async () => {
      const link = await linkFor()
      await browser.signIn(person.email, PASSWORD)
      const page = await (await browser.get('/konto/passwort')).text()
      await browser.submit('/konto/passwort', page, { jetzt: PASSWORD, neu: NEXT })
      expect((await browser.get(link)).status).toBe(422)
    })

    it('and whoever asks for a stranger learns nothing', async () => {
      const stranger = `${newId<string>()}@hof.example`
      const texts = await Promise.all(
        [person.email, stranger].map(async (email) => {
          const answer = await ask(email, new OAuthBrowser(service.url))
          return [answer.status, (await answer.text()).replaceAll(email, 'X')]
        }),
      )
      expect(texts[0]).toEqual(texts[1])
      await mailAbout('Neues Passwort für Hofkern')
      expect(mailsTo(stranger)).toEqual([])
    })

    it('but not while an operator keeps them out', async () => {
      const { access } = service.application
      const link = await linkFor()
      await browser.signIn(person.email, PASSWORD)
      await access.disableAccount(person.email)
      expect([(await browser.get(link)).status, await isIn(browser), await enters(PASSWORD)]).toEqual([
        422,
        false,
        false,
      ])
      await access.enableAccount(person.email)
      expect([(await browser.get(link)).status, await isIn(browser), await enters(PASSWORD)]).toEqual([200, true, true])
    })
  })

  describe('is told by mail', () => {
    const subjects = () => mailsTo(person.email).map((text) => /Subject: (.*)/.exec(text)![1])

    it('of a device that is new, and ends it on a page that asks first', async () => {
      const thief = new OAuthBrowser(service.url)
      await thief.signIn(person.email, PASSWORD)
      const link = linkIn(await mailAbout('Neue Anmeldung in deinem Konto'), '/anmelden/zugriff')
      for (let scan = 0; scan < 3; scan++) expect((await new OAuthBrowser(service.url).get(link)).status).toBe(200)
      expect(await isIn(thief)).toBe(true)
      const page = await (await browser.get(link)).text()
      expect(page).toContain('Gerät abmelden?')
      const answers = await Promise.all([1, 2].map(() => browser.submit('/anmelden/zugriff', page, {})))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      expect(await isIn(thief)).toBe(false)
      expect((await browser.get(link)).status).toBe(422)
    })

    it('of one that is known already not again', async () => {
      await browser.signIn(person.email, PASSWORD)
      await mailAbout('Neue Anmeldung in deinem Konto')
      const page = await (await browser.get('/konto')).text()
      await browser.submit('/konto/abmelden', page, {})
      await browser.signIn(person.email, PASSWORD)
      await new OAuthBrowser(service.url).signIn(person.email, PASSWORD)
      await until(() => subjects().length === 2)
      expect(subjects()).toEqual(['Neue Anmeldung in deinem Konto', 'Neue Anmeldung in deinem Konto'])
    })

    it('of a program that they let in, by a name that is no link and no markup, and ends it', async () => {
      const agent = await OAuthAgent.register(service.url, {
        client_name: 'Hofkern <b>Support</b> https://boese.example/x?y Bitte',
      })
      const tokens = await letAgentIn(agent, browser, person)
      const mail = await mailAbout('Ein Programm hat Zugriff auf deinen Hof')
      expect(mail).toContain('(Name nicht überprüft)')
      expect(mail).not.toMatch(/boese\.example|<b>|x\?y/)
      const link = linkIn(mail, '/anmelden/zugriff')
      await new OAuthBrowser(service.url).get(link)
      expect((await agent.refresh(tokens.refresh_token)).status).toBe(200)
      const page = await (await browser.get(link)).text()
      expect(page).not.toContain('<b>')
      expect((await browser.submit('/anmelden/zugriff', page, {})).status).toBe(200)
      expect((await agent.refresh(tokens.refresh_token)).status).toBe(400)
    })

    it('by a link that only the form of our own page uses up', async () => {
      await browser.signIn(person.email, PASSWORD)
      const link = linkIn(await mailAbout('Neue Anmeldung in deinem Konto'), '/anmelden/zugriff')
      const token = new URL(link).searchParams.get('token')!
      const bare = await fetch(`${service.url}/anmelden/zugriff`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ token }),
      })
      expect([bare.status, await isIn(browser)]).toEqual([403, true])
      expect((await fetch(link, { method: 'HEAD' })).status).toBe(200)
      expect(await isIn(browser)).toBe(true)
    })
  })
})

describe('a mail server that hangs', () => {
  it('holds up no sign-in, no consent and no change', async () => {
    let connected = 0
    const silent = createServer(() => void (connected += 1)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const service = await startService({ HOFKERN_SMTP_URL: `smtp://127.0.0.1:${port}` })
    try {
      const name = newId<string>().slice(-12)
      const person = { email: `${name}@hof.example`, password: PASSWORD }
      ;(await service.application.access.createAccount({ ...person, username: `hof-${name}` })).unwrap()
      const browser = new OAuthBrowser(service.url)
      expect((await browser.signIn(person.email, PASSWORD)).status).toBe(303)
      await until(() => connected > 0)
      const forgotten = await (await browser.get('/anmelden/passwort')).text()
      expect((await browser.submit('/anmelden/passwort', forgotten, { email: person.email })).status).toBe(200)
      await letAgentIn(await OAuthAgent.register(service.url), browser, person)
      const page = await (await browser.get('/konto/passwort')).text()
      expect((await browser.submit('/konto/passwort', page, { jetzt: PASSWORD, neu: NEXT })).status).toBe(303)
      expect((await new OAuthBrowser(service.url).signIn(person.email, NEXT)).status).toBe(303)
    } finally {
      silent.close()
      await service.stop()
    }
  })
})
