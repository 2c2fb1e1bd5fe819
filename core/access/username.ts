/** What is wrong with a username; a name can break several rules at once. */
export type UsernameFault =
  | 'too_short'
  | 'too_long'
  | 'invalid_characters'
  | 'leading_separator'
  | 'trailing_separator'
  | 'repeated_separator'
  | 'too_few_letters'

const RULES: readonly [UsernameFault, (name: string) => boolean][] = [
  ['too_short', (name) => name.length < 3],
  ['too_long', (name) => name.length > 20],
  ['invalid_characters', (name) => /[^a-z0-9_-]/.test(name)],
  ['leading_separator', (name) => /^[_-]/.test(name)],
  ['trailing_separator', (name) => /[_-]$/.test(name)],
  ['repeated_separator', (name) => /[_-]{2}/.test(name)],
  ['too_few_letters', (name) => (name.match(/[a-z]/g) ?? []).length < 2],
]

/** Every broken rule of the interface's section on usernames, in its order; an empty list means the form is right. */
export const usernameFaults = (name: string): UsernameFault[] =>
  RULES.filter(([, broken]) => broken(name)).map(([fault]) => fault)
