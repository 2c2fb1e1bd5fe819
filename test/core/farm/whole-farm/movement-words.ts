/** What the facts call how animals come and go. */
const DIRECTIONS = {
  Anfangsbestand: 'count',
  Geburt: 'birth',
  Zugang: 'arrival',
  Abgang: 'departure',
  Verendung: 'death',
  'Umstallung zu': 'moved_in',
  'Umstallung ab': 'moved_out',
} as const

/** What they call how goods do. */
const MOVEMENTS = {
  Anfangsbestand: 'count',
  Inventur: 'count',
  Zugang: 'delivery',
  Ernte: 'harvest',
  Anfall: 'accrual',
  Rückgabe: 'returned',
  Verbrauch: 'consumption',
  Verkauf: 'sale',
  Abgabe: 'given_away',
  Schwund: 'loss',
} as const

export const directionOf = (word: string) => knownIn(DIRECTIONS, word)
export const movementOf = (word: string) => knownIn(MOVEMENTS, word)

function knownIn<T extends object>(words: T, word: string): T[keyof T] {
  if (!Object.hasOwn(words, word)) throw new Error(`no movement is called ${word}`)
  return words[word as keyof T]
}
