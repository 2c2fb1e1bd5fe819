import { germanList, germanNumber } from '../../shared/german/write-german.ts'
import { rounded, decimal } from '../../shared/decimal.ts'
import type { PlanVariant } from '../plans/plan.ts'
import { numberText, type ToldFigure } from './plan-figures.ts'

/** So many numbers are compared. */
const MOST_COMPARED = 4

interface Asked {
  isMost: boolean
  /** The variant that holds, for what differs from field to field. */
  shown: PlanVariant | undefined
}

/** Which variant, or which field or group of the one that holds, has the most or the least. */
export function extremeOf(head: string, figures: readonly ToldFigure[], { isMost, shown }: Asked): string | undefined {
  const [first] = figures
  if (!first) return undefined
  const isOfParts = first.scope !== 'farm'
  const compared = isOfParts ? ofOneVariant(figures, shown) : figures
  const nameOf = ({ variant, of, id, label }: ToldFigure): string =>
    isOfParts ? (id === 'month' ? `${of} (${label})` : of) : `„${variant.title}“${lackOf(variant)}`
  const kinds = [
    ...Map.groupBy(compared, ({ id, label, unit }) => JSON.stringify([id, isOfParts ? '' : label, unit])).values(),
  ]
  const lines = kinds.slice(0, MOST_COMPARED).flatMap((ofKind): string[] => {
    const ordered = ofKind.toSorted((one, other) => (isMost ? other.value - one.value : one.value - other.value))
    const best = ordered.filter(({ value }) => value === ordered[0]!.value)
    const rest = ordered.filter((one) => !best.includes(one))
    if (rest.length === 0) return []
    const names = germanList([...new Set(best.map(nameOf))])
    const others = rest.map((one) => `${nameOf(one)} ${numberText(one)}`)
    return [
      `${ordered[0]!.label}: ${isMost ? 'am meisten' : 'am wenigsten'} bei ${names} mit ${numberText(best[0]!)}; sonst ${germanList(others)}.`,
    ]
  })
  return lines.length === 0 ? undefined : [`${head}: ${lines[0]!}`, ...lines.slice(1)].join('\n')
}

/** Those of the variant that holds; where none does, each once that is the same in several. */
function ofOneVariant(figures: readonly ToldFigure[], shown: PlanVariant | undefined): readonly ToldFigure[] {
  const ofShown = figures.filter(({ variant }) => variant === shown)
  if (ofShown.length > 0) return ofShown
  return [
    ...new Map(figures.map((figure) => [JSON.stringify([figure.of, figure.label, figure.value]), figure])).values(),
  ]
}

/** A variant that leaves a need open is not the cheapest for nothing. */
function lackOf({ metrics }: PlanVariant): string {
  const open = metrics.find(({ id, value }) => id === 'uncovered_n' && value !== null && value > 0)
  return open ? ` (lässt ${numberText({ value: open.value!, unit: open.unit })} Bedarf ungedeckt)` : ''
}

/** Each number in every variant, and of two by how much they differ. */
export function compareVariants(head: string, figures: readonly ToldFigure[]): string | undefined {
  const kinds = [...Map.groupBy(figures, ({ id, label, of }) => JSON.stringify([id, label, of])).values()]
  const lines = kinds.slice(0, MOST_COMPARED).flatMap((ofKind): string[] => {
    const ordered = ofKind.toSorted((one, other) => other.value - one.value)
    const [more, less] = ordered
    if (!more || !less) return []
    const what = [more.of, more.label].filter(Boolean).join(': ')
    const values = germanList(ordered.map((one) => `${numberText(one)} bei „${one.variant.title}“`))
    if (ordered.length > 2) return [`${what}: ${values}.`]
    if (more.value === less.value) return [`${what}: kein Unterschied, ${values}.`]
    const by = germanNumber(rounded(decimal(more.value).minus(less.value), 2), { most: 2 })
    return [`${what}: „${more.variant.title}“ liegt um ${by} ${more.unit} höher, ${values}.`]
  })
  return lines.length === 0 ? undefined : [`${head}: ${lines[0]!}`, ...lines.slice(1)].join('\n')
}
