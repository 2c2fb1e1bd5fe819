const PRONOUN =
  /(?<!\p{L})(?:er|sie|se|ihn|ihm|ihr|ihre[nrsm]?|ihnen|davon|damit|dafür|dabei|daran|darauf|dort|deren|dessen|derselbe|denen|selbige)(?!\p{L})/iu
/** „Wann hat die gekalbt?“, „Wie viele waren das?“ */
const DEMONSTRATIVE =
  /(?<!\p{L})(?:der|die|das|den|dem|de|dat|des)(?= (?:denn|eigentlich|noch|schon|jetzt|alles|bei|in|an|auf|zu|im|am|heute|hier|uns|mir|zusammen|fällig|ge\p{L}{3,})(?!\p{L})|\s*[?!.]*$)/iu

/** „Welche sind noch offen?“ */
const WHICH_OF_THEM =
  /^(?:und |dann |also )*(?:welche[rs]?|wie ?viele) (?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|fehlt|fehlen|davon)(?! (?:wir|ich|mir|uns|ihr)(?!\p{L}))(?!\p{L})/iu

/** True of a question that points back to what was said before it, and cannot do without. */
export const pointsBack = (text: string): boolean =>
  PRONOUN.test(text) || DEMONSTRATIVE.test(text) || WHICH_OF_THEM.test(text)
