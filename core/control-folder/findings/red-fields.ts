import type { PictureRow } from '../../farm/index.ts'
import { duev, valueOn, type Enforcement } from '../../law/index.ts'
import { type FieldGifts, type Gift, fieldGiftsIn, isOrganicGift, sumOnField } from '../../library/index.ts'
import { isRed } from './red-zones.ts'
import { breach, notCheckable, note, type Scene, type Verdict } from './rule.ts'

/** The fields in nitrate areas that got something in the year, each with what it got. */
export const redFieldsOf = ({ picture, year }: Pick<Scene, 'picture' | 'year'>): FieldGifts[] =>
  fieldGiftsIn(picture, year).filter(({ field }) => isRed(field.values))

/**
 * Whether a farm gives so little on all its fields in nitrate areas that it is exempt (§ 13a (2) DüV); undefined where
 * it cannot be told.
 */
export function isExempt({ picture, year, land }: Scene, day: string): boolean | undefined {
  const [most, mostMineral] = [
    valueOn(duev.rotesGebietBefreitGesamtstickstoff, day, land),
    valueOn(duev.rotesGebietBefreitMineralstickstoff, day, land),
  ]
  if (most === undefined || mostMineral === undefined) return undefined
  const given = new Map(redFieldsOf({ picture, year }).map(({ field, gifts }) => [field, gifts]))
  const red = picture.rows('fields').filter(({ values }) => isRed(values))
  const ha = red.reduce((sum, { values }) => sum + (values.area_ha ?? 0), 0)
  const total = (ofGift: (gift: Gift) => boolean): { kg: number; isKnown: boolean } => {
    const sums = red.map((field) => {
      const { kgHa, missing } = sumOnField((given.get(field) ?? []).filter(ofGift), ({ nKg }) => nKg)
      return { kg: kgHa * (field.values.area_ha ?? 0), isKnown: missing.length === 0 && field.values.area_ha != null }
    })
    return { kg: sums.reduce((sum, one) => sum + one.kg, 0), isKnown: sums.every(({ isKnown }) => isKnown) }
  }
  const [all, mineral] = [total(() => true), total((gift) => !isOrganicGift(gift))]
  if (ha > 0 && (all.kg / ha > most || mineral.kg / ha > mostMineral)) return false
  return ha > 0 && all.isKnown && mineral.isKnown ? true : undefined
}

/** What follows from too much in a nitrate area: hard where it is enforced and the farm is not exempt. */
export function tooMuchInRedZone(
  rows: readonly PictureRow[],
  text: string,
  { enforcement, exempt }: { enforcement: Enforcement; exempt: boolean | undefined },
): Verdict {
  if (enforcement !== 'gilt') return note(rows, { text })
  if (exempt !== undefined) return breach(rows, { text })
  return notCheckable(rows, {
    text: `${text} Ob dein Betrieb wegen geringer Düngung befreit ist, lässt sich nicht rechnen, weil Angaben fehlen.`,
  })
}
