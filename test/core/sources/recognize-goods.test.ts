import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemoryDeletedRows } from '../../../adapters/memory/farm/memory-deleted-rows.ts'
import { MemoryProposalStore } from '../../../adapters/memory/farm/memory-proposal-store.ts'
import { MemoryProvenanceStore } from '../../../adapters/memory/farm/memory-provenance-store.ts'
import { MemoryReferences } from '../../../adapters/memory/farm/memory-references.ts'
import { MemoryRowNames } from '../../../adapters/memory/farm/memory-row-names.ts'
import { MemoryRowStore } from '../../../adapters/memory/farm/memory-row-store.ts'
import { extractAssertions } from '../../../core/extraction/index.ts'
import { movementsOfGoods } from '../../../core/farm/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { applyExtraction } from '../../../core/sources/apply-extraction.ts'
import { csv, readHere } from '../../builders/extract.ts'
import { aFarmOver } from '../../builders/provenance.ts'
import { aDocument } from '../../builders/text-documents.ts'

interface Paper {
  is: 'Lieferschein' | 'Rechnung'
  number: string
  day: string
  goods: string
  amount: number
  /** The note that it names. */
  of?: string
  /** The same as a table. */
  table?: true
  /** Stands below everything: another file of the same paper. */
  below?: string
}

const german = (amount: number): string => amount.toFixed(2).replace('.', ',')

function textOf({ is, number, day, goods, amount, of, below = '' }: Paper): string {
  const [net, tax] = [amount * 300, amount * 57]
  const note = of === undefined ? '' : `\nLieferschein-Nr.: ${of}`
  const head = `Landhandel Raisen Nord GmbH\nHafenstraße 3\n27356 Rotenburg\n\n${is} Nr. ${number}\nDatum: ${day}${note}\n\n`
  return is === 'Lieferschein'
    ? `${head}Artikel  Menge\n${goods}  ${amount} t\n${below}`
    : `${head}Artikel  Menge  Einzelpreis  Betrag\n${goods}  ${amount} t  300,00  ${german(net)}\n\nNettobetrag ${german(net)} €\n19 % USt ${german(tax)} €\nRechnungsbetrag ${german(net + tax)} €`
}

const tableOf = ({ number, day, goods, amount }: Paper): string =>
  csv(
    'Rechnungsnummer;Datum;Lieferant;Artikel;Menge;Einheit;Einzelpreis',
    `${number};${day};Landhandel Raisen Nord GmbH;${goods};${german(amount)};t;300,00`,
  )

/** What lies in the store after the papers came in, in tonnes of each row, and what the receipts say. */
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
  for (const [index, paper] of papers.entries()) {
    const document = paper.table
      ? await readHere(tableOf(paper), 'rechnung.csv')
      : aDocument(textOf(paper), { format: 'txt' })
    const filename = paper.table ? 'rechnung.csv' : 'papier.txt'
    const extraction = extractAssertions({ document, filename, today: '2026-11-20' })!
    const documentId = `${index}-${paper.number}` as DocumentId
    await farm.whole(() =>
      applyExtraction(
        { ...farm, ...stores },
        { namespaceId: farm.namespaceId, documentId, letterId: undefined },
        extraction,
        ++farm.time.now,
      ),
    )
  }
  const stock = await farm.list('stock')
  const receipts = await farm.list('receipts')
  const moved = movementsOfGoods({
    movements: [],
    workItems: [],
    receipts: receipts.map(({ values }) => values) as never,
  })
  return {
    stock: stock.map(({ values }) => Number(values['amount'])).toSorted((a, b) => a - b),
    notes: stock.map(({ values }) => values['delivery_note']).toSorted(),
    waiting: (await farm.waiting()).map(({ values }) => [values['article'], values['delivery_note']]),
    levels: [...moved.values()].flat().reduce((sum, { amount }) => sum + amount, 0),
  }
}

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one, at) => permutations(all.filter((_, index) => index !== at)).map((rest) => [one, ...rest]))

const note = (number: string, amount: number, day = '08.04.2026', goods = 'KAS 27 lose'): Paper => ({
  is: 'Lieferschein',
  number,
  day,
  goods,
  amount,
})
const invoice = (number: string, amount: number, more: Partial<Paper> = {}): Paper => ({
  is: 'Rechnung',
  number,
  day: '20.04.2026',
  goods: 'KAS 27 lose',
  amount,
  ...more,
})

describe('goods of a table of invoices', () => {
  it('are those of the invoice itself, and ask nothing', async () => {
    const papers = [invoice('RE-1', 12), invoice('RE-1', 12, { table: true })]
    expect(await uploaded(papers)).toMatchObject({ stock: [12], notes: ['RE-1'], waiting: [] })
    const billed = [note('LS-1', 12), ...papers]
    expect(await uploaded(billed)).toMatchObject({ stock: [12], notes: ['LS-1'], waiting: [] })
  })

  it('wait where no other paper has told of them so', async () => {
    const alone = invoice('RE-1', 12, { table: true })
    const waiting = [['KAS 27 lose', 'RE-1']]
    expect(await uploaded([alone])).toMatchObject({ stock: [], waiting })
    expect(await uploaded([invoice('RE-1', 13), alone])).toMatchObject({ stock: [13], waiting })
  })
})

describe('goods of a delivery note', () => {
  it('lie in the store at once, and the levels say the same', async () => {
    expect(await uploaded([note('LS-1', 12)])).toMatchObject({ stock: [12], notes: ['LS-1'], levels: 12 })
  })

  it.each<[string, Paper[], number[]]>([
    ['an invoice names the note', [note('LS-1', 12), invoice('RE-1', 12, { of: 'LS-1' })], [12]],
    [
      'it names the note and calls the goods otherwise',
      [note('LS-1', 12), invoice('RE-1', 12, { of: 'LS-1', goods: 'Kalkammonsalpeter gekörnt' })],
      [12],
    ],
    ['it names none', [note('LS-1', 12), invoice('RE-1', 12)], [12]],
    [
      'of equal loads each is billed once, and one has no note',
      [note('LS-1', 12), note('LS-2', 12), invoice('RE-1', 12), invoice('RE-2', 12), invoice('RE-3', 12)],
      [12, 12, 12],
    ],
    [
      'one is named and one is not',
      [note('LS-1', 12), note('LS-2', 12), invoice('RE-1', 12, { of: 'LS-2' }), invoice('RE-2', 12)],
      [12, 12],
    ],
    [
      'the note comes in two files',
      [note('LS-1', 12), { ...note('LS-1', 12), below: '\nWare erhalten' }, invoice('RE-1', 12)],
      [12],
    ],
    [
      'the note comes in two files and one more invoice bills another one',
      [
        note('LS-1', 12),
        { ...note('LS-1', 12), below: '\nWare erhalten' },
        invoice('RE-1', 12),
        invoice('RE-2', 12, { of: 'LS-2' }),
      ],
      [12, 12],
    ],
    ['it is of another amount', [note('LS-1', 12), invoice('RE-1', 13)], [12, 13]],
    ['it comes more than 90 days later', [note('LS-1', 12), invoice('RE-1', 12, { day: '20.08.2026' })], [12, 12]],
    ['it was written before they came', [note('LS-1', 12), invoice('RE-1', 12, { day: '01.04.2026' })], [12, 12]],
  ])('are there once in any order of upload: %s', async (_, papers, expected) => {
    for (const order of permutations(papers)) {
      const { stock, levels } = await uploaded(order)
      expect(stock).toEqual(expected)
      expect(levels).toBe(expected.reduce((a, b) => a + b, 0))
    }
  })

  it('bear the number of the note that brought them, whatever order note and invoice came in', async () => {
    for (const order of permutations([
      note('LS-1', 12),
      invoice('RE-1', 12),
      { ...note('LS-1', 12), below: '\nKopie' },
    ]))
      expect((await uploaded(order)).notes).toEqual(['LS-1'])
  })

  const amount = fc.constantFrom(5, 7, 12)
  const anyPapers = (areNamed: fc.Arbitrary<boolean>) =>
    fc
      .tuple(fc.array(amount, { maxLength: 3 }), fc.array(fc.tuple(amount, areNamed), { maxLength: 3 }))
      .map(([notes, invoices]) => [
        ...notes.map((one, index) => note(`LS-${index + 1}`, one)),
        ...invoices.map(([one, isNamed], index) => {
          const of = isNamed && notes[index] === one ? { of: `LS-${index + 1}` } : {}
          return invoice(`RE-${index + 1}`, one, of)
        }),
      ])
      .chain((all) => fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }))

  it('come to the levels that the receipts make, whatever comes in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(anyPapers(fc.constant(false)), async (all) => {
        const { stock, levels } = await uploaded(all)
        expect(stock.reduce((a, b) => a + b, 0)).toBe(levels)
      }),
      { numRuns: 60 },
    )
  })

  it('are never there twice where some invoices name their note and others of the same amount do not', async () => {
    await fc.assert(
      fc.asyncProperty(anyPapers(fc.boolean()), async (all) => {
        const { stock, levels } = await uploaded(all)
        expect(stock.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(levels)
      }),
      { numRuns: 60 },
    )
  })
})
