const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')

const DEMAND = words('(?:muss|müss|darf|dürf|soll|kann|könn|brauch|krieg|bekomm)\\p{L}*')

/** Asks for what one must, may or gets, which contracts, notices and statutes are there to say. */
export const asksForTerms = (question: string): boolean => DEMAND.test(question)

const OUTCOME = words(
  'wirklich|tatsächlich|am ende?(?! (?:der|des|von|vom|eines|einer)(?!\\p{L}))|schließlich|schlussendlich|letztlich|letztendlich|endgültig|nachher|danach|dann|inzwischen|mittlerweile|bis heute|bisher|zuletzt|insgesamt|im ganzen|genau',
)
const TELLS_OUTCOME = words(
  '\\p{L}*gesamt\\p{L}*|insgesamt|\\p{L}*summe|zusammen|endgültig\\p{L}*|tatsächlich\\p{L}*|schließlich|zuletzt|schluss\\p{L}+',
)

/** „Was kam bei der Probe raus?“ */
const RESULT = words(
  '(?:he)?raus(?:ge)?k[oua]m+\\p{L}*|(?:he)?rausge\\p{L}+|kam(?:en)?(?!\\p{L}) [^?]*raus|ergeben|ergab(?:en)?|ergebnis\\p{L}*|festgestellt',
)
/** A sample or a meeting that is announced has no result yet. */
const STILL_TO_COME = words(
  'voraussichtlich\\p{L}*|folgt|folgen|angesetzt|vorgesehen|steht noch aus|ausstehend\\p{L}*|noch nicht|nachgereicht|(?:ist|sind) [^.]{0,60}zu (?:ziehen|nehmen|untersuchen|prüfen)',
)

/**
 * Asks how something came out that the papers announce, offer or demand („Was hat es am Ende wirklich gekostet?“),
 * which stands in a later paper if in any; `text` does not say that it is the outcome, or says that one is to come.
 */
export const asksForUntoldOutcome = (question: string, text: string): boolean =>
  (OUTCOME.test(question) && !TELLS_OUTCOME.test(text)) || (RESULT.test(question) && STILL_TO_COME.test(text))
