/** A way to write something official: what was typed in its one spelling, or undefined where it is none. */
export interface FormatRule {
  /** German. */
  name: string
  /** For „Das ist kein …“; left out: „keine“. */
  none?: 'kein' | 'keine'
  example: string
  /** Where one example is not enough: German, what to write instead. */
  hint?: string
  /** The same where another value of the row decides, by that value. */
  hintsBy?: Readonly<Record<string, string>>
  canonical(text: string): string | undefined
  /** As a person reads it; left out: as it is kept. */
  display?(canonical: string): string
}
