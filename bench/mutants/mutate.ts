import { parseAst } from 'rolldown/parseAst'

/** A text with one small mistake in it. */
export interface Mutant {
  line: number
  /** What was changed into what. */
  change: string
  text: string
}

interface Node {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

const OPERATORS: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}
/** Calls that narrow or order what they are called on. */
const NARROWING = new Set(['filter', 'toSorted', 'sort', 'slice', 'reverse', 'toReversed'])
const CHANGING = new Set(['set', 'delete', 'push'])

/** Each mutant of a module: operators turned round, conditions denied, filters, orders and writes left out. */
export function mutantsOf(source: string): Mutant[] {
  const mutants: Mutant[] = []
  const add = ({ start, end }: { start: number; end: number }, replacement: string) => {
    const original = source.slice(start, end)
    const shown = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60)
    mutants.push({
      line: source.slice(0, start).split('\n').length,
      change: `${shown(original)} → ${shown(replacement) || 'nothing'}`,
      text: source.slice(0, start) + replacement + source.slice(end),
    })
  }
  const textOf = ({ start, end }: Node) => source.slice(start, end)
  visit(parseAst(source, { lang: 'ts' }), (node) => {
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const [left, right, operator] = [node['left'] as Node, node['right'] as Node, node['operator'] as string]
      const other = OPERATORS[operator]
      if (other) add(node, `(${textOf(left)}) ${other} (${textOf(right)})`)
    } else if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      const test = node['test'] as Node
      add(test, `!(${textOf(test)})`)
    } else if (node.type === 'Literal' && typeof node['value'] === 'boolean') add(node, String(!node['value']))
    else if (node.type === 'CallExpression') {
      const callee = node['callee'] as Node
      const name = (callee['property'] as Node | undefined)?.['name'] as string
      if (NARROWING.has(name)) add(node, textOf(callee['object'] as Node))
      else if (CHANGING.has(name)) add(node, 'undefined')
    }
  })
  return mutants
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see)
  else if (typeof node === 'object' && node !== null) {
    const { type } = node as Node
    // Types say nothing at run time.
    if (typeof type === 'string') {
      if (/^TS(?!AsExpression|NonNullExpression)/.test(type)) return
      see(node as Node)
    }
    for (const member of Object.values(node)) visit(member, see)
  }
}
