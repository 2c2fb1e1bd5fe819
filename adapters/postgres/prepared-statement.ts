import { createHash } from 'node:crypto'
import type pg from 'pg'

const LONGEST_PREPARED = 4000
const MOST_PREPARED = 400
const names = new Map<string, string>()

/** Names a statement by its text, so that each connection parses and plans it once; rare and long ones stay unnamed. */
export function prepared(text: string, values: readonly unknown[]): pg.QueryConfig {
  let name = names.get(text)
  if (!name && values.length > 0 && text.length <= LONGEST_PREPARED && names.size < MOST_PREPARED) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name ? { name, text, values: [...values] } : { text, values: [...values] }
}
