import { isStopWord } from '../../../shared/german/stop-words.ts'
import { wordsOf } from '../../analysis/tokens.ts'

/** Small words of English, Dutch, Danish, French, Polish and Romanian that are no German words. */
const FOREIGN: ReadonlySet<string> = new Set(
  `the of and is are you your must within with for this that from to it by or be have has
   het een van niet voor met zijn moet deze wordt naar ook bij
   og ikke skal være til fra som inden
   le la les du est dans une pour avec vous être sur doit
   jest nie w na do się i oraz przez
   este în și pentru sau cu la`
    .trim()
    .split(/\s+/u),
)

/** Letters of other scripts are not read here. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u

/** True for a text that has more small words of another language than of German, or letters of another script. */
export function speaksOtherLanguage(text: string): boolean {
  if (OTHER_SCRIPT.test(text.replaceAll('µ', ''))) return true
  const words = wordsOf(text).map((word) => word.text)
  const foreign = words.filter((word) => FOREIGN.has(word) && !isStopWord(word)).length
  const german = words.filter((word) => isStopWord(word)).length
  return foreign > german
}
