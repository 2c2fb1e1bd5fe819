import { Ok, type Result } from '../shared/result.ts'
import type { DocumentId, NamespaceId } from '../shared/ids.ts'
import { checkedQuestions, questionsPrompt } from './passage-questions.ts'
import type { LanguageModelFailure } from './ports/language-model.ts'
import type { PassageStore } from './ports/passage-store.ts'
import type { QuestionWriter } from './ports/question-writer.ts'

/**
 * Has questions written for the first passages of a document, those that have none yet, and keeps them beside each;
 * returns for how many passages. What was kept before a failure stays, and the next call goes on behind it.
 */
export type WriteQuestions = (
  namespace: NamespaceId,
  document: DocumentId,
) => Promise<Result<number, LanguageModelFailure>>

/** Some ten pages: who asks for what stands in a book asks in its words. */
const MOST_PASSAGES = 60
/** About a thousand tokens to a model. */
const AT_ONCE = 4

/** Without a writer it does nothing. */
export const makeWriteQuestions =
  ({
    passages: store,
    questionWriter,
  }: {
    passages: Pick<PassageStore, 'unasked' | 'ask'>
    questionWriter: QuestionWriter | undefined
  }): WriteQuestions =>
  async (namespace, document) => {
    if (!questionWriter) return Ok(0)
    const passages = (await store.unasked(namespace, document)).filter(({ ordinal }) => ordinal < MOST_PASSAGES)
    for (let from = 0; from < passages.length; from += AT_ONCE) {
      const some = passages.slice(from, from + AT_ONCE)
      const written = await questionWriter.write(questionsPrompt(some))
      if (written.err) return written
      await store.ask(namespace, document, checkedQuestions(some, written.val.passages))
    }
    return Ok(passages.length)
  }
