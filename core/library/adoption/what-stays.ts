import { kindOf, writeValue, type RowHistory } from '../../farm/index.ts'
import { canonicalJson } from '../../shared/canonical-json.ts'
import { germanList } from '../../shared/german/write-german.ts'

/** Of a row that an adoption wrote and that is there no more. */
export const STAYS_AWAY = 'Die Zeile wurde gelöscht und wird nicht wieder angelegt.'

/**
 * What of a row is not as its plan wants it and stays so, for a person has changed it or a document says it; empty
 * where all of it is. „Geändert und bleibt: Menge 7.“
 *
 * @param wanted the names of what the plan wants of it
 */
export function whatStays({ row, own }: Pick<RowHistory, 'row' | 'own'>, wanted: readonly string[]): string {
  const { fields } = kindOf(row.kind)
  const kept = wanted.flatMap((name) => {
    const [field, value] = [fields[name], row.values[name] ?? null]
    if (!field || canonicalJson(value) === canonicalJson(own?.[name] ?? null)) return []
    const told = value === null ? 'leer' : writeValue(field, value)
    return [[field.label, told, value === null || told === '' ? undefined : field.unit].filter(Boolean).join(' ')]
  })
  return kept.length === 0 ? '' : `Geändert und bleibt: ${germanList(kept)}.`
}
