import { isUuid, type JobId } from './ids.ts'

/** Says whether what was stored is still what is wanted. */
export type Check<T> = (value: unknown) => value is T

export type Checks<T extends object> = { readonly [Field in keyof T]: Check<T[Field]> }

export const isId = <Id extends string>(value: unknown): value is Id => typeof value === 'string' && isUuid(value)

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isListOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check)

/** Reads an object that was stored as JSON by its fields; undefined where one of them is not as it should be. */
export function readStored<T extends object>(checks: Checks<T>, stored: unknown): T | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const fields = Object.entries<Check<unknown>>(checks)
  const found = stored as Record<string, unknown>
  if (!fields.every(([name, check]) => check(found[name]))) return undefined
  return Object.fromEntries(fields.map(([name]) => [name, found[name]])) as T
}

/** How often a job is tried again after its first failure, and how long one try may take. */
export interface RetryPolicy {
  limit: number
  /** Before the second try; it doubles with each further one up to `longestDelaySeconds`. */
  delaySeconds: number
  longestDelaySeconds?: number
  timeoutSeconds: number
}

/** Work that is done later by a worker, at least once: declared once, by the area whose work it is. */
export interface JobKind<Payload extends object = object> {
  /** Also the name of its queue in the database, so it stays for good. */
  readonly name: string
  readonly retry: RetryPolicy
  /**
   * True: of jobs with the same key one is done after the other, in the order of the transactions that queued them, and
   * the next only once the one before is done or has become a dead letter.
   */
  readonly ordered: boolean
  /**
   * True: jobs of different keys take turns, so that those of a key with few waiting go before those of one with many,
   * and no key holds up another.
   */
  readonly fair: boolean
  /** A job waits at least so long after it was queued. */
  readonly afterSeconds: number
  /** The payload of what the queue kept; undefined where another version stored it in a form that this one lacks. */
  read(stored: unknown): Payload | undefined
  /** A job of this kind, to be queued. */
  of(id: JobId, payload: Payload, key?: string): Job
}

/** A job to be queued. */
export interface Job {
  kind: JobKind
  id: JobId
  payload: object
  /** What an ordered or fair job takes its turn in. */
  key?: string | undefined
}

export function declareJob<Payload extends object>({
  name,
  payload,
  retry,
  ordered = false,
  fair = false,
  afterSeconds = 0,
}: {
  name: string
  payload: Checks<Payload>
  retry: RetryPolicy
  ordered?: boolean
  fair?: boolean
  afterSeconds?: number
}): JobKind<Payload> {
  const kind: JobKind<Payload> = {
    name,
    retry,
    ordered,
    fair,
    afterSeconds,
    read: (stored) => readStored(payload, stored),
    of: (id, made, key) => ({ kind, id, payload: made, key }),
  }
  return kind
}

export interface Attempt {
  id: JobId
  /** A failure now makes the job a dead letter. */
  lastAttempt: boolean
}

/** What a worker does with jobs of one kind; given what the queue kept, it throws `UnreadableJob` where it has to. */
export interface JobHandler {
  readonly kind: JobKind
  /** Jobs of this kind that one worker does at the same time. */
  readonly concurrency: number
  /** Does one job; a throw sends it back for another try. */
  work(stored: unknown, attempt: Attempt): Promise<void>
  /** Called, as a job of its own, for one that failed at every try or whose workers died too often. */
  onDeadLetter(stored: unknown, id: JobId): Promise<void>
}

/** Stored by another version of the program, in a form that this one cannot read. */
export class UnreadableJob extends Error {}

/** Puts a kind of job and what does it together. */
export const handleJob = <Payload extends object>(
  kind: JobKind<Payload>,
  {
    concurrency = 1,
    work,
    onDeadLetter = async () => {},
  }: {
    concurrency?: number
    work(payload: Payload, attempt: Attempt): Promise<void>
    /** Ends what waits on the job; left out where nothing does. */
    onDeadLetter?(payload: Payload, id: JobId): Promise<void>
  },
): JobHandler => {
  const read = (stored: unknown): Payload => {
    const payload = kind.read(stored)
    if (!payload) throw new UnreadableJob(`a job of the kind ${kind.name} is stored in an unknown form`)
    return payload
  }
  return {
    kind,
    concurrency,
    work: async (stored, attempt) => work(read(stored), attempt),
    onDeadLetter: async (stored, id) => onDeadLetter(read(stored), id),
  }
}
