export type { ExaminedPart } from './examinations.ts'
export type { Finding } from './examine-installation.ts'
export { makeOperations, type Operations, type OperationsPlatform } from './make-operations.ts'
export type {
  ConfiguredParts,
  HealthChecks,
  HealthPart,
  InstalledDatabase,
  Machine,
  Probes,
} from './ports/installation.ts'
export type { QueueFigure, QueueFigures } from './ports/queue-figures.ts'
export type { ReadFigures } from './read-figures.ts'
export type { Readiness } from './read-readiness.ts'
