import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { JoseTokenSigner } from '../../../adapters/crypto/jose-token-signer.ts'
import { JwksForeignTokens } from '../../../adapters/crypto/jwks-foreign-tokens.ts'
import { readJwt } from '../../../adapters/crypto/read-jwt.ts'
import { scryptPasswordHasher } from '../../../adapters/crypto/scrypt-password-hasher.ts'
import { AesSecretBox } from '../../../adapters/crypto/secret-box.ts'
import { newSigningKey, SigningKeyRing, type SigningKeys } from '../../../adapters/crypto/signing-key-ring.ts'
import { PostgresSigningKeys } from '../../../adapters/postgres/access/postgres-signing-keys.ts'
import { openTestDatabase } from '../../test-database.ts'

const BASE = 'https://hof.example'
const SESSION = {
  grantId: 'g-1',
  subject: 'u-1',
  clientId: 'hofkern-cli',
  audience: 'session',
  scopes: [],
}

describe('the service’s own tokens', async () => {
  const box = new AesSecretBox(() => [Buffer.alloc(32, 7)], '')
  const key = await newSigningKey(box)
  const jwk = JSON.parse(box.open((key.privateKey as { sealed: string }).sealed, 'signing key')) as JWK
  const keys: SigningKeys = {
    list: async () => [{ ...key, acceptsTokens: true }],
    addFirst: async () => {},
    rotate: async () => {},
    reseal: async () => {},
  }
  let time = Date.parse('2026-05-20T06:00:00Z')
  const now = () => time
  const newSigner = (store = keys) => new JoseTokenSigner(new SigningKeyRing(store, box, now), BASE, now)
  const signer = newSigner()
  const claims = { grantId: 'g-1', subject: 'u-1', clientId: 'hofkern-cli', expiresAt: time + 60_000 }

  it('name their grant until they expire, also when they were checked before', async () => {
    const token = await signer.sign(claims)
    expect(await signer.verify(token)).toEqual({ ...SESSION, keyId: key.id })
    time += 59_000
    expect(await signer.verify(token)).toEqual({ ...SESSION, keyId: key.id })
    time += 1000
    expect(await signer.verify(token)).toBeUndefined()
    expect(await newSigner().verify(token)).toBeUndefined()
    time -= 60_000
  })

  const forge = async (change: {
    audience?: string | string[]
    issuer?: string
    typ?: string
    claims?: object
    signWith?: CryptoKey | Uint8Array
    alg?: string
  }) =>
    new SignJWT({ gid: 'g-1', client_id: 'c-1', ...change.claims })
      .setProtectedHeader({ alg: change.alg ?? 'ES256', kid: key.id, typ: change.typ ?? 'at+jwt' })
      .setIssuer(change.issuer ?? `${BASE}/oauth`)
      .setAudience(change.audience ?? BASE)
      .setSubject('u-1')
      .setExpirationTime(Math.floor(time / 1000) + 60)
      .sign(change.signWith ?? ((await importJWK(jwk, 'ES256')) as CryptoKey))

  it('open the audience of agents with the scopes they name, those that we do not know left out', async () => {
    expect(
      await signer.verify(await forge({ audience: `${BASE}/mcp`, claims: { scope: 'letters.read ask root' } })),
    ).toEqual({ ...SESSION, keyId: key.id, clientId: 'c-1', audience: 'agent', scopes: ['ask', 'letters.read'] })
    expect(await signer.verify(await forge({ audience: `${BASE}/mcp` }))).toMatchObject({
      audience: 'agent',
      scopes: [],
    })
  })

  it('are refused for another audience, issuer or type, without a grant, or with another key', async () => {
    expect(await signer.verify(await forge({}))).toEqual({ ...SESSION, keyId: key.id, clientId: 'c-1' })
    const other = (await generateKeyPair('ES256')).privateKey
    // Key confusion: the public key, which everyone knows, taken for a shared secret.
    const { d: _, ...publicKey } = jwk
    const secret = new TextEncoder().encode(JSON.stringify(publicKey))
    for (const change of [
      { audience: `${BASE}/mcp/` },
      { audience: `${BASE}/oauth/userinfo` },
      { audience: [BASE, `${BASE}/mcp`] },
      { issuer: 'https://other.example' },
      { issuer: BASE },
      { typ: 'JWT' },
      { claims: { gid: undefined } },
      { claims: { gid: 7 } },
      { claims: { client_id: undefined } },
      { signWith: other },
      { alg: 'HS256', signWith: secret },
    ]) {
      expect(await signer.verify(await forge(change)), JSON.stringify(change)).toBeUndefined()
    }
  })

  it('are refused whatever else they are', async () => {
    for (const token of [
      '',
      'a',
      'a.b',
      'a.b.c',
      '..',
      `${'x'.repeat(5000)}.b.c`,
      'eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.',
    ])
      expect(await signer.verify(token)).toBeUndefined()
  })

  it('are read whatever bytes their signature begins with, and no more with a bit of it changed', async () => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const read = (signed: string, signature: Buffer) =>
      readJwt(`${signed}.${signature.toString('base64url')}`, 'at+jwt', async () => ({ public: pair.publicKey }))
    let short = 0
    for (let number = 0; number < 1500; number++) {
      const signed = `${encoded({ alg: 'ES256', typ: 'at+jwt', kid: 'k' })}.${encoded({ number })}`
      const signature = sign('sha256', Buffer.from(signed), { key: pair.privateKey, dsaEncoding: 'ieee-p1363' })
      if (signature[0] === 0 || signature[32] === 0) short++
      expect(await read(signed, signature)).toEqual({ keyId: 'k', claims: { number } })
      signature[number % 64]! ^= 1 << (number % 8)
      expect(await read(signed, signature)).toBeUndefined()
      for (const nothing of [Buffer.alloc(64), Buffer.alloc(64, 0xff)])
        expect(await read(signed, nothing)).toBeUndefined()
    }
    expect(short).toBeGreaterThan(0)
  })

  it('are signed with one key, however many processes start at once', async () => {
    const { database, drop } = await openTestDatabase()
    const store = new PostgresSigningKeys(database)
    const signers = Array.from({ length: 5 }, () => newSigner(store))
    const tokens = await Promise.all(signers.map((one) => one.sign(claims)))
    for (const token of tokens)
      for (const one of signers) expect(await one.verify(token)).toMatchObject({ grantId: 'g-1' })
    expect(await store.list()).toHaveLength(1)
    await drop()
  })

  it('outlive the rotation of their key, and the new key signs only once everyone knows it', async () => {
    const { database, drop, asOwner } = await openTestDatabase()
    const store = new PostgresSigningKeys(database)
    const before = newSigner(store)
    const token = await before.sign(claims)
    const [old] = await store.list()
    const fresh = await newSigningKey(box)
    await store.rotate(fresh, { leaked: false })
    expect((await store.list()).map(({ id }) => id)).toEqual([old!.id, fresh.id])
    await asOwner("update signing_keys set signs_from = signs_from - interval '6 minutes'")
    expect((await store.list()).map(({ id }) => id)).toEqual([fresh.id, old!.id])
    expect(await newSigner(store).verify(token)).toMatchObject({ grantId: 'g-1' })
    const later = await newSigner(store).sign(claims)
    time += 61_000
    expect(await before.verify(await newSigner(store).sign({ ...claims, expiresAt: time + 60_000 }))).toMatchObject({
      grantId: 'g-1',
    })
    time -= 61_000
    expect(JSON.parse(Buffer.from(later.split('.')[0]!, 'base64url').toString())).toMatchObject({ kid: fresh.id })
    await asOwner("update signing_keys set retired_at = now() - interval '1 second' where retired_at is not null")
    expect(await newSigner(store).verify(token)).toBeUndefined()
    await drop()
  })
})

describe('another issuer’s tokens', () => {
  let server: Server
  let tokens: JwksForeignTokens
  let sign: (
    claims: object,
    options?: { issuer?: string; audience?: string; expires?: string; alg?: string; kid?: string },
  ) => Promise<string>
  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }] }
    server = createServer(
      (_request, response) =>
        void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(jwks)),
    )
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const jwksUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}/jwks`
    tokens = new JwksForeignTokens({ issuer: 'https://id.example', jwksUrl, audience: 'hofkern' })
    sign = (claims, { issuer = 'https://id.example', audience = 'hofkern', expires = '5m', kid = 'k1' } = {}) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setSubject('7')
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime(expires)
        .sign(privateKey)
  })
  afterAll(() => new Promise((done) => server.close(done)))

  it('name a person by issuer and subject, the address only if it is not known to be unconfirmed', async () => {
    expect(await tokens.verify(await sign({ email: 'a@b.de' }))).toEqual({
      id: { issuer: 'https://id.example', subject: '7' },
      email: 'a@b.de',
      issuedAt: expect.toSatisfy((at: number | null) => at === null || Math.abs(at - Date.now()) < 60_000),
    })
    expect(await tokens.verify(await sign({ email: 'a@b.de', email_verified: false }))).toMatchObject({ email: null })
    expect(await tokens.verify(await sign({}))).toMatchObject({ email: null })
  })

  it('are refused for another issuer, audience, key, or when they are old', async () => {
    for (const token of [
      await sign({}, { issuer: 'https://evil.example' }),
      await sign({}, { audience: 'other' }),
      await sign({}, { expires: '-1m' }),
      await sign({}, { kid: 'unknown' }),
      'a.b.c',
    ]) {
      expect(await tokens.verify(token)).toBeUndefined()
    }
  })
})

describe('passwords', () => {
  it('match their own hash only', async () => {
    const hash = await scryptPasswordHasher.hash('Grüne Wiese 7')
    expect(hash).not.toContain('Wiese')
    expect(await scryptPasswordHasher.matches('Grüne Wiese 7', hash)).toBe(true)
    // The same letters typed on another keyboard: u and a mark instead of ü.
    expect(await scryptPasswordHasher.matches('Gru\u0308ne Wiese 7', hash)).toBe(true)
    expect(await scryptPasswordHasher.matches('grüne Wiese 7', hash)).toBe(false)
    expect(await scryptPasswordHasher.matches('Grüne Wiese 7', null)).toBe(false)
    expect(await scryptPasswordHasher.hash('Grüne Wiese 7')).not.toBe(hash)
  })
})
