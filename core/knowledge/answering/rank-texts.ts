import type { RankTexts } from '../../answers/index.ts'
import type { DocumentId } from '../../shared/ids.ts'
import { analysePassage, analyseQuestion } from '../analysis/analyse.ts'
import type { StoredPassage } from '../passage.ts'
import { rankPassages } from '../ranking/rank-passages.ts'
import type { Thesaurus } from '../thesaurus/build-thesaurus.ts'

/** Ranks texts as the passages of papers are, each as a document of its own. */
export const makeRankTexts =
  (thesaurus: Thesaurus | undefined): RankTexts =>
  (question, texts) => {
    const passages = texts.map(({ heading, text, asked }, index): StoredPassage => ({
      documentId: String(index) as DocumentId,
      title: '',
      heading,
      ordinal: 0,
      page: 1,
      start: 0,
      end: text.length,
      text,
      stems: `${analysePassage(heading, text).stems}${asked.join(' ')} `,
    }))
    const ranked = rankPassages(analyseQuestion(question, thesaurus), passages).passages
    const scores = new Map(ranked.map(({ passage, score }) => [passage, score]))
    return passages.map((passage) => scores.get(passage)!)
  }
