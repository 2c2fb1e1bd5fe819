import type { DocumentId } from '../../shared/ids.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { Row } from '../rows/row.ts'
import { contradictionsIn } from './contradictions.ts'
import type { HeldValue, KeptValue, RowHistory, Statement } from './history.ts'
import { fieldsOfPart, partsOf, same, type Values } from './parts.ts'
import { isOutdone, statedValues, restate } from './restate.ts'

/** What a document says of a row, and where. */
export type StatementContent = Pick<Statement, 'documentId' | 'key' | 'page' | 'quote' | 'asOf'> & { values: Values }

/** A row that a source yields for the first time. */
export const madeBySource = (row: Row, content: StatementContent): RowHistory => ({
  row,
  own: null,
  kept: {},
  held: {},
  statements: [
    { ...contentOf(content), values: content.values, confirmed: null, statedAt: row.createdAt, since: {}, makes: true },
  ],
})

/** A row that a plan makes for the first time. */
export const madeByPlan = (row: Row): RowHistory => ({ row, own: row.values, kept: {}, held: {}, statements: [] })

/**
 * The plan that made a row says it anew: what a person has changed meanwhile stays theirs, everything else follows the
 * plan (a merge of three: as it was planned, as it is planned now, as it stands).
 */
export const replanned = (history: RowHistory, values: Values, now: number): RowHistory =>
  same(history.own, values) ? history : restate({ ...history, own: values }, now)

/** A source that yields the row says something of it, or says it anew. */
export const stated = (history: RowHistory, content: StatementContent, now: number): RowHistory =>
  restate(withStatement(history, { ...statementFrom(history, content), makes: true }, now), now)

/** A source says something of a row that others make; what it named the row before it goes on calling it. */
export function annotated(history: RowHistory, content: StatementContent, now: number): RowHistory {
  const key = statementOf(history, content.documentId)?.key ?? null
  return restate(withStatement(history, { ...statementFrom(history, content), key, makes: false }, now), now)
}

/**
 * A person confirms what a document was read to say, though not surely. With `instead` it takes the place of what they
 * held themselves.
 */
export function confirmed(
  history: RowHistory,
  { values, ...content }: StatementContent,
  { makes, instead }: { makes: boolean; instead: boolean },
  now: number,
): RowHistory {
  const before = statementOf(history, content.documentId)
  const parts = partsOf(kindOf(history.row.kind), values)
  const next = {
    ...contentOf(before ? { ...content, key: before.key ?? content.key, asOf: before.asOf } : content),
    values: before?.values ?? {},
    confirmed: { ...before?.confirmed, ...values },
    makes: makes || (before?.makes ?? false),
  }
  const held = instead
    ? Object.fromEntries(Object.entries(history.held).filter(([part]) => !parts.has(part)))
    : history.held
  return restate(withStatement({ ...history, held, row: { ...history.row, edited: true } }, next, now), now)
}

/**
 * A source is gone, or says nothing of the row any more. What it said goes with it; with `keep` it stays, as old as it
 * was, and so does the row. The last source that makes a row leaves its words where the row is a person's.
 */
export function retracted(
  history: RowHistory,
  document: DocumentId,
  { keep }: { keep: boolean },
  now: number,
): RowHistory {
  const gone = statementOf(history, document)
  if (!gone) return history
  const statements = history.statements.filter((one) => one !== gone)
  const orphaned = isOrphaned(history, gone, statements)
  const row = keep && orphaned && !history.row.edited ? { ...history.row, edited: true } : history.row
  return restate(
    { ...history, row, statements, kept: keep || (orphaned && row.edited) ? keptWith(history, gone) : history.kept },
    now,
  )
}

/**
 * A person changes the row: each value that is another one then is theirs, and with it the whole unit it belongs to;
 * of a table of their own (`imported`: its fields) also those that the row had from elsewhere.
 */
export function changedByPerson(
  history: RowHistory,
  changed: Pick<Row, 'values' | 'label' | 'key'>,
  now: number,
  imported: readonly string[] = [],
): RowHistory {
  const { row } = history
  const kind = kindOf(row.kind)
  const [before, after] = [partsOf(kind, row.values), partsOf(kind, changed.values)]
  const held: Record<string, HeldValue> = { ...history.held }
  for (const part of new Set([...before.keys(), ...after.keys()])) {
    const value = after.get(part) ?? null
    const isNew = !same(before.get(part) ?? null, value)
    const isImported = !Object.hasOwn(held, part) && fieldsOfPart(kind, part).some((field) => imported.includes(field))
    if (isNew || isImported) held[part] = { value, at: now }
  }
  const key = changed.key ?? keyWithout(row)
  return { ...history, held, row: { ...row, ...changed, key, edited: true, version: row.version + 1, updatedAt: now } }
}

/** A person gives way to what a document says against them. */
export function released(history: RowHistory, document: DocumentId, now: number): RowHistory {
  const given = contradictionsIn(history).get(document) ?? []
  const held = Object.fromEntries(
    Object.entries(history.held).filter(([part]) => !given.some((one) => one.part === part)),
  )
  const after = restate({ ...history, held }, now)
  if (after.row === history.row) return after
  const key = kindOf(after.row.kind).keyOf(after.row.values as never) ?? keyWithout(history.row)
  return { ...after, row: { ...after.row, key } }
}

/** A person stays with theirs, whatever a document says against them so far. */
export function reaffirmed(history: RowHistory, document: DocumentId, now: number): RowHistory {
  const stays = (contradictionsIn(history).get(document) ?? []).map(({ part }) => [
    part,
    { ...history.held[part]!, at: now },
  ])
  return { ...history, held: { ...history.held, ...Object.fromEntries(stays) } }
}

const statementOf = ({ statements }: RowHistory, document: DocumentId): Statement | undefined =>
  statements.find(({ documentId }) => documentId === document)

const contentOf = ({ documentId, key, page, quote, asOf }: Omit<StatementContent, 'values'>) => ({
  documentId,
  key,
  page,
  quote,
  asOf,
})

/** What was confirmed before stays beside what is read surely. */
const statementFrom = (
  history: RowHistory,
  content: StatementContent,
): Omit<Statement, 'statedAt' | 'since' | 'makes'> => ({
  ...contentOf(content),
  values: content.values,
  confirmed: statementOf(history, content.documentId)?.confirmed ?? null,
})

/** The key of a row whose kind gives it none is that by which its source names it; a change of its values leaves it. */
const keyWithout = (row: Row): string | null => (kindOf(row.kind).keyOf(row.values as never) === null ? row.key : null)

/** Puts a statement in the place of what the document said before, and notes since when it says each value. */
function withStatement(history: RowHistory, next: Omit<Statement, 'statedAt' | 'since'>, now: number): RowHistory {
  const before = statementOf(history, next.documentId)
  // A document that is read again mostly says the same: then there is nothing to write.
  if (before && same(before, { ...before, ...next })) return history
  const statedAt = before?.statedAt ?? now
  const statement = { ...next, statedAt, since: before ? sinceOf(history, before, next, now) : {} }
  const statements = [...history.statements.filter((one) => one !== before), statement]
  const kept =
    before && history.row.edited && isOrphaned(history, before, statements) ? keptWith(history, before) : history.kept
  return { ...history, kept, statements }
}

function sinceOf(
  { row }: RowHistory,
  before: Statement,
  next: Pick<Statement, 'values' | 'confirmed'>,
  now: number,
): Statement['since'] {
  const kind = kindOf(row.kind)
  const parts = statedValues(kind, before)
  return Object.fromEntries(
    [...statedValues(kind, next)].flatMap(([part, value]) => {
      const since = parts.has(part) && same(parts.get(part), value) ? (before.since[part] ?? before.statedAt) : now
      return since === before.statedAt ? [] : [[part, since]]
    }),
  )
}

/** Whether no one makes the row once a statement is gone. */
const isOrphaned = ({ own }: RowHistory, gone: Statement, left: readonly Statement[]): boolean =>
  own === null && gone.makes && !left.some(({ makes }) => makes)

function keptWith({ row, kept }: RowHistory, gone: Statement): RowHistory['kept'] {
  const { asOf, statedAt } = gone
  const all: Record<string, KeptValue> = { ...kept }
  const kind = kindOf(row.kind)
  for (const [part, value] of statedValues(kind, gone)) {
    const words = { value, asOf, statedAt }
    const nobodys = { documentId: null, since: 0 }
    // Of one age, such as of one document that says something else meanwhile, the later words count.
    if (!all[part] || !isOutdone(kind, part, { ...words, ...nobodys }, { ...all[part], ...nobodys })) all[part] = words
  }
  return all
}
