import { errorAnswersOf, type ErrorAnswer } from './error-answers.ts'
import type { Route } from './route.ts'

/** Headers of answers, told once. */
const HEADERS: Readonly<Record<string, string>> = {
  'X-Request-Id': 'Of the request: the caller’s own if it is a sane token, else a new one',
  RateLimit: 'What is left of the budget (draft-ietf-httpapi-ratelimit-headers)',
  'RateLimit-Policy': 'The budget that the call counts against',
  'Retry-After': 'Seconds to wait before the next try',
  'WWW-Authenticate':
    'Which credential is missing (RFC 6750); where agents may call, with resource_metadata (RFC 9728)',
  'Idempotency-Replayed': 'true: this is the first answer again',
  ETag: 'The version of the row, for If-Match',
  Location: 'Where what was made is read',
  'Content-Disposition': 'The name of the file',
}

const NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  412: 'PreconditionFailed',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  422: 'ValidationFailed',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
}

/** Of the codes of a status, what the plain name means; others are added to it. */
const PLAIN = new Set([
  'not_authenticated',
  'invalid_token',
  'not_found',
  'version_conflict',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'database_unavailable',
  'storage_full',
  'storage_read_only',
])

const pascal = (code: string): string =>
  code
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')

const nameOf = ({ status, codes }: Pick<ErrorAnswer, 'status' | 'codes'>): string =>
  (NAMES[status] ?? `Status${status}`) +
  codes
    .filter((code) => !PLAIN.has(code))
    .slice(0, 3)
    .map(pascal)
    .join('')

interface Described {
  paths?: Record<string, Record<string, { responses?: Record<string, object> }>>
  components?: { responses?: Record<string, object>; headers?: Record<string, object>; schemas?: object }
}

/**
 * Puts the error answers of all routes, their codes and the headers of every answer into a description, each once under
 * `components`; a route refers to them and says in a few words when they come.
 */
export function shareAnswers<D>(document: D, routes: readonly Route[]): D {
  const { paths = {}, components = {} } = document as Described
  const responses: Record<string, object> = {}
  for (const route of routes) {
    const operation = paths[route.path]![route.method]!
    for (const [status, answer] of Object.entries(operation.responses ?? {}))
      if (status !== '422') Object.assign(answer, { headers: headersOf(route, Number(status)) })
    for (const answer of errorAnswersOf(route)) {
      const name = nameOf(answer)
      responses[name] ??= sharedAnswer(answer)
      operation.responses = {
        ...operation.responses,
        [answer.status]: { $ref: `#/components/responses/${name}`, description: answer.description },
      }
    }
    const invalid = operation.responses?.['422']
    if (invalid) {
      responses['ValidationFailed'] ??= { ...invalid, headers: refs(['X-Request-Id']) }
      operation.responses!['422'] = { $ref: '#/components/responses/ValidationFailed' }
    }
  }
  components.responses = { ...components.responses, ...responses }
  components.headers = Object.fromEntries(
    Object.entries(HEADERS).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )
  return document
}

const refs = (names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const headersOf = ({ budget, idempotent, responses }: Route, status: number): object =>
  refs([
    'X-Request-Id',
    ...(budget === 'unlimited' ? [] : ['RateLimit', 'RateLimit-Policy']),
    ...(idempotent ? ['Idempotency-Replayed'] : []),
    ...(responses[status]?.headers ?? []),
  ])

const MORE_HEADERS: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  403: ['WWW-Authenticate'],
  409: ['Retry-After'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
}

function sharedAnswer({ status, description, codes }: ErrorAnswer): object {
  return {
    description,
    headers: refs(['X-Request-Id', ...(MORE_HEADERS[status] ?? [])]),
    content: {
      'application/json': {
        schema:
          codes.length === 0
            ? { $ref: '#/components/schemas/ErrorResponse' }
            : { allOf: [{ $ref: '#/components/schemas/ErrorResponse' }], properties: { code: { enum: codes } } },
        example: {
          detail: 'Was zu tun ist, in einem Satz.',
          code: codes[0] ?? 'error',
          request_id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
        },
      },
    },
  }
}
