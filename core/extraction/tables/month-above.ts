import { readPeriodEnd } from '../documents/printed-values.ts'
import { WRITTEN_MONTH } from '../../shared/german/months.ts'
import { readDay } from '../../shared/german/read-german.ts'
import type { Table } from '../structure.ts'
import type { FoundColumns } from './find-columns.ts'

const MONTH = new RegExp(String.raw`(?<![\p{L}\d.])(?:(?:${WRITTEN_MONTH})\s+|\d{1,2}\s?[./]\s?)\d{4}(?!\d)`, 'giu')

/** The one month, as `2026-04`, that the lines above a table name; undefined where they name none or several. */
export function monthAbove({ rows }: Table, { header }: Pick<FoundColumns<string>, 'header'>): string | undefined {
  const months = new Set(
    rows
      .slice(0, header)
      .flatMap(({ cells }) => cells)
      .flatMap((cell) => cell.match(MONTH) ?? [])
      .flatMap((written) => readPeriodEnd(written)?.value.slice(0, 7) ?? []),
  )
  return months.size === 1 ? [...months][0] : undefined
}

/** „03.04.“ under a title of April 2026, as a day; undefined where it is of another month, or says its own year. */
export function dayInMonth(text: string, month: string | undefined): string | undefined {
  const written = /^\d{1,2}\.\s?\d{1,2}\.?$/.exec(text.trim())?.[0].replace(/\.?$/, '.')
  const day = month === undefined || written === undefined ? undefined : readDay(`${written}${month.slice(0, 4)}`)
  return day?.startsWith(month!) ? day : undefined
}
