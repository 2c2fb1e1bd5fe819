/** The first day that a text names as people write it, as `YYYY-MM-DD`. */
export function dayOf(text: string): string {
  const [, day, month, year] = /(\d{2})\.(\d{2})\.(\d{4})/.exec(text)!
  return `${year}-${month}-${day}`
}
