import { classesOfVerb } from '../../shared/german/verbs/verb-classes.ts'
import { isSeparable } from '../../shared/german/verbs/verb-keys.ts'

const LAST_OF_CLAUSE = /^(?: [\p{L}\p{N}-]+)*? (\p{L}+)\s*(?:[,;:?!.](?!\d)|und(?!\p{L})|$)/u

/** What a verb has left at the end of its clause: „an“ of „rückt … an“. `behind` is what follows the word. */
export function particleOf(word: string, behind: string): { particle?: string } {
  const last = LAST_OF_CLAUSE.exec(behind.replaceAll(/\s+/gu, ' '))?.[1]
  if (last === undefined || !isSeparable(last)) return {}
  return classesOfVerb(word, last).some(({ particle }) => particle !== undefined) ? { particle: last } : {}
}
