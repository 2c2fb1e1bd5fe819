export const LONGEST_HEADING = 80

const NR = String.raw`\s?-?\s?(?:Nr\.?|Nummer|ID)`
const NUMBERED = new RegExp(
  String.raw`^(?:\p{L}*[Pp]robe(?:${NR})?|\p{L}*[Pp]roben${NR}|Muster(?:${NR})?)\s*[:#]?\s*(\d[\w./-]*|[A-Z]{1,4}-?\d[\w./-]*)(?:\s*[:–—,-]\s*|\s+|$)(?!von\s)(.*)$`,
  'u',
)
const NAMED = /^(?:\p{L}*[Pp]robe|Muster)\s*[:–—]\s*(.+)$/u
const DAY_BEHIND = /^(?:Proben?(?:nahme|entnahme|zug)|Entnahme|gezogen|entnommen)(?:\s+(?:am|vom))?\s+(\d.*)$/iu

/** „Probe 1: Kirchberg“, „Probe Nr. 2 – Hof, Probenahme 19.03.2026“ as what they say, under usual labels. */
export function headingOfSample(text: string): string[] | undefined {
  const line = text.trim()
  if (line.length > LONGEST_HEADING) return undefined
  const [, number = '', rest = ''] = NUMBERED.exec(line) ?? ['', '', NAMED.exec(line)?.[1] ?? '']
  if (number === '' && rest === '') return undefined
  if (/^\d{1,2}\.\d{1,2}\.(?:\d{2,4})?$|^20\d\d$/.test(number) || !/^(?:$|[\p{L}\d(„])/u.test(rest)) return undefined
  const [subject = '', ...more] = rest
    .split(/,\s+|\s{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
  const days = more.flatMap((part) => DAY_BEHIND.exec(part)?.[1] ?? [])
  const own = DAY_BEHIND.exec(subject)?.[1]
  const called = subject.replace(/^\p{L}{4,20}:\s*/u, '')
  return [
    ...(number === '' ? [] : [`Proben-Nr.: ${number}`]),
    ...(called === '' || own !== undefined || !/\p{L}/u.test(called) ? [] : [`Schlag: ${called}`]),
    ...[...(own === undefined ? [] : [own]), ...days].slice(0, 1).map((day) => `Probenahme: ${day}`),
  ]
}
