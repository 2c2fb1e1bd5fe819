import { describe, expect, it } from 'vitest'
import { extractAssertions, type SourceFormat } from '../../../../core/extraction/index.ts'
import { aDocument, TODAY } from '../../../builders/text-documents.ts'

const letterIn = (text: string, format: SourceFormat = 'pdf') =>
  extractAssertions({ document: aDocument(text, { format }), filename: 'scan.pdf', today: TODAY })?.rows.find(
    ({ kind }) => kind === 'letters',
  )

const letter = (body: string, head = 'Zweckverband Abwasser Oste\nDeichweg 3\n27404 Elsdorf') =>
  letterIn(
    `${head}\n\nElsdorf, 04.05.2026\n\nHerrn\nJan Behrens\nDorfstr. 1\n27404 Elsdorf\n\nKleinkläranlage\n\nSehr geehrter Herr Behrens,\n\n${body}\n\nMit freundlichen Grüßen\nWeber`,
  )

describe('deadlines in whatever words', () => {
  it.each([
    ['Ihre Stellungnahme erwarten wir bis einschließlich 29. Mai 2026.', '2026-05-29'],
    ['Spätester Termin: 05.06.2026.', '2026-06-05'],
    ['Bitte laden Sie die Nachweise hoch. Letzter Tag: 12.06.2026.', '2026-06-12'],
    ['Wir benötigen Ihre Angaben bis zum 14.06. für die Abrechnung.', '2026-06-14'],
    ['Die Unterlagen müssen bis längstens 30. Juni 2026 bei uns eingegangen sein.', '2026-06-30'],
    ['Frist: 19. Juni 2026, 12:00 Uhr.', '2026-06-19'],
    ['Rückmeldung bitte bis 8.6.2026.', '2026-06-08'],
    ['Der Betrag ist bis spätestens 22. Mai 2026 zu überweisen.', '2026-05-22'],
    ['Die Grube ist bis Ende Juni 2026 instand zu setzen und der Abschluss uns mitzuteilen.', '2026-06-30'],
  ])('%s', (sentence, deadline) => {
    expect(letter(sentence)?.values).toMatchObject({ deadline, dated: '2026-05-04' })
  })

  it.each([
    'Die Satzung gilt bis zum 31.12.2026.',
    'Unser Büro ist bis zum 15.05.2026 geschlossen.',
    'Die alte Frist ist am 31.01.2026 abgelaufen.',
    'Der Bewilligungszeitraum läuft vom 01.01.2026 bis zum 31.12.2028.',
  ])('%s sets none', (sentence) => {
    expect(letter(sentence)).toBeUndefined()
  })

  it.each([
    ['binnen vier Wochen nach Zugang dieses Schreibens', '2026-06-01'],
    ['innerhalb von 14 Tagen nach Erhalt', '2026-05-18'],
  ])('%s waits, counted from the letter', (words, deadline) => {
    expect(letter(`Bitte äußern Sie sich ${words}.`)).toMatchObject({ confidence: 0.7, values: { deadline } })
  })

  it('counts from the day of delivery where the paper says it', () => {
    const notice = (delivered: string) =>
      letterIn(
        `Landkreis Rotenburg\nDer Landrat\n27356 Rotenburg\n\n04.05.2026\n\n${delivered}\n\nJan Behrens\nDorfstr. 1\n27404 Elsdorf\n\nAktenzeichen 66-WB-12/26\n\nAnordnung\n\nDie Siloplatte ist instand zu setzen.\n\nGegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Widerspruch erhoben werden.`,
      )
    expect(notice('Mit Postzustellungsurkunde zugestellt am 07.05.2026')).toMatchObject({
      confidence: 0.7,
      values: { deadline: '2026-06-08', received_on: '2026-05-07' },
    })
    expect(notice('Eingegangen\n12. Mai 2026')?.values).toMatchObject({ deadline: '2026-06-12' })
    // A day before that of the letter is none of its arrival.
    expect(notice('Eingang 02.05.2026')?.values).toMatchObject({ received_on: null })
  })

  it.each(['Unser Aktenzeichen', 'Mein Geschäftszeichen', 'Unser Az.'])(
    'the reference may stand below „%s“ beside the letterhead, and is not that of the farm',
    (label) => {
      const head = `Landkreis Rotenburg\nVeterinäramt\n27356 Rotenburg\n\nIhr Aktenzeichen\nB-77/2\n\n${label}\n39-2201.4/26-55`
      expect(letter('Bitte äußern Sie sich bis zum 29.05.2026.', head)?.values).toMatchObject({
        reference_number: '39-2201.4/26-55',
      })
    },
  )

  it('the reference may stand below the text', () => {
    expect(letter('Bitte antworten Sie bis zum 29.05.2026.\n\nAktenzeichen: VET-0042/26')?.values).toMatchObject({
      reference_number: 'VET-0042/26',
    })
  })

  it('is of whoever stands at its top, and waits where nothing more says who that is', () => {
    const row = letter('Bitte antworten Sie bis zum 29.05.2026.', 'Solarpark Oerel Süd')
    expect(row).toMatchObject({ confidence: 0.7, values: { sender: 'Solarpark Oerel Süd' } })
  })
})
