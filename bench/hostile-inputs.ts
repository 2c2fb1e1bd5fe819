// How long the readers of the core take over input that is made to be slow. Prints milliseconds; judges nothing.
import { entitiesOf, makeIndexDocument } from '../core/knowledge/index.ts'
import { extractAssertions, type ReadDocument } from '../core/extraction/index.ts'
import { MemoryPassageStore } from '../adapters/memory/knowledge/memory-passage-store.ts'
import { MemoryDatabase } from '../adapters/memory/memory-database.ts'
import type { DocumentId, NamespaceId } from '../core/shared/ids.ts'

const print = async (what: string, work: () => unknown): Promise<void> => {
  const began = performance.now()
  await work()
  process.stdout.write(`${(performance.now() - began).toFixed(0).padStart(7)} ms  ${what}\n`)
}

const pageOf = (text: string) => ({ number: 1, text, headings: [] })

for (const piece of ['A', '1', 'DE ', 'Ab. ', '§ 1 ', 'Aa Bb & ', '0 ', '12.'])
  await print(`entities of 200 kB of „${piece}“`, () => entitiesOf(piece.repeat(200_000 / piece.length)))

const index = makeIndexDocument({ passages: new MemoryPassageStore(new MemoryDatabase()) })
const indexed = (text: string) =>
  index({
    namespaceId: 'n' as NamespaceId,
    documentId: 'd' as DocumentId,
    title: 'Ein Schreiben',
    document: { pages: [pageOf(text)] },
  })
await print('passages of 50 million spaces', () => indexed(' '.repeat(50_000_000)))
await print('passages of a word of a million letters', () => indexed('x'.repeat(1_000_000)))
await print('passages of 300,000 full stops', () => indexed('.'.repeat(300_000)))

const HEAD = 'Landkreis Rotenburg\nMilchgeldabrechnung April 2026\nPrüfbericht\nBescheid\nDatum: 12.05.2026\n'
for (const piece of ['Aktenzeichen ', '1.', '(Fett ', 'innerhalb von ', '-\n', 'l1O.,', 'Zellzahl  ', 'a-\n'])
  await print(`assertions of 40 kB of „${piece.trim()}“`, () => {
    const document: ReadDocument = {
      format: 'txt',
      contentType: 'text/plain',
      title: null,
      pages: [pageOf(HEAD + piece.repeat(40_000 / piece.length))],
      ocr: false,
      warnings: [],
    }
    return extractAssertions({ document, filename: 'schreiben.txt', today: '2026-06-01' })
  })
