import { germanDay, germanNumber } from '../../shared/german/write-german.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import type { Adoption } from '../adoption/adoption.ts'
import { shownVariant } from '../adoption/shown-variant.ts'
import { entryOf } from '../catalog/entries.ts'
import type { BarnSheet, Calculation, Metric, PlanPart, PlanVariant } from '../plans/plan.ts'
import { entryBook, type EntryScene } from './entry-book.ts'
import type { EntryId } from '../catalog/entry-ids.ts'
import type { Block, Chapter, PrintedBook } from './printed-book.ts'

/** A plan with what was adopted of it. */
export interface PrintedPlan {
  entryId: EntryId
  calculation: Calculation
  adoption: Adoption | undefined
}

/**
 * A plan on paper: what the variants come to, how the adopted one was reckoned, and a page for each of its sheets.
 * While none is adopted the way of reckoning is that of the first which may be.
 */
export function planBook({ entryId, calculation, adoption }: PrintedPlan, scene: EntryScene): PrintedBook {
  const { missing, variants } = calculation
  const shown = shownVariant(variants, adoption)
  const overview: Block[] = [
    ...(variants.length === 0 ? [] : [variantsTable(variants)]),
    paragraph(adoptedText(variants, adoption)),
    ...variants.flatMap(({ title, reasons }) => reasons.map((reason) => paragraph(`${title}: ${reason}`))),
    ...(missing.length === 0 ? [] : [heading('Was noch fehlt'), ...missing.map(paragraph)]),
  ]
  const sheets = (adoption?.effects ?? []).flatMap(({ sheet }) => (sheet ? [sheetChapter(sheet)] : []))
  const reckoning = shown && shown.parts.length > 0 ? [reckoningChapter(shown)] : []
  const book = entryBook(entryOf(entryId), undefined, scene)
  const facts = book.chapters[0]!.blocks.slice(0, 1)
  return {
    ...book,
    hasContents: true,
    chapters: [{ title: book.title, blocks: [...facts, ...overview] }, ...reckoning, ...sheets],
  }
}

/** What was adopted of a plan as a chapter of a book: what it comes to, and how it was reckoned. */
export function planChapter({ entryId, calculation: { variants }, adoption }: PrintedPlan): Chapter | undefined {
  const adopted = variants.find(({ key }) => key === adoption?.key)
  if (!adopted) return undefined
  const { title, blocks } = reckoningChapter(adopted)
  return {
    title: `${entryOf(entryId).title}, angenommen`,
    blocks: [variantsTable([adopted]), paragraph(adoptedText(variants, adoption)), heading(title), ...blocks],
  }
}

function adoptedText(variants: readonly PlanVariant[], adoption: Adoption | undefined): string {
  if (!adoption) return 'Noch ist keine Variante angenommen.'
  const title = variants.find(({ key }) => key === adoption.key)?.title ?? adoption.key
  return `Angenommen: ${title}, am ${germanDay(dayOf(adoption.at))}.`
}

/** Metrics as rows, variants as columns. */
function variantsTable(variants: readonly PlanVariant[]): Block {
  const metrics = variants[0]!.metrics
  const value = (metric: Metric | undefined): string =>
    metric?.value == null ? '–' : germanNumber(metric.value, { most: 2 })
  return {
    type: 'table',
    title: 'Varianten im Vergleich',
    columns: [
      { label: 'Kennzahl', width: 2 },
      ...variants.map(({ title }) => ({ label: title, align: 'right' as const })),
    ],
    rows: metrics.map(({ id, label, unit }) => [
      unit === '' ? label : `${label} (${unit})`,
      ...variants.map((variant) => value(variant.metrics.find((one) => one.id === id))),
    ]),
  }
}

const reckoningChapter = ({ title, parts }: PlanVariant): Chapter => ({
  title: `Rechenweg: ${title}`,
  blocks: [
    ...parts.flatMap((part) => [heading(part.title), stepsTable(part)]),
    ...(parts.some(({ steps }) => steps.some(({ certainty }) => certainty !== undefined)) ? [paragraph(LEGEND)] : []),
  ],
})

const LEGEND =
  'Hinter der Quelle steht, wie sicher die Zahl ist: [A] im Gesetzestext gelesen, [B] auf der Seite einer Behörde oder eines Verbands, [C] allgemeines Fachwissen, vorgegeben.'

const stepsTable = ({ title, steps }: PlanPart): Block => ({
  type: 'table',
  title: `Rechenweg ${title}`,
  columns: [
    { label: 'Schritt', width: 3 },
    { label: 'Rechnung', width: 3 },
    { label: 'Ergebnis', align: 'right' },
    { label: 'Einheit' },
    { label: 'Quelle', width: 2 },
  ],
  rows: steps.map(({ label, formula, result, unit, source, certainty }) => [
    label,
    formula,
    result,
    unit,
    certainty === undefined ? source : `${source} [${certainty}]`,
  ]),
})

/** As it hangs in the barn: a page of its own. */
const sheetChapter = ({ title, head, columns, rows, foot }: BarnSheet): Chapter => ({
  title,
  blocks: [
    { type: 'facts', facts: head },
    { type: 'table', title, columns, rows },
    { type: 'facts', facts: foot.filter(({ label }) => label !== SIGNED) },
    ...(foot.some(({ label }) => label === SIGNED) ? [{ type: 'signature' as const, label: SIGNED }] : []),
  ],
})

const SIGNED = 'Unterschrift'

const paragraph = (text: string): Block => ({ type: 'paragraph', text })
const heading = (text: string): Block => ({ type: 'heading', text })
