/** The texts of the law that matter on a farm, brought into the shared knowledge from their publisher (ADR 41). */
export { STATUTE_JOBS, UPDATE_STATUTES } from './jobs.ts'
export { makeStatutes, type Statutes, type StatutesPlatform } from './make-statutes.ts'
export type { LawPublisher, PublishedStatute, PublisherFailure } from './ports/law-publisher.ts'
export { FARM_STATUTES, isOf, type FarmStatute } from './statutes.ts'
export type { StatuteOutcome, UpdatedStatute, UpdateStatutes } from './update-statutes.ts'
