const ARTICLE = '(?:der|die|das|ein|eine|mein|meine|unser|unsere)'
const NAME = '(?!(?:Ich|Wir)(?!\\p{L}))\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?'
const FROM = '(?: (?:von|vom|von der|aus|aus der|beim|bei der) \\p{Lu}[\\p{L}-]+)?'
const WHAT_FOR =
  '(?:(?:für|zu|zur|zum|wegen|bei|beim)(?: (?:den|die|das|der|dem|seinen|seine|ihren|ihre|unseren|unsere))? \\p{Lu}[\\p{L}-]+)'
const WANTS = '(?:will|möchte|braucht|benötigt|fragt|verlangt|sucht|hätte gern|bittet|erkundigt sich|interessiert sich)'
const LITTLE = '(?: (?:gerade|grad|jetzt|noch|mal|auch|dringend|kurz|von mir|von uns|heute))*'

/** „Die Kanzlei braucht für die Steuer …“, „Für die Beratung brauche ich …“ */
const ASKER = new RegExp(
  `^\\s*(?:(?:${ARTICLE} )?${NAME}${FROM} ${WANTS}${LITTLE}(?: ${WHAT_FOR})?${LITTLE}|` +
    `${WHAT_FOR} (?:brauche|benötige|brauchen|benötigen|will|wollen|möchte|möchten|braucht|benötigt|suche|suchen|fragt)${LITTLE}(?: (?:ich|wir|er|sie|man|(?:${ARTICLE} )?${NAME}))?${LITTLE})` +
    '(?: wissen)?(?:,? (?:nach|um|für)(?= )|,)?\\s+',
  'u',
)
const beginningSmall = (text: string): string => text.replace(/^\s*\p{Lu}/u, (letter) => letter.toLowerCase())

/** „… Wie lautet die?“, „… Welche haben wir?“ ask for nothing that was not said before. */
const EMPTY =
  /[.:–-]?\s+(?:und )?(?:wie (?:heißt|lautet|lauten|heißen|hoch (?:war|ist))|welche[rs]? (?:ist|steht|haben|hat|gibt|war)|was (?:steht|ist))(?: (?:die|der|das|sie|er|es|wir|denn|da|dort|bei uns|drin))*\s*\?\s*$/iu
const LAST_VERB = /\s+(?:sehen|haben|wissen|hören|erfahren|angeben|nennen)\s*[.!]?\s*$/iu

/**
 * What somebody asks for with no word of asking, without who he is and what he wants it for, and what is left out: „Die
 * Kanzlei braucht für die Steuer die Nummer vom Händler. Wie lautet die?“ Undefined where nothing is said so.
 */
export function withoutAsker(text: string): { question: string; told: string } | undefined {
  const begins = ASKER.exec(beginningSmall(text)) ?? ASKER.exec(text)
  if (!begins) return undefined
  const rest = text
    .slice(begins[0].length)
    .replace(EMPTY, '')
    .replace(LAST_VERB, '')
    .replace(/[.\s]+$/u, '')
  return /\p{L}{3}/u.test(rest) && !rest.includes('?') ? { question: `${rest}?`, told: begins[0] } : undefined
}
