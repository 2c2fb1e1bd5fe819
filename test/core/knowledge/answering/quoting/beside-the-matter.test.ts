import { expect, it } from 'vitest'
import { isBesideTheMatter } from '../../../../../core/knowledge/answering/quoting/beside-the-matter.ts'

const quote = (text: string) => ({ passage: { text, documentId: text } as never, start: 0, end: text.length })

it.each([
  ['Habe ich die Rechnung RN-2026-00999 bezahlt?', 'Rechnungsnummer: RN-2026-00871', true],
  ['Habe ich die Rechnung RN-2026-00871 bezahlt?', 'Rechnungsnummer: RN-2026-00871', false],
  ['Wurde das Kalb 00041 gemeldet?', 'die Geburt des Kalbes DE 03 900 00041', false],
  ['Was galt 2026 für den Steinacker?', 'Flächennachweis', false],
  ['Wie durchlässig ist der Steinacker?', 'Schlagname Steinacker, Größe 14,70', true],
  ['Wie durchlässig ist der Steinacker?', 'Der Boden ist durchlässig.', false],
  ['Bitte ermitteln Sie die Flächendifferenz zwischen Acker und Grünland.', '55 ha Acker, 30 ha Grünland', true],
  ['Um wie viel ist der Pachtpreis gestiegen?', 'Der Pachtpreis ist um 40 € gestiegen.', false],
  ['Wie viel Hektar Acker haben wir mehr als Grünland?', '55 ha Acker, 30 ha Grünland', true],
  ['Acker minus Grünland in ha', '55 ha Acker, 30 ha Grünland', true],
  ['Wie viel Fett hatte die Milch im Schnitt?', 'Fett: 4,12 %', true],
  ['Wie viel Fett hatte die Milch im Schnitt?', 'Fett im Mittel: 4,12 %', false],
  ['Wie viel Prozent der Kühe sind trächtig?', 'Angerechnet werden 85 Prozent', true],
  ['Wie viel Prozent der Kühe sind trächtig?', 'Trächtig: 62 Prozent', false],
  ['Muss der Steinacker gekalkt werden?', 'Schlagname Steinacker, Größe 14,70', true],
  ['Muss der Steinacker gekalkt werden?', 'Steinacker: Kalkung nötig, pH 5,4', false],
  ['Darf auf dem Steinacker gedüngt werden?', 'Steinacker: Düngung bis 01.10.', false],
  ['Um wie viel Uhr beginnt die Versammlung?', 'Beginn: 19.30 Uhr', false],
  ['Stimmt die Summe aus HIT mit der Meldung überein?', 'bei der Auswertung von HIT ist aufgefallen', true],
  ['Wie viele Tage vor Fristende haben wir den Antrag eingereicht?', 'Die Frist von sieben Tagen', true],
  ['Wie viele Tage nach der Geburt muss gemeldet werden?', 'innerhalb von sieben Tagen', false],
  ['Wie groß ist der Steinacker?', 'Schlagname Steinacker, 14,70 ha', false],
])('„%s“ beside „%s“: %s', (question, text, isBeside) => {
  expect(isBesideTheMatter(question, [quote(text)], quote(text))).toBe(isBeside)
})

it('is what the document that is told does not reckon, whatever another one says', () => {
  const [told, other] = [quote('Milchmenge: 48.312 kg'), quote('Die Zellzahl steigt seit zwei Monaten.')]
  expect(isBesideTheMatter('Um wie viel ist die Milchmenge gesunken?', [told, other], told)).toBe(true)
})
