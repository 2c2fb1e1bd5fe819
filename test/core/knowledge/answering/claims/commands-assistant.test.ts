import { describe, expect, it } from 'vitest'
import { faultOfClaim } from '../../../../../core/knowledge/answering/claims/check-claim.ts'
import { commandsAssistant } from '../../../../../core/knowledge/answering/claims/commands-assistant.ts'
import { ATTACKS, ORDINARY } from './commands.ts'

describe('words that speak to a machine', () => {
  it.each(ATTACKS)('are never quoted: %s', (text) => {
    expect(commandsAssistant(text)).toBe(true)
  })

  it.each(ATTACKS)('are no claim of a model that repeats what it reads: %s', (text) => {
    expect(faultOfClaim(text, { quote: text, sentence: text, rules: '' })).toMatch(/^(?:instruction|markup)$/)
  })

  it.each(ORDINARY)('are told from what papers ask of people: %s', (text) => {
    expect(commandsAssistant(text)).toBe(false)
  })
})
