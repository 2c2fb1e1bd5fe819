import { z } from 'zod'
import type { Scope } from '../../core/access/index.ts'
import { kindOf, type Farm, type KindSlug, type SourcedRow } from '../../core/farm/index.ts'
import { continued, Cursor, nextCursor, offsetOf } from './slices.ts'
import { tool, type Tool } from './tool.ts'

/** What agents read of the farm, one tool for each scope: its name, its German title, and the kinds it shows. */
const READS: { name: string; title: string; scope: Scope; what: string; kinds: [KindSlug, ...KindSlug[]] }[] = [
  {
    name: 'list_contacts',
    title: 'Kontakte lesen',
    scope: 'contacts.read',
    what: 'Tierarzt, Molkerei, Landhandel, Behörden, Nachbarn',
    kinds: ['contacts'],
  },
  {
    name: 'list_places',
    title: 'Flächen und Orte lesen',
    scope: 'places.read',
    what: 'Felder mit Größe, FLIK und Kulturen; Ställe, Silos, Lager',
    kinds: ['fields', 'places'],
  },
  {
    name: 'list_work_items',
    title: 'Arbeiten lesen',
    scope: 'work_items.read',
    what: 'getane und geplante Arbeiten, Bedarf, Aufträge, Maschinen',
    kinds: ['work_items', 'needs', 'expected_jobs', 'machines'],
  },
  {
    name: 'list_animals',
    title: 'Tiere lesen',
    scope: 'animals.read',
    what: 'Tiere mit Ohrmarke, Herden, Behandlungen, Bestände',
    kinds: ['animals', 'herds', 'treatments', 'animal_counts', 'group_movements', 'antibiotic_reports'],
  },
  {
    name: 'list_letters',
    title: 'Briefe lesen',
    scope: 'letters.read',
    what: 'Schriftverkehr mit Absender, Aktenzeichen und Frist',
    kinds: ['letters'],
  },
  {
    name: 'list_records',
    title: 'Messwerte und Nachweise lesen',
    scope: 'documents.read',
    what: 'Messungen, Register, Lager, Nachweise, Erträge',
    kinds: [
      'measurements',
      'register_entries',
      'stock',
      'orders',
      'certificates',
      'permits',
      'plant_protection_products',
      'fertilizers',
      'yields',
      'nutrient_needs',
    ],
  },
]

const LIMIT = 15

const Listed = z.object({
  id: z.string(),
  label: z.string(),
  values: z.looseObject({}),
  document_ids: z.array(z.string()).optional(),
})

export const farmTools = ({ listRows }: Farm): Tool[] =>
  READS.map(({ name, title, scope, what, kinds }) =>
    tool({
      name,
      title,
      scope,
      effect: 'reads',
      description: `Zeigt, was der Hof selbst geführt hat: ${what}. Newest first; only fields that are known; document_ids name the sources a row was read from.`,
      input: z.strictObject({
        kind: z.enum(kinds).default(kinds[0]),
        text: z
          .string()
          .regex(/^\P{Cc}{1,200}$/u)
          .optional()
          .describe('Stands in the label, such as a name, ear tag or date'),
        limit: z.int().min(1).max(50).default(LIMIT),
        cursor: Cursor.optional(),
      }),
      output: z.object({ items: z.array(Listed), next_cursor: z.string().optional() }),
      async run(actor, { kind, text, limit, cursor }) {
        const offset = offsetOf(cursor)
        const { rows, hasMore } = await listRows(actor, kind, { filters: [], text, limit, offset })
        const data = { items: rows.map(known), ...nextCursor(hasMore, offset, rows.length) }
        const lines = data.items.map(
          ({ label, values }) =>
            `- ${label}: ${Object.entries(values)
              .map(([field, value]) => `${field} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
              .join(', ')}`,
        )
        return {
          data,
          text:
            rows.length === 0
              ? `Unter „${kindOf(kind).label}“ steht dazu nichts.`
              : `${kindOf(kind).label}:\n${lines.join('\n')}${continued(data)}`,
        }
      },
    }),
  )

/** Boundaries are long, and an agent that reads has no use for them. */
const known = ({ id, label, values, sources }: SourcedRow): z.infer<typeof Listed> => ({
  id,
  label,
  values: Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== null && name !== 'geometry')),
  ...(sources.length > 0 && { document_ids: sources.map(({ documentId }) => documentId) }),
})
