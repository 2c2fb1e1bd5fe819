import { describe, expect, it } from 'vitest'
import { dimensionAsked, dimensionOf } from '../../../core/answers/question/dimension.ts'
import { askFarm, EXAMPLE_FARM } from '../farm/questions/farms.ts'

describe('what an amount is of', () => {
  it.each([
    ['wie viel kilo kas kamen drauf?', 'amount'],
    ['wie viele hektar weizen?', 'area'],
    ['wie viel euro schulde ich?', 'money'],
    ['wie viele kühe haben wir?', undefined],
    ['wie viel haben wir?', undefined],
  ])('%s', (question, dimension) => expect(dimensionAsked(question)).toBe(dimension))

  it.each([
    ['kg/ha', 'amount'],
    ['m³', 'amount'],
    ['ha', 'area'],
    ['€', 'money'],
    ['Tiere', undefined],
    ['haltbar', undefined],
  ])('%s', (unit, dimension) => expect(dimensionOf(unit)).toBe(dimension))

  it('is never told in another: kilos are asked for, and not hectares', async () => {
    const ask = await askFarm(EXAMPLE_FARM)
    expect((await ask('Wie viel Hektar sind die Wiesen?'))?.text).toContain('30 ha')
    expect((await ask('Wie viel Kilo auf die Wiesen?'))?.text).not.toContain('30 ha')
  })
})
