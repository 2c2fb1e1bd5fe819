import type { Block, PrintedDocument, Sheet } from '../example-document.ts'

/** The address field of a letter to the farm. */
export const TO_THE_FARM = ['Hof Wümmetal', 'Familie Behrens', 'Heidestraße 12', '27404 Musterfeld'] as const

/** The farm as the holding of its animals. */
export const HOLDING_NUMBER = '03 357 999 0001'

export const printed = (name: string, title: string, sheet: Sheet): PrintedDocument => ({
  name,
  title,
  filename: `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '_')}.pdf`,
  sheet,
})

export const text = (words: string): Block => ({ type: 'text', text: words })
