/** What the words for a job say was spread, where no column does. */
export interface SpreadSaid {
  product: string
  indication: string
  technique: string
}

const TECHNIQUE = /\s+(?:(?:mit|per)\s+)?(Schlepp(?:schuh|schlauch)|Schlitztechnik|Breitverteiler|Prallteller)$/iu

/** „1. Gabe KAS“, „Gülle Schleppschuh“, „Trebon gegen Glanzkäfer“. */
export function spreadSaid(written: string): SpreadSaid {
  const [ahead = '', indication = ''] = written.split(/\s+gegen\s+/i)
  const technique = TECHNIQUE.exec(ahead)?.[1] ?? ''
  const product = ahead.replace(TECHNIQUE, '').replace(/^\d\w?\.?\s*(?:N-)?Gabe:?\s+/i, '')
  return { product: product.trim(), indication: indication.trim(), technique }
}
