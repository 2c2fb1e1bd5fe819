import { MONTHS } from '../../../shared/german/months.ts'

/** What several words in lower case say, or one that has another meaning here, and the word that views know for it. */
export type Phrase = readonly [phrase: RegExp, word: string]

const NAMES: Readonly<Record<string, string>> = { MONTH: MONTHS.join('|'), END: '\\s*[?!.]*$' }

/** In notation, what stands for it in a pattern. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\\|\[[^\]]*)\((?!\?)/gu, '(?:'],
  [/«/gu, '('],
  [/»/gu, ')'],
  [/‹/gu, '(?<!\\p{L})'],
  [/›/gu, '(?!\\p{L})'],
  [/(?<!\\p\{)L/gu, '\\p{L}'],
]

/**
 * Phrases by lines „what is said → word“, which are patterns of regular expressions but for these signs: `«…»` is what
 * `$1` puts in, `(…)` a group that is put in nowhere, `L` a letter, `‹` and `›` the begin and the end of a word, `$`
 * the end of a question, a name in capitals what `names` have. A phrase begins and ends with whole words where no `~`
 * stands; `_` at an end of the word is a space. Lines that begin with # are remarks, and `\` goes on in the next.
 */
export const phraseTable = (table: string, names: Readonly<Record<string, string>> = {}): Phrase[] =>
  table
    .replaceAll(/\\\n\s*/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [said = '', word = ''] = line.split(/ →(?: |$)/u)
      return [phraseOf(said, { ...NAMES, ...names }), word.replaceAll(/^_|_$/gu, ' ')]
    })

function phraseOf(said: string, names: Readonly<Record<string, string>>): RegExp {
  const [, begin = '', body = '', end = ''] = /^(~|\^)?(.*?)(~|\$)?$/u.exec(said)!
  const named = body.replaceAll(/[A-Z][A-Z_]+/gu, (name) => `(?:${names[name]!})`)
  const pattern = SIGNS.reduce((text, [sign, meaning]) => text.replaceAll(sign, meaning), named)
  const opening = begin === '~' ? '' : begin === '^' ? '^' : '(?<!\\p{L})'
  const closing = end === '~' ? '' : end === '$' ? `(?=${NAMES['END']!})` : '(?!\\p{L})'
  return new RegExp(`${opening}(?:${pattern})${closing}`, 'gu')
}
