import { keyText, type Picture } from '../../farm/index.ts'
import { type Gift, productOf } from '../../library/index.ts'

/** Percent of dry matter that was measured of a fertilizer last before it was spread; undefined where none was. */
export function dryMatterOf(picture: Picture, gift: Gift): number | undefined {
  const measured = picture.derive('dry matter of slurry', ['measurements'], (rows) =>
    Map.groupBy(
      rows
        .rows('measurements')
        .map(({ values }) => values)
        .filter(({ type, parameter }) => type === 'slurry' && /^(?:TS|TM|Trocken)/i.test(parameter ?? '')),
      ({ subject }) => keyText(subject ?? ''),
    ),
  )
  return (measured.get(keyText(productOf(gift))) ?? [])
    .filter(({ date }) => date! <= gift.day)
    .toSorted((one, other) => other.date!.localeCompare(one.date!))[0]?.value
}
