import { z } from 'zod'
import {
  CATEGORIES,
  CONTROLS,
  ENTRY_KINDS,
  MAY_BE_DESTROYED,
  type Category,
  type EntryState,
  type LibraryEntry,
  type ShownDocument,
} from '../../../core/library/index.ts'
import { time } from '../../presenters/time.ts'
import { EntryName } from '../description/named-values.ts'

const Period = z.string().describe('`2026`, `2026/27`, `2026-H1`, or `-` where there is one for all time')

const LibraryDocument = z
  .object({
    document_id: z.uuid().describe('Names no source: what is kept lies outside of them'),
    origin: z.enum(['generated', 'adopted']).describe('Made from your rows, and again when they change; or taken over'),
    updated_at: z.iso.datetime(),
    url: z.url().nullable().describe('Works for five minutes; null while it is drawn for the first time'),
  })
  .meta({ id: 'LibraryDocument' })

export const LibraryEntryState = z
  .object({
    entry_id: EntryName,
    title: z.string(),
    category: z.enum(Object.keys(CATEGORIES) as [Category, ...Category[]]),
    kind: z.enum(ENTRY_KINDS),
    period: Period,
    on: z.boolean(),
    document: LibraryDocument.nullable().describe(
      'Null where it is off, and for a while where a new period has just begun',
    ),
    adopted_variant: z.string().nullable().describe('Of a plan: the variant that is farmed by'),
  })
  .meta({ id: 'LibraryEntryState' })

const LibraryPeriod = z
  .object({
    period: Period,
    on: z.boolean().describe('False: archived'),
    document: LibraryDocument,
    keep_until: z.iso.date().nullable().describe('Null where the period does not tell'),
    hint: z.string().nullable().describe('German, once that day is over; nothing is destroyed by itself'),
  })
  .meta({ id: 'LibraryPeriod' })

const LibraryEntryInCatalog = LibraryEntryState.extend({
  recommended: z.boolean().describe('Farms with such animals and such land keep it'),
  retention: z.string().describe('German: how long it is kept'),
  legal_basis: z.string(),
  controls: z
    .array(z.object({ id: z.enum(CONTROLS.map(({ id }) => id)), title: z.string() }))
    .describe('Inspections that read it'),
  periods: z.array(LibraryPeriod).describe('Every document there is, the latest period first'),
}).meta({ id: 'LibraryEntry' })

export const LibraryResponse = z
  .object({
    categories: z.array(z.object({ id: z.string(), title: z.string(), entries: z.array(LibraryEntryInCatalog) })),
  })
  .meta({ id: 'LibraryResponse' })

export const LibraryToggleRequest = z
  .strictObject({ on: z.boolean(), period: Period.optional() })
  .meta({ id: 'LibraryToggleRequest' })

export const LibraryAdoptRequest = z
  .strictObject({ document_id: z.guid().toLowerCase().describe('Id of a source'), period: Period.optional() })
  .meta({ id: 'LibraryAdoptRequest' })

const presentDocument = ({ documentId, origin, updatedAt, url }: ShownDocument) => ({
  document_id: documentId,
  origin,
  updated_at: time(updatedAt),
  url,
})

export const presentState = ({ entry, period, isOn, document, adoptedVariant }: EntryState) => ({
  entry_id: entry.id,
  title: entry.title,
  category: entry.category,
  kind: entry.kind,
  period,
  on: isOn,
  document: document && presentDocument(document),
  adopted_variant: adoptedVariant,
})

export const presentEntry = (shown: LibraryEntry) => ({
  ...presentState(shown),
  recommended: shown.recommended,
  retention: shown.retention,
  legal_basis: shown.legalBasis,
  controls: shown.controls.map(({ id, title }) => ({ id, title })),
  periods: shown.periods.map(({ period, isOn, document, keepUntil, mayBeDestroyed }) => ({
    period,
    on: isOn,
    document: presentDocument(document),
    keep_until: keepUntil,
    hint: mayBeDestroyed ? MAY_BE_DESTROYED : null,
  })),
})

const EXAMPLE_DOCUMENT = {
  document_id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e',
  origin: 'generated',
  updated_at: '2026-05-20T06:31:07.000Z',
  url: 'https://hof.example/objects/…?expires=…&signature=…',
}

export const EXAMPLE_STATE = {
  entry_id: 'duengedokumentation',
  title: 'Düngedokumentation je Schlag',
  category: 'duengung',
  kind: 'register',
  period: '2026',
  on: true,
  document: EXAMPLE_DOCUMENT,
  adopted_variant: null,
}

export const EXAMPLE_ENTRY = {
  ...EXAMPLE_STATE,
  recommended: true,
  retention: '7 Jahre nach Ende des Düngejahres',
  legal_basis: 'DüV § 10 Abs. 2',
  controls: [{ id: 'DUE', title: 'Fachrechtskontrolle Düngung' }],
  periods: [{ period: '2026', on: true, document: EXAMPLE_DOCUMENT, keep_until: '2033-12-31', hint: null }],
}
