import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'
import { PageFault } from './page-faults.ts'

const COOKIE = 'hofkern_form'
const MOST_BYTES = 64 * 1024

/**
 * Guards the forms of our pages against other sites: a form carries a token that belongs to a cookie of the same
 * browser, and what a browser says of the sender has to fit (OWASP, signed double submit).
 */
export class FormGuard {
  readonly #baseUrl: string
  readonly #secrets: () => Promise<readonly string[]>

  /** @param secrets the first makes tokens, all of them are accepted */
  constructor(baseUrl: string, secrets: () => Promise<readonly string[]>) {
    this.#baseUrl = baseUrl
    this.#secrets = secrets
  }

  /** The token for the forms of a page. */
  async token(ctx: Context): Promise<string> {
    const known = ctx.cookies.get(COOKIE)
    const cookie = known && /^[\w-]{43}$/.test(known) ? known : this.renew(ctx)
    const [secret] = await this.#secrets()
    return tokenOf(cookie, secret!)
  }

  /** Gives the browser a new cookie, so that no token from before a sign-in counts after it. */
  renew(ctx: Context): string {
    const cookie = randomBytes(32).toString('base64url')
    ctx.cookies.secure = this.#baseUrl.startsWith('https:')
    ctx.cookies.set(COOKIE, cookie, { signed: false, httpOnly: true, sameSite: 'lax', path: '/' })
    return cookie
  }

  /** What tells this browser from others, known to it alone; empty where it has sent no form yet. */
  browser(ctx: Context): string {
    return ctx.cookies.get(COOKIE) ?? ''
  }

  /** The fields of a form that one of our pages sent; throws for any other. */
  async read(ctx: Context): Promise<URLSearchParams> {
    const origin = ctx.get('Origin')
    const site = ctx.get('Sec-Fetch-Site')
    if ((origin && origin !== new URL(this.#baseUrl).origin) || (site && site !== 'same-origin'))
      throw new PageFault('foreign_form')
    const fields = await readFields(ctx)
    const cookie = ctx.cookies.get(COOKIE) ?? ''
    const given = Buffer.from(fields.get('csrf') ?? '')
    const right = (await this.#secrets())
      .map((secret) => Buffer.from(tokenOf(cookie, secret)))
      .some((token) => token.length === given.length && timingSafeEqual(token, given))
    if (!cookie || !right) throw new PageFault('foreign_form')
    return fields
  }
}

const tokenOf = (cookie: string, secret: string): string =>
  createHmac('sha256', secret).update(`form ${cookie}`).digest('base64url')

/** The fields of any form; throws for what is none or too large. */
export async function readFields(ctx: Context): Promise<URLSearchParams> {
  if (!ctx.is('application/x-www-form-urlencoded')) throw new PageFault('bad_request')
  const chunks: Buffer[] = []
  let bytes = 0
  // What is refused is still read to its end, or the connection would hang on it.
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new PageFault('bad_request')
    chunks.push(chunk)
  }
  const fields = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
  if ([...fields.values()].some((value) => value.includes('\0'))) throw new PageFault('bad_request')
  return fields
}
