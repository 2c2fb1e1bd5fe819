const PRONOUN =
  /(?<!\p{L})(?:er|sie|se|ihn|ihm|(?<!(?:was|dass|ob|wenn|die|den|wo|habt|seid|wart|hattet|könnt|müsst|dürft|wollt|sollt|werdet) )ihr|ihre[nrsm]?|ihnen|davon|damit|dafür|dabei|daran|darauf|dort|deren|dessen|derselbe|denen|selbige)(?!\p{L})/iu
/** „Wann hat die gekalbt?“, „Wann sind die angekündigt?“, „Wie viele waren das?“, not „die Kuh, die am längsten …“ */
const DEMONSTRATIVE =
  /(?<!\p{L}|\p{L}, )(?:der|die|das|den|dem|de|dat|des)(?= (?:denn|eigentlich|noch|schon|jetzt|alles|bei|in|an|auf|zu|im|am|heute|hier|uns|mir|zusammen|fällig|ge\p{L}{3,})(?!\p{L})| \p{L}{1,6}ge\p{L}{2,}(?:t|en)\s*[?!.]*$|\s*[?!.]*$)/iu

/** „Welche sind noch offen?“ */
const WHICH_OF_THEM =
  /^(?:und |dann |also )*(?:welche[rs]?|wie ?viele) (?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|fehlt|fehlen|davon)(?! (?:wir|ich|mir|uns|ihr)(?!\p{L}))(?!\p{L})/iu

/** Within a sentence, who is asked: „Wie viele Kühe haben Sie?“ */
const ADDRESSED = /(?<=[\p{L}\d,] )(?:Sie|Ihnen|Ihr(?:e[nrsm]?)?)(?!\p{L})/gu

/** True of a question that points back to what was said before it, and cannot do without. */
export function pointsBack(text: string): boolean {
  const asked = text.replaceAll(ADDRESSED, '')
  return PRONOUN.test(asked) || DEMONSTRATIVE.test(asked) || WHICH_OF_THEM.test(asked)
}
