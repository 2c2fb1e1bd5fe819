import { describe, expect, it } from 'vitest'
import { infinitiveOf } from '../../../../core/knowledge/thesaurus/infinitive.ts'

describe('the infinitive of a verb form', () => {
  it.each([
    ['gespritzt', 'spritzen'],
    ['gedüngt', 'düngen'],
    ['gefahren', 'fahren'],
    ['ausgestreut', 'ausstreuen'],
    ['eingearbeitet', 'einarbeiten'],
    ['auszubringen', 'ausbringen'],
    ['aufgebracht', 'aufbringen'],
    ['gedroschen', 'dreschen'],
    ['geschoren', 'scheren'],
    ['abgezogen', 'abziehen'],
    ['verworfen', 'verwerfen'],
    ['runtergefahren', 'runterfahren'],
  ])('%s', (form, infinitive) => {
    expect(infinitiveOf(form)).toBe(infinitive)
  })

  it('is not guessed for other words', () => {
    for (const word of ['gülle', 'gans', 'wiese', 'zucker', 'geiß', '']) expect(infinitiveOf(word)).toBeUndefined()
  })
})
