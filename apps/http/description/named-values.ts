import { z } from 'zod'
import { KIND_SLUGS } from '../../../core/farm/index.ts'
import { ENTRY_IDS } from '../../../core/library/index.ts'

/** Long lists of values that many answers name: described once, referred to by name. */
export const RowKind = z.enum(KIND_SLUGS).meta({ id: 'RowKind' })
export const EntryName = z.enum(ENTRY_IDS).meta({ id: 'LibraryEntryId' })
