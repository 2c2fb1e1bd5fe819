import { closedPeriodOn, duev, periodOn, valueOn, type Closure, type Spreading } from '../../law/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { addDays, daysBetween, endOfPeriod } from '../../shared/time/days.ts'
import { type Gift, hasNitrogen, isSolidManureOrCompost } from '../../library/index.ts'
import { autumnCropsOf, isTreatedAsGrassland, lastHarvestOn } from './field-crops.ts'
import { NOTICES } from './notices.ts'
import { permitFor } from './permits.ts'
import { ENFORCEMENT_TEXT, isRed, ownEnforcement } from './red-zones.ts'
import { breach, inOrder, notCheckable, note, type Scene, type Verdict } from './rule.ts'
import { giftText } from './wording.ts'
import { dayOfYearOf } from './work.ts'

/** What has nitrogen and no closed period of its own; what nobody knows has, where nitrogen is stated or may be. */
export const hasClosedNitrogen = ({ material, nKg }: Gift): boolean =>
  material === undefined ? nKg !== 0 : hasNitrogen(material) && !isSolidManureOrCompost(material)

/** A field on a day, be it that something was spread there or may be. */
export type Place = Pick<Gift, 'field' | 'day'>

/** Whether the rules of grassland hold for it; undefined where it went to neither arable land nor grassland. */
export const isOnGrassland = ({ field, use, day }: Place & Pick<Gift, 'use'>, { land }: Scene): boolean | undefined =>
  field && use && isTreatedAsGrassland(field.values, use, day, land)

const spreadingOf = ({ field, day }: Place, scene: Scene, of: Pick<Spreading, 'use' | 'material'>): Spreading => {
  const enforcement = ownEnforcement(scene, day)
  return {
    ...of,
    redZone: field !== undefined && isRed(field.values),
    ...(scene.land && { land: scene.land }),
    ...(enforcement && { enforcement }),
  }
}

/** Of what has a closed period that hangs on no harvest. */
export const closureOf = (place: Place, scene: Scene, of: Pick<Spreading, 'use' | 'material'>): Closure =>
  closedPeriodOn(place.day, spreadingOf(place, scene, of))

const OPEN: Closure = { state: 'open' }

/** Of nitrogen on arable land: of the crops that it may have been for, the one that allows most. */
export function arableClosure(place: Place, scene: Scene): Closure {
  const { day } = place
  const field = place.field!.values
  const spreading = spreadingOf(place, scene, { use: 'arable', material: 'nitrogen' })
  const harvestedOn = lastHarvestOn(field, day)
  if (harvestedOn === undefined) {
    const closedUntil = valueOn(duev.sperrfristAckerBis, day, scene.land) ?? ''
    const isBetween = closedUntil < dayOfYearOf(day) && dayOfYearOf(day) < NOTICES.firstHarvest
    return isBetween ? OPEN : closedPeriodOn(day, spreading)
  }
  const crops = autumnCropsOf(field, harvestedOn)
  const closures = [undefined, ...crops].map((autumnCrop) =>
    closedPeriodOn(day, { ...spreading, harvestedOn, ...(autumnCrop && { autumnCrop }) }),
  )
  return (
    closures.find(({ state }) => state === 'open') ??
    closures.find(({ state }) => state === 'unknown') ??
    closures.at(-1)!
  )
}

/** What a closed period hangs on and a field does not say, in German. */
export const MISSING = {
  harvestedOn: 'der Tag der Ernte der letzten Hauptfrucht',
  sownOn: 'der Tag der Saat der Folgekultur',
  nmin: 'die Nmin-Probe, nach der Raps im roten Gebiet noch Stickstoff haben darf',
  fed: 'ob die Zwischenfrucht zu Futter genutzt wird',
} as const

/** What a permit is about that moves a closed period. */
export const MOVED = /sperrfrist|sperrzeit|verbotszeitraum/i

/** What follows from a closed period for what was spread in it. */
export function judgeClosure(gift: Gift, closure: Closure, { picture, land }: Scene): Verdict {
  const { work, day, field } = gift
  const rows = field ? [work, field] : [work]
  const part = work.values.areas?.length && field ? { part: field.id } : {}
  if (closure.state === 'open') return inOrder(...rows)
  if (closure.state === 'unknown') {
    const missing = closure.missing
    if (missing === 'enforcement')
      return note(rows, { ...part, text: `Im roten Gebiet kam ${giftText(gift)}. ${ENFORCEMENT_TEXT.unklar}` })
    const text = `Ob in der Sperrfrist gedüngt wurde, lässt sich nicht sagen: Es kam ${giftText(gift)}, und beim Feld fehlt ${MISSING[missing]}.`
    return notCheckable(rows, { ...part, text })
  }
  const said = `Es kam ${giftText(gift)}, in der Sperrfrist vom ${germanDay(closure.from)} bis zum ${germanDay(closure.until)}`
  if (gift.material === undefined && gift.nKg === undefined)
    return notCheckable(rows, {
      ...part,
      text: `${said}. Trag ein, welcher Dünger es war und wie viel Stickstoff er hat.`,
    })
  const permit = permitFor(picture, work, day, MOVED)
  const period = periodOn(duev.sperrfristVerschiebungHoechstens, day, land)
  if (!permit || !period) return breach(rows, { ...part, text: `${said}.` })
  const days = daysBetween(day, endOfPeriod(day, period))
  const isMoved = day < addDays(closure.from, days) || day > addDays(closure.until, -days)
  return isMoved
    ? note(rows, {
        ...part,
        text: `${said}. Eine Genehmigung ist hinterlegt; prüf, ob sie für diesen Tag und dieses Feld gilt.`,
      })
    : breach(rows, { ...part, text: `${said}. Auch eine Verschiebung reicht nicht bis zu diesem Tag.` })
}
