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

/** „Wartezeit Fleisch: 6 Tage“, „Wartezeit: Fleisch 6 Tage, Milch 96 Stunden“, „Milch 4 T“, „keine“. */
export function readWithdrawalPeriods(
  of: (name: 'waiting' | 'meat' | 'milk') => { text: string } | undefined,
): WithdrawalPeriods {
  // „Fleisch 6 Tage, Milch 96 Stunden“ may stand beside any of the labels.
  const all = [
    of('waiting')?.text,
    of('meat') && `Fleisch ${of('meat')!.text}`,
    of('milk') && `Milch ${of('milk')!.text}`,
  ]
    .filter(Boolean)
    .join(', ')
  const meat = /(?:Fleisch|Gewebe)\s*:?\s*([^,;/|]{1,30})/iu.exec(all)?.[1]?.trim()
  const milk = /Milch\s*:?\s*([^,;/|]{1,30})/iu.exec(all)?.[1]?.trim()
  const [meatHours, milkHours] = [hoursOf(meat), hoursOf(milk)]
  const days = meatHours === undefined ? undefined : meatHours / 24
  const unread = [
    meat === undefined && milk === undefined ? all : '',
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

function hoursOf(text: string | undefined): number | undefined {
  if (text !== undefined && /^(?:keine|0)(?:\s|$)/i.test(text.trim())) return 0
  const [, count, unit = ''] = /^(\d{1,4})\s*(Tage?n?|T|d|Stunden?|Std\.?|h)(?!\p{L})/iu.exec(text?.trim() ?? '') ?? []
  return count === undefined ? undefined : Number(count) * (/^[td]/i.test(unit) ? 24 : 1)
}
