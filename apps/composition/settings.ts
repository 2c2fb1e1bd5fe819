import { resolve } from 'node:path'
import { z } from 'zod'
import { akh, amount, count, list, oneOf, url, whole } from './setting-schemas.ts'
import type { Budget } from '../http/pipeline/route.ts'
import { parseSecretKey } from '../../adapters/crypto/secret-key-file.ts'
import { redirectUriFault } from '../../core/access/index.ts'
import type { UsageKind } from '../../core/shared/ports/usage.ts'
import { ForeseenError } from '../../core/shared/foreseen-error.ts'

/** A wrong setting; `message` has one line for each, with its name and what is allowed. */
export class SettingsError extends ForeseenError {}

const Variables = z.object({
  PORT: whole(0, 65_535, 'braucht einen Port von 0 bis 65535').default(8080),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'muss mit postgres:// beginnen')
    .optional(),
  HOFKERN_DATABASE_ROLE: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/, 'must be a name of small letters, digits and underscores')
    .default('hofkern_app'),
  HOFKERN_HOST: z.string().default('127.0.0.1'),
  HOFKERN_BASE_URL: url()
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  HOFKERN_PROXIES: whole(0, 10, 'braucht eine Zahl von Proxys, höchstens 10').default(0),
  HOFKERN_DATA_DIR: z.string().default('./.hofkern'),
  HOFKERN_SERVICE_KEYS: list()
    .refine((keys) => keys.every((key) => key.length >= 16), 'braucht Schlüssel mit mindestens 16 Zeichen')
    .default([]),
  HOFKERN_SECRET_KEYS: list()
    .transform((keys) => keys.map(parseSecretKey))
    .refine((keys) => !keys.includes(undefined), 'braucht Schlüssel von 32 Bytes in base64 (openssl rand -base64 32)')
    .transform((keys) => keys as Buffer[])
    .optional(),
  HOFKERN_REFRESH_GRACE: oneOf('on', 'off').default('off'),
  HOFKERN_RATE_LIMITS: oneOf('on', 'off').default('on'),
  HOFKERN_RATE_GENERAL_PER_MINUTE: count(120),
  HOFKERN_RATE_READ_PER_MINUTE: count(30),
  HOFKERN_RATE_UPLOADS_PER_MINUTE: count(5),
  HOFKERN_RATE_CREDENTIALS_PER_HOUR: count(10),
  HOFKERN_RATE_EXAMPLE_DATA_PER_HOUR: count(5),
  HOFKERN_RATE_REMOVALS_PER_HOUR: count(3),
  HOFKERN_RATE_SIGN_IN_PER_QUARTER_HOUR: count(10),
  HOFKERN_WEB_REDIRECT_URIS: list()
    .refine(
      (uris) => uris.every((uri) => redirectUriFault(uri) === undefined),
      'braucht Adressen mit https, oder mit http auf diesem Rechner',
    )
    .optional(),
  HOFKERN_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'muss mit smtp:// oder smtps:// beginnen')
    .optional(),
  HOFKERN_MAIL_FROM: z.string().default('Hofkern <hofkern@localhost>'),
  HOFKERN_SEED_DEMO: oneOf('on', 'off').optional(),
  HOFKERN_MAX_UPLOAD_MB: amount(2000, 'braucht eine Zahl von Megabyte, höchstens 2000').default(50),
  HOFKERN_READ_TIMEOUT_SECONDS: amount(86_400, 'braucht eine Zahl von Sekunden').default(60),
  HOFKERN_LLM_PROVIDER: oneOf('none', 'openai-compatible', 'anthropic').default('none'),
  HOFKERN_LLM_BASE_URL: url().optional(),
  HOFKERN_LLM_API_KEY: z.string().optional(),
  HOFKERN_LLM_MODEL: z.string().optional(),
  HOFKERN_EMBEDDINGS_BASE_URL: url().optional(),
  HOFKERN_EMBEDDINGS_API_KEY: z.string().optional(),
  HOFKERN_EMBEDDINGS_MODEL: z.string().optional(),
  HOFKERN_STRIPE_SECRET_KEY: z.string().optional(),
  HOFKERN_ASK_COST_AKH: akh(100),
  HOFKERN_RESEARCH_COST_AKH: akh(3000),
  HOFKERN_SESSION_ISSUER: z.string().optional(),
  HOFKERN_SESSION_JWKS_URL: url().optional(),
  HOFKERN_SESSION_AUDIENCE: z.string().optional(),
  HOFKERN_S3_ENDPOINT: url().optional(),
  HOFKERN_S3_REGION: z.string().default('us-east-1'),
  HOFKERN_S3_BUCKET: z.string().optional(),
  HOFKERN_S3_ACCESS_KEY_ID: z.string().optional(),
  HOFKERN_S3_SECRET_ACCESS_KEY: z.string().optional(),
})

type Variables = z.infer<typeof Variables>

/** Settings that are given together or not at all. */
const GROUPS: [trigger: keyof Variables, needs: (keyof Variables)[]][] = [
  ['HOFKERN_EMBEDDINGS_BASE_URL', ['HOFKERN_EMBEDDINGS_MODEL']],
  ['HOFKERN_SESSION_ISSUER', ['HOFKERN_SESSION_JWKS_URL', 'HOFKERN_SESSION_AUDIENCE']],
  ['HOFKERN_S3_ENDPOINT', ['HOFKERN_S3_BUCKET', 'HOFKERN_S3_ACCESS_KEY_ID', 'HOFKERN_S3_SECRET_ACCESS_KEY']],
]

export interface Settings {
  host: string
  port: number
  baseUrl: string
  /** How many proxies of the operator stand in front and write X-Forwarded-For. */
  proxies: number
  dataDir: string
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
  maxUploadBytes: number
  readTimeoutSeconds: number
  languageModel:
    | {
        provider: 'openai-compatible' | 'anthropic'
        baseUrl: string | undefined
        apiKey: string | undefined
        model: string
      }
    | undefined
  embeddings: { baseUrl: string; apiKey: string | undefined; model: string } | undefined
  /** Where nobody can buy AKh, usage is written down and draws on no balance. */
  hasPaymentProvider: boolean
  /** In milli-AKh. */
  usageCosts: Record<UsageKind, number>
  sessionIssuer: { issuer: string; jwksUrl: string; audience: string } | undefined
  s3: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | undefined
  /** Names beginning with HOFKERN_ that mean nothing here: perhaps typing mistakes, to be warned of. */
  unknown: string[]
}

/**
 * Reads and checks all settings at once; an empty variable counts as unset. Throws a `SettingsError` that names every
 * fault.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const unknown = Object.keys(given).filter((name) => name.startsWith('HOFKERN_') && !(name in Variables.shape))
  const parsed = Variables.safeParse(given)
  const faults = parsed.success
    ? dependentFaults(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`)
  if (faults.length > 0) throw new SettingsError(faults.join('\n'))
  return { ...settingsOf(parsed.data!), unknown }
}

function dependentFaults(variables: Variables): string[] {
  const faults = GROUPS.flatMap(([trigger, needs]) =>
    variables[trigger] === undefined
      ? []
      : needs.filter((name) => variables[name] === undefined).map((name) => `${name} fehlt neben ${trigger}.`),
  )
  if (variables.HOFKERN_RATE_LIMITS === 'off' && variables.NODE_ENV === 'production')
    faults.push('HOFKERN_RATE_LIMITS: off geht nicht mit NODE_ENV=production.')
  if (variables.HOFKERN_LLM_PROVIDER !== 'none' && !variables.HOFKERN_LLM_MODEL)
    faults.push('HOFKERN_LLM_MODEL fehlt neben HOFKERN_LLM_PROVIDER.')
  if (variables.HOFKERN_LLM_PROVIDER === 'openai-compatible' && !variables.HOFKERN_LLM_BASE_URL)
    faults.push('HOFKERN_LLM_BASE_URL fehlt; openai-compatible braucht sie.')
  return faults
}

function settingsOf(v: Variables): Omit<Settings, 'unknown'> {
  const baseUrl = v.HOFKERN_BASE_URL ?? addressOf(v)
  return {
    host: v.HOFKERN_HOST,
    port: v.PORT,
    baseUrl,
    proxies: v.HOFKERN_PROXIES,
    dataDir: resolve(v.HOFKERN_DATA_DIR),
    logLevel: v.LOG_LEVEL,
    databaseUrl: v.DATABASE_URL,
    databaseRole: v.HOFKERN_DATABASE_ROLE,
    seedDemo: v.HOFKERN_SEED_DEMO ? v.HOFKERN_SEED_DEMO === 'on' : v.DATABASE_URL === undefined,
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
    maxUploadBytes: Math.round(v.HOFKERN_MAX_UPLOAD_MB * 1024 * 1024),
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
    embeddings:
      v.HOFKERN_EMBEDDINGS_BASE_URL === undefined
        ? undefined
        : {
            baseUrl: v.HOFKERN_EMBEDDINGS_BASE_URL,
            apiKey: v.HOFKERN_EMBEDDINGS_API_KEY,
            model: v.HOFKERN_EMBEDDINGS_MODEL!,
          },
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

const isLoopback = (address: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

function addressOf({ HOFKERN_HOST: host, PORT: port }: Variables): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${reachable}:${port}`
}
