import { stems, yearSpan, type AskedOf, type Entry, type View } from '../../answers/index.ts'
import { kindOf, type RowId } from '../../farm/index.ts'
import { germanDay, germanList, germanNumber } from '../../shared/german/write-german.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import type { PlanVariants } from '../adoption/read-variants.ts'
import { shownVariant } from '../adoption/shown-variant.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import { entryOf } from '../catalog/entries.ts'
import { periodText } from '../catalog/periods.ts'
import type { Metric, PlanEffect, PlanPart, PlanVariant, Step } from '../plans/plan.ts'

/** So many of what is missing are told. */
const MOST_MISSING = 5
/** So many parts are told with every step. */
const MOST_PARTS = 2

/** What can be asked of a plan. */
export interface PlanView extends View {
  entryId: EntryId
}

const planView = (entryId: EntryId, nouns: string, example: string): PlanView => ({
  entryId,
  name: entryId,
  label: entryOf(entryId).title,
  example,
  nouns: stems(nouns),
  neutralWords: stems(
    `Plan planen geplant plant vorsehen sieht sagt sagen rechnet gerechnet ausgerechnet berechnet ermittelt Variante
     Varianten angenommen annehmen möglich gibt stehen steht ergibt Ergebnis Kennzahl Kennzahlen kostet kosten Kosten
     füttern füttere gefüttert düngen dünge gedüngt streuen fahren anbauen baue angebaut weiden Tier Kuh Gruppe Feld
     Schlag laut Jahr warum weshalb bekommen bekommt kriegen kriegt fressen Stickstoff Phosphat Gülle teuer Milch`,
  ),
  columns: [{ name: 'text', label: 'Plan', type: 'text', words: new Set() }],
  roles: { list: [] },
  classes: [],
  completeness: 'register',
  tense: 'past',
  answersDuties: true,
  tellsAlso: {
    types: ['when', 'where', 'until'],
    says: ['missing', 'asksShare'],
    denied: stems('annehmen angenommen möglich'),
  },
  spanOf: ({ values }) => yearSpan(values.year as number),
  tells: (entries, asked) => tell(entries, asked),
})

/** One for each plan of the catalog. */
export const PLAN_VIEWS: readonly PlanView[] = [
  planView(
    'duengeplan',
    'Düngeplan Düngeplanung Düngebedarf Düngebedarfsermittlung Bedarfsermittlung Düngekonzept Stickstoffbedarf Düngung',
    'Was sieht der Düngeplan für das Moorstück vor?',
  ),
  planView(
    'futterplan',
    'Futterplan Futterplanung Fütterungsplan Ration Rationen Futterration Mischration Stallblatt Fütterung',
    'Was kostet die Ration im Futterplan?',
  ),
  planView(
    'anbauplan',
    'Anbauplan Anbauplanung Fruchtfolgeplan Fruchtfolgeplanung Fruchtfolge Anbau Wechselanteil Fruchtwechsel',
    'Welche Varianten hat der Anbauplan?',
  ),
  planView('weideplan', 'Weideplan Weideplanung Weidekalender Koppelplan Belegungsplan', 'Was steht im Weideplan?'),
]

/** What can be asked about of a plan: its parts and what is missing for it; where there is neither, the plan itself. */
export function planEntries(plan: PlanVariants): Entry[] {
  const parts = toldVariant(plan)?.parts ?? []
  const entries = [
    ...parts.map((part) => entryFor(plan, part.title, { part })),
    ...plan.calculation.missing.map((sentence) => entryFor(plan, sentence, { missing: sentence })),
  ]
  return entries.length > 0 ? entries : [entryFor(plan, entryOf(plan.entryId).title, {})]
}

/** Where none may be adopted, the first tells how it was reckoned all the same. */
const toldVariant = ({ variants, adopted }: PlanVariants): PlanVariant | undefined =>
  shownVariant(variants, adopted) ?? variants[0]

interface Told {
  part?: PlanPart
  missing?: string
}

const entryFor = (plan: PlanVariants, name: string, told: Told): Entry => ({
  name,
  values: { text: name, year: Number(plan.period.slice(0, 'YYYY'.length)), plan, told },
  record: {
    kind: told.part?.row?.kind ?? 'holdings',
    id: told.part?.row?.id ?? '',
    title: told.part?.row ? `${kindOf(told.part.row.kind).singular}: ${name}` : '',
    label: name,
    values: {},
    alwaysShown: [],
    references: {},
    sources: [],
  },
})

function tell(entries: readonly Entry[], { names }: AskedOf): string | undefined {
  const plan = entries[0]!.values.plan as PlanVariants
  const variant = toldVariant(plan)
  if (!names || !variant) return tellPlan(plan, variant)
  const told = entries.map(({ values }) => values.told as Told)
  const parts = told.flatMap(({ part }) => part ?? [])
  return [
    ...(parts.length > 0 ? [tellParts(plan, variant, parts)] : []),
    ...told.flatMap(({ missing }) => (missing === undefined ? [] : [`Es fehlt noch: ${missing}`])),
  ].join('\n')
}

function tellPlan({ entryId, period, adopted, calculation, variants }: PlanVariants, told: PlanVariant | undefined) {
  const { title, period: kind } = entryOf(entryId)
  const head = `${title} ${periodText(kind, period)}`
  const possible = variants.filter(({ reasons }) => reasons.length === 0)
  const refused = variants.filter(({ reasons }) => reasons.length > 0)
  const missing = calculation.missing.slice(0, MOST_MISSING)
  const ofFarm = told?.parts.filter(({ row }) => row === null) ?? []
  return [
    adopted
      ? `${head}: Angenommen ist „${told?.title ?? adopted.key}“, seit dem ${germanDay(dayOf(adopted.at))}.`
      : possible.length === 0
        ? `${head}: Keine Variante kann so angenommen werden.`
        : `${head}: Angenommen ist noch keine Variante. Möglich: ${germanList(possible.map((one) => `„${one.title}“`))}.`,
    ...(told ? [`„${told.title}“: ${told.metrics.flatMap(metricText).join('; ')}.`] : []),
    ...ofFarm.flatMap((part) => [`${part.title}:`, ...part.steps.map(stepText)]),
    ...refused.map(({ title: refusedTitle, reasons }) => `Nicht möglich ist „${refusedTitle}“: ${reasons.join(' ')}`),
    ...missing.map((sentence) => `Es fehlt noch: ${sentence}`),
    ...(calculation.missing.length > missing.length
      ? [`Was sonst noch fehlt, steht im Plan (${calculation.missing.length - missing.length} Angaben).`]
      : []),
  ].join('\n')
}

const metricText = ({ label, value, unit }: Metric): string[] =>
  value === null ? [] : [`${label} ${germanNumber(value, { most: 2 })}${unit === '' ? '' : ` ${unit}`}`]

function tellParts(
  { adopted }: PlanVariants,
  { title, effects, reasons }: PlanVariant,
  parts: readonly PlanPart[],
): string {
  const state = reasons.length > 0 ? 'so nicht annehmbar' : 'noch nicht angenommen'
  const is = adopted ? `nach der angenommenen Variante „${title}“` : `nach „${title}“, ${state}`
  const rows = parts.slice(0, MOST_PARTS).map(({ row }) => row?.id)
  const planned = effects.filter((effect) => rowsOf(effect).some((id) => rows.includes(id as RowId)))
  const more = parts.slice(MOST_PARTS).map((part) => `„${part.title}“`)
  return [
    ...parts.slice(0, MOST_PARTS).flatMap((part) => [`${part.title} (${is}):`, ...part.steps.map(stepText)]),
    ...(planned.length > 0 ? ['Geplant:', ...planned.map((effect) => `– ${effect.title}: ${effect.details}`)] : []),
    ...(more.length > 0 ? [`Im Plan stehen dazu auch ${germanList(more)}.`] : []),
  ].join('\n')
}

const stepText = ({ label, formula, result, unit, source }: Step): string => {
  const sum = [formula, [result, unit].filter(Boolean).join(' ')].filter(Boolean).join(' = ')
  return `– ${sum === '' ? label : `${label}: ${sum}`} (${source})`
}

/** The field or the herd that something is planned for. */
const rowsOf = (effect: PlanEffect): string[] => {
  const { field_id, herd_id }: { field_id?: string | null | undefined; herd_id?: string | null | undefined } =
    effect.kind === 'sheet' ? { herd_id: effect.sheet.herdId } : effect.values
  return [field_id, herd_id].flatMap((id) => id ?? [])
}
