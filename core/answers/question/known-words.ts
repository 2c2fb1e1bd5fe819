import { soundKey } from '../../shared/german/sound-key.ts'
import { kept } from '../kept.ts'

/** Stems, and how those are found that a word may have been meant for. It is read once and has to stay as it is. */
export type KnownWords = ReadonlySet<string> | ReadonlyMap<string, unknown>

/** A shorter word has too few sounds to be known by them. */
export const SHORTEST_HEARD = 3

interface Index {
  /** By what they sound like, as a longer word and as a shorter one. */
  bySound: readonly [long: ReadonlyMap<string, string[]>, short: ReadonlyMap<string, string[]>]
  /** By the first letter and the length. */
  byShape: ReadonlyMap<string, string[]>
}

const indices = new WeakMap<KnownWords, Index>()

const indexOf = (known: KnownWords): Index => kept(indices, known, makeIndex)

function makeIndex(known: KnownWords): Index {
  const stems = [...known.keys()]
  const heard = stems.filter(({ length }) => length >= SHORTEST_HEARD)
  return {
    bySound: [Map.groupBy(heard, (stem) => soundKey(stem, true)), Map.groupBy(heard, (stem) => soundKey(stem, false))],
    byShape: Map.groupBy(stems, (stem) => shapeOf(stem, stem.length)),
  }
}

const shapeOf = (stem: string, length: number): string => `${stem.charAt(0)}${length}`

/** Those that sound like `key`, which `soundKey` made of a long or of a short word. */
export const soundingLike = (known: KnownWords, key: string, isLong: boolean): readonly string[] =>
  indexOf(known).bySound[isLong ? 0 : 1].get(key) ?? []

/** Those that begin with the same letter and are a letter longer or shorter at most. */
export function ofLikeLength(known: KnownWords, stem: string): string[] {
  const { byShape } = indexOf(known)
  return [-1, 0, 1].flatMap((more) => byShape.get(shapeOf(stem, stem.length + more)) ?? [])
}
