import { stems, yearSpan, type AskedOf, type Entry, type View } from '../../answers/index.ts'
import { kindOf, type RowId } from '../../farm/index.ts'
import { germanDay, germanList, germanNumber } from '../../shared/german/write-german.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { headOf, noPlanText, type AskedPlan } from './asked-plan.ts'
import { VARIANT_CHOICES, VARIANT_TOKENS, variantsNamed } from './variant-words.ts'
import { effectFrom } from '../adoption/effects-from.ts'
import { shownVariant } from '../adoption/shown-variant.ts'
import type { PlanEntryId } from './plan-entry-ids.ts'
import { entryOf } from '../catalog/entries.ts'
import type { Metric, PlanEffect, PlanPart, PlanVariant } from '../plans/plan.ts'
import { stepText } from './step-text.ts'

/** So many of what is missing are told. */
const MOST_MISSING = 5
/** So many of what an adoption wrote and would write otherwise today. */
const MOST_OUTDATED = 6
/** So many parts are told with every step. */
const MOST_PARTS = 2

/** What can be asked of a plan. */
export interface PlanView extends View {
  entryId: PlanEntryId
}

const planView = (entryId: PlanEntryId, nouns: string, example: string): PlanView => ({
  entryId,
  name: entryId,
  label: entryOf(entryId).title,
  example,
  nouns: stems(`${nouns} zugeteilt`),
  neutralWords: stems(
    `Plan planen geplant plant vorsehen sieht sagt sagen rechnet gerechnet ausgerechnet berechnet ermittelt Variante
     Varianten angenommen annehmen möglich gibt stehen steht ergibt Ergebnis Kennzahl Kennzahlen kostet kosten Kosten
     füttern füttere gefüttert düngen dünge gedüngt streuen fahren anbauen baue angebaut weiden Tier Kuh Gruppe Feld
     Schlag laut Jahr warum weshalb wieso bekommen bekommt kriegen kriegt fressen Stickstoff Phosphat Gülle teuer Milch
     genommen beschlossen festgelegt festgesetzt verabschiedet entschlossen fertig nächstes gewählt ausgewählt übernommen ausgesucht entschieden eingeschaltet gilt läuft laufende aktuelle aktuell
     Viecher Tiere Vieh Felder Schläge Herden Gruppen Gruppe noch eintragen rein Wahl Auswahl welche Stand unmöglich
     rechenlücke fehlangabe Grund Gründe klappt geht lässt Acker Äcker Ackerland Ackerfläche Ackerflächen Grünland Wiesen
     Vorschlag Vorschläge Empfehlung angenommene angenommenen weist ausweist ausgewiesen verlangt verlangen verplant
     einplant eingeplant veranschlagt angesetzt kalkuliert vorgibt nennt zeigt hinterlegt Angabe Angaben dem scheitert
     hapert hängt liegt daran woran Haken Hindernis`,
  ),
  columns: [
    { name: 'text', label: 'Plan', type: 'text', words: new Set() },
    { name: 'variants', label: 'Variante', type: 'choice', words: new Set(), choices: VARIANT_CHOICES },
  ],
  roles: { list: [] },
  classes: [],
  completeness: 'register',
  tense: 'future',
  answersDuties: true,
  tellsAlso: {
    types: ['when', 'where', 'until'],
    says: ['missing', 'asksShare', 'asksPermission'],
    denied: stems('annehmen angenommen möglich'),
  },
  spanOf: ({ values }) => yearSpan(values.year as number),
  tells: (entries, asked) => tell(entries, asked),
})

/** One for each plan of the catalog. */
export const PLAN_VIEWS: readonly PlanView[] = [
  planView(
    'duengeplan',
    'Düngeplan Düngeplanung Düngebedarf Düngebedarfsermittlung Bedarfsermittlung Düngekonzept Stickstoffbedarf Düngung Düngevariante',
    'Was sieht der Düngeplan für das Moorstück vor?',
  ),
  planView(
    'futterplan',
    `Futterplan Futterplanung Fütterungsplan Ration Rationen Futterration Mischration Stallblatt Fütterung Futter
     Futtervariante Fütterungsvariante`,
    'Was kostet die Ration im Futterplan?',
  ),
  planView(
    'anbauplan',
    `Anbauplan Anbauplanung Fruchtfolgeplan Fruchtfolgeplanung Fruchtfolge Anbau Wechselanteil Fruchtwechsel
     Anbauvariante`,
    'Welche Varianten hat der Anbauplan?',
  ),
  planView(
    'weideplan',
    'Weideplan Weideplanung Weidekalender Koppelplan Belegungsplan Weidevariante',
    'Was steht im Weideplan?',
  ),
]

/** What can be asked about of a plan: its parts and what is missing for it; where there is neither, the plan itself. */
export function planEntries(plan: AskedPlan): Entry[] {
  const parts = toldVariant(plan)?.parts ?? []
  const entries = [
    ...parts.map((part) => entryFor(plan, part.title, { part })),
    ...plan.calculation.missing.map((sentence) => entryFor(plan, sentence, { missing: sentence })),
  ]
  return entries.length > 0 ? entries : [entryFor(plan, entryOf(plan.entryId).title, {})]
}

/** Where none may be adopted, the first tells how it was reckoned all the same. */
const toldVariant = ({ variants, adopted }: AskedPlan): PlanVariant | undefined =>
  shownVariant(variants, adopted) ?? variants[0]

interface Told {
  part?: PlanPart
  missing?: string
}

const entryFor = (plan: AskedPlan, name: string, told: Told): Entry => ({
  name,
  values: {
    text: name,
    year: plan.askedYear ?? Number(plan.period.slice(0, 'YYYY'.length)),
    variants: plan.variants.map(({ key }) => VARIANT_TOKENS[key]),
    plan,
    told,
  },
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

function tell(entries: readonly Entry[], { names, words, type }: AskedOf): string | undefined {
  const plan = entries[0]!.values.plan as AskedPlan
  const none = noPlanText(plan)
  if (none !== undefined) return none
  const named = variantsNamed(plan.variants, words)
  const variant = named[0] ?? toldVariant(plan)
  const told = entries.map(({ values }) => values.told as Told)
  const missing = told.flatMap((one) => one.missing ?? [])
  if (named.length === 0 && NOT_RECKONED.some((word) => words.has(word)) && missing.length > 0)
    return missingText(plan, missing)
  if (!names || !variant) return tellPlan(plan, variant, named)
  // The days of what is planned are told one by one.
  if (type === 'when' || type === 'until') return undefined
  const rows = new Set(told.map(({ part }) => part?.row?.id))
  const parts =
    named.length > 0
      ? variant.parts.filter(({ row }) => row !== null && rows.has(row.id))
      : told.flatMap(({ part }) => part ?? [])
  return [
    ...(parts.length > 0 ? [tellParts(plan, variant, parts)] : []),
    ...missing.map((sentence) => `Es fehlt noch: ${sentence}`),
  ].join('\n')
}

const NOT_RECKONED = [...stems('rechenlücke fehlangabe')]

const missingText = (plan: AskedPlan, missing: readonly string[]): string =>
  [
    `${headOf(plan)}, ${missing.length === 1 ? 'eine Angabe fehlt' : `${missing.length} Angaben fehlen`}.`,
    ...missing.map((sentence) => `Es fehlt noch: ${sentence}`),
  ].join('\n')

function tellPlan(plan: AskedPlan, told: PlanVariant | undefined, named: readonly PlanVariant[]): string {
  const { adopted, calculation, variants } = plan
  const possible = variants.filter(({ reasons }) => reasons.length === 0)
  const refused = variants.filter((one) => one.reasons.length > 0 && !named.includes(one))
  const missing = calculation.missing.slice(0, MOST_MISSING)
  const ofFarm = told?.parts.filter(({ row }) => row === null) ?? []
  const held = variants.find(({ key }) => key === adopted?.key)
  return [
    ...named.map(stateText),
    adopted
      ? `${headOf(plan)}: Angenommen ist „${held?.title ?? adopted.key}“, seit dem ${germanDay(dayOf(adopted.at))}.`
      : possible.length === 0
        ? `${headOf(plan)}: Keine Variante kann so angenommen werden.`
        : `${headOf(plan)}: Angenommen ist noch keine Variante. Möglich: ${germanList(possible.map((one) => `„${one.title}“`))}.`,
    ...(told ? [`„${told.title}“: ${told.metrics.flatMap(metricText).join('; ')}.`] : []),
    ...outdatedText(plan, held),
    ...ofFarm.flatMap((part) => [`${part.title}:`, ...part.steps.map(stepText)]),
    ...refused.map(({ title, reasons }) => `Nicht möglich ist „${title}“: ${reasons.join(' ')}`),
    ...missing.map((sentence) => `Es fehlt noch: ${sentence}`),
    ...(calculation.missing.length > missing.length
      ? [`Was sonst noch fehlt, steht im Plan (${calculation.missing.length - missing.length} Angaben).`]
      : []),
  ].join('\n')
}

const stateText = ({ title, reasons }: PlanVariant): string =>
  reasons.length === 0
    ? `„${title}“ kann angenommen werden.`
    : `„${title}“ kann so nicht angenommen werden: ${reasons.join(' ')}`

/**
 * What the adoption wrote and the same variant would write otherwise today, since rows have changed in between: of what
 * is used up day by day what is still to come, as an adoption writes it.
 */
function outdatedText({ adopted, today }: AskedPlan, held: PlanVariant | undefined): string[] {
  const still = (held?.effects ?? []).flatMap((effect) => effectFrom(effect, today) ?? [])
  const now = new Map(still.map(({ id, details }) => [id, details]))
  const changed = (adopted?.effects ?? []).filter(({ id, details }) => now.has(id) && now.get(id) !== details)
  if (changed.length === 0) return []
  const told = changed.slice(0, MOST_OUTDATED)
  return [
    `Seit der Annahme haben sich Angaben geändert; ${changed.length === 1 ? '1 Eintrag daraus wäre heute ein anderer' : `${changed.length} Einträge daraus wären heute andere`}. Nimm die Variante neu an, dann ziehen sie nach:`,
    ...told.map(({ id, title, details }) => `– ${title}: eingetragen ${details}; heute ${now.get(id)!}`),
  ]
}

const metricText = ({ label, value, unit }: Metric): string[] =>
  value === null ? [] : [`${label} ${germanNumber(value, { most: 2 })}${unit === '' ? '' : ` ${unit}`}`]

function tellParts(
  { adopted }: AskedPlan,
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

/** The field or the herd that something is planned for. */
const rowsOf = (effect: PlanEffect): string[] => {
  const { field_id, herd_id }: { field_id?: string | null | undefined; herd_id?: string | null | undefined } =
    effect.kind === 'sheet' ? { herd_id: effect.sheet.herdId } : effect.values
  return [field_id, herd_id].flatMap((id) => id ?? [])
}
