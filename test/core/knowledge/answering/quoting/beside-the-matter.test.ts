import { expect, it } from 'vitest'
import { isBesideTheMatter } from '../../../../../core/knowledge/answering/quoting/beside-the-matter.ts'

const quotes = (text: string) => [{ passage: { text } as never, start: 0, end: text.length }]

it.each([
  ['Habe ich die Rechnung RN-2026-00999 bezahlt?', 'Rechnungsnummer: RN-2026-00871', true],
  ['Habe ich die Rechnung RN-2026-00871 bezahlt?', 'Rechnungsnummer: RN-2026-00871', false],
  ['Wurde das Kalb 00041 gemeldet?', 'die Geburt des Kalbes DE 03 900 00041', false],
  ['Was galt 2026 für den Steinacker?', 'Flächennachweis', false],
  ['Wie durchlässig ist der Steinacker?', 'Schlagname Steinacker, Größe 14,70', true],
  ['Wie durchlässig ist der Steinacker?', 'Der Boden ist durchlässig.', false],
  ['Bitte ermitteln Sie die Flächendifferenz zwischen Acker und Grünland.', '55 ha Acker, 30 ha Grünland', true],
  ['Um wie viel ist der Pachtpreis gestiegen?', 'Der Pachtpreis ist um 40 € gestiegen.', false],
  ['Um wie viel Uhr beginnt die Versammlung?', 'Beginn: 19.30 Uhr', false],
  ['Stimmt die Summe aus HIT mit der Meldung überein?', 'bei der Auswertung von HIT ist aufgefallen', true],
  ['Wie viele Tage vor Fristende haben wir den Antrag eingereicht?', 'Die Frist von sieben Tagen', true],
  ['Wie viele Tage nach der Geburt muss gemeldet werden?', 'innerhalb von sieben Tagen', false],
  ['Wie groß ist der Steinacker?', 'Schlagname Steinacker, 14,70 ha', false],
])('„%s“ beside „%s“: %s', (question, text, isBeside) => {
  expect(isBesideTheMatter(question, quotes(text))).toBe(isBeside)
})
