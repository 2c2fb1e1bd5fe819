import { stems, type AskedOf } from '../../answers/index.ts'
import { germanList } from '../../shared/german/write-german.ts'
import type { PlanVariant } from '../plans/plan.ts'
import { headOf, heldVariant, noPlanText, type AskedPlan } from './asked-plan.ts'
import { compareVariants, extremeOf } from './compare-figures.ts'
import { numberText, type ToldFigure } from './plan-figures.ts'
import { stepText } from './step-text.ts'
import { VARIANT_TOKENS } from './variant-words.ts'

/** So many numbers are told. */
const MOST_TOLD = 12
/** So few are told with how each was reckoned. */
const FEW = 2

const VARIANTS = stems(Object.values(VARIANT_TOKENS).join(' '))
const NEXT = stems('alsnächstes')
const COMPARED = stems('variantenabstand')
const EXTREMES = { most: stems('ammmeisten'), least: stems('ammwenigsten') }

/** The numbers that were asked for: of the variants that were named, else of the one that holds. */
export function tellFigures(
  plan: AskedPlan,
  found: readonly ToldFigure[],
  { words, type, isNarrowed }: AskedOf,
): string | undefined {
  const says = (set: ReadonlySet<string>): boolean => [...set].some((stem) => words.has(stem))
  if (!isNarrowed && !says(NEXT)) return undefined
  const none = noPlanText(plan)
  if (none !== undefined) return none
  const isOfMost = says(EXTREMES.most) || says(EXTREMES.least)
  // In which month there is most grass is asked of the months, when the herd goes out is not.
  const isOfDays = (type === 'when' || type === 'until') && !isOfMost
  const dated = isOfDays ? found.filter(({ days, id }) => id !== 'month' && (days ?? id === 'paddock')) : found
  const named = says(VARIANTS)
  if (says(NEXT)) return tellNext(plan, possible(plan, dated, named), type)
  const places = type === 'where' ? dated.filter(({ scope }) => scope === 'part') : []
  const figures = ofWidestScope(places.length > 0 ? places : dated)
  if (figures.length === 0) return undefined
  const head = headOf(plan)
  if (isOfMost)
    return extremeOf(head, possible(plan, figures, named), { isMost: says(EXTREMES.most), shown: heldVariant(plan) })
  if (says(COMPARED)) return compareVariants(head, possible(plan, figures, named))
  const shown = named ? undefined : heldVariant(plan)
  const meant = shown ? figures.filter(({ variant }) => variant === shown) : possible(plan, figures, named)
  if (meant.length === 0) return undefined
  return tellMeant(plan, meant, type)
}

/** Of what is planned for days, what comes first from today on. */
function tellNext(plan: AskedPlan, figures: readonly ToldFigure[], type: AskedOf['type']): string | undefined {
  const shown = heldVariant(plan)
  const ahead = figures.flatMap((figure) =>
    figure.days?.from && (figure.days.to ?? '') >= plan.today ? [{ figure, from: figure.days.from }] : [],
  )
  const held = ahead.filter(({ figure }) => figure.variant === shown)
  const meant = held.length > 0 ? held : ahead
  const first = meant.map(({ from }) => from).toSorted()[0]
  const next = meant.filter(({ from }) => from === first).map(({ figure }) => figure)
  return next.length === 0 ? undefined : tellMeant(plan, next, type)
}

/** A variant that cannot be adopted is told only where it was named, or where none can be. */
function possible({ variants }: AskedPlan, figures: readonly ToldFigure[], named: boolean): readonly ToldFigure[] {
  const some = figures.filter(({ variant }) => variant.reasons.length === 0)
  return named || variants.every(({ reasons }) => reasons.length > 0) || some.length === 0 ? figures : some
}

/** What is said of the whole farm comes before its parts, unless these were named. */
function ofWidestScope(figures: readonly ToldFigure[]): readonly ToldFigure[] {
  for (const scope of ['farm', 'part', 'work'] as const) {
    const ofScope = figures.filter((figure) => figure.scope === scope)
    if (ofScope.length > 0) return ofScope
  }
  return []
}

/** One line for each thing that has numbers, with the variants in which these differ. */
function tellMeant(plan: AskedPlan, figures: readonly ToldFigure[], type: AskedOf['type']): string {
  const things = [
    ...Map.groupBy(figures, ({ of, label, more, id }) =>
      JSON.stringify([of, label, id === 'gift' || id === 'paddock' ? more : '']),
    ).values(),
  ]
  const variants = new Set(figures.map(({ variant }) => variant))
  const lines = things.slice(0, MOST_TOLD).map((ofThing) => thingText(plan, ofThing, variants.size))
  const isSame = things.every((ofThing) => isSameEverywhere(ofThing, variants.size))
  const counted = type === 'count' && figures.every(({ id }) => id === 'gift') ? `${countGifts(figures)} Gaben. ` : ''
  const where = `${headOf(plan)}${isSame || variants.size > 1 ? '' : `, ${variantText(plan, [...variants][0]!)}`}`
  const more = things.length - lines.length
  const steps = things.length <= FEW ? [...new Set(things.flatMap(([first]) => first!.steps.map(stepText)))] : []
  const none = !isSame && variants.size > 1 && !plan.adopted ? 'Angenommen ist noch keine Variante. ' : ''
  const [only] = lines
  return [
    lines.length === 1 ? `${none}${counted}${only!} (${where}).` : `${none}${counted}${where}:`,
    ...(lines.length === 1 ? [] : lines.map((line) => `– ${line}`)),
    ...(more > 0 ? [`Und ${more} weitere; alle stehen im Plan.`] : []),
    ...steps,
  ].join('\n')
}

const isSameEverywhere = (figures: readonly ToldFigure[], variants: number): boolean =>
  variants > 1 &&
  new Set(figures.map(({ variant }) => variant)).size === variants &&
  [...Map.groupBy(figures, ({ id }) => id).values()].every((ofId) => new Set(ofId.map(({ value }) => value)).size === 1)

function thingText(plan: AskedPlan, figures: readonly ToldFigure[], variants: number): string {
  const [{ of, label, id, more }] = figures as readonly [ToldFigure]
  if (id === 'paddock' || id === 'work' || id === 'turnout') return `${of === '' ? label : of}: ${more}`
  if (id === 'gift') return [...new Set(figures.map((gift) => `${of}: ${label}, ${gift.more}`))].join('; ')
  const byVariant = [...Map.groupBy(figures, ({ variant }) => variant)]
  const what = [of, label].filter(Boolean).join(': ')
  const isSame = isSameEverywhere(figures, variants)
  const values = isSame ? byVariant.slice(0, 1) : byVariant
  const told = values.map(([variant, ofVariant]) => {
    const numbers = [...new Set(ofVariant.map(numberText))].join(', ')
    return isSame || variants === 1 ? numbers : `${numbers} bei ${variantText(plan, variant)}`
  })
  return `${what} ${told.join('; ')}`
}

const variantText = ({ adopted }: AskedPlan, { key, title, reasons }: PlanVariant): string =>
  adopted?.key === key ? `„${title}“, angenommen` : reasons.length > 0 ? `„${title}“, so nicht annehmbar` : `„${title}“`

const countGifts = (figures: readonly ToldFigure[]): string =>
  germanList([String(new Set(figures.map(({ of, more }) => `${of} ${/^\d+/u.exec(more)?.[0] ?? more}`)).size)])
