import { codeOf, type SourceFile } from './source-file.ts'

export const MOST_COLUMNS = 120

/** Words in an order that only a statement to a database has. */
const SQL = [
  /\bselect\b.+\bfrom\b|\binsert into\b|\bdelete from\b|\bupdate [\w${}]+ (?:\w+ )?set\b/,
  /\b(?:order by|on conflict|returning \w+$|values \(\$)/,
  /\bwhere [\w."]+ (?:=|<|>|in \(|is null|is not null)/,
  /\bjsonb?_(?:build_object|agg|to_recordset)\b|\b\w+ (?:text|uuid|jsonb|timestamptz),|::(?:uuid|text|int)\b/,
]

/**
 * Lines over 120 columns that could be shorter. What may be longer is one literal that cannot be broken: a text for
 * people, a regular expression, the name of a test. A comment and a statement in SQL can be broken.
 */
export function longLines({ path, text }: SourceFile): string[] {
  if (!text.split('\n').some((line) => line.length > MOST_COLUMNS)) return []
  const withoutComments = codeOf(text, { blank: false }).split('\n')
  const withoutLetters = codeOf(text, { blank: true }).split('\n')
  return text.split('\n').flatMap((line, index) => {
    if (line.length <= MOST_COLUMNS) return []
    const hasComment = withoutComments[index]!.length < line.length
    const isLiteral = withoutLetters[index]!.length <= MOST_COLUMNS
    return !hasComment && isLiteral && !SQL.some((words) => words.test(line)) ? [] : [`${path}:${index + 1}`]
  })
}

export const linesOf = ({ text }: SourceFile): number => text.split('\n').length - 1

/** A use case exports `make<X>` and the type `<X>` of what that makes; `make-<area>.ts` puts an area together. */
export function isUseCase({ path, text }: SourceFile): boolean {
  if (/\/make-[a-z-]+\.ts$/.test(path)) return false
  const code = codeOf(text, { blank: true })
  return [...code.matchAll(/^export (?:const|(?:async )?function) make([A-Z]\w*)/gm)].some(([, name]) =>
    new RegExp(`^export type ${name}\\b`, 'm').test(code),
  )
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]!
}
