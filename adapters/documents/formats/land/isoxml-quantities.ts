/**
 * What a number under a data dictionary identifier counts: its German name, and how it becomes an amount in a unit that
 * farms use.
 */
export interface Quantity {
  name: string
  unit: string
  factor: number
}

const rate = (unit: string, factor: number): Quantity => ({ name: 'Aufwandmenge', unit, factor })
const content = (unit: string, factor: number): Quantity => ({ name: 'Menge', unit, factor })

/**
 * Rates and contents that products are assigned by (ISO 11783-11, data dictionary at isobus.net): setpoint, actual,
 * default, minimum and maximum.
 */
export const RATES: Record<number, Quantity> = {
  ...Object.fromEntries([1, 2, 3, 4, 5].map((ddi) => [ddi, rate('l/ha', 0.0001)])),
  ...Object.fromEntries([6, 7, 8, 9, 10].map((ddi) => [ddi, rate('kg/ha', 0.01)])),
  ...Object.fromEntries([11, 12, 13, 14, 15].map((ddi) => [ddi, rate('Stück/m²', 0.001)])),
}

export const CONTENTS: Record<number, Quantity> = {
  71: content('l', 0.001),
  72: content('l', 0.001),
  74: content('kg', 0.001),
  75: content('kg', 0.001),
  77: content('Stück', 1),
  78: content('Stück', 1),
}

/** Totals of a task (the same source). */
export const TOTALS: Record<number, Quantity> = {
  80: { name: 'Ausgebracht', unit: 'l', factor: 1 },
  81: { name: 'Ausgebracht', unit: 'kg', factor: 1 },
  82: { name: 'Ausgebracht', unit: 'Stück', factor: 1 },
  351: { name: 'Ausgebracht', unit: 'l', factor: 0.001 },
  352: { name: 'Ausgebracht', unit: 'kg', factor: 0.001 },
  353: { name: 'Stickstoff', unit: 'kg', factor: 0.001 },
  354: { name: 'Ammonium', unit: 'kg', factor: 0.001 },
  355: { name: 'Phosphor', unit: 'kg', factor: 0.001 },
  356: { name: 'Kalium', unit: 'kg', factor: 0.001 },
  89: { name: 'Ertrag', unit: 'l', factor: 1 },
  90: { name: 'Ertrag', unit: 'kg', factor: 1 },
  91: { name: 'Ertrag', unit: 'Stück', factor: 1 },
  116: { name: 'Bearbeitete Fläche', unit: 'm²', factor: 1 },
  119: { name: 'Arbeitszeit', unit: 'h', factor: 1 / 3600 },
  120: { name: 'Nebenzeit', unit: 'h', factor: 1 / 3600 },
  148: { name: 'Kraftstoff', unit: 'l', factor: 0.001 },
}

/** A hexadecimal identifier as files write it. */
export const ddiOf = (text: string | undefined): number | undefined =>
  /^[0-9a-f]{1,4}$/i.test(text ?? '') ? Number.parseInt(text!, 16) : undefined
