import { findOffence } from './find-offence.ts'
import { RESERVED_INSIDE, RESERVED_NAMES } from './reserved-names.ts'
import { usernameLook } from './username-look.ts'

/** What is wrong with a username; a name can break several rules at once. */
export type UsernameFault =
  | 'too_short'
  | 'too_long'
  | 'invalid_characters'
  | 'leading_separator'
  | 'trailing_separator'
  | 'repeated_separator'
  | 'too_few_letters'
  | 'reserved'
  | 'offensive'

export const SHORTEST_USERNAME = 3
export const LONGEST_USERNAME = 20

/** What is wrong, and what to do about it, as a person reads it. */
export const USERNAME_FAULTS: Readonly<Record<UsernameFault, string>> = {
  too_short: `Nimm mindestens ${SHORTEST_USERNAME} Zeichen.`,
  too_long: `Nimm höchstens ${LONGEST_USERNAME} Zeichen.`,
  invalid_characters: 'Nimm nur kleine Buchstaben von a bis z, Ziffern, Unterstriche und Bindestriche.',
  leading_separator: 'Am Anfang steht ein Buchstabe oder eine Ziffer.',
  trailing_separator: 'Am Ende steht ein Buchstabe oder eine Ziffer.',
  repeated_separator: 'Setz zwischen zwei Zeichen nur einen Unterstrich oder Bindestrich.',
  too_few_letters: 'Nimm mindestens zwei Buchstaben.',
  reserved: 'Dieser Name ist vergeben, weil man ihn mit Hofkern oder einem Amt verwechseln könnte. Nimm einen anderen.',
  offensive: 'Dieser Name könnte andere beleidigen. Nimm einen anderen.',
}

const RULES: readonly [UsernameFault, (name: string) => boolean][] = [
  ['too_short', (name) => [...name].length < SHORTEST_USERNAME],
  ['too_long', (name) => [...name].length > LONGEST_USERNAME],
  ['invalid_characters', (name) => /[^a-z0-9_-]/.test(name)],
  ['leading_separator', (name) => /^[_-]/.test(name)],
  ['trailing_separator', (name) => /[_-]$/.test(name)],
  ['repeated_separator', (name) => /[_-]{2}/.test(name)],
  ['too_few_letters', (name) => (name.match(/[a-z]/g) ?? []).length < 2],
  ['reserved', (name) => isReserved(name)],
  ['offensive', (name) => findOffence(name) !== undefined],
]

/** Every broken rule of the interface's section on usernames, in its order; an empty list means the name is right. */
export const usernameFaults = (name: string): UsernameFault[] =>
  RULES.filter(([, broken]) => broken(name)).map(([fault]) => fault)

const RESERVED = new Set(RESERVED_NAMES.flatMap(({ names }) => names.split(/\s+/)).map(usernameLook))
const INSIDE = RESERVED_INSIDE.map(usernameLook)

/** Said whole, in pieces, with a number behind, or in signs that look the same. */
function isReserved(name: string): boolean {
  const look = usernameLook(name.slice(0, 64))
  if (RESERVED.has(look) || INSIDE.some((inside) => look.includes(inside))) return true
  const pieces = name
    .slice(0, 64)
    .split(/[-_]+/)
    .map((piece) => piece.replace(/\d+$/, ''))
    .filter((piece) => piece !== '')
  return (
    pieces.length > 0 &&
    (pieces.every((piece) => RESERVED.has(usernameLook(piece))) || RESERVED.has(usernameLook(pieces.join(''))))
  )
}
