import { isDay } from '../../shared/time/days.ts'

/** A day as the two syntaxes write it, `20240520` or `2024-05-20`, as ISO; undefined for what is no day. */
export function invoiceDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text.trim()) ?? []
  const iso = `${year}-${month}-${day}`
  return isDay(iso) ? iso : undefined
}
