import { describe, expect, it } from 'vitest'
import { extractLetter } from '../../../../core/extraction/documents/extract-letter.ts'
import { aDocument, plain, readFixture, TODAY } from '../../../builders/text-documents.ts'

const letterIn = (path: string) =>
  readFixture(extractLetter, `letters/${path}`)?.rows.find(({ kind }) => kind === 'letters')
const contactIn = (path: string) =>
  readFixture(extractLetter, `letters/${path}`)?.rows.find(({ kind }) => kind === 'contacts')
const readText = (text: string) =>
  plain(extractLetter({ document: aDocument(text), filename: 'brief.pdf', today: TODAY }))
const letterOf = (text: string) => readText(text)?.rows.find(({ kind }) => kind === 'letters')

/** A letter of an authority around a body. */
const letter = (body: string, { dated = '12.05.2026', subject = 'Bescheid' } = {}) =>
  `Landkreis Rotenburg (Wümme)\nHopfengarten 2\n27356 Rotenburg\n\nFamilie Behrens\n\nAktenzeichen: 39-1/26\nDatum: ${dated}\n\n${subject}\n\nSehr geehrte Familie Behrens,\n\n${body}`

describe('letters of authorities', () => {
  it('a hearing names its day: it is taken without asking', () => {
    expect(readFixture(extractLetter, 'letters/anhoerung-veterinaeramt.txt')).toEqual({
      warnings: [],
      rows: [
        {
          kind: 'contacts',
          confidence: 0.95,
          quote: 'Landkreis Rotenburg (Wümme)',
          values: {
            type: 'authority',
            name: 'Landkreis Rotenburg (Wümme)',
            street: 'Hopfengarten 2',
            postcode: '27356',
            city: 'Rotenburg',
            roles: ['veterinary_office', 'authority'],
          },
        },
        {
          kind: 'letters',
          confidence: 0.95,
          quote: 'Sie haben Gelegenheit, sich bis zum\n24.06.2026 schriftlich zu äußern.',
          values: {
            subject:
              'Anhörung nach § 28 Verwaltungsverfahrensgesetz Verspätete Meldung einer Kälbergeburt an die HIT-Datenbank',
            sender: 'Landkreis Rotenburg (Wümme)',
            dated: '2026-05-18',
            category: 'hearing',
            reference_number: '39.2-5310/26-0417',
            deadline: '2026-06-24',
            deadline_reason:
              'Im Schreiben genannt: „Sie haben Gelegenheit, sich bis zum 24.06.2026 schriftlich zu äußern.“',
          },
        },
      ],
    })
  })

  it.each([
    ['Bescheid über Direktzahlungen 2025', null],
    ['Anhörung 12', null],
    ['Mars-la-Tour-Straße 1', 'Mars-la-Tour-Straße 1'],
    ['Am Kornfeld 7a', 'Am Kornfeld 7a'],
  ])('a line „%s“ below the sender gives the street %s', (line, street) => {
    const text = letter('Gegen diesen Bescheid kann bis zum 15.06.2026 Widerspruch erhoben werden.')
    const read = readText(text.replace('Hopfengarten 2', line))
    const { postcode, street: said = null } = read!.rows.find(({ kind }) => kind === 'contacts')!.values
    expect([postcode, said]).toEqual(['27356', street])
  })

  it('a notice with a month from notification: computed, with the way told, and for a person to confirm', () => {
    expect(letterIn('bewilligungsbescheid-lwk.txt')).toEqual({
      kind: 'letters',
      confidence: 0.7,
      quote:
        'Rechtsbehelfsbelehrung\nGegen diesen Bescheid kann innerhalb eines Monats nach Bekannt-\ngabe Widerspruch bei der Landwirtschaftskammer Niedersachsen, Bewilligungsstelle\nBremervörde, erhoben werden.',
      values: {
        subject: 'Bescheid über die Gewährung der Direktzahlungen für das Antragsjahr 2025',
        sender: 'Landwirtschaftskammer Niedersachsen',
        dated: '2026-05-11',
        category: 'notice',
        reference_number: 'BRV-2025-118 422',
        deadline: '2026-06-15',
        deadline_reason:
          '„innerhalb eines Monats nach Bekanntgabe“: Das Schreiben vom 11.05.2026 gilt am vierten Tag nach der Aufgabe zur Post als bekannt gegeben (§ 41 Abs. 2 VwVfG), also am 15.05.2026. Errechnet; bitte prüfen.',
      },
    })
    expect(contactIn('bewilligungsbescheid-lwk.txt')?.values).toEqual({
      type: 'authority',
      name: 'Landwirtschaftskammer Niedersachsen',
      street: 'Albrecht-Thaer-Straße 6a',
      postcode: '27432',
      city: 'Bremervörde',
      roles: ['authority'],
    })
  })

  it('a decision on an objection that is served: the day on the envelope counts, and the reason says so', () => {
    const { confidence, values } = letterIn('widerspruchsbescheid.txt')!
    // 04.05. + 1 month is Corpus Christi, which is no holiday in Lower Saxony or in all Germany.
    expect([
      confidence,
      values['deadline'],
      values['reference_number'],
      values['category'],
      values['dated'],
      values['subject'],
    ]).toEqual([0.7, '2026-06-04', 'W 4711/25 LBG', 'notice', '2026-04-30', 'Widerspruchsbescheid'])
    expect(values['deadline_reason']).toContain('Bei förmlicher Zustellung zählt der Tag auf dem Umschlag.')
  })

  it('a reminder of a company', () => {
    expect(letterIn('mahnung-landhandel.txt')).toMatchObject({
      confidence: 0.95,
      values: {
        subject: '1. Mahnung',
        sender: 'Landhandel Raisen Nord GmbH',
        category: 'reminder',
        dated: '2026-05-15',
        deadline: '2026-05-29',
        reference_number: 'RN-2026-00871',
      },
    })
    expect(contactIn('mahnung-landhandel.txt')?.values).toEqual({
      type: 'company',
      name: 'Landhandel Raisen Nord GmbH',
      street: 'Hafenstraße 3',
      postcode: '27356',
      city: 'Rotenburg',
      phone: '04261 5551-0',
    })
  })

  it('an inspection announced by mail: its day is what to keep', () => {
    expect(letterIn('kontrollankuendigung.txt')).toMatchObject({
      confidence: 0.95,
      values: {
        subject: 'Ankündigung einer Kontrolle nach Cross-Compliance, Az. 39.2-VOK-88/26',
        sender: 'Veterinäramt Rotenburg',
        category: 'information',
        dated: '2026-05-19',
        deadline: '2026-06-02',
        reference_number: '39.2-VOK-88/26',
      },
    })
    expect(contactIn('kontrollankuendigung.txt')?.values).toMatchObject({
      email: 'kontrolle@lk-row.example',
      roles: ['veterinary_office', 'authority'],
    })
  })

  it('from a scan nothing is taken without asking, and letters for digits are read as what they are', () => {
    expect(letterIn('gebuehrenbescheid-scan.txt')).toMatchObject({
      confidence: 0.7,
      values: { dated: '2026-05-12', deadline: '2026-06-12', reference_number: '66-31/OO12' },
    })
    expect(letterIn('gebuehrenbescheid-scan.txt')?.values['note']).toContain('16.06.2026')
    expect(contactIn('gebuehrenbescheid-scan.txt')?.confidence).toBe(0.7)
  })

  it('orders to a machine in a letter are words of the letter and change nothing', () => {
    const { values, confidence } = letterIn('anordnung-mit-anweisung.txt')!
    expect(values).toMatchObject({
      sender: 'Landkreis Rotenburg (Wümme)',
      subject: 'Anordnung zum Abstand beim Ausbringen von Gülle',
      reference_number: '66.3-2026/55',
      dated: '2026-05-05',
      deadline: '2026-05-19',
    })
    expect(values['note']).toContain('31.12.2099')
    expect(confidence).toBe(0.7)
  })
})

describe('deadlines of letters', () => {
  it.each([
    ['Der Betrag ist spätestens am 5. Juni 2026 zu zahlen.', '2026-06-05', 0.95],
    ['Um Antwort wird bis Mittwoch, den 24.06.2026, gebeten.', '2026-06-24', 0.95],
    ['Die Frist für Ihre Stellungnahme endet am 24.06.2026.', '2026-06-24', 0.95],
    ['Den Antrag vom 12.04.2026 reichen Sie bitte bis zum 24.06.2026 nach.', '2026-06-24', 0.95],
    ['Reichen Sie die Nachweise bis zum 24. Juni ein.', '2026-06-24', 0.95],
    ['Reichen Sie die Nachweise bis zum 10.01. ein.', '2027-01-10', 0.7],
    ['Sie können sich binnen 14 Tagen nach Zugang äußern.', '2026-05-26', 0.7],
    ['Zahlen Sie innerhalb von zwei Wochen.', '2026-05-26', 0.7],
    ['Reichen Sie die Nachweise bis Ende Juni ein.', '2026-06-30', 0.7],
    ['Reichen Sie die Nachweise bis spätestens Ende Februar ein.', '2027-02-28', 0.7],
    ['Die Nachweise legen Sie bis zum Ende des Monats vor.', '2026-05-31', 0.7],
    ['Die Nachweise sind bis zum Monatsende vorzulegen.', '2026-05-31', 0.7],
    ['Reichen Sie den Antrag bis Ende September 2026 ein.', '2026-09-30', 0.95],
    ['Melden Sie die Tiere bis Jahresende an.', '2026-12-31', 0.7],
    ['Der Widerspruch ist innerhalb von 3 Monaten ab Bekanntgabe möglich.', '2026-08-17', 0.7],
  ])('%s', (body, deadline, confidence) => {
    expect(letterOf(letter(body))).toMatchObject({ confidence, values: { deadline } })
  })

  it.each([
    'Die Genehmigung ist gültig bis zum 24.06.2026.',
    'Der Verpflichtungszeitraum vom 01.06.2026 bis zum 24.06.2027 bleibt bestehen, die Nachweise liegen vor.',
    'Die Pacht ist befristet bis Ende Juni 2026, zahlen Sie wie bisher.',
    'Bis Ende Juni war es trocken.',
    'Die Frist ist am 30.04.2026 abgelaufen.',
    'Ihr Kalb wurde am 24.06.2026 gemeldet.',
    'Die Kontrolle hat drei Wochen gedauert.',
  ])('is none: %s', (body) => {
    const found = letterOf(letter(body))!
    expect(found.values).not.toHaveProperty('deadline')
    expect(found.confidence).toBe(0.95)
  })

  it('an end on a Sunday moves, and the reason says why', () => {
    // 13.05. + 4 days is Sunday 17.05.; a month later is Wednesday. 17.05. + 4 is 21.05.; + 1 month is Sunday 21.06.
    expect(
      letterOf(letter('Widerspruch ist innerhalb eines Monats nach Bekanntgabe möglich.', { dated: '13.05.2026' }))
        ?.values['deadline'],
    ).toBe('2026-06-17')
    const moved = letterOf(
      letter('Widerspruch ist innerhalb eines Monats nach Bekanntgabe möglich.', { dated: '17.05.2026' }),
    )!.values
    expect(moved['deadline']).toBe('2026-06-22')
    expect(moved['deadline_reason']).toContain('Der 21.06.2026 ist kein Werktag (§ 193 BGB).')
  })

  it('before 2025 a letter counted as notified a day earlier', () => {
    expect(
      letterOf(letter('Widerspruch ist innerhalb eines Monats nach Bekanntgabe möglich.', { dated: '05.06.2024' }))
        ?.values,
    ).toMatchObject({ deadline: '2024-07-08' })
  })

  it('of several the first is kept, the others are told, and a person looks', () => {
    const { values, confidence } = letterOf(
      letter('Zahlen Sie bis zum 12.06.2026. Die Unterlagen reichen Sie bis zum 29.05.2026 ein.'),
    )!
    expect([values['deadline'], confidence]).toEqual(['2026-05-29', 0.7])
    expect(values['note']).toBe(
      'Im Schreiben stehen weitere Fristen: 12.06.2026 (Im Schreiben genannt: „Zahlen Sie bis zum 12.06.2026.“)',
    )
  })

  it.each(['Stadt Bremervörde', 'Gemeinde Oerel', 'Amt Neuhaus', 'S T A D T   W E I L E R'])(
    '%s is an authority',
    (name) => {
      const text = letter('Zahlen Sie bis zum 24.06.2026.').replace('Landkreis Rotenburg (Wümme)', name)
      expect(readText(text)?.rows[0]).toMatchObject({ kind: 'contacts', values: { type: 'authority' } })
    },
  )

  it('a letter that is not dated, or dated tomorrow, has to be confirmed', () => {
    expect(readText(letter('Text.').replace('Datum: 12.05.2026\n', ''))).toMatchObject({
      warnings: ['Das Datum des Schreibens war nicht zu finden.'],
      rows: [{}, { confidence: 0.7 }],
    })
    const tomorrow = readText(letter('Text.', { dated: '21.05.2026' }))!
    expect(tomorrow.rows).toMatchObject([{ kind: 'contacts' }, { kind: 'letters', confidence: 0.7 }])
    expect(tomorrow.rows[1]!.values).not.toHaveProperty('dated')
    expect(tomorrow.warnings).toEqual(['Das Schreiben trägt ein Datum, das noch kommt (21.05.2026); bitte prüfe es.'])
  })

  it('stands on whichever page it is', () => {
    const extraction = extractLetter({
      document: aDocument(
        `${letter('Der Bescheid folgt.')}\f${'Gegen diesen Bescheid kann binnen eines Monats nach Bekanntgabe Widerspruch erhoben werden.'}`,
      ),
      filename: 'b.pdf',
      today: TODAY,
    })!
    expect(extraction.rows[1]).toMatchObject({
      page: 2,
      quote: 'Gegen diesen Bescheid kann binnen eines Monats nach Bekanntgabe Widerspruch erhoben werden.',
    })
  })
})
