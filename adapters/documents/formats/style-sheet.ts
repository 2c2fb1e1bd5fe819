/** An element as selectors see it. */
export interface StyledElement {
  name: string
  attributes: Readonly<Record<string, string>>
}

export type Declarations = Readonly<Record<string, string>>

interface Rule {
  /** The last one is the element itself, those before it its ancestors from the outside. */
  path: { test: (element: StyledElement) => boolean; child: boolean }[]
  weight: number
  declarations: Declarations
  important: Declarations
}

const MOST_RULES = 5_000
const LONGEST_SHEET = 1_000_000

/**
 * The rules of style sheets that simple selectors tell: names, classes, ids and attributes, below and directly below
 * each other. What depends on the mouse, on siblings or on print is passed over.
 */
export function readStyleSheet(css: string): Rule[] {
  const rules: Rule[] = []
  const text = css.slice(0, LONGEST_SHEET).replaceAll(/\/\*[^]*?(?:\*\/|$)|<!--|-->/g, ' ')
  readBlock(text, 0, rules)
  return rules
}

function readBlock(text: string, start: number, rules: Rule[]): number {
  let at = start
  while (at < text.length && rules.length < MOST_RULES) {
    const next = /[{};]/g
    next.lastIndex = at
    const found = next.exec(text)
    if (!found) return text.length
    const head = text.slice(at, found.index).trim()
    at = found.index + 1
    if (found[0] === '}') return at
    if (found[0] === ';') continue
    if (/^@(?:media|supports|layer|container)\b/i.test(head)) {
      const unseen: Rule[] = []
      at = readBlock(text, at, isForScreens(head) ? rules : unseen)
    } else {
      const end = text.indexOf('}', at)
      const body = text.slice(at, end < 0 ? text.length : end)
      at = end < 0 ? text.length : end + 1
      if (!head.startsWith('@')) addRules(head, body, rules)
    }
  }
  return at
}

const isForScreens = (head: string): boolean => !/\bprint\b|\bspeech\b|prefers-color-scheme\s*:\s*dark/i.test(head)

function addRules(selectors: string, body: string, rules: Rule[]): void {
  const { declarations, important } = readDeclarations(body)
  for (const selector of selectors.split(',')) {
    const path: Rule['path'] = []
    let weight = 0
    let child = false
    for (const part of selector
      .trim()
      .replaceAll(/\s*>\s*/g, ' > ')
      .split(/\s+/)) {
      if (part === '>') child = true
      else {
        const compound = readCompound(part)
        if (!compound) {
          path.length = 0
          break
        }
        path.push({ test: compound.test, child })
        weight += compound.weight
        child = false
      }
    }
    if (path.length > 0) rules.push({ path, weight, declarations, important })
  }
}

function readCompound(text: string): { test: (element: StyledElement) => boolean; weight: number } | undefined {
  const tests: ((element: StyledElement) => boolean)[] = []
  let weight = 0
  let rest = text
  while (rest !== '') {
    const [whole, name, id, kind, key, value] =
      /^(?:(\*|[a-z][\w-]*)|#((?:[\w-]|[^\0-\x7f])+)|\.((?:[\w-]|[^\0-\x7f])+)|\[\s*([\w-]+)\s*(?:[~|^$*]?=\s*["']?([^\]"']*)["']?\s*)?\])/i.exec(
        rest,
      ) ?? []
    if (whole === undefined) return undefined
    rest = rest.slice(whole.length)
    if (name) tests.push((element) => name === '*' || element.name === name.toLowerCase())
    else if (id) tests.push(({ attributes }) => attributes['id'] === id)
    else if (kind) tests.push(({ attributes }) => (attributes['class'] ?? '').split(/\s+/).includes(kind))
    else
      tests.push(
        ({ attributes }) => (key as string) in attributes && (value === undefined || attributes[key!]!.includes(value)),
      )
    weight += name === '*' ? 0 : name ? 1 : id ? 10_000 : 100
  }
  return tests.length === 0 ? undefined : { test: (element) => tests.every((test) => test(element)), weight }
}

/** The declarations of a style attribute or of a rule. */
export function readDeclarations(body: string): { declarations: Declarations; important: Declarations } {
  const declarations: Record<string, string> = Object.create(null) as Record<string, string>
  const important: Record<string, string> = Object.create(null) as Record<string, string>
  for (const declaration of body.split(/;(?![^(]*\))/)) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const value = declaration.slice(colon + 1).trim()
    const strong = /!\s*important$/i.test(value)
    ;(strong ? important : declarations)[declaration.slice(0, colon).trim().toLowerCase()] = value
      .replace(/!\s*important$/i, '')
      .trim()
      .toLowerCase()
  }
  return { declarations, important }
}

/** What holds for the last of the elements, which stand in each other. */
export function styleOf(path: readonly StyledElement[], rules: readonly Rule[]): Declarations {
  const own = readDeclarations(path.at(-1)?.attributes['style']?.slice(0, 5_000) ?? '')
  const matching = rules.filter((rule) => matches(path, rule)).toSorted((one, other) => one.weight - other.weight)
  return Object.assign(
    Object.create(null) as Record<string, string>,
    ...matching.map(({ declarations }) => declarations),
    own.declarations,
    ...matching.map(({ important }) => important),
    own.important,
  ) as Declarations
}

function matches(elements: readonly StyledElement[], { path }: Rule): boolean {
  const last = elements.length - 1
  if (last < 0 || !path.at(-1)!.test(elements[last]!)) return false
  let above = last - 1
  for (let index = path.length - 2; index >= 0; index -= 1) {
    const direct = path[index + 1]!.child
    while (above >= 0 && !path[index]!.test(elements[above]!)) {
      if (direct) return false
      above -= 1
    }
    if (above < 0) return false
    above -= 1
  }
  return true
}

export type StyleSheet = readonly Rule[]
