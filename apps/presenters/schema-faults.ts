import { z } from 'zod'
import { germanBound, germanNumber } from '../../core/shared/german/write-german.ts'

type Issue = z.core.$ZodRawIssue

/** What belongs there instead, by the name that the schema has for it. */
const TYPES: Record<string, string> = {
  string: 'Hier gehört ein Text hin.',
  number: 'Hier gehört eine Zahl hin.',
  int: 'Hier gehört eine ganze Zahl hin.',
  boolean: 'Hier gehört true oder false hin.',
  array: 'Hier gehört eine Liste hin.',
  tuple: 'Hier gehört eine Liste hin.',
  object: 'Hier gehört ein Objekt mit Feldern hin.',
  record: 'Hier gehört ein Objekt mit Feldern hin.',
  null: 'Hier darf nur null stehen.',
}

const FORMATS: Record<string, string> = {
  uuid: 'Das ist keine Kennung. Sie sieht so aus: 01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e.',
  guid: 'Das ist keine Kennung. Sie sieht so aus: 01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e.',
  date: 'Hier gehört ein Tag hin, zum Beispiel 2026-05-20.',
  datetime: 'Hier gehört ein Zeitpunkt hin, zum Beispiel 2026-05-20T06:30:00Z.',
  email: 'Hier gehört eine E-Mail-Adresse hin, zum Beispiel hof@example.org.',
  url: 'Hier gehört eine Adresse hin, zum Beispiel https://example.org/seite.',
}

/** Tells a person what to enter instead; undefined where a schema has words of its own. */
function germanFault(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Dieses Feld fehlt.'
        : (TYPES[issue['expected'] as string] ?? 'Dieser Wert passt hier nicht.')
    case 'too_small':
      return boundText(issue, issue['minimum'] as number, 'least')
    case 'too_big':
      return boundText(issue, issue['maximum'] as number, 'most')
    case 'not_multiple_of':
      return `Hier geht nur ein Vielfaches von ${germanNumber(issue['divisor'] as number)}.`
    case 'invalid_format':
      return FORMATS[issue['format'] as string] ?? 'Dieser Text hat nicht die Form, die hier gebraucht wird.'
    case 'invalid_value':
      return `Hier geht nur: ${(issue['values'] as unknown[]).map(String).join(', ')}.`
    case 'unrecognized_keys':
      return `Hier nicht bekannt: ${(issue['keys'] as string[]).join(', ')}.`
    case 'custom':
      return undefined
    default:
      return 'Dieser Wert passt hier nicht.'
  }
}

const UNITS: Record<string, [one: string, many: string]> = {
  string: ['Zeichen', 'Zeichen'],
  array: ['Eintrag', 'Einträge'],
  set: ['Eintrag', 'Einträge'],
}

function boundText({ origin, inclusive }: Issue, bound: number, end: 'least' | 'most'): string {
  const unit = UNITS[origin as string]
  if (unit && end === 'least' && bound === 1)
    return origin === 'string' ? 'Dieser Text darf nicht leer sein.' : 'Diese Liste darf nicht leer sein.'
  const amount = unit ? `${germanNumber(bound)} ${bound === 1 ? unit[0] : unit[1]}` : germanBound(bound)
  if (inclusive === false) return end === 'least' ? `Gib mehr als ${amount} an.` : `Gib weniger als ${amount} an.`
  return end === 'least' ? `Gib mindestens ${amount} an.` : `Gib höchstens ${amount} an.`
}

/** From now on every schema tells its faults to people, in German and in no words of the library. */
export const tellFaultsInGerman = (): void => void z.config({ customError: (issue) => germanFault(issue) })
