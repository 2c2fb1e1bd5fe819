/** The first name whose expression matches the text; undefined where none does. */
export function matchWord<W extends string>(words: Readonly<Record<W, RegExp>>, text: string): W | undefined {
  return Object.entries<RegExp>(words).find(([, expression]) => expression.test(text))?.[0] as W | undefined
}
