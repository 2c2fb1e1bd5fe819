import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MemoryIntegrity } from '../../../adapters/memory/memory-integrity.ts'
import { memoryBelongings } from '../../../adapters/memory/belongings.ts'
import { verifyText } from '../../../apps/cli/operation/verify-text.ts'
import { stateRows, type RowId } from '../../../core/farm/index.ts'
import { makeVerifyRecords } from '../../../core/namespaces/verify-records.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { aFarmer, received, sourcesInMemory } from '../../builders/farm.ts'
import { newId } from '../../builders/ids.ts'

const DAY_MS = 24 * 3600 * 1000

it('verifying finds nothing wrong with a farm that lives, and each thing that is', async () => {
  const world = sourcesInMemory()
  const farmer = aFarmer()
  const { namespaceId } = farmer
  const verify = makeVerifyRecords({
    ...world,
    rows: world.farmRows,
    integrity: new MemoryIntegrity(world.database),
    belongings: memoryBelongings(world.database),
    digestFile: async (path) => createHash('sha256').update(readFileSync(path)).digest('hex'),
  })
  const read = async (text: string) => {
    const { source } = await world.registerSource(farmer, { file: received(text) })
    await world.ingestSource({
      namespaceId,
      documentId: source.id,
      jobId: source.jobId,
      lastAttempt: true,
      lane: 'quick',
    })
    return source.id
  }
  const [first, second, third] = [await read('Rechnung'), await read('Bescheid'), await read('Pacht')]
  const put = async (documentId: DocumentId, label: string, kind: 'stock' | 'letters', values: object) => {
    const row = { kind, id: newId<RowId>(), label, key: label, page: null, quote: null, asOf: null }
    const full = { ...row, values: values as Record<string, unknown> }
    return (await stateRows(world, { namespaceId, documentId, now: world.time.now }, [full], []))[0]!
  }
  const stock = await put(first, 'Weizen', 'stock', { article: 'Weizen', amount: null, batch: null })
  const letter = await put(second, 'Brief', 'letters', { subject: 'Brief', sender: null, reference_number: null })
  expect(await verify()).toMatchObject({ namespaces: 2, rows: 2, flaws: [] })
  expect(verifyText(await verify())).toMatch(/Alles stimmt\.$/)

  const gone = newId<RowId>()
  await world.database.write<{ id: string; values: object }, void>(namespaceId, 'workspace_rows', (rows) => {
    for (const [key, row] of rows) {
      if (row.id === letter) rows.set(key, { ...row, values: { ...row.values, sender_id: gone } })
      if (row.id === stock) rows.set(key, { ...row, values: { ...row.values, amount: 7 } })
    }
  })
  await world.objects.put(`${namespaceId}/originals/${first}`, Buffer.from('eine andere'))
  await world.objects.remove(`${namespaceId}/originals/${second}`)
  await world.objects.put(`${namespaceId}/originals/${gone}`, Buffer.from('von niemandem'))
  await world.passages.remove(namespaceId, third)
  await put(newId<DocumentId>(), 'Gerste', 'stock', { article: 'Gerste', amount: null, batch: null })
  world.time.now += 2 * DAY_MS
  const { flaws, hints } = await verify()
  expect(new Set(flaws.map(({ kind }) => kind))).toEqual(
    new Set([
      'dangling_reference',
      'row_out_of_step',
      'stamp_without_source',
      'file_changed',
      'file_missing',
      'object_without_row',
    ]),
  )
  expect(hints.map(({ kind, id }) => [kind, id])).toEqual([['source_not_searchable', third]])
  expect(flaws.find(({ kind }) => kind === 'dangling_reference')).toEqual({
    kind: 'dangling_reference',
    namespaceId,
    id: letter,
    detail: `letters „Brief“, sender_id → contacts ${gone}`,
  })
  expect(flaws.find(({ kind }) => kind === 'object_without_row')!.id).toBe(`${namespaceId}/originals/${gone}`)
  expect(verifyText(await verify())).toMatch(/^Hinweis: Ein Dokument ist nicht durchsuchbar/)
  expect(verifyText(await verify())).toContain('Ein Verweis führt ins Leere: letters „Brief“')
})
