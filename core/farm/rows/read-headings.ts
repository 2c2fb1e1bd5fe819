import { foldText } from '../../shared/german/fold.ts'
import type { Kind } from '../kinds/kind.ts'
import { fieldHeading, ID_HEADING, VERSION_HEADING } from './export-table.ts'

/** What the columns of a table are, by their headings. */
export interface Headings {
  /** The field that each column fills; undefined: none. */
  fieldAt: (string | undefined)[]
  /** Headings by the field they fill. */
  columns: Record<string, string>
  /** Where a line says which row it is of, and which version of it; -1: nowhere. */
  idAt: number
  versionAt: number
  /** Headings that fill no field. */
  unknownColumns: string[]
  /** Of these, the headings that are nearly theirs. */
  similarColumns: Record<string, string>
  /** Headings of fields that another column before them fills. */
  givenTwice: string[]
}

/**
 * A heading is a field's German label or its name, in any case; `used`: up to which column, counted from 1, a cell is
 * filled.
 */
export function readHeadings(kind: Kind, headings: readonly string[], used: number): Headings {
  const columns: Record<string, string> = {}
  const unknownColumns: string[] = []
  const givenTwice: string[] = []
  const idAt = headings.findIndex((heading) => OURS.id.has(keyOf(heading)))
  const versionAt = headings.findIndex((heading) => OURS.version.has(keyOf(heading)))
  const fieldAt = Array.from({ length: Math.max(headings.length, used) }, (_, index) => {
    const heading = headings[index]?.trim() ?? ''
    const field = heading === '' ? undefined : fieldFor(kind, heading)
    if (field === undefined) {
      if (heading !== '' && index !== idAt && index !== versionAt) unknownColumns.push(heading)
      if (heading === '' && index < used) unknownColumns.push(`Spalte ${index + 1} (ohne Überschrift)`)
      return undefined
    }
    if (Object.hasOwn(columns, field)) {
      givenTwice.push(heading)
      return undefined
    }
    columns[field] = heading
    return field
  })
  return {
    fieldAt,
    columns,
    idAt,
    versionAt,
    unknownColumns,
    similarColumns: similar(kind, unknownColumns),
    givenTwice,
  }
}

const keyOf = (heading: string): string => foldText(heading).replaceAll(' ', '')

const OURS = {
  id: new Set([keyOf(ID_HEADING), 'id']),
  version: new Set([keyOf(VERSION_HEADING)]),
}

/** A label that is the name of another field counts as the label. */
function fieldFor({ fields }: Kind, heading: string): string | undefined {
  const key = keyOf(heading)
  const by = (known: (name: string) => readonly string[]): string | undefined =>
    Object.keys(fields).find((name) => known(name).includes(key))
  return Object.hasOwn(fields, heading)
    ? heading
    : (by((name) => [keyOf(fields[name]!.label), keyOf(fieldHeading(fields[name]!))]) ?? by((name) => [keyOf(name)]))
}

function similar({ fields }: Kind, unknown: readonly string[]): Record<string, string> {
  const known = Object.values(fields).map(fieldHeading)
  return Object.fromEntries(
    unknown.flatMap((heading) => {
      const key = keyOf(heading)
      const [best] = known
        .map((label) => ({ label, distance: nearestDistance(key, label) }))
        .toSorted((a, b) => a.distance - b.distance)
      return best && best.distance <= Math.floor(key.length / 4) ? [[heading, best.label]] : []
    }),
  )
}

const nearestDistance = (key: string, label: string): number =>
  Math.min(...[keyOf(label), keyOf(label.replace(/\s*\([^)]*\)$/, ''))].map((one) => distanceOf(key, one)))

const LONGEST = 60

/** How many letters have to be put in, left out or changed (Levenshtein). */
function distanceOf(one: string, other: string): number {
  if (one.length > LONGEST || other.length > LONGEST) return LONGEST
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let at = 0; at < other.length; at += 1)
      next.push(Math.min(row[at + 1]! + 1, next[at]! + 1, row[at]! + (other[at] === letter ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
