import type { z } from 'zod'
import { tellFaultsInGerman } from '../../presenters/schema-faults.ts'
import type { ValidationFault } from './http-error.ts'

tellFaultsInGerman()

type Place = 'body' | 'query' | 'path' | 'header'

/** What a schema makes of a value, or every fault it has. */
export function check(schema: z.ZodType, value: unknown, place: Place): { value: unknown; faults: ValidationFault[] } {
  const texts: ValidationFault[] = []
  const parsed = schema.safeParse(withStorableTexts(value, [place], texts), { reportInput: true })
  if (parsed.success && texts.length === 0) return { value: parsed.data, faults: [] }
  const faults = parsed.error?.issues.flatMap((issue) => faultsOf(issue, place)) ?? []
  return { value: undefined, faults: [...texts, ...faults] }
}

/** No request means anything beyond; without an end a deep one would use up the stack. */
const DEEPEST = 64

/**
 * The value with every text as PostgreSQL can keep it: half of a surrogate pair, as programs leave it that cut a text,
 * becomes the replacement character. U+0000 stands in no honest text and is a fault.
 */
function withStorableTexts(value: unknown, loc: ValidationFault['loc'], faults: ValidationFault[]): unknown {
  if (loc.length > DEEPEST) {
    faults.push({ loc: loc.slice(0, 1), msg: 'Das ist zu tief verschachtelt.', type: 'too_deep' })
    return undefined
  }
  if (typeof value === 'string') {
    if (value.includes('\0'))
      faults.push({ loc, msg: 'Hier steht ein Zeichen, das kein Text haben kann (U+0000).', type: 'not_a_text' })
    return value.toWellFormed()
  }
  if (Array.isArray(value)) return value.map((one, index) => withStorableTexts(one, [...loc, index], faults))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key.toWellFormed(), withStorableTexts(one, [...loc, key], faults)]),
  )
}

function faultsOf(issue: z.core.$ZodIssue, place: Place): ValidationFault[] {
  const loc = [place, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))]
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      loc: [...loc, key],
      msg: 'Dieses Feld ist hier nicht bekannt.',
      type: 'extra_forbidden',
    }))
  if (issue.code === 'invalid_type') {
    const missing = issue.input === undefined
    return [
      {
        loc,
        msg: issue.message,
        type: missing ? 'missing' : `${issue.expected}_type`,
      },
    ]
  }
  return [{ loc, msg: issue.message, type: issue.code === 'invalid_format' ? `invalid_${issue.format}` : issue.code }]
}
