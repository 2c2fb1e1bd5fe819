import { stemGerman } from '../../shared/german/stem-german.ts'
import { NUMERALS } from './numerals.ts'
import type { CountStated } from './parsed-question.ts'

const NUMBER = `${Object.keys(NUMERALS).join('|')}|beiden|[2-9]|1\\d`
const NO_THING =
  '(?:tage|wochen|monate|jahre|stunden|minuten|male?|prozent)n?(?!\\p{L})|\\p{L}+[sß]te[nrs]?(?!\\p{L})|letzte'
const STATED = new RegExp(
  `(?<!\\p{L})(?:(?:alle[nr]?|die|den|der|unsere[nr]?|meine[nr]?) (${NUMBER})|(beide[nr]?)) (?!${NO_THING})(\\p{L}{3,})`,
  'u',
)

/** „alle drei Lieferungen zusammen“; text in lower case. */
export function countStatedIn(text: string): CountStated | undefined {
  const [, number, both, thing] = STATED.exec(text) ?? []
  if (thing === undefined) return undefined
  const count = both !== undefined || number === 'beiden' ? 2 : (NUMERALS[number!] ?? Number(number))
  return { count, stem: stemGerman(thing) }
}
