import type { EntryId } from '../catalog/entry-ids.ts'

/** The entries of the catalog that are plans. */
export type PlanEntryId = Extract<EntryId, 'duengeplan' | 'futterplan' | 'anbauplan' | 'weideplan'>
