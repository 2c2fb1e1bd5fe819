import { FEEDS, type Feed } from './feeds.ts'
import { PIG_FEEDS } from './pig-feeds.ts'

/** Each feed once; those of both with what they hold for cattle. In the order in which a mixer is loaded. */
export const ALL_FEEDS: readonly Feed[] = [
  ...FEEDS,
  ...PIG_FEEDS.filter(({ id }) => FEEDS.every((feed) => feed.id !== id)),
]

/** Goods that bear the name of a feed and are none of it. */
const NO_FEED =
  /saat|beize|(?<!(?:raps|soja|pflanzen|futter))öl(?!presskuchen)|schalen|(?<!weizen)kleie|dünger|pflanzenschutz/i

/** The feed that a name of goods or of a sample means; the longer word before the shorter one. */
export const feedNamed = (name: string): Feed | undefined =>
  NO_FEED.test(name)
    ? undefined
    : ALL_FEEDS.filter(({ called }) => called.test(name)).toSorted(
        (one, other) => other.called.source.length - one.called.source.length,
      )[0]
