import { asksWho, type Route } from './route.ts'

/** One error answer of a route: when it comes, and the codes it can bear. */
export interface ErrorAnswer {
  status: number
  description: string
  codes: readonly string[]
}

/** What a failure is that a route declares in a few words. */
const USUAL_CODES: Readonly<Record<number, readonly string[]>> = {
  404: ['not_found'],
  412: ['version_conflict'],
  413: ['too_large'],
  415: ['unsupported_media_type'],
}

/** Every error answer that a route can give but 422, by status. */
export function errorAnswersOf(route: Route): ErrorAnswer[] {
  const answers = new Map<number, ErrorAnswer>()
  const add = (status: number, description: string, codes: readonly string[]): void => {
    const known = answers.get(status)
    answers.set(status, {
      status,
      description: known ? `${known.description}; ${description}` : description,
      codes: [...new Set([...(known?.codes ?? []), ...codes])],
    })
  }
  for (const [status, failure] of Object.entries(route.failures ?? {})) {
    const { when, codes } =
      typeof failure === 'string' ? { when: failure, codes: USUAL_CODES[Number(status)] ?? [] } : failure
    add(Number(status), when, codes)
  }
  for (const [status, description, ...codes] of commonAnswers(route))
    if (!(status in route.responses)) add(status, description, codes)
  return [...answers.values()].toSorted((one, other) => one.status - other.status)
}

type Common = [status: number, description: string, ...codes: string[]]

function commonAnswers(route: Route): Common[] {
  const { access, budget, idempotent } = route
  const declared = (status: number): boolean => route.failures?.[status] !== undefined
  return [
    ...(access === 'service' ? SERVICE_ANSWERS : []),
    ...(asksWho(access) ? bearerAnswers(access) : []),
    ...(route.body ? bodyAnswers(declared) : []),
    ...(route.upload
      ? [
          [400, 'the upload broke off', 'upload_interrupted'] as Common,
          [503, 'the disk of the server takes nothing', 'storage_full', 'storage_read_only'] as Common,
        ]
      : []),
    ...(idempotent
      ? [[409, 'the first request with this Idempotency-Key is still running', 'idempotency_in_progress'] as Common]
      : []),
    ...(asksWho(access) && route.method !== 'get' ? REMOVED : []),
    ...(budget === 'unlimited' ? [] : [[429, 'the caller’s budget is used up', 'rate_limited'] as Common]),
    ...(access === 'none' && budget === 'unlimited'
      ? []
      : [
          [500, 'a fault of the service, which its log tells more of', 'internal_error'] as Common,
          [
            503,
            'a part that the request needs cannot be reached now',
            'database_unavailable',
            'storage_full',
            'storage_read_only',
          ] as Common,
        ]),
  ]
}

/** Of whatever writes in a namespace. */
const REMOVED: Common[] = [[409, 'the farm was reset or deleted meanwhile', 'namespace_removed']]

const SERVICE_ANSWERS: Common[] = [
  [401, 'no service key', 'not_authenticated'],
  [403, 'a service key that is not valid', 'invalid_service_key'],
]

const bearerAnswers = (access: 'bearer' | { agent: string }): Common[] => [
  [401, 'no credential, or one that is wrong, expired or revoked', 'not_authenticated', 'invalid_token'],
  access === 'bearer'
    ? [403, 'agents cannot call this route', 'agent_not_allowed']
    : [403, 'the agent lacks the scope', 'insufficient_scope'],
]

const bodyAnswers = (declared: (status: number) => boolean): Common[] => [
  [400, 'the body is not encoded as Content-Encoding says', 'invalid_encoding'],
  ...(declared(413) ? [] : [[413, 'the body is larger than 1 MB', 'too_large'] as Common]),
  ...(declared(415) ? [] : [[415, 'the body is not JSON in UTF-8', 'unsupported_media_type'] as Common]),
]
