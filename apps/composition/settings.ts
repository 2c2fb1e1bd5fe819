import { resolve } from 'node:path'
import { addressOf, isLoopback } from './base-address.ts'
import { dependentFaults } from './dependent-faults.ts'
import { Variables } from './setting-variables.ts'
import type { Budget } from '../http/pipeline/route.ts'
import type { UsageKind } from '../../core/shared/ports/usage.ts'
import { ForeseenError } from '../../core/shared/foreseen-error.ts'

/** A wrong setting; `message` has one line for each, with its name and what is allowed. */
export class SettingsError extends ForeseenError {}

export interface Settings {
  host: string
  port: number
  baseUrl: string
  /** How many proxies of the operator stand in front and write X-Forwarded-For. */
  proxies: number
  dataDir: string
  /** What time it is when a trial begins, in milliseconds since 1970; unset: the time of the machine. */
  trialNow: number | undefined
  logLevel: Variables['LOG_LEVEL']
  /** Unset: the embedded server. */
  databaseUrl: string | undefined
  /** Whose rights the statements of the application run with. */
  databaseRole: string
  seedDemo: boolean
  serviceKeys: string[]
  /** Encrypt secrets in the database; unset: those of a file in the data folder. */
  secretKeys: Buffer[] | undefined
  /** Two refreshes of one token, one right after the other, get the same successor. */
  refreshGrace: boolean
  /** How many calls each budget has, in how many seconds; undefined: nothing is limited. */
  budgets: Record<Exclude<Budget, 'unlimited'>, { points: number; seconds: number }> | undefined
  webRedirectUris: string[]
  /** Unset: mails are written to a folder. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Signs what is pushed to browsers; unset: nothing is pushed. */
  vapid: { publicKey: string; privateKey: string; subject: string } | undefined
  maxUploadBytes: number
  /** Between two readings of a mailbox. */
  mailboxMinutes: number
  /** Where the texts of the law are fetched from, and whether that is done every week. */
  laws: { baseUrl: string; weekly: boolean }
  readTimeoutSeconds: number
  languageModel:
    | {
        provider: 'openai-compatible' | 'anthropic'
        baseUrl: string | undefined
        apiKey: string | undefined
        model: string
      }
    | undefined
  /** The language model writes questions for the passages of what is read. */
  passageQuestions: boolean
  /** An endpoint, or a model in a folder of this machine. */
  embeddings: { baseUrl: string; apiKey: string | undefined; model: string } | { folder: string } | undefined
  /** Where nobody can buy AKh, usage is written down and draws on no balance. */
  hasPaymentProvider: boolean
  /** In milli-AKh. */
  usageCosts: Record<UsageKind, number>
  sessionIssuer: { issuer: string; jwksUrl: string; audience: string } | undefined
  s3: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | undefined
  /** Names beginning with HOFKERN_ that mean nothing here: perhaps typing mistakes, to be warned of. */
  unknown: string[]
}

/** Names the data of others that tests and benches read, and may stand in the environment of a service, too. */
const OF_TESTS = 'HOFKERN_TEST_DATA'

/**
 * Reads and checks all settings at once; an empty variable counts as unset. Throws a `SettingsError` that names every
 * fault.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const unknown = Object.keys(given).filter(
    (name) => name.startsWith('HOFKERN_') && !(name in Variables.shape) && name !== OF_TESTS,
  )
  const parsed = Variables.safeParse(given)
  const faults = parsed.success
    ? dependentFaults(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`)
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
  return { ...settingsOf(parsed.data!), unknown }
}

function settingsOf(v: Variables): Omit<Settings, 'unknown'> {
  const baseUrl = v.HOFKERN_BASE_URL ?? addressOf({ host: v.HOFKERN_HOST, port: v.PORT })
  const seedDemo = v.HOFKERN_SEED_DEMO ? v.HOFKERN_SEED_DEMO === 'on' : v.DATABASE_URL === undefined
  return {
    host: v.HOFKERN_HOST,
    port: v.PORT,
    baseUrl,
    proxies: v.HOFKERN_PROXIES,
    dataDir: resolve(v.HOFKERN_DATA_DIR),
    trialNow: v.HOFKERN_NOW,
    logLevel: v.LOG_LEVEL,
    databaseUrl: v.DATABASE_URL,
    databaseRole: v.HOFKERN_DATABASE_ROLE,
    seedDemo,
    serviceKeys: v.HOFKERN_SERVICE_KEYS,
    secretKeys: v.HOFKERN_SECRET_KEYS?.length ? v.HOFKERN_SECRET_KEYS : undefined,
    refreshGrace: v.HOFKERN_REFRESH_GRACE === 'on',
    budgets:
      v.HOFKERN_RATE_LIMITS === 'off'
        ? undefined
        : {
            general: { points: v.HOFKERN_RATE_GENERAL_PER_MINUTE, seconds: 60 },
            read: { points: v.HOFKERN_RATE_READ_PER_MINUTE, seconds: 60 },
            uploads: { points: v.HOFKERN_RATE_UPLOADS_PER_MINUTE, seconds: 60 },
            usernames: { points: v.HOFKERN_RATE_USERNAMES_PER_MINUTE, seconds: 60 },
            credentials: { points: v.HOFKERN_RATE_CREDENTIALS_PER_HOUR, seconds: 3600 },
            signIn: { points: v.HOFKERN_RATE_SIGN_IN_PER_QUARTER_HOUR, seconds: 900 },
            removals: { points: v.HOFKERN_RATE_REMOVALS_PER_HOUR, seconds: 3600 },
            exampleData: { points: v.HOFKERN_RATE_EXAMPLE_DATA_PER_HOUR, seconds: 3600 },
          },
    webRedirectUris: v.HOFKERN_WEB_REDIRECT_URIS ?? [
      `${baseUrl}/callback`,
      ...(isLoopback(baseUrl) ? ['http://127.0.0.1/callback', 'http://localhost/callback'] : []),
    ],
    smtpUrl: v.HOFKERN_SMTP_URL,
    mailFrom: v.HOFKERN_MAIL_FROM,
    vapid:
      v.HOFKERN_VAPID_PUBLIC_KEY === undefined
        ? undefined
        : {
            publicKey: v.HOFKERN_VAPID_PUBLIC_KEY,
            privateKey: v.HOFKERN_VAPID_PRIVATE_KEY!,
            subject: v.HOFKERN_VAPID_SUBJECT!,
          },
    maxUploadBytes: Math.round(v.HOFKERN_MAX_UPLOAD_MB * 1024 * 1024),
    mailboxMinutes: v.HOFKERN_MAILBOX_MINUTES,
    laws: { baseUrl: v.HOFKERN_LAWS_BASE_URL, weekly: v.HOFKERN_LAWS === 'auto' ? seedDemo : v.HOFKERN_LAWS === 'on' },
    readTimeoutSeconds: v.HOFKERN_READ_TIMEOUT_SECONDS,
    languageModel:
      v.HOFKERN_LLM_PROVIDER === 'none'
        ? undefined
        : {
            provider: v.HOFKERN_LLM_PROVIDER,
            baseUrl: v.HOFKERN_LLM_BASE_URL,
            apiKey: v.HOFKERN_LLM_API_KEY,
            model: v.HOFKERN_LLM_MODEL!,
          },
    passageQuestions: v.HOFKERN_LLM_PASSAGE_QUESTIONS === 'on',
    embeddings: embeddingsOf(v),
    hasPaymentProvider: v.HOFKERN_STRIPE_SECRET_KEY !== undefined,
    usageCosts: { ask: v.HOFKERN_ASK_COST_AKH, research: v.HOFKERN_RESEARCH_COST_AKH },
    sessionIssuer:
      v.HOFKERN_SESSION_ISSUER === undefined
        ? undefined
        : {
            issuer: v.HOFKERN_SESSION_ISSUER,
            jwksUrl: v.HOFKERN_SESSION_JWKS_URL!,
            audience: v.HOFKERN_SESSION_AUDIENCE!,
          },
    s3:
      v.HOFKERN_S3_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: v.HOFKERN_S3_ENDPOINT,
            region: v.HOFKERN_S3_REGION,
            bucket: v.HOFKERN_S3_BUCKET!,
            accessKeyId: v.HOFKERN_S3_ACCESS_KEY_ID!,
            secretAccessKey: v.HOFKERN_S3_SECRET_ACCESS_KEY!,
          },
  }
}

const embeddingsOf = (v: Variables): Settings['embeddings'] =>
  v.HOFKERN_EMBEDDINGS_MODEL_DIR !== undefined
    ? { folder: resolve(v.HOFKERN_EMBEDDINGS_MODEL_DIR) }
    : v.HOFKERN_EMBEDDINGS_BASE_URL !== undefined
      ? {
          baseUrl: v.HOFKERN_EMBEDDINGS_BASE_URL,
          apiKey: v.HOFKERN_EMBEDDINGS_API_KEY,
          model: v.HOFKERN_EMBEDDINGS_MODEL!,
        }
      : undefined
