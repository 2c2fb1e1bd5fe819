import { SCOPES } from '../../core/access/index.ts'
import { accountPage, type Account } from '../../apps/http/pages/account-page.ts'
import { consentPage, type ConsentQuestion } from '../../apps/http/pages/consent-page.ts'
import { errorPage, PAGE_ERRORS } from '../../apps/http/pages/error-page.ts'
import { homePage, mcpPage } from '../../apps/http/pages/home-page.ts'
import { rowPage, type ShownRowPage } from '../../apps/http/pages/row-page.ts'
import { sourcePage, type ShownSource } from '../../apps/http/pages/source-page.ts'
import type { Page } from '../../apps/http/pages/page.ts'
import { programsOf, type Connection } from '../../apps/http/pages/program-section.ts'
import { linkInvalidPage, linkSentPage, redeemLinkPage } from '../../apps/http/pages/sign-in-link-pages.ts'
import { signInPage } from '../../apps/http/pages/sign-in-page.ts'

/** A name made to pass for our words, to break out and to break the layout. */
export const HOSTILE_NAME = `"><script>alert(1)</script><img src=x onerror=alert(2)> \u202egeprüft von Hofkern\u2066 🚜👩‍🌾 ${'Ẑ̷͓͖a̶l̵g̸o'.repeat(4)} ${'W'.repeat(500)}`

const form = { csrf: 'c5rf', weiter: '/konto' }
const MAY = Date.UTC(2026, 4, 20, 12, 30)
const day = 86_400_000

const consent: ConsentQuestion = {
  csrf: 'c5rf',
  action: '/oauth/interaction/abc',
  clientName: 'Claude',
  clientUri: 'https://claude.ai',
  redirectUri: 'https://claude.ai/api/mcp/auth_callback',
  email: 'anna.huber@huberhof.de',
  scopes: ['ask', 'research', 'documents.read', 'training.write', 'animals.read'],
  identity: false,
}

const agents: Connection[] = [
  {
    id: '0191',
    clientName: 'Claude',
    scopes: ['ask', 'documents.read', 'training.write', 'animals.read'],
    createdAt: MAY - 40 * day,
    lastUsedAt: MAY,
    endsAt: MAY + 30 * day,
  },
  { id: '0192', clientName: 'Cursor', scopes: ['ask'], createdAt: MAY - day, lastUsedAt: null, endsAt: MAY + 29 * day },
  {
    id: '0193',
    clientName: 'Wetterportal',
    scopes: [],
    createdAt: MAY - 3 * day,
    lastUsedAt: MAY - 2 * day,
    endsAt: MAY + 28 * day,
  },
]

const session = {
  id: '0201',
  clientId: 'hofkern-browser',
  clientName: 'Firefox auf Linux',
  createdAt: MAY - 2 * day,
  lastUsedAt: MAY,
  endsAt: MAY + 28 * day,
  here: true,
}

const source: ShownSource = {
  id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
  title: 'Landpachtvertrag Bergfeld',
  page: 2,
  start: 0,
  text: '§ 4 Pachtzins\n\nDie Pacht beträgt 310 Euro je Hektar und Jahr.\nSie ist am 1. Oktober fällig.\n\n§ 5 Dauer',
  more: false,
  previous: 1,
  next: 3,
  lit: { start: 15, end: 61 },
  originalUrl: 'https://hof.example/objects/1',
  email: 'anna.huber@huberhof.de',
}

const row: ShownRowPage = {
  singular: 'Arbeit',
  label: 'Gülle mit Schleppschuh · 22.04.2026',
  fields: [
    { label: 'Typ', text: 'Düngung' },
    { label: 'Fläche', text: '12,4 ha' },
  ],
  sources: [{ id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e', page: 2, quote: 'Rindergülle, 30 m³/ha' }],
  email: 'anna.huber@huberhof.de',
}

const account: Account = {
  csrf: 'c5rf',
  email: 'anna.huber@huberhof.de',
  programs: programsOf([...agents, { ...agents[0]!, id: '0194', scopes: ['ask'], createdAt: MAY - 90 * day }]),
  page: 1,
  sessions: [session, { ...session, id: '0202', clientName: 'Safari auf iPhone', here: false, lastUsedAt: null }],
  accessTokens: [
    {
      id: '1',
      name: 'Wetterstation',
      scopes: ['training.write'],
      createdAt: MAY - 10 * day,
      lastUsedAt: MAY - 4000,
      expiresAt: MAY + 80 * day,
      revokedAt: null,
      live: true,
    },
    {
      id: '2',
      name: 'Nachtlauf Berichte',
      scopes: ['ask', 'research'],
      createdAt: MAY - 200 * day,
      lastUsedAt: null,
      expiresAt: null,
      revokedAt: null,
      live: true,
    },
    {
      id: '3',
      name: 'Alter Rechner',
      scopes: ['ask'],
      createdAt: MAY - 400 * day,
      lastUsedAt: MAY - 300 * day,
      expiresAt: MAY - 35 * day,
      revokedAt: null,
      live: false,
    },
    {
      id: '4',
      name: 'Versuch',
      scopes: ['places.read', 'letters.read'],
      createdAt: MAY - 20 * day,
      lastUsedAt: null,
      expiresAt: null,
      revokedAt: MAY - 19 * day,
      live: false,
    },
  ],
}

/** Every page in every state that looks different. */
export const PAGE_STATES: Record<string, Page> = {
  'sign-in': signInPage(form),
  'sign-in-for-client': signInPage({ ...form, clientName: 'Claude' }),
  'sign-in-wrong': signInPage({ ...form, email: 'anna.huber@huberhof.de', fault: { kind: 'wrong' } }),
  'sign-in-no-email': signInPage({ ...form, fault: { kind: 'no_email' } }),
  'sign-in-too-many': signInPage({
    ...form,
    email: 'anna.huber@huberhof.de',
    fault: { kind: 'too_many', minutes: 14 },
  }),
  'sign-in-guessed': signInPage({
    ...form,
    email: 'anna.huber@huberhof.de',
    fault: { kind: 'guessed', minutes: 14 },
  }),
  'sign-in-hostile': signInPage({ ...form, clientName: HOSTILE_NAME, email: '"><script>alert(1)</script>' }),
  'link-sent': linkSentPage({ ...form, email: 'anna.huber@huberhof.de', minutes: 15 }),
  'link-redeem': redeemLinkPage({ ...form, token: 't' }),
  'link-elsewhere': redeemLinkPage({
    ...form,
    token: 't',
    clientName: 'Claude',
    elsewhere: { email: 'a•••@h•••.de' },
  }),
  'link-invalid': linkInvalidPage(form),
  consent: consentPage(consent),
  'consent-all': consentPage({
    ...consent,
    clientName: 'Cursor',
    redirectUri: 'cursor://anysphere.cursor-mcp/oauth/callback',
    scopes: SCOPES,
    identity: true,
  }),
  'consent-device': consentPage({
    ...consent,
    clientName: 'mcp-remote',
    knownBy: 'mcp-remote.example',
    redirectUri: 'http://127.0.0.1:3334/oauth/callback',
    scopes: ['ask', 'documents.read'],
  }),
  'consent-nothing-chosen': consentPage({ ...consent, fault: 'nothing_chosen' }),
  'consent-identity': consentPage({ ...consent, scopes: [], identity: true }),
  'consent-hostile': consentPage({
    ...consent,
    clientName: HOSTILE_NAME,
    clientUri: 'javascript:alert(1)',
    redirectUri: `https://${'sehr-lang.'.repeat(20)}example.org/cb`,
    email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example.org`,
  }),
  account: accountPage(account),
  'account-empty': accountPage({ ...account, programs: [], accessTokens: [] }),
  'account-created': accountPage({
    ...account,
    created: { name: 'Melkroboter', secret: 'hk_pat_4Zr0bGqYpT8sKfWn2vXcJdLm5uHaEi7oRtB9yNwQ1xC' },
  }),
  'account-fault': accountPage({
    ...account,
    programs: [],
    accessTokens: [],
    draft: { name: 'Melkroboter', scopes: [], expiry: '365', fault: { kind: 'no_scope' } },
  }),
  'account-no-name': accountPage({
    ...account,
    programs: [],
    accessTokens: [],
    draft: { name: '', scopes: ['ask'], expiry: 'none', fault: { kind: 'no_name' } },
  }),
  'account-many': accountPage({
    ...account,
    programs: programsOf(
      Array.from({ length: 152 }, (_, index) => ({
        ...agents[1]!,
        id: `p${index}`,
        clientName: `Programm ${index + 1}`,
      })),
    ),
    page: 2,
  }),
  'account-revoked': accountPage({ ...account, done: 'agent_revoked' }),
  'account-hostile': accountPage({
    ...account,
    programs: programsOf([{ ...agents[0]!, clientName: HOSTILE_NAME, scopes: [...SCOPES] }]),
    sessions: [{ ...session, clientName: HOSTILE_NAME }],
    accessTokens: [{ ...account.accessTokens[0]!, name: HOSTILE_NAME }],
  }),
  source: sourcePage(source),
  'source-hostile': sourcePage({
    ...source,
    title: HOSTILE_NAME,
    text: HOSTILE_NAME.repeat(3),
    lit: { start: 5, end: 600 },
    more: true,
    previous: null,
  }),
  row: rowPage(row),
  'row-hostile': rowPage({
    ...row,
    label: HOSTILE_NAME,
    fields: [{ label: 'Notiz', text: HOSTILE_NAME }],
    sources: [{ id: '0191', page: null, quote: HOSTILE_NAME }],
  }),
  home: homePage('https://hof.example'),
  mcp: mcpPage('https://hof.example'),
  error: errorPage({ ...PAGE_ERRORS.expired, requestId: '0191f3a2-7c55-7c1e-9d0e-6a1b2c3d4e5f' }),
}
