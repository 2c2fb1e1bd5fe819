import { LONGEST_READ } from './in-known-phrases.ts'

// Units as they are typed beside what they measure: „gärrest k2o kg/m3“.

/** What is measured in each: kilos may be told in tonnes, and never in liters. */
const SORTS: Readonly<Record<string, string>> = {
  mass: 'mg g kg dt t',
  volume: 'ml l hl m3 cbm kbm',
  area: 'ha',
  money: '€ eur euro',
  cents: 'ct cent',
  hours: 'h std',
  months: 'mon mon. monate',
  rain: 'mm',
}

const SORT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(SORTS).flatMap(([sort, units]) => units.split(' ').map((unit) => [unit, sort] as const)),
)

/** What a unit measures, whatever its size; of one that nobody types the unit itself. */
export const sortOfUnit = (unit: string): string =>
  unit
    .toLowerCase()
    .replaceAll('³', '3')
    .split(/\/| (?:je|pro) /u)
    .map((part) => part.replace(/^[\s\d]+/u, '').trim())
    .map((part) => SORT_OF.get(part) ?? part)
    .join('/')

const RATE =
  '(?:[mk]?g|d?t|m?l|m[3³]|cbm|€|eur|euro|ct|cent) ?/ ?(?:100 ?)?(?:ha|k?g|d?t|l|m[3³]|cbm|h|std|stück)(?![\\p{L}\\d³])'
/** Of several letters, so that it is nothing else. */
const PLAIN = '(?:m[3³]|[ck]bm|mm)(?![\\p{L}\\d³/])'
/** What may be a word or a name elsewhere, and is a unit at the end. */
const LAST =
  '(?:kg|dt|t|m?l|hl|h|mon\\.?)(?=\\s*(?:[?!.)]*$|(?:ges(?:amt|\\.)?|insgesamt|zusammen|in summe|im|seit|\\d)(?![\\p{L}\\d/])))'

/** It is counted, or it is one of them: „5 m³“, „je m³“, „wie viel m³“, but not „2026 m³“. */
const COUNTED =
  '(?:(?<!(?:19|20)\\d)\\d|(?:über|unter|als|mindestens|wenigstens|höchstens|maximal|ab|zu) \\d+|wie ?viele?|je|pro|per|de[rmns]|die|das|eine?[mnr]?|am|zum|vom|und|oder|[-–/+])\\s*'
/** „Halle H“ */
const NUMBERED = '\\p{L}*(?:stall|silo|halle|tank|behälter|grube|box|abteil|lager|scheune|iglu|schlag|feld) '

const UNIT = `(?:${RATE}|${PLAIN}|(?<!${NUMBERED})${LAST})`
const BEFORE = `(?<=\\p{L}[^\\p{L}]*)(?<![\\p{L}\\d/³]|${COUNTED})`

const TYPED = new RegExp(`${BEFORE}(?:in )?[(]?${UNIT}[)]?(?! (?:und|oder)(?!\\p{L}))`, 'giu')

/** The unit that is typed beside what is asked, and the text without it; of several none is taken. */
export function takeUnitAsked(text: string): { text: string; unitAsked?: string } {
  const [found, ...others] = text.length > LONGEST_READ ? [] : text.matchAll(TYPED)
  if (!found || others.length > 0) return { text }
  const unit = found[0].replaceAll(/^in |[()]/giu, '').replaceAll(/\s/gu, '')
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
  return { text: rest.replaceAll(/ {2,}/gu, ' ').trim(), unitAsked: unit }
}
