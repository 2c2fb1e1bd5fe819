const MOST = 20
const LONGEST_NAME = 60

/** A name of the file as it stands in a sentence. */
export const named = (text: string): string => `„${text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).toWellFormed()}…` : text}“`

/** The first warnings, and how many more there are: a file may have thousands of them. */
export function toldWarnings(warnings: readonly string[], what: string): string[] {
  return warnings.length <= MOST ? [...warnings] : [...warnings.slice(0, MOST), `Dazu ${(warnings.length - MOST).toLocaleString('de-DE')} weitere Hinweise zu ${what}.`]
}
