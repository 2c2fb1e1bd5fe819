import { withoutCourtesies } from '../../shared/german/courtesies.ts'

const ASKING =
  'bis wann|ab wann|seit wann|von wann|von wem|wann|wie|wer|wem|wen|was|welche[rmns]?|wo|woher|wofür|wozu|warum|wieso|weshalb'
/** „… und bis wann muss ich …?“ */
const SECOND = new RegExp(`\\s*,?\\s(?:und|sowie)\\s+(?=(?:${ASKING})\\s)`, 'iu')
const FIRST = new RegExp(`^(?:und |dann |auf |an |in |von |mit |zu )?(?:${ASKING})(?!\\p{L})`, 'iu')
const MOST_QUESTIONS = 4

/**
 * The questions that somebody asks at once, in order, without the courtesies around them; one where it cannot be cut.
 * A sentence that asks nothing belongs to the question behind it.
 */
export function questionsIn(text: string): string[] {
  const plain = withoutCourtesies(text)
  const sentences = plain.match(/[^?]+\?*/gu) ?? [plain]
  const asked = sentences.filter((sentence) => /[\p{L}\d]/u.test(sentence)).map((sentence) => sentence.trim())
  const questions = asked.flatMap((sentence) => {
    const cut = FIRST.test(sentence) ? sentence.split(SECOND) : [sentence]
    return cut.map((part, index) => (index < cut.length - 1 ? `${part}?` : part))
  })
  return questions.length > 1 && questions.length <= MOST_QUESTIONS ? questions : [plain]
}
