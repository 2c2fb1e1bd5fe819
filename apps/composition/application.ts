import { join } from 'node:path'
import type { Logger } from 'pino'
import { makeIsolatedDocumentReader } from '../../adapters/documents/isolated-document-reader.ts'
import { PgBossQueue } from '../../adapters/jobs/pg-boss-queue.ts'
import { folderMailer } from '../../adapters/mail/folder-mailer.ts'
import { setTrialClock } from '../../adapters/system/trial-clock.ts'
import type { Mailer } from '../../core/shared/ports/mailer.ts'
import { backUp, type BackupManifest } from './backup.ts'
import { composeAreas, type Areas } from './areas.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'
import { openEmbedder } from './open-embedder.ts'
import { openModels } from './open-models.ts'
import type { Platform } from './platform.ts'
import { productionProfile } from './production-profile.ts'
import type { Settings } from './settings.ts'

export interface Application extends Areas, OpenDatabase {
  platform: Platform
  settings: Settings
  log: Logger
  /** Writes the whole installation into a new folder. */
  backUp(place: string): Promise<BackupManifest>
}

/**
 * The application over its database, ready to be served, worked or commanded; `close` gives everything back. Where the
 * settings give a trial its own time, it begins with a service, and helpers and commands join it.
 */
export async function openApplication(
  settings: Settings,
  log: Logger,
  { waitSeconds = 60, trial = 'begin' }: { waitSeconds?: number; trial?: 'begin' | 'join' } = {},
): Promise<Application> {
  setTrialClock(settings, trial)
  const opened = await openDatabase(settings, {
    waitSeconds,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
    onWait: (reason) => log.warn({ reason }, `the database does not answer yet: waiting up to ${waitSeconds} s`),
  })
  return compose(settings, log, opened).catch(async (error: unknown) => {
    await opened.close()
    throw error
  })
}

async function compose(settings: Settings, log: Logger, opened: OpenDatabase): Promise<Application> {
  const { database, url } = opened
  // Before anything runs: it stops the start where the folder of a model is wrong.
  const embeddings = await openEmbedder(settings, log)
  const jobs = new PgBossQueue(database)
  await jobs.start()
  const reader = makeIsolatedDocumentReader({ silentSeconds: settings.readTimeoutSeconds })
  const models = await openModels(settings, log)
  const mailer = await openMailer(settings, log)
  const platform = productionProfile({ settings, log, database, url, jobs, reader, models, embeddings, mailer })
  return {
    ...opened,
    ...composeAreas(platform),
    platform,
    settings,
    log,
    backUp: (place) => backUp(settings, url, place),
    async close() {
      await Promise.all([reader.close(), embeddings?.close()])
      await jobs.stop()
      await opened.close()
    },
  }
}

/** Without a mail server mails go into a folder, and the log says where each one lies, never what it says. */
async function openMailer({ smtpUrl, mailFrom, dataDir }: Settings, log: Logger): Promise<Mailer> {
  if (smtpUrl !== undefined)
    return (await import('../../adapters/mail/smtp-mailer.ts')).smtpMailer({ url: smtpUrl, from: mailFrom })
  return folderMailer({
    folder: join(dataDir, 'mail'),
    from: mailFrom,
    onMail: (path) => log.info(`There is no mail server, so the mail was written to ${path}`),
  })
}
