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

/** Several crops that people call by one word. */
export interface CropGroup {
  /** The first is the one that is written. */
  words: readonly string[]
  /** How the names of its crops end, in lower case. */
  ends: readonly string[]
  /** Names that end so and are none of them, in lower case. */
  except?: readonly string[]
}

const GRAIN_LEGUMES = ['bohne', 'bohnen', 'erbse', 'erbsen', 'lupine', 'lupinen', 'soja', 'linsen', 'wicken']

/**
 * As the statistics of crops divide them (Bodennutzungshaupterhebung, Destatis), but for grain maize, which farmers do
 * not count among their cereals. [B]
 */
export const CROP_GROUPS: readonly CropGroup[] = [
  {
    words: ['Getreide', 'Korn'],
    ends: ['weizen', 'gerste', 'roggen', 'triticale', 'hafer', 'dinkel', 'emmer', 'einkorn', 'hirse', 'menggetreide'],
    except: ['buchweizen'],
  },
  { words: ['Ölfrüchte', 'Ölsaaten', 'Ölpflanzen'], ends: ['raps', 'rübsen', 'sonnenblumen', 'öllein'] },
  { words: ['Hackfrüchte'], ends: ['kartoffel', 'kartoffeln', 'rübe', 'rüben'] },
  // Its stem is too short to be found at the end of a name.
  { words: ['Rüben'], ends: ['rübe', 'rüben'] },
  { words: ['Hülsenfrüchte', 'Körnerleguminosen', 'Eiweißpflanzen'], ends: GRAIN_LEGUMES },
  { words: ['Leguminosen'], ends: [...GRAIN_LEGUMES, 'klee', 'luzerne', 'kleegras', 'luzernegras'] },
]

/** Words for crops that their names say. */
const SHORT_NAMES: readonly string[] = ['Bohnen']

/** Single words for many crops. */
export const CROP_GROUP_WORDS: readonly string[] = [...CROP_GROUPS.flatMap(({ words }) => words), ...SHORT_NAMES]

/** The words for the groups of a crop: „Getreide“ and „Wintergetreide“ of „Winterweizen“. */
export function cropGroupWords(crop: string): string[] {
  const name = crop.trim().toLowerCase()
  const words = CROP_GROUPS.filter(
    ({ ends, except = [] }) => ends.some((end) => name.endsWith(end)) && !except.some((other) => name.endsWith(other)),
  ).flatMap((group) => group.words)
  const season = /^(?:winter|sommer)/u.exec(name)?.[0]
  // „Sojabohnen“ are „Soja“.
  const shorter = CROPS.find((one) => one.words.includes(name))?.name
  return [
    ...(shorter === undefined ? [] : [shorter]),
    ...words,
    ...(season === undefined ? [] : words.map((word) => season + word.toLowerCase())),
  ]
}

/** Single words by which a person may name a crop or many. */
export const CROP_WORDS: readonly string[] = [
  ...CROPS.flatMap(({ name, words }) => [name, ...words]).filter((word) => /^\p{L}+$/u.test(word)),
  ...CROP_GROUP_WORDS,
]

/** The crop of a code in the application of North Rhine-Westphalia, or undefined; leading zeros do not count. */
export const cropOfCode = (code: string): string | undefined => {
  const short = code.replace(/^0+(?=\d)/, '')
  return Object.hasOwn(CROP_CODES_NW, short) ? CROP_CODES_NW[short] : undefined
}
