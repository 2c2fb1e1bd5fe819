import { describe, expect, it } from 'vitest'
import { entitiesOf } from '../../../core/knowledge/entities.ts'

const found = (text: string): string[] =>
  entitiesOf(text).map(({ kind, key, label }) => (key === label ? `${kind}: ${label}` : `${kind}: ${label} = ${key}`))

describe('entities', () => {
  it.each([
    [
      'Nach § 6 Abs. 4 DüV und § 10 der Düngeverordnung',
      ['paragraph: § 6 Abs. 4 DüV', 'paragraph: § 10 DüV', 'statute: DüV'],
    ],
    ['§ 26 Absatz 2 Satz 1 gilt', ['paragraph: § 26 Abs. 2']],
    ['Winterweizen nach Raps, 30 m³ Rindergülle', ['crop: Winterweizen', 'crop: Raps', 'substance: Rindergülle']],
    [
      'Behandelt von Dr. med. vet. Anna Meinecke, gemeldet an Herrn Behrens',
      ['person: Anna Meinecke', 'person: Behrens'],
    ],
    ['Sehr geehrte Damen und Herren, der Weizen', ['crop: Weizen']],
    [
      'Raiffeisen Agrarhandel GmbH & Co. KG, Molkerei Nordmark eG',
      ['organization: Raiffeisen Agrarhandel GmbH & Co. KG', 'organization: Molkerei Nordmark eG'],
    ],
    ['Landwirtschaftskammer Niedersachsen', ['organization: Landwirtschaftskammer Niedersachsen']],
    ['Dorfstr. 5, 27356 Rotenburg, 12345 Stück', ['place: 27356 Rotenburg', 'place: 12345 Stück']],
    [
      'am 5.3.2026, 20. Mai 2026 und 2026-05-21, nicht am 45.13.2026',
      ['date: 05.03.2026 = 2026-03-05', 'date: 20.05.2026 = 2026-05-20', 'date: 21.05.2026 = 2026-05-21'],
    ],
    ['Ohrmarke DE 09 123 45678 (276000912345678)', ['animal: DE 09 123 45678 = 276000912345678']],
    ['FLIK DENILI1234567890', ['parcel: DENILI1234567890']],
    ['Registriernummer 03 361 234 5678, nicht ohne Wort davor 033612345679', ['holding: 033612345678']],
    ['Registriernummer: 276 033612345678', ['holding: 033612345678']],
    ['IBAN DE89 3704 0044 0532 0130 00, falsch DE88 3704 0044 0532 0130 00', ['bank_account: DE89370400440532013000']],
    ['Rechnung Nr. RE-2026/0815 vom', ['invoice: RE-2026/0815']],
    ['Zulassungsnummer 024567-00, 033888-00', ['approval: 024567-00', 'approval: 033888-00']],
  ])('%s', (text, entities) => expect(found(text)).toEqual(entities))

  it('reads a megabyte of anything, and finds nothing in it', { tags: ['large'] }, () => {
    for (const piece of ['A', '1', 'DE ', 'Ab. ', '§ 1 ', 'Aa Bb & ', '0 ', '12.'])
      expect(entitiesOf(piece.repeat(200_000 / piece.length)).length, piece).toBeLessThan(5)
  })
})
