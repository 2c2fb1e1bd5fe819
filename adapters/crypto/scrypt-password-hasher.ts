import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { PasswordHasher } from '../../core/access/index.ts'

/** OWASP's first choice for scrypt: N = 2^17, r = 8, p = 1, 128 MB a hash. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 }
const KEY_BYTES = 32

/** `scrypt$N$r$p$salt$key`, so that a later cost applies to new hashes and old ones still match. */
export const scryptPasswordHasher: PasswordHasher = {
  async hash(password) {
    const salt = randomBytes(16)
    const key = await derive(password, salt, COST)
    return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
  },

  async matches(password, hash) {
    const [, N, r, p, salt, key] = (hash ?? '').split('$')
    const known = salt !== undefined && key !== undefined
    const expected = known ? Buffer.from(key, 'base64url') : Buffer.alloc(KEY_BYTES)
    const cost = known ? { N: Number(N), r: Number(r), p: Number(p), maxmem: COST.maxmem } : COST
    const derived = await derive(password, known ? Buffer.from(salt, 'base64url') : Buffer.alloc(16), cost)
    return timingSafeEqual(derived, expected) && known
  },
}

const derive = (password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> =>
  new Promise((done, fail) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) => (error ? fail(error) : done(key))),
  )
