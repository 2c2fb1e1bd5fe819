import { createECDH } from 'node:crypto'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from '../../../apps/composition/settings.ts'

const faultsOf = (environment: Record<string, string>): string => {
  try {
    readSettings(environment)
    return ''
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.message
  }
}

describe('settings', () => {
  it('have defaults that run on one machine', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      baseUrl: 'http://127.0.0.1:8080',
      databaseUrl: undefined,
      seedDemo: true,
      budgets: { general: { points: 120, seconds: 60 }, read: { points: 30 }, uploads: { points: 5 } },
      maxUploadBytes: 50 * 1024 * 1024,
    })
  })

  it('take an empty variable for an unset one', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 8080, databaseUrl: undefined })
  })

  it('name every fault at once', () => {
    const faults = faultsOf({
      PORT: 'viele',
      HOFKERN_RATE_LIMITS: 'maybe',
      DATABASE_URL: 'mysql://x',
      HOFKERN_BASE_URL: 'hof',
    })
    for (const name of ['PORT', 'HOFKERN_RATE_LIMITS', 'DATABASE_URL', 'HOFKERN_BASE_URL'])
      expect(faults).toContain(`${name}:`)
  })

  it('say what is allowed, in no words of a schema library', () => {
    const faults = faultsOf({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      HOFKERN_RATE_READ_PER_MINUTE: '-1',
      HOFKERN_RATE_GENERAL_PER_MINUTE: '1.5',
      HOFKERN_MAX_UPLOAD_MB: '0',
      HOFKERN_PROXIES: 'zwei',
      HOFKERN_LLM_PROVIDER: 'x',
      HOFKERN_BASE_URL: 'hof',
    })
    expect(faults.split('\n')).toHaveLength(8)
    for (const fault of faults.split('\n')) expect(fault).toMatch(/^[A-Z_]+: (braucht|muss) .+\.$/)
    expect(faults).not.toMatch(/number|erwartet|Ungültig|Zu klein/)
  })

  it('take a time for trials, but not where farms live', () => {
    const given = { HOFKERN_NOW: '2026-05-20T08:00:00+02:00' }
    expect(readSettings(given).trialNow).toBe(Date.UTC(2026, 4, 20, 6))
    expect(readSettings({}).trialNow).toBe(undefined)
    expect(faultsOf({ HOFKERN_NOW: 'morgen' })).toMatch(/^HOFKERN_NOW: braucht .+\.$/)
    expect(faultsOf({ ...given, NODE_ENV: 'production' })).toContain('HOFKERN_NOW')
  })

  it('take embeddings from an endpoint or from a folder, and not from both', () => {
    const endpoint = { HOFKERN_EMBEDDINGS_BASE_URL: 'http://127.0.0.1:1/v1', HOFKERN_EMBEDDINGS_MODEL: 'e5' }
    const folder = { HOFKERN_EMBEDDINGS_MODEL_DIR: './modelle/e5' }
    expect(readSettings(endpoint).embeddings).toMatchObject({ model: 'e5' })
    expect(readSettings(folder).embeddings).toEqual({ folder: resolve('modelle/e5') })
    expect(readSettings({}).embeddings).toBe(undefined)
    expect(faultsOf({ ...endpoint, ...folder })).toBe(
      'HOFKERN_EMBEDDINGS_MODEL_DIR: geht nicht neben HOFKERN_EMBEDDINGS_BASE_URL.',
    )
  })

  it('let questions be written only by a language model', () => {
    const on = { HOFKERN_LLM_PASSAGE_QUESTIONS: 'on' }
    const model = { HOFKERN_LLM_PROVIDER: 'anthropic', HOFKERN_LLM_MODEL: 'x' }
    expect([readSettings(model), readSettings({ ...model, ...on })].map((of) => of.passageQuestions)).toEqual([
      false,
      true,
    ])
    expect(faultsOf(on)).toBe('HOFKERN_LLM_PASSAGE_QUESTIONS: on geht nur mit HOFKERN_LLM_PROVIDER.')
  })

  it('take a pair of keys for push, and none that do not fit each other', () => {
    const [one, other] = [createECDH('prime256v1'), createECDH('prime256v1')]
    for (const pair of [one, other]) pair.generateKeys()
    const given = {
      HOFKERN_VAPID_PUBLIC_KEY: `${one.getPublicKey('base64url')}=`,
      HOFKERN_VAPID_PRIVATE_KEY: one.getPrivateKey('base64url'),
      HOFKERN_VAPID_SUBJECT: 'mailto:betrieb@hof.example',
    }
    expect(readSettings(given).vapid).toEqual({
      publicKey: one.getPublicKey('base64url'),
      privateKey: given.HOFKERN_VAPID_PRIVATE_KEY,
      subject: given.HOFKERN_VAPID_SUBJECT,
    })
    expect(readSettings({}).vapid).toBe(undefined)
    for (const [name, value] of [
      ['HOFKERN_VAPID_PUBLIC_KEY', other.getPublicKey('base64url')],
      ['HOFKERN_VAPID_PUBLIC_KEY', 'kurz'],
      ['HOFKERN_VAPID_PRIVATE_KEY', ''],
      ['HOFKERN_VAPID_PRIVATE_KEY', 'ä'.repeat(43)],
      ['HOFKERN_VAPID_SUBJECT', 'betrieb'],
      ['HOFKERN_VAPID_SUBJECT', ''],
    ] as const)
      expect(faultsOf({ ...given, [name]: value })).toContain(name)
  })

  it('refuse a service without limits in production', () => {
    expect(faultsOf({ HOFKERN_RATE_LIMITS: 'off', NODE_ENV: 'production' })).toContain('HOFKERN_RATE_LIMITS')
    expect(faultsOf({ HOFKERN_RATE_LIMITS: 'off' })).toBe('')
  })

  it('want what belongs together', () => {
    expect(faultsOf({ HOFKERN_S3_ENDPOINT: 'https://s3.example' })).toContain(
      'HOFKERN_S3_BUCKET fehlt neben HOFKERN_S3_ENDPOINT',
    )
    expect(faultsOf({ HOFKERN_LLM_PROVIDER: 'anthropic' })).toContain('HOFKERN_LLM_MODEL')
    expect(faultsOf({ HOFKERN_SESSION_ISSUER: 'https://id.example' })).toContain('HOFKERN_SESSION_JWKS_URL')
  })

  it('seed a demo only with the embedded server, unless told to', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://x/y' }).seedDemo).toBe(false)
    expect(readSettings({ DATABASE_URL: 'postgres://x/y', HOFKERN_SEED_DEMO: 'on' }).seedDemo).toBe(true)
  })

  it('tell of names that mean nothing', () => {
    expect(readSettings({ HOFKERN_PROT: '1', HOFKERN_TEST_DATA: '/data' }).unknown).toEqual(['HOFKERN_PROT'])
  })
})
