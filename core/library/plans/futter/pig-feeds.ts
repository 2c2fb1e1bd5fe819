import { feedCalled, type Feed, type FeedId } from './feeds.ts'
import type { PigNorm } from './inputs.ts'

/** MJ ME for pigs, g lysine and g phosphorus in a kg of fresh matter, as tables for pigs print them. */
type Printed = readonly [me: number, lysine: number, phosphorus: number]

const SOURCE = 'DLG, LfL: Futterwerte Schwein (Größenordnung)'

/** Of the feeds of cattle: crude protein and fibre are the same, energy and lysine are the pig's own. */
const OF_CATTLE: readonly (readonly [FeedId, Printed])[] = [
  ['gerste', [12.6, 3.7, 3.4]],
  ['weizen', [13.8, 3.4, 3.3]],
  ['triticale', [13.6, 3.9, 3.4]],
  ['koernermais', [14.1, 2.7, 2.8]],
  ['sojaschrot44', [13, 27.3, 6.2]],
  ['rapsschrot', [9.9, 18.5, 10.5]],
  ['ackerbohne', [12.6, 16.3, 4.8]],
]

const own = (
  id: FeedId,
  name: string,
  sort: Feed['sort'],
  [dryMatter, xp, xf]: readonly [dryMatter: number, xp: number, xf: number],
  printed: Printed,
  price: number,
  called: RegExp,
): Feed =>
  forPigs(
    { id, name, sort, dryMatter, nel: 0, me: 0, xp, nxp: 0, xf, price, called, source: SOURCE, certainty: 'C' },
    printed,
  )

/** Values of a kg of dry matter, as rations are reckoned. */
function forPigs(feed: Feed, [me, lysine, phosphorus]: Printed): Feed {
  const dry = (value: number): number => (value * 1000) / feed.dryMatter
  return {
    ...feed,
    nel: 0,
    nxp: 0,
    me: dry(me),
    pig: { lysine: dry(lysine), phosphorus: dry(phosphorus) },
    source: SOURCE,
    certainty: 'C',
  }
}

/** What only pigs are fed; g crude protein and crude fibre in a kg of dry matter. */
const PIGS_ALONE: readonly Feed[] = [
  own('roggen', 'Roggen', 'concentrate', [880, 105, 26], [13.3, 3.6, 2.9], 185, /roggen(?!kleie|stroh)/i),
  own('hafer', 'Hafer', 'concentrate', [880, 122, 113], [11.2, 4.3, 3.3], 200, /hafer(?!stroh)/i),
  own('weizenkleie', 'Weizenkleie', 'concentrate', [880, 160, 134], [8.5, 6, 11.4], 180, /weizenkleie/i),
  own('erbse', 'Futtererbse', 'protein', [880, 233, 65], [13.5, 14.7, 4.2], 270, /(?:futter|körner)?erbsen?(?!stroh)/i),
  own(
    'pflanzenoel',
    'Rapsöl',
    'concentrate',
    [999, 0, 0],
    [36.6, 0, 0],
    1100,
    /(?:raps|soja|pflanzen|futter)öl(?!(?:press)?kuchen)/i,
  ),
  own(
    'mineral_schwein',
    'Mineralfutter Schwein',
    'mineral',
    [950, 0, 0],
    [0, 80, 20],
    850,
    /mineral(?:futter|stoff).*(?:schwein|sauen|ferkel)|(?:schweine|sauen|ferkel)-?mineral/i,
  ),
]

const FILLED: readonly Feed['sort'][] = ['concentrate', 'protein', 'mineral']

/** In the order in which a mill is filled. */
export const PIG_FEEDS: readonly Feed[] = [
  ...OF_CATTLE.map(([id, printed]) => forPigs(feedCalled(id), printed)),
  ...PIGS_ALONE,
].toSorted((one, other) => FILLED.indexOf(one.sort) - FILLED.indexOf(other.sort))

/** A feed of cattle stands for the pigs' own where a farm names it for short: „Mineralfutter“. */
export const pigFeedOf = (id: FeedId): Feed | undefined =>
  PIG_FEEDS.find((feed) => feed.id === (id === 'mineral' ? 'mineral_schwein' : id))

type Shares = Readonly<Record<PigNorm, number>>

const most = (
  [piglet_1, piglet_2]: readonly [number, number],
  [fattening_1, fattening_2, fattening_3, fattening_4]: readonly [number, number, number, number],
  [gestating, suckling]: readonly [number, number],
): Shares => ({ piglet_1, piglet_2, fattening_1, fattening_2, fattening_3, fattening_4, gestating, suckling })

/** Percent of the ration at most (LfL, UFOP): what tastes bitter, is hard to digest or makes fat soft [C]. */
export const MOST_OF: Readonly<Partial<Record<FeedId, Shares>>> = {
  gerste: most([40, 50], [70, 80, 80, 80], [80, 60]),
  roggen: most([5, 10], [25, 30, 40, 50], [25, 20]),
  triticale: most([20, 30], [40, 50, 50, 50], [50, 40]),
  hafer: most([10, 10], [15, 20, 20, 20], [40, 10]),
  koernermais: most([30, 40], [40, 40, 40, 40], [50, 40]),
  weizenkleie: most([0, 5], [5, 10, 10, 10], [30, 10]),
  rapsschrot: most([5, 10], [15, 15, 20, 20], [10, 15]),
  ackerbohne: most([5, 10], [15, 20, 20, 25], [10, 15]),
  erbse: most([10, 20], [20, 25, 25, 30], [10, 15]),
  pflanzenoel: most([3, 3], [2, 2, 1, 1], [1, 3]),
}

/** These share one room: half of what one may be leaves half of what the other may be [C]. */
export const LEGUMES: readonly FeedId[] = ['ackerbohne', 'erbse']

/** Percent of the ration that is mineral feed at least, and so much more at most, for the lysine in it [C]. */
export const MORE_MINERAL = 1
export const MINERAL_OF: Shares = most([4, 4], [3, 3, 2.5, 2.5], [2.5, 3])
