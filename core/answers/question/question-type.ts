import { ASKING_OF } from '../../shared/german/asking-words.ts'
import type { QuestionType } from './parsed-question.ts'
import { pattern } from './question-words.ts'

/** The first that matches tells the type. */
export const QUESTION_TYPES: readonly [QuestionType, RegExp][] = [
  ['count', pattern(['wie\\s?viele[nr]?', 'wie\\s?oft', 'anzahl'])],
  ['amount', pattern(['wie\\s?viel', 'wie hoch', 'welche menge'])],
  ['until', pattern(['bis wann', 'wie lange'])],
  ['when', pattern(['wann', 'an welchem tag', 'welches datum', 'an welchem datum'])],
  ['who', pattern(['wer', 'wem', 'wen', 'wessen'])],
  ['where', pattern(['wo', 'worauf', '(?:auf|in) welche[mnrs]?'])],
  ['how', pattern(['wie'])],
  ['which', pattern(['welche[mnrs]?', 'was für'])],
  ['what', pattern(['was', 'womit', 'wovon'])],
  [
    'whether',
    /^(?:und |dann )?(?:ist|sind|war|waren|hat|habe|haben|hatte|hatten|wurde|wurden|gibt|gab|liegt|liegen|lag|lagen|steht|stehen|stand|standen|blieb|blieben|läuft|laufen|reicht|braucht|brauchen|fehlt|fehlen|gilt|gelten|muss|müssen|darf|dürfen|kann|können|(?!sollt?en|wollt?en|möchten)\p{L}+n(?= wir(?!\p{L})))(?!\p{L})/u,
  ],
]

/** What is asked beside a yes or no: „Ist der Antrag rechtzeitig raus, und wann?“ */
const ASKED_BESIDE = new RegExp(`(?<=[\\p{L}\\d]),? (?:und|oder) (?:wenn ja,? )?${ASKING_OF}(?!\\p{L}).*$`, 'u')

/** The type of a question in lower case: of a yes or no with what is asked beside it, the first. */
export function questionType(text: string): QuestionType {
  const typeOf = (part: string): QuestionType =>
    QUESTION_TYPES.find(([, isSaid]) => isSaid.test(part))?.[0] ?? 'request'
  const whole = typeOf(text)
  const first = text.replace(ASKED_BESIDE, '')
  return first !== text && typeOf(first) === 'whether' ? 'whether' : whole
}
