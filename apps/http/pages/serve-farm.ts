import type { Context, Middleware } from 'koa'
import type { Access, Actor } from '../../../core/access/index.ts'
import { isKindSlug, kindOf, type Farm, type RowId } from '../../../core/farm/index.ts'
import type { Knowledge } from '../../../core/knowledge/index.ts'
import { isUuid, type DocumentId } from '../../../core/shared/ids.ts'
import type { RateLimiter } from '../../../core/shared/ports/rate-limiter.ts'
import type { Sources } from '../../../core/sources/index.ts'
import { germanFields, knownValues, namesOf } from '../../presenters/rows.ts'
import type { AuthorizationServer } from '../oauth/authorization-server.ts'
import { consumeRateLimit } from '../pipeline/rate-limits.ts'
import { PageFault } from './page-faults.ts'
import { rowPage } from './row-page.ts'
import { signedInPerson } from './signed-in-person.ts'
import { sendPage } from './send-page.ts'
import { sourcePage } from './source-page.ts'

export interface FarmPagesParts {
  server: AuthorizationServer
  rateLimiter: RateLimiter | undefined
  access: Access
  farm: Farm
  knowledge: Knowledge
  sources: Sources
}

/** A quote this far into its page is shown with what stands around it. */
const FAR = 100_000
const AROUND = 2000

/** What links in answers open for the person, by method and path: documents at a quote, and rows. */
export function farmPages(parts: FarmPagesParts): Record<string, Middleware> {
  const { rateLimiter, farm, knowledge, sources } = parts

  /** The person of this browser; without one the request ends at the sign-in, which leads back here. */
  async function signedIn(ctx: Context): Promise<{ actor: Actor; email: string } | undefined> {
    const person = await signedInPerson(parts, ctx, ctx.url)
    if (!person) return undefined
    const { userId, namespaceId, email } = person.account
    await consumeRateLimit(rateLimiter, 'general', `user:${userId}`)
    return { actor: { userId, namespaceId, credential: { kind: 'session' } }, email }
  }

  return {
    async 'GET /quellen/:id'(ctx) {
      const person = await signedIn(ctx)
      if (!person) return
      const { actor, email } = person
      const document = uuidIn(ctx, 'id') as DocumentId
      const page = numberIn(ctx, 'seite') ?? 1
      const [start, end] = [numberIn(ctx, 'von'), numberIn(ctx, 'bis')]
      const from = start !== undefined && start > FAR ? start - AROUND : 0
      const [near, original] = await Promise.all([
        knowledge.readPage(actor, { document, page, from }),
        sources.readOriginalUrl(actor, document),
      ])
      // A place behind the end of the page: it is shown from its beginning.
      const found = near.err && from > 0 ? await knowledge.readPage(actor, { document, page }) : near
      if (found.err) throw new PageFault(found.val.kind === 'page_not_found' ? 'no_text' : 'no_source')
      const lit = start !== undefined && end !== undefined && end > start ? { start, end } : undefined
      const originalUrl = original.ok ? original.val.url : undefined
      sendPage(ctx, sourcePage({ id: document, ...found.val, lit, originalUrl, email }))
    },

    async 'GET /zeilen/:kind/:id'(ctx) {
      const person = await signedIn(ctx)
      if (!person) return
      const slug = String(ctx['params']['kind'])
      if (!isKindSlug(slug)) throw new PageFault('no_row')
      const found = await farm.findRow(person.actor, slug, uuidIn(ctx, 'id') as RowId)
      if (found.err) throw new PageFault('no_row')
      const row = found.val
      const kind = kindOf(slug)
      const known = knownValues(row.values, { longest: 5000, lines: 200 })
      sendPage(
        ctx,
        rowPage({
          singular: kind.singular,
          label: row.label,
          fields: germanFields(kind.fields, known, await namesOf(farm, person.actor, [row])),
          sources: row.sources.map(({ documentId, page, quote }) => ({ id: documentId, page, quote })),
          email: person.email,
        }),
      )
    },
  }
}

function uuidIn(ctx: Context, name: string): string {
  const id = String(ctx['params'][name]).toLowerCase()
  if (!isUuid(id)) throw new PageFault('not_found')
  return id
}

/** What is no whole number is as if it were not there. */
function numberIn(ctx: Context, name: string): number | undefined {
  const given = ctx.query[name]
  return typeof given === 'string' && /^\d{1,8}$/.test(given) ? Number(given) : undefined
}
