import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'

const COOKIE = 'hofkern_known'
const YEAR_MS = 365 * 24 * 3600 * 1000

/**
 * Knows browsers in which an account has signed in before, so that what strangers do with its address does not count
 * against its owner (OWASP, device cookies).
 */
export class KnownBrowsers {
  readonly #secure: boolean
  readonly #secrets: () => Promise<readonly string[]>

  /** @param secrets the first makes cookies, all of them are accepted */
  constructor(baseUrl: string, secrets: () => Promise<readonly string[]>) {
    this.#secure = baseUrl.startsWith('https:')
    this.#secrets = secrets
  }

  /** A name of the browser where the account of that address has signed in in it. */
  async nameOf(ctx: Context, email: string): Promise<string | undefined> {
    const [id = '', seal = ''] = (ctx.cookies.get(COOKIE) ?? '').split('.')
    const given = Buffer.from(seal)
    const right = (await this.#secrets())
      .map((secret) => Buffer.from(sealOf(id, email, secret)))
      .some((expected) => expected.length === given.length && timingSafeEqual(expected, given))
    return right && /^[\w-]{22}$/.test(id) ? id : undefined
  }

  async remember(ctx: Context, email: string): Promise<void> {
    const id = (await this.nameOf(ctx, email)) ?? randomBytes(16).toString('base64url')
    const [secret] = await this.#secrets()
    ctx.cookies.secure = this.#secure
    ctx.cookies.set(COOKIE, `${id}.${sealOf(id, email, secret!)}`, {
      signed: false,
      httpOnly: true,
      sameSite: 'lax',
      path: '/anmelden',
      maxAge: YEAR_MS,
    })
  }
}

const sealOf = (id: string, email: string, secret: string): string =>
  createHmac('sha256', secret).update(`known ${id} ${email}`).digest('base64url')
