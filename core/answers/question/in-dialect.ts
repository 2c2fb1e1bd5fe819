import { BoundedMap } from '../../shared/bounded-map.ts'
import {
  bySounds,
  clearlyNearest,
  nearStems,
  type NearStem,
  type StemsBySound,
} from '../../shared/german/spoken/dialect-distance.ts'
import { FARM_STEMS, isStandardWord } from '../../shared/german/spoken/heard-words.ts'
import { kept } from '../kept.ts'
import type { KnownWords } from './known-words.ts'
import type { QuestionWord } from './parsed-question.ts'

interface Index {
  stems: StemsBySound
  /** By words, so that those of one question, which each view and each of its parts ask for, are looked for once. */
  near: BoundedMap<string, readonly NearStem[]>
}

const KEPT_WORDS = 200

const indexed = (stems: StemsBySound): Index => ({ stems, near: new BoundedMap(KEPT_WORDS) })

const indices = new WeakMap<KnownWords, Index>()

const indexOf = (known: KnownWords): Index => kept(indices, known, () => indexed(bySounds(known.keys())))

const nearIn = ({ stems, near }: Index, text: string): readonly NearStem[] =>
  kept(near, text, () => nearStems(text, stems))

const FARM = indexed(bySounds(FARM_STEMS))

/**
 * The one of `known` stems of which a word is a form in a dialect, by how far its sounds are from theirs; undefined
 * where none is near, or another word of farms about as near, and for a word of standard German.
 */
export function inDialect(word: QuestionWord, ...known: readonly KnownWords[]): string | undefined {
  if (word.isKnown || word.said === undefined) return undefined
  for (const text of new Set([word.said, word.text])) {
    if (isStandardWord(text)) continue
    const stem = clearlyNearest([...known.map(indexOf), FARM].flatMap((index) => nearIn(index, text)))
    if (stem !== undefined && known.some((stems) => stems.has(stem))) return stem
  }
  return undefined
}
