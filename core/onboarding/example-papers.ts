import type { Paper } from './paper.ts'
import { hitExtract, parcelList } from './papers/lists.ts'
import type { StoryDays } from './story-days.ts'

/** The papers in the office of the example farm. What they say is what its rows say; what has no row comes from them. */
export const examplePapers = (days: StoryDays): Paper[] => [parcelList(days), hitExtract(days)]
