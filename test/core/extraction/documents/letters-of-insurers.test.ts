import { describe, expect, it } from 'vitest'
import { extract } from '../../../builders/extract.ts'

const letter = (...words: string[]) =>
  extract(
    [
      'Hannoversche Hofversicherung a. G.',
      '',
      'Georgstraße 12, 30159 Hannover',
      '',
      'Jörg Behrens',
      'Moorweg 3',
      '29348 Eschede',
      '',
      'Ihre Versicherungsnummer  Ihr Ansprechpartner  Datum',
      'LH 20-114-882-1  Agentur Lübbers, 05142 7001  16.03.2026',
      '',
      'Betriebshaftpflichtversicherung – neuer Beitrag',
      '',
      'Sehr geehrter Herr Behrens,',
      '',
      ...words,
      '',
      'Mit freundlichen Grüßen',
      'Ihre Hannoversche',
    ].join('\n'),
    'Versicherung Haftpflicht.txt',
  )

describe('a letter of an insurer that asks for nothing', () => {
  it('has its number and the day until which the contract can be ended', async () => {
    const { rows } = await letter(
      'der Beitrag Ihrer Versicherung steigt. Sie brauchen nichts zu veranlassen.',
      '',
      'Sie können den Vertrag kündigen. Die Kündigung muss uns bis spätestens 30.04.2026 zugegangen sein.',
    )
    expect(rows.find(({ kind }) => kind === 'letters')?.values).toMatchObject({
      sender: 'Hannoversche Hofversicherung a. G.',
      subject: 'Betriebshaftpflichtversicherung – neuer Beitrag',
      dated: '2026-03-16',
      deadline: '2026-04-30',
      reference_number: 'LH 20-114-882-1',
    })
  })

  it('is no row where it sets no day', async () => {
    const { rows } = await letter('der Beitrag Ihrer Versicherung steigt. Sie brauchen nichts zu veranlassen.')
    expect(rows).toEqual([])
  })
})
