import type { DeadLetters } from '../shared/ports/dead-letters.ts'
import type { Figures } from '../shared/ports/figures.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { ObjectStore } from '../shared/ports/object-store.ts'
import { makeListDeadLetters, makeRetryDeadLetters } from './dead-letters.ts'
import { makeExamineInstallation } from './examine-installation.ts'
import type { ConfiguredParts, HealthChecks, InstalledDatabase, Machine, Probes } from './ports/installation.ts'
import type { QueueFigures } from './ports/queue-figures.ts'
import { makeReadFigures } from './read-figures.ts'
import { makeReadReadiness } from './read-readiness.ts'

/** What the area stands on. */
export interface OperationsPlatform {
  ids: Ids
  objects: ObjectStore
  deadLetters: DeadLetters
  health: HealthChecks
  installedDatabase: InstalledDatabase
  machine: Machine
  configured: ConfiguredParts
  probes: Probes
  figures: Figures
  queueFigures: QueueFigures
}

/** Everything the area can do: what whoever runs the service asks of it. */
export const makeOperations = (platform: OperationsPlatform) => ({
  examineInstallation: makeExamineInstallation({ ...platform, database: platform.installedDatabase }),
  readReadiness: makeReadReadiness(platform),
  readFigures: makeReadFigures(platform),
  listDeadLetters: makeListDeadLetters(platform),
  retryDeadLetters: makeRetryDeadLetters(platform),
})

export type Operations = ReturnType<typeof makeOperations>
