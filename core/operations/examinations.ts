import type { Ids } from '../shared/ports/ids.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import type { ConfiguredParts, InstalledDatabase, Machine, Probes } from './ports/installation.ts'
import { germanNumber } from '../shared/german/write-german.ts'

export type ExaminedPart =
  | 'node'
  | 'database'
  | 'row_security'
  | 'object_store'
  | 'browser_uploads'
  | 'disk'
  | 'mail'
  | 'mailboxes'
  | 'push'
  | 'language_model'
  | 'embeddings'
  | 'session_issuer'

const LEAST_RUNTIME = 24
const GIGABYTE = 1024 ** 3
const LEAST_FREE_BYTES = GIGABYTE

export interface ExaminedInstallation {
  database: InstalledDatabase
  machine: Machine
  objects: ObjectStore
  configured: ConfiguredParts
  probes: Probes
  ids: Ids
}

/** One part, and what to do where it fails. */
export interface Examination {
  /** What was found; throws what is wrong. */
  examine(): Promise<string>
  fix: string
}

/** A real use of every part that the settings name. */
export function examinationsOf(deps: ExaminedInstallation): Record<ExaminedPart, Examination> {
  const { database, machine, configured, probes } = deps
  return {
    node: {
      examine: async () =>
        need(
          Number(machine.runtime.split('.')[0]) >= LEAST_RUNTIME,
          machine.runtime,
          `Hofkern läuft auf Node ${machine.runtime}.`,
        ),
      fix: `Installiere Node ${LEAST_RUNTIME} oder lass „npm ci“ das mitgelieferte holen.`,
    },
    database: {
      examine: () => database.version(),
      fix: 'Prüf DATABASE_URL und ob der Datenbankserver läuft.',
    },
    row_security: {
      examine: () => examineRowSecurity(database),
      fix: 'Führ „npx hofkern migrate“ aus; gib der Rolle der Anwendung keine eigenen Tabellen und kein BYPASSRLS.',
    },
    object_store: {
      examine: () => examineObjectStore(deps),
      fix: 'Prüf HOFKERN_S3_… (Adresse, Bucket, Schlüssel und ihr Recht zu lesen, schreiben, auflisten, löschen) oder, ohne S3, die Rechte am Ordner HOFKERN_DATA_DIR.',
    },
    browser_uploads: {
      examine: () =>
        tried(
          probes.browserUploads,
          'Browser dürfen Bilder in den Bucket hochladen',
          'Browser laden Bilder über Hofkern selbst hoch',
        ),
      fix: 'Erlaub im Bucket mit einer CORS-Regel PUT mit dem Header Content-Type von der Adresse der Web-Anwendung (HOFKERN_BASE_URL, HOFKERN_WEB_REDIRECT_URIS).',
    },
    disk: {
      examine: async () => {
        const bytes = await machine.freeBytes()
        const free = `${germanNumber(Math.round((bytes / GIGABYTE) * 10) / 10)} GB frei unter ${configured.dataFolder}`
        return need(bytes > LEAST_FREE_BYTES, free, `nur ${free}`)
      },
      fix: 'Schaff Platz auf der Festplatte oder leg HOFKERN_DATA_DIR auf eine größere.',
    },
    mail: {
      examine: () =>
        tried(
          probes.mail,
          `eine Probemail ging an ${configured.mailFrom}`,
          'kein Mailserver: Mails landen im Ordner „mail“',
        ),
      fix: 'Prüf HOFKERN_SMTP_URL (Server, Port, Benutzer, Kennwort) und ob HOFKERN_MAIL_FROM dort senden darf.',
    },
    mailboxes: {
      examine: () => tried(probes.mailboxes, 'alle, die eingerichtet sind, lassen sich lesen', 'keine'),
      fix: 'Sieh mit „npx hofkern mailboxes list“ nach und richte das Postfach mit „npx hofkern mailboxes set“ neu ein.',
    },
    push: {
      // No push service can be asked without a browser of somebody; that the keys fit each other the start has checked.
      examine: async () =>
        configured.pushSubject === undefined
          ? 'kein Schlüssel: Browser bekommen keine Nachrichten'
          : `die Schlüssel passen zueinander, Absender ${configured.pushSubject}`,
      fix: 'Prüf HOFKERN_VAPID_PUBLIC_KEY, HOFKERN_VAPID_PRIVATE_KEY und HOFKERN_VAPID_SUBJECT.',
    },
    language_model: {
      examine: () =>
        tried(
          probes.languageModel,
          `${configured.languageModel} hat geantwortet`,
          'keines: Antworten entstehen aus Zitaten',
        ),
      fix: 'Prüf HOFKERN_LLM_BASE_URL, HOFKERN_LLM_API_KEY und HOFKERN_LLM_MODEL.',
    },
    embeddings: {
      examine: () =>
        tried(probes.embeddings, `${configured.embeddings} hat geantwortet`, 'keine: gesucht wird nach Wörtern'),
      fix: 'Prüf HOFKERN_EMBEDDINGS_BASE_URL, HOFKERN_EMBEDDINGS_API_KEY und HOFKERN_EMBEDDINGS_MODEL, oder den Ordner HOFKERN_EMBEDDINGS_MODEL_DIR.',
    },
    session_issuer: {
      examine: () =>
        tried(
          probes.sessionIssuer,
          `${configured.sessionIssuer} zeigt seine Schlüssel`,
          'keiner: Hofkern meldet selbst an',
        ),
      fix: 'Prüf HOFKERN_SESSION_ISSUER und HOFKERN_SESSION_JWKS_URL und ob der Server dorthin kommt.',
    },
  }
}

async function tried(probe: (() => Promise<void>) | undefined, works: string, absent: string): Promise<string> {
  if (!probe) return absent
  await probe()
  return works
}

async function examineRowSecurity(database: InstalledDatabase): Promise<string> {
  const open = await database.openTables()
  need(!(await database.roleIsPrivileged()), '', 'Die Rolle der Anwendung umgeht die Zeilensicherheit.')
  return need(
    open.length === 0,
    'jede Tabelle mit Daten von Höfen hält an ihrem Hof fest',
    `Diese Tabellen sind offen: ${open.join(', ')}`,
  )
}

/** Sixteen bytes that no one looks at. */
const PROBE = new Uint8Array(16)

async function examineObjectStore({ objects, ids, configured }: ExaminedInstallation): Promise<string> {
  const key = `doctor/${ids.next<string>()}`
  await objects.put(key, PROBE, 'text/plain')
  const read = await objects.withLocalCopy(key, async () => true)
  let listed = false
  for await (const found of objects.list('doctor/')) listed ||= found.key === key
  await objects.remove(key)
  need(read === true, '', 'Was geschrieben wurde, ließ sich nicht lesen.')
  return need(listed, configured.objectStore, 'Was geschrieben wurde, steht nicht in der Liste.')
}

function need(ok: boolean, detail: string, fault: string): string {
  if (!ok) throw new Error(fault)
  return detail
}
