import type { FactSource } from '../answers/index.ts'
import { SHARED_NAMESPACE, type DocumentId } from '../shared/ids.ts'
import { analysePassage, analyseQuestion } from './analysis/analyse.ts'
import { chooseQuotes } from './answering/quoting/choose-quotes.ts'
import { composeAnswer } from './answering/compose-answer.ts'
import type { StoredPassage } from './passage.ts'
import { rankPassages } from './ranking/rank-passages.ts'
import type { Thesaurus } from './thesaurus/build-thesaurus.ts'

/** Asks what nobody asks, so that the first question holds up nobody. */
export type WarmUp = () => Promise<void>

const QUESTION = 'Wann wurde das Feld mit Weizen zuletzt gedüngt, und wie viel Gülle kam am 20.05.2026 darauf?'
const LONG_QUESTION = `${QUESTION} `.repeat(20).trim()
const TEXT = 'Am 20. Mai 2026 kamen 25 m³ Gülle je Hektar auf das Feld. Gedüngt hat es Herr Meyer, für 120,50 EUR.\n'
const PASSAGES = 100

/**
 * Vocabularies are made and code is compiled with the first question, which would keep everyone else waiting for a
 * tenth of a second. It is asked of the namespace that holds no farm, and of passages that nobody has.
 */
export const makeWarmUp =
  ({ thesaurus }: { thesaurus: Thesaurus }, facts: FactSource | undefined): WarmUp =>
  async () => {
    for (const question of [QUESTION, LONG_QUESTION]) {
      await facts?.answer({ namespaceId: SHARED_NAMESPACE, question })
      await facts?.suggest?.({ namespaceId: SHARED_NAMESPACE, question })
      const analysed = analyseQuestion(question, thesaurus)
      const ranking = rankPassages(analysed, somePassages())
      composeAnswer(analysed, ranking, chooseQuotes(analysed, ranking))
    }
  }

const somePassages = (): StoredPassage[] =>
  Array.from({ length: PASSAGES }, (_, ordinal) => {
    const text = `${ordinal}. ${TEXT.repeat(8)}`
    const { stems } = analysePassage('', text)
    const place = { ordinal, page: 1, start: 0, end: text.length }
    return { ...place, text, stems, heading: '', title: '', documentId: SHARED_NAMESPACE as string as DocumentId }
  })
