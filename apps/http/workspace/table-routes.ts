import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { z } from 'zod'
import {
  exportTable,
  lineFaultText,
  KIND_SLUGS,
  kindOf,
  type ImportPlan,
  type Kind,
  type KindSlug,
  type LineFault,
  type WriteSpreadsheet,
  type Farm,
  type SourcedRow,
  csvLines,
  csvText,
} from '../../../core/farm/index.ts'
import type { Actor } from '../../../core/access/index.ts'
import {
  readFailureText,
  type ImportTableFailure,
  type ReadFailure,
  type Sources,
} from '../../../core/sources/index.ts'
import { germanNumber } from '../../../core/shared/german/write-german.ts'
import { HttpError, ValidationError, type ValidationFault } from '../pipeline/http-error.ts'
import { route, type Answer, type Route } from '../pipeline/route.ts'
import { EXAMPLE_ID, pascal } from './schemas.ts'

export interface TableParts {
  farm: Farm
  sources: Sources
  writeSpreadsheet: WriteSpreadsheet
}

const ImportForm = z.strictObject({ mode: z.enum(['preview', 'apply']).default('preview') })

const ImportResult = z
  .object({
    columns: z.record(z.string(), z.string()).describe('Headings by the field they fill'),
    unknown_columns: z.array(z.string()).describe('Headings that fill none: nothing below them is taken in'),
    similar_columns: z.record(z.string(), z.string()).describe('What these may have meant'),
    rows: z.int().optional().describe('Lines that can be taken in'),
    faults: z
      .array(
        z.object({ line: z.int(), column: z.string().nullable(), text: z.string(), code: z.string(), msg: z.string() }),
      )
      .optional()
      .describe('The first 500, in the order of their lines'),
    more_faults: z.int().optional().describe('How many there are beside these'),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int().describe('Lines that say what their row says already'),
    emptied: z.int().describe('Values that an empty cell empties'),
  })
  .meta({ id: 'RowImportResult' })

const IMPORTED = {
  columns: { name: 'Schlag', area_ha: 'Größe (ha)' },
  unknown_columns: ['Bodenat'],
  similar_columns: { Bodenat: 'Bodenart' },
  created: 41,
  updated: 2,
  unchanged: 0,
  emptied: 1,
}

const CSV = 'text/csv'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Why a file cannot be read. */
const UNREADABLE: readonly ReadFailure['kind'][] = [
  'empty_file',
  'unsupported_format',
  'encrypted',
  'corrupt',
  'too_large',
  'no_text',
  'timed_out',
  'reader_crashed',
]

const MOST_ROWS = 100_000
const PAGE = 500
/** Lines that are made at once; the boundaries of fields can make each of them long. */
const AT_ONCE = 50

/** A whole kind as a table, out and in. */
export const tableRoutes = (parts: TableParts): Route[] =>
  KIND_SLUGS.flatMap((slug) => routesOf(kindOf(slug), slug, parts))

const routesOf = (kind: Kind, slug: KindSlug, { farm, sources, writeSpreadsheet }: TableParts): Route[] => [
  route({
    method: 'get',
    path: `/workspace/${slug}/export`,
    operationId: `export${pascal(slug)}`,
    tag: 'Workspace',
    access: 'bearer',
    budget: 'general',
    summary: `Export: ${kind.label}`,
    description:
      'CSV as German spreadsheets open it (semicolons, decimal commas), or XLSX. The import takes both back in.',
    query: z.strictObject({ format: z.enum(['csv', 'xlsx']).default('csv') }),
    responses: {
      200: {
        description: 'The table; the first line has the headings',
        headers: ['Content-Disposition'],
        texts: {
          [CSV]: csvText(exportTable(kind, [{ id: EXAMPLE_ID, version: 1, values: kind.example }])),
          [XLSX]: '(binary)',
        },
      },
    },
    async handle({ actor, query }) {
      const lines = linesOf(kind, pagesOf(farm, actor, slug))
      const isCsv = query.format === 'csv'
      const bytes = await (isCsv ? csvOf(lines) : writeSpreadsheet(kind.label, lines))
      return tableAnswer(slug, isCsv ? CSV : XLSX, bytes)
    },
  }),
  route({
    method: 'post',
    path: `/workspace/${slug}/import`,
    operationId: `import${pascal(slug)}`,
    tag: 'Workspace',
    access: 'bearer',
    budget: 'uploads',
    summary: `Import: ${kind.label}`,
    description:
      '`mode=preview` tells what the file would come to and names the faulty lines; `mode=apply` takes it in, all or nothing. A line changes the row of its `Kennung`, else the one with its key, else makes one. An empty cell empties the value, a missing column leaves it. A reference may be the name of the one row called so. A row changed since the export (`Version`) is a fault of its line.',
    upload: ImportForm,
    bodyExample: { mode: 'preview' },
    responses: {
      200: { description: 'What it came to, or would', schema: ImportResult, example: IMPORTED },
    },
    failures: {
      400: {
        when: 'the file cannot be read, or there is no whole table in it of at most 100,000 lines',
        codes: ['no_table', 'unusable_table', ...UNREADABLE],
      },
      409: { when: 'a row was changed meanwhile; try again', codes: ['changed_meanwhile'] },
      413: 'the file is larger than HOFKERN_MAX_UPLOAD_MB',
      415: 'the body is not multipart/form-data',
    },
    async handle({ actor, body, file }) {
      const imported = await sources.importTable(
        actor,
        slug,
        { path: file.path, filename: file.filename },
        body.mode === 'preview',
      )
      if (imported.err) throw refusal(imported.val)
      const { plan, outcome } = imported.val
      return {
        status: 200,
        body: { ...columnsOf(plan), ...(body.mode === 'preview' && linesOfPlan(plan)), ...outcome },
      }
    },
  }),
]

async function* pagesOf(farm: Farm, actor: Actor, slug: KindSlug): AsyncGenerator<SourcedRow[]> {
  for (let offset = 0, more = true; more && offset < MOST_ROWS;) {
    const page = await farm.listRows(actor, slug, { filters: [], limit: PAGE, offset })
    yield page.rows
    offset += page.rows.length
    more = page.hasMore
  }
}

type Line = (string | number)[]

/** The table, headings first, some lines at a time: others have their turn between, however long it is. */
async function* linesOf(kind: Kind, pages: AsyncIterable<SourcedRow[]>): AsyncGenerator<Line[]> {
  yield exportTable(kind, [])
  for await (const rows of pages)
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      yield exportTable(kind, rows.slice(from, from + AT_ONCE)).slice(1)
      await turnOfOthers()
    }
}

async function csvOf(lines: AsyncIterable<Line[]>): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  for await (const some of lines) pieces.push(Buffer.from(pieces.length === 0 ? csvText(some) : csvLines(some)))
  return Buffer.concat(pieces)
}

const tableAnswer = (slug: KindSlug, type: typeof CSV | typeof XLSX, bytes: Uint8Array): Answer => ({
  status: 200,
  bytes,
  headers: {
    'Content-Type': type === CSV ? `${CSV}; charset=utf-8` : type,
    'Content-Disposition': `attachment; filename="${slug}.${type === CSV ? 'csv' : 'xlsx'}"`,
    'Cache-Control': 'no-store',
  },
})

const columnsOf = ({ columns, unknownColumns, similarColumns }: ImportPlan) => ({
  columns,
  unknown_columns: unknownColumns,
  similar_columns: similarColumns,
})

const linesOfPlan = ({ rows, faults, moreFaults }: ImportPlan) => ({
  rows: rows.length,
  faults: faults.map(presentFault),
  more_faults: moreFaults,
})

const presentFault = (fault: LineFault) => ({
  line: fault.line,
  column: fault.column,
  text: fault.text,
  code: fault.fault.fault.code,
  msg: lineFaultText(fault),
})

const faultsOf = ({ faults, moreFaults }: ImportPlan): ValidationFault[] => [
  ...faults.map((fault) => ({
    loc: ['body', 'file', fault.line, ...(fault.column === null ? [] : [fault.column])],
    msg: `Zeile ${fault.line}${fault.label === null ? ':' : ','} ${lineFaultText(fault)}`,
    type: fault.fault.fault.code,
  })),
  ...(moreFaults > 0
    ? [{ loc: ['body', 'file'], msg: `Weitere Fehler: ${germanNumber(moreFaults)}.`, type: 'more_faults' }]
    : []),
]

function refusal(failure: ImportTableFailure): Error {
  if (failure.kind === 'faulty_lines') return new ValidationError(faultsOf(failure.plan))
  if (failure.kind === 'changed_meanwhile')
    return new HttpError(409, 'changed_meanwhile', 'Eine der Zeilen wurde gerade geändert. Versuch es noch einmal.')
  if (failure.kind === 'no_table')
    return new HttpError(
      400,
      'no_table',
      'In dieser Datei ist keine Tabelle. Nimm eine CSV- oder XLSX-Datei mit Überschriften in der ersten Zeile.',
    )
  if (failure.kind === 'unusable_table')
    return new HttpError(400, failure.kind, `Es wurde nichts übernommen. ${failure.warnings.join(' ')}`)
  return new HttpError(400, failure.kind, readFailureText(failure))
}
