import type { z } from 'zod'
import type { Actor, Scope } from '../../../core/access/index.ts'
import type { WhenLeft } from '../../../core/shared/ports/when-left.ts'
import type { ReceivedFile } from '../../../core/sources/index.ts'
import type { ValidationFault } from './http-error.ts'

/** Who may call a route: a person's session; a session or an agent with the scope; a service with its key; anyone. */
export type Access = 'bearer' | { agent: Scope } | 'service' | 'none'

/** A person's credential is asked for. */
export const asksWho = (access: Access): access is 'bearer' | { agent: Scope } =>
  access !== 'none' && access !== 'service'

/** The budget that a call counts against; what it is and for how long, the settings say. */
export type Budget =
  'general' | 'read' | 'uploads' | 'usernames' | 'credentials' | 'signIn' | 'exampleData' | 'removals' | 'unlimited'

export interface Answer {
  status: number
  /** Sent as JSON; absent: an answer without a body. */
  body?: unknown
  /** JSON that is a text already, in place of `body`. */
  json?: string
  /** Sent as it is, in place of `body`; its type stands in `headers`. */
  text?: string
  /** Sent as it is, in place of `body`. */
  bytes?: Uint8Array
  headers?: Record<string, string>
  /** Nothing was done that a budget guards; the call is given back. */
  free?: true
}

type Shape = z.ZodObject<z.ZodRawShape>
type Parsed<S> = S extends z.ZodType ? z.infer<S> : undefined

export interface Call<P, Q, H, B, F> {
  actor: Actor
  params: P
  query: Q
  headers: H
  body: B
  /** The uploaded file; gone after the answer. */
  file: F
  /** All of them, where the route takes more than one. */
  files: F extends undefined ? undefined : readonly F[]
  /** The credential that the actor came with; empty where none was asked for. */
  token: string
  /** Where the call came from. */
  address: string
  /** Names a request that bears an Idempotency-Key, the same for its repetitions; unset for one without. */
  repeatKey?: string
  requestId: string
  whenLeft: WhenLeft
}

export interface ResponseDescription {
  description: string
  schema?: z.ZodType
  example?: unknown
  /** Its headers beside those that every answer bears; `shared-answers.ts` says what each tells. */
  headers?: readonly string[]
  /** Bodies that are not JSON: an example by media type. */
  texts?: Record<string, string>
}

/** Everything about one route: the middleware, the OpenAPI description and the tests all read it. */
export interface Route {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With parameters as `{name}`. */
  path: string
  operationId: string
  summary: string
  description?: string
  tag: string
  access: Access
  budget: Budget
  /** Takes the query `team_id`: works on the farm of a team that the person belongs to in place of their own. */
  ofTeams?: true
  /** Of a GET: it may write, such as what it has calculated, so it waits until the credential is known to be good. */
  writes?: true
  /** Takes the Idempotency-Key header. */
  idempotent?: true
  params?: Shape
  query?: Shape
  headers?: Shape
  /** A JSON body. */
  body?: z.ZodType
  /** Makes of a JSON body what is checked against `body`. */
  prepare?(body: unknown): unknown
  /** Of a JSON body, or of the fields beside a file. */
  bodyExample?: unknown
  /** A multipart body: one file under `file`, and these text fields. */
  upload?: Shape
  /** How often `file` may come; left out: once. */
  mostFiles?: number
  /** Successful answers by status. */
  responses: Record<number, ResponseDescription>
  /** Failures by status beside those that every route can give; the codes where they are not the usual ones. */
  failures?: Record<number, string | { when: string; codes: readonly string[] }>
  /** Tells the faults of a request in another standard's form than the interface's 422. */
  refuse?(faults: readonly ValidationFault[], requestId: string): Answer
  handle(call: Call<never, never, never, never, never>): Promise<Answer>
}

/** Declares a route; the types of what it handles follow from its schemas. */
export function route<
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  H extends Shape | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  U extends Shape | undefined = undefined,
>(
  declaration: Omit<Route, 'params' | 'query' | 'headers' | 'body' | 'upload' | 'handle'> & {
    params?: P
    query?: Q
    headers?: H
    body?: B
    upload?: U
    handle(
      call: Call<
        Parsed<P>,
        Parsed<Q>,
        Parsed<H>,
        U extends Shape ? Parsed<U> : Parsed<B>,
        U extends Shape ? ReceivedFile : undefined
      >,
    ): Promise<Answer>
  },
): Route {
  return declaration as unknown as Route
}
