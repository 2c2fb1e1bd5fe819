import { describe, expect, it } from 'vitest'
import { isSameContact } from '../../../core/farm/index.ts'
import type { Assertion } from '../../../core/extraction/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { MemoryDeletedRows } from '../../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProposalStore } from '../../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryProvenanceStore } from '../../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../../adapters/memory/farm/memory-row-names.ts'
import { MemoryRowStore } from '../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { applyExtraction } from '../../../core/sources/apply-extraction.ts'
import { aFarmOver } from '../../builders/provenance.ts'

const meyer = { name: 'Landhandel Meyer GmbH', postcode: '27404', city: 'Musterfeld' }

const brandt = { name: 'Mühle Brandt GmbH & Co. KG', street: 'Mühlenstraße 4', postcode: '76131', city: 'Karlsruhe' }

describe('two entries of a contact', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>, boolean]>([
    ['of one number for VAT', { name: 'A', vat_id: 'DE1' }, { name: 'B', vat_id: 'DE1' }, true],
    ['of two numbers for VAT', { ...meyer, vat_id: 'DE1' }, { ...meyer, vat_id: 'DE2' }, false],
    ['of one name and place', meyer, { ...meyer, name: 'LANDHANDEL  MEYER, GmbH' }, true],
    ['of one name and town', meyer, { name: meyer.name, city: 'musterfeld' }, true],
    ['of one name alone', meyer, { name: meyer.name }, false],
    [
      'of one name at two places',
      { name: 'Müller GmbH', postcode: '27404' },
      { name: 'Müller GmbH', postcode: '27356' },
      false,
    ],
    [
      'of one name in two towns',
      { name: 'Müller GmbH', city: 'Zeven' },
      { name: 'Müller GmbH', city: 'Rotenburg' },
      false,
    ],
    [
      'of one name, telephone and two places',
      { ...meyer, phone: '1' },
      { ...meyer, postcode: '27356', phone: '1' },
      false,
    ],
    [
      'of one name and telephone',
      { name: 'Meyer', phone: '04281 555-1' },
      { name: 'Meyer', phone: '+49 4281 5551' },
      true,
    ],
    [
      'of one name and customer number',
      { name: 'Meyer', customer_number: 'K 1' },
      { name: 'Meyer', customer_number: 'k-1' },
      true,
    ],
    [
      'of one place and customer number',
      { ...meyer, customer_number: '1' },
      { ...meyer, name: 'Molkerei', customer_number: '1' },
      false,
    ],
    [
      'of one address for mail and place',
      { ...meyer, email: 'A@b.de' },
      { ...meyer, name: 'Meyer', email: 'a@b.de' },
      true,
    ],
    ['that say nothing', {}, {}, false],
    ['of one name and street but for umlauts and legal form', brandt, { ...brandt, name: 'Muehle Brandt' }, true],
    [
      'of one name with „und“ for „&“',
      brandt,
      { ...brandt, name: 'Muehle Brandt GmbH und Co KG', street: 'Muehlenstr. 4' },
      true,
    ],
    [
      'of one name without its legal form, in another street',
      brandt,
      { ...brandt, name: 'Mühle Brandt', street: 'Am Wehr 1' },
      false,
    ],
    [
      'of one name without its legal form, without a street',
      brandt,
      { name: 'Mühle Brandt', postcode: '76131' },
      false,
    ],
    [
      'of one name without its legal form, and telephone',
      { name: 'Brandt OHG', phone: '0721 44' },
      { name: 'Brandt', phone: '+49 721 44' },
      true,
    ],
    [
      'of two companies of one family in one yard',
      { ...brandt, name: 'Brandt GbR' },
      { ...brandt, name: 'Brandt KG' },
      false,
    ],
    [
      'of two companies with one mail in one yard',
      { ...brandt, name: 'Brandt GbR', email: 'b@b.de' },
      { ...brandt, name: 'Brandt KG', email: 'b@b.de' },
      false,
    ],
    [
      'of one name, street and two numbers for VAT',
      { ...brandt, vat_id: 'DE1' },
      { ...brandt, name: 'Mühle Brandt', vat_id: 'DE2' },
      false,
    ],
    ['of two names in one street', brandt, { ...brandt, name: 'Mühle Brandner GmbH & Co. KG' }, false],
    [
      'whose names are legal forms alone',
      { name: 'GmbH', city: 'A', street: 'B' },
      { name: 'AG', city: 'A', street: 'B' },
      false,
    ],
  ])('%s', (_name, one, other, same) => {
    expect([isSameContact(one, other), isSameContact(other, one)]).toEqual([same, same])
  })
})

describe('a document that names a contact', () => {
  const aFarm = () => {
    const database = new MemoryDatabase()
    const stores = {
      provenance: new MemoryProvenanceStore(database),
      deletedRows: new MemoryDeletedRows(database),
      proposals: new MemoryProposalStore(database),
      rows: new MemoryRowStore(database),
      references: new MemoryReferences(database),
      rowNames: new MemoryRowNames(database),
    }
    const farm = aFarmOver(stores, database)
    const read = (documentId: string, values: object) => {
      const rows: Assertion[] = [
        {
          kind: 'contacts',
          name: 'contact',
          values: { type: 'company', ...values },
          confidence: 1,
          page: 1,
          quote: null,
        },
      ]
      const deriving = { namespaceId: farm.namespaceId, documentId: documentId as DocumentId, letterId: undefined }
      return farm.whole(() => applyExtraction({ ...farm, ...stores }, deriving, { rows }, (farm.time.now += 1)))
    }
    const contacts = async () =>
      (await farm.list('contacts')).map(({ values, sources }) => [
        values['name'],
        values['vat_id'],
        values['street'],
        sources.map(({ documentId }) => documentId).toSorted(),
      ])
    return { read, contacts }
  }

  it('means the one that the farm has, and adds to it what it knows more', async () => {
    const { read, contacts } = aFarm()
    await read('brief', meyer)
    await read('rechnung', { ...meyer, vat_id: 'DE123456789', street: 'Am Bahnhof 3' })
    expect(await contacts()).toEqual([[meyer.name, 'DE123456789', 'Am Bahnhof 3', ['brief', 'rechnung']]])
    await read('rechnung', { ...meyer, vat_id: 'DE123456789', street: 'Am Bahnhof 4' })
    expect(await contacts()).toEqual([[meyer.name, 'DE123456789', 'Am Bahnhof 4', ['brief', 'rechnung']]])
  })

  it('is one however its name is written in one street', async () => {
    const { read, contacts } = aFarm()
    for (const [index, name] of [brandt.name, 'Muehle Brandt GmbH & Co. KG', 'Mühle Brandt'].entries())
      await read(`rechnung ${index}`, { ...brandt, name })
    expect((await contacts()).map(([, , , sources]) => sources)).toEqual([['rechnung 0', 'rechnung 1', 'rechnung 2']])
  })

  it('never means another of the same name, nor one of two', async () => {
    const { read, contacts } = aFarm()
    await read('a', { name: 'Müller GmbH', postcode: '27404' })
    await read('b', { name: 'Müller GmbH', postcode: '27356' })
    await read('c', { name: 'Müller GmbH', postcode: '27404', vat_id: 'DE111111111' })
    await read('d', { name: 'Müller GmbH', postcode: '27404', vat_id: 'DE222222222' })
    expect((await contacts()).map(([, vat, , sources]) => [vat ?? null, sources]).toSorted()).toEqual(
      [
        ['DE111111111', ['a', 'c']],
        ['DE222222222', ['d']],
        [null, ['b']],
      ].toSorted(),
    )
    // Two bear the name and the place now.
    await read('e', { name: 'Müller GmbH', city: 'Zeven', email: 'info@mueller.example' })
    expect(await contacts()).toHaveLength(4)
  })
})
