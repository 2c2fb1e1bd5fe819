/** What a fertilizer is, with its German word. */
export const FERTILIZER_TYPES = {
  mineral: 'Mineraldünger',
  slurry: 'Gülle',
  manure: 'Festmist',
  digestate: 'Gärrest',
  compost: 'Kompost',
  lime: 'Kalk',
  other: 'anderes',
} as const

export interface Fertilizer {
  name: string
  type: keyof typeof FERTILIZER_TYPES
  /** What it is called beside its name, in lower case. */
  words: readonly string[]
}

/** Fertilizers as documents, dealers and people call them. */
export const FERTILIZERS: readonly Fertilizer[] = [
  { name: 'Gülle', type: 'slurry', words: [] },
  { name: 'Rindergülle', type: 'slurry', words: [] },
  { name: 'Schweinegülle', type: 'slurry', words: [] },
  { name: 'Jauche', type: 'slurry', words: [] },
  { name: 'Mist', type: 'manure', words: [] },
  { name: 'Festmist', type: 'manure', words: [] },
  { name: 'Gärrest', type: 'digestate', words: ['gärreste', 'gärrückstand', 'gärrückstände'] },
  { name: 'Harnstoff', type: 'mineral', words: [] },
  { name: 'Kalkammonsalpeter', type: 'mineral', words: ['kas'] },
  { name: 'AHL', type: 'mineral', words: [] },
  { name: 'Diammonphosphat', type: 'mineral', words: [] },
  { name: 'Kornkali', type: 'mineral', words: [] },
  { name: 'Kalk', type: 'lime', words: [] },
]
