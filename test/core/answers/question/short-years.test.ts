import { expect, it } from 'vitest'
import { withYearsMeant } from '../../../../core/answers/question/short-years.ts'

const read = (text: string): string | undefined => withYearsMeant(text, '2026-05-20')

it.each([
  ['maisfläche 26 zusammen?', 'maisfläche 2026 zusammen?'],
  ['steinacker früchte 24 und 25', 'steinacker früchte 2024 und 2025'],
  ["Ernte '25: Gerste?", 'Ernte 2025: Gerste?'],
  ['gülle stender 26 m3 summe', 'gülle stender 2026 in m3 summe'],
  ['rapsfläche 2026 ha', 'rapsfläche 2026 in ha'],
  ['bodenprobe nov 22 welche flächen', 'bodenprobe nov 2022 welche flächen'],
])('reads years in full: %s', (text, looser) => {
  expect(read(text)).toBe(looser)
})

it.each([
  'KAS 27 bestand',
  'Ernte 27',
  'Milch 19',
  'Stall 24 plätze',
  'gülle 25 kubik',
  'diesel 25 l',
  'am 25. Mai',
  'ab 26.3.',
  'mais 25,5 ha',
  'Mais 26 gegen 2025',
])('leaves alone what may be another number: %s', (text) => {
  expect(read(text)).toBeUndefined()
})
