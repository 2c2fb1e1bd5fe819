import { describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import { askFarm } from './farms.ts'

const FIELDS = ['Große Freude', 'Kleine Freude', 'Bollhorst', 'Hoher Berg']

const spread = (field: string, product: string, amount: number) =>
  row(
    'work_items',
    `${field} ${product}`,
    {
      type: product === 'Elatus Era' ? 'plant_protection' : 'fertilizing',
      title: `${product} ausbringen`,
      status: 'done',
      done_on: '2026-04-10',
      product,
      amount,
      unit: product === 'Gülle' ? 'm³/ha' : 'kg/ha',
      area_ha: 10,
    },
    { field_id: field },
  )

const ask = await askFarm([
  ...FIELDS.map((name) => row('fields', name, { name, area_ha: 10 })),
  spread('Große Freude', 'Gülle', 20),
  spread('Große Freude', 'KAS', 300),
  spread('Kleine Freude', 'Gülle', 11),
  spread('Bollhorst', 'Gülle', 25),
  spread('Bollhorst', 'Elatus Era', 1),
  spread('Hoher Berg', 'KAS', 150),
])

describe('what „und“ joins', () => {
  it.each([
    ['Wie viel Gülle kam auf Bollhorst und Kleine Freude zusammen?', 'zusammen 360 m³'],
    ['Wie viel Gülle kam auf die Große Freude und auf Bollhorst zusammen?', 'zusammen 450 m³'],
    ['Wie viel KAS kam auf die Große Freude und den Hohen Berg zusammen?', 'zusammen 4.500 kg'],
    ['Wie viel Gülle kam auf Bollhorst, Große Freude und Kleine Freude zusammen?', 'zusammen 560 m³'],
    ['Wie viel Gülle kam auf Bollhorst und Große Freude und Kleine Freude zusammen?', 'zusammen 560 m³'],
  ])('is any of these, and what else is said holds for each: „%s“', async (question, told) => {
    const fact = await ask(question)
    expect(fact?.answered).toBe(true)
    expect(fact?.text).toContain(told)
    expect(fact?.text).not.toContain('Elatus')
  })

  it.each(['Wie viel Gülle kam auf Bollhorst und Hoher Berg zusammen?', 'bollhorst und hoher berg gülle zusammen m³'])(
    'is no total where one of them has none: „%s“',
    async (question) => {
      const fact = await ask(question)
      expect(fact?.answered ? fact.text : '').not.toMatch(/zusammen \d/u)
    },
  )

  it.each([
    'Wie viel Gülle kam auf Bollhorst und Hoher Berg?',
    'Gülle, Bollhorst und Kleine Freude?',
    'wie viel gülle, auf bollhorst und auf kleine freude?',
  ])('is nothing else that was done there, nor elsewhere: „%s“', async (question) => {
    const fact = await ask(question)
    expect(fact?.answered ? fact.text : '').not.toMatch(/KAS|Elatus|Große/u)
  })

  it('tells both where each is asked by itself', async () => {
    const fact = await ask('Wann kam Gülle auf Bollhorst und auf die Kleine Freude?')
    expect(fact?.text).toContain('Bollhorst')
    expect(fact?.text).toContain('Kleine Freude')
    expect(fact?.text).not.toContain('Große')
  })
})
