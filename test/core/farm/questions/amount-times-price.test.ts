import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const order = (article: string, amount: number, unit: string, note: string) =>
  row('orders', article, { article, amount, unit, note, ordered_on: '2026-03-02', status: 'ordered' })

const leased = (name: string, hectares: number, rent?: number) =>
  row('fields', name, {
    name,
    area_ha: hectares,
    leased: true,
    leased_ha: hectares,
    rent_eur_ha: rent ?? null,
    lessor: 'Ottilie Wiesinger',
  })

const askMoney = await askFarm([
  order('Junghennen', 230, 'Stück', '9,80 EUR das Stück, vom Geflügelhof Stangl'),
  order('Rapsschrot', 12, 't', '31,50 EUR je dt'),
  order('Stroh', 20, 't', '95 EUR je t, ab 40 t 90 EUR je t'),
  leased('Hasenlohe', 11.1, 720),
  leased('Kuckuck', 6.6, 540),
  leased('Saumwiese', 2),
])

describe('what an amount and the price of one come to', () => {
  it.each([
    ['Was kosten uns die neuen Junghennen insgesamt?', '2.254,00 EUR (230 Stück zu 9,80 EUR)'],
    ['Was kosten die Junghennen?', '2.254,00 EUR (230 Stück zu 9,80 EUR)'],
    ['pacht hasenlohe gesamt', '7.992 EUR'],
    ['Was macht die Jahrespacht bei der Hasenlohe, Fläche mal Pachtpreis?', '7.992 EUR'],
    ['Jahrespacht Hasenlohe, Hektar mal Pachtpreis?', '7.992 EUR'],
    ['Auf wie viel Euro kommen wir bei der Pacht im Jahr, alles in allem?', 'zusammen 11.556 EUR'],
  ])('is told: „%s“', async (question, told) => {
    const fact = await askMoney(question)
    expect(fact?.answered).toBe(true)
    expect(fact?.text).toContain(told)
  })

  it.each([
    ['is of another unit', 'Was kostet das Rapsschrot insgesamt?'],
    ['is one of two', 'Was kostet das Stroh insgesamt?'],
    ['is not entered', 'Was macht die Jahrespacht bei der Saumwiese?'],
  ])('is not told where the price %s', async (_, question) => {
    expect((await askMoney(question))?.answered ?? false).toBe(false)
  })
})
