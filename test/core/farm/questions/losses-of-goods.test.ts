import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const moved = (date: string, type: 'loss' | 'sale' | 'delivery', article: string, amount: number, note?: string) =>
  row('stock_movements', `${date} ${article}`, { date, type, article, amount, unit: 't', note: note ?? null })

const ask = await askFarm([
  moved('2025-12-20', 'loss', 'Wintergerste', 1.2, 'Kornkäfer, an der Wand feucht geworden'),
  moved('2026-01-20', 'sale', 'Winterweizen', 48.5),
  moved('2026-02-20', 'delivery', 'Rapsschrot', 8),
])

describe('what was lost in a store', () => {
  it.each([
    'Wie viel Gerste ist uns im Lager kaputtgegangen?',
    'Wie viel Gerste ist uns im Lager kaputt gegangen?',
    'Wie viel Gerste ist im Lager verloren gegangen?',
    'Wie viel Gerste ist uns verdorben?',
    'Wie viel Gerste ist verschimmelt?',
    'Wie viel Gerste haben wir entsorgt?',
    'Wie viel Gerste ist ausgebucht worden?',
    'verlust gerste t',
  ])('is told however it went: „%s“', async (question) => {
    const fact = await ask(question)
    expect(fact?.answered).toBe(true)
    expect(fact?.text).toContain('1,2 t')
  })

  it('has its reason in its note', async () => {
    expect((await ask('Warum ist uns die Gerste im Lager kaputtgegangen?'))?.text).toContain('Kornkäfer')
  })

  it.each(['Wie viel Weizen ist uns im Lager kaputtgegangen?', 'Wie viel Rapsschrot ist ausgebucht worden?'])(
    'is nothing that was sold or came in: „%s“',
    async (question) => {
      expect((await ask(question))?.answered ?? false).toBe(false)
    },
  )

  it('is not all that was taken out of the books', async () => {
    expect((await ask('Wie viel Weizen ist ausgebucht worden?'))?.text).toContain('48,5 t')
  })
})
