import { germanNumber } from '../shared/german/write-german.ts'
const MOST = 20

/** The first warnings, and how many more there are: a file may have thousands of them. */
export function shortenWarnings(warnings: readonly string[], what: string): string[] {
  return warnings.length <= MOST
    ? [...warnings]
    : [...warnings.slice(0, MOST), `Dazu ${germanNumber(warnings.length - MOST)} weitere Hinweise zu ${what}.`]
}
