import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { Context } from 'koa'
import { describe, expect, it } from 'vitest'
import { SCOPES, type Scope } from '../../../../core/access/index.ts'
import { accountPage, type Account } from '../../../../apps/http/pages/account-page.ts'
import { consentPage, type ConsentQuestion } from '../../../../apps/http/pages/consent-page.ts'
import { deviceName } from '../../../../apps/http/pages/device-name.ts'
import { germanDate } from '../../../../apps/http/pages/german-date.ts'
import { localPath } from '../../../../apps/http/pages/local-path.ts'
import type { Page } from '../../../../apps/http/pages/page.ts'
import { plainName } from '../../../../apps/http/pages/plain-name.ts'
import { programsOf, type Connection } from '../../../../apps/http/pages/program-section.ts'
import { formTarget, redirectTarget } from '../../../../apps/http/pages/redirect-target.ts'
import { SCOPE_TEXTS } from '../../../../apps/http/pages/scope-texts.ts'
import { sendPage } from '../../../../apps/http/pages/send-page.ts'
import { linkSentPage, redeemLinkPage } from '../../../../apps/http/pages/sign-in-link-pages.ts'
import { signInPage } from '../../../../apps/http/pages/sign-in-page.ts'

const QUESTION: ConsentQuestion = {
  csrf: 'c',
  action: '/frage',
  clientName: 'Claude',
  redirectUri: 'https://claude.ai/cb',
  email: 'anna@hof.de',
  scopes: ['ask', 'training.write'],
  identity: false,
}

const ACCOUNT: Account = { csrf: 'c', email: 'a@b.de', programs: [], page: 1, sessions: [], accessTokens: [] }

/** The header fields and the answer of a page as it is sent. */
function sent(page: Page, redirectUris?: string[]): { headers: Record<string, string>; body: string } {
  const ctx = {
    headers: {},
    body: '',
    set: (fields: Record<string, string>) => void Object.assign(ctx.headers, fields),
  }
  sendPage(ctx as unknown as Context, page, 200, redirectUris)
  return ctx
}

describe('a page', () => {
  it('runs nothing but its own stylesheet, which its policy names by its hash', () => {
    const { headers, body } = sent(signInPage({ csrf: 'c', weiter: '/konto' }))
    const [, style] = /<style>([^]*)<\/style>/.exec(body)!
    expect(headers['Content-Security-Policy']).toContain(
      `style-src 'sha256-${createHash('sha256').update(style!).digest('base64')}'`,
    )
    expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
    expect(body).not.toMatch(/<script|style="|\son\w+=/)
  })

  it.each([
    ['https://claude.ai/api/callback?x=1', 'https://claude.ai'],
    ['http://127.0.0.1:3334/cb', 'http://127.0.0.1:3334'],
    ['http://[::1]:3334/cb', 'http:'],
    ['cursor://anysphere.cursor-mcp/oauth', 'cursor:'],
    ['https://a;script-src.example/cb', 'https:'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example'],
  ])('lets its form lead to %s', (uri, source) => {
    expect(formTarget(uri)).toBe(source)
    expect(sent(consentPage(QUESTION), [uri]).headers['Content-Security-Policy']).toContain(
      `; form-action 'self' ${source}; frame-ancestors`,
    )
  })

  it('takes no redirect address for a directive', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (uri) => {
        expect(formTarget(uri)).toMatch(/^https?:(\/\/[a-z0-9.-]+(:\d+)?)?$/)
      }),
    )
  })

  it('lets go of the window that opened it, except where programs wait for the answer', () => {
    const opener = (page: Page) => sent(page).headers['Cross-Origin-Opener-Policy']
    expect([signInPage({ csrf: 'c', weiter: '/' }), consentPage(QUESTION)].map(opener)).toEqual([undefined, undefined])
    expect(opener(accountPage(ACCOUNT))).toBe('same-origin')
  })
})

describe('the consent page', () => {
  it('says of each scope what it lets a program do, and of each that writes or costs that it does', () => {
    for (const scope of SCOPES) {
      const { markup } = consentPage({ ...QUESTION, scopes: [scope] })
      expect(markup).toContain(SCOPE_TEXTS[scope].sentence)
      expect(markup.includes('darf ändern')).toBe(scope.endsWith('.write'))
      expect(markup.includes('kostet AKh')).toBe(scope === 'research')
    }
  })

  it('has a box for each scope, ticked only where it neither writes nor costs', () => {
    const { markup } = consentPage({ ...QUESTION, scopes: SCOPES })
    const boxes = [...markup.matchAll(/<input type="checkbox" name="scopes" value="([^"]+)"( checked)?/g)]
    expect(boxes.map(([, scope]) => scope)).toEqual([...SCOPES])
    expect(boxes.filter(([, , checked]) => !checked).map(([, scope]) => scope)).toEqual([
      'research',
      'training.write',
      'workspace.write',
    ])
    expect(markup.indexOf('<form method="post" action="/frage">')).toBeLessThan(markup.indexOf('name="scopes"'))
  })

  it('says plainly that questions read everything, and what is wrong when nothing is ticked', () => {
    expect(consentPage(QUESTION).markup).toContain('auch aus denen, die du hier nicht ankreuzt')
    const { markup } = consentPage({ ...QUESTION, fault: 'nothing_chosen' })
    expect(markup).toContain('id="rechte-fehler" role="alert"')
    expect(markup).toContain('aria-describedby="rechte-fehler"')
    expect(markup).toContain('<title>Fehler')
  })

  it('shows where the answer goes, and that no one checked the name', () => {
    const { markup } = consentPage({
      ...QUESTION,
      clientName: 'Hofkern',
      redirectUri: 'https://bücher.example:8443/cb',
    })
    expect(markup).toContain('Name nicht überprüft')
    expect(markup).toContain('<strong>xn--bcher-kva.example:8443</strong>')
    expect(redirectTarget('http://localhost:1/cb')).toEqual({ kind: 'device', name: 'localhost:1' })
    expect(redirectTarget('http://localhost.evil.example/cb').kind).toBe('website')
    expect(redirectTarget('cursor://x/y')).toEqual({ kind: 'app', name: 'cursor' })
  })

  it('names the host whose document the program is known by, and warns where any program on the device could name it', () => {
    const known = (redirectUri: string) => consentPage({ ...QUESTION, knownBy: 'claude.ai', redirectUri }).markup
    expect(known('https://claude.ai/cb')).toContain(
      '<dt>Bekannt durch</dt><dd>ein Dokument auf <strong>claude.ai</strong></dd>',
    )
    expect(known('https://claude.ai/cb')).not.toContain('Jedes Programm auf diesem Gerät')
    for (const uri of ['http://127.0.0.1:3334/cb', 'cursor://x/y'])
      expect(known(uri)).toContain('Jedes Programm auf diesem Gerät')
    expect(consentPage({ ...QUESTION, redirectUri: 'http://127.0.0.1:3334/cb' }).markup).not.toMatch(
      /Bekannt durch|Jedes Programm/,
    )
  })

  it('tells one that wants nothing but the name of the person apart', () => {
    const only = consentPage({ ...QUESTION, scopes: [], identity: true }).markup
    expect(only).toContain('Nur wer du bist')
    expect(consentPage({ ...QUESTION, identity: true }).markup).toContain('<strong>Wer du bist</strong>')
    expect(consentPage(QUESTION).markup).not.toContain('er du bist')
  })
})

describe('a name that a stranger chose', () => {
  it('is one visible line of at most 80 units, whatever it was', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\u202e',
        '\u2066',
        '\u200f',
        '\u200b',
        '\ufeff',
        '\n',
        '\u3164',
        '👩‍🌾',
        'Z̷͓͖̑',
        '\ud800',
        'W'.repeat(100),
        '\u{e0041}',
      ),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const name = plainName(parts.join(''))
        expect(name.length).toBeGreaterThan(0)
        expect(name.length).toBeLessThanOrEqual(80)
        expect(name.isWellFormed()).toBe(true)
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\p{M}{3}/u)
      }),
    )
  })

  it.each([
    ['Claude', 'Claude'],
    ['  Mein\n Programm ', 'Mein Programm'],
    ['\u202eabc', 'abc'],
    ['\u200b\u3164', 'Programm ohne Namen'],
    ['', 'Programm ohne Namen'],
    ['Müller & Söhne', 'Müller & Söhne'],
  ])('%j reads %j', (given, name) => expect(plainName(given)).toBe(name))
})

describe('the pages of signing in', () => {
  it('tell a wrong address and a wrong password alike, and tie the fault to the fields', () => {
    const { markup } = signInPage({ csrf: 'c', weiter: '/konto', email: 'a@b.de', fault: { kind: 'wrong' } })
    expect(markup.match(/aria-invalid="true" aria-describedby="fehler"/g)).toHaveLength(2)
    expect(markup).toContain('<title>Fehler beim Anmelden')
  })

  it('offer both ways, and carry what the forms need', () => {
    const { markup } = signInPage({ csrf: 'c"<', weiter: '/oauth?a=1&b=2' })
    expect(markup).toContain('name="csrf" value="c&#34;&#60;"')
    expect(markup).toContain('name="weiter" value="/oauth?a=1&#38;b=2"')
    expect(markup).toContain('formaction="/anmelden/link"')
    expect(linkSentPage({ email: 'a@b.de', weiter: '/a?b&c', minutes: 15 }).markup).toContain(
      'href="/anmelden?weiter=%2Fa%3Fb%26c"',
    )
    expect(redeemLinkPage({ csrf: 'c', token: 't', weiter: '/' }).markup).toContain('name="token" value="t"')
  })

  it('ask before a link signs in another browser, and tell of the address no more than its owner needs', () => {
    const link = { csrf: 'c', token: 't', weiter: '/konto', clientName: 'Claude' }
    const { markup } = redeemLinkPage({ ...link, elsewhere: { email: 'a•••@h•••.de' } })
    expect(markup).toContain('<bdi>a•••@h•••.de</bdi>')
    expect(markup).toContain('name="bestaetigt" value="ja"')
    expect(markup).toContain('was <bdi>„Claude“</bdi> darf')
    expect(redeemLinkPage(link).markup).not.toContain('bestaetigt')
  })
})

describe('the path to go on at', () => {
  it.each([
    ['/konto', '/konto'],
    ['/oauth/authorize?a=1&b=2', '/oauth/authorize?a=1&b=2'],
    ['/oauth/token', '/konto'],
    [undefined, '/konto'],
    ['/konto#x', '/konto'],
    ['/quellen/01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e?seite=2', '/quellen/01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e?seite=2'],
    [
      '/zeilen/work_items/01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
      '/zeilen/work_items/01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
    ],
    ['/zeilen/../oauth/token', '/konto'],
    ['/', '/konto'],
  ])('%s is %s', (given, path) => expect(localPath(given)).toBe(path))

  it('is one of ours, whatever was given', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        'https:',
        'evil.example',
        '@',
        '/konto',
        '/oauth/authorize',
        '?',
        '#',
        '\t',
        '\n',
        '%2f',
        '..',
        'here.invalid',
        ':',
      ),
      fc.string({ maxLength: 3 }),
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join('')),
        (given) => {
          expect(new URL(localPath(given), 'https://hof.example').href).toMatch(
            /^https:\/\/hof\.example\/(konto|oauth\/authorize)(\?[^#]*)?$/,
          )
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('Zugriffe', () => {
  const connection: Connection = {
    id: 'a/b',
    clientName: 'Claude',
    scopes: ['ask'] satisfies Scope[],
    createdAt: 0,
    lastUsedAt: null,
    endsAt: Date.UTC(2026, 5, 1),
  }
  const account = { ...ACCOUNT, programs: programsOf([connection]) }

  it('names in each button what it ends, and keeps ids in their place', () => {
    const { markup } = accountPage(account)
    expect(markup).toContain('action="/konto/agenten/a%2Fb/entziehen"')
    expect(markup).toContain('Zugriff entziehen<span class="unseen"> (Claude)</span>')
    expect(markup).toContain('noch nie')
    expect(markup).not.toContain('Verbindungen')
  })

  it('shows one entry for a program, with its connections', () => {
    const several = Array.from({ length: 3 }, (_, index) => ({ ...connection, id: `v-${index}` }))
    const programs = programsOf([...several, { ...connection, id: 'w', clientName: 'Claude\u200b' }])
    expect(programs).toMatchObject([{ name: 'Claude', connections: { length: 4 } }])
    const { markup } = accountPage({ ...account, programs })
    expect(markup).toContain('4 Verbindungen')
    expect(markup).toContain(
      'action="/konto/programme/entziehen"><input type="hidden" name="csrf" value="c"><input type="hidden" name="programm" value="Claude">',
    )
    expect(markup.match(/Diese Verbindung beenden/g)).toHaveLength(4)
  })

  it('shows twenty programs a page, and ends all of them together', () => {
    const programs = programsOf(
      Array.from({ length: 152 }, (_, index) => ({ ...connection, id: `p-${index}`, clientName: `Programm ${index}` })),
    )
    const second = accountPage({ ...account, programs, page: 2 }).markup
    expect(second.match(/<h3><bdi>Programm \d+/g)).toHaveLength(20)
    expect(second).toContain('<bdi>Programm 20</bdi>')
    expect(second).toContain('Seite 2 von 8')
    expect(second).toContain('Allen 152 Programmen entziehen')
    expect(accountPage({ ...account, programs, page: 8 }).markup).not.toContain('seite=9')
  })

  it('shows where the person is signed in, and which of it is here', () => {
    const session = { ...connection, clientId: 'hofkern-browser', clientName: 'Firefox auf Linux', here: true }
    const elsewhere = { ...session, id: 'x', clientName: 'Safari auf iPhone', here: false }
    const { markup } = accountPage({ ...account, sessions: [session, elsewhere] })
    expect(markup.match(/dieses Gerät<\/span>/g)).toHaveLength(1)
    expect(markup).toContain('action="/konto/geraete/x/abmelden"')
    expect(markup).toContain('Alle anderen Geräte abmelden')
    expect(accountPage({ ...account, sessions: [session] }).markup).not.toContain('Alle anderen')
  })

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox auf Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge auf Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari auf iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome auf Android',
    ],
    ['<script>', 'Ein Browser'],
    ['', 'Ein Browser'],
  ])('knows a browser that says %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))

  it('shows a secret only when it was just made, and no button for a dead token', () => {
    const dead = {
      id: '1',
      name: 'Alt',
      scopes: [],
      createdAt: 0,
      lastUsedAt: null,
      expiresAt: 1,
      revokedAt: null,
      live: false,
    }
    expect(accountPage({ ...account, accessTokens: [dead] }).markup).not.toMatch(/widerrufen"|Geheimnis/)
    expect(accountPage({ ...account, created: { name: 'Neu', secret: 'hk_pat_x' } }).markup).toContain(
      'hk_pat_x</textarea>',
    )
  })

  it('tells times as in Germany, in summer and in winter', () => {
    expect(
      [germanDate(Date.UTC(2026, 4, 20, 12, 30)), germanDate(Date.UTC(2026, 0, 5, 23, 0))].map(({ markup }) =>
        markup.replaceAll(/<[^>]+>/g, ''),
      ),
    ).toEqual(['20.05.2026, 14:30 Uhr', '06.01.2026, 00:00 Uhr'])
  })
})
