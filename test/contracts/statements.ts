import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type pg from 'pg'
import { parseAst } from 'rolldown/parseAst'
import type { Database } from '../../adapters/postgres/database.ts'

const STORES = resolve('adapters/postgres')

/** A statement as it went to PostgreSQL, and the line of the store that sent it. */
export interface Issued {
  file: string
  line: number
  text: string
}

/** Notes every statement that the stores send through this database. */
export function recordStatements(database: Database, issued: Map<string, Issued>): Database {
  const send = database.query.bind(database)
  database.query = (namespace, text, ...rest) => {
    const frame =
      /\((?:file:\/\/)?([^()]+\/adapters\/postgres\/[^()]+\.ts):(\d+):\d+\)|at (?:async )?(?:file:\/\/)?(\/\S+\/adapters\/postgres\/\S+\.ts):(\d+):\d+/.exec(
        new Error('where from').stack ?? '',
      )
    if (frame) {
      const [file, line] = [(frame[1] ?? frame[3])!, Number(frame[2] ?? frame[4])]
      issued.set(`${file}:${line} ${text}`, { file, line, text })
    }
    return send(namespace, text, ...rest)
  }
  return database
}

interface Node {
  type: string
  start: number
  end: number
  [member: string]: unknown
}

/** A call of `query` in a store: where it stands, and the columns that it says its rows have. */
export interface QueryCall {
  file: string
  from: number
  to: number
  /** Undefined where the call declares no row. */
  columns: string[] | undefined
}

export const queryCalls = (): QueryCall[] =>
  readdirSync(STORES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)postgres-[^/]+\.ts$/.test(path))
    .flatMap((path) => callsIn(join(STORES, path)))

function callsIn(file: string): QueryCall[] {
  const { text, program } = parse(file)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const calls: QueryCall[] = []
  visit(program, (node) => {
    const callee = node['callee'] as Node | undefined
    if (node.type !== 'CallExpression' || (callee?.['property'] as Node | undefined)?.['name'] !== 'query') return
    const [row] = ((node['typeArguments'] as Node | null)?.['params'] as Node[] | undefined) ?? []
    calls.push({ file, from: lineOf(node.start), to: lineOf(node.end), columns: row && propertiesOf(row, file) })
  })
  return calls
}

const parsed = new Map<string, { text: string; program: Node }>()
function parse(file: string): { text: string; program: Node } {
  const known = parsed.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const made = { text, program: parseAst(text, { lang: 'ts' }) as unknown as Node }
  parsed.set(file, made)
  return made
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, see)
  else if (typeof node === 'object' && node !== null) {
    if (typeof (node as Node).type === 'string') see(node as Node)
    for (const member of Object.values(node)) visit(member, see)
  }
}

/** The names of the properties of a type, as far as types of rows go; throws for any other. */
function propertiesOf(type: Node, file: string): string[] {
  const membersOf = (members: Node[]) =>
    members.map((member) => {
      const key = member['key'] as Node
      return String(key['name'] ?? key['value'])
    })
  switch (type.type) {
    case 'TSTypeLiteral':
      return membersOf(type['members'] as Node[])
    case 'TSInterfaceBody':
      return membersOf(type['body'] as Node[])
    case 'TSIntersectionType':
      return (type['types'] as Node[]).flatMap((part) => propertiesOf(part, file))
    case 'TSTypeReference': {
      const name = (type['typeName'] as Node)['name'] as string
      const given = ((type['typeArguments'] as Node | null)?.['params'] as Node[] | undefined) ?? []
      if (name === 'Pick') return literalsOf(given[1]!)
      if (name === 'Omit') {
        const without = literalsOf(given[1]!)
        return propertiesOf(given[0]!, file).filter((property) => !without.includes(property))
      }
      return declared(name, file)
    }
    default:
      throw new Error(`${relative('.', file)}: the columns of a row of ${type.type} cannot be told`)
  }
}

const literalsOf = (type: Node): string[] =>
  (type.type === 'TSUnionType' ? (type['types'] as Node[]) : [type]).map(
    (one) => (one['literal'] as Node)['value'] as string,
  )

function declared(name: string, file: string): string[] {
  for (const statement of parse(file).program['body'] as Node[]) {
    const declaration = (statement['declaration'] as Node | null) ?? statement
    if ((declaration['id'] as Node | undefined)?.['name'] === name) {
      if (declaration.type === 'TSTypeAliasDeclaration')
        return propertiesOf(declaration['typeAnnotation'] as Node, file)
      if (declaration.type === 'TSInterfaceDeclaration')
        return [
          ...((declaration['extends'] as Node[] | undefined) ?? []).flatMap((base) =>
            declared((base['expression'] as Node)['name'] as string, file),
          ),
          ...propertiesOf(declaration['body'] as Node, file),
        ]
    }
    const specifiers = (statement['specifiers'] as Node[] | undefined) ?? []
    const source = (statement['source'] as Node | null)?.['value'] as string | undefined
    const passed = specifiers.find(
      (one) =>
        ((one['local'] ?? one['exported']) as Node)['name'] === name ||
        (one['exported'] as Node | undefined)?.['name'] === name,
    )
    if (passed && source?.startsWith('.')) {
      const original = ((passed['imported'] ?? passed['local']) as Node)['name'] as string
      return declared(original, join(dirname(file), source))
    }
  }
  throw new Error(`${relative('.', file)}: ${name} is not declared where it could be found`)
}

/** The columns of a statement's rows, as PostgreSQL prepares it against the schema; nothing is run. */
export function preparedColumns(client: pg.Client, text: string): Promise<string[]> {
  return new Promise((done, fail) => {
    let columns: string[] = []
    let failed = false
    const statement = {
      submit(connection: { parse(query: object): void; describe(what: object): void; sync(): void }) {
        connection.parse({ text, name: '', types: [] })
        connection.describe({ type: 'S', name: '' })
        connection.sync()
      },
      handleRowDescription({ fields }: { fields: { name: string }[] }) {
        columns = fields.map(({ name }) => name)
      },
      handleError(error: Error) {
        failed = true
        fail(error)
      },
      handleReadyForQuery() {
        if (!failed) done(columns)
      },
    }
    client.query(statement as unknown as pg.Submittable)
  })
}

/** The statements of a release, as `npm run statements` keeps them in the repository. */
export const statementList = (issued: Iterable<Issued>): string =>
  `${JSON.stringify([...new Set([...issued].map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()))].sort(), null, 1)}\n`
