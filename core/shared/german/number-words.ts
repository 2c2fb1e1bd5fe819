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

const TENS = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']

/** The words below a hundred, „siebzehn“ and „einundzwanzig“ among them. */
export const BELOW_HUNDRED: ReadonlyMap<string, number> = new Map<string, number>([
  ...Object.entries(NUMBER_WORDS),
  ['eins', 1],
  ['zwo', 2],
  ['dreizehn', 13],
  ['fünfzehn', 15],
  ['sechzehn', 16],
  ['siebzehn', 17],
  ['achtzehn', 18],
  ['neunzehn', 19],
  ...TENS.flatMap((ten, index): [string, number][] => [
    [ten, 10 * (index + 2)],
    ...Object.entries(NUMBER_WORDS)
      .filter(([, one]) => one < 10)
      .map(([word, one]): [string, number] => [`${word}und${ten}`, 10 * (index + 2) + one]),
  ]),
])

/** „zwei“, „Einundzwanzig“, „dreihundertfünfzig“, „zweieinhalb“ as a number; undefined for a word that is none. */
export function numberOfWord(word: string): number | undefined {
  const lower = word.toLowerCase()
  if (lower === 'anderthalb' || lower === 'eineinhalb') return 1.5
  if (lower.endsWith('einhalb')) {
    const whole = BELOW_HUNDRED.get(lower.slice(0, -'einhalb'.length))
    return whole === undefined ? undefined : whole + 0.5
  }
  return composedNumber(lower, [
    ['tausend', 1000],
    ['hundert', 100],
  ])
}

/** „dreitausendfünfhundert“: what stands before the first of these words multiplies it, what follows is added. */
function composedNumber(word: string, [large, ...smaller]: readonly [string, number][]): number | undefined {
  if (large === undefined) return BELOW_HUNDRED.get(word)
  const [name, times] = large
  const at = word.indexOf(name)
  if (at < 0) return composedNumber(word, smaller)
  const before = at === 0 ? 1 : composedNumber(word.slice(0, at), smaller)
  const behind = word.slice(at + name.length).replace(/^und/u, '')
  const after = behind === '' ? 0 : composedNumber(behind, smaller)
  return before === undefined || after === undefined ? undefined : before * times + after
}
