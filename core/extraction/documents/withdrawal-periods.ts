/** How long meat and milk of a treated animal must not be sold. */
export interface WithdrawalPeriods {
  /** Days. */
  meat?: number
  /** Hours. */
  milk?: number
  /** German: what could not be read as days or hours, in the words of the receipt; else empty. */
  note: string
  sure: boolean
}

/** What stands at a label or in a column. */
type WordsAt = (name: 'waiting' | 'meat' | 'milk') => { text: string; unit?: string } | undefined

/** „Gewebe: 6“ below „Wartezeit (Tage)“ is six days. */
function periodAt(of: WordsAt, name: 'waiting' | 'meat' | 'milk'): string {
  const { text = '', unit = '' } = of(name) ?? {}
  return /^(?:Tage?n?|T|d|Stunden?|Std\.?|h)$/i.test(unit)
    ? text.replaceAll(/(?<![\d.,])(\d{1,4})(?=\s*(?:$|[,;/|]))/g, `$1 ${unit}`)
    : text
}

/** „Wartezeit Fleisch: 6 Tage“, „Wartezeit: Fleisch 6 Tage, Milch 96 Stunden“, „Milch 4 T“, „keine“. */
export function readWithdrawalPeriods(of: WordsAt): WithdrawalPeriods {
  // „Fleisch 6 Tage, Milch 96 Stunden“ may stand beside any of the labels.
  const all = [
    periodAt(of, 'waiting'),
    of('meat') && `Fleisch ${periodAt(of, 'meat')}`,
    of('milk') && `Milch ${periodAt(of, 'milk')}`,
  ]
    .filter(Boolean)
    .join(', ')
  const alone = PERIOD_ALONE.exec(all.trim())?.[0]
  const meat = periodOf(all, MEAT) ?? noneAlone(of) ?? alone
  const milk = periodOf(all, MILK)
  const [meatHours, milkHours] = [hoursOf(meat), hoursOf(milk)]
  const days = meatHours === undefined ? undefined : meatHours / 24
  const unread = [
    // „63 Tage“ alone are those of meat; whether of milk as well, it does not say.
    milk === undefined && (meat === undefined || meat === alone) && hoursOf(alone) !== 0 ? all : '',
    meat !== undefined && (days === undefined || !Number.isInteger(days)) ? `Fleisch ${meat}` : '',
    milk !== undefined && milkHours === undefined ? `Milch ${milk}` : '',
  ].filter(Boolean)
  return {
    ...(days !== undefined && Number.isInteger(days) && { meat: days }),
    ...(milkHours !== undefined && { milk: milkHours }),
    note: unread.length > 0 ? `Wartezeit laut Beleg: ${unread.join(', ')}` : '',
    sure: unread.length === 0,
  }
}

const MEAT = String.raw`(?:Fleisch|Gewebe)`
const MILK = 'Milch'
const PERIOD = String.raw`(?:\d{1,4}\s*(?:Tage?n?|T|d|Stunden?|Std\.?|h)(?!\p{L})|keine?)`

const PERIOD_ALONE = new RegExp(String.raw`^${PERIOD}$`, 'iu')

/** „Fleisch: 14 Tage“, „14 Tage auf essbare Gewebe“, „0 Tage (Fleisch und Milch)“. */
function periodOf(all: string, word: string): string | undefined {
  const ahead = new RegExp(String.raw`${word}\s*:?\s*(?:für\s+|von\s+)?(${PERIOD}[^,;/|]{0,20}|0(?!\d))`, 'iu').exec(
    all,
  )?.[1]
  const behind = new RegExp(
    String.raw`(${PERIOD})\s*\(?(?:auf\s+|für\s+)?(?:(?:essb(?:are[sn]?|\.)\s+)?(?:Fleisch|Gewebe|Milch)\s*(?:und|u\.|\/|\+)\s*)?(?:essb(?:are[sn]?|\.)\s+)?${word}`,
    'iu',
  ).exec(all)?.[1]
  const written = new RegExp(String.raw`${word}\s*:?\s*([^,;/|]{1,30})`, 'iu').exec(all)?.[1]
  return (behind ?? ahead ?? written)?.trim()
}

/** „Wartezeit: 0 Tage“ holds for meat whatever else it holds for. */
const noneAlone = (of: WordsAt): string | undefined => {
  const alone = of('waiting')?.text.trim() ?? ''
  return /^(?:keine|0 ?Tage?)\.?$/i.test(alone) ? alone : undefined
}

function hoursOf(text: string | undefined): number | undefined {
  if (text !== undefined && /^(?:keine|0)(?:\s|$)/i.test(text.trim())) return 0
  const [, count, unit = ''] = /^(\d{1,4})\s*(Tage?n?|T|d|Stunden?|Std\.?|h)(?!\p{L})/iu.exec(text?.trim() ?? '') ?? []
  return count === undefined ? undefined : Number(count) * (/^[td]/i.test(unit) ? 24 : 1)
}
