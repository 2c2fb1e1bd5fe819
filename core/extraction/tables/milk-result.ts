import { PER_ML, THOUSAND_PER_ML } from '../../terms/index.ts'
import { quotedValue } from '../quoted-value.ts'

/** What is measured in milk: its usual unit, and what the value lies between. */
export interface MeasuredInMilk {
  name: string
  unit: string
  min: number
  max: number
}

export interface WrittenMilkResult {
  amount: number
  /** Empty where neither head nor cell has one. */
  unit: string
  label: string
  /** The column counts cells and germs of a millilitre, not thousands of them. */
  perMl: boolean
}

const PER_DECILITRE = /^mg ?\/ ?(?:100 ?ml|dl)$/i
/** Less than this is no urea in mg/l of any herd, but the usual number in mg/100 ml. */
const LEAST_UREA_PER_LITRE = 70

const FITS: Readonly<Record<string, RegExp>> = {
  '%': /^%$|^g ?\/ ?100 ?g$/,
  kg: /^kg$/i,
  l: /^l(?:iter)?$/i,
  'mg/l': /^mg ?\/ ?l$|^ppm$/i,
  '°C': /^°? ?C$/i,
  'Tsd./ml': THOUSAND_PER_ML,
}

/** A result in its usual unit, or why it cannot be one; not `sure` where a person has to say in which unit it is. */
export function milkResult(
  { name, unit: usual, min, max }: MeasuredInMilk,
  { amount, unit, label, perMl }: WrittenMilkResult,
): { value: number; unit: string; sure: boolean } | { fault: string } {
  const counted = usual === 'Tsd./ml' && (PER_ML.test(unit) || (unit === '' && (perMl || countsSingle(label))))
  if (usual === 'mg/l' && (PER_DECILITRE.test(unit) || (unit === '' && amount < LEAST_UREA_PER_LITRE)))
    return within(amount * 10, min, max)
      ? { value: amount, unit: unit || 'mg/100 ml', sure: unit !== '' }
      : { fault: IMPOSSIBLE }
  const fits = unit === '' || counted || FITS[usual]?.test(unit) === true
  if (!fits && unit === 'kg' && usual === '%')
    return { fault: `Die Einheit ${quotedValue(unit)} passt nicht zu ${name}.` }
  const value = counted ? amount / 1000 : amount
  if (fits && !within(value, min, max)) return { fault: IMPOSSIBLE }
  return { value: fits ? Number(value.toFixed(6)) : amount, unit: fits ? usual : unit, sure: fits }
}

const IMPOSSIBLE = 'Der Wert kann nicht stimmen. Fehlt das Komma?'

const countsSingle = (label: string): boolean => /ml$/i.test(label) && !/Tsd|1\.?000/i.test(label)

const within = (value: number, min: number, max: number): boolean => value >= min && value <= max
