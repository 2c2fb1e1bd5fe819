import { describe, expect, it } from 'vitest'
import { extractAssertions, type ReadDocument } from '../../../../core/extraction/index.ts'
import { aDocument, fixtureText, TODAY } from '../../../builders/text-documents.ts'

const read = (text: string, more: Partial<ReadDocument> = {}) => {
  const document = { ...aDocument(text, { format: more.format ?? 'pdf' }), ...more }
  const extraction = extractAssertions({ document, filename: 'brief.txt', today: TODAY })
  for (const { quote } of extraction?.rows ?? []) expect(text).toContain(quote)
  return extraction
}
const letterIn = (...args: Parameters<typeof read>) => read(...args)?.rows.find(({ kind }) => kind === 'letters')

const mail = (body: string, from = 'Milchhof Wümme eG <erzeuger@milchhof.example>') => {
  const text = `Von: ${from}\nAn: hof@wuemmetal.example\nDatum: 14.04.2026, 15:40 Uhr\nBetreff: Fragebogen\n\n${body}`
  return letterIn(text, {
    format: 'eml',
    structures: [{ type: 'mail', mail: { subject: 'Fragebogen', from, sentOn: '2026-04-14' } }],
  })
}

const byHand = (body: string) =>
  `Alfons Meier                    27404 Elsdorf, 12. Mai 2026\nHauptstraße 3\n27404 Elsdorf\n\nAn Familie Behrens, Dorfstr. 1, 27432 Oerel\n\nGrenzstein an der Bachwiese\n\nSehr geehrte Familie Behrens,\n\n${body}\n\nMit freundlichen Grüßen\nA. Meier`

describe('letters of everyone else', () => {
  it.each([
    ['wir bitten um Rückmeldung bis spätestens 17. April 2026.', '2026-04-17'],
    ['den Fragebogen brauchen wir zurück, Frist: 15. Mai 2026, 12:00 Uhr.', '2026-05-15'],
    ['bitte teilen Sie uns den Zählerstand bis zum 30.06. mit.', '2026-06-30'],
    ['Rückgabe bitte spätestens am 8. Juni 2026.', '2026-06-08'],
    ['Rückmeldung erbeten bis Freitag, 15.05.2026.', '2026-05-15'],
    ['Anmeldeschluss ist der 02.05.2026.', '2026-05-02'],
  ])('a mail: %s', (sentence, deadline) => {
    const letter = mail(
      `Liebe Familie Behrens,\n\nam 28. April 2026 tagen wir. ${sentence}\n\nViele Grüße\nSabine Hägele`,
    )
    expect(letter).toMatchObject({
      confidence: 0.95,
      values: { subject: 'Fragebogen', sender: 'Milchhof Wümme eG', dated: '2026-04-14', deadline, note: null },
    })
  })

  it('Markdown with marks in the sentence: the quote is literal', () => {
    const text =
      '# Landvolk Kreisverband\n\n27404 Elsdorf, 12.05.2026\n\n## Meldung der Flächen\n\nSehr geehrte Mitglieder,\n\nbitte melden Sie **bis spätestens 17. Juni 2026** Ihre Flächen.\n\nMit freundlichen Grüßen\nKarin Meyer'
    expect(letterIn(text, { format: 'markdown' })).toMatchObject({
      quote: 'bitte melden Sie **bis spätestens 17. Juni 2026** Ihre Flächen.',
      values: { deadline: '2026-06-17', dated: '2026-05-12' },
    })
  })

  it('of a person with an address, once there is something to do', () => {
    const letter = letterIn(byHand('bitte bestätigen Sie mir den Termin bis zum 24.05.2026.'))
    expect(letter).toMatchObject({
      confidence: 0.95,
      values: { sender: 'Alfons Meier', dated: '2026-05-12', deadline: '2026-05-24' },
    })
    expect(letterIn(byHand('der Stein steht noch. Ich habe ihn vom 12.01.2026 an gesucht.'))).toBeUndefined()
  })

  it('of a person in a mail: it waits', () => {
    expect(
      mail(
        'Moin Jens,\n\nbitte gib mir bis zum 02.05.2026 Bescheid.\n\nViele Grüße\nJan',
        'Jan Tietjen <jan@t.example>',
      ),
    ).toMatchObject({ confidence: 0.7, values: { deadline: '2026-05-02' } })
  })

  it.each([
    ['an office that is closed', 'unser Büro ist bis zum 05.06.2026 geschlossen, bitte beachten Sie das.'],
    ['the end of a term', 'bitte beachten Sie: die Erlaubnis gilt bis 30.06.2027.'],
    ['notice without delay', 'ich kündige bitte fristgerecht zum 30.09.2028.'],
  ])('%s is no deadline', (_, sentence) => {
    expect(letterIn(byHand(sentence))).toBeUndefined()
  })

  it('advertising and what the farm itself has written are none', () => {
    expect(
      mail('Liebe Landwirte,\n\nbitte bestellen Sie bis zum 02.05.2026 mit 10 % Rabatt.\n\nViele Grüße\nIhr Team'),
    ).toBeUndefined()
    expect(letterIn(fixtureText('unlike/eigener-widerspruch.txt'))).toBeUndefined()
  })
})
