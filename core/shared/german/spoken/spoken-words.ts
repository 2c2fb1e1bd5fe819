/** What is said in standard German by how it is said somewhere, in lower case. */
export type BySound = ReadonlyMap<string, string>

/** How people of a region speak, as they type it. */
export interface SpokenWords {
  /** No words of standard German, nor names: they show where somebody comes from. Not read where written large. */
  words: BySound
  /** They mean something else in standard German, or are names, and are read only beside what shows the region. */
  wordsBeside: BySound
  /** Nouns, however large they are written. */
  nouns: BySound
  /** Nouns that are also words or names of standard German. */
  nounsBeside: BySound
}

/**
 * „haben: hebbt hebben; hat: hett“; lines that begin with # are remarks. „gekauft|kauft: köfft“ is a participle beside
 * „haben“, „sein“ or „werden“, and otherwise the other.
 */
export const bySound = (table: string): BySound =>
  new Map(
    table
      .replaceAll(/^\s*#.*$/gmu, '')
      .split(';')
      .flatMap((entry) => {
        const [standard = '', spoken = ''] = entry.split(':').map((part) => part.trim())
        return spoken === '' ? [] : spoken.split(/\s+/u).map((word): [string, string] => [word, standard])
      }),
  )
