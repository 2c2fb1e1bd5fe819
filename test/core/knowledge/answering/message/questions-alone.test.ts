import { expect, it } from 'vitest'
import { questionsAlone } from '../../../../../core/knowledge/answering/message/questions-alone.ts'

it.each([
  ['Morgen kommt der Prüfer. Welche Nachweise gelten noch?', 'Welche Nachweise gelten noch?'],
  ['Hab die Brille nicht auf – wann läuft der Nachweis ab?', 'wann läuft der Nachweis ab?'],
  ['Ich plane die Tour: wie viele Ferkel sind verkauft?', 'wie viele Ferkel sind verkauft?'],
  ['Hier ist Jan, ich mache die Post. Was ist dringend? ', 'Was ist dringend?'],
  [
    'Die Kanzlei stellt Verträge zusammen. Unter welcher Nummer läuft der Stall?',
    'Unter welcher Nummer läuft der Stall?',
  ],
  ['Guten Morgen, hier die Praxis. Gibt es ein Kalb ohne Marke?', 'Gibt es ein Kalb ohne Marke?'],
])('takes the question that a message ends with: %s', (message, question) => {
  expect(questionsAlone(message)[0]?.question).toBe(question)
})

it('knows what is told before it', () => {
  expect(questionsAlone('Morgen kommt der Prüfer. Welche Nachweise gelten noch?')[0]?.told).toBe(
    'Morgen kommt der Prüfer.',
  )
})

it.each([
  ['nothing is told before', 'Wie groß ist der Stall am Weg?'],
  ['a pronoun means what is told', 'Der Händler war da – wann hat er die Färsen geholt?'],
  ['it goes on from what is told', 'Wir haben den Hof gepachtet. Bis wann läuft das?'],
  ['it asks of what is „da“', 'Ich rufe beim Amt an. Wer ist da unser Ansprechpartner?'],
  ['a name alone stands before it', 'Hof Nord. Wie groß ist der Stall am Weg?'],
  ['it stands before a colon what it is of', 'Köderboxen am Stall: wie viele waren leer?'],
  ['what ends it asks nothing', 'Ich will wissen, welcher Schlag vorne lag. Bitte mit Ertrag.'],
])('leaves a message whole where %s', (_, message) => {
  expect(questionsAlone(message)).toEqual([])
})

it.each([
  ['Die Kanzlei braucht für die Steuer die Kundennummer vom Händler. Wie lautet die?', 'die Kundennummer vom Händler?'],
  ['Der Prüfer vom Amt will die Charge vom Mittel sehen. Welche steht da?', 'die Charge vom Mittel?'],
  ['Für die Beratung brauche ich zum Kamp den Humus und die Bodenart.', 'zum Kamp den Humus und die Bodenart?'],
  ['Kanzlei braucht die Kundennummer vom Händler.', 'die Kundennummer vom Händler?'],
  ['Die Nachbarin fragt gerade nach unserer Telefonnummer.', 'unserer Telefonnummer?'],
  ['Der Förster will wissen, zu welchem Gebiet der Kamp gehört.', 'zu welchem Gebiet der Kamp gehört?'],
])('leaves out who asks and what for: %s', (text, question) => {
  expect(questionsAlone(text)[0]?.question).toBe(question)
})

it('knows what it leaves out of who asks', () => {
  expect(questionsAlone('Die Nachbarin fragt nach der Nummer.')[0]?.told).toContain('die Nachbarin fragt nach')
})

it.each([
  'Wie lautet die Kundennummer vom Händler?',
  'Ich will die Charge sehen.',
  'Der Händler will Kälber. Bis wann sind sie gesperrt?',
  'Die Kanzlei braucht was?',
  'Die Kanzlei fragt an.',
])('leaves alone what asks itself or says nobody else: %s', (text) => {
  expect(questionsAlone(text)).toEqual([])
})
