import { z } from 'zod'
import { parseSecretKey } from '../../adapters/crypto/secret-key-file.ts'
import { redirectUriFault } from '../../core/access/index.ts'
import { akh, amount, count, list, oneOf, url, vapidKey, whole } from './setting-schemas.ts'

/** Every variable of the environment that is a setting. */
export const Variables = z.object({
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
  HOFKERN_NOW: z.iso
    .datetime({ offset: true, error: 'braucht eine Zeit wie 2026-05-20T08:00:00+02:00' })
    .transform((time) => Date.parse(time))
    .optional(),
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
  HOFKERN_RATE_USERNAMES_PER_MINUTE: count(30),
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
  HOFKERN_VAPID_PUBLIC_KEY: vapidKey(65).optional(),
  HOFKERN_VAPID_PRIVATE_KEY: vapidKey(32).optional(),
  HOFKERN_VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'braucht mailto:… oder eine Adresse mit https')
    .optional(),
  HOFKERN_SEED_DEMO: oneOf('on', 'off').optional(),
  HOFKERN_MAX_UPLOAD_MB: amount(2000, 'braucht eine Zahl von Megabyte, höchstens 2000').default(50),
  HOFKERN_MAILBOX_MINUTES: whole(1, 1440, 'braucht eine Zahl von Minuten, höchstens 1440').default(5),
  HOFKERN_LAWS: oneOf('auto', 'on', 'off').default('auto'),
  HOFKERN_LAWS_BASE_URL: url().default('https://www.gesetze-im-internet.de'),
  HOFKERN_READ_TIMEOUT_SECONDS: amount(86_400, 'braucht eine Zahl von Sekunden').default(60),
  HOFKERN_LLM_PROVIDER: oneOf('none', 'openai-compatible', 'anthropic').default('none'),
  HOFKERN_LLM_BASE_URL: url().optional(),
  HOFKERN_LLM_API_KEY: z.string().optional(),
  HOFKERN_LLM_MODEL: z.string().optional(),
  HOFKERN_LLM_PASSAGE_QUESTIONS: oneOf('on', 'off').default('off'),
  HOFKERN_EMBEDDINGS_BASE_URL: url().optional(),
  HOFKERN_EMBEDDINGS_API_KEY: z.string().optional(),
  HOFKERN_EMBEDDINGS_MODEL: z.string().optional(),
  HOFKERN_EMBEDDINGS_MODEL_DIR: z.string().optional(),
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

export type Variables = z.infer<typeof Variables>
