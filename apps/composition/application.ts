import 'reflect-metadata'
import { join } from 'node:path'
import { Container, type ContainerModule } from 'inversify'
import type { Logger } from 'pino'
import { makeIsolatedDocumentReader } from '../../adapters/documents/isolated-document-reader.ts'
import { PgBossQueue } from '../../adapters/jobs/pg-boss-queue.ts'
import { folderMailer } from '../../adapters/mail/folder-mailer.ts'
import type { Mailer } from '../../core/shared/ports/mailer.ts'
import { accessModule } from './access-module.ts'
import { farmModule } from './farm-module.ts'
import { knowledgeModule } from './knowledge-module.ts'
import { onboardingModule } from './onboarding-module.ts'
import { openDatabase, type OpenDatabase } from './open-database.ts'
import { openModels } from './open-models.ts'
import { productionProfile } from './production-profile.ts'
import type { Settings } from './settings.ts'
import { sourcesModule } from './sources-module.ts'
import type { Token } from './token.ts'
import { toolsModule } from './tools-module.ts'

/** The wired parts of the application. */
export interface Parts {
  get<T>(part: Token<T>): T
}

/** Puts the areas on the ground that a profile lays. */
export function wire(profile: ContainerModule): Parts {
  const container = new Container()
  container.load(profile, accessModule, farmModule, knowledgeModule, sourcesModule, onboardingModule, toolsModule)
  return { get: <T>(part: Token<T>) => container.get<T>(part as symbol) }
}

export interface Application extends OpenDatabase {
  parts: Parts
  settings: Settings
  log: Logger
}

/** The application over its database, ready to be served, worked or commanded; `close` gives everything back. */
export async function openApplication(
  settings: Settings,
  log: Logger,
  profile = productionProfile,
): Promise<Application> {
  const opened = await openDatabase(settings, (error) => log.warn({ err: error }, 'database connection lost'))
  const jobs = new PgBossQueue(opened.database)
  await jobs.start()
  const reader = makeIsolatedDocumentReader({ silentSeconds: settings.readTimeoutSeconds })
  const models = await openModels(settings, log)
  const mailer = await openMailer(settings, log)
  const parts = wire(profile({ settings, log, database: opened.database, jobs, reader, models, mailer }))
  return {
    ...opened,
    parts,
    settings,
    log,
    async close() {
      await reader.close()
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
