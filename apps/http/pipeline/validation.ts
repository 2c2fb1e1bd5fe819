import type { z } from 'zod'
import { tellFaultsInGerman } from '../../presenters/schema-faults.ts'
import type { ValidationFault } from './http-error.ts'

tellFaultsInGerman()

type Place = 'body' | 'query' | 'path' | 'header'

/** What a schema makes of a value, or every fault it has. */
export function check(schema: z.ZodType, value: unknown, place: Place): { value: unknown; faults: ValidationFault[] } {
  const parsed = schema.safeParse(value, { reportInput: true })
  return parsed.success
    ? { value: parsed.data, faults: [] }
    : { value: undefined, faults: parsed.error.issues.flatMap((issue) => faultsOf(issue, place)) }
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
