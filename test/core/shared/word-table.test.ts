import { describe, expect, it } from 'vitest'
import { wordTable } from '../../../core/shared/word-table.ts'
import { inHectares, KILOGRAMS_IN, storedUnit } from '../../../core/terms/index.ts'
import { row } from '../../../core/onboarding/example-row.ts'
import { askFarm } from '../farm/questions/farms.ts'

const WORDS_OF_CODE = ['valueOf', 'constructor', 'toString', '__proto__', 'hasOwnProperty']

describe('a table that is looked up by words of others', () => {
  it.each(WORDS_OF_CODE)('has its own entries alone, and not „%s“', (word) => {
    expect(wordTable({ t: 1000 })[word]).toBeUndefined()
    expect(KILOGRAMS_IN[word]).toBeUndefined()
    expect(inHectares(1, word)).toBeUndefined()
    expect(storedUnit(word)).toEqual({ base: word.toLowerCase(), factor: 1 })
  })

  it('tells a row whose unit is such a word', async () => {
    const ask = await askFarm([row('stock', 'Diesel', { article: 'Diesel', amount: 12, unit: 'constructor' })])
    expect((await ask('Wie viel Diesel haben wir?'))?.text).toContain('12 constructor')
  })
})
