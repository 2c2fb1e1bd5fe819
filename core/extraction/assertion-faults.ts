import { checkValues, faultText, kindOf, type Fields, type KindSlug } from '../farm/index.ts'
import { quotedValue } from './quoted-value.ts'
import { germanNumber } from '../shared/german/write-german.ts'

/** Everything that speaks against a row, each as a German sentence about its field; empty where it can be taken. */
export function assertionFaults(slug: KindSlug, values: Readonly<Record<string, unknown>>, today: string): string[] {
  const kind = kindOf(slug)
  const checked = checkValues<Fields>(kind.fields, values)
  return (checked.ok ? kind.rules(checked.values, today) : checked.faults).map((fault) => {
    const field = String(fault.path[0])
    const value = values[field]
    const shown =
      typeof value === 'string' || typeof value === 'number'
        ? ` ${quotedValue(typeof value === 'number' ? germanNumber(value, { most: 4, grouped: false }) : value)}`
        : ''
    return `${kind.fields[field]?.label ?? field}${shown}: ${faultText(fault)}`
  })
}
