import { germanDay } from '../../../shared/german/write-german.ts'
import { TO_CONFIRM } from '../../confidence.ts'
import { checkAssertions } from '../../documents/check-assertions.ts'
import { DAY, readQuantity, readWrittenDay } from '../../documents/printed-values.ts'
import { quoteLines, type DocumentLayout } from '../../documents/read-layout.ts'
import type { Assertion } from '../../extractor.ts'

const POSITION = /^Pos(?:ition|\.)?\s?\d{1,3}\s?[:.)]?\s*(.*)$/iu
const ORDERED = new RegExp(String.raw`(?:Auftrag|Bestellung)[^\n]{0,40}?\svom\s+(${DAY})`, 'iu')
const EXPECTED = new RegExp(String.raw`(?:Liefer(?:ung|termin|tag|datum)|Anlieferung)[^\n\d]{0,30}\s(${DAY})`, 'giu')

/**
 * What a confirmation of an order says was ordered, line by line below „Pos 1:“. All of it waits for a person: the
 * farm may have the order already.
 */
export function confirmedOrder(layout: DocumentLayout, supplier: string | undefined, today: string): Assertion[] {
  // What stands below is the mail that is answered.
  const end = layout.lines.findIndex(({ text }) => /^-{2,}\s?Urspr(?:ü|ue)ngliche Nachricht/iu.test(text))
  const lines = layout.lines.slice(0, end < 0 ? undefined : end)
  const text = lines.map((line) => line.text).join('\n')
  const expected = new Set([...text.matchAll(EXPECTED)].flatMap(([, day]) => readWrittenDay(day!)?.value ?? []))
  const ordered = readWrittenDay(ORDERED.exec(text)?.[1] ?? '')?.value
  const rows = lines.flatMap((line): Assertion[] => {
    const first = POSITION.exec(line.cells[0] ?? '')?.[1]
    if (first === undefined) return []
    const [article = '', ...others] = [first, ...line.cells.slice(1)].filter(Boolean)
    const amount = others.map(readQuantity).find((read) => read !== undefined && /^\p{L}/u.test(read.unit))
    if (!/\p{L}{3}/u.test(article) || amount === undefined || amount.thousands) return []
    return [
      {
        kind: 'orders',
        name: `order ${line.page}/${line.start}`,
        ...(supplier !== undefined && { refers: { supplier_id: [supplier] } }),
        values: {
          article,
          amount: amount.value,
          unit: amount.unit,
          ordered_on: ordered !== undefined && ordered <= today ? ordered : null,
          expected_on: expected.size === 1 ? [...expected][0]! : null,
          status: 'ordered',
          note: expected.size > 1 ? `Liefertage: ${[...expected].map(germanDay).join(', ')}` : null,
        },
        confidence: TO_CONFIRM,
        page: line.page,
        quote: quoteLines(layout, line),
      },
    ]
  })
  return checkAssertions(rows, [], today).rows
}
