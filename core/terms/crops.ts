import { CROP_CODES_NW } from './crop-codes-nw.ts'

export interface Crop {
  name: string
  /** EPPO code. [C] */
  eppo?: string
  /** In the application for area payments, by Land. */
  codes?: Readonly<Partial<Record<'NW', string>>>
  /** What it is called beside its name, in lower case. */
  words: readonly string[]
}

const crop = (name: string, words: readonly string[] = [], codes: Omit<Crop, 'name' | 'words'> = {}): Crop => ({
  name,
  words,
  ...codes,
})

/** Main crops as documents and people call them; „Weizen“ is one of them where nobody says which. */
export const CROPS: readonly Crop[] = [
  crop('Winterweizen', ['w-weizen'], { eppo: 'TRZAW', codes: { NW: '115' } }),
  crop('Sommerweizen', ['s-weizen'], { codes: { NW: '116' } }),
  crop('Weizen'),
  crop('Dinkel', [], { eppo: 'TRZSP', codes: { NW: '114' } }),
  crop('Wintergerste', ['w-gerste'], { eppo: 'HORVW', codes: { NW: '131' } }),
  crop('Sommergerste', ['s-gerste'], { eppo: 'HORVS', codes: { NW: '132' } }),
  crop('Gerste'),
  crop('Winterroggen', ['w-roggen'], { eppo: 'SECCW', codes: { NW: '121' } }),
  crop('Roggen'),
  crop('Wintertriticale', ['w-triticale'], { eppo: 'TTLWI', codes: { NW: '156' } }),
  crop('Triticale'),
  crop('Hafer', [], { eppo: 'AVESA', codes: { NW: '143' } }),
  crop('Hirse'),
  crop('Buchweizen', [], { codes: { NW: '182' } }),
  crop('Winterraps', ['w-raps'], { eppo: 'BRSNW', codes: { NW: '311' } }),
  crop('Raps'),
  crop('Silomais', [], { eppo: 'ZEAMX', codes: { NW: '411' } }),
  crop('Körnermais', [], { eppo: 'ZEAMX', codes: { NW: '171' } }),
  crop('Mais'),
  crop('Zuckerrüben', ['zuckerrübe', 'z-rübe', 'z-rüben'], { eppo: 'BEAVA', codes: { NW: '603' } }),
  crop('Kartoffeln', ['kartoffel'], { eppo: 'SOLTU', codes: { NW: '602' } }),
  crop('Ackerbohnen', ['ackerbohne'], { eppo: 'VICFX', codes: { NW: '220' } }),
  crop('Erbsen', ['erbse'], { eppo: 'PIBSX', codes: { NW: '210' } }),
  crop('Soja', ['sojabohne', 'sojabohnen'], { eppo: 'GLXMA', codes: { NW: '330' } }),
  crop('Lupinen', [], { codes: { NW: '230' } }),
  crop('Sonnenblumen', [], { codes: { NW: '320' } }),
  crop('Klee'),
  crop('Kleegras', [], { codes: { NW: '422' } }),
  crop('Luzerne', [], { codes: { NW: '423' } }),
  crop('Ackergras', [], { codes: { NW: '424' } }),
  crop('Grünland', [], { codes: { NW: '459' } }),
  crop('Dauergrünland', [], { codes: { NW: '492' } }),
  crop('Senf'),
  crop('Spargel', [], { codes: { NW: '860' } }),
  crop('Erdbeeren', ['erdbeere'], { codes: { NW: '707' } }),
]

/** Words for many crops at once. */
export const CROP_GROUPS: readonly string[] = ['Getreide', 'Rüben', 'Bohnen']

/** Single words by which a person may name a crop or many. */
export const CROP_WORDS: readonly string[] = [
  ...CROPS.flatMap(({ name, words }) => [name, ...words]).filter((word) => /^\p{L}+$/u.test(word)),
  ...CROP_GROUPS,
]

/** The crop of a code in the application of North Rhine-Westphalia, or undefined; leading zeros do not count. */
export const cropOfCode = (code: string): string | undefined => {
  const short = code.replace(/^0+(?=\d)/, '')
  return Object.hasOwn(CROP_CODES_NW, short) ? CROP_CODES_NW[short] : undefined
}
