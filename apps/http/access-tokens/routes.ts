import { z } from 'zod'
import { SCOPES, type Access, type AccessToken } from '../../../core/access/index.ts'
import type { Clock } from '../../../core/shared/ports/clock.ts'
import { notFound, ValidationError } from '../pipeline/http-error.ts'
import { route, type Route } from '../pipeline/route.ts'
import { time } from '../../presenters/time.ts'

const AccessTokenCreateRequest = z
  .strictObject({
    name: z.string().trim().min(1).max(100).describe('What it is for, for your own memory'),
    scopes: z
      .array(z.enum(SCOPES))
      .min(1)
      .max(SCOPES.length)
      .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope))),
    expires_at: z.iso.datetime({ offset: true }).optional().describe('Left out: until you revoke it'),
  })
  .meta({ id: 'AccessTokenCreateRequest' })

const record = {
  token_id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
  live: z.boolean(),
}
const AccessTokenListResponse = z
  .object({ tokens: z.array(z.object(record).meta({ id: 'AccessTokenRecord' })) })
  .meta({ id: 'AccessTokenListResponse' })
const AccessTokenCreatedResponse = z
  .object({ ...record, secret: z.string().describe('Shown here and never again') })
  .meta({ id: 'AccessTokenCreatedResponse' })

const EXAMPLE = {
  token_id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
  name: 'Auswertung im Büro',
  scopes: ['ask', 'documents.read'],
  created_at: '2026-05-20T06:30:00.000Z',
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  live: true,
}

export const accessTokenRoutes = (access: Access, clock: Clock): Route[] => [
  route({
    method: 'get',
    path: '/access-tokens',
    operationId: 'listAccessTokens',
    tag: 'Access tokens',
    access: 'bearer',
    budget: 'general',
    summary: 'List your access tokens, live and dead',
    description: 'Never with a secret.',
    responses: {
      200: { description: 'Newest first', schema: AccessTokenListResponse, example: { tokens: [EXAMPLE] } },
    },
    handle: async ({ actor }) => ({
      status: 200,
      body: { tokens: (await access.listAccessTokens(actor)).map(present) },
    }),
  }),
  route({
    method: 'post',
    path: '/access-tokens',
    operationId: 'createAccessToken',
    tag: 'Access tokens',
    access: 'bearer',
    budget: 'credentials',
    summary: 'Make an access token for a program of yours',
    description: 'It reaches what an agent with the same scopes reaches. The secret is in this answer only.',
    body: AccessTokenCreateRequest,
    bodyExample: { name: 'Auswertung im Büro', scopes: ['ask', 'documents.read'] },
    responses: {
      201: { description: 'Made', schema: AccessTokenCreatedResponse, example: { ...EXAMPLE, secret: 'hk_pat_…' } },
    },
    async handle({ actor, body }) {
      const expiresAt = body.expires_at === undefined ? null : Date.parse(body.expires_at)
      if (expiresAt !== null && expiresAt <= clock.now())
        throw new ValidationError([
          { loc: ['body', 'expires_at'], msg: 'Dieser Zeitpunkt ist schon vorbei.', type: 'in_the_past' },
        ])
      const { token, secret } = await access.createAccessToken(actor, {
        name: body.name,
        scopes: body.scopes,
        expiresAt,
      })
      return {
        status: 201,
        body: { ...present({ ...token, live: true }), secret },
        headers: { 'Cache-Control': 'no-store' },
      }
    },
  }),
  route({
    method: 'delete',
    path: '/access-tokens/{token_id}',
    operationId: 'revokeAccessToken',
    tag: 'Access tokens',
    access: 'bearer',
    budget: 'general',
    summary: 'Revoke an access token',
    description: 'It works on the next request with it. Revoking again changes nothing.',
    params: z.object({ token_id: z.guid().toLowerCase() }),
    responses: { 204: { description: 'Revoked' } },
    failures: { 404: 'you have no such token' },
    async handle({ actor, params }) {
      const revoked = await access.revokeAccessToken(actor, params.token_id)
      if (revoked.err) throw notFound('Diesen Zugriffstoken gibt es nicht.')
      return { status: 204 }
    },
  }),
]

const present = ({
  id,
  name,
  scopes,
  createdAt,
  expiresAt,
  lastUsedAt,
  revokedAt,
  live,
}: AccessToken & { live: boolean }) => ({
  token_id: id,
  name,
  scopes,
  created_at: time(createdAt),
  expires_at: timeOrNull(expiresAt),
  last_used_at: timeOrNull(lastUsedAt),
  revoked_at: timeOrNull(revokedAt),
  live,
})

const timeOrNull = (ms: number | null): string | null => (ms === null ? null : time(ms))
