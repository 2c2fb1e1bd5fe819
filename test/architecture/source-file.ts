import { dirname, join, normalize } from 'node:path'

/** A file of the project: its path from the root, and its text. */
export interface SourceFile {
  path: string
  text: string
}

export interface Import {
  /** Path of the imported file from the root, or the name of a package; null where only running tells it. */
  target: string | null
  isPackage: boolean
}

const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|of|in))\s*$/

/**
 * The code of a file with its comments taken out and, with `blank`, the letters of its strings, templates and regular
 * expressions, too; what stands inside `${}` is code. Every line keeps its number.
 */
export function codeOf(text: string, { blank }: { blank: boolean }): string {
  let code = ''
  let at = 0
  const templates: number[] = []
  let depth = 0
  const skipTo = (end: number) => {
    code += blank ? ` ${breaksIn(text.slice(at, end))}` : text.slice(at, end)
    at = end
  }
  while (at < text.length) {
    const [here, next] = [text[at]!, text[at + 1]]
    if (here === '/' && next === '/') at = endOf(text, at, '\n')
    else if (here === '/' && next === '*') {
      const end = endOf(text, at, '*/') + 2
      code += breaksIn(text.slice(at, end))
      at = end
    } else if (here === "'" || here === '"') skipTo(endOfQuoted(text, at + 1, here))
    else if (here === '/' && BEFORE_REGEX.test(code)) skipTo(endOfRegex(text, at + 1))
    else if (here === '`' || (here === '}' && templates.at(-1) === depth)) {
      if (here === '}') templates.pop()
      const end = endOfTemplate(text, at + 1)
      const opens = text[end - 1] === '{'
      code += here === '`' ? '`' : '}'
      at += 1
      skipTo(opens ? end - 2 : end - 1)
      code += opens ? '${' : '`'
      at = end
      if (opens) templates.push(depth)
    } else {
      if (here === '{') depth += 1
      if (here === '}') depth -= 1
      code += here
      at += 1
    }
  }
  return code
}

const breaksIn = (text: string): string => text.replaceAll(/[^\n]/g, '')

const endOf = (text: string, from: number, mark: string): number => {
  const found = text.indexOf(mark, from)
  return found < 0 ? text.length : found
}

function endOfQuoted(text: string, from: number, quote: string): number {
  let at = from
  while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function endOfRegex(text: string, from: number): number {
  let [at, inClass] = [from, false]
  while (at < text.length && (inClass || text[at] !== '/') && text[at] !== '\n') {
    if (text[at] === '[') inClass = true
    if (text[at] === ']') inClass = false
    at += text[at] === '\\' ? 2 : 1
  }
  return at + 1
}

/** After the closing backtick, or after `${`. */
function endOfTemplate(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '`' && !(text[at] === '$' && text[at + 1] === '{'))
    at += text[at] === '\\' ? 2 : 1
  return text[at] === '`' ? at + 1 : at + 2
}

const STATIC = /(?:^|[\s;}])(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]/g
const DYNAMIC = /(?:^|[^\w.])import\s*\(\s*(?:['"]([^'"]+)['"]|`([^`$]+)`|([^'"`\s)]|`))/g

/** Static and dynamic imports and re-exports, those of types and those with a template included. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const code = codeOf(text, { blank: false })
  const named = [...code.matchAll(STATIC)].map((match) => match[1] ?? match[2]!)
  const dynamic = [...code.matchAll(DYNAMIC)].map((match) => match[1] ?? match[2] ?? null)
  return [...named, ...dynamic].map((specifier) =>
    specifier?.startsWith('.')
      ? { target: normalize(join(dirname(path), specifier)), isPackage: false }
      : { target: specifier, isPackage: specifier !== null },
  )
}
