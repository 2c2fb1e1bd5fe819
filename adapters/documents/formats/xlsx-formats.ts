import { parseXml } from '../xml.ts'
import { germanDigits } from '../../../core/shared/german/write-german.ts'

/**
 * Shows the stored value of a cell as a German spreadsheet does; `type` is the `t`, `style` the `s` attribute of the
 * cell.
 */
export type CellFormatter = (value: string, type: string, style: number) => string

const DAYS_TO_1904 = 1462
// ECMA-376 part 1, 18.8.30: formats known by number alone, those that depend on the country in their German form.
const builtIn: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'dd.mm.yyyy',
  15: 'dd. mmm yy',
  16: 'dd. mmm',
  17: 'mmm yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'hh:mm',
  21: 'hh:mm:ss',
  22: 'dd.mm.yyyy hh:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
}
const errors: Record<string, string> = {
  '#VALUE!': '#WERT!',
  '#REF!': '#BEZUG!',
  '#NUM!': '#ZAHL!',
  '#N/A': '#NV',
  '#NULL!': '#NULL!',
  '#DIV/0!': '#DIV/0!',
  '#NAME?': '#NAME?',
}

export async function makeCellFormatter(styles: Uint8Array | undefined, dates1904: boolean): Promise<CellFormatter> {
  const { format, isDateFormat } = await import('numfmt')
  const patterns = styles ? readPatterns(styles) : []
  return (value, type, style) => {
    if (type === 'b') return value === '1' ? 'WAHR' : 'FALSCH'
    if (type === 'e') return errors[value] ?? value
    const number = Number(value)
    if (type === 'd') return germanDate(value)
    if (type !== 'n' || !Number.isFinite(number)) return value
    const pattern = patterns[style] ?? 'General'
    if (pattern === 'General') return germanDigits(number)
    const date = isDateFormat(pattern)
    const shown = date && dates1904 ? number + DAYS_TO_1904 : number
    const seen = date ? withYear(pattern).replaceAll('/', '.') : pattern
    return format(seen, shown, { locale: 'de', throws: false }).trim()
  }
}

/** A cell that shows „21.07.“ holds the year all the same, without which it is no day. */
const withYear = (pattern: string): string => (/^d{1,2}([./-])m{1,2}\1?$/iu.test(pattern) ? 'dd.mm.yyyy' : pattern)

/** Number format of each cell style, in order. */
function readPatterns(styles: Uint8Array): string[] {
  const sheet = parseXml(styles)
  const under = (parent: string) => sheet.children.find(({ name }) => name === parent)?.children ?? []
  const own = new Map(
    under('numFmts').map(({ attributes }) => [
      Number(attributes['numFmtId']),
      (attributes['formatCode'] ?? '').slice(0, 255),
    ]),
  )
  return under('cellXfs').map(({ attributes }) => {
    const id = Number(attributes['numFmtId'] ?? 0)
    return own.get(id) || builtIn[id] || 'General'
  })
}

function germanDate(iso: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(iso) ?? []
  return year ? `${day}.${month}.${year}${time && time !== '00:00' ? ` ${time}` : ''}` : iso
}
