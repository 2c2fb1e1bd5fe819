import { expect, it } from 'vitest'
import { questionAlone } from '../../../../../core/knowledge/answering/message/question-alone.ts'

it.each([
  ['Morgen kommt der Prüfer. Welche Nachweise gelten noch?', 'Welche Nachweise gelten noch?'],
  ['Ich plane die Tour: wie viele Ferkel sind verkauft?', 'wie viele Ferkel sind verkauft?'],
  ['Hier ist Jan, ich mache die Post. Was ist dringend? ', 'Was ist dringend?'],
  [
    'Die Kanzlei stellt Verträge zusammen. Unter welcher Nummer läuft der Stall?',
    'Unter welcher Nummer läuft der Stall?',
  ],
  ['Guten Morgen, hier die Praxis. Gibt es ein Kalb ohne Marke?', 'Gibt es ein Kalb ohne Marke?'],
])('takes the question that a message ends with: %s', (message, question) => {
  expect(questionAlone(message)?.question).toBe(question)
})

it('knows what is told before it', () => {
  expect(questionAlone('Morgen kommt der Prüfer. Welche Nachweise gelten noch?')?.told).toBe('Morgen kommt der Prüfer.')
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
  expect(questionAlone(message)).toBeUndefined()
})
