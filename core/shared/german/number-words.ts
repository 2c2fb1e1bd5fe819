/** Numbers as people write them in words, which they do up to twelve. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  vierzehn: 14,
}

const ORDINALS = [
  'nullt',
  'erst',
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
  'neunt',
  'zehnt',
  'elft',
  'zwölft',
]

/** 7 as „sieben“, 14 as „14“. For 1 the form that stands before nothing: „ein“. */
export const numberWord = (value: number): string =>
  Object.entries(NUMBER_WORDS).find(([, one]) => one === value && one <= 12)?.[0] ?? String(value)

/** 1 as „einem“ and 7 as „sieben“: a number as it stands behind „ab“ or „mit“. */
export const dativeWord = (value: number): string => (value === 1 ? 'einem' : numberWord(value))

/** 4 as „vierten“: an ordinal as it stands behind „am“ or „des“. */
export const ordinalWord = (value: number): string =>
  ORDINALS[value] === undefined ? `${value}.` : `${ORDINALS[value]}en`
