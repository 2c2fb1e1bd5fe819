import type { Certainty } from '../../../law/index.ts'

/** What a feed holds, each in a kg of dry matter. */
export interface FeedValues {
  /** g in a kg of fresh matter. */
  dryMatter: number
  /** MJ. */
  nel: number
  me: number
  /** g crude protein, usable crude protein and crude fibre. */
  xp: number
  nxp: number
  xf: number
}

/** What pigs need beside, g in a kg of dry matter. */
export interface PigValues {
  lysine: number
  phosphorus: number
}

export interface Feed extends FeedValues {
  id: FeedId
  name: string
  sort: 'maize_silage' | 'grass_silage' | 'forage' | 'straw' | 'by_product' | 'concentrate' | 'protein' | 'mineral'
  /** EUR for a t of fresh matter, assumed [C]. */
  price: number
  certainty: Certainty
  source: string
  /** As farms call it, in the names of goods and samples. */
  called: RegExp
  /** Its values are those for pigs: `me` is that of pigs, `nel` and `nxp` say nothing. */
  pig?: PigValues
}

export type FeedId = (typeof FEED_IDS)[number]
export const FEED_IDS = [
  'maissilage',
  'grassilage_1',
  'grassilage_f',
  'luzernesilage',
  'gps',
  'weide',
  'heu',
  'stroh',
  'pressschnitzel',
  'biertreber',
  'weizen',
  'gerste',
  'koernermais',
  'triticale',
  'rapsschrot',
  'sojaschrot44',
  'ackerbohne',
  'mlf_18_3',
  'mineral',
  'roggen',
  'hafer',
  'weizenkleie',
  'erbse',
  'pflanzenoel',
  'mineral_schwein',
] as const

const LKV = { source: 'LKV Sachsen 2021–24', certainty: 'B' } as const
const LWK = { source: 'LWK NRW, DLR RLP', certainty: 'B' } as const
const DLG = { source: 'DLG, Gruber (Größenordnung)', certainty: 'C' } as const

const feed = (
  id: FeedId,
  name: string,
  sort: Feed['sort'],
  [dryMatter, nel, me, xp, nxp, xf]: readonly [number, number, number, number, number, number],
  price: number,
  called: RegExp,
  from: Pick<Feed, 'source' | 'certainty'> = DLG,
): Feed => ({ id, name, sort, dryMatter, nel, me, xp, nxp, xf, price, called, ...from })

/** GfE 2001; each farm's own analysis takes the place of a row. In the order in which a mixer is loaded. */
export const FEEDS: readonly Feed[] = [
  feed('stroh', 'Gerstenstroh', 'straw', [860, 3.8, 6.8, 40, 77, 430], 110, /stroh/i),
  feed('heu', 'Wiesenheu', 'forage', [860, 5.5, 9.3, 110, 122, 290], 150, /(?<!\p{L})heu(?!lage)|wiesenheu/iu),
  feed(
    'grassilage_1',
    'Grassilage 1. Schnitt',
    'grass_silage',
    [380, 6.3, 10.5, 150, 138, 235],
    55,
    /gras-?silage|heulage|anwelksilage/i,
    LWK,
  ),
  feed(
    'grassilage_f',
    'Grassilage Folgeschnitt',
    'grass_silage',
    [400, 5.9, 9.9, 155, 134, 250],
    50,
    /gras-?silage.*(?:[2-6]\. ?schnitt|folge)/i,
    LWK,
  ),
  feed('luzernesilage', 'Luzernesilage', 'forage', [350, 5.4, 9.3, 190, 134, 285], 60, /luzerne-?silage/i),
  feed('gps', 'Getreide-GPS', 'forage', [380, 5.6, 9.4, 95, 118, 235], 45, /(?<!\p{L})gps(?!\p{L})|ganzpflanze/iu),
  feed('maissilage', 'Maissilage', 'maize_silage', [340, 6.7, 11.1, 72, 132, 195], 45, /mais-?silage|silomais/i, LKV),
  feed('weide', 'Weidegras', 'forage', [170, 6.7, 11.1, 200, 148, 200], 20, /weidegras/i),
  feed(
    'pressschnitzel',
    'Pressschnitzelsilage',
    'by_product',
    [250, 7.4, 11.9, 105, 155, 205],
    45,
    /press-?schnitzel/i,
  ),
  feed('biertreber', 'Biertrebersilage', 'by_product', [250, 6.7, 11.2, 249, 185, 190], 55, /biertreber/i),
  feed(
    'gerste',
    'Gerste',
    'concentrate',
    [880, 8.1, 12.9, 124, 164, 55],
    195,
    /(?:futter|winter|sommer)?gerste(?!nstroh)/i,
  ),
  feed(
    'weizen',
    'Weizen',
    'concentrate',
    [880, 8.5, 13.4, 138, 172, 30],
    210,
    /(?:futter|winter)?weizen(?!kleie|stroh)/i,
  ),
  feed('koernermais', 'Körnermais', 'concentrate', [880, 8.4, 13.3, 106, 164, 26], 220, /körner-?mais|maisschrot/i),
  feed('triticale', 'Triticale', 'concentrate', [880, 8.3, 13.1, 128, 167, 28], 200, /triticale/i),
  feed(
    'rapsschrot',
    'Rapsextraktionsschrot',
    'protein',
    [890, 7.3, 12, 390, 252, 130],
    300,
    /raps(?:extraktions)?-?schrot/i,
  ),
  feed('sojaschrot44', 'Sojaextraktionsschrot 44', 'protein', [880, 8.6, 13.7, 510, 308, 67], 430, /soja/i),
  feed('ackerbohne', 'Ackerbohne', 'protein', [880, 8.6, 13.6, 298, 195, 89], 280, /ackerbohne/i),
  feed(
    'mlf_18_3',
    'Milchleistungsfutter 18/3',
    'concentrate',
    [880, 7.6, 12.1, 205, 182, 90],
    310,
    /milchleistungsfutter|(?<!\p{L})mlf/iu,
  ),
  feed('mineral', 'Mineralfutter', 'mineral', [950, 0, 0, 0, 0, 0], 900, /mineral(?:futter|stoff)/i),
]

export const feedCalled = (id: FeedId): Feed => FEEDS.find((one) => one.id === id)!

/** g ruminal nitrogen balance in a kg of dry matter. */
export const rnbOf = ({ xp, nxp }: Pick<FeedValues, 'xp' | 'nxp'>): number => (xp - nxp) / 6.25

/** Percent of a feed that is lost between harvest and trough [C]. */
export function lossPercent({ sort, id }: Feed): number {
  if (id === 'heu' || id === 'stroh') return 8
  return sort === 'maize_silage' || sort === 'grass_silage' || sort === 'forage' || sort === 'by_product' ? 12 : 2
}

export const isForage = ({ sort }: Feed): boolean =>
  sort === 'maize_silage' || sort === 'grass_silage' || sort === 'forage' || sort === 'straw'

export const isSilage = ({ sort, id }: Feed): boolean =>
  sort === 'maize_silage' || sort === 'grass_silage' || sort === 'by_product' || id === 'luzernesilage' || id === 'gps'
