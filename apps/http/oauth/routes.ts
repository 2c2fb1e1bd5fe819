import { z } from 'zod'
import type { Access, OAuthClient } from '../../../core/access/index.ts'
import type { ValidationFault } from '../pipeline/http-error.ts'
import { route, type Answer, type Route } from '../pipeline/route.ts'
import { time } from '../../presenters/time.ts'

const texts = z.array(z.string().max(100)).max(20)

/** Some clients send every member they know, with null, an empty text or an empty list for what they leave out. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const withoutEmpty = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value)))
    : body

/** RFC 7591 §2; members that are not named here are ignored, as the RFC asks. */
const ClientRegistrationRequest = z
  .object({
    client_name: z.string().max(200).optional().describe('Shown to the person, labelled unverified'),
    client_uri: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional(),
    redirect_uris: z
      .array(z.string().max(2000))
      .min(1)
      .max(20)
      .describe('https, http on the loopback interface (any port), or a scheme of your app'),
    grant_types: texts.optional(),
    response_types: texts.optional(),
    scope: z
      .string()
      .max(2000)
      .optional()
      .describe('Asked for where an authorization request names no scope; unknown ones are dropped'),
    token_endpoint_auth_method: z
      .string()
      .max(100)
      .optional()
      .describe('Whatever is asked for, the answer is none: there are no secrets'),
  })
  .meta({ id: 'ClientRegistrationRequest' })

const ClientRegistrationResponse = z
  .object({
    client_id: z.string(),
    client_id_issued_at: z.int(),
    client_name: z.string(),
    client_uri: z.string().optional(),
    redirect_uris: z.array(z.string()),
    grant_types: z.array(z.string()),
    response_types: z.array(z.string()),
    token_endpoint_auth_method: z.literal('none'),
    scope: z.string().optional(),
  })
  .meta({ id: 'ClientRegistrationResponse' })

const AgentGrant = z
  .object({
    id: z.uuid(),
    client_id: z.string(),
    client_name: z.string().describe('As the agent calls itself'),
    scopes: z.array(z.string()),
    first_used_at: z.iso.datetime().describe('When the person let it in'),
    last_used_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime().describe('Unless the agent uses it before'),
  })
  .meta({ id: 'AgentGrant' })

const AgentGrantListResponse = z.object({ grants: z.array(AgentGrant) }).meta({ id: 'AgentGrantListResponse' })

const EXAMPLE_CLIENT = {
  client_id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
  client_id_issued_at: 1_779_258_600,
  client_name: 'Feldagent',
  redirect_uris: ['http://127.0.0.1/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
}
const EXAMPLE_GRANT = {
  id: '01943c6e-0a52-7c44-8a0b-1c2d3e4f5a6b',
  client_id: EXAMPLE_CLIENT.client_id,
  client_name: 'Feldagent',
  scopes: ['ask', 'documents.read'],
  first_used_at: '2026-05-20T06:30:00.000Z',
  last_used_at: '2026-05-20T07:00:00.000Z',
  expires_at: '2027-05-20T06:30:00.000Z',
}

export const oauthRoutes = (access: Access): Route[] => [
  route({
    method: 'post',
    path: '/oauth/register',
    operationId: 'registerClient',
    tag: 'OAuth',
    access: 'none',
    budget: 'credentials',
    summary: 'Register an agent as an OAuth client',
    description:
      'RFC 7591, open to everyone. Clients are public: PKCE instead of a secret. Members that are null or empty count as left out. A client with a name that registers again from the same address with the same metadata gets the same client_id.',
    body: ClientRegistrationRequest,
    prepare: withoutEmpty,
    bodyExample: { client_name: 'Feldagent', redirect_uris: ['http://127.0.0.1/callback'] },
    responses: { 201: { description: 'Registered', schema: ClientRegistrationResponse, example: EXAMPLE_CLIENT } },
    failures: {
      400: {
        when: 'the metadata will not do: `error` is invalid_redirect_uri or invalid_client_metadata (RFC 7591 §3.2.2)',
        codes: ['invalid_redirect_uri', 'invalid_client_metadata'],
      },
    },
    refuse: (faults, requestId) =>
      registrationFailed(
        codeOf(faults),
        faults.map(({ loc: [, ...member], type }) => `${member.join('.') || 'body'}: ${type}`).join('; '),
        requestId,
      ),
    async handle({ body, address, requestId }) {
      const registered = await access.registerClient(body, address)
      if (registered.err) return registrationFailed(registered.val.kind, registered.val.reason, requestId)
      const { client, known } = registered.val
      return {
        status: 201,
        body: presentClient(client),
        headers: { 'Cache-Control': 'no-store' },
        ...(known && { free: true }),
      }
    },
  }),
  route({
    method: 'get',
    path: '/oauth/grants',
    operationId: 'listAgents',
    tag: 'OAuth',
    access: 'bearer',
    budget: 'general',
    summary: 'List the agents that you have let in',
    responses: {
      200: {
        description: 'Live grants, newest first',
        schema: AgentGrantListResponse,
        example: { grants: [EXAMPLE_GRANT] },
      },
    },
    async handle({ actor }) {
      const grants = await access.listAgents(actor)
      return {
        status: 200,
        body: {
          grants: grants.map(({ id, clientId, clientName, scopes, createdAt, lastUsedAt, endsAt }) => ({
            id,
            client_id: clientId,
            client_name: clientName,
            scopes,
            first_used_at: time(createdAt),
            last_used_at: lastUsedAt === null ? null : time(lastUsedAt),
            expires_at: time(endsAt),
          })),
        },
      }
    },
  }),
  route({
    method: 'delete',
    path: '/oauth/grants/{grant_id}',
    operationId: 'revokeAgent',
    tag: 'OAuth',
    access: 'bearer',
    budget: 'general',
    summary: 'Revoke an agent’s access',
    description: 'It works on the agent’s next request. Idempotent.',
    params: z.object({ grant_id: z.guid().toLowerCase() }),
    responses: { 204: { description: 'The agent has no access any more' } },
    async handle({ actor, params }) {
      await access.revokeAccess(actor, [params.grant_id])
      return { status: 204 }
    },
  }),
]

const codeOf = (faults: readonly ValidationFault[]) =>
  faults.some(({ loc }) => loc[1] === 'redirect_uris')
    ? ('invalid_redirect_uri' as const)
    : ('invalid_client_metadata' as const)

/** As RFC 7591 §3.2.2 asks, and as all our other errors look. */
const registrationFailed = (
  error: 'invalid_redirect_uri' | 'invalid_client_metadata',
  text: string,
  requestId: string,
): Answer => {
  const description = asciiDescription(text)
  return {
    status: 400,
    body: { error, error_description: description, detail: description, code: error, request_id: requestId },
    headers: { 'Cache-Control': 'no-store' },
  }
}

/** What may stand in an error's description (RFC 6749 §5.2). */
const asciiDescription = (text: string): string => text.replaceAll(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, '?')

const presentClient = ({ id, name, uri, redirectUris, scopes, createdAt }: OAuthClient) => ({
  client_id: id,
  client_id_issued_at: Math.floor(createdAt / 1000),
  client_name: name,
  ...(uri !== null && { client_uri: uri }),
  redirect_uris: redirectUris,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
  ...(scopes.length > 0 && { scope: scopes.join(' ') }),
})
