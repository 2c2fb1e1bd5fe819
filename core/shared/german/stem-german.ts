const VOWELS = 'aeiouyäöü'
const S_ENDING = 'bdfghklmnrt'
const ST_ENDING = 'bdfghklmnt'

const isVowel = (letter: string): boolean => letter !== '' && VOWELS.includes(letter)

/** u and y between vowels act as consonants (written U, Y); ß and written-out umlauts become ss and umlauts. */
const prelude = (word: string): string => {
  let marked = word.charAt(0)
  for (let index = 1; index < word.length; index += 1) {
    const letter = word.charAt(index)
    const between =
      (letter === 'u' || letter === 'y') && isVowel(marked.charAt(index - 1)) && isVowel(word.charAt(index + 1))
    marked += between ? letter.toUpperCase() : letter
  }
  return marked
    .replaceAll('ß', 'ss')
    .replace(/qu|ae|oe|ue/g, (pair) => (pair === 'qu' ? pair : pair === 'ae' ? 'ä' : pair === 'oe' ? 'ö' : 'ü'))
}

/** The position after the first consonant that follows a vowel, from `from` on; the word's length if there is none. */
const regionAfter = (word: string, from: number): number => {
  let index = from
  while (index < word.length && !isVowel(word.charAt(index))) index += 1
  while (index < word.length && isVowel(word.charAt(index))) index += 1
  return index < word.length ? index + 1 : word.length
}

const longestEnding = (word: string, endings: readonly string[]): string | undefined =>
  endings.find((ending) => word.endsWith(ending))

const FIRST_ENDINGS = ['erinnen', 'erin', 'ern', 'lns', 'em', 'er', 'en', 'es', 'ln', 'e', 's'] as const
const SECOND_ENDINGS = ['est', 'en', 'er', 'st'] as const
const THIRD_ENDINGS = ['isch', 'lich', 'heit', 'keit', 'end', 'ung', 'ig', 'ik'] as const

const dropInflection = (word: string, r1: number): string => {
  const ending = longestEnding(word, FIRST_ENDINGS)
  if (ending === undefined || word.length - ending.length < r1) return word
  const rest = word.slice(0, -ending.length)
  switch (ending) {
    case 'erinnen':
    case 'erin':
      return `${rest}er`
    case 'ln':
    case 'lns':
      return `${rest}l`
    case 'em':
      return rest.endsWith('syst') ? word : rest
    case 's':
      return S_ENDING.includes(rest.charAt(rest.length - 1)) ? rest : word
    case 'e':
    case 'en':
    case 'es':
      return rest.endsWith('niss') ? rest.slice(0, -1) : rest
    default:
      return rest
  }
}

const dropComparison = (word: string, r1: number): string => {
  const ending = longestEnding(word, SECOND_ENDINGS)
  if (ending === undefined || word.length - ending.length < r1) return word
  const rest = word.slice(0, -ending.length)
  if (ending !== 'st') return rest
  return rest.length >= 4 && ST_ENDING.includes(rest.charAt(rest.length - 1)) ? rest : word
}

const dropDerivation = (word: string, r1: number, r2: number): string => {
  const ending = longestEnding(word, THIRD_ENDINGS)
  if (ending === undefined || word.length - ending.length < r2) return word
  const rest = word.slice(0, -ending.length)
  const drop = (suffix: string, region: number): string | undefined =>
    rest.endsWith(suffix) && rest.length - suffix.length >= region ? rest.slice(0, -suffix.length) : undefined
  switch (ending) {
    case 'end':
    case 'ung':
      return rest.endsWith('eig') ? rest : (drop('ig', r2) ?? rest)
    case 'ig':
    case 'ik':
    case 'isch':
      return rest.endsWith('e') ? word : rest
    case 'lich':
    case 'heit':
      return drop('er', r1) ?? drop('en', r1) ?? rest
    default:
      return drop('lich', r2) ?? drop('ig', r2) ?? rest
  }
}

/**
 * The stem of a German word in lower case, by the Snowball algorithm for German (snowballstem.org/algorithms/german,
 * the version of PostgreSQL 18, without its stop words). The stem has no umlauts: „Düngungen“ and „Duengung“ both give
 * „dungung“.
 */
export const stemGerman = (word: string): string => {
  const prepared = prelude(word)
  const first = regionAfter(prepared, 0)
  const r1 = Math.max(first, Math.min(3, prepared.length))
  const r2 = regionAfter(prepared, first)
  const stem = dropDerivation(dropComparison(dropInflection(prepared, r1), r1), r1, r2)
  return stem.toLowerCase().replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u')
}
