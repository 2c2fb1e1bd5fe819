import { z } from 'zod'
import { SCOPES, type Actor, type Scope } from '../../core/access/index.ts'
import { KIND_SLUGS, kindOf, type Farm, type KindSlug, type RowId, type SourcedRow } from '../../core/farm/index.ts'
import { listFilters, narrowed, type Filters } from './list-filters.ts'
import { rowUrl } from './links.ts'
import { inGerman, knownValues, mayRead, namesOf, type Known, type Names } from '../presenters/rows.ts'
import { continued, Cursor, nextCursor, offsetOf, withinAnswer } from './slices.ts'
import { tool, ToolRefusal, type Tool } from './tool.ts'

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
    what: 'Tiere mit Ohrmarke, Herden, Behandlungen, Bestände, Weide',
    kinds: [
      'animals',
      'herds',
      'treatments',
      'animal_counts',
      'group_movements',
      'antibiotic_reports',
      'grazing_periods',
      'self_checks',
    ],
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
    what: 'Messungen, Register, Lager, Belege, Anträge, Nachweise, Erträge',
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
      'receipts',
      'applications',
      'manure_transfers',
      'stock_movements',
    ],
  },
]

const LIMIT = 15
const IN_LISTS = { longest: 300, lines: 3 }
const IN_WHOLE = { longest: 1500, lines: 20 }

const Listed = z.object({
  id: z.string(),
  label: z.string(),
  values: z.looseObject({}),
  document_ids: z.array(z.string()).optional(),
})
type ListedRow = z.infer<typeof Listed>

export const farmTools = (farm: Farm, baseUrl: string): Tool[] => [...READS.map(listTool(farm)), getRow(farm, baseUrl)]

const listTool =
  (farm: Farm) =>
  ({ name, title, scope, what, kinds }: (typeof READS)[number]): Tool =>
    tool({
      name,
      title,
      scope,
      effect: 'reads',
      description: `Zeigt, was der Hof selbst geführt hat: ${what}. The latest day first; only known fields; document_ids: its sources.`,
      input: z.strictObject({
        kind: z.enum(kinds).default(kinds[0]),
        text: z
          .string()
          .regex(/^\P{Cc}{1,200}$/u)
          .optional()
          .describe('Part of the label'),
        ...listFilters(kinds),
        limit: z.int().min(1).max(50).default(LIMIT),
        cursor: Cursor.optional(),
      }),
      output: z.object({ items: z.array(Listed), next_cursor: z.string().optional() }),
      async run(actor, { kind, text, limit, cursor, ...filters }) {
        const offset = offsetOf(cursor)
        const query = await narrowed(farm, actor, kind, filters as Filters)
        const { rows, hasMore } = await farm.listRows(actor, kind, { ...query, text, order: 'day', limit, offset })
        const names = await namesOf(farm, actor, rows)
        const items = withinAnswer(rows.map(listed), (item) => lineOf(kind, item, names))
        const data = { items, ...nextCursor(hasMore || items.length < rows.length, offset, items.length) }
        return {
          data,
          text:
            items.length === 0
              ? `Unter „${kindOf(kind).label}“ steht dazu nichts.`
              : [`${kindOf(kind).label}:`, ...items.map((item) => lineOf(kind, item, names))].join('\n') +
                continued(data),
        }
      },
    })

const listed = ({ id, label, values, sources }: SourcedRow): ListedRow => ({
  id,
  label,
  values: knownValues(values, IN_LISTS),
  ...(sources.length > 0 && { document_ids: sources.slice(0, 5).map(({ documentId }) => documentId) }),
})

const lineOf = (kind: KindSlug, { id, label, values }: ListedRow, names: Names): string =>
  `- ${label} [${id}] ${inGerman(kindOf(kind).fields, values, names)}`.trimEnd()

const READABLE = KIND_SLUGS.filter((slug) => kindOf(slug).scope !== null) as [KindSlug, ...KindSlug[]]
/** In few words, since it stands with many tools; the lists name the kinds. */
export const KindInput = z
  .string()
  .refine((kind) => (READABLE as string[]).includes(kind), 'Dieses kind gibt es nicht. Nimm eines der Listen.')
  .transform((kind) => kind as KindSlug)
  .describe('As in the lists')
export const ROW_SCOPES = SCOPES.filter((scope) => READABLE.some((slug) => kindOf(slug).scope === scope))

const getRow = (farm: Farm, baseUrl: string): Tool =>
  tool({
    name: 'get_row',
    title: 'Zeile lesen',
    scope: ROW_SCOPES[0]!,
    orScopes: ROW_SCOPES.slice(1),
    effect: 'reads',
    description:
      'Zeigt eine Zeile des Hofs ganz, mit den Namen, auf die sie verweist, ihren Quellen und einem Link für den Menschen. kind and id as the list tools and `ask` give them.',
    input: z.strictObject({
      kind: KindInput,
      id: z.guid('Das ist keine id einer Zeile.').toLowerCase(),
    }),
    output: z.object({
      kind: z.string(),
      id: z.string(),
      label: z.string(),
      values: z.looseObject({}),
      names: z.record(z.string(), z.string()).describe('Of the rows that values refer to, by id'),
      sources: z.array(z.object({ document_id: z.string(), page: z.int().optional(), quote: z.string().optional() })),
      version: z.int(),
      url: z.string(),
    }),
    async run(actor, { kind, id }) {
      const row = await readable(farm, actor, kind, id as RowId)
      const names = await namesOf(farm, actor, [row])
      const values = fitting(row.values)
      const data = {
        kind,
        id,
        label: row.label,
        values,
        names: Object.fromEntries(names),
        sources: row.sources.slice(0, 5).map(({ documentId, page, quote }) => ({
          document_id: documentId as string,
          ...(page !== null && { page }),
          ...(quote !== null && { quote: quote.slice(0, 300) }),
        })),
        version: row.version,
        url: rowUrl(baseUrl, kind, id),
      }
      const said = inGerman(kindOf(kind).fields, values, names, '\n')
      return { data, text: `${kindOf(kind).singular}: ${row.label}\n${said}\n${data.url}` }
    },
  })

/** The row, where there is one that the caller may read. */
export async function readable(farm: Farm, actor: Actor, kind: KindSlug, id: RowId): Promise<SourcedRow> {
  if (!mayRead(actor, kind)) throw new ToolRefusal(`Dafür fehlt die Berechtigung „${kindOf(kind).scope}“.`)
  const found = await farm.findRow(actor, kind, id)
  if (found.err) throw new ToolRefusal(`Diese Zeile gibt es unter „${kindOf(kind).label}“ nicht.`)
  return found.val
}

/** As much of the values as an answer can hold twice over. */
function fitting(values: Known): Known {
  const whole = knownValues(values, IN_WHOLE)
  return JSON.stringify(whole).length > 4000 ? knownValues(values, IN_LISTS) : whole
}
