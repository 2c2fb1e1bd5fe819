import { beforeAll, describe, expect, it } from 'vitest'
import type { Verdict } from './cases.ts'
import { EVERYDAY_CASES } from './everyday-cases.ts'
import { EXAMPLE_FARM_CASES } from './example-farm-cases.ts'
import { FIELD_AND_STORE_CASES } from './field-and-store-cases.ts'
import { askFarm, EXAMPLE_FARM, type Ask } from './farms.ts'
import { HILL_FARM } from './hill-farm.ts'
import { HILL_FARM_CASES } from './hill-farm-cases.ts'
import { PHRASE_CASES } from './phrase-cases.ts'
import { PLAIN_CASES } from './plain-cases.ts'
import { TREACHEROUS_CASES } from './treacherous-cases.ts'
import { TOTAL_CASES } from './total-cases.ts'
import { VERB_CLASS_CASES } from './verb-class-cases.ts'
import { WORD_FAMILY_CASES } from './word-family-cases.ts'

const beginningOf = (text: string): Verdict => {
  if (/^Ja\b/u.test(text)) return 'ja'
  return /^Nein\b/u.test(text) ? 'nein' : 'offen'
}

describe.each([
  ['the example farm', EXAMPLE_FARM, EXAMPLE_FARM_CASES],
  ['the example farm in everyday words', EXAMPLE_FARM, EVERYDAY_CASES],
  ['the example farm in verbs of a class', EXAMPLE_FARM, VERB_CLASS_CASES],
  ['the example farm in words of one family', EXAMPLE_FARM, WORD_FAMILY_CASES],
  ['the example farm for what it does not say', EXAMPLE_FARM, TREACHEROUS_CASES],
  ['the example farm of land and stores', EXAMPLE_FARM, FIELD_AND_STORE_CASES],
  ['the example farm of totals, in words of offices', EXAMPLE_FARM, TOTAL_CASES],
  ['the example farm in plain words', EXAMPLE_FARM, PLAIN_CASES],
  ['the example farm in phrases', EXAMPLE_FARM, PHRASE_CASES],
  ['a farm in the hills', HILL_FARM, HILL_FARM_CASES],
] as const)('questions to %s', (_, rows, cases) => {
  let ask: Ask
  beforeAll(async () => void (ask = await askFarm(rows)))

  it.each(cases.map((one) => [one[0], one] as const))('„%s“', async (question, [, verdict, ...told]) => {
    const fact = await ask(question)
    if (verdict === 'aside') return expect(fact?.answered ?? false, fact?.text).toBe(false)
    if (!fact?.answered && verdict === 'offen') return
    expect(fact, question).toMatchObject({ answered: true })
    if (verdict !== 'says') expect(beginningOf(fact!.text), fact!.text).toBe(verdict)
    for (const words of told)
      if (words.startsWith('!')) expect(fact!.text).not.toContain(words.slice(1))
      else expect(fact!.text).toContain(words)
  })
})
