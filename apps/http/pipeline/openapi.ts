import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { z } from 'zod'
import type { Route } from './route.ts'
import { shareAnswers } from './shared-answers.ts'
import { ErrorResponse, HTTPValidationError } from './schemas.ts'

/** The OpenAPI 3.1.0 description of all routes, made from the schemas that validate their requests. */
export const describeRoutes = (routes: readonly Route[], baseUrl: string) =>
  shareAnswers(createDocument(documentOf(routes, baseUrl)), routes)

const documentOf = (routes: readonly Route[], baseUrl: string): ZodOpenApiObject => ({
  openapi: '3.1.0',
  info: {
    title: 'Hofkern',
    version: '1.0.0',
    description:
      'The backend of a farm: sources, knowledge and answers in German. Times are RFC 3339 in UTC; every answer carries X-Request-Id. ' +
      'Errors other than 422 have the shape ErrorResponse with a stable code; 429 carries Retry-After and RateLimit headers.',
  },
  servers: [{ url: baseUrl }],
  tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
  paths: pathsOf(routes),
  components: {
    securitySchemes: {
      HTTPBearer: { type: 'http', scheme: 'bearer', description: 'A person’s session' },
      ServiceKey: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Service-Key',
        description: 'Another service of the operator; two keys may be valid at once',
      },
      AgentOAuth2: {
        type: 'oauth2',
        description: 'An agent’s token with the scope that the route names',
        flows: {
          authorizationCode: {
            authorizationUrl: `${baseUrl}/oauth/authorize`,
            tokenUrl: `${baseUrl}/oauth/token`,
            scopes: scopesOf(routes),
          },
        },
      },
    },
    schemas: { ErrorResponse },
  },
})

function pathsOf(routes: readonly Route[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {}
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) }
  return paths
}

const scopesOf = (routes: readonly Route[]): Record<string, string> =>
  Object.fromEntries(routes.flatMap(({ access }) => (typeof access === 'object' ? [[access.agent, access.agent]] : [])))

function operationOf(route: Route): ZodOpenApiOperationObject {
  const requestParams = {
    ...(route.params && { path: route.params }),
    ...(route.query && { query: route.query }),
    ...headerParams(route),
  }
  return {
    operationId: route.operationId,
    summary: route.summary,
    ...(route.description && { description: route.description }),
    tags: [route.tag],
    security: securityOf(route),
    ...(Object.keys(requestParams).length > 0 && { requestParams }),
    ...requestBodyOf(route),
    responses: responsesOf(route),
  }
}

function headerParams(route: Route) {
  const key = route.idempotent && {
    'Idempotency-Key': z
      .string()
      .max(255)
      .optional()
      .describe('Repeating a request with the same key gives the first answer again, for 24 hours'),
  }
  return route.headers || key ? { header: z.object({ ...route.headers?.shape, ...key }) } : {}
}

const securityOf = ({ access }: Route) =>
  access === 'none'
    ? []
    : access === 'service'
      ? [{ ServiceKey: [] }]
      : access === 'bearer'
        ? [{ HTTPBearer: [] }]
        : [{ HTTPBearer: [] }, { AgentOAuth2: [access.agent] }]

function requestBodyOf(route: Route): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (route.upload) {
    const one = z.string().meta({ format: 'binary', description: 'The file itself' })
    const file = route.mostFiles ? z.union([one, z.array(one).min(1).max(route.mostFiles)]) : one
    const [shape, id] = [z.strictObject({ file, ...route.upload.shape }), route.upload.meta()?.id]
    const form = id === undefined ? shape : shape.meta({ id })
    return {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: form,
            example: { file: '(binary)', ...(route.bodyExample as object | undefined) },
          },
        },
      },
    }
  }
  if (!route.body) return {}
  return {
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: route.body,
          ...(route.bodyExample !== undefined && { example: route.bodyExample }),
        },
      },
    },
  }
}

function responsesOf(route: Route): ZodOpenApiResponsesObject {
  const responses: ZodOpenApiResponsesObject = {}
  for (const [status, { description, schema, example, texts = {} }] of Object.entries(route.responses)) {
    const content = {
      ...(schema && { 'application/json': { schema, ...(example !== undefined && { example }) } }),
      ...Object.fromEntries(Object.entries(texts).map(([type, text]) => [type, { schema: z.string(), example: text }])),
    }
    responses[status as `${1 | 2 | 3 | 4 | 5}${string}`] = {
      description,
      ...(Object.keys(content).length > 0 && { content }),
    }
  }
  if (takesInput(route)) {
    responses['422'] = {
      description: 'The request fails validation',
      content: {
        'application/json': {
          schema: HTTPValidationError,
          example: { detail: [{ loc: ['body', 'title'], msg: 'Dieses Feld fehlt.', type: 'missing' }] },
        },
      },
    }
  }
  return responses
}

const takesInput = (route: Route): boolean =>
  [route.params, route.query, route.headers, route.body, route.upload, route.idempotent].some(
    (part) => part !== undefined,
  )
