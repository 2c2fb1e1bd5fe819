export { ENTRY_IDS, type EntryId } from './catalog/entry-ids.ts'
