import { describe, expect, it } from 'vitest'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemoryDeletedRows } from '../../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProposalStore } from '../../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryProvenanceStore } from '../../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../../adapters/memory/farm/memory-row-names.ts'
import { MemoryRowStore } from '../../../adapters/memory/farm/memory-row-store.ts'
import { extractAssertions } from '../../../core/extraction/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { applyExtraction } from '../../../core/sources/apply-extraction.ts'
import { csv, readHere } from '../../builders/extract.ts'
import { aFarmOver } from '../../builders/provenance.ts'

interface Paper {
  filename: string
  text: string
}

const register = (...lines: string[]): Paper => ({
  filename: 'bestandsbuch.csv',
  text: csv(
    'Datum;Ohrmarke;Gruppe;Diagnose;Arzneimittel;Menge;Einheit;Beleg-Nr.;Wartezeit Fleisch (Tage);Anwender',
    ...lines,
  ),
})
const receipt = (...lines: string[]): Paper => ({
  filename: 'beleg.txt',
  text: ['AuA-Beleg', 'Beleg-Nr.: 7', 'Datum: 10.05.2026', 'Arzneimittel: Mastivet', ...lines].join('\n'),
})
const cows: Paper = {
  filename: 'tiere.csv',
  text: csv(
    'Ohrmarke;Geboren am;Rasse',
    'DE 03 556 00001;01.02.2020;HF',
    'DE 03 556 00002;01.03.2020;HF',
    'DE 03 556 00003;01.04.2020;HF',
  ),
}

/** The treatments of a farm after the papers came in: who was treated, how much was given and the withdrawal. */
async function uploaded(papers: readonly Paper[]) {
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
  for (const { filename, text } of papers) {
    const document = await readHere(text, filename)
    const extraction = extractAssertions({ document, filename, today: '2026-05-20' })!
    const documentId = `${filename} ${text.length}` as DocumentId
    await farm.whole(() =>
      applyExtraction(
        { ...farm, ...stores },
        { namespaceId: farm.namespaceId, documentId, letterId: undefined },
        extraction,
        ++farm.time.now,
      ),
    )
  }
  const rows = await farm.list('treatments')
  return rows.map(({ values: { group, amount } }) => `${group}: ${amount}`).toSorted()
}

const ONE = '10.05.2026;DE 03 556 00001;;Mastitis;Mastivet;20;ml;7;6;Behrens'
const TWO = '10.05.2026;DE 03 556 00002;;Mastitis;Mastivet;25;ml;7;6;Behrens'
const THREE = '10.05.2026;DE 03 556 00003;;Mastitis;Mastivet;30;ml;7;6;Behrens'
const OF_ONE = receipt('Tier: DE 03 556 00001', 'Menge: 20 ml', 'Charge: C7', 'Wartezeit Fleisch: 6 Tage')

describe('treatments of one receipt', () => {
  it.each([['known to the farm', [cows]] as const, ['unknown to the farm', []] as const])(
    'are one for each animal, %s',
    async (_, before) => {
      expect(await uploaded([...before, register(ONE, TWO, THREE)])).toEqual([
        'DE 03 556 00001: 20',
        'DE 03 556 00002: 25',
        'DE 03 556 00003: 30',
      ])
    },
  )

  it.each([
    ['the register after the receipt', [cows, OF_ONE, register(ONE)]],
    ['the receipt after the register', [cows, register(ONE), OF_ONE]],
    ['the list of animals between both', [OF_ONE, cows, register(ONE)]],
    ['the register once more in the same file', [register(ONE), cows, register(ONE)]],
  ])('are one where receipt and register tell of it: %s', async (_, papers) => {
    expect(await uploaded(papers)).toEqual(['DE 03 556 00001: 20'])
  })

  it('are those of the animals that the receipt does not name, beside its own', async () => {
    expect(await uploaded([OF_ONE, cows, register(ONE, TWO)])).toEqual(['DE 03 556 00001: 20', 'DE 03 556 00002: 25'])
  })

  it('are one where the papers call a group otherwise, and two of two groups', async () => {
    const piglets = receipt('Tiere: 220 Ferkel, Abteil 3', 'Menge: 440 ml', 'Charge: C7', 'Wartezeit Fleisch: 6 Tage')
    const line = (group: string): string => `10.05.2026;;${group};Husten;Mastivet;440;ml;7;6;Behrens`
    expect(await uploaded([piglets, register(line('Abteil 3'))])).toEqual(['Abteil 3: 440'])
    expect(await uploaded([piglets, register(line('Abteil 4'))])).toHaveLength(2)
    expect(await uploaded([register(line('Abteil 3'), line('Abteil 4'))])).toHaveLength(2)
  })
})
