import { addOne, bm25, newChannel, rarityOf } from './bm25.ts'
import type { StoredPassage } from '../passage.ts'
import { scanParts, type StemTable } from './stem-table.ts'

/** What a word of a question that a passage answers counts beside one of its own: a model wrote it. */
const ASKED = 0.5

/**
 * What the questions that passages answer add for each unit, which is no rarer in them than `counts` says that it is
 * in the texts.
 */
export function askedGains(table: StemTable, counts: Uint16Array[], passages: StoredPassage[]): Float64Array[] {
  const units = counts.length
  const channel = newChannel(units, passages.length)
  // A few short questions are all of one length.
  channel.lengths.fill(1)
  for (const [index, { asked = '' }] of passages.entries()) {
    scanParts(asked, table, (part) => {
      if (part < units) addOne(channel, part, index)
    })
  }
  return bm25(channel).map((gains, unit) => {
    const inTexts = rarityOf(counts[unit] as Uint16Array)
    const weight = ASKED * Math.min(1, inTexts / rarityOf(channel.counts[unit] as Uint16Array))
    return gains.map((gain) => gain * weight)
  })
}
