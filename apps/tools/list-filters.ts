import { z } from 'zod'
import type { Actor } from '../../core/access/index.ts'
import { kindOf, type Farm, type KindSlug, type RowFilter, type RowQuery } from '../../core/farm/index.ts'
import { isUuid } from '../../core/shared/ids.ts'
import { ToolRefusal } from './tool.ts'

/** What lists can be narrowed by beside a text, as far as one of the kinds knows it. */
export function listFilters(kinds: readonly KindSlug[]) {
  const states = [...new Set(kinds.flatMap(statesOf))]
  return {
    ...(kinds.some((kind) => kindOf(kind).dayFields.length > 0) && {
      from: z.iso.date().optional().describe('First day, YYYY-MM-DD'),
      to: z.iso.date().optional().describe('Last day'),
    }),
    ...(states.length > 0 && { status: z.enum(states as [string, ...string[]]).optional() }),
    ...(kinds.some((kind) => referenceTo(kind, 'fields')) && { field: Name.optional() }),
    ...(kinds.some((kind) => referenceTo(kind, 'herds')) && { herd: Name.optional() }),
  }
}

const Name = z
  .string()
  .regex(/^\P{Cc}{1,200}$/u)
  .describe('Its name or id')

/** What a call gives of them. */
export interface Filters {
  from?: string | undefined
  to?: string | undefined
  status?: string | undefined
  field?: string | undefined
  herd?: string | undefined
}

/** The query of a list that these narrow; refused where the kind knows nothing of the kind. */
export async function narrowed(
  farm: Pick<Farm, 'listRows'>,
  actor: Actor,
  kind: KindSlug,
  { from, to, status, field, herd }: Filters,
): Promise<Pick<RowQuery, 'filters' | 'days'>> {
  const dated = from !== undefined || to !== undefined
  if (dated && kindOf(kind).dayFields.length === 0) throw unknownHere(kind, 'from und to')
  return {
    filters: [
      ...(status === undefined ? [] : [statusFilter(kind, status)]),
      ...(field === undefined ? [] : [await referenceFilter(farm, actor, kind, 'fields', field)]),
      ...(herd === undefined ? [] : [await referenceFilter(farm, actor, kind, 'herds', herd)]),
    ],
    ...(dated && { days: { from, until: to } }),
  }
}

const unknownHere = (kind: KindSlug, filter: string): ToolRefusal =>
  new ToolRefusal(`„${kindOf(kind).label}“ kennt ${filter} nicht. Lass es weg oder wähl ein anderes kind.`)

/** Kinds that only know whether something is done are open until then. */
function statesOf(kind: KindSlug): readonly string[] {
  const { status, done } = kindOf(kind).fields
  return status?.shape.type === 'choice' ? status.shape.values : done?.shape.type === 'flag' ? ['open', 'done'] : []
}

function statusFilter(kind: KindSlug, status: string): RowFilter {
  const states = statesOf(kind)
  if (states.length === 0) throw unknownHere(kind, 'status')
  if (!states.includes(status))
    throw new ToolRefusal(`Unter „${kindOf(kind).label}“ gibt es nur status ${states.join(', ')}.`)
  return kindOf(kind).fields['status']
    ? { field: 'status', is: 'equal', value: status }
    : { field: 'done', is: status === 'done' ? 'equal' : 'different', value: true }
}

const referenceTo = (kind: KindSlug, referred: KindSlug): string | undefined =>
  Object.entries(kindOf(kind).fields).find(
    ([, { shape }]) => shape.type === 'reference' && shape.kind === referred,
  )?.[0]

async function referenceFilter(
  farm: Pick<Farm, 'listRows'>,
  actor: Actor,
  kind: KindSlug,
  referred: 'fields' | 'herds',
  name: string,
): Promise<RowFilter> {
  const field = referenceTo(kind, referred)
  if (!field) throw unknownHere(kind, referred === 'fields' ? 'field' : 'herd')
  if (isUuid(name)) return { field, is: 'equal', value: name.toLowerCase() }
  const { rows } = await farm.listRows(actor, referred, { filters: [], text: name, limit: 20, offset: 0 })
  const exact = rows.filter(({ label }) => label.toLowerCase() === name.toLowerCase())
  const [found, ...others] = exact.length > 0 ? exact : rows
  const { singular } = kindOf(referred)
  if (!found) throw new ToolRefusal(`„${singular}“: „${name}“ gibt es nicht.`)
  if (others.length > 0) throw new ToolRefusal(`„${singular}“: „${name}“ kann mehreres meinen. Nimm die id.`)
  return { field, is: 'equal', value: found.id }
}
