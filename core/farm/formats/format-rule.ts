/** A way to write something official: what was typed in its one spelling, or undefined where it is none. */
export interface FormatRule {
  /** German, for „… ist keine …". */
  name: string
  example: string
  canonical(text: string): string | undefined
  /** As a person reads it; left out: as it is kept. */
  display?(canonical: string): string
}
