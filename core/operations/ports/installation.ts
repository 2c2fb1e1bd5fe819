/** What can be known of the database as it is installed. */
export interface InstalledDatabase {
  /** Name and version, for people. Throws where it cannot be reached. */
  version(): Promise<string>
  /** Tables that hold rows of namespaces and do not enforce it. */
  openTables(): Promise<string[]>
  /** True where the role of the statements owns tables or passes row-level security. */
  roleIsPrivileged(): Promise<boolean>
}

/** The machine that the process runs on. */
export interface Machine {
  /** Of Node. */
  runtime: string
  /** Of the disk with the data folder. */
  freeBytes(): Promise<number>
}

/** What is configured, in words for people; undefined where it is not. */
export interface ConfiguredParts {
  objectStore: string
  dataFolder: string
  languageModel: string | undefined
  embeddings: string | undefined
  sessionIssuer: string | undefined
  /** Whom push services turn to; push is not set up without it. */
  pushSubject: string | undefined
  /** The address that mails come from. */
  mailFrom: string
}

/**
 * Each uses what another program offers, as little as it can: one mail to the operator, one token, one embedding, one
 * look at the keys, one question of a browser. Of mailboxes it reads what was noted. Throws what went wrong; undefined
 * where none is configured.
 */
export type Probes = Readonly<
  Record<
    'mail' | 'languageModel' | 'embeddings' | 'sessionIssuer' | 'browserUploads' | 'mailboxes',
    (() => Promise<void>) | undefined
  >
>

export type HealthPart = 'database' | 'queue' | 'store'

/** Each throws where the part does not work now, and after some seconds at the latest. */
export type HealthChecks = Readonly<Record<HealthPart, () => Promise<void>>>
