/** „außer dem Langen Kamp und Bergfeld sind …“: up to the verb or the end of the clause. */
const EXCEPTION = new RegExp(
  '(?<!\\p{L})(?:außer|ausser|abgesehen von|bis auf)\\s+([^,?!.]+?)' +
    '(?=\\s+(?:sind|ist|haben|hat|wurden|wurde|gibt)(?!\\p{L})|[,?!.]|$)',
  'u',
)

/** The texts of the things that a text in lower case leaves out, and the text without them. */
export function takeExceptions(text: string): { excepted: string[]; rest: string } {
  const match = EXCEPTION.exec(text)
  return match
    ? { excepted: match[1]!.split(/\s+(?:und|oder|sowie)\s+/u), rest: text.replace(match[0], ' ') }
    : { excepted: [], rest: text }
}
