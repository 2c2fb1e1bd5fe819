import { describe, expect, it } from 'vitest'
import { makeAnswerFromDocuments, type Source } from '../../../core/sources/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { noSynonyms } from '../../builders/no-synonyms.ts'

const NOW = Date.parse('2026-05-20T10:00:00Z')

const kept = [
  { title: 'Rechnung RN-1 Landhandel', category: 'rechnungen', createdAt: NOW, status: 'completed', pages: 2 },
  { title: 'Landpachtvertrag Bergfeld', category: 'vertraege', createdAt: NOW - 86_400_000 * 40, status: 'completed' },
  { title: 'Foto vom Zettel', category: 'sonstiges', createdAt: NOW - 86_400_000, status: 'failed', sender: 'LUFA' },
].map((one) => ({ sender: null, dated: null, pages: null, filename: 'scan.pdf', ...one }) as unknown as Source)

const asked = (question: string, sources = kept) =>
  makeAnswerFromDocuments({
    sources: { list: async () => sources, counts: async () => ({ sonstiges: sources.length }) },
    synonyms: noSynonyms,
    clock: { now: () => NOW },
    pause: async () => {},
  }).answer({ namespaceId: 'farm' as NamespaceId, question })

describe('questions about documents', () => {
  it.each([
    ['Was habe ich hochgeladen?', 'Landpachtvertrag Bergfeld'],
    ['Wie viele Dokumente habe ich hochgeladen?', 'Eingetragen sind 3 Dokumente'],
    ['Wann habe ich den Pachtvertrag hochgeladen?', '10.04.2026'],
    ['Welche Rechnungen habe ich hochgeladen?', 'Rechnung RN-1'],
    ['Was habe ich im Mai hochgeladen?', 'Foto vom Zettel'],
    ['Was wurde zuletzt hochgeladen?', 'Rechnung RN-1'],
    ['Welche Dokumente sind unlesbar?', 'Foto vom Zettel'],
    ['Wie viele Seiten hat das Dokument RN-1?', 'Seiten 2'],
  ])('„%s“', async (question, said) => {
    const fact = await asked(question)
    expect(fact?.answered).toBe(true)
    expect(fact?.text).toContain(said)
  })

  it('rests on no row, and leaves alone what stands in them', async () => {
    expect((await asked('Was habe ich hochgeladen?'))?.rows).toEqual([])
    expect(await asked('Was steht im Pachtvertrag zur Kündigung?')).toBeUndefined()
    expect((await asked('Was habe ich hochgeladen?', []))?.answered ?? false).toBe(false)
  })
})
