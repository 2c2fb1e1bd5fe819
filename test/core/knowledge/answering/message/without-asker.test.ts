import { expect, it } from 'vitest'
import { withoutAsker } from '../../../../../core/knowledge/answering/message/without-asker.ts'

it.each([
  ['Die Kanzlei braucht für die Steuer die Kundennummer vom Händler. Wie lautet die?', 'die Kundennummer vom Händler?'],
  ['Der Prüfer vom Amt will die Charge vom Mittel sehen. Welche steht da?', 'die Charge vom Mittel?'],
  ['Für die Beratung brauche ich zum Kamp den Humus und die Bodenart.', 'zum Kamp den Humus und die Bodenart?'],
  ['Die Nachbarin fragt gerade nach unserer Telefonnummer.', 'unserer Telefonnummer?'],
  ['Der Förster will wissen, zu welchem Gebiet der Kamp gehört.', 'zu welchem Gebiet der Kamp gehört?'],
])('leaves out who asks and what for: %s', (text, question) => {
  expect(withoutAsker(text)?.question).toBe(question)
})

it('knows what it leaves out', () => {
  expect(withoutAsker('Die Nachbarin fragt nach der Nummer.')?.told).toContain('die Nachbarin fragt nach')
})

it.each([
  'Wie lautet die Kundennummer vom Händler?',
  'Ich will die Charge sehen.',
  'Der Händler will Kälber. Bis wann sind sie gesperrt?',
  'Die Kanzlei braucht was?',
])('leaves alone what asks itself or says nobody else: %s', (text) => {
  expect(withoutAsker(text)).toBeUndefined()
})
