import { z } from 'zod'
import { KIND_SLUGS, type Farm, type Overview } from '../../core/farm/index.ts'
import { germanDay, germanNumber } from '../../core/shared/german/write-german.ts'
import type { Sources } from '../../core/sources/index.ts'
import { ROW_SCOPES } from './farm.ts'
import { mayRead } from '../presenters/rows.ts'
import { cutText } from '../presenters/cut-text.ts'
import { tool, type Tool } from './tool.ts'

/** Of each part; the whole stays under 500 tokens. */
const FIELDS = 8
const HERDS = 6
const DUE = 6

export const overviewTool = (farm: Farm, sources: Sources): Tool =>
  tool({
    name: 'overview',
    title: 'Hof im Überblick',
    scope: ROW_SCOPES[0]!,
    orScopes: ROW_SCOPES.slice(1),
    effect: 'reads',
    description:
      'Sagt in wenigen Zeilen, was für ein Hof das ist: Felder, Tiere, was als Nächstes fällig ist, Unterlagen. A good first call; details come from the list tools and `ask`.',
    input: z.strictObject({}),
    async run(actor) {
      const kinds = new Set(KIND_SLUGS.filter((kind) => mayRead(actor, kind)))
      const overview = await farm.readOverview(actor, kinds)
      const documents = mayRead(actor, 'measurements') ? await sources.countSources(actor) : undefined
      return {
        data: undefined,
        text: [
          `Heute ist der ${germanDay(overview.today)}.`,
          ...(kinds.has('fields') ? [fieldsText(overview.fields)] : []),
          ...(kinds.has('herds') ? [herdsText(overview.herds)] : []),
          dueText(overview),
          ...(documents ? [documentsText(documents)] : []),
        ].join('\n'),
      }
    },
  })

const ha = (area: number): string => `${germanNumber(area, { most: 2 })} ha`

const first = <T>(all: readonly T[], most: number, textOf: (one: T) => string): string => {
  const shown = all.slice(0, most).map(textOf).join('; ')
  return all.length > most ? `${shown}; und ${all.length - most} weitere` : shown
}

function fieldsText(fields: Overview['fields']): string {
  if (fields.length === 0) return 'Felder: keine.'
  const area = fields.reduce((sum, { areaHa }) => sum + (areaHa ?? 0), 0)
  const largest = fields.toSorted((one, other) => (other.areaHa ?? 0) - (one.areaHa ?? 0))
  const named = first(largest, FIELDS, ({ name, areaHa, crop }) =>
    [cutText(name, 30), areaHa === null ? '' : ha(areaHa), cutText(crop ?? '', 30)].filter(Boolean).join(' '),
  )
  return `${fields.length} Felder, ${ha(area)}: ${named}.`
}

const herdsText = (herds: Overview['herds']): string => {
  const named = first(herds, HERDS, ({ name, count }) =>
    [cutText(name, 40), count === null ? '' : germanNumber(count)].filter(Boolean).join(' '),
  )
  return `Herden: ${named || 'keine'}.`
}

function dueText({ due, today }: Overview): string {
  if (due.length === 0) return 'Nichts ist fällig.'
  const late = due.filter(({ on }) => on < today)
  const next = due.filter(({ on }) => on >= today)
  const named = first(next, DUE, ({ on, what }) => `${germanDay(on)} ${cutText(what, 70)}`)
  return [
    late.length > 0 && `Überfällig: ${late.length}, zuletzt ${cutText(late.at(-1)!.what, 70)}.`,
    next.length > 0 && `Als Nächstes: ${named}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function documentsText({ total, byCategory }: { total: number; byCategory: Record<string, number> }): string {
  const sorted = Object.entries(byCategory).toSorted(([, one], [, other]) => other - one)
  return total === 0
    ? 'Unterlagen: keine.'
    : `${total} Dokumente: ${first(sorted, 6, ([name, count]) => `${name} ${count}`)}.`
}
